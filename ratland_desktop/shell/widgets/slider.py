"""A slider from 0 to 1 (or any two numbers), for mouse, wheel, arrows or gamepad."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.widgets.base import Look, Widget

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

_KNOB = 22.0
_SIGN = 110.0


class Slider(Widget):
    """`step` is what one press of an arrow changes; `shown_as` writes the value at its right end."""

    def __init__(
        self,
        name: str,
        box: Box,
        value: float,
        on_change: Callable[[float], Go | None],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
        shown_as: Callable[[float], str] | None = None,
        on_paper: bool = False,
        enabled: bool = True,
        tooltip: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, tooltip=tooltip)
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change = on_change
        self.shown_as = shown_as
        self.on_paper = on_paper
        self.dragging = False

    @property
    def track(self) -> Box:
        room = self.box.w - (_SIGN if self.shown_as else 0)
        return Box(self.box.x + _KNOB, self.box.centre[1] - 7, room - 2 * _KNOB, 14)

    def set(self, value: float) -> Go:
        snapped = round((value - self.low) / self.step) * self.step + self.low
        there = max(self.low, min(self.high, round(snapped, 6)))
        if there == self.value:
            return STAY
        self.value = there
        self.touch()
        return self.on_change(there) or STAY

    def _at(self, spot: Spot) -> float:
        track = self.track
        return self.low + (self.high - self.low) * max(0.0, min(1.0, (spot[0] - track.x) / track.w))

    def press(self, spot: Spot) -> Go | None:
        self.dragging = True
        return self.set(self._at(spot))

    def drag(self, spot: Spot) -> None:
        if self.dragging:
            self.set(self._at(spot))

    def release(self, spot: Spot, inside: bool) -> Go | None:
        self.dragging = False
        self.desk.sound.play("tick")
        return STAY

    def move(self, direction: Direction) -> Go | None:
        return self.set(self.value + direction.dx * self.step) if direction.dx else None

    def wheel(self, steps: float) -> Go | None:
        return self.set(self.value + (self.step if steps > 0 else -self.step))

    def draw(self, canvas: Canvas, look: Look) -> None:
        track = self.track
        share = (self.value - self.low) / (self.high - self.low)
        canvas.rounded(track, theme.PAPER_DIM if self.on_paper else theme.WELL, radius=7)
        if share > 0:
            canvas.rounded(track.left_part(max(14.0, track.w * share)), theme.ON, radius=7)
        size = _KNOB if look.hovered or look.held else _KNOB - 3
        knob = (track.x + track.w * share, track.centre[1])
        canvas.circle(knob, size, theme.LAMP if self.enabled else theme.SOFT_TEXT, rim=theme.LAMP_RIM)
        if self.shown_as:
            ink = theme.INK if self.on_paper else theme.TEXT
            sign = self.box.right_part(_SIGN - 14)
            canvas.text(self.shown_as(self.value), sign, theme.SMALL_LABEL, ink, align="right")
