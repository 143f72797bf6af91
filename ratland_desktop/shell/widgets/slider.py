"""A slider from 0 to 1, for mouse, wheel, arrows or gamepad."""

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
_STEP = 0.1


class Slider(Widget):
    """An arrow key or the wheel changes it by a step; `shown_as` writes the value at its right end."""

    def __init__(
        self,
        name: str,
        box: Box,
        value: float,
        on_change: Callable[[float], Go | None],
        *,
        shown_as: Callable[[float], str],
    ) -> None:
        super().__init__(name, box)
        self.value = value
        self.on_change = on_change
        self.shown_as = shown_as
        self.dragging = False

    @property
    def track(self) -> Box:
        return Box(self.box.x + _KNOB, self.box.centre[1] - 7, self.box.w - _SIGN - 2 * _KNOB, 14)

    def set(self, value: float) -> Go:
        there = max(0.0, min(1.0, round(round(value / _STEP) * _STEP, 6)))
        if there == self.value:
            return STAY
        self.value = there
        self.touch()
        return self.on_change(there) or STAY

    def _at(self, spot: Spot) -> float:
        track = self.track
        return (spot[0] - track.x) / track.w

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
        return self.set(self.value + direction.dx * _STEP) if direction.dx else None

    def wheel(self, steps: float) -> Go | None:
        return self.set(self.value + (_STEP if steps > 0 else -_STEP))

    def draw(self, canvas: Canvas, look: Look) -> None:
        track = self.track
        canvas.rounded(track, theme.WELL, radius=7)
        if self.value > 0:
            canvas.rounded(track.left_part(max(14.0, track.w * self.value)), theme.ON, radius=7)
        size = _KNOB if look.hovered or look.held else _KNOB - 3
        canvas.circle((track.x + track.w * self.value, track.centre[1]), size, theme.LAMP, rim=theme.LAMP_RIM)
        sign = self.box.right_part(_SIGN - 14)
        canvas.text(self.shown_as(self.value), sign, theme.SMALL_LABEL, theme.TEXT, align="right")
