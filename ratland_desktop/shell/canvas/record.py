"""Records every text that is drawn, so that tests can find what is cut, overlapping or hard to read.

Active only in tests and tools; costs nothing otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.theme import Colour


@dataclass(frozen=True, slots=True)
class Drawn:
    """One text as it was drawn: its box, the pixels it covers, and whether it was shrunk or cut."""

    words: str
    room: Box
    ink: Box
    shrunk: float
    cut: bool
    may_cut: bool
    level: int
    letters: float = 0.0
    """How high they are set, in logical units."""
    colour: Colour = (0, 0, 0)
    outline: Colour | None = None

    @property
    def fits(self) -> bool:
        return self.may_cut or not (self.cut or self.ink.h > self.room.h * 1.35 + 4)


@dataclass(frozen=True, slots=True)
class Sign:
    """One icon as it was drawn."""

    name: str
    ink: Box
    level: int


@dataclass(slots=True)
class TextLog:
    """What the last picture said. A level is a layer of things above each other (a dialog, a tooltip).

    `silent`: words and icons are listed and not drawn, so that one sees what is behind them.
    """

    drawn: list[Drawn] = field(default_factory=list)
    signs: list[Sign] = field(default_factory=list)
    level: int = 0
    silent: bool = False

    def clear(self) -> None:
        self.drawn.clear()
        self.signs.clear()
        self.level = 0

    def misfits(self) -> list[Drawn]:
        return [text for text in self.drawn if not text.fits]

    def overlaps(self, by: float = 5.0) -> list[tuple[Drawn, Drawn]]:
        """Pairs on the same level whose ink runs into each other."""
        shown = [text for text in self.drawn if text.words.strip()]
        return [
            (one, other)
            for i, one in enumerate(shown)
            for other in shown[i + 1 :]
            if one.level == other.level and one.ink.meets(other.ink, by)
        ]
