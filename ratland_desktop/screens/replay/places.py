"""Where the console stands: in the row of controls of any game's table, whatever shape that row has.

Most tables have one wide row, in which strip and hints share the middle. Where the hints have a row of their
own below the controls, the strip takes that row, and the hints stand between the buttons.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.shell.box import Box

GAP = 12.0
BACK_WIDE, SPEED_WIDE, LIT_WIDE = 158.0, 110.0, 200.0
STRIP_FROM, STRIP_HIGH = -4.0, 38.0  # below the row's top, where strip and hints share the row
HINTS_FROM, HINTS_HIGH = 42.0, 32.0
PANE_WIDE, PANE_HIGH = 440.0, 700.0


@dataclass(frozen=True, slots=True)
class Places:
    """All boxes of the console. The last round button is for one more thing to do with a finished game."""

    back: Box
    play: Box
    earlier: Box
    later: Box
    speed: Box
    lit: Box
    rounds: tuple[Box, ...]
    strip: Box
    hints: Box
    pane: Box


def places_on(layout: Layout, *, extras: int, lit: bool) -> Places:
    """`extras`: so many round buttons at the right end. `lit`: is there a button that lights the secrets?"""
    row, side = layout.bottom, layout.bottom.h
    own_row = layout.hints.y >= row.bottom
    narrow = 0.78 if own_row else 1.0
    lefts = _from_left(row, [BACK_WIDE * narrow, side, side, side, SPEED_WIDE * narrow])
    rights = _from_right(row, [side] * extras + ([side if own_row else LIT_WIDE] if lit else []))
    left, right = lefts[-1].right + GAP, min((box.x for box in rights), default=row.right) - GAP
    middle = Box(left, row.y, max(0.0, right - left), row.h)
    if own_row:
        strip, hints = layout.hints, middle
    else:
        strip = Box(middle.x, row.y + STRIP_FROM, middle.w, STRIP_HIGH)
        hints = Box(middle.x, row.y + HINTS_FROM, middle.w, HINTS_HIGH)
    story = layout.story or Box(1920 - PANE_WIDE - 20, 96, PANE_WIDE, PANE_HIGH)
    back, play, earlier, later, speed = lefts
    return Places(
        back, play, earlier, later, speed, rights[extras] if lit else Box(0, 0, 0, 0), tuple(rights[:extras]),
        strip, hints, story,
    )  # fmt: skip


def _from_left(row: Box, widths: list[float]) -> list[Box]:
    boxes, x = [], row.x
    for wide in widths:
        boxes.append(Box(x, row.y, wide, row.h))
        x += wide + GAP
    return boxes


def _from_right(row: Box, widths: list[float]) -> list[Box]:
    boxes, x = [], row.right
    for wide in widths:
        boxes.append(Box(x - wide, row.y, wide, row.h))
        x -= wide + GAP
    return boxes
