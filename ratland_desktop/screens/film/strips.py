"""How a table becomes a small picture: strips of it, one below the other, each as wide as the film.

The row of the stage leaves out the story at its side, so that everything else is larger; the row of controls
is left out, too. Where the sentence stands among the controls, it gets a strip of its own. Knows boxes only.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.shell.box import SAFE, Box

WIDE = 640
"""Pixels."""
EDGE = 10.0
THINNEST = 60.0
"""Less than this of a table is only a gap between two things."""
CAPTION = Box(0, 0, 1150, 132)
"""For a sentence outside of the stage: where it is drawn, in a picture of its own."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A part of the table, or of the picture with the sentence, and where it is in the film, in pixels."""

    source: Box
    top: int
    says: bool = False
    """It shows the sentence and nothing of the table."""

    @property
    def scale(self) -> float:
        return WIDE / self.source.w

    @property
    def high(self) -> int:
        return round(self.source.h * self.scale)


def strips_of(layout: Layout) -> list[Strip]:
    """The strips of a table, from top to bottom."""
    stage, story, caption = layout.stage, layout.story, layout.caption
    head, foot = max(0.0, stage.y - EDGE), stage.bottom + EDGE
    beside = story is not None and story.x >= stage.right
    right = stage.right + 2 * EDGE if beside else SAFE.right
    sources = [
        Box(SAFE.x, SAFE.y, SAFE.w, head),
        Box(SAFE.x, head, right, foot - head),
        Box(SAFE.x, foot, SAFE.w, layout.bottom.y - foot),
    ]
    strips: list[Strip] = []
    for source in sources:
        if source.h >= THINNEST:
            strips.append(Strip(source, height_of(strips)))
    if stage.union(caption) != stage:
        strips.append(Strip(CAPTION, height_of(strips), says=True))
    return strips


def height_of(strips: list[Strip]) -> int:
    """Pixels of all strips together."""
    return strips[-1].top + strips[-1].high if strips else 0
