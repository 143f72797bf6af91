"""The page of the results that tells the game turn by turn: a curve for each seat, and the dead below."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.rattus.rules import happenings as h
from ratland_desktop.games.rattus.rules.words import LOST
from ratland_desktop.screens.results.pages import FinalTable, ResultPage
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.tabletop.dialogue import Happening

from .telling_again import stories_of

BARS = 150.0
LEFT, RIGHT = 70.0, 110.0


def counted(stories: Sequence[Sequence[Happening]], players: int) -> tuple[list[list[int]], list[list[int]]]:
    """After each story everybody's points, and how many cubes each lost in it."""
    now, points, dead = [0] * players, [], []
    for story in stories:
        lost = [0] * players
        for x in story:
            if isinstance(x, h.Settled | h.Placed):
                now[x.seat] += x.cubes
            elif isinstance(x, h.Struck):
                for bite in x.bites:
                    if bite.seat is not None and bite.result == LOST:
                        lost[bite.seat] += 1
                        now[bite.seat] -= 1
        points.append([*now])
        dead.append(lost)
    return points, dead


def _draw(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    assert shown.match is not None
    players = len(shown.seats)
    points, dead = counted(stories_of(shown.match), players)
    canvas.text(
        shown.say("rattus.screen.results.turns_about"), box.top_part(46), theme.SMALL, theme.SOFT_TEXT
    )
    room = box.below(60)
    chart = Box(room.x + LEFT, room.y, room.w - LEFT - RIGHT, room.h - BARS - 20)
    most = max(4, *(max(row) for row in points))
    step = chart.w / max(1, len(points) - 1)
    for line in range(0, most + 1, max(1, most // 4)):
        y = chart.bottom - chart.h * line / most
        canvas.line([(chart.x, y), (chart.right, y)], theme.BRICK, 2)
        number = Box(room.x, y - 16, LEFT - 14, 32)
        canvas.text(str(line), number, theme.TINY_LABEL, theme.SOFT_TEXT, align="right")
    for seat in range(players):
        way = [
            (chart.x + at * step, chart.bottom - chart.h * row[seat] / most) for at, row in enumerate(points)
        ]
        tone = seat_colour(shown.seats[seat]).main
        canvas.line(way, theme.NIGHT, 9)
        canvas.line(way, tone, 6)
    _heads(canvas, chart, shown, points[-1], most)
    _bars(canvas, Box(chart.x, room.bottom - BARS, chart.w, BARS), shown, dead, step)


def _heads(canvas: Canvas, chart: Box, shown: FinalTable, last: Sequence[int], most: int) -> None:
    """At the end of each curve, one beside the other where they meet."""
    taken: list[float] = []
    for seat in sorted(range(len(last)), key=lambda one: -last[one]):
        y = chart.bottom - chart.h * last[seat] / most
        while any(abs(y - other) < 50 for other in taken):
            y += 50
        taken.append(y)
        face = Box(chart.right + 14, y - 26, 52 / HEAD_SHAPE, 52)
        draw_portrait(canvas, face, shown.seats[seat])
        number = Box(face.right + 4, y - 20, 46, 40)
        canvas.text(str(last[seat]), number, theme.SMALL_LABEL, theme.LAMP)


def _bars(canvas: Canvas, box: Box, shown: FinalTable, dead: Sequence[Sequence[int]], step: float) -> None:
    most = max(1, *(sum(row) for row in dead))
    canvas.line([(box.x, box.y), (box.right, box.y)], theme.RIM, 3)
    unit = (box.h - 10) / most
    wide = min(34.0, step * 0.6)
    for at, row in enumerate(dead):
        y = box.y + 4
        for seat, lost in enumerate(row):
            if lost:
                bar = Box(box.x + at * step - wide / 2, y, wide, lost * unit)
                canvas.rounded(
                    bar, seat_colour(shown.seats[seat]).main, radius=4, rim=theme.NIGHT, rim_width=2
                )
                y += lost * unit


TURNS = ResultPage("rattus.screen.results.turns", _draw)
