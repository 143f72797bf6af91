"""The table: everything that is on it, as plain data.

At the start of a round the table is complete: it can be copied, compared and saved. The phases change it in
place. It knows no rules except who sits where and who wins a tie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ....tabletop.dialogue import Tell
from ....tabletop.facts import fact
from .clans import PLAIN, Clan, Power
from .events import Event
from .food import boxes
from .happenings import PHASE_BEGAN
from .words import OPENING, Board, Food, Phase, Plan

FEWEST_PLAYERS, MOST_PLAYERS = 2, 12
RATS_IN_A_BOX = 115


@fact
class Options:
    """How a game is set up; the seat that starts is None when chance decides."""

    players: int
    clans: bool = False
    board: Board = Board.OFF
    food: Food = Food.SHUFFLED
    first: int | None = None


@fact
class RoundRecord:
    """An earlier round, open to all: what was turned up, where the rats stood, and what it led to."""

    event: str
    food: tuple[int, ...]
    active: int
    plans: tuple[Plan, ...]
    living: tuple[int, ...]
    buried: tuple[int, ...]
    cheese: tuple[int, ...]


@dataclass(slots=True)
class Sewer:
    """One player's sewer board with the two fields beside it."""

    places: list[int]  # healthy rats in each Place
    cheese: int = 0
    poisoned: int = 0  # in the infirmary
    lost: int = 0
    buried: int = 0  # in the graveyard
    dealt: tuple[Clan, ...] = ()  # the two clan cards of the opening
    clan: Clan | None = None
    power: Power = PLAIN  # the side of the clan card that holds now
    aggressive: bool = False

    @property
    def healthy(self) -> int:
        return sum(self.places)

    @property
    def in_sewers(self) -> int:
        """Rats that must be fed: lost ones are away."""
        return sum(self.places) + self.poisoned

    @property
    def living(self) -> int:
        return sum(self.places) + self.poisoned + self.lost


@dataclass(slots=True)
class Table:
    """Everything on the table. The decks are hidden; their next card is the last of the list."""

    options: Options
    sewers: list[Sewer]
    pile: int
    events: list[Event]
    foods: list[int]
    active: int = 0
    round: int = 0
    phase: Phase = OPENING
    event: Event | None = None
    food: tuple[int, ...] = ()
    final: bool = False  # a final event has been turned up: open sides hold
    boards_known: bool = True
    ended: bool = False
    plans: tuple[Plan, ...] = ()  # this round's placements, once revealed
    records: list[RoundRecord] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.sewers)

    def tie_order(self) -> tuple[int, ...]:
        """The seats from the active player clockwise."""
        return CLOCKWISE[len(self.sewers)][self.active]

    def turn(self, seat: int) -> int:
        """How many seats come before this one in tie order."""
        return (seat - self.active) % len(self.sewers)

    def first_by(self, key: Callable[[Sewer], int], seats: Iterable[int] | None = None) -> int:
        """The seat with the smallest key; of several the first in tie order."""
        return min(self.tie_order() if seats is None else seats, key=lambda seat: key(self.sewers[seat]))

    def begin(self, phase: Phase, tell: Tell) -> None:
        """The table moves on to this phase."""
        self.phase = phase
        tell(PHASE_BEGAN[phase])

    def take_from_pile(self, wanted: int) -> int:
        """As many rats as wanted, or as the common pile has."""
        taken = wanted if wanted <= self.pile else self.pile
        self.pile -= taken
        return taken

    def go_home(self) -> None:
        """All healthy rats leave their places and are at home."""
        for sewer in self.sewers:
            dump, city, field, left, right, pantry, nursery = sewer.places
            sewer.places = [0, 0, 0, 0, 0, dump + city + field + left + right + pantry + nursery, 0]

    def copy(self) -> Table:
        sewers = []
        for each in self.sewers:  # as few calls as possible: every round begins with a copy
            copied = Sewer(
                [*each.places], each.cheese, each.poisoned, each.lost, each.buried,
                each.dealt, each.clan, each.power, each.aggressive,
            )  # fmt: skip
            sewers.append(copied)
        return Table(
            self.options, sewers, self.pile,
            [*self.events], [*self.foods], self.active, self.round, self.phase,
            self.event, self.food, self.final, self.boards_known, self.ended, self.plans,
            [*self.records],
        )  # fmt: skip


EMPTY = (0,) * len(Plan._fields)


def clockwise(first: int, players: int) -> tuple[int, ...]:
    return (*range(first, players), *range(first))


CLOCKWISE = [[clockwise(first, players) for first in range(players)] for players in range(MOST_PLAYERS + 1)]


def rats_in_game(players: int) -> int:
    return RATS_IN_A_BOX * boxes(players)
