"""An icon or a picture with a number, and how it changes."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.theme import Colour, SeatColour, Style

SICK: Colour = (206, 154, 245)
LOST: Colour = (134, 205, 245)
DEAD: Colour = (200, 206, 204)


def draw_sign(canvas: Canvas, sign: str, box: Box, colour: Colour, tint: SeatColour | None = None) -> None:
    """A picture ("cheese/yellow") or an icon ("grave") by its name."""
    if "/" in sign:
        canvas.picture(sign, box, tint=tint)
    else:
        canvas.icon(sign, box, colour)


def draw_count(
    canvas: Canvas,
    box: Box,
    sign: str,
    count: int,
    style: Style = theme.NUMBER,
    colour: Colour = theme.TEXT,
    *,
    tint: SeatColour | None = None,
    sign_share: float = 0.5,
) -> None:
    """The sign at the left, the number right of it; a zero steps back."""
    shown = colour if count else theme.FAINT_TEXT
    side = box.left_part(min(box.w * sign_share, box.h * 1.5))
    if "/" in sign and not count:
        with canvas.faded(0.45):
            draw_sign(canvas, sign, side, shown, tint)
    else:
        draw_sign(canvas, sign, side, shown, tint)
    room = box.beside(side.w + min(box.w * 0.06, 10))
    draw_fitting(canvas, str(count), room, style, shown)


def draw_change(canvas: Canvas, box: Box, words: str, good: bool) -> None:
    """What just changed, as a small bubble: "+2", "−1"."""
    canvas.pill(box, theme.GOOD if good else theme.BAD, rim=theme.NIGHT, rim_width=min(3.0, box.h * 0.09))
    style = theme.SMALL_LABEL.sized(min(theme.SMALL_LABEL.size, box.h * 0.86)).fixed()
    canvas.text(words, box.inset(3, 0), style, theme.ON_LAMP, align="centre")
