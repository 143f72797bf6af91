"""A page of charts: what every seat had, round by round; colours and marks tell the lines apart."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.screens.results.pages import FinalTable, ResultPage
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.tabletop.seats import Seat

MARK = 10.0
NARROWEST = 44.0
"""With less room than this not every round has its number."""


def _corners(count: int, turn: float = 0.0) -> tuple[Spot, ...]:
    """An even shape of so many corners around (0, 0); the first points up, turned by parts of a circle."""
    angles = [2 * math.pi * (number / count + turn) for number in range(count)]
    return tuple((math.sin(angle), -math.cos(angle)) for angle in angles)


MARKS = (_corners(16), _corners(4, 1 / 8), _corners(3), _corners(4), _corners(3, 1 / 2), _corners(6))
"""Disc, square, triangle, diamond, triangle on its tip, honeycomb: solid first, then the same ones hollow."""


@dataclass(frozen=True, slots=True)
class Chart:
    """`title` is a key; `curves` are by seat: what there was at the start, then after each round."""

    title: str
    curves: Sequence[Sequence[int]]


def curves_page(title: str, charts: Callable[[Any], Sequence[Chart]]) -> ResultPage:
    """A page with one or two charts, made from the open view at the end."""

    def draw(canvas: Canvas, box: Box, shown: FinalTable) -> None:
        found = charts(shown.view)
        for chart, part in zip(found, box.columns(len(found), 40), strict=True):
            _draw_chart(canvas, part, shown.say(chart.title), shown.seats, chart.curves)

    return ResultPage(title, draw)


def _draw_chart(
    canvas: Canvas, box: Box, title: str, seats: Sequence[Seat], curves: Sequence[Sequence[int]]
) -> None:
    canvas.rounded(box, theme.PANEL, rim=theme.RAISED, rim_width=3)
    canvas.text(title, box.top_part(80).inset(32, 12), theme.SUBHEADING, theme.LAMP)
    plot = Box(box.x + 76, box.y + 96, box.w - 190, box.h - 160)
    most = max(5, max(max(curve) for curve in curves))
    step = 5 if most <= 25 else 10
    for value in range(0, most + 1, step):
        y = plot.bottom - plot.h * value / most
        canvas.line([(plot.x, y), (plot.right, y)], theme.RAISED, 2)
        canvas.text(str(value), Box(box.x + 10, y - 18, 54, 36), theme.NOTE, theme.SOFT_TEXT, align="right")
    rounds = max(1, len(curves[0]) - 1)
    every = math.ceil(NARROWEST * rounds / plot.w)
    for number in range(every, rounds + 1, every):
        x = plot.x + plot.w * number / rounds
        label = Box(x - 30, plot.bottom + 10, 60, 40)
        canvas.text(str(number), label, theme.NOTE, theme.SOFT_TEXT, align="centre")
    ends: list[tuple[float, int]] = []
    for seat, curve in enumerate(curves):
        spots: list[Spot] = [
            (plot.x + plot.w * at / rounds, plot.bottom - plot.h * value / most)
            for at, value in enumerate(curve)
        ]
        canvas.line(spots, seat_colour(seats[seat]).main, 6)
        for spot in spots[1:]:
            _draw_mark(canvas, spot, seat, seats[seat])
        ends.append((spots[-1][1], seat))
    _draw_faces(canvas, plot, seats, ends)


def _draw_faces(canvas: Canvas, plot: Box, seats: Sequence[Seat], ends: list[tuple[float, int]]) -> None:
    """A face at the end of each line, pushed apart so that none hides another."""
    wide = min(56.0, (plot.h + 60) / len(ends) / HEAD_SHAPE)
    high = wide * HEAD_SHAPE
    ends.sort()
    lowest = plot.bottom + 40 - high * len(ends)
    y = plot.y - high
    for number, (goal, seat) in enumerate(ends):
        y = min(max(y + (high if number else 0), goal - high / 2), lowest + high * number)
        _draw_mark(canvas, (plot.right + 28, y + high / 2), seat, seats[seat])
        draw_portrait(canvas, Box(plot.right + 44 + (number % 2) * 4, y, wide, high), seats[seat])


def _draw_mark(canvas: Canvas, spot: Spot, number: int, seat: Seat) -> None:
    colour = seat_colour(seat).main
    shape = [(spot[0] + MARK * x, spot[1] + MARK * y) for x, y in MARKS[number % len(MARKS)]]
    canvas.polygon(shape, theme.PANEL if number >= len(MARKS) else colour, rim=colour, rim_width=4)
