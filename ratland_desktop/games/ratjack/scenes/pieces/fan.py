"""The whole discard pile at one glance: all its cards side by side, the newest at the right."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.text import Texts

from .cards import SHAPE, draw_card
from .felt import Felt, draw_ground
from .rows import spread

HEAD = 40.0
EDGE = 18.0


def fan_box(felt: Felt) -> Box:
    """In front of the table, beside the pile if there is room, else below it."""
    pile = felt.discard
    if felt.counts_beside:
        return Box(pile.right + 96, pile.y - 16, 1416, 176)
    return Box(felt.middle.x, pile.bottom + 52, felt.middle.w, 196)


def draw_fan(canvas: Canvas, box: Box, view: View, say: Texts) -> None:
    """All cards of the pile, over whatever lies there."""
    key = ("rj-fan", box, view.discard)
    with canvas.above():
        canvas.layer(key, box.inset(-8), lambda c: _paint_fan(c, box, view, say))


def _paint_fan(canvas: Canvas, box: Box, view: View, say: Texts) -> None:
    canvas.rounded(box, theme.NIGHT, radius=28, rim=theme.LAMP, rim_width=4)
    draw_cards(canvas, box, view, say)


def draw_open_fan(canvas: Canvas, box: Box, view: View, say: Texts) -> None:
    """The pile as a part of the table, where there is no counting help."""
    key = ("rj-open-fan", box, view.discard)

    def paint(canvas: Canvas) -> None:
        draw_ground(canvas, box)
        draw_cards(canvas, box, view, say)

    canvas.layer(key, box.inset(-8), paint)


def draw_cards(canvas: Canvas, box: Box, view: View, say: Texts) -> None:
    """Its heading, and every card as far as the next one does not cover it."""
    words = say("ratjack.screen.pile.all", n=len(view.discard))
    draw_fitting(
        canvas, words, box.top_part(HEAD).inset(EDGE, 4), theme.NOTE, theme.SOFT_TEXT, align="centre"
    )
    room = box.below(HEAD).inset(EDGE, 0)
    wide = (room.h - 12) / SHAPE
    for face, spot in zip(view.discard, spread(room, wide, len(view.discard), 8), strict=True):
        draw_card(canvas, spot, face)
