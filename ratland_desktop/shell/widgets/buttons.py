"""Buttons: primary, plain, quiet and paper ones, round icon buttons, and the button to hold down."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.theme import Colour, Style
from ratland_desktop.shell.widgets.base import Look, Widget

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

Action = Callable[[], Go | None]


class Kind(Enum):
    """What a button is for decides how it looks."""

    PRIMARY = "primary"
    PLAIN = "plain"
    QUIET = "quiet"
    GHOST = "ghost"
    PAPER = "paper"
    CHOSEN = "chosen"


class _Paint(NamedTuple):
    fill: Colour | None
    hover: Colour
    rim: Colour | None
    text: Colour


_PAINTS: dict[Kind, _Paint] = {
    Kind.PRIMARY: _Paint(theme.LAMP, theme.LAMP_BRIGHT, theme.LAMP_RIM, theme.ON_LAMP),
    Kind.PLAIN: _Paint(theme.RAISED, theme.RAISED_POINTED, theme.RIM, theme.TEXT),
    Kind.QUIET: _Paint(theme.PANEL, theme.PANEL_POINTED, theme.RIM, theme.TEXT),
    Kind.GHOST: _Paint(None, theme.PANEL_POINTED, None, theme.TEXT),
    Kind.PAPER: _Paint(theme.PAPER_DIM, theme.WHITE, None, theme.INK),
    Kind.CHOSEN: _Paint(theme.LAMP, theme.LAMP_BRIGHT, theme.LAMP_RIM, theme.ON_LAMP),
}
_OFF = _Paint(theme.OFF_PLATE, theme.OFF_PLATE, theme.OFF_RIM, theme.OFF_TEXT)
_OFF_CHOSEN = _Paint(theme.OFF_RIM, theme.OFF_RIM, theme.TEXT, theme.TEXT)
_OFF_PAPER = _Paint(theme.OFF_PAPER, theme.OFF_PAPER, None, theme.OFF_INK)


def draw_plate(
    canvas: Canvas, box: Box, kind: Kind, look: Look, *, enabled: bool = True, radius: float
) -> Colour:
    """The plate of a button; gives back the colour for what is written on it."""
    paint = _PAINTS[kind]
    if not enabled:
        paint = {Kind.PAPER: _OFF_PAPER, Kind.CHOSEN: _OFF_CHOSEN}.get(kind, _OFF)
    fill = paint.hover if look.hovered and enabled else paint.fill
    if look.held and enabled and fill is not None:
        fill = theme.mixed(fill, theme.BLACK, 0.12)
    if fill is not None or paint.rim is not None:
        canvas.rounded(box, fill, radius=radius, rim=paint.rim, rim_width=5 if kind is Kind.PRIMARY else 4)
    return paint.text


class Button(Widget):
    """Words on a plate; optionally a second, smaller line and an icon before the words."""

    def __init__(
        self,
        name: str,
        box: Box,
        words: str,
        on_press: Action,
        *,
        kind: Kind = Kind.PLAIN,
        detail: str = "",
        icon: str = "",
        style: Style = theme.LABEL,
        enabled: bool = True,
        shown: bool = True,
        tooltip: str = "",
        sound: str = "click",
    ) -> None:
        super().__init__(name, box, enabled=enabled, shown=shown, tooltip=tooltip)
        self.words = words
        self.detail = detail
        self.icon = icon
        self.kind = kind
        self.style = style
        self.on_press = on_press
        self.sound = sound

    @property
    def ring_radius(self) -> float:
        return min(self.box.h / 2, 40.0)

    def fire(self) -> Go | None:
        if not self.enabled:
            return None
        self.desk.sound.play(self.sound)
        return self.on_press() or STAY

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self.fire() if inside else STAY

    def confirm(self, down: bool) -> Go | None:
        return self.fire() if down else STAY

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = self.box.moved(0, 2) if look.held and look.hovered else self.box
        ink = draw_plate(canvas, box, self.kind, look, enabled=self.enabled, radius=self.ring_radius)
        side = min(28.0, box.h * 0.3)
        inner = box.inset(side, 4)
        if self.icon and not self.words:
            canvas.icon(self.icon, box.inset(box.h * 0.24), ink)
            return
        if self.icon:
            size = min(box.h * 0.5, self.style.size * 1.25)
            wide = min(canvas.measure(self.words, self.style)[0], inner.w - size - 14)
            x = inner.centre[0] - (wide + size + 14) / 2
            canvas.icon(self.icon, Box(x, box.centre[1] - size / 2, size, size), ink)
            words = Box(x + size + 14, inner.y, wide + 4, inner.h)
            canvas.text(self.words, words, self.style, ink, lines=2)
        elif self.detail:
            share = self.style.size / (self.style.size + theme.NOTE.size * 1.14)
            top = inner.top_part(inner.h * (share - 0.02)).below(4)
            canvas.text(self.words, top, self.style, ink, align="centre", valign="bottom")
            soft = theme.SOFT_TEXT if self.kind in (Kind.PLAIN, Kind.QUIET, Kind.GHOST) else theme.SOFT_INK
            rest = inner.below(inner.h * share)
            canvas.text(self.detail, rest.top_part(rest.h - 4), theme.NOTE, soft, align="centre")
        else:
            canvas.text(self.words, inner, self.style, ink, align="centre", lines=2)


class IconButton(Button):
    """A round button with only a sign; its tooltip says what it does."""

    def __init__(
        self,
        name: str,
        box: Box,
        icon: str,
        on_press: Action,
        *,
        tooltip: str,
        kind: Kind = Kind.PLAIN,
        enabled: bool = True,
        shown: bool = True,
        sound: str = "click",
    ) -> None:
        super().__init__(
            name,
            box,
            "",
            on_press,
            kind=kind,
            icon=icon,
            enabled=enabled,
            shown=shown,
            tooltip=tooltip,
            sound=sound,
        )

    @property
    def ring_radius(self) -> float:
        return min(self.box.w, self.box.h) / 2


class HoldButton(Button):
    """ "It's me": held for a moment, or clicked twice, unless the settings ask for holding.

    The first click arms it and shows `again`; holding fills it up.
    """

    SECONDS = 0.7
    ARMED_FOR = 3.0

    def __init__(self, name: str, box: Box, words: str, again: str, on_press: Action) -> None:
        super().__init__(name, box, words, on_press, kind=Kind.PRIMARY, style=theme.HEADING)
        self.plain_words, self.again = words, again
        self.held_for: float | None = None
        self.armed_for = 0.0

    def press(self, spot: Spot) -> Go | None:
        self.held_for = 0.0
        return STAY

    def release(self, spot: Spot, inside: bool) -> Go | None:
        return self._let_go() if inside else self._cancel()

    def confirm(self, down: bool) -> Go | None:
        if not down:
            return self._let_go()
        self.held_for = 0.0
        return STAY

    def _cancel(self) -> Go:
        self.held_for = None
        self.touch()
        return STAY

    def _let_go(self) -> Go | None:
        """Let go before it was full: the first time arms, the second time counts."""
        if self.held_for is None:
            return STAY
        self._cancel()
        if self.desk.hold_to_confirm:
            return STAY
        if self.armed_for > 0:
            self.armed_for = 0.0
            return self.fire()
        self.armed_for = self.ARMED_FOR
        self.words = self.again
        self.desk.sound.play("tick")
        return STAY

    def update(self, seconds: float) -> Go | None:
        if self.held_for is not None:
            self.held_for += seconds
            self.touch()
            if self.held_for >= self.SECONDS:
                self.held_for, self.armed_for = None, 0.0
                return self.fire()
        elif self.armed_for > 0:
            self.armed_for -= seconds
            if self.armed_for <= 0:
                self.words = self.plain_words
                self.touch()
        return None

    @property
    def share(self) -> float:
        """How far it is filled."""
        return 0.0 if self.held_for is None else min(1.0, self.held_for / self.SECONDS)

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if self.share > 0:
            with canvas.clipped(self.box.left_part(self.box.w * self.share)):
                canvas.rounded(self.box.inset(5), theme.GOOD, radius=self.ring_radius - 5)
                canvas.text(self.words, self.box.inset(24, 4), self.style, theme.ON_LAMP, align="centre")
