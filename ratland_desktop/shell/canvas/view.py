"""How the design space lies in the window: logical units to pixels and back.

The safe area (1920 × 1080) is always whole and centred; a wider or taller window shows more around it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ratland_desktop.shell.box import SAFE, Box, Spot


@dataclass(frozen=True, slots=True)
class View:
    """One window size."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        return min(self.width / SAFE.w, self.height / SAFE.h)

    @property
    def bounds(self) -> Box:
        """Everything the window shows, in logical units."""
        w, h = self.width / self.scale, self.height / self.scale
        return Box((SAFE.w - w) / 2, (SAFE.h - h) / 2, w, h)

    def logical(self, pixel: Spot) -> Spot:
        bounds = self.bounds
        return (pixel[0] / self.scale + bounds.x, pixel[1] / self.scale + bounds.y)

    def pixels(self, box: Box) -> pygame.Rect:
        """The whole pixels of a box; edges that meet in logical units meet in pixels."""
        bounds, scale = self.bounds, self.scale
        left, top = round((box.x - bounds.x) * scale), round((box.y - bounds.y) * scale)
        right, bottom = round((box.right - bounds.x) * scale), round((box.bottom - bounds.y) * scale)
        return pygame.Rect(left, top, right - left, bottom - top)
