"""Paper to draw on, and pictures that fill a box."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

CORNER = 22.0


def draw_paper(canvas: Canvas, box: Box, *, radius: float = CORNER, rim: theme.Colour | None = None) -> None:
    canvas.rounded(box, theme.PAPER, radius=radius, rim=rim or theme.PAPER_DIM, rim_width=4)


def draw_covering(canvas: Canvas, name: str, box: Box, *, lean: float = 0.5) -> None:
    """A picture that fills the box; what is too much is cut away (`lean` 0: at the bottom, 1: at the top)."""
    shape = canvas.pictures.shape(name)
    w = max(box.w, box.h * shape)
    h = w / shape
    with canvas.clipped(box):
        canvas.picture(name, Box(box.centre[0] - w / 2, box.y - (h - box.h) * lean, w, h))
