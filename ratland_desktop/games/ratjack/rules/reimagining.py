"""A table as it might be: everything a view shows, and the hidden rest by chance.

What is imagined comes from the view and the dice handed in only: every way to deal the unseen cards is as
likely as any other. Looked at from the same seat, the imagined table shows the same view again.
"""

from ....tabletop.dice import Dice
from .cards import CARDS_OF, FACES, Face
from .chips import LETTERS, SIDES
from .table import EVERYBODY, Aside, Card, Table
from .view import CardView, PlaceView, View


def unseen(view: View) -> list[Face]:
    """The cards that this seat sees nowhere, in the order of the box."""
    cards = [card for place in view.places for card in (*place.hand, *place.row)]
    seen = {*view.discard, *view.deck, *(card.face for card in cards)}
    return [face for face in CARDS_OF[view.sets] if face.id not in seen]


def reimagine(view: View, dice: Dice) -> Table:
    """A table that looks like this to the view's seat."""
    faces = unseen(view)
    dice.shuffle(faces)
    chips = tuple([SIDES[face] for face in view.chips])
    hands, rows, aside = [], [], []
    for place in view.places:
        hand = tuple([imagine(view, place, card, faces) for card in place.hand])
        row = tuple([imagine(view, place, card, faces) for card in place.row])
        hands.append(() if place.out else hand)
        rows.append(() if place.out else row)
        aside.append(Aside(hand, row, place.total) if place.out else None)
    return Table(
        view.options, view.sets, [place.points for place in view.places],
        view.starter, view.round, view.last_point, view.ended, view.stage, view.turn,
        chips, tuple([chip for chip in chips if chip.letter in view.display]),
        tuple([imagine_in_deck(view, face, faces) for face in view.deck]),
        tuple([FACES[face] for face in view.discard]),
        hands, rows, aside, [place.counted for place in view.places],
        view.running, view.deck_at_turn, view.idle_turns,
    )  # fmt: skip


def imagine(view: View, place: PlaceView, seen: CardView, faces: list[Face]) -> Card:
    """A card of this place. Beyond what is certain, its owner alone is thought to know it."""
    known = frozenset((place.seat,))
    if seen.known_to_all:
        known = EVERYBODY[view.players]
    elif seen.face is not None and view.seat is not None:
        known |= {view.seat}
    face = faces.pop() if seen.face is None else FACES[seen.face]
    chip = SIDES[view.chips[LETTERS.index(seen.chip)]] if seen.chip else None
    return Card(face, known, seen.up, chip)


def imagine_in_deck(view: View, seen: str | None, faces: list[Face]) -> Card:
    if seen is None:
        return Card(faces.pop(), frozenset())
    return Card(FACES[seen], EVERYBODY[view.players] if view.seat is None else frozenset((view.seat,)))
