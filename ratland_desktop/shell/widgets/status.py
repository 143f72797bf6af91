"""Widgets that only display something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.theme import Colour
from ratland_desktop.shell.widgets.base import Look, Widget

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas


class ProgressBar(Widget):
    """How far something is, 0 to 1."""

    def __init__(self, name: str, box: Box, share: float = 0.0, *, colour: Colour = theme.LAMP) -> None:
        super().__init__(name, box)
        self.share = share
        self.colour = colour

    @property
    def focusable(self) -> bool:
        return False

    def draw(self, canvas: Canvas, look: Look) -> None:
        radius = self.box.h / 2
        canvas.rounded(self.box, theme.WELL, radius=radius)
        filled = self.box.inset(4).left_part(max(0.0, min(1.0, self.share)) * (self.box.w - 8))
        if filled.w >= filled.h:
            canvas.rounded(filled, self.colour, radius=radius - 4)
