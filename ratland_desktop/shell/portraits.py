"""A seat's face: the rat in its colour with its badge, so that colour alone tells nobody apart."""

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


def seat_colour(seat: Seat) -> SeatColour:
    """The three shades of a seat's colour; one that nobody knows any more becomes the first."""
    return _COLOURS.get(seat.colour, theme.SEAT_COLOURS[0])


def draw_portrait(canvas: Canvas, box: Box, seat: Seat, mood: str = "") -> None:
    """The head with its badge. Moods: happy, hungry, poisoned, lost, proud, sleepy, or none."""
    canvas.picture(f"rat/head_{mood}" if mood else "rat/head", box, tint=seat_colour(seat))
    if seat.badge in BADGES:
        canvas.picture(f"badge/{seat.badge}", box, tint=seat_colour(seat))
