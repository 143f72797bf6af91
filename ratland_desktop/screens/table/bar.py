"""The top of the table: what is played, and the steps of a round or a turn with the present one lit."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Style

from .layout import EDGE, RULES, TOP

TITLE = Box(EDGE, 12, 200, 64)
STEPS = Box(250, 14, 1470, 60)
GAP = 12.0


def pill_box(steps: int, at: int) -> Box:
    """Where a step stands in the bar; what comes before all of them is at the first."""
    return STEPS.columns(steps, GAP)[max(0, at)]


def bar_box(canvas: Canvas) -> Box:
    """All of the bar, to the edges of the window."""
    bounds = canvas.bounds
    return Box(bounds.x, bounds.y, bounds.w, TOP.bottom - bounds.y)


def draw_bar(canvas: Canvas, title: str, steps: Sequence[str] = (), now: int = -1) -> None:
    """Past steps are ticked off, the present one is lit, those to come stand in the dark."""
    box = bar_box(canvas)
    key = ("table-bar", title, tuple(steps), now)
    canvas.layer(key, box, lambda c: _paint(c, box, title, steps, now), opaque=True)


def _paint(canvas: Canvas, whole: Box, title: str, steps: Sequence[str], now: int) -> None:
    canvas.gradient(whole, theme.NIGHT, theme.DEEP)
    canvas.fill(whole.bottom_part(3), theme.RAISED)
    room = TITLE if steps else Box(TITLE.x, TITLE.y, RULES.x - TITLE.x - EDGE, TITLE.h)
    canvas.text(title, room, theme.SUBHEADING, theme.LAMP)
    if not steps:
        return
    style = _fitting(canvas, steps)
    for at, (words, pill) in enumerate(zip(steps, STEPS.columns(len(steps), GAP), strict=True)):
        _pill(canvas, words, pill, at, now, style)


def _fitting(canvas: Canvas, steps: Sequence[str]) -> Style:
    """One size for all names: the largest at which the longest still fits its pill."""
    room = pill_box(len(steps), 0).w - 66
    widest = max(canvas.measure(name, theme.SMALL_LABEL)[0] for name in steps)
    return theme.SMALL_LABEL.sized(theme.SMALL_LABEL.size * min(1.0, room / widest))


def _pill(canvas: Canvas, words: str, pill: Box, at: int, now: int, style: Style) -> None:
    lit, past = at == now, at < now
    fill = theme.LAMP if lit else theme.RAISED if past else theme.PANEL
    ink = theme.ON_LAMP if lit else theme.TEXT if past else theme.SOFT_TEXT
    canvas.pill(pill, fill, rim=theme.LAMP_RIM if lit else None, rim_width=4)
    coin = Box.around((pill.x + pill.h / 2 + 2, pill.centre[1]), pill.h - 22)
    canvas.circle(coin.centre, coin.w / 2, theme.ON_LAMP if lit else theme.DEEP)
    if past:
        canvas.icon("check", coin.inset(9), theme.GOOD)
    else:
        number = theme.LAMP if lit else theme.SOFT_TEXT
        canvas.text(str(at + 1), coin.inset(4), theme.TINY_LABEL.fixed(), number, align="centre")
    room = Box(coin.right + 6, pill.y, pill.right - coin.right - 20, pill.h)
    canvas.text(words, room, style, ink, align="centre")
