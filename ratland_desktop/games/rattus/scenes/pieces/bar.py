"""The top of the table: the one sentence that says what to do, the three steps of a turn, and the supply."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..table.layout import BAR, IDEA
from .signs import draw_back

HEAD = Box(20, 5, 68 / HEAD_SHAPE, 68)
STEPS_BOX = Box(700, 13, 560, 52)
SUPPLY = Box(1330, 20, IDEA.x - 1330 - 20, 38)
TITLE = Box(HEAD.right + 14, 8, STEPS_BOX.x - HEAD.right - 30, 62)
LONG_TITLE = Box(TITLE.x, TITLE.y, SUPPLY.x - TITLE.x - 70, TITLE.h)
VIOLET = (122, 90, 134)
DONE, NOW, LATER = "done", "now", "later"
STEPS = ("card", "settle", "plague")


@dataclass(frozen=True, slots=True)
class BarState:
    """`steps`: how far each of the three is; none of them before the first turn and in the last round."""

    words: str
    seat: int | None
    steps: tuple[str, ...]
    supply: int
    full: int


def draw_bar(canvas: Canvas, state: BarState, seat: Seat | None, say: Texts) -> None:
    canvas.layer(("rattus-bar", state, seat), BAR, lambda c: _paint(c, state, seat, say))


def _paint(canvas: Canvas, state: BarState, seat: Seat | None, say: Texts) -> None:
    canvas.fill(BAR, theme.see_through(theme.WELL, 0.8))
    if seat is not None:
        draw_portrait(canvas, HEAD, seat)
    title = TITLE if state.steps else LONG_TITLE
    if seat is None:
        title = title.beside(HEAD.x - title.x)
    draw_fitting(canvas, state.words, title, theme.SUBHEADING.sized(34), theme.LAMP)
    for at, (step, how, pill) in enumerate(zip(STEPS, state.steps, STEPS_BOX.columns(3, 10), strict=False)):
        _step(canvas, pill, at + 1, say(f"rattus.screen.step.{step}"), how)
    _supply(canvas, state, say)


def _step(canvas: Canvas, pill: Box, number: int, words: str, how: str) -> None:
    lit, past = how == NOW, how == DONE
    fill = theme.LAMP if lit else theme.RAISED if past else theme.BRICK
    ink = theme.ON_LAMP if lit else theme.TEXT if past else theme.SOFT_TEXT
    canvas.pill(pill, fill, rim=theme.LAMP_RIM if lit else None, rim_width=4)
    coin = Box.around((pill.x + 28, pill.centre[1]), 32)
    canvas.circle(coin.centre, 16, theme.ON_LAMP if lit else theme.DEEP)
    if past:
        canvas.icon("check", coin.inset(7), theme.GOOD)
    else:
        tone = theme.LAMP if lit else theme.SOFT_TEXT
        canvas.text(str(number), coin.inset(3), theme.TINY_LABEL.fixed(), tone, align="centre")
    room = Box(coin.right + 6, pill.y, pill.right - coin.right - 20, pill.h)
    draw_fitting(canvas, words, room, theme.SMALL_LABEL, ink, align="centre")


def _supply(canvas: Canvas, state: BarState, say: Texts) -> None:
    """The game's clock: how many rats are left."""
    draw_back(canvas, (SUPPLY.x - 30, SUPPLY.centre[1]), 24)
    canvas.pill(SUPPLY, theme.WELL, rim=theme.RIM, rim_width=3)
    share = state.supply / state.full if state.full else 0.0
    if state.supply:
        inner = SUPPLY.inset(5)
        canvas.pill(inner.left_part(max(inner.h, inner.w * share)), VIOLET)
    words = say("rattus.screen.supply", n=state.supply)
    with canvas.above():
        draw_fitting(canvas, words, SUPPLY.inset(16, 2), theme.NOTE, theme.TEXT, align="centre")
