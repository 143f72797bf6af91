"""What can be pressed on a player's own screen: cards, chips, piles, opponents, the ways to play a card."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.widgets import Button, Kind, Look
from ratland_desktop.shell.widgets.buttons import Action, draw_plate

from .choosing import Choosing

KEY = 30.0
"""The side of a key's cap."""


class Target(Button):
    """Something on the table that can be chosen. It is drawn elsewhere; this is its rim of lamp light.

    What cannot be chosen can still be pointed at, and says why.
    """

    def __init__(
        self, name: str, box: Box, on_press: Action, *,
        legal: bool, chosen: bool, tooltip: str, corner: float, whole: Box | None = None,
    ) -> None:  # fmt: skip
        """`box` is the part that can be seen; `whole` is all of it, where something lies over it."""
        super().__init__(name, box, "", on_press, tooltip=tooltip)
        self.key = ""
        self.legal, self.chosen, self.corner = legal, chosen, corner
        self.whole = whole or box
        self.enabled = legal

    @property
    def ring_radius(self) -> float:
        return self.whole.w * self.corner

    @property
    def ring_box(self) -> Box:
        return self.whole

    def paint_box(self) -> Box:
        return self.whole.inset(-24)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not (self.legal or self.chosen):
            return
        covered = self.whole.right - self.box.right
        with canvas.clipped(
            self.box.inset(-8) if covered <= 0 else self.box.inset(-8).left_part(self.box.w + 8)
        ):
            self._draw_rim(canvas, look)
        if not look.ring:
            self.draw_cap(canvas)

    def draw_cap(self, canvas: Canvas) -> None:
        """Drawn apart where the focus ring would lie over it."""
        draw_key(canvas, self, Box(self.box.x + 4, self.whole.bottom - KEY - 4, KEY, KEY))

    def _draw_rim(self, canvas: Canvas, look: Look) -> None:
        """Lamp light around as much of it as can be seen."""
        box = self.whole.inset(-5)
        radius = box.w * self.corner
        if self.chosen:
            canvas.rounded(box, theme.see_through(theme.LAMP, 0.2), radius=radius)
            canvas.rounded(box, None, radius=radius, rim=theme.LAMP, rim_width=8)
            side = min(44.0, box.w * 0.5)
            tick = Box(box.right - side * 0.8, box.y - side * 0.2, side, side)
            canvas.circle(tick.centre, side / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=3)
            canvas.icon("check", tick.inset(side * 0.24), theme.ON_LAMP)
        else:
            rim = theme.LAMP_BRIGHT if look.hovered else theme.LAMP
            canvas.rounded(box, None, radius=radius, rim=rim, rim_width=7 if look.hovered else 5)


class Way(Button):
    """A way to play a card. One that is not possible keeps its place, pale, and says why when it is asked."""

    def __init__(
        self, name: str, box: Box, words: str, detail: str, icon: str, on_press: Action, *,
        legal: bool, chosen: bool, tooltip: str = "",
    ) -> None:  # fmt: skip
        kind = Kind.PRIMARY if chosen else Kind.QUIET
        super().__init__(name, box, words, on_press, kind=kind, detail=detail, icon=icon, tooltip=tooltip)
        self.legal = legal
        self.key = ""

    @property
    def ring_radius(self) -> float:
        return min(self.box.h / 2, 34.0)

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = self.box.moved(0, 2) if look.held and look.hovered and self.legal else self.box
        ink = draw_plate(canvas, box, self.kind, look, enabled=self.legal, radius=self.ring_radius)
        inner = box.inset(16, 6)
        upper = inner.top_part(inner.h * 0.54) if self.detail else inner
        style = theme.SMALL_LABEL.sized(27)
        size = min(30.0, upper.h)
        wide = min(canvas.measure(self.words, style)[0], inner.w - size - 10)
        left = inner.centre[0] - (wide + size + 10) / 2
        canvas.icon(self.icon, Box(left, upper.centre[1] - size / 2, size, size), ink)
        words = Box(left + size + 10, upper.y, wide + 4, upper.h)
        draw_fitting(canvas, self.words, words, style, ink)
        if self.detail:
            soft = (
                theme.BAD if not self.legal else theme.SOFT_INK if self.kind is Kind.PRIMARY else theme.TEXT
            )
            lower = inner.below(upper.h)
            draw_fitting(canvas, self.detail, lower, theme.NOTE, soft, align="centre")
        if not look.ring:
            self.draw_cap(canvas)

    def draw_cap(self, canvas: Canvas) -> None:
        """Drawn apart where the focus ring would lie over it."""
        draw_key(canvas, self, Box(self.box.x - 4, self.box.y - 8, KEY, KEY))


def draw_key(canvas: Canvas, widget: Target | Way, box: Box) -> None:
    """The number that presses it, for whoever plays with keys."""
    if not widget.key or widget.desk.hand is not Hand.KEYS or not canvas.shows_hints:
        return
    with canvas.above():
        canvas.rounded(box, theme.NIGHT, radius=8, rim=theme.FAINT_TEXT, rim_width=2)
        canvas.text(widget.key, box.inset(2), theme.TINY_LABEL.fixed(), theme.TEXT, align="centre")


def target(
    choosing: Choosing, name: str, box: Box, on_press: Action, *, tooltip: str = "", corner: float = 0.1,
    whole: Box | None = None,
) -> Target:  # fmt: skip
    """A part of the answer that is being put together."""
    legal, chosen = name in choosing.names, name in choosing.chosen
    return Target(
        name, box, on_press, legal=legal, chosen=chosen, tooltip=tooltip, corner=corner, whole=whole
    )
