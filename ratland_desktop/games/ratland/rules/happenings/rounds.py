"""The course of the game: rounds, phases, events and the end."""

from typing import ClassVar

from .....tabletop.dialogue import Happening
from .....tabletop.facts import fact
from ..words import Phase


@fact
class ClansRevealed(Happening):
    clans: tuple[str, ...]


@fact
class RoundBegan(Happening):
    round: int
    active: int

    heading: ClassVar[bool] = True


@fact
class PhaseBegan(Happening):
    phase: Phase

    heading: ClassVar[bool] = True


PHASE_BEGAN = {phase: PhaseBegan(phase) for phase in Phase}


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


@fact
class GameEnded(Happening):
    """Points by seat, and who wins."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
