"""Fits words into tight spaces by making them smaller; typed names are shortened as a last resort."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.theme import Colour, Style

SMALLEST = 0.74


def fitting(canvas: Canvas, words: str, box: Box, style: Style, smallest: float = 0.4) -> Style:
    """The style at the size at which the words fit the box on one line."""
    wide, high = canvas.measure(words, style)
    share = min(1.0, box.w / wide if wide else 1.0, box.h * 1.2 / high)
    if share == 1.0:
        return style
    share = max(smallest, share * 0.98)
    while share > smallest and canvas.measure(words, style.sized(style.size * share))[0] > box.w:
        share = max(smallest, share * 0.97)  # whole pixels make small letters a little wider
    return style.sized(style.size * share)


def draw_fitting(
    canvas: Canvas, words: str, box: Box, style: Style, colour: Colour = theme.TEXT, *, align: str = "left"
) -> None:
    """A number or a word of the game, whole, as large as the box allows."""
    canvas.text(words, box, fitting(canvas, words, box, style), colour, align=align)


def draw_heading(canvas: Canvas, words: str, box: Box, style: Style, colour: Colour) -> None:
    """A name on two lines at most, each of its words whole."""
    longest = max(words.split(), key=lambda word: canvas.measure(word, style)[0])
    canvas.text(words, box, fitting(canvas, longest, box, style), colour, lines=2)


def draw_paragraph(
    canvas: Canvas, words: str, box: Box, style: Style, colour: Colour = theme.TEXT, *, align: str = "left"
) -> None:
    """Several lines from the top, smaller as long as there are too many of them."""
    size = style.size
    while size > style.size * 0.5 and canvas.measure(words, style.sized(size), box.w)[1] > box.h * 1.02:
        size *= 0.95
    canvas.text(words, box, style.sized(size), colour, align=align, lines=0, valign="top")


def draw_name(
    canvas: Canvas, name: str, box: Box, style: Style, colour: Colour = theme.TEXT,
    *, align: str = "left", smallest: float = SMALLEST,
) -> None:  # fmt: skip
    """The name in its box, as large as it can be."""
    set_ = fitting(canvas, name, box, style, smallest / max(1.0, canvas.text_scale))
    canvas.text(name, box, set_, colour, align=align, fit=Fit.SHORTEN)
