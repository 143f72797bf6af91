"""The protocol that saves need from a game: its rules, a check of stored tables, and a summary for the list.

Games implement it without importing this module (`games/*/rules/keeping.py`), and `rooms` passes it in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from ratland_desktop.tabletop.match import AnyGame

Plain = str | int | bool | None


class Keepable(Protocol):
    """A game that can be kept."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def rules(self) -> str:
        """Changes whenever a rule changes what an answer leads to."""

    def doubt(self, written: object) -> str | None:
        """Why this cannot be a table at a round's start, or None."""

    def summary(self, view: Any) -> Mapping[str, Plain]:
        """What the list of games shows, from the open table's view: what the game counts, and its variants.

        The game's texts `progress.line` and `progress.inside` say in words how far it is.
        """

    def mark(self, view: Any) -> list[object]:
        """Where a match stands, as plain data, from the open table's view."""


Shelf = Mapping[str, Keepable]
