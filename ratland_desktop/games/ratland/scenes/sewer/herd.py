"""Draws a number of rats in a box: in rows as large as fit, or as a compact ×n if there are too many.

Pure geometry, then the drawing.
"""

from __future__ import annotations

from functools import lru_cache

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import SeatColour

SHAPE = 96 / 66
LARGEST, SMALLEST = 116, 42
_STEP_ASIDE, _STEP_DOWN = 0.82, 0.80
"""How far the next rat stands, as a share of a rat: they stand a little in front of each other."""
_UNEVEN = (0.0, 0.05, -0.03, 0.02, -0.05, 0.04, -0.01)
"""Rats do not stand in rank and file; as a share of a rat's height."""


@lru_cache(maxsize=256)
def stand(box: Box, rats: int) -> tuple[Box, ...]:
    """The boxes of the rats, the back row first; none when they are too many to be seen one by one."""
    for wide in range(LARGEST, SMALLEST - 1, -2):
        high = wide / SHAPE
        columns = int((box.w - wide) // (wide * _STEP_ASIDE)) + 1
        rows = int((box.h - high) // (high * _STEP_DOWN)) + 1
        if high <= box.h and columns > 0 and columns * rows >= rats:
            return _rows(box, rats, wide, high, columns)
    return ()


def _rows(box: Box, rats: int, wide: float, high: float, columns: int) -> tuple[Box, ...]:
    count = -(-rats // columns) if rats else 0
    tall = high + (count - 1) * high * _STEP_DOWN
    top = box.y + (box.h - tall) / 2
    boxes = []
    for index in range(rats):
        row, column = divmod(index, columns)
        aside = (row % 2) * wide * 0.12
        shift = _UNEVEN[index % len(_UNEVEN)] * high
        x = min(box.x + column * wide * _STEP_ASIDE + aside, box.right - wide)
        y = max(box.y, min(top + row * high * _STEP_DOWN + shift, box.bottom - high))
        boxes.append(Box(x, y, wide, high))
    return tuple(boxes)


def draw_herd(
    canvas: Canvas,
    box: Box,
    rats: int,
    colour: SeatColour,
    *,
    flip: bool = False,
    pops: float = 1.0,
    fresh: int = 0,
) -> None:
    """The rats; the last `fresh` ones at `pops` of their size, for those that have just come."""
    boxes = stand(box, rats)
    if rats and not boxes:
        _draw_crowd(canvas, box, rats, colour, flip)
        return
    for index, at in enumerate(boxes):
        if index >= rats - fresh and pops != 1.0:
            at = Box.around((at.centre[0], at.bottom - at.h * pops / 2), at.w * pops, at.h * pops)
        canvas.picture("rat/token", at, tint=colour, flip=flip)


def _draw_crowd(canvas: Canvas, box: Box, rats: int, colour: SeatColour, flip: bool) -> None:
    """Three rats that stand for all of them, and the number."""
    words_wide = 96.0
    high = min(box.h, 64.0, (box.w - words_wide) / 2 / SHAPE)
    wide = high * SHAPE
    y = box.centre[1] - high / 2
    for step in range(3):
        canvas.picture("rat/token", Box(box.x + step * wide * 0.5, y, wide, high), tint=colour, flip=flip)
    words = Box(box.right - words_wide, box.y, words_wide, box.h)
    number = theme.NUMBER.fixed()
    canvas.text(f"×{rats}", words, number, theme.TEXT, align="centre", outline=theme.NIGHT)
