"""A game being set up: who sits where, who starts, which variants. Pure: no drawing, no files, no texts.

A `Draft` may be invalid while somebody is typing; `problems` lists what is wrong, and only a draft without
problems becomes a `SetUp`. Colours and badges are unique: taking one that is in use swaps the two seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Self

from ratland_desktop.hotseat.levels import PLAYERS
from ratland_desktop.screens.setup.sheet import IDEAS, TIPS, Plain, Sheet, Wishes
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.names import is_empty, is_too_long, likeness, shown_name
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat

COLOURS = tuple(colour.name for colour in SEAT_COLOURS)
GREY, BANDANA = "grey", "bandana"
"""What a seat that nobody plays wears, wherever nobody else does."""


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
    """Names to begin with, in the players' language: for people and for computers.

    `joining`: the name of the seat that nobody plays, by the number of players that it joins.
    """

    people: tuple[str, ...]
    bots: tuple[str, ...]
    joining: Mapping[int, str] = field(default_factory=dict)

    def of(self, player: str) -> tuple[str, ...]:
        return self.people if player == HUMAN else self.bots


@dataclass(frozen=True, slots=True)
class SetUp:
    """A table that can be played on. Names are as they are shown. `options` are those of the game's rules."""

    options: Any
    seats: tuple[Seat, ...]
    tips: bool
    hints: bool = True
    wishes: Wishes = field(default_factory=dict)
    """Everything that was granted, for wishes that concern the game's screens and not its rules."""

    @property
    def played(self) -> tuple[Seat, ...]:
        """The seats of people and computers."""
        return tuple(seat for seat in self.seats if seat.player != NOBODY)


# --- the draft


@dataclass(frozen=True, slots=True)
class Draft:
    """The table as it stands now; every change gives a new draft. `first` None: chance decides."""

    seats: tuple[Seat, ...]
    first: int | None = None
    wishes: Wishes = field(default_factory=dict)

    @property
    def humans(self) -> int:
        return sum(seat.is_human for seat in self.seats)

    def wishing(self, **wishes: Plain) -> Self:
        return replace(self, wishes={**self.wishes, **wishes})

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

    def in_character(self, at: int, character: str) -> Self:
        """What the computer at this seat is like; empty: a surprise."""
        return self._with(at, character=character)

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
        seat = self._dressed(self._free_name(names.of(player)), player)
        return replace(self, seats=(*self.seats, seat))

    def joining(self, names: Names) -> tuple[Seat, ...]:
        """The seat that nobody plays, where there is one; it sits after the others."""
        name = names.joining.get(len(self.seats))
        return () if name is None else (self._dressed(name, NOBODY),)

    def _dressed(self, name: str, player: str) -> Seat:
        """A seat in a colour and with a badge that nobody has; one that nobody plays is grey if it can be."""
        colours, badges = (COLOURS, BADGES) if player != NOBODY else ((GREY, *COLOURS), (BANDANA, *BADGES))
        colour = next(name for name in colours if name not in {seat.colour for seat in self.seats})
        badge = next(name for name in badges if name not in {seat.badge for seat in self.seats})
        return Seat(name, colour, badge, player)

    def with_more(self, players: Sequence[str], names: Names) -> Self:
        """A new seat for each of them."""
        draft = self
        for player in players:
            draft = draft.with_one_more(player, names)
        return draft

    def _free_name(self, offered: Sequence[str]) -> str:
        taken = {likeness(seat.name) for seat in self.seats}
        return next((name for name in offered if likeness(name) not in taken), "")


def fresh_game(sheet: Sheet, names: Names) -> Draft:
    """People and computers as the game suggests: it can be played at once."""
    return Draft((), wishes=sheet.defaults).with_more(sheet.fresh, names)


def game_for_one(sheet: Sheet, names: Names, known: Sequence[Seat]) -> Draft:
    """Whoever played here last, else somebody with a friendly name, and young computers."""
    person, *company = sheet.quick
    draft = Draft((), wishes=sheet.defaults).with_one_more(person, names)
    if known:
        draft = draft.as_known(0, known[0])
    return draft.with_more(company, names)


# --- is it right?


def problems(sheet: Sheet, draft: Draft) -> list[Problem]:
    """Everything that is wrong, seat by seat, then with the table."""
    return [*_name_problems(draft.seats), *_table_problems(sheet, len(draft.seats))]


def _name_problems(seats: Sequence[Seat]) -> Iterator[Problem]:
    likenesses = [likeness(seat.name) for seat in seats]
    for number, seat in enumerate(seats):
        if is_empty(seat.name):
            yield Problem(Fault.NO_NAME, number)
        elif is_too_long(seat.name):
            yield Problem(Fault.TOO_LONG, number)
        elif likenesses.count(likenesses[number]) > 1:
            yield Problem(Fault.SAME_NAME, number)


def _table_problems(sheet: Sheet, players: int) -> Iterator[Problem]:
    if players < sheet.fewest:
        yield Problem(Fault.TOO_FEW)
    if players > sheet.most:
        yield Problem(Fault.TOO_MANY)


def finished(sheet: Sheet, draft: Draft, names: Names) -> SetUp:
    """The table to play on. Raises ValueError while there are problems."""
    if found := problems(sheet, draft):
        raise ValueError(f"not ready: {[problem.fault.value for problem in found]}")
    players = len(draft.seats)
    seats = (*(_seated(seat) for seat in draft.seats), *draft.joining(names))
    wishes = sheet.granted(draft.wishes, players)
    options = sheet.options(players, draft.first, wishes)
    return SetUp(options, seats, wishes[TIPS.name] is True, wishes[IDEAS.name] is True, wishes)


def _seated(seat: Seat) -> Seat:
    """The final seat: a clean name, and its own language and text size only for people."""
    clean = replace(seat, name=shown_name(seat.name))
    return replace(clean, character="") if seat.is_human else replace(clean, language="", text_size="")


# --- as last time


def choices_of(draft: Draft) -> dict[str, Plain]:
    """Everything but the seats, as plain values to be written down."""
    return {"first": draft.first, **draft.wishes}


def draft_from(sheet: Sheet, seats: Sequence[Seat], choices: Mapping[str, Plain]) -> Draft | None:
    """The table as it was written down; what is not allowed falls back alone, too odd a table is None."""
    good = all(seat.colour in COLOURS and seat.badge in BADGES and seat.player in PLAYERS for seat in seats)
    distinct = len({seat.colour for seat in seats}) == len({seat.badge for seat in seats}) == len(seats)
    if not good or not distinct or not sheet.fewest <= len(seats) <= sheet.most:
        return None
    first = choices.get("first")
    seated = isinstance(first, int) and not isinstance(first, bool) and 0 <= first < len(seats)
    start = first if seated and isinstance(first, int) else None
    return Draft(tuple(map(sheet.company.fitting, seats)), start, sheet.read(choices))
