"""Cues of phase 2: the reveal, the boards, and the Sports clan's moves.

The screens are drawn lifting on the panels (`panels.draw_screen`); the stage shows where everybody went.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import AREAS, Place, Plan
from ratland_desktop.screens.pieces.paper import draw_covering
from ratland_desktop.screens.table.banners import seat_cells
from ratland_desktop.screens.table.brushes import (
    between,
    figure,
    head,
    name_plate,
    sewer_wall,
    spread,
    title,
    words,
)
from ratland_desktop.screens.table.cues import GateLook, Show, cue
from ratland_desktop.screens.table.layout import rows_for
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import bounce, ease_in_out, overshoot

from .brushes import runner

LIFT_FROM, LIFT_SECONDS = 0.5, 1.1


def lifted(passed: float, seat: int, players: int) -> float:
    """How far a seat's screen is up: all together, with the smallest ripple around the table."""
    start = LIFT_FROM + 0.18 * seat / players
    share = max(0.0, min(1.0, (passed - start) / LIFT_SECONDS))
    return share * share * (3 - 2 * share)


def revealed(show: Show, x: h.Revealed) -> None:
    """The three areas, and who runs into which: a rat of each clan with how many it leads."""
    columns = show.box.columns(3)
    for area, column in zip(AREAS, columns, strict=True):
        _area(show, x, area, column)


def _area(show: Show, x: h.Revealed, area: Place, column: Box) -> None:
    name = area.name.lower()

    def paint(canvas: Canvas) -> None:
        draw_covering(canvas, f"ratland/place/{name}_wide", column, lean=0.6)
        canvas.fill(column, theme.see_through((6, 16, 20), 0.12))
        draw_covering(canvas, "stage/shade", column)

    show.canvas.layer(("reveal", name), column, paint, opaque=True)
    heading = Box(column.x + 10, column.y + 10, column.w - 20, 50)
    words(show, show.say(f"ratland.place.{name}.name"), heading, theme.LABEL, theme.LAMP)
    gone = [seat for seat in range(len(x.plans)) if x.plans[seat][area]]
    if not gone:
        return
    across = 1 if len(gone) <= 3 else 2 if len(gone) <= 8 else 3
    down = -(-len(gone) // across)
    cells = Box(column.x + 8, column.y + 64, column.w - 16, column.h - 72).grid(across, max(3, down), 6)
    part = show.part(1.1 + 0.25 * AREAS.index(area), 0.8, ease_in_out)
    for seat, cell in zip(gone, cells, strict=False):
        wide = min(cell.w * 0.6, cell.h * 1.25)
        centre = (cell.x + cell.w * 0.36 - (1 - part) * column.w, cell.centre[1])
        if part <= 0:
            continue
        with show.canvas.clipped(column):
            runner(show, centre, wide, show.tint(seat), runs=part < 1)
            count = Box(centre[0] + wide * 0.42, cell.y, cell.w * 0.4, cell.h)
            words(
                show,
                str(x.plans[seat][area]),
                count,
                theme.HEADING.sized(min(46, cell.h * 0.8)),
                align="left",
            )


def boards_revealed(show: Show, x: h.BoardsRevealed) -> None:
    sewer_wall(show)
    title(show, show.say("ratland.reveal.boards"))
    for seat, (fierce, cell) in enumerate(zip(x.aggressive, seat_cells(show), strict=False)):
        lift = (1 - show.part(0.15 * seat, 0.5, overshoot)) * 60
        crest = Box.around((cell.centre[0], cell.y + cell.h * 0.4 + lift), min(cell.w * 0.9, cell.h * 0.64))
        show.canvas.picture("ratland/board/aggressive" if fierce else "ratland/board/calm", crest)
        name_plate(show, seat, Box(cell.x, cell.bottom - 46, cell.w, 38))


def redeployed(show: Show, x: h.Redeployed) -> None:
    """Rats hurry from where they stood to where they stand now."""
    sewer_wall(show)
    left = [place for place in Place for _ in range(max(0, x.before[place] - x.after[place]))]
    came = [place for place in Place for _ in range(max(0, x.after[place] - x.before[place]))]
    figure(show, x.seat, show.at(0.5, 0.2), show.unit(0.26), "proud" if left else "sleepy")
    if not left:
        return
    room = Box(show.box.x + 40, show.box.y + show.unit(0.52), show.box.w - 80, show.unit(0.44))
    rows = room.rows(max(2, len(left)), 6)
    for at, (from_, into) in enumerate(zip(left, came, strict=True)):
        row = rows[at]
        start, goal = row.left_part(row.w * 0.3), row.right_part(row.w * 0.3)
        _plate(show, start, from_)
        _plate(show, goal, into)
        part = show.part(0.3 + 0.4 * at, 1.0, ease_in_out)
        where = between((start.right + 40, row.centre[1]), (goal.x - 50, row.centre[1]), part)
        runner(show, where, min(90.0, row.h * 1.3), show.tint(x.seat), runs=part < 1)


def _plate(show: Show, box: Box, place: Place) -> None:
    show.canvas.pill(box, theme.see_through(theme.NIGHT, 0.8), rim=theme.RIM, rim_width=3)
    words(
        show,
        show.say(f"ratland.place.{place.name.lower()}.name"),
        box.inset(20, 2),
        theme.SMALL_LABEL,
        rim=False,
    )


def waiting_screens(show: Show) -> None:
    """Before the reveal: everybody's screen still stands, and everybody looks over it."""
    sewer_wall(show)
    top = Box(show.box.x + 30, show.box.y + 14, show.box.w - 60, show.unit(0.2))
    words(show, show.say("ratland.reveal.title"), top, theme.TITLE.sized(60), theme.LAMP)
    room = Box(show.box.x, show.box.y + show.unit(0.28), show.box.w, show.unit(0.7))
    far, near = rows_for(len(show.seats))  # as they stand on the panels
    rows = [list(range(near, near + far)), list(range(near))[::-1]] if far else [list(range(near))[::-1]]
    for seats, row in zip(rows, room.rows(len(rows), 4), strict=True):
        wide = min(row.h * 0.74 * 420 / 272, (show.box.w - 40) / len(seats) * 0.94, 320.0)
        for seat, spot in zip(
            seats, spread(row.centre, len(seats), wide * 1.06, show.box.w - 30), strict=True
        ):
            rise = show.part(0.06 * seat, 0.5, bounce)
            face = (spot[0], row.centre[1] - wide * 0.2 - rise * wide * 0.08)
            head(show, seat, face, wide * 0.42)
            card = Box.around((spot[0], row.centre[1] + wide * 0.12), wide, wide * 272 / 420)
            show.canvas.picture("stage/screen", card, tint=show.tint(seat))


def empty_areas(show: Show) -> None:
    """The three areas as they are, before anybody is seen to run there."""
    revealed(show, h.Revealed(tuple(Plan() for _ in show.seats)))


GATE = GateLook(
    waiting_screens,
    lambda several: ("ratland.reveal.text" if several else "ratland.reveal.alone", "ratland.reveal.button"),
    empty_areas,
)
CUES = {
    h.Revealed: cue(
        revealed,
        2.7,
        lambda x: ((0.0, "tick"), (LIFT_FROM, "reveal")),
        panels=(LIFT_FROM, LIFT_FROM + LIFT_SECONDS + 0.4),
    ),
    h.BoardsRevealed: cue(boards_revealed, lambda x: 0.6 + 0.15 * len(x.aggressive), "reveal"),
    h.Redeployed: cue(redeployed, 2.0, "place_rat"),
}
