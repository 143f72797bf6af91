"""The table: everything that lies on it, as plain data.

Between rounds only the points and who begins are left (section 7). In the middle of a round the table also
says what comes next: whose turn it is, its stage, and which effects are under way with how many of their
steps done. So a copy of the table can be played on from any question (`round.play_on`).
Piles, hands and rows are tuples that are replaced and never changed: a copy shares them and costs little.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ....tabletop.facts import fact
from .cards import FACES, Face
from .chips import Side
from .steps import Step
from .words import BETWEEN, By, Deck, Spot, Stage

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


@fact
class Options:
    """How a game is set up. Chance decides the deck, or who begins, where it is None."""

    players: int
    deck: Deck | None = Deck.RATS
    first: int | None = None


@fact
class Card:
    """A card where it lies. `known` are the seats that know its face (section 12)."""

    face: Face
    known: frozenset[int]
    up: bool = False
    chip: Side | None = None

    @property
    def worth(self) -> int:
        """What it counts; nothing while it lies face down."""
        return self.worth_at(self.face.value) if self.up else 0

    def worth_at(self, value: int) -> int:
        """What an open card of this value counts with the chip that lies here."""
        return value if self.chip is None else self.chip.worth(value)

    @property
    def locked(self) -> bool:
        return self.chip is not None and self.chip.locks

    @property
    def shielded(self) -> bool:
        return self.chip is not None and self.chip.shields

    @property
    def muted(self) -> bool:
        return self.chip is not None and self.chip.mutes

    def seen_by(self, *seats: int) -> Card:
        """The same card when these seats have learned its face."""
        return Card(self.face, self.known.union(seats), self.up, self.chip)

    def with_chip(self, chip: Side | None) -> Card:
        return Card(self.face, self.known, self.up, chip)


@fact
class Running:
    """An effect that is being carried out.

    `done` steps are behind it. `seen` is the card looked at in this effect; `revealers` are the opponents who
    must turn up a card before it goes on.
    """

    card: str  # the id of its face
    by: By
    done: int = 0
    seen: Spot | None = None
    revealers: tuple[int, ...] = ()

    @property
    def face(self) -> Face:
        return FACES[self.card]

    @property
    def steps(self) -> tuple[Step, ...]:
        return FACES[self.card].effect.steps


@fact
class Aside:
    """What a player who is out had, until the end of the round (R10)."""

    hand: tuple[Card, ...]
    row: tuple[Card, ...]
    total: int


@dataclass(slots=True)
class Table:
    """Everything on the table. The next card of the deck and the top of the discard pile are the last."""

    options: Options
    sets: Deck
    points: list[int]
    starter: int
    round: int = 0  # so many are over
    last_point: tuple[int, ...] = ()  # who got it in the round before
    ended: bool = False
    # the round
    stage: Stage = BETWEEN
    turn: int = 0
    chips: tuple[Side, ...] = ()  # all six, as they were tossed
    display: tuple[Side, ...] = ()
    deck: tuple[Card, ...] = ()
    discard: tuple[Face, ...] = ()
    hands: list[tuple[Card, ...]] = field(default_factory=list)
    rows: list[tuple[Card, ...]] = field(default_factory=list)
    aside: list[Aside | None] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)  # at the end of the last turn
    running: tuple[Running, ...] = ()  # the last one is carried out first
    deck_at_turn: int = 0  # cards in the deck when the turn began
    idle_turns: int = 0  # in a row, without a card leaving the deck (R29)

    def clear(self) -> None:
        """Nothing is kept from one round to the next but the points and who begins (section 7)."""
        everyone = range(len(self.points))
        self.stage, self.turn = BETWEEN, self.starter
        self.chips = self.display = ()
        self.deck, self.discard, self.running = (), (), ()
        self.hands, self.rows = [() for _ in everyone], [() for _ in everyone]
        self.aside, self.totals = [None for _ in everyone], [0 for _ in everyone]
        self.deck_at_turn = self.idle_turns = 0

    # --- seats

    @property
    def players(self) -> int:
        return len(self.points)

    @property
    def everybody(self) -> frozenset[int]:
        return EVERYBODY[len(self.points)]

    def inside(self) -> tuple[int, ...]:
        """Who is still in the round, from the player whose turn it is clockwise."""
        aside = self.aside
        return tuple([seat for seat in CLOCKWISE[len(aside)][self.turn] if aside[seat] is None])

    def opponents(self) -> tuple[int, ...]:
        """The others who are still in, clockwise (R11)."""
        return self.inside()[1:]

    def from_the_left(self) -> tuple[int, ...]:
        """Who is still in, from the left neighbour on; the player whose turn it is comes last (R28)."""
        own, *others = self.inside()
        return (*others, own)

    # --- cards

    def card(self, at: Spot) -> Card:
        return self.rows[at[0]][at[1]]

    def total(self, seat: int) -> int:
        """The sum of a player's open cards with their chips."""
        return sum([card.worth for card in self.rows[seat] if card.up])

    def replace(self, at: Spot, card: Card) -> None:
        """Another card, or the same one changed, lies there now."""
        seat, slot = at
        row = self.rows[seat]
        self.rows[seat] = (*row[:slot], card, *row[slot + 1 :])

    def take_away(self, at: Spot) -> Card:
        """A card leaves its row, which closes up; its chip goes home to the display (R9)."""
        seat, slot = at
        row = self.rows[seat]
        self.rows[seat] = row[:slot] + row[slot + 1 :]
        card = row[slot]
        if card.chip is not None:
            self.bring_home(card.chip)
        return card

    def lay(self, seat: int, card: Card) -> int:
        """A card comes to the end of a row; its slot."""
        self.rows[seat] += (card,)
        return len(self.rows[seat]) - 1

    def opened(self, card: Card) -> Card:
        """The card lying open: everybody knows it from now on."""
        return Card(card.face, self.everybody, True, card.chip)

    def bring_home(self, chip: Side) -> None:
        """A chip comes back to the display, same side up, in its old place."""
        self.display = tuple([each for each in self.chips if each == chip or each in self.display])

    def copy(self) -> Table:
        return Table(
            self.options, self.sets, [*self.points], self.starter, self.round, self.last_point, self.ended,
            self.stage, self.turn, self.chips, self.display, self.deck, self.discard,
            [*self.hands], [*self.rows], [*self.aside], [*self.totals],
            self.running, self.deck_at_turn, self.idle_turns,
        )  # fmt: skip


def bare_table(
    options: Options, sets: Deck, points: list[int], starter: int, round: int = 0, last: tuple[int, ...] = ()
) -> Table:
    """A table between two rounds, or before the first."""
    table = Table(options, sets, points, starter, round, last)
    table.clear()
    return table


EVERYBODY = [frozenset(range(players)) for players in range(MOST_PLAYERS + 1)]
CLOCKWISE = [
    [(*range(first, players), *range(first)) for first in range(players)]
    for players in range(MOST_PLAYERS + 1)
]
