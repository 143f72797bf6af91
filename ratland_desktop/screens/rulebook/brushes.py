"""Drawing helpers that the pictures share: backgrounds, groups of rats, numbers, arrows."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import Colour, SeatColour

GROUND: Colour = (235, 224, 199)
LOW: Colour = (222, 208, 176)
TEAL, RED, SAND, BLUE = (
    theme.SEAT_COLOURS[0],
    theme.SEAT_COLOURS[1],
    theme.SEAT_COLOURS[9],
    theme.SEAT_COLOURS[3],
)
FOUR = (TEAL, RED, BLUE, SAND)


def ground(canvas: Canvas, box: Box, fill: Colour = GROUND) -> None:
    canvas.rounded(box, fill, radius=26)


def number(
    canvas: Canvas, words: str, centre: Spot, size: float = 44, ink: Colour = theme.INK, wide: float = 240
) -> None:
    """Words that belong to the picture and stay as large as it is."""
    style = theme.NUMBER.sized(size).fixed()
    canvas.text(words, Box.around(centre, wide, size * 1.5), style, ink, align="centre")


def head(canvas: Canvas, box: Box, seat: SeatColour, mood: str = "", badge: int | None = None) -> None:
    canvas.picture(f"rat/head_{mood}" if mood else "rat/head", box, tint=seat)
    if badge is not None:
        canvas.picture(f"badge/{BADGES[badge]}", box, tint=seat)


def crowd(
    canvas: Canvas,
    box: Box,
    count: int,
    seat: SeatColour,
    *,
    columns: int,
    art: str = "rat/token",
    flip: bool = False,
) -> None:
    """A number of rats in rows, from the left (from the right if they look left)."""
    rows = -(-count // columns)
    shape = canvas.pictures.shape(art)
    w = min(box.w / columns, box.h / rows * shape)
    high = w / shape
    top = box.centre[1] - rows * high / 2
    left = box.centre[0] - columns * w / 2
    for place in range(count):
        row, column = divmod(place, columns)
        column = columns - 1 - column if flip else column
        cell = Box(left + column * w, top + row * high, w, high)
        canvas.picture(art, cell.inset(w * 0.04), tint=seat, flip=flip)


def pieces(canvas: Canvas, box: Box, colours: Sequence[str], *, columns: int) -> None:
    """Pieces of cheese in rows."""
    rows = -(-len(colours) // columns)
    side = min(box.w / columns, box.h / rows)
    left, top = box.centre[0] - columns * side / 2, box.centre[1] - rows * side / 2
    for place, colour in enumerate(colours):
        row, column = divmod(place, columns)
        cell = Box(left + column * side, top + row * side, side, side)
        canvas.picture(f"cheese/{colour}", cell.inset(side * 0.06))


def arrow(canvas: Canvas, start: Spot, end: Spot, ink: Colour = theme.SOFT_INK, width: float = 7.0) -> None:
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    tip = width * 3
    canvas.line([start, end], ink, width)
    for side in (2.6, -2.6):
        corner = (end[0] + tip * math.cos(turn + side), end[1] + tip * math.sin(turn + side))
        canvas.line([end, corner], ink, width)


def plate(
    canvas: Canvas, words: str, centre: Spot, fill: Colour, ink: Colour = theme.INK, size: float = 34
) -> None:
    """A number on a round plate."""
    canvas.circle(centre, size * 0.85, fill, rim=theme.INK, rim_width=3)
    number(canvas, words, centre, size, ink, wide=size * 1.7)


def gone(canvas: Canvas, box: Box) -> None:
    """A cross over what is not there any more."""
    for start, end in (((box.x, box.y), (box.right, box.bottom)), ((box.right, box.y), (box.x, box.bottom))):
        canvas.line([start, end], theme.BAD_INK, 8)
