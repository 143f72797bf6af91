"""The page of the results with all secrets: the last map, what stayed hidden, and what the Witch saw."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.screens.results.pages import FinalTable, ResultPage
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting

from .chart.lands import HIGH, WIDE
from .chart.painting import draw_chart
from .pieces.people import draw_region
from .pieces.signs import draw_face

SMALL = 27.0


def _rounds(view: View) -> int:
    """The map stays; what the computers thought can be read round by round."""
    return view.round


def _draw(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    view = shown.view
    assert isinstance(view, View)
    say = shown.say
    canvas.text(say("rattus.screen.results.secrets_about"), box.top_part(46), theme.SMALL, theme.SOFT_TEXT)
    room = box.below(56)
    high = min(room.h, room.w * 0.62 * HIGH / WIDE)
    area = Box(room.x, room.y + (room.h - high) / 2, high * WIDE / HIGH, high)
    with canvas.clipped(area):
        draw_chart(canvas, area, view.players)
        for region in view.cubes:
            draw_region(canvas, area, view, region, shown.seats, say, known=True)
    side = Box(area.right + 24, room.y, room.right - area.right - 24, room.h)
    upper, lower = side.rows(2, 16)
    _faces(canvas, upper, say("rattus.screen.results.supply"), view.supply, say("rattus.screen.results.none"))
    _faces(canvas, lower, say("rattus.screen.results.out"), view.out, say("rattus.screen.results.none"))


def _faces(canvas: Canvas, box: Box, title: str, faces: Sequence[int], none: str) -> None:
    draw_fitting(canvas, title, box.top_part(38), theme.SMALL_LABEL, theme.LAMP)
    room = box.below(48)
    if not faces:
        canvas.text(none, room.top_part(36), theme.NOTE, theme.SOFT_TEXT)
        return
    columns = max(1, int(room.w // (SMALL * 2 + 8)))
    for at, face in enumerate(sorted(faces)):
        row, column = divmod(at, columns)
        spot = (room.x + SMALL + 2 + column * (SMALL * 2 + 8), room.y + SMALL + row * (SMALL * 2 + 8))
        draw_face(canvas, spot, SMALL, FACES[face])


SECRETS = ResultPage(
    "rattus.screen.results.secrets", _draw, _rounds, "computers.recap.round", reasons=True
)
