"""What only some seats are told (section 13 of the rules page).

Each is told right after the open happening that it belongs to.
"""

from ....tabletop.dialogue import Happening
from ....tabletop.facts import fact


@fact
class YourRole(Happening):
    """Belongs to RolesDealt."""

    role: str


@fact
class BehindTheDoors(Happening):
    """Belongs to PilesRearranged: the cards of each door from the top, as they lay and as they lie now."""

    doors: tuple[int, ...]
    before: tuple[tuple[str, ...], ...]
    after: tuple[tuple[str, ...], ...]


@fact
class YouDrew(Happening):
    """Belongs to Stored."""

    card: str


@fact
class YouStole(Happening):
    """Belongs to Stole."""

    card: str


@fact
class StolenFromYou(Happening):
    """Belongs to Stole."""

    card: str


@fact
class YouLost(Happening):
    """Belongs to WentOut."""

    cards: tuple[str, ...]
