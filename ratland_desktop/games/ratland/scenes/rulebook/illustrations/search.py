"""Pictures of the rule book: how a game begins, and the search for cheese."""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules.food import bag_contents
from ratland_desktop.games.ratland.rules.words import DUMP, Colour
from ratland_desktop.games.ratland.scenes.pieces.cards import draw_food_card, draw_pieces
from ratland_desktop.screens.rulebook.brushes import (
    FOUR,
    TEAL,
    arrow,
    crowd,
    ground,
    head,
    number,
    pieces,
    plate,
)
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import BEARINGS, FEET, HEAD_SHAPE, draw_body
from ratland_desktop.text import Texts

_COVER = (("happy", 1, 4), ("proud", 3, 3), ("", 9, 0), ("fierce", 6, 8), ("sleepy", 7, 6), ("hungry", 0, 10))
_WIDE = 124.0
_BOX = (
    ("rat/token", "115"), ("cheese/yellow", "80"), ("ratland/card/back_closed", "14"),
    ("ratland/card/food_back", "9"), ("ratland/clan/ninja", "12"),
)  # fmt: skip


def cover(canvas: Canvas, box: Box, say: Texts) -> None:
    """Clans under the moon of cheese."""
    with canvas.clipped(box):
        canvas.gradient(box, theme.NIGHT, theme.SEWER)
        for column in range(6):
            canvas.picture("sewer/brick_wall", Box(box.x + column * 240, box.y, 240.8, 120))
            canvas.picture("sewer/brick_wall", Box(box.x + column * 240, box.y + 120, 240.8, 120))
            canvas.picture("sewer/brick_wall", Box(box.x + column * 240, box.y + 240, 240.8, 120))
        canvas.gradient(box, theme.see_through(theme.NIGHT, 0.1), theme.see_through(theme.NIGHT, 0.6))
        canvas.picture("stage/beam", Box.around((box.centre[0], box.y + box.h * 0.6), box.h * 1.2))
        canvas.picture("cheese/wheel", Box.around((box.centre[0], box.y + 112), 190))
        step = box.w / len(_COVER)
        for place, (mood, colour, badge) in enumerate(_COVER):
            low = 12 if place in (2, 3) else 0
            x, y = box.x + (place + 0.5) * step, box.bottom - _WIDE * FEET - 34 + low
            cell = Box(x - _WIDE / 2, y, _WIDE, _WIDE * HEAD_SHAPE)
            draw_body(canvas, cell, theme.SEAT_COLOURS[colour], BEARINGS.get(mood, ""))
            head(canvas, cell, theme.SEAT_COLOURS[colour], mood, badge)
    canvas.rounded(box.inset(-14), None, radius=40, rim=theme.PAPER, rim_width=15)


def points(canvas: Canvas, box: Box, say: Texts) -> None:
    """18 − 2 = 16."""
    ground(canvas, box)
    y = box.centre[1]
    x = box.centre[0]
    crowd(canvas, Box(x - 520, y - 70, 430, 140), 18, TEAL, columns=6)
    number(canvas, "−", (x - 40, y), 64)
    for place in range(2):
        canvas.picture("rat/ghost", Box(x + 10 + place * 96, y - 52, 96, 104))
    number(canvas, "=", (x + 262, y), 64)
    number(canvas, "16", (x + 380, y), 92)


def box(canvas: Canvas, box: Box, say: Texts) -> None:
    """One of each, and how many there are."""
    ground(canvas, box)
    for (art, count), cell in zip(_BOX, box.inset(30, 20).columns(len(_BOX), 16), strict=True):
        canvas.picture(art, cell.top_part(cell.h - 66).inset(10, 4), tint=TEAL)
        number(canvas, count, (cell.centre[0], cell.bottom - 30), 48)


def start(canvas: Canvas, box: Box, say: Texts) -> None:
    """Seven rats and two cheese in the pantry."""
    with canvas.clipped(box):
        shape = canvas.pictures.shape("ratland/place/pantry")
        canvas.picture("ratland/place/pantry", Box.around(box.centre, box.w, box.w / shape))
        canvas.fill(box, theme.see_through(theme.NIGHT, 0.35))
    crowd(canvas, Box(box.x + 70, box.centre[1] - 64, 600, 128), 7, TEAL, columns=7)
    pieces(canvas, Box(box.right - 400, box.centre[1] - 64, 300, 128), ("yellow", "yellow"), columns=2)
    canvas.rounded(box.inset(-14), None, radius=40, rim=theme.PAPER, rim_width=15)


def deck(canvas: Canvas, box: Box, say: Texts) -> None:
    """Five closed manholes, then four open ones with the end among them."""
    ground(canvas, box)
    inner = box.inset(46, 22)
    step = min(112.0, (inner.w - 110) / 9.6)
    for place in range(5):
        canvas.picture("ratland/card/back_closed", Box(inner.x + place * step, inner.y, 128, inner.h))
    x = inner.x + 5 * step + 50
    arrow(canvas, (x - 6, box.centre[1]), (x + 40, box.centre[1]))
    for place in range(5):
        canvas.picture("ratland/card/back_open", Box(x + 56 + place * step * 0.9, inner.y, 128, inner.h))


_DRAWING = ((2, 2), (3, 3), (5, 5), (6, 2))
"""Rats sent, and pieces found, in the order of drawing."""


def bag(canvas: Canvas, box: Box, say: Texts) -> None:
    """Six and six on the card, seven and seven in the bag."""
    ground(canvas, box)
    x, y = box.centre
    card = Box(x - 500, y - 70, 400, 140)
    canvas.rounded(card, theme.PAPER, radius=20, rim=theme.PAPER_HEADING, rim_width=4)
    canvas.icon("dump", Box(card.x + 24, y - 40, 80, 80), theme.SOFT_INK)
    draw_pieces(canvas, Box(card.x + 124, y - 50, 260, 100), Counter(bag_contents((1,), DUMP, 4)), most=2)
    arrow(canvas, (x - 70, y), (x + 60, y), width=9)
    sack = Box(x + 110, y - 140, 280, 280)
    draw_sack(canvas, sack, Counter(bag_contents((1,), DUMP, 5)))


def draw_sack(canvas: Canvas, box: Box, inside: Counter[Colour]) -> None:
    """The bag with what is in it written on its front."""
    canvas.picture("ratland/bag/bag_back", box)
    canvas.picture("ratland/bag/bag_front", box)
    row = Box(box.x + box.w * 0.2, box.centre[1] - box.h * 0.02, box.w * 0.66, box.h * 0.28)
    draw_pieces(canvas, row, inside, theme.PAPER, most=2)


def order(canvas: Canvas, box: Box, say: Texts) -> None:
    """Two, three, five, and for six rats only two pieces."""
    ground(canvas, box)
    for place, ((rats, found), seat) in enumerate(zip(_DRAWING, FOUR, strict=True)):
        cell = box.inset(24, 16).columns(4, 12)[place]
        plate(canvas, str(place + 1), (cell.x + 42, cell.y + 40), theme.LAMP)
        head(canvas, Box(cell.centre[0] - 40, cell.y, 96, 105), seat, "", place * 2)
        crowd(
            canvas, Box(cell.x + 20, cell.y + 112, cell.w - 40, 76), rats, seat, columns=max(3, -(-rats // 2))
        )
        drawn = Box(cell.x, cell.bottom - 62, cell.w, 62)
        side = min(48.0, drawn.w / rats)
        left = drawn.centre[0] - side * rats / 2
        for number_ in range(rats):
            spot = Box(left + number_ * side, drawn.y, side, drawn.h).inset(2)
            if number_ < found:
                canvas.picture("cheese/yellow" if number_ % 2 else "cheese/white", spot)
            else:
                canvas.circle(spot.centre, side * 0.3, None, rim=theme.SOFT_INK, rim_width=2.5)


def food(canvas: Canvas, box: Box, say: Texts) -> None:
    """A food card, large."""
    ground(canvas, box)
    draw_food_card(canvas, Box.around(box.centre, 520, box.h - 32), say, (1,), 4)


def two(canvas: Canvas, box: Box, say: Texts) -> None:
    """Two food cards and one bag."""
    ground(canvas, box)
    x, y = box.centre
    for place in range(2):
        card = Box(x - 460 + place * 190, y - 118, 170, 238)
        canvas.picture("ratland/card/food_back", card)
    number(canvas, "+", (x - 278, y), 64, theme.PAPER, wide=60)
    arrow(canvas, (x - 60, y), (x + 70, y), width=9)
    draw_sack(canvas, Box(x + 120, y - 135, 270, 270), Counter(bag_contents((1, 1), DUMP, 7)))
