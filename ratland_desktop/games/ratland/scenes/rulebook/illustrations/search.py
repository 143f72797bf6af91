"""Pictures of the search: the bag, the order of drawing, the food cards."""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules.food import bag_contents
from ratland_desktop.games.ratland.rules.words import DUMP, Colour
from ratland_desktop.games.ratland.scenes.pieces.cards import draw_food_card, draw_pieces
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from .brushes import CLANS, arrow, crowd, ground, head, number, plate

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
    for place, ((rats, found), seat) in enumerate(zip(_DRAWING, CLANS, strict=True)):
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
