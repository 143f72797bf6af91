"""Maps the design space to the window: logical units to pixels and back.

The safe area (1920 × 1080) is always fully visible and centred; a wider or taller window shows more around
it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from ratland_desktop.shell.box import SAFE, Box, Spot


@dataclass(frozen=True, slots=True)
class View:
    """One window size. Scale and bounds follow from it, once: every drawing call asks for them."""

    width: int
    height: int
    scale: float = field(init=False, compare=False)
    bounds: Box = field(init=False, compare=False)
    """Everything the window shows, in logical units."""

    def __post_init__(self) -> None:
        scale = min(self.width / SAFE.w, self.height / SAFE.h)
        w, h = self.width / scale, self.height / scale
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "bounds", Box((SAFE.w - w) / 2, (SAFE.h - h) / 2, w, h))

    def logical(self, pixel: Spot) -> Spot:
        bounds = self.bounds
        return (pixel[0] / self.scale + bounds.x, pixel[1] / self.scale + bounds.y)

    def pixels(self, box: Box, origin: tuple[int, int] = (0, 0)) -> pygame.Rect:
        """The whole pixels of a box; edges that meet in logical units meet in pixels.

        `origin` is the pixel that counts as the first one.
        """
        scale, dx, dy = self.scale, -self.bounds.x, -self.bounds.y
        left, top = round((box.x + dx) * scale), round((box.y + dy) * scale)
        right, bottom = round((box.x + box.w + dx) * scale), round((box.y + box.h + dy) * scale)
        return pygame.Rect(left - origin[0], top - origin[1], right - left, bottom - top)
