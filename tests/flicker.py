"""Watches a moving picture for flashes: how much of it turns bright and dark again more often than is good.

The picture is looked at in cells. A cell turns when its relative luminance has gone a tenth of the whole
range the other way (as WCAG 2 counts it, where the darker side is below 0.8). Three flashes are six turns;
we allow only three turns in a second.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from _contrast import luminance

GRID = (32, 18)
STEP = 0.1
DARK = 0.8
TURNS = 3
LARGE = 0.25
"""So much of the screen is a large area."""


class Flicker:
    """`look` at every frame; then `share` says how much of the picture flashed at its worst moment.

    `moved` counts the frames that looked different from the one before.
    """

    def __init__(self) -> None:
        self.moved = 0
        self._before: list[float] = []
        cells = GRID[0] * GRID[1]
        self.turns: list[list[float]] = [[] for _ in range(cells)]
        self._furthest: list[float] = []
        self._way = [0] * cells
        self._now = 0.0

    def look(self, picture: pygame.Surface, seconds: float) -> None:
        self._now += seconds
        small = pygame.image.tobytes(pygame.transform.smoothscale(picture, GRID), "RGB")
        lights = [luminance(cell) for cell in zip(small[0::3], small[1::3], small[2::3], strict=True)]
        if not self._furthest:
            self._furthest = list(lights)
        self.moved += lights != self._before
        self._before = lights
        for cell, light in enumerate(lights):
            self._notice(cell, light)

    def _notice(self, cell: int, light: float) -> None:
        furthest, way = self._furthest[cell], self._way[cell]
        gone = light - furthest
        if gone * way > 0:
            self._furthest[cell] = light  # further the same way
        elif abs(gone) >= STEP and min(light, furthest) < DARK:
            self.turns[cell].append(self._now)
            self._furthest[cell], self._way[cell] = light, 1 if gone > 0 else -1

    @property
    def share(self) -> float:
        """The largest part of the picture that ever turned too often within the same second."""
        spans = [list(_too_often(times)) for times in self.turns]
        moments = {end for cell in spans for _, end in cell}
        worst = (sum(any(a <= now <= b for a, b in cell) for cell in spans) for now in moments)
        return max(worst, default=0) / len(spans)


def _too_often(times: list[float]) -> Iterator[tuple[float, float]]:
    """From when to when there was one turn too many in less than a second."""
    for first, last in zip(times, times[TURNS:], strict=False):
        if last - first < 1.0:
            yield first, last
