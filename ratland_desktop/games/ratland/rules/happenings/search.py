"""Phase 6: what happens around the bag."""

from .....tabletop.dialogue import Happening
from .....tabletop.facts import fact
from ..words import Colour, Place


@fact
class BagFilled(Happening):
    area: Place
    pieces: tuple[Colour, ...]
    cards: tuple[int, ...]


@fact
class PieceAdded(Happening):
    """A colour, or None when the clan adds nothing."""

    seat: int
    area: Place
    colour: Colour | None
    because: str


@fact
class RatWounded(Happening):
    """One of `seat`'s rats goes to the infirmary, wounded by `by`."""

    seat: int
    area: Place
    by: int
    because: str


@fact
class PieceReturned(Happening):
    """Of the pieces just drawn one goes back into the bag unused, or None when the player keeps all."""

    seat: int
    area: Place
    pieces: tuple[Colour, ...]
    colour: Colour | None
    because: str


@fact
class Find:
    """What one piece does for one player: cheese, or what becomes of the rat ("" if nothing)."""

    colour: Colour
    cheese: int
    fate: str
    because: str


@fact
class Drew(Happening):
    """Pieces drawn blind, in order, and what they do; fewer than `due` when the bag ran out.

    `left` are still in the bag. `elsewhere` lists the places of harmed rats that were not in the area (R2),
    `because` the cards that changed how many pieces are due.
    """

    seat: int
    area: Place
    finds: tuple[Find, ...]
    due: int
    left: int
    cheese: int
    died: int
    poisoned: int
    lost: int
    elsewhere: tuple[Place, ...]
    because: tuple[str, ...]


@fact
class WhitesTraded(Happening):
    """White pieces become cheese."""

    seat: int
    area: Place
    whites: int
    cheese: int
    because: str


@fact
class NothingDrawn(Happening):
    """A Scavenger decides not to draw."""

    seat: int
    area: Place
    because: str
