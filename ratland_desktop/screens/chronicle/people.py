"""The people on the chronicle: the podium, the table of all players, and the small parade at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.screens.chronicle.pen import Pen
from ratland_desktop.screens.chronicle.words import Page
from ratland_desktop.screens.results.podium import MOODS, STEP_SPOTS, draw_steps
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.portraits import FEET, HEAD_SHAPE, seat_colour
from ratland_desktop.text import Texts

PODIUM = Box(64, 262, 572, 360)
TABLE = Box(64, 634, 572, 328)
PARADE = Box(150, 1292, 1620, 50)
TOKEN_SHAPE = 1.45


def paint_podium(pen: Pen, page: Page) -> None:
    """The first three places; players with the same place share a step."""
    places = page.chronicle.places
    scale = PODIUM.w / 900
    picture = pen.back(draw_steps(pen.canvas, pen.at(PODIUM), places))
    for place, (x, y) in STEP_SPOTS.items():
        there = [seat for seat in range(len(page.seats)) if places[seat] == place]
        if not there:
            continue
        wide = min(114.0 if place == 1 else 98.0, 272 * scale / len(there))
        first = picture.x + x * scale - wide * (len(there) - 1) / 2
        foot = picture.y + y * scale + 6
        for number, seat in enumerate(there):
            pen.figure(page.seats[seat], (first + wide * number, foot), wide, MOODS[place])
        if len(there) <= 2:
            above = foot - wide * FEET - 38
            _paint_names(pen, page, there, Box(picture.x + x * scale - 98, above, 196, 38))


def _paint_names(pen: Pen, page: Page, seats: list[int], box: Box) -> None:
    for seat, part in zip(seats, box.columns(len(seats), 6), strict=True):
        pen.name(page.name(seat), part, theme.SMALL_LABEL.sized(26), align="centre")


def paint_table(pen: Pen, say: Texts, page: Page) -> None:
    """A line for everybody: place, face, name, the game's own sign, and how the points came about."""
    count = len(page.seats)
    high = min(76.0, TABLE.h / count)
    top = TABLE.y + min(30.0, (TABLE.h - high * count) / 2)
    style = theme.SMALL_LABEL.sized(min(27.0, high * 0.68))
    told = page.chronicle
    for number, seat in enumerate(page.ranking):
        row = Box(TABLE.x, top + high * number, TABLE.w, high - 4)
        first = told.places[seat] == 1
        pen.rounded(row, (255, 236, 168) if first else (255, 251, 241), radius=min(16, row.h / 2))
        middle = row.centre[1]
        pen.text(f"{told.places[seat]}.", Box(row.x + 4, row.y, 46, row.h), style, align="right")
        pen.portrait(page.seats[seat], (row.x + 82, middle), min(52.0, row.h * 1.1 / HEAD_SHAPE))
        sign = page.deeds.seat_sign(told, seat)
        pen.name(page.name(seat), Box(row.x + 116, row.y, 194 if sign else 240, row.h), style)
        if sign:
            pen.picture(sign, Box.around((row.x + 337, middle), min(44.0, row.h * 1.1)))
        sums = Box(row.x + 370, row.y, row.w - 382, row.h)
        signs = page.deeds.sum_signs(told, seat)
        if signs:
            _paint_signs(pen, signs, sums)
        else:
            words = page.sum_words(say, seat)
            fitting = style.sized(style.size * min(1.0, sums.w / pen.wide(words, style)))
            pen.text(words, sums, fitting, theme.SOFT_INK, align="right")


def _paint_signs(pen: Pen, signs: Sequence[str], box: Box) -> None:
    """A coin with its sign for each point, from the right."""
    side = min(44.0, box.h * 0.72, box.w / len(signs) - 4)
    for number, sign in enumerate(reversed(signs)):
        centre = (box.right - side / 2 - (side + 4) * number, box.centre[1])
        pen.circle(centre, side / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=2)
        pen.icon(sign, Box.around(centre, side * 0.66), theme.ON_LAMP)


def paint_parade(pen: Pen, page: Page) -> None:
    """Everybody's rat runs after the cheese, the winner in front."""
    wide = PARADE.h * TOKEN_SHAPE
    step = min(128.0, (PARADE.w - 120) / len(page.seats))
    x = PARADE.centre[0] + step * (len(page.seats) - 1) / 2 - 20
    pen.picture("cheese/yellow", Box.around((x + wide + 18, PARADE.centre[1] + 2), 44))
    for number, seat in enumerate(page.ranking):
        token = "rat/token_run1" if number % 2 else "rat/token_run2"
        at = Box.around((x - step * number, PARADE.centre[1]), wide, PARADE.h)
        pen.picture(token, at, tint=seat_colour(page.seats[seat]))
