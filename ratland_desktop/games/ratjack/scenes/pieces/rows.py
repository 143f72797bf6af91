"""Rows of cards: they get closer before they overlap, and overlap before they shrink."""

from __future__ import annotations

from ratland_desktop.shell.box import Box

from .cards import SHAPE

GAP, GAP_BETWEEN = 10.0, 14.0
CLOSEST = 0.42
"""The least share of the usual step between two cards. Closer than that, one would cover the value of the
other."""


def spread(room: Box, width: float, count: int, gap: float = GAP) -> list[Box]:
    """Cards side by side from the left; closer where there are many."""
    if count == 0:
        return []
    step = width + gap if count == 1 else min(width + gap, (room.w - width) / (count - 1))
    return [Box(room.x + step * at, room.y, width, width * SHAPE) for at in range(count)]


def row_width(width: float, step: float, count: int, closer: float) -> float:
    """The width of a row of so many cards. `closer` is the share of the usual step that they keep."""
    return width + (count - 1) * step * closer if count else 0.0


def closer_by(room: float, wide: float, small: float, open_: int, hidden: int) -> float:
    """How much closer open and hidden cards must lie to fit side by side: 1 is with gaps, less overlaps."""
    fixed = (wide if open_ else 0.0) + (small if hidden else 0.0) + (GAP_BETWEEN if open_ and hidden else 0.0)
    steps = max(0, open_ - 1) * (wide + GAP) + max(0, hidden - 1) * (small + 8)
    return min(1.0, (room - fixed) / steps) if steps else 1.0
