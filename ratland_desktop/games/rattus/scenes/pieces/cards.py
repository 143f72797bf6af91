"""The six class cards: large with their power, or small with name, sign and owner while something is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .signs import TONES, card_name, draw_card_sign

PLAIN_RIM = (207, 199, 180)
RADIUS = 18.0
NAME = theme.SMALL_LABEL.sized(27)
COIN = Box(-50, 8, 42, 42)
"""The tick or the hand, from a large card's upper right corner."""


@dataclass(frozen=True, slots=True)
class CardState:
    """`owner` None: it lies beside the board. `lit`: in the light. `mine`: the player in turn holds it."""

    card: str
    owner: int | None
    lit: bool = False
    used: bool = False
    mine: bool = False
    last: bool = False
    """The last round: two powers are others."""
    hand: bool = False
    """It can be taken or used now."""


def power_words(say: Texts, state: CardState) -> str:
    last = f"rattus.card.{state.card}.last"
    return say(last if state.last and last in say else f"rattus.card.{state.card}.text")


def draw_large_card(canvas: Canvas, box: Box, state: CardState, seats: Sequence[Seat], say: Texts) -> None:
    """The rat in costume, name, sign, owner, and the power."""
    key = ("rattus-card", state, None if state.owner is None else seats[state.owner], box.w, box.h)
    canvas.layer(key, box.inset(-6), lambda c: _paint_large(c, box, state, seats, say))


def _paint_large(canvas: Canvas, box: Box, state: CardState, seats: Sequence[Seat], say: Texts) -> None:
    paper, ink = _plate(canvas, box, state)
    tone = TONES[state.card]
    frame = Box(box.x + 12, box.y + 12, 80, 78)
    canvas.rounded(frame, theme.mixed(tone, theme.WHITE, 0.62), radius=16, rim=tone, rim_width=4)
    canvas.picture(f"rattus/class/{state.card}", frame.inset(5))
    beside = Box(frame.right + 12, box.y + 10, box.right + COIN.x - frame.right - 16, 40)
    draw_fitting(canvas, card_name(say, state.card), beside, NAME, ink)
    line = Box(beside.x, beside.bottom + 1, box.right - beside.x - 12, 40)
    draw_card_sign(canvas, (line.x + 18, line.centre[1]), 18, state.card)
    _owner(canvas, line.beside(46), state, seats, say)
    words = Box(box.x + 16, frame.bottom + 4, box.w - 30, box.bottom - frame.bottom - 10)
    draw_paragraph(canvas, power_words(say, state), words, theme.NOTE, theme.SOFT_INK)
    if state.used:
        _veil(canvas, box, paper)
    elif state.hand:
        canvas.icon("hand", COIN.moved(box.right, box.y).inset(7), theme.SOFT_INK)


def _owner(canvas: Canvas, line: Box, state: CardState, seats: Sequence[Seat], say: Texts) -> None:
    if state.owner is None:
        draw_fitting(canvas, say("rattus.screen.card.free"), line, theme.NOTE, theme.GOOD_INK)
        return
    high = line.h + 4
    face = Box(line.x, line.y - 2, high / HEAD_SHAPE, high)
    draw_portrait(canvas, face, seats[state.owner])
    words = say("rattus.screen.card.yours") if state.mine else seats[state.owner].name
    draw_name(canvas, words, line.beside(face.w + 8), theme.NOTE, theme.SOFT_INK)


def _plate(canvas: Canvas, box: Box, state: CardState) -> tuple[theme.Colour, theme.Colour]:
    canvas.rounded(box.moved(2, 4), theme.see_through(theme.NIGHT, 0.5), radius=RADIUS)
    rim, wide = (theme.LAMP, 6) if state.lit else (PLAIN_RIM, 3)
    canvas.rounded(box, theme.PAPER, radius=RADIUS, rim=rim, rim_width=wide)
    return theme.PAPER, theme.INK


def _veil(canvas: Canvas, box: Box, paper: theme.Colour) -> None:
    """Used in this turn: pale, and ticked."""
    canvas.rounded(box.inset(4), theme.see_through(paper, 0.55), radius=RADIUS - 4)
    coin = COIN.moved(box.right, box.y)
    canvas.circle(coin.centre, 18, theme.GOOD_INK)
    canvas.icon("check", coin.inset(11), theme.WHITE)


def draw_small_card(canvas: Canvas, box: Box, state: CardState, seats: Sequence[Seat], say: Texts) -> None:
    """Name, sign, and the owner's head."""
    key = ("rattus-small-card", state, None if state.owner is None else seats[state.owner], box.w)
    canvas.layer(key, box.inset(-6), lambda c: _paint_small(c, box, state, seats, say))


def _paint_small(canvas: Canvas, box: Box, state: CardState, seats: Sequence[Seat], say: Texts) -> None:
    _plate(canvas, box, state)
    draw_card_sign(canvas, (box.x + 40, box.centre[1]), 25, state.card)
    right = box.right - 14
    if state.owner is not None:
        high = box.h - 18
        face = Box(right - high / HEAD_SHAPE, box.y + 9, high / HEAD_SHAPE, high)
        draw_portrait(canvas, face, seats[state.owner])
        right = face.x
    name = Box(box.x + 76, box.y, right - box.x - 82, box.h)
    draw_fitting(canvas, card_name(say, state.card), name, NAME, theme.INK)
