"""Measures how well words and icons stand out from their background, in the picture itself.

The current picture is drawn twice: as it is, and without words and icons. Pixels that differ are ink, and the
second picture shows the background behind them. Contrast is the ratio of relative luminances as defined by
WCAG 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame
from _pilot import Pilot
from _sight import linear

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Drawn, TextLog
from ratland_desktop.shell.canvas.record import Sign
from ratland_desktop.shell.theme import Colour
from ratland_desktop.shell.widgets.tooltip import SHADOW

SMALL_PRINT, LARGE_PRINT = 4.5, 3.0
LARGE = 36.0
"""Letters of this many logical units are large print: 24 pixels in a window of 1280 × 720."""
ODD_SPOTS = 0.1
"""So many of the spots behind a text may be worse: a star in the sky, a gap between bricks."""
FEWEST_SPOTS = 6

Triple = tuple[int, int, int]


@lru_cache(maxsize=1 << 16)
def luminance(colour: Triple) -> float:
    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Triple, other: Triple) -> float:
    """From 1 (the same) to 21 (black on white)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@dataclass(frozen=True, slots=True)
class Reading:
    """One text or icon, how well it stands out, and how well it should."""

    what: str
    ink: Triple
    paper: Triple
    ratio: float
    needed: float

    @property
    def good(self) -> bool:
        return self.ratio >= self.needed

    def __str__(self) -> str:
        def code(colour: Triple) -> str:
            return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"

        return f"{self.ratio:.2f} < {self.needed}: {self.what!r} {code(self.ink)} on {code(self.paper)}"


@dataclass(frozen=True, slots=True)
class _Mark:
    """Words or an icon on the picture; `outlined`: their colour and their rim's, where they have one."""

    what: str
    ink: Box
    level: int
    needed: float
    outlined: tuple[Triple, Triple] | None = None

    @classmethod
    def of_words(cls, drawn: Drawn) -> _Mark:
        needed = LARGE_PRINT if drawn.letters >= LARGE else SMALL_PRINT
        rim = drawn.outline
        outlined = None if rim is None else (_opaque(drawn.colour), _opaque(rim))
        return cls(drawn.words, drawn.ink, drawn.level, needed, outlined)

    @classmethod
    def of_sign(cls, sign: Sign) -> _Mark:
        return cls(f"<{sign.name}>", sign.ink, sign.level, LARGE_PRINT)


def _opaque(colour: Colour) -> Triple:
    return (colour[0], colour[1], colour[2])


class _Picture:
    """The pixels of a surface, to be asked quickly."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.wide, self.high = surface.get_size()
        self.bytes = pygame.image.tobytes(surface, "RGB")

    def row(self, x: int, y: int, count: int) -> list[Triple]:
        at = (y * self.wide + x) * 3
        part = self.bytes[at : at + count * 3]
        return list(zip(part[0::3], part[1::3], part[2::3], strict=True))


def readings(pilot: Pilot) -> list[Reading]:
    """Every text and icon of the scene in front, as far as it can be seen."""
    canvas = pilot.app.canvas
    pilot.redraw()
    inked, log = _Picture(canvas.surface), TextLog(silent=True)
    canvas.log = log
    pilot.redraw()
    bare, canvas.log = _Picture(canvas.surface), None
    marks = [*(_Mark.of_words(drawn) for drawn in log.drawn), *(_Mark.of_sign(sign) for sign in log.signs)]
    front = max((mark.level // 10 for mark in marks), default=0)
    top, tooltip = max((mark.level for mark in marks), default=0), _tooltip(pilot)
    found = []
    for mark in marks:
        if mark.level // 10 == front and mark.what.strip():
            covers = [other.ink for other in marks if other.level > mark.level]
            if tooltip is not None and mark.level < top:
                covers.append(tooltip)
            spots = _spots(pilot, mark.ink, covers, inked, bare)
            if len(spots) >= FEWEST_SPOTS:
                found.append(_reading(mark, spots))
    pilot.redraw()
    return found


def _tooltip(pilot: Pilot) -> Box | None:
    """The paper of the tooltip with its shadow, if one is shown: what it covers is not meant to be read."""
    box = pilot.scene.form.tooltip.box(pilot.app.canvas)
    return box.inset(-SHADOW - 6) if box is not None else None


def _spots(
    pilot: Pilot, box: Box, covers: Sequence[Box], inked: _Picture, bare: _Picture
) -> list[tuple[Triple, Triple]]:
    """Ink and paper wherever the ink changes something, but for what other ink covers."""
    canvas = pilot.app.canvas
    rect = canvas.pixels(box).clip(pygame.Rect(0, 0, inked.wide, inked.high))
    hidden = [canvas.pixels(cover.inset(-4, -cover.h * 0.2)) for cover in covers]  # ink is noted tightly
    return [
        (ink, paper)
        for y in range(rect.top, rect.bottom)
        for x, (ink, paper) in enumerate(
            zip(inked.row(rect.x, y, rect.w), bare.row(rect.x, y, rect.w), strict=True), rect.x
        )
        if ink != paper and not any(cover.collidepoint(x, y) for cover in hidden)
    ]


def _reading(mark: _Mark, spots: list[tuple[Triple, Triple]]) -> Reading:
    """The fullest ink against the paper behind all of it; words with a rim stand on their rim."""
    if mark.outlined is not None:
        ink, paper = mark.outlined
    else:
        ink, _ = max(spots, key=lambda spot: sum(abs(a - b) for a, b in zip(*spot, strict=True)))
        papers = sorted((paper for _, paper in spots), key=lambda paper: contrast(ink, paper))
        paper = papers[int(len(papers) * ODD_SPOTS)]
    return Reading(mark.what, ink, paper, contrast(ink, paper), mark.needed)
