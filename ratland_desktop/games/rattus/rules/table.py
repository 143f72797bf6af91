"""The table: everything that lies on it, and how far the turn has come, as plain data.

Between rounds the table is complete and can be written down. During a round it also says what is asked next,
so that a copy can be played on from any question (`round.play_on`). What lies open has the same names on the
table and in a view: who needs no more than that asks for a `Board`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ....tabletop.facts import fact
from .cards import CARDS
from .regions import MAPS, Map
from .tokens import MOST_IN_A_REGION
from .words import ACTING, SETTLING, Spot, Stage, Step

CUBES = 20  # of each player
BESIDE: dict[str, int | None] = dict.fromkeys(CARDS)  # no card has an owner


@fact
class Options:
    """How a game is set up; the seat that begins is None when chance decides (R5)."""

    players: int
    first: int | None = None


@fact
class Rat:
    """A token that is or was on the board. In a view a face that the seat may not know is 0.

    `laid`: it was laid in the set-up, which everybody saw (R3). `seen`: the seats that have looked at it.
    """

    face: int
    laid: bool = False
    seen: tuple[int, ...] = ()


class Board(Protocol):
    """What lies open on the table. The table has it, and so has every view."""

    @property
    def players(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def turns(self) -> int: ...
    @property
    def active(self) -> int: ...
    @property
    def reserves(self) -> Sequence[int]: ...
    @property
    def castle(self) -> Sequence[int]: ...
    @property
    def cubes(self) -> Mapping[str, Sequence[int]]: ...
    @property
    def rats(self) -> Mapping[str, Sequence[Rat]]: ...
    @property
    def supply(self) -> Sequence[int]: ...
    @property
    def cards(self) -> Mapping[str, int | None]: ...
    @property
    def plague(self) -> str: ...
    @property
    def step(self) -> Step: ...
    @property
    def took(self) -> bool: ...
    @property
    def placed(self) -> bool: ...
    @property
    def used(self) -> Sequence[str]: ...
    @property
    def looked(self) -> Sequence[Spot]: ...
    @property
    def counts_as(self) -> int: ...


@dataclass(slots=True)
class Table:
    """Everything on the table. Seats run clockwise; lists of numbers are by seat.

    The supply's next token is its last. Regions that are not in play are nowhere (R1).
    """

    options: Options
    first: int  # who took or takes the first turn
    plague: str  # where the piece stands
    cubes: dict[str, list[int]]  # by region and seat
    rats: dict[str, list[Rat]]  # the row of each region: the first is turned up first (R16)
    supply: list[int]  # faces
    out: list[int]  # faces taken out of the game unseen
    reserves: list[int]
    castle: list[int]
    cards: dict[str, int | None] = field(default_factory=BESIDE.copy)  # by owner; None: beside the board
    turned: list[Rat] = field(default_factory=list)  # in the order in which they were turned up
    stage: Stage = SETTLING
    turns: int = 0  # turns that are over
    active: int = 0  # who is in turn
    ending: str = ""  # why the game ends: SUPPLY or RESERVE
    # what has happened in this round; fresh between rounds
    settled: int = 0  # pairs of cubes put down in the settling
    step: Step = ACTING
    took: bool = False  # a card was taken in this turn
    placed: bool = False
    used: tuple[str, ...] = ()  # cards whose power was used in this turn, in that order
    looked: tuple[Spot, ...] = ()  # the tokens that the Witch is looking at
    turned_up: bool = False  # a token was turned up in this turn
    counts_as: int = 0  # the piece counts as so many cubes more (R14, R21)

    @property
    def players(self) -> int:
        return len(self.reserves)

    def begin_fresh(self) -> None:
        """Forget what was done in a turn: the next one begins."""
        self.step = ACTING
        self.took = self.placed = self.turned_up = False
        self.used = ()
        self.counts_as = 0

    def copy(self) -> Table:
        return Table(
            self.options, self.first, self.plague,
            {region: [*cubes] for region, cubes in self.cubes.items()},
            {region: [*rats] for region, rats in self.rats.items()},
            [*self.supply], [*self.out], [*self.reserves], [*self.castle], self.cards.copy(), [*self.turned],
            self.stage, self.turns, self.active, self.ending, self.settled, self.step,
            self.took, self.placed, self.used, self.looked, self.turned_up, self.counts_as,
        )  # fmt: skip


# --- what can be read off the board


def map_of(board: Board) -> Map:
    return MAPS[board.players]


def neighbours(board: Board, region: str) -> tuple[str, ...]:
    return MAPS[board.players].neighbours[region]


def room(board: Board, region: str) -> int:
    """How many tokens more a region can hold."""
    return MOST_IN_A_REGION - len(board.rats[region])


def can_use(board: Board, card: str) -> bool:
    """Does the player in turn hold this card, and has not used it yet?"""
    return board.cards[card] == board.active and card not in board.used


def last_player(board: Board) -> int:
    """Who took the last turn."""
    return (board.first + board.turns - 1) % board.players


def round_number(board: Board) -> int:
    """In a round everybody has one turn; the settling comes before the first (section 10, scripts)."""
    begun = board.turns + (board.stage == Stage.TURNS)
    return -(-begun // board.players)


def points(board: Board) -> tuple[int, ...]:
    """Cubes on the board, castle included."""
    return tuple(sum(cubes) for cubes in zip(board.castle, *board.cubes.values(), strict=True))
