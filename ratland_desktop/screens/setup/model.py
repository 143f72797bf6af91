"""A game being set up: who sits where, who starts, which variants. Pure: no drawing, no files, no texts.

A `Draft` may be invalid while somebody is typing; `problems` lists what is wrong, and only a draft without
problems becomes a `SetUp`. Colours and badges are unique: taking one that is in use swaps the two seats.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from ratland_desktop.games.ratland.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.hotseat.levels import LEVELS as LEVELS
from ratland_desktop.hotseat.levels import PLAYERS as PLAYERS
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.shell.widgets.editing import letters
from ratland_desktop.tabletop.seats import HUMAN, Seat

MOST_LETTERS = 14
MOST_SIGNS = 40  # code points; a letter may consist of several
YOUNG_COMPANY = 3
COLOURS = tuple(colour.name for colour in SEAT_COLOURS)

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"
_MARKS = {"Mn", "Me", "Mc", "Zs", "Sk", *_UNSEEN}
_LEAN_ON = "\ufe0e\ufe0f"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing

Plain = str | int | bool | None


class Fault(StrEnum):
    """What can be wrong; the value is the key of its words."""

    NO_NAME = "no_name"
    TOO_LONG = "too_long"
    SAME_NAME = "same_name"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault, and the seat it is at (None: the whole table)."""

    fault: Fault
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Names:
    """Names to begin with, in the players' language: for people and for computers."""

    people: tuple[str, ...]
    bots: tuple[str, ...]

    def of(self, player: str) -> tuple[str, ...]:
        return self.people if player == HUMAN else self.bots


@dataclass(frozen=True, slots=True)
class SetUp:
    """A table that can be played on. Names are as they are shown."""

    options: Options
    seats: tuple[Seat, ...]
    tips: bool
    hints: bool = True


# --- names


def shown_name(typed: str) -> str:
    """What somebody typed as we keep it: one line, composed, nothing that hides or turns the line around."""
    line = " ".join(unicodedata.normalize("NFC", typed).split())
    seen = "".join(sign for sign in line if sign in _JOINERS or unicodedata.category(sign) not in _UNSEEN)
    return seen.strip(f"{_JOINERS} ")[:MOST_SIGNS].strip()


def is_empty(typed: str) -> bool:
    """Is there nothing to see? Accents and joiners alone are no name."""
    unseen = _LEAN_ON + _BLANKS
    return all(unicodedata.category(sign) in _MARKS or sign in unseen for sign in shown_name(typed))


def likeness(typed: str) -> str:
    """Names that look alike have the same likeness: case, width and unseen signs do not count."""
    folded = unicodedata.normalize("NFKC", shown_name(typed)).casefold()
    return "".join(sign for sign in folded if sign not in _JOINERS + _LEAN_ON)


# --- the draft


@dataclass(frozen=True, slots=True)
class Draft:
    """The table as it stands now; every change gives a new draft. `first` None: chance decides."""

    seats: tuple[Seat, ...]
    first: int | None = None
    clans: bool = False
    board: Board = Board.OFF
    food: Food = Food.SORTED
    tips: bool = True
    hints: bool = True

    @property
    def humans(self) -> int:
        return sum(seat.is_human for seat in self.seats)

    @property
    def full(self) -> bool:
        return len(self.seats) >= MOST_PLAYERS

    @property
    def fewest(self) -> bool:
        """No seat can be taken away."""
        return len(self.seats) <= FEWEST_PLAYERS

    def _with(self, at: int, **values: str) -> Self:
        changed = replace(self.seats[at], **values)
        return replace(self, seats=(*self.seats[:at], changed, *self.seats[at + 1 :]))

    def renamed(self, at: int, name: str) -> Self:
        return self._with(at, name=name)

    def in_colour(self, at: int, colour: str) -> Self:
        """Whoever has this colour gets the old one in exchange."""
        other = next((number for number, seat in enumerate(self.seats) if seat.colour == colour), at)
        return self._with(other, colour=self.seats[at].colour)._with(at, colour=colour)

    def with_badge(self, at: int, badge: str) -> Self:
        other = next((number for number, seat in enumerate(self.seats) if seat.badge == badge), at)
        return self._with(other, badge=self.seats[at].badge)._with(at, badge=badge)

    def as_known(self, at: int, known: Seat) -> Self:
        """Seat a known player, with their own colour and badge."""
        dressed = self.renamed(at, known.name).in_colour(at, known.colour).with_badge(at, known.badge)
        return dressed.reading(at, known.language, known.text_size)

    def reading(self, at: int, language: str, text_size: str) -> Self:
        """How the private screens of this seat speak; empty: as the table."""
        return self._with(at, language=language, text_size=text_size)

    def played_by(self, at: int, player: str, names: Names) -> Self:
        """Set who plays a seat; a default name changes with it."""
        seat = self.seats[at]
        changed = self._with(at, player=player)
        if seat.is_human != (player == HUMAN) and seat.name in names.of(seat.player):
            return changed.renamed(at, changed._free_name(names.of(player)))
        return changed

    def starting(self, first: int | None) -> Self:
        return replace(self, first=first)

    def moved(self, at: int, to: int) -> Self:
        """The seat goes to another place around the table, the others close up."""
        order = list(range(len(self.seats)))
        order.insert(to, order.pop(at))
        first = None if self.first is None else order.index(self.first)
        return replace(self, seats=tuple(self.seats[number] for number in order), first=first)

    def without(self, at: int) -> Self:
        first = self.first
        if first is not None:
            first = None if first == at else first - (first > at)
        return replace(self, seats=(*self.seats[:at], *self.seats[at + 1 :]), first=first)

    def with_one_more(self, player: str, names: Names) -> Self:
        """A new seat at the end with a name, a colour and a badge that nobody has."""
        colour = next(name for name in COLOURS if name not in {seat.colour for seat in self.seats})
        badge = next(name for name in BADGES if name not in {seat.badge for seat in self.seats})
        name = self._free_name(names.of(player))
        return replace(self, seats=(*self.seats, Seat(name, colour, badge, player)))

    def _free_name(self, offered: Sequence[str]) -> str:
        taken = {likeness(seat.name) for seat in self.seats}
        return next((name for name in offered if likeness(name) not in taken), "")


def quick_game(names: Names) -> Draft:
    """Two people and two computers: it can be played at once."""
    draft = Draft(())
    for player in (HUMAN, HUMAN, *LEVELS[:2]):
        draft = draft.with_one_more(player, names)
    return draft


def game_for_one(names: Names, known: Sequence[Seat]) -> Draft:
    """Whoever played here last, else somebody with a friendly name, and three young computers."""
    draft = Draft(()).with_one_more(HUMAN, names)
    if known:
        draft = draft.as_known(0, known[0])
    for _ in range(YOUNG_COMPANY):
        draft = draft.with_one_more(LEVELS[0], names)
    return draft


# --- is it right?


def problems(draft: Draft) -> list[Problem]:
    """Everything that is wrong, seat by seat, then with the table."""
    return [*_name_problems(draft.seats), *_table_problems(draft)]


def _name_problems(seats: Sequence[Seat]) -> Iterator[Problem]:
    likenesses = [likeness(seat.name) for seat in seats]
    for number, seat in enumerate(seats):
        if is_empty(seat.name):
            yield Problem(Fault.NO_NAME, number)
        elif len(letters(" ".join(seat.name.split()))) > MOST_LETTERS:
            yield Problem(Fault.TOO_LONG, number)
        elif likenesses.count(likenesses[number]) > 1:
            yield Problem(Fault.SAME_NAME, number)


def _table_problems(draft: Draft) -> Iterator[Problem]:
    if len(draft.seats) < FEWEST_PLAYERS:
        yield Problem(Fault.TOO_FEW)
    if len(draft.seats) > MOST_PLAYERS:
        yield Problem(Fault.TOO_MANY)


def finished(draft: Draft) -> SetUp:
    """The table to play on. Raises ValueError while there are problems."""
    if found := problems(draft):
        raise ValueError(f"not ready: {[problem.fault.value for problem in found]}")
    seats = tuple(_seated(seat) for seat in draft.seats)
    options = Options(len(seats), draft.clans, draft.board, draft.food, draft.first)
    return SetUp(options, seats, draft.tips, draft.hints)


def _seated(seat: Seat) -> Seat:
    """The final seat: a clean name, and its own language and text size only for people."""
    clean = replace(seat, name=shown_name(seat.name))
    return clean if seat.is_human else replace(clean, language="", text_size="")


# --- as last time


def choices_of(draft: Draft) -> dict[str, Plain]:
    """Everything but the seats, as plain values to be written down."""
    return {
        "first": draft.first,
        "clans": draft.clans,
        "board": draft.board.value,
        "food": draft.food.value,
        "tips": draft.tips,
        "hints": draft.hints,
    }


def draft_from(seats: Sequence[Seat], choices: Mapping[str, Plain]) -> Draft | None:
    """The table as it was written down; what is not allowed falls back alone, too odd a table is None."""
    good = all(seat.colour in COLOURS and seat.badge in BADGES and seat.player in PLAYERS for seat in seats)
    distinct = len({seat.colour for seat in seats}) == len({seat.badge for seat in seats}) == len(seats)
    if not good or not distinct or not FEWEST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        return None
    first = choices.get("first")
    seated = isinstance(first, int) and not isinstance(first, bool) and 0 <= first < len(seats)
    return Draft(
        tuple(seats),
        first=first if seated and isinstance(first, int) else None,
        clans=choices.get("clans") is True,
        board=next((board for board in Board if board.value == choices.get("board")), Board.OFF),
        food=next((food for food in Food if food.value == choices.get("food")), Food.SORTED),
        tips=choices.get("tips") is not False,
        hints=choices.get("hints") is not False,
    )
