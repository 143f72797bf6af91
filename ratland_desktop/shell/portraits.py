"""A seat's face: the rat in its colour with its badge, so that nobody depends on colour alone."""

from __future__ import annotations

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import SeatColour
from ratland_desktop.tabletop.seats import Seat

BADGES = (
    "top_hat", "scarf", "glasses", "bow", "crown", "eyepatch",
    "flower", "headphones", "helmet", "bandana", "beret", "moustache",
)  # fmt: skip

_COLOURS = {colour.name: colour for colour in theme.SEAT_COLOURS}


BEARINGS = {"happy": "cheer", "proud": "hips", "fierce": "hips", "hungry": "belly"}
"""How a whole rat holds its arms in a mood; in any other they hang down."""
HEAD_SHAPE = 140 / 128
FEET = 194 / 128
"""From the top of a head to below the feet, in widths of the head."""


def seat_colour(seat: Seat) -> SeatColour:
    """The three shades of a seat's colour; an unknown colour becomes the first."""
    return _COLOURS.get(seat.colour, theme.SEAT_COLOURS[0])


def draw_portrait(canvas: Canvas, box: Box, seat: Seat, mood: str = "") -> None:
    """The head with its badge. Moods: happy, hungry, poisoned, lost, proud, sleepy, or none."""
    canvas.picture(f"rat/head_{mood}" if mood else "rat/head", box, tint=seat_colour(seat))
    if seat.badge in BADGES:
        canvas.picture(f"badge/{seat.badge}", box, tint=seat_colour(seat))


def draw_figure(canvas: Canvas, head: Box, seat: Seat, mood: str = "", bearing: str | None = None) -> None:
    """A whole rat, given the box of its head: a small body stands beneath."""
    draw_body(canvas, head, seat_colour(seat), BEARINGS.get(mood, "") if bearing is None else bearing)
    draw_portrait(canvas, head, seat, mood)


def draw_body(canvas: Canvas, head: Box, tint: SeatColour, bearing: str = "") -> None:
    """The small body below a head."""
    scale = head.w / 128
    box = Box(head.x - 20 * scale, head.y + 96 * scale, 168 * scale, 100 * scale)
    canvas.picture(f"rat/body_{bearing}" if bearing else "rat/body", box, tint=tint)
