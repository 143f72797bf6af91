"""The pictures of the rule book: cards, chips and sums as they look on the table."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.screens.pieces.paper import draw_covering
from ratland_desktop.screens.rulebook.book import Illustration
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Colour, Face, Style
from ratland_desktop.text import Texts

from ..pieces.cards import SHAPE, draw_back, draw_card
from ..pieces.chips import draw_chip
from ..pieces.dials import draw_dial
from ..pieces.felt import CLOTH, CLOTH_DARK, WOOD
from ..pieces.places import chip_box
from ..pieces.sets import face_of

COVER_WIDE = 860.0
SUM = Style(Face.ROUND, 54, grows=False)


def _felt(canvas: Canvas, box: Box) -> Box:
    """A piece of the table; gives back the room on it."""
    canvas.rounded(box, CLOTH, radius=26, foot=CLOTH_DARK, rim=WOOD, rim_width=8)
    return box.inset(26, 18)


def _card(canvas: Canvas, box: Box, name: str, chip: str = "", *, hidden: bool = False) -> Box:
    """A card as high as the box, from its left; with what a chip makes of it."""
    card = Box(box.x, box.y, box.h / SHAPE, box.h)
    if hidden:
        draw_back(canvas, card)
    else:
        value = face_of(name).value
        draw_card(canvas, card, name, worth=SIDES[chip].worth(value) if chip else None)
    if chip:
        draw_chip(canvas, chip_box(card), chip)
    return card


def _sign(canvas: Canvas, box: Box, words: str, colour: Colour = theme.TEXT) -> None:
    canvas.text(words, box, SUM, colour, align="centre", outline=theme.NIGHT, outline_width=5)


def _cover(canvas: Canvas, box: Box, say: Texts) -> None:
    """The heads of the box, none of them cut: a print in the middle of the page."""
    print_ = Box(box.centre[0] - COVER_WIDE / 2, box.y, COVER_WIDE, box.h)
    draw_covering(canvas, "ratjack/box", print_, lean=0.3)
    canvas.rounded(print_, None, radius=6, rim=WOOD, rim_width=6)


def _total(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _felt(canvas, box)
    x = room.x + room.w * 0.12
    card = _card(canvas, Box(x, room.y, 0, room.h), "rat_12")
    _sign(canvas, Box(card.right, room.y, 90, room.h), "+")
    other = _card(canvas, Box(card.right + 90, room.y, 0, room.h), "rat_8", "plus_5")
    _sign(canvas, Box(other.right + 10, room.y, 90, room.h), "=")
    draw_dial(canvas, (other.right + 190, room.centre[1] - 14), room.h * 0.36, 25, say)


def _start(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _felt(canvas, box)
    high = room.h * 0.8
    top = room.centre[1] - high / 2
    step = high / SHAPE + 26
    hand = _card(canvas, Box(room.x, top, 0, high), "rat_7")
    _card(canvas, Box(hand.x + step, top, 0, high), "", hidden=True)
    deck = Box(hand.x + step * 2.5, top, 0, high)
    for depth in (8, 4, 0):
        _card(canvas, deck.moved(depth, depth / 2), "", hidden=True)
    _card(canvas, Box(deck.x + step, top, 0, high), "rat_8")
    left = deck.x + step * 2.2
    room_chips = Box(left, room.y, room.right - left, room.h)
    for side, cell in zip(
        ("plus_5", "plus_10", "double", "plus_1", "lock", "shield"), room_chips.grid(3, 2, 10), strict=True
    ):
        draw_chip(canvas, cell, side)


def _ways(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _felt(canvas, box)
    for way, cell in zip(("hide", "open", "uncover"), room.columns(3, 20), strict=True):
        words = cell.bottom_part(44)
        canvas.text(say(f"ratjack.way.{way}.name"), words, theme.LABEL, theme.LAMP, align="centre")
        card = Box(cell.centre[0] - (cell.h - 56) / SHAPE / 2, cell.y, 0, cell.h - 56)
        if way == "uncover":
            thrown = _card(canvas, card.moved(-card.h * 0.42, 0), "rat_4")
            canvas.icon("arrow_right", Box.around((thrown.right + 30, thrown.centre[1]), 44), theme.LAMP)
            _card(canvas, Box(thrown.right + 62, card.y, 0, card.h), "rat_12")
        else:
            _card(canvas, card, "rat_9", hidden=way == "hide")


def _knock_out(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _felt(canvas, box)
    for (first, second, total), half in zip(
        ((17, "rat_9", 26), (13, "rat_12", 25)), room.columns(2, 40), strict=True
    ):
        draw_dial(canvas, (half.x + 80, half.centre[1] - 12), half.h * 0.3, first, say)
        _sign(canvas, Box(half.x + 150, half.y, 60, half.h), "+")
        card = _card(canvas, Box(half.x + 214, half.y, 0, half.h), second)
        _sign(canvas, Box(card.right + 6, half.y, 60, half.h), "=")
        draw_dial(canvas, (card.right + 140, half.centre[1] - 12), half.h * 0.34, total, say)


def _chip_sum(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _felt(canvas, box)
    rows = (("rat_8", "plus_5"), ("rat_7", "half"), ("rat_1", "minus_5"))
    for (card, chip), cell in zip(rows, room.columns(3, 20), strict=True):
        _card(canvas, Box(cell.centre[0] - cell.h / SHAPE / 2, cell.y, 0, cell.h), card, chip)


ILLUSTRATIONS: dict[str, Illustration] = {
    "cover": Illustration(_cover, 400),
    "total": Illustration(_total, 230),
    "start": Illustration(_start, 230),
    "ways": Illustration(_ways, 260),
    "knock_out": Illustration(_knock_out, 230),
    "chip_sum": Illustration(_chip_sum, 230),
}
"""By the name of the part `picture_<name>`."""
