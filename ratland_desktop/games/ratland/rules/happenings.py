"""What can happen in RatLand, as facts: to whom, how much, and why.

Each happening holds all that a picture and a sentence need, so nobody has to look at the table to show it.
Seats are numbers. `because` is the id of the event or clan that made it so, AGGRESSIVE for the aggressive
board, or RULE for the plain rule.
"""

from ....tabletop.dialogue import Happening
from ....tabletop.facts import fact
from .words import Colour, Phase, Place, Plan

RULE = ""
AGGRESSIVE = "aggressive"


@fact
class ClansRevealed(Happening):
    clans: tuple[str, ...]


@fact
class RoundBegan(Happening):
    round: int
    active: int


@fact
class PhaseBegan(Happening):
    phase: Phase


# --- phase 1


@fact
class EventTurned(Happening):
    event: str
    final: bool


@fact
class SidesTurned(Happening):
    """The first final event: every clan card turns to its open side."""

    clans: tuple[str, ...]


@fact
class FoodTurned(Happening):
    cards: tuple[int, ...]


@fact
class CheeseGained(Happening):
    seat: int
    cheese: int
    because: str


@fact
class RatsJoined(Happening):
    """Rats from the common pile; fewer than `due` when the pile is short."""

    seat: int
    rats: int
    due: int
    because: str


@fact
class RatGiven(Happening):
    giver: int
    receiver: int
    because: str


@fact
class NothingGiven(Happening):
    """Nobody gives: the same clan has most and fewest, or the giver has no healthy rat (R3)."""

    giver: int
    receiver: int
    because: str


@fact
class CheeseHidden(Happening):
    seat: int
    cheese: int
    because: str


@fact
class GraveOpened(Happening):
    """Rats go from the graveyard to the common pile."""

    seat: int
    rats: int
    because: str


# --- phase 2


@fact
class Revealed(Happening):
    plans: tuple[Plan, ...]


@fact
class BoardsRevealed(Happening):
    """Which seats play on the aggressive board."""

    aggressive: tuple[bool, ...]


@fact
class Redeployed(Happening):
    seat: int
    before: Plan
    after: Plan
    because: str


# --- phase 3


@fact
class Attacked(Happening):
    """One attack against its defence. `strength` and `defence` count all modifiers, `rats` and `guards` heads.

    `owed` is what the attack earns, `because` the cards that had a part in it.
    """

    seat: int
    victim: int
    side: Place
    rats: int
    strength: int
    guards: int
    defence: int
    owed: int
    because: tuple[str, ...]


@fact
class Stole(Happening):
    """Cheese changes pantries; less than `owed` when the victim had too little."""

    seat: int
    victim: int
    side: Place
    cheese: int
    owed: int


@fact
class RatDied(Happening):
    """A rat goes back to the common pile after a fight with `by`."""

    seat: int
    place: Place
    by: int
    because: str


# --- phase 4


@fact
class Bred(Happening):
    """`parents` rats stand in the nursery and `born` new ones join; fewer than `due` when the pile is short."""

    seat: int
    parents: int
    born: int
    due: int
    because: tuple[str, ...]


# --- phase 5


@fact
class CameHome(Happening):
    seat: int
    poisoned: int
    lost: int
    because: str


# --- phase 6


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
class Drew(Happening):
    """Pieces drawn blind; fewer than `due` when the bag ran out. `left` are still in the bag."""

    seat: int
    area: Place
    pieces: tuple[Colour, ...]
    due: int
    left: int
    because: tuple[str, ...]


@fact
class PieceReturned(Happening):
    """A drawn piece goes back into the bag unused, or None when the player keeps all."""

    seat: int
    area: Place
    colour: Colour | None
    because: str


@fact
class Find(Happening):
    """What one piece does for one player: cheese, or what becomes of the rat ("" if nothing)."""

    colour: Colour
    cheese: int
    fate: str
    because: str


@fact
class Found(Happening):
    """The pieces take effect. `elsewhere` lists the places of harmed rats that were not in the area (R2)."""

    seat: int
    area: Place
    finds: tuple[Find, ...]
    cheese: int
    died: int
    poisoned: int
    lost: int
    elsewhere: tuple[Place, ...]


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
    """A clan that may draw where it sent nobody leaves it be."""

    seat: int
    area: Place
    because: str


# --- phase 7


@fact
class RatTraded(Happening):
    """A rat for a cheese, or `rats` 0 when the player keeps it."""

    seat: int
    rats: int
    cheese: int
    poisoned: bool
    because: str


@fact
class Fed(Happening):
    """`rats` in the sewers cost `cost`; `paid` is what there was, and `starved` rats went to the graveyard."""

    seat: int
    rats: int
    cost: int
    paid: int
    starved: int


@fact
class CheeseTransmuted(Happening):
    seat: int
    cheese: int
    rats: int
    because: str


@fact
class TributePaid(Happening):
    giver: int
    seat: int
    cheese: int
    because: str


# --- the end


@fact
class GameEnded(Happening):
    """Points by seat, and who wins."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
