"""Names that people typed: a little smaller where they are long, and only then shortened."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.theme import Colour, Style

SMALLEST = 0.74


def draw_name(
    canvas: Canvas, name: str, box: Box, style: Style, colour: Colour = theme.TEXT, *, align: str = "left"
) -> None:
    """The name in its box, as large as it can be."""
    wide = canvas.measure(name, style)[0]
    share = max(SMALLEST, min(1.0, box.w / wide)) if wide else 1.0
    canvas.text(name, box, style.sized(style.size * share * 0.99), colour, align=align, fit=Fit.SHORTEN)
