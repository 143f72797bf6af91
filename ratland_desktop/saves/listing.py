"""One entry in the list of saved games: which game, who plays, how far it is, which variants, when.

Reads it from a file's entries with a few simple checks, fast enough for the title screen. It is never trusted
for the game itself: opening a game checks everything again, strictly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from ratland_desktop.notices import Notice
from ratland_desktop.tabletop.names import LONGEST_WORD, is_decent, is_word
from ratland_desktop.tabletop.seats import NOBODY, Seat

from . import clock
from .layout import BadSave
from .seats import MOST_SEATS, read_seat
from .shelf import Plain

TITLE_LENGTH = 80
LATEST_ORDER = 2**53

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
    created: datetime = clock.LONG_AGO
    updated: datetime = clock.LONG_AGO
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


def listed(id: str, entries: Mapping[str, Any]) -> Listed:
    """The line of a file with these entries. Raises BadSave."""
    try:
        return Listed(
            id=id,
            title=_text(entries["title"], TITLE_LENGTH),
            seats=tuple(map(read_seat, _short(entries["seats"], MOST_SEATS))),
            game=_word(entries["game"]),
            summary={_text(key, LONGEST_WORD): _plain(value) for key, value in entries["summary"].items()},
            created=clock.read(entries["created"]),
            updated=clock.read(entries["updated"]),
            order=_order(entries["order"]),
            over=entries["over"] is True,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("saves.error.damaged", repr(error)) from error


def _text(value: object, length: int) -> str:
    if not isinstance(value, str) or len(value) > length or not is_decent(value):
        raise ValueError("not a decent text")
    return value


def _word(value: object) -> str:
    if not is_word(value):
        raise ValueError("not one of our words")
    return value


def _short(value: object, length: int) -> list[Any]:
    if not isinstance(value, list) or not 0 < len(value) <= length:
        raise ValueError("not a short list")
    return value


def _plain(value: object) -> Plain:
    if value is None or isinstance(value, bool | int):
        return value
    return _text(value, LONGEST_WORD)


def _order(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LATEST_ORDER:
        raise ValueError("not a place in an order")
    return value
