"""One entry in the list of saved games: which game, who plays, how far it is, which variants, when.

Reads it from a file's entries with a few simple checks, fast enough for the title screen. It is never trusted
for the game itself: opening a game checks everything again, strictly.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from ratland_desktop.notices import Notice
from ratland_desktop.tabletop.seats import NOBODY, Seat

from . import clock
from .layout import BadSave
from .shelf import Plain

MOST_SEATS = 32
NAME_LENGTH = 40
TITLE_LENGTH = 80
LATEST_ORDER = 2**53
WORD = re.compile(r"[a-z0-9_.-]{1,40}")
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, direction marks, half characters …
JOINERS = "\u200c\u200d"  # … but these hold letters and pictures together


LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)

Progress = Mapping[str, str | int]
"""How far a game is, as parameters of a text: the game's name, and all that its summary says.

The game has the words: `{game:*.progress.line}` in a text becomes "Round 3", `{game:*.progress.inside}`
"round 3", or whatever the game counts.
"""


@dataclass(frozen=True, slots=True)
class Listed:
    """One saved game. With `trouble` it cannot be opened as it is; what is known of it may be little."""

    id: str
    title: str = ""  # empty: nobody gave it one, show the names
    seats: tuple[Seat, ...] = ()
    game: str = ""
    summary: Mapping[str, Plain] = field(default_factory=dict)
    created: datetime = LONG_AGO
    updated: datetime = LONG_AGO
    order: int = 0  # which game was played last, whatever the clock said: the one with the highest
    over: bool = False
    on_shelf: bool = True  # whether its game is there to play it
    trouble: Notice | None = None

    @property
    def progress(self) -> Progress:
        return progress_of(self.game, self.summary)

    @property
    def played(self) -> tuple[Seat, ...]:
        """The seats of people and computers; a seat that nobody plays is not counted."""
        return tuple(seat for seat in self.seats if seat.player != NOBODY)

    @property
    def names(self) -> tuple[str, ...]:
        """Of those who play."""
        return tuple(seat.name for seat in self.played)


def progress_of(game: str, summary: Mapping[str, Plain]) -> Progress:
    """How far a game is, from its summary."""
    return {name: value for name, value in summary.items() if value is not None} | {"game": game}


def is_word(text: str) -> bool:
    return WORD.fullmatch(text) is not None


def is_decent(text: str) -> bool:
    """Nothing that cannot be seen, or that turns the line around."""
    if text.isprintable():  # nearly always, and quick
        return True
    return all(letter in JOINERS or unicodedata.category(letter) not in UNSEEN for letter in text)


def decent(text: str, length: int) -> str:
    """Cleans what somebody typed: one line, no invisible characters, not too long."""
    return "".join(letter for letter in " ".join(text.split()) if is_decent(letter))[:length].strip()


def listed(id: str, entries: Mapping[str, Any]) -> Listed:
    """The line of a file with these entries. Raises BadSave."""
    try:
        return Listed(
            id=id,
            title=_text(entries["title"], TITLE_LENGTH),
            seats=tuple(map(_seat, _short(entries["seats"], MOST_SEATS))),
            game=_word(entries["game"]),
            summary={_text(key, NAME_LENGTH): _plain(value) for key, value in entries["summary"].items()},
            created=clock.read(entries["created"]),
            updated=clock.read(entries["updated"]),
            order=_order(entries["order"]),
            over=entries["over"] is True,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("saves.error.damaged", repr(error)) from error


def _seat(entry: Mapping[str, Any]) -> Seat:
    needed = [_text(entry[key], NAME_LENGTH) for key in ("name", "colour", "badge", "player")]
    wishes = ("language", "text_size", "character")
    return Seat(*needed, *(_text(entry.get(key, ""), NAME_LENGTH) for key in wishes))


def _text(value: object, length: int) -> str:
    if not isinstance(value, str) or len(value) > length or not is_decent(value):
        raise ValueError("not a decent text")
    return value


def _word(value: object) -> str:
    if not isinstance(value, str) or not is_word(value):
        raise ValueError("not one of our words")
    return value


def _short(value: object, length: int) -> list[Any]:
    if not isinstance(value, list) or not 0 < len(value) <= length:
        raise ValueError("not a short list")
    return value


def _plain(value: object) -> Plain:
    if value is None or isinstance(value, bool | int):
        return value
    return _text(value, NAME_LENGTH)


def _order(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LATEST_ORDER:
        raise ValueError("not a place in an order")
    return value
