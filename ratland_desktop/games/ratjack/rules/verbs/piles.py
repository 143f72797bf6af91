"""Deck and discard pile: drawing, discarding from the deck, dealing, shuffling. The top card is the last."""

from .....tabletop.dialogue import NO_WAY_BACK, Tell, Whisper
from ..happenings import DealtFromDeck, Discarded, Drew, Faces, ShuffledDiscard
from ..table import Card, Table
from ..words import DECK
from .act import Act


def draw_from(table: Table, pile: str, tell: Tell, because: str) -> None:
    """The top card of a pile goes into the hand. From the discard pile everybody knows it."""
    seat = table.turn
    if pile == DECK:
        card = table.deck[-1].seen_by(seat)
        table.deck = table.deck[:-1]
        table.hands[seat] += (card,)
        tell(Drew(seat, pile, None, because))
        tell(Whisper((seat,), Faces((card.face.id,))))
    else:
        face = table.discard[-1]
        table.discard = table.discard[:-1]
        table.hands[seat] += (Card(face, table.everybody),)
        tell(Drew(seat, pile, face.id, because))


def draw(act: Act, pile: str) -> None:
    draw_from(act.table, pile, act.tell, act.because)


def discard_deck(act: Act, place: int) -> None:
    """One card of the deck, counted from the top, goes onto the discard pile."""
    table = act.table
    at = len(table.deck) - 1 - place
    card = table.deck[at]
    table.deck = table.deck[:at] + table.deck[at + 1 :]
    table.discard += (card.face,)
    act.tell(Discarded(act.seat, DECK, None, None, card.face.id, "", act.because))


def mill(act: Act, answer: None) -> None:
    for _ in range(act.step.number):
        discard_deck(act, 0)
    act.tell(NO_WAY_BACK)


def shuffle_discard(act: Act, answer: None) -> None:
    table, cards = act.table, act.step.number
    top = list(table.discard[-cards:])
    act.dice.shuffle(top)
    table.discard = (*table.discard[:-cards], *top)
    act.tell(ShuffledDiscard(act.seat, tuple([face.id for face in top]), act.because))
    act.tell(NO_WAY_BACK)


def deal_deck(act: Act, to: int) -> None:
    table = act.table
    card = table.deck[-1]
    table.deck = table.deck[:-1]
    slot = table.lay(to, table.opened(card))
    act.tell(DealtFromDeck(act.seat, to, slot, card.face.id, act.because))
    act.bring_to_light(card)
