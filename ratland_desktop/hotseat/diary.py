"""The diary of a session: which seats changed hands and when, and why computers chose as they did.

The rules record the story of a match; this module records what happens around the table. It is saved with the
game. A diary read from a file is checked entry by entry; invalid entries are left out and the game goes on.
Knows no drawing, no texts and no files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.entries import LARGEST, entries, is_count, is_number
from ratland_desktop.hotseat.levels import PLAYERS
from ratland_desktop.hotseat.reasons import COMMON, Param, Reason
from ratland_desktop.hotseat.tip_notes import TipNotes
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.names import is_word
from ratland_desktop.tabletop.seats import HUMAN

MOST_CHANGES = 400
MOST_THOUGHTS = 2000  # twelve computers in a long game have half as many
MOST_PARAMS = 8
MOST_COUNTS = 4  # names in a tally
MOST_PARTS = 16
MOST_WISHES = 32
LONGEST_COUNT = 16  # letters of such a name
OLD_COUNTS = ("rats", "cheese", "graves")  # version 0.1 wrote a tally as numbers in this order

E = TypeVar("E")
Wish = str | int | bool | None


@fact
class HandsChanged:
    """From this moment on somebody else plays a seat: HUMAN or a level, as it `was` before and is now.

    `round` is the round whose story the table was telling, `moment` how many of its happenings it had seen.
    """

    round: int
    moment: int
    seat: int
    was: str
    player: str
    had: Tally


@fact
class Thought:
    """Why a computer answered as it did, and what it had then. `kind` is the question's."""

    round: int
    seat: int
    kind: str
    reason: Reason
    had: Tally


@fact
class Draft:
    """A private answer in the making, in the order of the answer's parts. `kind` is the question's."""

    round: int
    kind: str
    parts: tuple[int | str | bool | None, ...]


@dataclass(slots=True)
class Diary:
    """`hints`: may players ask for hints? `owed`: seats whose player came back and has not been told yet.

    `own`: seats whose sealed answer comes from their person, not from a computer. `drafts`: what people have
    begun and not handed in, by seat. `orders`: their standing orders. All three are as secret as the answers.
    `heard`: how much a seat has seen of what it was told in private, as a round of the match and how many of
    its whispers. `looked`: the round and how many of its answers were in when somebody last looked at own
    things. `wishes`: what the table chose in the set-up, by the name of the variant. `tips`: what the coach
    has said.
    """

    hints: bool = True
    changes: list[HandsChanged] = field(default_factory=list)
    thoughts: list[Thought] = field(default_factory=list)
    owed: set[int] = field(default_factory=set)
    own: set[int] = field(default_factory=set)
    drafts: dict[int, Draft] = field(default_factory=dict)
    orders: dict[int, str] = field(default_factory=dict)
    heard: dict[int, tuple[int, int]] = field(default_factory=dict)
    looked: tuple[int, int] = (0, 0)
    wishes: dict[str, Wish] = field(default_factory=dict)
    tips: TipNotes = field(default_factory=TipNotes)

    def left_at(self, seat: int) -> HandsChanged | None:
        """When its person last gave this seat to a computer; None: a computer sat there from the start."""
        gone = [change for change in self.changes if change.seat == seat and change.was == HUMAN]
        return gone[-1] if gone else None

    def thoughts_of(self, round: int) -> list[Thought]:
        """What computers thought in this round, by seat, the first thought first."""
        found = [thought for thought in self.thoughts if thought.round == round]
        return sorted(found, key=lambda thought: thought.seat)

    # --- answers in the making, and sealed ones

    def note_planner(self, seat: int, *, by_person: bool) -> None:
        """Who gave the answer that this seat has just handed in; nothing is in the making any more."""
        self.drafts.pop(seat, None)
        if by_person:
            self.own.add(seat)
        else:
            self.own.discard(seat)

    def begun(self, seat: int, round: int, kind: str) -> tuple[Any, ...] | None:
        """What this seat has begun to answer to this question."""
        found = self.drafts.get(seat)
        return found.parts if found is not None and (found.round, found.kind) == (round, kind) else None

    def begin(self, seat: int, draft: Draft) -> bool:
        """True when it is another one than before."""
        before = self.drafts.get(seat)
        self.drafts[seat] = draft
        return draft != before

    # --- written down

    def write(self) -> dict[str, Any]:
        return {
            "hints": self.hints,
            "owed": sorted(self.owed),
            "own": sorted(self.own),
            "orders": [[seat, order] for seat, order in sorted(self.orders.items())],
            "heard": [[seat, *heard] for seat, heard in sorted(self.heard.items())],
            "looked": [*self.looked],
            "wishes": dict(self.wishes),
            "tips": self.tips.write(),
            "drafts": [[seat, x.round, x.kind, [*x.parts]] for seat, x in sorted(self.drafts.items())],
            "changes": [
                [x.round, x.moment, x.seat, x.was, x.player, dict(x.had.counts)]
                for x in self.changes[-MOST_CHANGES:]
            ],
            "thoughts": [
                [x.round, x.seat, x.kind, x.reason.code, _written(x.reason), dict(x.had.counts)]
                for x in self.thoughts[-MOST_THOUGHTS:]
            ],
        }

    @classmethod
    def read(cls, written: object, seats: int, reasons: str = "") -> Diary:
        """The diary that was written; odd entries are left out. `reasons` names the texts of the game's own
        reasons, for diaries of version 0.1."""
        if not isinstance(written, Mapping):
            return cls()
        owed, own = (
            {seat for seat in entries(written.get(name)) if is_count(seat, seats)} for name in ("owed", "own")
        )
        drafts = dict(_there(_draft(entry, seats) for entry in entries(written.get("drafts"))[:seats]))
        changes = (_change(entry, seats) for entry in entries(written.get("changes"))[:MOST_CHANGES])
        thoughts = (
            _thought(entry, seats, reasons) for entry in entries(written.get("thoughts"))[:MOST_THOUGHTS]
        )
        orders = dict(_there(_order(entry, seats) for entry in entries(written.get("orders"))[:seats]))
        heard = dict(_there(_heard(entry, seats) for entry in entries(written.get("heard"))[:seats]))
        looked = _pair(written.get("looked")) or (0, 0)
        hints = written.get("hints") is not False
        changes_, thoughts_ = _there(changes), _there(thoughts)
        wishes, tips = _wishes(written.get("wishes")), TipNotes.read_from(written.get("tips"), seats)
        return cls(hints, changes_, thoughts_, owed, own, drafts, orders, heard, looked, wishes, tips)


# --- entries in a file, which knows no fractions: they are written as a list of hundredths


def _written(reason: Reason) -> dict[str, Any]:
    return {name: [round(x * 100)] if isinstance(x, float) else x for name, x in reason.params}


def _change(entry: Any, seats: int) -> HandsChanged | None:
    match entry:
        case [round, moment, seat, str(was), str(player), *rest]:
            had = _tally(rest)
            counted = all(map(is_count, (round, moment))) and is_count(seat, seats)
            if counted and had is not None and was in PLAYERS and player in PLAYERS:
                return HandsChanged(round, moment, seat, was, player, had)
    return None


def _thought(entry: Any, seats: int, reasons: str) -> Thought | None:
    match entry:
        case [round, seat, str(kind), str(code), dict(params), *rest]:
            had = _tally(rest)
            counted = is_count(round) and is_count(seat, seats)
            named = is_word(kind) and is_word(code) and len(params) <= MOST_PARAMS
            known = [(str(name), _param(value)) for name, value in params.items()]
            if counted and named and had is not None and is_count(params.get("seat", 0), seats):
                there = tuple((name, value) for name, value in known if value is not None)
                return Thought(round, seat, kind, Reason(_code(code, reasons), there), had)
    return None


def _code(written: str, reasons: str) -> str:
    """A reason's code. Version 0.1 wrote `search` where `ratland.reason.search` is written now."""
    short = reasons and "." not in written and written not in COMMON
    return f"{reasons}.{written}" if short else written


def _tally(rest: list[Any]) -> Tally | None:
    """The end of an entry: a tally by names, or the numbers that version 0.1 wrote."""
    match rest:
        case [dict(counts)] if len(counts) <= MOST_COUNTS:
            pairs = [(str(name), count) for name, count in counts.items()]
        case [_, *more] if len(more) < len(OLD_COUNTS):
            pairs = [*zip(OLD_COUNTS, rest, strict=False)]
        case _:
            return None
    good = all(is_word(name, LONGEST_COUNT) and is_number(count) for name, count in pairs)
    return Tally(tuple(pairs)) if good else None


def _draft(entry: Any, seats: int) -> tuple[int, Draft] | None:
    match entry:
        case [seat, round, str(kind), list(parts)]:
            plain = all(part is None or _param(part) is not None for part in parts)
            if is_count(seat, seats) and is_count(round) and is_word(kind) and plain:
                return seat, Draft(round, kind, tuple(parts[:MOST_PARTS]))
    return None


def _order(entry: Any, seats: int) -> tuple[int, str] | None:
    match entry:
        case [seat, str(order)] if is_count(seat, seats) and is_word(order):
            return seat, order
    return None


def _heard(entry: Any, seats: int) -> tuple[int, tuple[int, int]] | None:
    match entry:
        case [seat, *rest] if is_count(seat, seats):
            heard = _pair(rest)
            return None if heard is None else (seat, heard)
    return None


def _wishes(written: object) -> dict[str, Wish]:
    """Every wish that is a plain value under a plain name."""
    pairs = [*written.items()][:MOST_WISHES] if isinstance(written, Mapping) else []
    return {str(name): value for name, value in pairs if is_word(str(name)) and _is_wish(value)}


def _is_wish(value: object) -> bool:
    if isinstance(value, str):
        return is_word(value)
    return value is None or (isinstance(value, int) and abs(value) < LARGEST)


def _pair(value: object) -> tuple[int, int] | None:
    match value:
        case [int(first), int(second)] if is_count(first) and is_count(second):
            return first, second
    return None


def _there(entries: Iterable[E | None]) -> list[E]:
    return [entry for entry in entries if entry is not None]


def _param(value: object) -> Param | None:
    match value:
        case [int(hundredths)] if abs(hundredths) < LARGEST:
            return hundredths / 100
        case str(word) if is_word(word):
            return word
        case int(number) if abs(number) < LARGEST:
            return number
    return None
