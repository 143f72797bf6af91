"""What the coach has said in a game. It is saved with the game, so that no tip is lost or repeated when it is
opened again. Knows no tip by name, no drawing and no files.

Notes read from a file are checked entry by entry; invalid entries are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from ratland_desktop.hotseat.entries import entries, is_count
from ratland_desktop.tabletop.names import is_word

MOST_TIPS = 100
"""At the table of one game, and on one page."""
MOST_TALKS = 100

Talk = tuple[int, str]
"""A seat, and the page on which it is told something."""


@dataclass(slots=True)
class TipNotes:
    """`wanted`: does the coach speak in this game? `wish`: what the settings said about tips when it was last
    played. `told`: the tips at the table that have been read. `read`: how many tips each talk has had, in the
    order in which the talks began. `away`: talks that were sent away."""

    wanted: bool = False
    wish: str = ""
    told: set[str] = field(default_factory=set)
    read: dict[Talk, int] = field(default_factory=dict)
    away: set[Talk] = field(default_factory=set)

    def write(self) -> dict[str, Any]:
        talks = dict.fromkeys([*self.read, *sorted(self.away)])
        return {
            "wanted": self.wanted,
            "wish": self.wish,
            "told": sorted(self.told),
            "talks": [[*talk, self.read.get(talk), talk in self.away] for talk in talks],
        }

    def spoken(self) -> dict[str, Any]:
        """All but the wish: a setting that was only looked up is no reason to save a game anew."""
        return self.write() | {"wish": ""}

    @classmethod
    def read_from(cls, written: object, seats: int) -> TipNotes:
        if not isinstance(written, Mapping):
            return cls()
        wish = written.get("wish")
        notes = cls(written.get("wanted") is True, wish if _is_name(wish) else "")
        notes.told = {tip for tip in entries(written.get("told"))[:MOST_TIPS] if _is_name(tip)}
        for entry in entries(written.get("talks"))[:MOST_TALKS]:
            match entry:
                case [seat, page, read, away] if is_count(seat, seats) and _is_name(page):
                    if is_count(read, MOST_TIPS):
                        notes.read[seat, page] = read
                    if away is True:
                        notes.away.add((seat, page))
        return notes


def _is_name(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and is_word(value)
