"""Bonus chips, by the side that shows."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.chips import LETTERS
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Colour

RING = (47, 140, 122)


def kind_of(side: str) -> str:
    """`plus_5` is a `plus`."""
    return side.partition("_")[0]


def side_of(view: View, letter: str) -> str:
    """The side of this chip that shows in this round."""
    return view.chips[LETTERS.index(letter)]


def draw_chip(canvas: Canvas, box: Box, side: str) -> None:
    """A chip as large as the box allows."""
    canvas.picture(f"ratjack/chip/{side}", Box.around(box.centre, min(box.w, box.h)))


def draw_chip_place(canvas: Canvas, box: Box, rim: Colour = RING) -> None:
    """Where a chip belongs that lies elsewhere; `rim` says with whom."""
    canvas.circle(
        box.centre, min(box.w, box.h) * 0.45, theme.see_through(theme.NIGHT, 0.4), rim=rim, rim_width=3
    )
