"""What happens to cards: played, looked at, turned, moved. `because` is the card that caused it, or TURN."""

from .....tabletop.dialogue import Happening
from .....tabletop.facts import fact
from ..words import By


@fact
class Faces(Happening):
    """For a whisper: the faces that belong to the happening before it, in the order of its places."""

    faces: tuple[str, ...]


@fact
class Drew(Happening):
    """From the deck the face is None: only the seat hears it."""

    seat: int
    pile: str
    face: str | None
    because: str


@fact
class PlayedHidden(Happening):
    """The seat hears the face."""

    seat: int
    slot: int


@fact
class PlayedOpen(Happening):
    seat: int
    slot: int
    face: str


@fact
class Uncovered(Happening):
    """The hand card `discarded` went onto the pile, and the card in this slot was turned up."""

    seat: int
    discarded: str
    slot: int
    face: str


@fact
class EffectBegan(Happening):
    seat: int
    slot: int
    card: str
    by: By


@fact
class EffectMuted(Happening):
    """The card was turned up, but a mute lies on it (R14)."""

    seat: int
    slot: int
    card: str


@fact
class Looked(Happening):
    """`seat` looked at a hidden card, and hears its face."""

    seat: int
    whose: int
    slot: int
    because: str


@fact
class LookedAtHand(Happening):
    """`seat` looked at a hand of so many cards, and hears the faces."""

    seat: int
    whose: int
    cards: int
    because: str


@fact
class LookedAtDeck(Happening):
    """`seat` looked at so many cards of the deck, and hears the faces, the top one first."""

    seat: int
    cards: int
    because: str


@fact
class Revealed(Happening):
    """Turned up; an EffectBegan follows if its effect does.

    `chosen_by` is the acting player, or the owner where the effect leaves the choice to them.
    """

    by: int
    whose: int
    slot: int
    face: str
    chosen_by: int
    because: str


@fact
class Hidden(Happening):
    """An open card was turned face down."""

    by: int
    whose: int
    slot: int
    face: str
    because: str


@fact
class Discarded(Happening):
    """From HAND, DECK or ROW; only in a row it has an owner and a slot. `chip` goes home, "" is none."""

    by: int
    place: str
    whose: int | None
    slot: int | None
    face: str
    chip: str
    because: str


@fact
class ShuffledDiscard(Happening):
    """The upper part of the discard pile in its new order; the last one is on top."""

    by: int
    faces: tuple[str, ...]
    because: str


@fact
class Laid(Happening):
    """The hand card came in front of its owner without effect. Face down only the owner hears the face."""

    seat: int
    slot: int
    up: bool
    face: str | None
    because: str


@fact
class SwappedWithDiscard(Happening):
    seat: int
    given: str
    taken: str
    because: str


@fact
class SwappedWithHidden(Happening):
    """Hand card and hidden card changed places. The seat hears what lies there now, then what it holds."""

    seat: int
    slot: int
    chip: str
    because: str


@fact
class SwappedHands(Happening):
    """Both hear what `seat` gave and what `other` gave."""

    seat: int
    other: int
    because: str


@fact
class TookBack(Happening):
    seat: int
    slot: int
    face: str
    chip: str
    because: str


@fact
class Swapped(Happening):
    """Two cards changed places. The faces are what the seats gave; of hidden cards only they hear them."""

    seat: int
    slot: int
    other: int
    other_slot: int
    face: str | None
    other_face: str | None
    because: str


@fact
class Given(Happening):
    seat: int
    slot: int
    to: int
    to_slot: int
    face: str
    because: str


@fact
class DealtFromDeck(Happening):
    """`seat` laid the top card of the deck open in front of `to`."""

    seat: int
    to: int
    to_slot: int
    face: str
    because: str
