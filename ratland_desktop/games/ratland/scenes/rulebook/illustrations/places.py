"""Pictures of the rule book: the sewer and its places, and what happens in the pipes."""

from __future__ import annotations

from ratland_desktop.screens.rulebook.brushes import (
    BLUE,
    LOW,
    RED,
    TEAL,
    arrow,
    crowd,
    gone,
    ground,
    head,
    number,
    pieces,
)
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import SeatColour
from ratland_desktop.text import Texts

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


def shared(canvas: Canvas, box: Box, say: Texts) -> None:
    """Three cheese, two guards; four rats from the left, five from the right."""
    ground(canvas, box)
    x, y = box.centre
    room = Box.around((x, y), 300, box.h - 36)
    canvas.rounded(room, LOW, radius=24)
    head(canvas, Box.around((x, room.y + 62), 96, 105), BLUE)
    crowd(canvas, Box.around((x, y + 26), 200, 76), 2, BLUE, columns=2)
    pieces(canvas, Box.around((x, room.bottom - 48), 230, 74), ("yellow",) * 3, columns=3)
    _thief(canvas, Box(box.x + 26, box.y, x - 150 - box.x - 26, box.h), RED, 4, ("4 − 2 = 2", 1))
    right = Box(x + 150, box.y, box.right - x - 176, box.h)
    _thief(canvas, right, TEAL, 5, ("5 − 2 = 3", 2), from_left=False)


def _thief(
    canvas: Canvas, box: Box, seat: SeatColour, rats: int, loot: tuple[str, int], *, from_left: bool = True
) -> None:
    """Who attacks, what is due, and what there was."""
    sums, got = loot
    y = box.centre[1]
    outer = box.x + 62 if from_left else box.right - 62
    head(canvas, Box.around((outer, y), 112, 122), seat, "fierce")
    rows = Box(outer + 62, y - 62, 220, 124) if from_left else Box(outer - 282, y - 62, 220, 124)
    crowd(canvas, rows, rats, seat, columns=3, flip=not from_left)
    start = (rows.right + 8, y) if from_left else (rows.x - 8, y)
    arrow(canvas, start, (box.right - 10 if from_left else box.x + 10, y))
    number(canvas, sums, (rows.centre[0], box.y + 44), 38)
    pieces(
        canvas, Box.around((rows.centre[0], box.bottom - 52), 62 * got, 68), ("yellow",) * got, columns=got
    )


def bite(canvas: Canvas, box: Box, say: Texts) -> None:
    """Three against two: a guard is gone. Two against two: an attacker is."""
    for half, (attackers, guards) in zip(box.columns(2, 20), ((3, 2), (2, 2)), strict=True):
        ground(canvas, half)
        x, y = half.centre
        left, right = Box(half.x + 30, y - 70, 240, 140), Box(half.right - 270, y - 70, 240, 140)
        crowd(canvas, left, attackers, RED, columns=2)
        crowd(canvas, right, guards, BLUE, columns=2, flip=True)
        arrow(canvas, (x - 34, y), (x + 34, y))
        loser = right if attackers > guards else left
        gone(canvas, Box.around((loser.x + 60, loser.centre[1]), 70, 52))


def duel(canvas: Canvas, box: Box, say: Texts) -> None:
    """Pipe against pipe: four against one, two against two."""
    ground(canvas, box)
    x, y = box.centre
    head(canvas, Box.around((box.x + 110, y), 150, 164), RED, "fierce", 0)
    head(canvas, Box.around((box.right - 110, y), 150, 164), TEAL, "fierce", 8)
    for (mine, yours), row in zip(((4, 1), (2, 2)), box.inset(0, 20).rows(2, 14), strict=True):
        pipe = Box.around((x, row.centre[1]), box.w - 420, row.h - 6)
        canvas.pill(pipe, LOW)
        crowd(canvas, Box(pipe.x + 24, pipe.y, 300, pipe.h), mine, RED, columns=4)
        crowd(canvas, Box(pipe.right - 324, pipe.y, 300, pipe.h), yours, TEAL, columns=4, flip=True)
        ink = theme.GOOD_INK if mine > yours else theme.SOFT_INK
        number(canvas, str(mine - yours), pipe.centre, 54, ink, wide=100)
