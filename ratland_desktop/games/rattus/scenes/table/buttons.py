"""Buttons beside the large one: how many cubes go, and what to do while there is nothing to press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ratland_desktop.screens.table.controls import GAP, NEXT_WIDE
from ratland_desktop.screens.table.layout import BOTTOM
from ratland_desktop.screens.table.look import Sign
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.widgets import Button, IconButton, Look, Widget
from ratland_desktop.text import Texts

NEXT = BOTTOM.right_part(NEXT_WIDE)
SECOND = Box(NEXT.x - GAP - 374, BOTTOM.y, 374, BOTTOM.h)


def ask_to_choose(say: Texts) -> Button:
    """In the place of the large button: the answer is on the map."""
    words = say("rattus.screen.choose")
    return Button("choose", NEXT, words, lambda: STAY, enabled=False, style=theme.SMALL_LABEL)


class Number(Sign):
    """How many go, of how many."""

    paints = True

    def __init__(self, box: Box, words: str) -> None:
        super().__init__("number", box)
        self.words = words

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.text(self.words, self.box, theme.LABEL, theme.LAMP, align="centre")


def counter(box: Box, number: int, most: int, change: Callable[[int], Go | None]) -> list[Widget]:
    """Fewer, the number, more."""
    less, more = box.left_part(box.h), box.right_part(box.h)
    middle = Box(less.right, box.y, more.x - less.right, box.h)
    return [
        IconButton("fewer", less, "minus", partial(change, number - 1), enabled=number > 1, tooltip=""),
        Number(middle, f"{number} / {most}"),
        IconButton("more", more, "plus", partial(change, number + 1), enabled=number < most, tooltip=""),
    ]
