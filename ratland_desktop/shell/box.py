"""Boxes in logical units: where things are in the 1920 × 1080 design space.

Plain geometry. Knows neither pixels nor pygame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle; immutable, so every change gives a new box."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Spot:
        return (self.x + self.w / 2, self.y + self.h / 2)

    @classmethod
    def around(cls, centre: Spot, w: float, h: float | None = None) -> Box:
        """The box of that size about a centre; square when only one side is given."""
        height = w if h is None else h
        return cls(centre[0] - w / 2, centre[1] - height / 2, w, height)

    def holds(self, spot: Spot) -> bool:
        return self.x <= spot[0] < self.right and self.y <= spot[1] < self.bottom

    def meets(self, other: Box, by: float = 0.0) -> bool:
        """Do the two overlap, by more than `by` units both ways?"""
        return (
            min(self.right, other.right) - max(self.x, other.x) > by
            and min(self.bottom, other.bottom) - max(self.y, other.y) > by
        )

    def common(self, other: Box) -> Box:
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(
            x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y)
        )

    def union(self, other: Box) -> Box:
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def inset(self, sides: float, ends: float | None = None) -> Box:
        """Smaller by `sides` left and right and by `ends` (or the same) at top and bottom; negative grows."""
        v = sides if ends is None else ends
        return Box(self.x + sides, self.y + v, max(0.0, self.w - 2 * sides), max(0.0, self.h - 2 * v))

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def top_part(self, h: float) -> Box:
        return Box(self.x, self.y, self.w, h)

    def bottom_part(self, h: float) -> Box:
        return Box(self.x, self.bottom - h, self.w, h)

    def left_part(self, w: float) -> Box:
        return Box(self.x, self.y, w, self.h)

    def right_part(self, w: float) -> Box:
        return Box(self.right - w, self.y, w, self.h)

    def below(self, used: float) -> Box:
        """What is left under the first `used` units."""
        return Box(self.x, self.y + used, self.w, max(0.0, self.h - used))

    def beside(self, used: float) -> Box:
        """What is left to the right of the first `used` units."""
        return Box(self.x + used, self.y, max(0.0, self.w - used), self.h)

    def rows(self, count: int, gap: float = 0.0) -> list[Box]:
        h = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count)]

    def columns(self, count: int, gap: float = 0.0) -> list[Box]:
        w = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]

    def grid(self, columns: int, rows: int, gap: float = 0.0) -> list[Box]:
        """Row by row, from the top left."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def shares(self, parts: Sequence[float], gap: float = 0.0) -> list[Box]:
        """Columns with widths in the ratio of the parts."""
        room = self.w - gap * (len(parts) - 1)
        boxes: list[Box] = []
        x = self.x
        for part in parts:
            w = room * part / sum(parts)
            boxes.append(Box(x, self.y, w, self.h))
            x += w + gap
        return boxes


SAFE = Box(0, 0, 1920, 1080)
"""The part of the design space that every window shows whole."""


def merged(boxes: list[Box]) -> list[Box]:
    """Overlapping boxes become one, so that nothing is painted twice."""
    apart: list[Box] = []
    for box in boxes:
        if box.w <= 0 or box.h <= 0:
            continue
        again = True
        while again:
            again = False
            for other in apart:
                if other.meets(box):
                    apart.remove(other)
                    box = box.union(other)
                    again = True
                    break
        apart.append(box)
    return apart
