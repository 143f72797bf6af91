"""Pictures of life at home: babies, coming home, and the feeding table."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from .brushes import LOW, TEAL, arrow, crowd, gone, ground, head, number

FEEDING_TABLE = (
    ("0–3", 0), ("4–6", 1), ("7–9", 3), ("10–12", 4), ("13–15", 5), ("16–18", 6),
    ("19–20", 7), ("21–22", 8), ("23–24", 9),
)  # fmt: skip
SMALL = theme.TINY_LABEL.sized(30).fixed()


def babies(canvas: Canvas, box: Box, say: Texts) -> None:
    """Three rats, three babies."""
    ground(canvas, box)
    x, y = box.centre
    for place in range(3):
        head(canvas, Box(x - 520 + place * 140, y - 76, 140, 153), TEAL, "happy")
        canvas.picture("rat/baby", Box(x + 120 + place * 130, y - 56, 130, 142), tint=TEAL)
    number(canvas, "+", (x + 20, y), 72)


def home(canvas: Canvas, box: Box, say: Texts) -> None:
    """From the infirmary and from far away into the pantry."""
    ground(canvas, box)
    x, y = box.centre
    head(canvas, Box(x - 480, y - 80, 146, 160), TEAL, "poisoned")
    head(canvas, Box(x - 310, y - 80, 146, 160), TEAL, "lost")
    arrow(canvas, (x - 120, y), (x + 60, y), width=10)
    room = Box(x + 110, y - 96, 270, 192)
    canvas.picture("ratland/place/pantry", room)
    canvas.rounded(room.inset(-4), None, radius=22, rim=theme.PAPER_HEADING, rim_width=5)


def table(canvas: Canvas, box: Box, say: Texts) -> None:
    """The feeding table: rats above, cheese below."""
    canvas.rounded(box, LOW, radius=22)
    sign, *cells = box.inset(14, 12).shares((0.62, *(1 for _ in FEEDING_TABLE)), 6)
    canvas.picture("rat/token", sign.top_part(sign.h / 2).inset(2, 16), tint=TEAL)
    canvas.picture("cheese/yellow", sign.bottom_part(sign.h / 2).inset(4, 12))
    for (rats, cheese), cell in zip(FEEDING_TABLE, cells, strict=True):
        canvas.rounded(cell, theme.PAPER, radius=14)
        canvas.text(rats, cell.top_part(cell.h / 2).inset(2, 2), SMALL, theme.INK, align="centre")
        canvas.line([(cell.x + 12, cell.centre[1]), (cell.right - 12, cell.centre[1])], LOW, 3)
        number(
            canvas, str(cheese), (cell.centre[0], cell.y + cell.h * 0.75), 44, theme.PAPER_HEADING, wide=90
        )


def starving(canvas: Canvas, box: Box, say: Texts) -> None:
    """Eleven rats would eat four cheese, but there are two."""
    ground(canvas, box)
    x, y = box.centre
    crowd(canvas, Box(x - 560, y - 72, 420, 144), 11, TEAL, columns=6)
    for place in range(4):
        cell = Box(x - 90 + place * 84, y - 40, 80, 80)
        if place < 2:
            canvas.picture("cheese/yellow", cell)
        else:
            with canvas.faded(0.3):
                canvas.picture("cheese/yellow", cell)
            gone(canvas, cell.inset(22))
    arrow(canvas, (x + 268, y), (x + 336, y))
    for place in range(2):
        canvas.picture("rat/ghost", Box(x + 360 + place * 96, y - 56, 96, 105))
