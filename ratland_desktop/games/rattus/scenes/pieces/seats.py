"""A seat's panel: points now, castle, reserve, the cards it holds, and what has just happened to it."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_name, fitting
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.shell.theme import Style
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .signs import card_name, draw_card_sign, draw_cube

POINTS = Style(theme.Face.ROUND, 52, grows=False)
SIGN = 19.0
COUNT = Style(theme.Face.ROUND, 28, grows=False)
NOTE = theme.NOTE.sized(22)
SMALLEST = 0.75
"""Names of cards are left out if they have to be set smaller than this."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """All that a panel shows. `note` stands in its last line instead of the names of the cards."""

    place: int
    points: int
    castle: int
    reserve: int
    cards: tuple[str, ...]
    lit: bool = False
    note: str = ""
    bad: bool = False
    mood: str = ""


def draw_seat(canvas: Canvas, box: Box, seat: Seat, state: SeatState, say: Texts) -> None:
    key = ("rattus-seat", seat, state, box.w)
    canvas.layer(key, box.inset(-4), lambda c: _paint(c, box, seat, state, say))


def _paint(canvas: Canvas, box: Box, seat: Seat, state: SeatState, say: Texts) -> None:
    colours = seat_colour(seat)
    rim, wide = (theme.LAMP, 6.0) if state.lit else (colours.main, 3.0)
    canvas.rounded(box, theme.mixed(theme.PANEL, colours.main, 0.16), radius=18, rim=rim, rim_width=wide)
    face = Box(box.x + 14, box.y + 18, 92, 92 * HEAD_SHAPE)
    draw_portrait(canvas, face, seat, state.mood)
    left = face.right + 14
    points = Box(box.right - 92, box.y + 6, 76, 70)
    canvas.text(str(state.points), points, POINTS, theme.LAMP, align="right")
    ink = canvas.measure(str(state.points), POINTS)[0]
    cube = Box(points.right - ink - 48, box.y + 18, 38, 44)
    draw_cube(canvas, cube, seat, state.place)
    draw_name(canvas, seat.name, Box(left, box.y + 10, cube.x - left - 8, 46), theme.SMALL_LABEL.sized(30))
    _counts(canvas, Box(left, box.y + 58, box.right - left - 14, 44), state)
    words = (
        state.note or say.list([card_name(say, card) for card in state.cards]) if state.cards else state.note
    )
    tone = theme.BAD if state.note and state.bad else theme.LAMP if state.note else theme.SOFT_TEXT
    line = Box(left, box.y + 102, box.right - left - 14, 30)
    style = fitting(canvas, words, line, NOTE)
    if state.note or style.size > NOTE.size * SMALLEST:  # the signs of many cards tell enough
        canvas.text(words, line, style, tone)


def _counts(canvas: Canvas, row: Box, state: SeatState) -> None:
    """In the castle, in the reserve, and the signs of the cards."""
    canvas.picture("rattus/piece/castle", Box(row.x, row.y, 56, row.h))
    canvas.text(str(state.castle), Box(row.x + 62, row.y, 38, row.h), COUNT, theme.TEXT)
    canvas.icon("home", Box(row.x + 104, row.y + 7, 30, 30), theme.SOFT_TEXT)
    canvas.text(str(state.reserve), Box(row.x + 138, row.y, 42, row.h), COUNT, theme.SOFT_TEXT)
    first, last = row.x + 204, row.right - SIGN
    step = min(42.0, (last - first) / max(1, len(state.cards) - 1))
    for at, card in enumerate(state.cards):
        draw_card_sign(canvas, (first + at * step, row.centre[1]), SIGN, card)
