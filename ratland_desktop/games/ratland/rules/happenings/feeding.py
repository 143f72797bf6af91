"""Phase 7: what happens at the feeding."""

from .....tabletop.dialogue import Happening
from .....tabletop.facts import fact


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
    """`rats` in the sewers cost `cost`; `paid` is what there was, and `starved` rats went to the graveyard.

    Of those, `sick` came from the infirmary.
    """

    seat: int
    rats: int
    cost: int
    paid: int
    starved: int
    sick: int


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
