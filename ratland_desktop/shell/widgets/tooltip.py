"""A few words about the widget that is pointed at or focused, after a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.widgets.base import Widget

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

_WAIT = 0.45
_WIDEST = 560.0
SHADOW = 10.0


class Tooltip:
    """At most one is shown."""

    def __init__(self) -> None:
        self.widget: Widget | None = None
        self.waited = 0.0

    @property
    def shown(self) -> bool:
        return self.widget is not None and self.waited >= _WAIT and bool(self.widget.tooltip)

    def point_at(self, widget: Widget | None) -> Box | None:
        """Another widget; gives back what to draw anew when one was shown."""
        gone = self.area_of(self.widget) if self.shown and self.widget else None
        self.widget, self.waited = widget, 0.0
        return gone

    def update(self, seconds: float) -> Box | None:
        if self.widget is None or self.waited >= _WAIT:
            return None
        self.waited += seconds
        return self.area_of(self.widget) if self.shown else None

    @staticmethod
    def area_of(widget: Widget | None) -> Box | None:
        """Roomy enough for any tooltip of that widget."""
        if widget is None:
            return None
        x, y = widget.box.centre
        return Box(x - _WIDEST - 40, y - widget.box.h / 2 - 300, 2 * _WIDEST + 80, widget.box.h + 600)

    def box(self, canvas: Canvas) -> Box | None:
        """Where it stands, if it is shown: below its widget, or above it where there is no room."""
        if not self.shown or self.widget is None:
            return None
        words, at = self.widget.tooltip, self.widget.ring_box
        inner = min(_WIDEST - 48, canvas.measure(words, theme.SMALL)[0] + 2)
        _, high = canvas.measure(words, theme.SMALL, inner)
        w, h = inner + 48, high + 28
        safe = canvas.bounds.inset(12)
        x = max(safe.x, min(at.centre[0] - w / 2, safe.right - w))
        below = at.bottom + 22
        y = below if below + h <= safe.bottom else at.y - 22 - h
        return Box(x, y, w, h)

    def draw(self, canvas: Canvas) -> None:
        box = self.box(canvas)
        if box is None or self.widget is None:
            return
        canvas.rounded(box, theme.PAPER, radius=16, rim=theme.LAMP_RIM, rim_width=3, shadow=SHADOW)
        room = Box(box.x + 24, box.y + 12, box.w - 44, box.h - 24)
        canvas.text(self.widget.tooltip, room, theme.SMALL, theme.INK, lines=0)
