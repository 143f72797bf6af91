"""The top of the table: the round, and the seven phases with the current one lit."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.words import Phase
from ratland_desktop.screens.table.layout import EDGE, TOP
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Style
from ratland_desktop.text import Texts

ROUND = Box(EDGE, 12, 200, 64)
PHASES = Box(250, 14, 1470, 60)
SHOWN = tuple(phase for phase in Phase if phase is not Phase.OPENING)


def pill_of(phase: Phase) -> Box:
    """Where a phase stands in the bar; before the first round that is the first one."""
    return PHASES.columns(len(SHOWN), 12)[SHOWN.index(phase) if phase in SHOWN else 0]


def draw_phase_bar(canvas: Canvas, say: Texts, round_: int, now: Phase) -> None:
    """Past phases are ticked off, the present one is lit, those to come stand in the dark."""
    canvas.layer(("phases", round_, now), _whole(canvas), lambda c: _paint(c, say, round_, now), opaque=True)


def _whole(canvas: Canvas) -> Box:
    bounds = canvas.bounds
    return Box(bounds.x, bounds.y, bounds.w, TOP.bottom - bounds.y)


def _paint(canvas: Canvas, say: Texts, round_: int, now: Phase) -> None:
    whole = _whole(canvas)
    canvas.gradient(whole, theme.NIGHT, theme.DEEP)
    canvas.fill(whole.bottom_part(3), theme.RAISED)
    canvas.text(say("ratland.table.round", n=max(1, round_)), ROUND, theme.SUBHEADING, theme.LAMP)
    style = _fitting(canvas, say)
    for phase, pill in zip(SHOWN, PHASES.columns(len(SHOWN), 12), strict=True):
        _pill(canvas, say, phase, pill, now, style)


def _fitting(canvas: Canvas, say: Texts) -> Style:
    """One size for all seven names: the largest at which the longest still fits its pill."""
    room = PHASES.columns(len(SHOWN), 12)[0].w - 66
    names = [say(f"ratland.phase.{phase.name.lower()}.short") for phase in SHOWN]
    widest = max(canvas.measure(name, theme.SMALL_LABEL)[0] for name in names)
    return theme.SMALL_LABEL.sized(theme.SMALL_LABEL.size * min(1.0, room / widest))


def _pill(canvas: Canvas, say: Texts, phase: Phase, pill: Box, now: Phase, style: Style) -> None:
    lit, past = phase is now, phase < now
    fill = theme.LAMP if lit else theme.RAISED if past else theme.PANEL
    ink = theme.ON_LAMP if lit else theme.TEXT if past else theme.SOFT_TEXT
    canvas.pill(pill, fill, rim=theme.LAMP_RIM if lit else None, rim_width=4)
    coin = Box.around((pill.x + pill.h / 2 + 2, pill.centre[1]), pill.h - 22)
    canvas.circle(coin.centre, coin.w / 2, theme.ON_LAMP if lit else theme.DEEP)
    if past:
        canvas.icon("check", coin.inset(9), theme.GOOD)
    else:
        number = theme.LAMP if lit else theme.SOFT_TEXT
        canvas.text(str(int(phase)), coin.inset(4), theme.TINY_LABEL.fixed(), number, align="centre")
    words = Box(coin.right + 6, pill.y, pill.right - coin.right - 20, pill.h)
    canvas.text(say(f"ratland.phase.{phase.name.lower()}.short"), words, style, ink, align="centre")
