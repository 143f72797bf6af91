"""The wall behind the table: the house's bricks, dim."""

from __future__ import annotations

import math

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

TILE = 240.0


def draw_wall(canvas: Canvas) -> None:
    canvas.backdrop("rattus-wall", _paint)


def _paint(canvas: Canvas) -> None:
    bounds = canvas.bounds
    canvas.gradient(bounds, theme.DEEP, theme.SEWER)
    with canvas.faded(0.22):
        for row in range(math.ceil(bounds.h / 120) + 1):
            for column in range(math.ceil(bounds.w / TILE) + 1):
                tile = Box(bounds.x + column * TILE, bounds.y + row * 120, TILE, 120)
                canvas.picture("sewer/brick_wall", tile)
