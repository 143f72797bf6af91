"""An invisible widget over a card drawn elsewhere: pressing it opens the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.widgets import Button, Look
from ratland_desktop.shell.widgets.buttons import Action

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

GLASS = 44.0


class CardSpot(Button):
    """Shows its rim and a magnifying glass to whom points at it."""

    def __init__(self, name: str, box: Box, on_press: Action, *, tooltip: str, corner: float = 22.0) -> None:
        super().__init__(name, box, "", on_press, tooltip=tooltip)
        self.corner = corner

    @property
    def ring_radius(self) -> float:
        return min(self.corner, self.box.h / 2)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not (look.hovered or look.ring):
            return
        if look.hovered:
            canvas.rounded(self.box, None, radius=self.ring_radius, rim=theme.LAMP, rim_width=4)
        side = min(GLASS, self.box.h)
        edge = min(6.0, self.box.h - side)
        glass = Box(self.box.right - side - edge, self.box.y + edge, side, side)
        canvas.circle(glass.centre, side / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=3)
        canvas.icon("search", glass.inset(side * 0.24), theme.ON_LAMP)
