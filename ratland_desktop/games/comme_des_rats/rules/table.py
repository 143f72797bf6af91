"""The table: everything that lies on it, as plain data.

Between two rounds it is complete: points, the next player and what earlier rounds brought; everything else
is back in the box. In the middle of a round `agenda` says what is still to do, so that the round can be
played on from a copy. The table knows no rule beyond who sits where.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ....tabletop.facts import fact
from .cards import FEWEST_DOORS
from .roles import NO_ROLE, ROLES, Role
from .steps import Step
from .words import Colour, Harm

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
BANDAGES_OUT = 3  # the third bandage puts a player out
EVERYBODY = -1  # in notes: what everybody knows


@fact
class Options:
    """How a game is set up; the seat that starts is None when chance decides."""

    players: int
    four_dice: bool = False
    roles: bool = False
    first: int | None = None

    @property
    def seats(self) -> int:
        """Two players are joined by the Third Rat."""
        return max(self.players, FEWEST_DOORS)

    @property
    def third_rat(self) -> int | None:
        """The seat that nobody plays."""
        return self.players if self.players < self.seats else None


class Taken(NamedTuple):
    """A card that came from behind a door: who drew it, and whether it was a trap that was laid open."""

    seat: int
    sprung: bool


class Wrong(NamedTuple):
    """Somebody robbed a player, or sent the Cat; for the Third Rat, `by` is who decided for it."""

    by: int
    to: int
    harm: Harm


@dataclass(slots=True)
class Door:
    """A pile of cards; the top one is the last. `taken` are those drawn from it, in order."""

    cards: list[str]
    taken: list[Taken] = field(default_factory=list)

    @property
    def left(self) -> int:
        return len(self.cards)

    @property
    def sprung(self) -> int:
        """The traps that lie open beside it."""
        return sum(taken.sprung for taken in self.taken)


@dataclass(slots=True)
class Rat:
    """What lies before one seat."""

    points: int = 0
    bandages: int = 0
    stash: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)  # the stash of who went out
    role: str | None = None
    role_shown: bool = False
    pocketed: list[int] = field(default_factory=list)  # the doors of the traps that it stored as the Fool

    @property
    def cards(self) -> int:
        """How many cards lie in the stash."""
        return len(self.stash)

    @property
    def out(self) -> bool:
        return self.bandages >= BANDAGES_OUT

    @property
    def power(self) -> Role:
        """What its role lets it do now: a role that has been shown has no power any more."""
        return NO_ROLE if self.role is None or self.role_shown else ROLES[self.role]

    @property
    def role_closed(self) -> bool:
        return self.role is not None and not self.role_shown


@fact
class Turn:
    """One turn, all of it open. Pairs of dice, partners and kept dice go by colour."""

    number: int
    active: int
    pairs: tuple[tuple[str, str], ...] = ()
    rolls: int = 0
    partners: tuple[int, ...] = ()
    kept: tuple[int | None, ...] = ()  # which die of the pair, once its partner has chosen
    picked: int | None = None  # four dice: which of the dice that came back
    rat_card: int | None = None  # the Third Rat's card of this turn
    visited: tuple[int, ...] = ()  # to whom the Cat was sent

    def kept_die(self, colour: Colour) -> str:
        """The die that this pair's partner has kept."""
        place = self.kept[colour]
        assert place is not None
        return self.pairs[colour][place]

    def returned_die(self, colour: Colour) -> str:
        """The die of this pair that came back to the active player."""
        place = self.kept[colour]
        assert place is not None
        return self.pairs[colour][1 - place]


@fact
class Looked:
    """What the Manipulator saw behind two doors, and what it made of it; top cards first."""

    seat: int
    doors: tuple[int, ...]
    before: tuple[tuple[str, ...], ...]
    after: tuple[tuple[str, ...], ...] | None = None  # None until it has laid them back

    @property
    def now(self) -> tuple[tuple[str, ...], ...]:
        return self.before if self.after is None else self.after


@fact
class RoundRecord:
    """An earlier round. Views show `lost` and `doors` as None until the game is over."""

    first: int
    last: int  # the last active player
    turns: int
    out: tuple[int, ...]
    stashes: tuple[tuple[str, ...], ...]  # by seat, as they were shown; none for who was out
    gained: tuple[int, ...]
    roles: tuple[str, ...]  # by seat, if the round was played with roles
    sprung: tuple[int, ...]  # traps that lay open, by door
    middle: tuple[str, ...]
    wrongs: tuple[Wrong, ...]
    lost: tuple[tuple[str, ...], ...] | None  # by seat
    doors: tuple[tuple[str, ...], ...] | None  # what was left behind them, top cards first


@dataclass(slots=True)
class Table:
    """Everything on the table."""

    options: Options
    rats: list[Rat]
    active: int  # between rounds: who begins the next one
    round: int = 0  # the one being played, or the last one played
    turn: Turn | None = None
    doors: list[Door] = field(default_factory=list)
    middle: list[str] = field(default_factory=list)  # discarded clovers and traps, open
    rat_cards: list[int] = field(default_factory=list)  # the Third Rat's closed cards; the next is the last
    rat_cards_turned: list[int] = field(default_factory=list)
    looked: Looked | None = None
    agenda: list[Step] = field(default_factory=list)  # what is still to do; the next step is the last
    notes: dict[tuple[int, int], tuple[str, ...]] = field(default_factory=dict)
    """Cards that `notes[who, holder]` surely knows in the stash (or among the lost cards) of `holder`."""
    records: list[RoundRecord] = field(default_factory=list)
    wrongs: list[Wrong] = field(default_factory=list)  # of this round, in order
    one_more: bool = False  # the next round is one that all tied players wanted
    ended: bool = False

    @property
    def seats(self) -> int:
        return len(self.rats)

    @property
    def third_rat(self) -> int | None:
        return self.options.third_rat

    def left_of(self, seat: int) -> int:
        """The next player in turn; the Third Rat is passed over."""
        return (seat + 1) % self.options.players

    def mark_visited(self, seat: int) -> None:
        """The Cat was sent to this seat in this turn."""
        assert self.turn
        self.turn = replace(self.turn, visited=(*self.turn.visited, seat))

    def blame(self, by: int, to: int, harm: Harm) -> None:
        """Open to all, and kept, because people remember it. Nobody wrongs themselves."""
        if by != to:
            self.wrongs.append(Wrong(by, to, harm))

    def then(self, *steps: Step) -> None:
        """These steps come next, in this order, before all that was to do already."""
        self.agenda.extend(reversed(steps))

    def copy(self) -> Table:
        rats = []
        for rat in self.rats:
            copied = Rat(
                rat.points, rat.bandages, [*rat.stash], [*rat.lost], rat.role, rat.role_shown, [*rat.pocketed]
            )
            rats.append(copied)
        return Table(
            self.options, rats, self.active, self.round, self.turn,
            [Door([*door.cards], [*door.taken]) for door in self.doors],
            [*self.middle], [*self.rat_cards], [*self.rat_cards_turned], self.looked, [*self.agenda],
            self.notes.copy(), [*self.records], [*self.wrongs], self.one_more, self.ended,
        )  # fmt: skip
