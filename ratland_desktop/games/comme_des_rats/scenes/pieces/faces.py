"""Faces of players: the Third Rat has one of its own; masks and marks of roles lie over them."""

from __future__ import annotations

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.tabletop.seats import NOBODY, Seat

from . import pictures


def draw_face(canvas: Canvas, box: Box, seat: Seat, mood: str = "", *, wear: str = "") -> None:
    """A player's head. `wear`: what lies over it, by its name."""
    if seat.player == NOBODY:
        canvas.picture(pictures.third_rat(mood), box)
    else:
        draw_portrait(canvas, box, seat, mood)
    if wear:
        canvas.picture(pictures.wear(wear), box)
