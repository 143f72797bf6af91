"""The pool: rats that still need a place, and beside it those that come home later in the round."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ratland_desktop.games.ratland.scenes.sewer.board import DONE_NOTE, HOMECOMERS_WIDE, POOL
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import SeatColour

if TYPE_CHECKING:
    from ratland_desktop.games.ratland.scenes.sewer.scene import MySewerScene


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


def homecomers(scene: MySewerScene) -> list[tuple[str, int]]:
    """The fields beside the board that hold rats: the picture and how many."""
    fields = [("infirmary", scene.me.poisoned), ("lost", scene.me.lost)]
    return [(name, rats) for name, rats in fields if rats]


def pool_box(scene: MySewerScene) -> Box:
    return POOL.beside(HOMECOMERS_WIDE + 16) if homecomers(scene) else POOL


def pool_rats(scene: MySewerScene) -> Box:
    box = pool_box(scene)
    return Box(box.x + 24, box.y + 60, box.w - 48, 90)


def draw_pool(canvas: Canvas, scene: MySewerScene) -> None:
    say = scene.desk.texts
    box = pool_box(scene)
    left = scene.editor.left
    rim = theme.LAMP if left else theme.GOOD
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.86), radius=30, rim=rim, rim_width=3)
    heading = Box(box.x + 24, box.y + 8, box.w - 48, 52)
    if left:
        bubble = Box(heading.x, heading.y + 4, 76, 44)
        canvas.pill(bubble, theme.LAMP)
        canvas.text(str(left), bubble, theme.NUMBER.sized(34).fixed(), theme.ON_LAMP, align="centre")
        heading = heading.beside(92)
    else:
        canvas.icon("check", Box(heading.x, heading.y + 6, 42, 42), theme.GOOD)
        heading = heading.beside(58)
    first = left == scene.question.rats
    words = (
        say("ratland.sewer.title", name=scene.seat.name)
        if first
        else say("ratland.sewer.to_place_count", n=left)
    )
    canvas.text(words, heading, theme.LABEL, theme.LAMP if left else theme.GOOD)
    draw_herd(canvas, pool_rats(scene), scene.waiting, scene.colour)
    if not left:
        canvas.text(say("ratland.sewer.all_placed"), pool_rats(scene), theme.BODY, theme.SOFT_TEXT, lines=2)
    _draw_homecomers(canvas, scene)
    if left:
        canvas.text(
            say("ratland.sewer.done_wait"), DONE_NOTE, theme.NOTE, theme.TEXT, align="centre", lines=2
        )


def _draw_homecomers(canvas: Canvas, scene: MySewerScene) -> None:
    """Poisoned and lost rats rest; they come home by themselves."""
    fields = homecomers(scene)
    if not fields:
        return
    box = POOL.left_part(HOMECOMERS_WIDE)
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.86), radius=30, rim=theme.RIM, rim_width=3)
    pictures = Box(box.x + 14, box.y + 16, box.w - 28, 128).columns(2, 10)
    if len(fields) == 1:
        pictures = [Box.around((box.centre[0], pictures[0].centre[1]), 180, 128)]
    for (name, rats), picture in zip(fields, pictures, strict=True):
        taken = canvas.picture(f"ratland/place/{name}", picture)
        mood = "poisoned" if name == "infirmary" else "lost"
        canvas.picture(f"rat/head_{mood}", Box(taken.x + 2, taken.bottom - 66, 64, 70), tint=scene.colour)
        badge = Box(taken.right - 44, taken.bottom - 40, 48, 44)
        canvas.pill(badge, theme.LAMP, rim=theme.NIGHT, rim_width=3)
        canvas.text(
            str(rats), badge.inset(4, 0), theme.LABEL.sized(28).fixed(), theme.ON_LAMP, align="centre"
        )
    words = Box(box.x + 12, box.y + 148, box.w - 24, box.h - 156)
    told = scene.desk.texts("ratland.sewer.homecoming", n=sum(rats for _, rats in fields))
    canvas.text(told, words, theme.NOTE, theme.TEXT, align="centre", lines=0)
