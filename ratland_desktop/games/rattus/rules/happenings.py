"""What can happen in Rattus, as facts: to whom, how much, and why (section 12 of the rules page).

Each happening holds all that a picture and a sentence need, so nobody has to look at the table to show it.
Seats are numbers, regions and cards are ids, a face is the id of its token. No happening that is open to all
knows a face that is down.
"""

from typing import ClassVar

from ....tabletop.dialogue import Happening
from ....tabletop.facts import fact
from .words import Spot

# --- before the first turn


@fact
class TableLaid(Happening):
    """`taken_out` tokens left the game unseen, `supply` are left."""

    players: int
    regions: tuple[str, ...]
    plague: str
    first: int
    taken_out: int
    supply: int


@fact
class Settled(Happening):
    seat: int
    region: str
    cubes: int


# --- acts of a turn and of the last round


@fact
class TurnBegan(Happening):
    seat: int
    round: int

    heading: ClassVar[bool] = True


@fact
class CardTaken(Happening):
    """`owner` held it until now; None: it lay beside the board."""

    seat: int
    card: str
    owner: int | None


@fact
class Placed(Happening):
    """As many cubes as rats; `helped` of them more by the Peasant. Fewer if the reserve was `short`.

    In the last round `rats` do not matter: the Peasant brings them all.
    """

    seat: int
    region: str
    cubes: int
    rats: int
    helped: int
    short: bool


@fact
class NothingToPlace(Happening):
    """There are no rats on the board (R8)."""

    seat: int


@fact
class CubeSaved(Happening):
    """The King brings a cube into the castle."""

    seat: int
    region: str


@fact
class RatMoved(Happening):
    """The Monk moves a token, unseen, to the end of another row."""

    seat: int
    start: Spot
    to: str


@fact
class CubesMoved(Happening):
    """The Merchant moves cubes."""

    seat: int
    start: str
    to: str
    cubes: int


@fact
class Looked(Happening):
    """The Witch looks at a token; what she sees is whispered to her alone."""

    seat: int
    spot: Spot


@fact
class FaceSeen(Happening):
    """For the Witch's owner only: what is under this token."""

    spot: Spot
    face: int


@fact
class Swapped(Happening):
    seat: int
    one: Spot
    other: Spot


@fact
class LeftAlone(Happening):
    """The Witch could have swapped these two, and did not."""

    seat: int
    one: Spot
    other: Spot


# --- the plague


@fact
class PlagueMoved(Happening):
    """Two steps, or none in the last round, are the Knight's doing."""

    seat: int
    start: str
    to: str
    steps: int


@fact
class PlagueSpread(Happening):
    """`rats` lay there, so `due` new tokens come; `short` says what there was too little of.

    That is the SUPPLY, the ROOM around the region, or nothing ("").
    """

    seat: int
    region: str
    rats: int
    due: int
    laid: tuple[str, ...]  # where, a region for each token
    short: str


@fact
class NoSpread(Happening):
    """`because` there are NO_RATS in the region, no ROOM around it, or none in the SUPPLY."""

    region: str
    because: str


@fact
class KnightCounts(Happening):
    """The piece counts as so many `cubes` more for the limits, and for nothing else."""

    seat: int
    region: str
    cubes: int


@fact
class Spared(Happening):
    """The plague does nothing here `because` there are NO_RATS or NOBODY lives here."""

    region: str
    because: str


@fact
class RatTurned(Happening):
    """The `number`-th of so many `tokens`. `cubes` and `neutral` ones together against the limit."""

    region: str
    number: int
    tokens: int
    face: int
    cubes: int
    neutral: int
    breaks_out: bool


@fact
class Bite:
    """A symbol looks for a player; `seat` is None where nobody holds its card.

    `result` is LOST (one cube), NOT_THERE, NONE_LEFT, or UNHELD.
    """

    symbol: str
    seat: int | None
    result: str


@fact
class Struck(Happening):
    """The plague has broken out: what each symbol did, as printed, and the cubes that are left, by seat."""

    region: str
    face: int
    bites: tuple[Bite, ...]
    left: tuple[int, ...]


@fact
class PlagueOver(Happening):
    """No more tokens are turned up here: `rats` stay hidden, `cubes` came through, and one of them is 0."""

    region: str
    rats: int
    cubes: int


# --- the end


@fact
class EndInSight(Happening):
    """This turn is the last one, `because` the SUPPLY or this seat's RESERVE is empty."""

    seat: int
    because: str


@fact
class LastRoundBegan(Happening):
    """Who may use cards once more, in order; `last` took the last turn."""

    last: int
    order: tuple[int, ...]

    heading: ClassVar[bool] = True


@fact
class LastChance(Happening):
    """A seat may use these `cards` once more; or it has `passed`, where `cards` could still have been used.

    Who has passed without a card that could do anything was not asked (R26).
    """

    seat: int
    cards: tuple[str, ...]
    passed: bool


@fact
class LastPlague(Happening):
    """The plague is everywhere: the regions in order, and those where nobody lives."""

    order: tuple[str, ...]
    deserted: tuple[str, ...]


@fact
class GameEnded(Happening):
    """Cubes in the regions and in the castle and the place of each seat.

    `tied` have the most and equally many; of them the winner would have moved first (R22).
    """

    in_regions: tuple[int, ...]
    in_castle: tuple[int, ...]
    places: tuple[int, ...]
    winner: int
    tied: tuple[int, ...]
