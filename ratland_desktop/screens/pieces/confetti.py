"""Confetti for the winners: it falls, flutters and stays on the floor, the same way each time."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

SCRAPS = 70
RAIN_SECONDS = 3.2
"""By then the last one has settled."""
COLOURS = (theme.LAMP, theme.GOOD, theme.BAD, (157, 114, 221), (78, 168, 222), theme.PAPER)


@cache
def _scraps() -> tuple[tuple[float, ...], ...]:
    """For each: across, when it is thrown, how long it falls, where it lies, sway, side."""
    dice = Random(12)
    return tuple(
        (
            dice.random(), 1.2 * dice.random(), 1.3 + 0.7 * dice.random(), 0.965 + 0.03 * dice.random(),
            dice.uniform(-0.03, 0.03), dice.uniform(9, 16),
        )
        for _ in range(SCRAPS)
    )  # fmt: skip


def draw_confetti(canvas: Canvas, box: Box, passed: float) -> None:
    """All scraps after this many seconds."""
    with canvas.clipped(box):
        for number, (across, start, falls, rest, sway, side) in enumerate(_scraps()):
            part = min(1.0, (passed - start) / falls)
            if part <= 0:
                continue
            swing = math.sin(9 * part + 7 * across) * (1 - part)
            x = box.x + box.w * (across + sway * swing * 2)
            y = box.y + box.h * (rest * (1.04 * part - 0.04))
            high = side * (0.35 + 0.65 * abs(math.cos(11 * part + number)) * (part < 1))
            canvas.fill(Box.around((x, y), side, high), COLOURS[number % len(COLOURS)])
