"""Who has played here, and the last table: one small JSON file beside the saved games.

Owns the file and what it may say. Knows no game: the choices of a table are plain values that the game itself
reads back. What went wrong is told as notices; a damaged file is set aside, and nothing of it stops the game.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, TypeGuard

from ratland_desktop.notices import Notice
from ratland_desktop.saves.writing import write_whole
from ratland_desktop.tabletop.seats import HUMAN, Seat

FILE = "players.json"
LARGEST_FILE = 64 * 1024
FORMAT = 1
MOST_KNOWN = 40
MOST_SEATS = 32
MOST_CHOICES = 32
LONGEST_NAME = 60
LONGEST_WORD = 40
_NO_NAME = {"Cc", "Cs", "Co", "Zl", "Zp"}  # controls, half signs, line ends

Plain = str | int | bool | None


@dataclass(frozen=True, slots=True)
class LastTable:
    """The table that was set up last: the seats in their order, and what the game chose to remember."""

    seats: tuple[Seat, ...]
    choices: Mapping[str, Plain] = field(default_factory=dict)


class PlayerBook:
    """`known`: people who have played here, the latest first. `last`: the last table, or None."""

    def __init__(self, path: Path | None) -> None:
        """Without a path nothing is read or kept beyond this evening."""
        self.path = path
        self.known: tuple[Seat, ...] = ()
        self.last: LastTable | None = None
        self._notices: list[Notice] = []
        if path is not None:
            self._read(path)

    def remember(self, seats: Sequence[Seat], choices: Mapping[str, Plain]) -> None:
        """A game begins: its people come first from now on, and this is the last table."""
        people = [seat for seat in seats if seat.is_human]
        names = {seat.name.casefold() for seat in people}
        others = [seat for seat in self.known if seat.name.casefold() not in names]
        self.known = tuple([*people, *others][:MOST_KNOWN])
        self.last = LastTable(tuple(seats), dict(choices))

    def forget(self, name: str) -> None:
        self.known = tuple(seat for seat in self.known if seat.name != name)

    def save(self) -> bool:
        """True when the file says what the book says. A locked folder is told once and stops nothing."""
        if self.path is None:
            return True
        try:
            write_whole(self.path, json.dumps(self._page(), indent=2, ensure_ascii=False).encode())
        except OSError:
            self._notices.append(Notice("setup.message.players_not_saved", {"folder": str(self.path.parent)}))
            return False
        return True

    def take_notices(self) -> list[Notice]:
        taken, self._notices = self._notices, []
        return taken

    # --- the file

    def _page(self) -> dict[str, Any]:
        page: dict[str, Any] = {"format": FORMAT, "known": [_plain(seat) for seat in self.known]}
        if self.last is not None:
            seats = [_plain(seat) for seat in self.last.seats]
            page["last"] = {"seats": seats, "choices": dict(self.last.choices)}
        return page

    def _read(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                raw = file.read(LARGEST_FILE + 1)
        except FileNotFoundError:
            return
        except OSError:
            self._notices.append(Notice("setup.message.players_unreadable", {"file": str(path)}))
            return
        try:
            found = json.loads(raw) if len(raw) <= LARGEST_FILE else None
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            self._set_aside(path)
            return
        listed = found.get("known")
        people = [_seat(entry) for entry in listed[:MOST_KNOWN]] if isinstance(listed, list) else []
        self.known = tuple(seat for seat in people if seat is not None and seat.is_human)
        self.last = _table(found.get("last"))

    def _set_aside(self, path: Path) -> None:
        """Kept under another name: it is not ours to throw away."""
        stamp = f"{datetime.now():%Y%m%d-%H%M%S-%f}"
        aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
        try:
            path.rename(aside)
        except OSError:
            aside = path
        self._notices.append(Notice("setup.message.players_damaged", {"file": aside.name}))


# --- entries, checked strictly: what is not allowed is left out


def _plain(seat: Seat) -> dict[str, str]:
    plain = {"name": seat.name, "colour": seat.colour, "badge": seat.badge, "player": seat.player}
    wishes = {"language": seat.language, "text_size": seat.text_size}
    return plain | {name: wish for name, wish in wishes.items() if wish}


def _seat(entry: object) -> Seat | None:
    if not isinstance(entry, dict):
        return None
    name = entry.get("name")
    words = [entry.get("colour"), entry.get("badge"), entry.get("player", HUMAN)]
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
        return None
    if any(unicodedata.category(sign) in _NO_NAME for sign in name):
        return None
    if not all(_is_word(word) and word for word in words):
        return None
    wishes = [entry.get("language", ""), entry.get("text_size", "")]
    return Seat(name, *map(str, words), *(wish if _is_word(wish) else "" for wish in wishes))


def _is_word(wish: object) -> TypeGuard[str]:
    return isinstance(wish, str) and len(wish) <= LONGEST_WORD and wish.isascii()


def _table(entry: object) -> LastTable | None:
    """The last table; None when one of its seats or choices is not right."""
    if not isinstance(entry, dict):
        return None
    listed, choices = entry.get("seats"), entry.get("choices")
    if not isinstance(listed, list) or not 0 < len(listed) <= MOST_SEATS or not isinstance(choices, dict):
        return None
    seats = [_seat(seat) for seat in listed]
    plain = all(isinstance(value, str | int | bool | None) for value in choices.values())
    if None in seats or not plain or len(choices) > MOST_CHOICES:
        return None
    return LastTable(tuple(seat for seat in seats if seat is not None), choices)
