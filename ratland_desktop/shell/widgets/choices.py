"""Choosing one of a few: segments side by side, a stepper, a switch, tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.theme import Colour, Style
from ratland_desktop.shell.widgets.base import Look, Widget
from ratland_desktop.shell.widgets.buttons import Kind, draw_plate

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

V = TypeVar("V")
Changed = Callable[[V], Go | None]


class Choice(Widget, Generic[V]):
    """Segments: all options in view, one is on. Left and right go through them; Enter goes round."""

    gap = 12.0

    def __init__(
        self,
        name: str,
        box: Box,
        options: Sequence[tuple[V, str]],
        value: V,
        on_change: Changed[V],
        *,
        on_paper: bool = False,
        style: Style = theme.SMALL_LABEL,
        enabled: bool = True,
        tooltip: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, tooltip=tooltip)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.on_paper = on_paper
        self.style = style

    @property
    def index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def segments(self) -> list[Box]:
        """Widths by the length of the words, so that long ones get more room."""
        weights = [max(3, len(words)) + 3.0 for _, words in self.options]
        return self.box.shares(weights, self.gap)

    def choose(self, index: int) -> Go:
        value = self.options[index][0]
        if value == self.value:
            return STAY
        self.value = value
        self.touch()
        self.desk.sound.play("click")
        return self.on_change(value) or STAY

    def press(self, spot: Spot) -> Go | None:
        for i, segment in enumerate(self.segments()):
            if segment.holds(spot):
                return self.choose(i)
        return STAY

    def move(self, direction: Direction) -> Go | None:
        there = self.index + direction.dx
        if not direction.dx or not 0 <= there < len(self.options):
            return None
        return self.choose(there)

    def confirm(self, down: bool) -> Go | None:
        return self.choose((self.index + 1) % len(self.options)) if down else STAY

    def draw(self, canvas: Canvas, look: Look) -> None:
        for (value, words), segment in zip(self.options, self.segments(), strict=True):
            kind = Kind.CHOSEN if value == self.value else (Kind.PAPER if self.on_paper else Kind.QUIET)
            plain = Look() if value == self.value else Look(hovered=False)
            ink = draw_plate(canvas, segment, kind, plain, enabled=self.enabled, radius=segment.h / 2)
            canvas.text(words, segment.inset(16, 2), self.style, ink, align="centre")


class Tabs(Choice[V]):
    """Pages of one screen: the chosen tab is underlined."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        foot = self.box.bottom_part(4)
        canvas.fill(foot, theme.RAISED)
        for (value, words), segment in zip(self.options, self.segments(), strict=True):
            on = value == self.value
            canvas.text(
                words, segment.inset(12, 6), self.style, theme.LAMP if on else theme.SOFT_TEXT, align="centre"
            )
            if on:
                canvas.rounded(segment.bottom_part(8), theme.LAMP, radius=4)


class Stepper(Widget):
    """A number between two buttons; also by left and right, wheel and clicks."""

    def __init__(
        self,
        name: str,
        box: Box,
        value: int,
        low: int,
        high: int,
        on_change: Changed[int],
        *,
        shown_as: Callable[[int], str] = str,
        enabled: bool = True,
        tooltip: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, tooltip=tooltip)
        self.value, self.low, self.high = value, low, high
        self.on_change = on_change
        self.shown_as = shown_as

    @property
    def ring_radius(self) -> float:
        return self.box.h / 2

    def step(self, by: int) -> Go:
        there = max(self.low, min(self.high, self.value + by))
        if there == self.value:
            return STAY
        self.value = there
        self.touch()
        self.desk.sound.play("tick")
        return self.on_change(there) or STAY

    def press(self, spot: Spot) -> Go | None:
        if self.box.left_part(self.box.h).holds(spot):
            return self.step(-1)
        if self.box.right_part(self.box.h).holds(spot):
            return self.step(1)
        return STAY

    def move(self, direction: Direction) -> Go | None:
        return self.step(direction.dx) if direction.dx else None

    def wheel(self, steps: float) -> Go | None:
        return self.step(1 if steps > 0 else -1)

    def confirm(self, down: bool) -> Go | None:
        if not down:
            return STAY
        return self.step(1) if self.value < self.high else self.step(self.low - self.high)

    def draw(self, canvas: Canvas, look: Look) -> None:
        side = self.box.h
        canvas.rounded(self.box, theme.WELL, radius=side / 2)
        ends = (
            (self.box.left_part(side), "minus", self.value > self.low),
            (self.box.right_part(side), "plus", self.value < self.high),
        )
        for end, icon, possible in ends:
            ink = draw_plate(
                canvas, end, Kind.PLAIN, Look(), enabled=self.enabled and possible, radius=side / 2
            )
            canvas.icon(icon, end.inset(side * 0.28), ink)
        words = Box(self.box.x + side + 6, self.box.y, self.box.w - 2 * side - 12, side)
        canvas.text(self.shown_as(self.value), words, theme.LABEL, align="centre")


class Switch(Widget):
    """On or off, with an optional label (`words`) before it."""

    def __init__(
        self,
        name: str,
        box: Box,
        on: bool,
        on_change: Changed[bool],
        *,
        words: str = "",
        on_paper: bool = False,
        enabled: bool = True,
        tooltip: str = "",
    ) -> None:
        super().__init__(name, box, enabled=enabled, tooltip=tooltip)
        self.on = on
        self.on_change = on_change
        self.words = words
        self.on_paper = on_paper

    def flip(self) -> Go:
        self.on = not self.on
        self.touch()
        self.desk.sound.play("click")
        return self.on_change(self.on) or STAY

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self.flip() if inside else STAY

    def confirm(self, down: bool) -> Go | None:
        return self.flip() if down else STAY

    def move(self, direction: Direction) -> Go | None:
        wanted = direction.dx > 0
        return self.flip() if direction.dx and wanted != self.on else None

    @property
    def knob_box(self) -> Box:
        h = min(self.box.h, 56.0)
        return Box(self.box.right - h * 1.85, self.box.centre[1] - h / 2, h * 1.85, h)

    @property
    def ring_box(self) -> Box:
        return self.box if self.words else self.knob_box

    def draw(self, canvas: Canvas, look: Look) -> None:
        track = self.knob_box
        off = (150, 140, 120) if self.on_paper else theme.RAISED
        fill: Colour = theme.ON if self.on else off
        if look.hovered:
            fill = theme.mixed(fill, theme.WHITE, 0.12)
        canvas.rounded(track, fill, radius=track.h / 2)
        r = track.h / 2 - 6
        x = track.right - track.h / 2 if self.on else track.x + track.h / 2
        canvas.circle((x, track.centre[1]), r, theme.WHITE if self.enabled else theme.SOFT_TEXT)
        if self.on:  # not by colour alone
            canvas.icon("check", Box.around((x, track.centre[1]), r * 1.1), theme.ON)
        if self.words:
            at = Box(self.box.x, self.box.y, self.box.w - track.w - 20, self.box.h)
            canvas.text(self.words, at, theme.LABEL, theme.INK if self.on_paper else theme.TEXT)
