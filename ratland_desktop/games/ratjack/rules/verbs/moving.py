"""Cards that leave their place on the table: discarded, taken back, swapped, given away."""

from .....tabletop.dialogue import Whisper
from ..happenings import Discarded, Faces, Given, Swapped, TookBack
from ..table import Card
from ..words import ROW, Spot
from .act import Act


def letter(card: Card) -> str:
    """The chip that lies on a card."""
    return "" if card.chip is None else card.chip.letter


def discard(act: Act, at: Spot) -> None:
    card = act.table.take_away(at)
    act.table.discard += (card.face,)
    act.tell(Discarded(act.seat, ROW, *at, card.face.id, letter(card), act.because))
    act.bring_to_light(card)


def take(act: Act, at: Spot) -> None:
    """An open card goes into the hand; everybody knows it there."""
    table, seat = act.table, act.seat
    card = table.take_away(at)
    table.hands[seat] += (Card(card.face, card.known),)
    act.tell(TookBack(seat, at[1], card.face.id, letter(card), act.because))


def swap(act: Act, both: tuple[Spot, Spot]) -> None:
    exchange(act, *both)


def swap_seen(act: Act, mine: Spot) -> None:
    """With the card looked at in this effect."""
    theirs = act.table.running[-1].seen
    assert theirs is not None
    exchange(act, mine, theirs)


def exchange(act: Act, mine: Spot, theirs: Spot) -> None:
    """Both cards keep their side and their chip, and both players know both of them (R16)."""
    table, seat, other = act.table, act.seat, theirs[0]
    given, taken = table.card(mine), table.card(theirs)
    table.replace(mine, taken.seen_by(seat, other))
    table.replace(theirs, given.seen_by(seat, other))
    faces = (given.face.id, taken.face.id)
    shown = (faces[0] if given.up else None), (faces[1] if taken.up else None)
    act.tell(Swapped(seat, mine[1], *theirs, *shown, act.because))
    if None in shown:
        act.tell(Whisper((seat, other), Faces(faces), news=seat not in taken.known))


def give(act: Act, answer: tuple[Spot, int]) -> None:
    """To the end of the other row; it stays open and keeps its chip."""
    at, to = answer
    table = act.table
    row = table.rows[act.seat]
    card = row[at[1]]
    table.rows[act.seat] = row[: at[1]] + row[at[1] + 1 :]
    slot = table.lay(to, card)
    act.tell(Given(*at, to, slot, card.face.id, act.because))
