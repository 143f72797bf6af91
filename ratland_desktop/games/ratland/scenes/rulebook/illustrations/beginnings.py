"""Pictures for the first pages: the cover, the box, the start of a game, the points at the end."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import BEARINGS, FEET, HEAD_SHAPE, draw_body
from ratland_desktop.text import Texts

from .brushes import TEAL, arrow, crowd, ground, head, number, pieces

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
