"""Draws the round table with the seating order, if the list of seats leaves room."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ratland_desktop.screens.setup.model import Draft
from ratland_desktop.screens.setup.rows import AREA, slots
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

_ENOUGH = 190.0


def room_left(players: int, most: int) -> Box | None:
    """What the seats leave free under them; None when that is too little."""
    bottom = max(box.bottom for box in slots(players, most)) + 24
    free = Box(AREA.x, bottom, AREA.w, AREA.bottom - bottom)
    return free if free.h >= _ENOUGH else None


def draw_table(canvas: Canvas, say: Texts, draft: Draft, joining: Sequence[Seat], most: int) -> None:
    """`joining`: seats that nobody plays; their names stand here, because they have no row."""
    box = room_left(len(draft.seats), most)
    if box is None:
        return
    side = min(box.h, 330.0)
    table = Box(box.x + 40, box.centre[1] - side / 2, side, side)
    far, head = side * 0.36, side * 0.3
    canvas.circle(table.centre, far, theme.PANEL, rim=theme.RAISED, rim_width=8)
    canvas.picture("cheese/wheel", Box.around(table.centre, side * 0.26))
    seats = (*draft.seats, *joining)
    for number, seat in enumerate(seats):
        turn = math.tau * number / len(seats)
        spot = (table.centre[0] + far * math.sin(turn), table.centre[1] - far * math.cos(turn))
        draw_portrait(canvas, Box.around(spot, head), seat, "happy" if number == draft.first else "")
        if seat in joining:
            tag = Box.around((spot[0], spot[1] + head * 0.5), side * 0.52, 32)
            canvas.pill(tag, theme.PANEL, rim=theme.RIM, rim_width=2)
            canvas.text(
                seat.name, tag.inset(12, 2), theme.TINY_LABEL, theme.TEXT, align="centre", fit=Fit.SHORTEN
            )
    words = Box(table.right + 40, box.y, box.right - table.right - 60, box.h)
    canvas.text(say("setup.circle"), words, theme.BODY, theme.TEXT, lines=4)
