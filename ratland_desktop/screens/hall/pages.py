"""What a game tells the hall of fame: its variants, its records, and how to read its chronicles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ratland_desktop.saves.shelf import Plain
from ratland_desktop.screens.chronicle.deeds import Deeds

BEST, PEAK = "best", "peak"
"""Records that every game can have: points at the end, and the highest point of a curve."""


@dataclass(frozen=True, slots=True)
class VariantFilter:
    """A variant that the list can be filtered by. `title` is a key, `words` the table of its values."""

    name: str
    title: str
    words: str


@dataclass(frozen=True, slots=True)
class Record:
    """`name` is BEST, PEAK or a kind of deed. `title` is a key, and `unit` that of the amount (`n`)."""

    name: str
    title: str
    picture: str
    unit: str


@dataclass(frozen=True, slots=True, eq=False)
class HallPages:
    """`variant_of` says from the open view how it was played.

    The first record stands for the game on the family's page. `peak` is the title of the column for the
    highest point of a curve.
    """

    deeds: Deeds
    variant_of: Callable[[Any], Mapping[str, Plain]]
    records: tuple[Record, ...]
    variants: tuple[VariantFilter, ...] = ()
    peak: str = ""

    @property
    def game(self) -> str:
        """Its name in the files."""
        return self.deeds.game
