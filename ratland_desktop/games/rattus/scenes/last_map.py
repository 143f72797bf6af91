"""The page of the results with all secrets: the map after every round with all rats turned up, what the Witch
saw in that round, and at the end the rats that were never on the map."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.games.rattus.telling import region_name
from ratland_desktop.screens.results.pages import FinalTable, ResultPage
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour

from .chart.lands import HIGH, WIDE
from .chart.painting import draw_chart
from .pieces.people import draw_region
from .pieces.signs import draw_face
from .telling_again import Looks, after_round, looks_in_round

SMALL, LARGE = 27.0, 40.0
ROW = 112.0


def _rounds(view: View) -> int:
    return view.round


def _draw(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    view, say = shown.view, shown.say
    assert isinstance(view, View) and shown.match is not None
    canvas.text(say("rattus.screen.results.secrets_about"), box.top_part(46), theme.SMALL, theme.SOFT_TEXT)
    room = box.below(56)
    high = min(room.h, room.w * 0.62 * HIGH / WIDE)
    area = Box(room.x, room.y + (room.h - high) / 2, high * WIDE / HIGH, high)
    pieces = after_round(shown.match, shown.round)
    with canvas.clipped(area):
        draw_chart(canvas, area, view.players)
        for region in pieces.cubes:
            draw_region(canvas, area, pieces, region, shown.seats, say, known=True)
    side = Box(area.right + 24, room.y, room.right - area.right - 24, room.h)
    bottom = _never_seen(canvas, side, shown) if shown.round == view.round else side.bottom
    _looks(canvas, Box(side.x, side.y, side.w, bottom - side.y), shown)


# --- what the Witch saw


def _looks(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    assert shown.match is not None
    draw_fitting(
        canvas, shown.say("rattus.screen.results.looks"), box.top_part(38), theme.SMALL_LABEL, theme.LAMP
    )
    room = box.below(46)
    found = looks_in_round(shown.match, shown.round)
    if not found:
        words = shown.say("rattus.screen.results.no_looks")
        draw_paragraph(canvas, words, room.top_part(70), theme.NOTE, theme.SOFT_TEXT)
        return
    high = min(ROW, (room.h - 8 * (len(found) - 1)) / len(found))
    for at, looks in enumerate(found):
        _look(canvas, Box(room.x, room.y + at * (high + 8), room.w, high), looks, shown)


def _look(canvas: Canvas, row: Box, looks: Looks, shown: FinalTable) -> None:
    """Whose eyes, both faces with their regions, and whether they were swapped."""
    say, seat = shown.say, shown.seats[looks.seat]
    canvas.rounded(row, theme.PANEL, radius=22, rim=seat_colour(seat).main, rim_width=3)
    side = min(64.0, row.h - 30)
    face = Box(row.x + 14, row.y + 12, side, side * HEAD_SHAPE)
    draw_portrait(canvas, face, seat)
    upper = Box(face.right + 16, row.y + 8, row.right - face.right - 28, row.h - 42)
    radius = min(LARGE, upper.h / 2)
    for (spot, number), cell in zip(looks.seen, upper.columns(2, 12), strict=False):
        draw_face(canvas, (cell.x + radius, cell.centre[1]), radius, FACES[number])
        name = cell.beside(radius * 2 + 12)
        draw_fitting(canvas, region_name(say, spot.region), name, theme.SMALL_LABEL, theme.TEXT)
    if looks.swapped is not None:
        words = say(f"rattus.screen.results.{'swapped' if looks.swapped else 'left'}", name=seat.name)
        line = Box(upper.x, row.bottom - 34, upper.w, 28)
        draw_fitting(canvas, words, line, theme.NOTE, theme.SOFT_TEXT)


# --- what was never on the map


def _never_seen(canvas: Canvas, side: Box, shown: FinalTable) -> float:
    """From the foot of the page upwards: taken out at the start, left in the supply. Gives back the top."""
    bottom = side.bottom
    for words, faces in (("out", shown.view.out), ("supply", shown.view.supply)):
        if faces:
            columns = max(1, int(side.w // (SMALL * 2 + 8)))
            high = 46 + -(-len(faces) // columns) * (SMALL * 2 + 8)
            box = Box(side.x, bottom - high, side.w, high)
            _faces(canvas, box, shown.say(f"rattus.screen.results.{words}"), faces, columns)
            bottom = box.y - 12
    return bottom


def _faces(canvas: Canvas, box: Box, title: str, faces: Sequence[int], columns: int) -> None:
    draw_fitting(canvas, title, box.top_part(38), theme.SMALL_LABEL, theme.LAMP)
    room = box.below(46)
    for at, face in enumerate(sorted(faces)):
        row, column = divmod(at, columns)
        spot = (room.x + SMALL + 2 + column * (SMALL * 2 + 8), room.y + SMALL + row * (SMALL * 2 + 8))
        draw_face(canvas, spot, SMALL, FACES[face])


SECRETS = ResultPage("rattus.screen.results.secrets", _draw, _rounds, "computers.recap.round", reasons=True)
