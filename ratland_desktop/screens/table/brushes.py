"""Drawing code that many cues share: backgrounds, heads with names, words and numbers over a picture.

Things keep their size while they move, so that every picture is rendered only once.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ratland_desktop.screens.pieces.paper import draw_covering
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_name, fitting
from ratland_desktop.shell.portraits import FEET, HEAD_SHAPE, draw_figure, draw_portrait
from ratland_desktop.shell.theme import Colour, Style

from .cues import Show

DARK = (6, 16, 20)
OVER = 44.0
PLATE_HIGH = 40.0
WATER_SHAPE = 480 / 120


def backdrop(show: Show, picture: str, veil: float = 0.2, lean: float = 0.6) -> None:
    """The place where it happens: lit in the middle, dark at the rim, so that what moves stands out."""

    def paint(canvas: Canvas) -> None:
        with canvas.clipped(show.box):  # a little larger than its frame: rooms and cards have round corners
            draw_covering(canvas, picture, show.box.inset(-OVER), lean=lean)
        canvas.fill(show.box, theme.see_through(DARK, veil))
        draw_covering(canvas, "stage/shade", show.box)

    show.canvas.layer(("cue-back", picture, veil), show.box, paint, opaque=True)


def lamp_light(show: Show, x: float) -> None:
    """A beam from above on whoever stands there."""
    side = show.box.h * 1.06
    box = Box.around((show.at(x, 0)[0], show.box.y + side / 2), side)
    show.canvas.layer(("cue-beam", x), box, lambda canvas: canvas.picture("stage/beam", box))


def turn_over(
    show: Show, box: Box, part: float, before: Callable[[], None], after: Callable[[], None]
) -> None:
    """A card that turns: one side closes to a line, the other opens. No picture changes its size."""
    wide = box.w * abs(1 - 2 * part)
    if wide < 1:
        return
    with show.canvas.clipped(Box.around(box.centre, wide, box.h)):
        (before if part < 0.5 else after)()


def puff(show: Show, centre: Spot, radius: float, start: float, seconds: float = 0.7) -> None:
    """A cloud that swells and thins out, over something that becomes something else."""
    part = show.part(start, seconds)
    if not 0 < part < 1:
        return
    with show.canvas.faded(0.85 * (1 - part)):
        for at in range(7):
            turn = math.tau * at / 7 + 0.4
            far = radius * (0.15 + 0.75 * part)
            spot = (centre[0] + far * math.cos(turn), centre[1] + far * 0.8 * math.sin(turn))
            show.canvas.circle(spot, radius * (0.5, 0.36, 0.44)[at % 3], theme.PAPER)


def sewer_wall(show: Show, lamps: bool = True) -> None:
    """A brick wall with water at its foot: the stage when no place has a picture of its own."""

    def paint(canvas: Canvas) -> None:
        box = show.box
        canvas.gradient(box, (24, 58, 66), (11, 28, 33))
        tile = box.h * 0.3
        with canvas.clipped(box), canvas.faded(0.5):
            for row in range(4):
                for column in range(math.ceil(box.w / (tile * 2)) + 1):
                    canvas.picture(
                        "sewer/brick_wall", Box(box.x + column * tile * 2, box.y + row * tile, tile * 2, tile)
                    )
        with canvas.clipped(box):
            if lamps:
                for x in (0.08, 0.92):
                    lamp = box.h * 0.42
                    canvas.picture("sewer/lamp", Box(box.x + box.w * x - lamp / 2, box.y - 6, lamp, lamp))
            high = box.w / WATER_SHAPE  # one picture from side to side, so that nothing has to join
            canvas.picture("sewer/water_back", Box(box.x, box.bottom - box.h * 0.16, box.w, high))

    show.canvas.layer(("cue-wall", lamps), show.box, paint, opaque=True)


def words(
    show: Show,
    text: str,
    box: Box,
    style: Style = theme.LABEL,
    colour: Colour = theme.TEXT,
    *,
    align: str = "centre",
    lines: int = 1,
    rim: bool = True,
) -> None:
    """Words over a picture, with a dark rim so that they can be read on anything."""
    if lines == 1:
        style = fitting(show.canvas, text, box, style)
    show.canvas.text(
        text,
        box,
        style,
        colour,
        align=align,
        lines=lines,
        outline=theme.NIGHT if rim else None,
        outline_width=5,
    )


def head(show: Show, seat: int, centre: Spot, size: float, mood: str = "") -> None:
    """A seat's rat that looks over something."""
    draw_portrait(show.canvas, Box.around(centre, size, size * HEAD_SHAPE), show.seats[seat], mood)


def figure(
    show: Show,
    seat: int,
    centre: Spot,
    size: float,
    mood: str = "",
    *,
    hop: float = 0.0,
    bearing: str | None = None,
) -> None:
    """A seat's whole rat on its name. `centre` and `size` are the head's, `hop` says how high it leaps."""
    box = Box.around(centre, size, size * HEAD_SHAPE)
    ground = box.y + size * FEET + PLATE_HIGH * 0.38
    name_plate(show, seat, Box.around((centre[0], ground), max(170.0, size * 1.5), PLATE_HIGH))
    draw_figure(show.canvas, box.moved(0, -hop * size * 0.14), show.seats[seat], mood, bearing)


def name_plate(show: Show, seat: int, plate: Box) -> None:
    """The name on a dark pill in the seat's colour; on a low pill in smaller letters, inside its rim."""
    name, canvas = show.seats[seat].name, show.canvas
    style = theme.SMALL_LABEL.sized(min(theme.SMALL_LABEL.size, plate.h * 0.68))
    wide = min(plate.w, canvas.measure(name, style)[0] + 40)
    pill = Box.around(plate.centre, wide, plate.h)
    canvas.pill(pill, theme.NIGHT, rim=show.tint(seat).main, rim_width=3)
    draw_name(canvas, name, pill.inset(14, 2), style, align="centre", smallest=0.6)


def between(a: Spot, b: Spot, share: float, arc: float = 0.0) -> Spot:
    """On the way from a to b, over a bow that is `arc` high."""
    x = a[0] + (b[0] - a[0]) * share
    y = a[1] + (b[1] - a[1]) * share - arc * math.sin(math.pi * share)
    return (x, y)


def spread(centre: Spot, count: int, step: float, most: float) -> list[Spot]:
    """Spots side by side around a centre, closer together where there are many."""
    gap = min(step, most / max(1, count))
    first = centre[0] - gap * (count - 1) / 2
    return [(first + gap * at, centre[1]) for at in range(count)]


def number(
    show: Show, centre: Spot, icon: str, count: str, colour: Colour = theme.TEXT, size: float = 64.0
) -> None:
    """An icon and a large number on a dark pill: strength, defence, what is owed."""
    style = theme.HEADING.sized(size * 0.72)
    wide = show.canvas.measure(count, style)[0]
    pill = Box.around(centre, wide + size + 44, size * 1.1)
    show.canvas.pill(pill, theme.see_through(theme.NIGHT, 0.86), rim=colour, rim_width=4)
    if icon:
        show.canvas.icon(
            icon, Box(pill.x + 18, pill.centre[1] - size * 0.33, size * 0.66, size * 0.66), colour
        )
    show.canvas.text(
        count, Box(pill.x + size * 0.8 + 8, pill.y, wide + 26, pill.h), style, colour, align="centre"
    )


def title(show: Show, text: str, colour: Colour = theme.LAMP) -> None:
    """What this is about, at the top of the picture."""
    box = Box(show.box.x + 24, show.box.y + 12, show.box.w - 48, 54)
    words(show, text, box, theme.SUBHEADING, colour)


def lightly(show: Show, text: str, centre: Spot, colour: Colour, start: float, size: float = 46.0) -> None:
    """A gain or loss that floats up beside what it belongs to: "+2"."""
    part = show.part(start, 0.7)
    if part <= 0:
        return
    style = theme.HEADING.sized(size).fixed()
    wide = show.canvas.measure(text, style)[0] + 30
    words(show, text, Box.around((centre[0], centre[1] - 34 * part), wide, size * 1.3), style, colour)
