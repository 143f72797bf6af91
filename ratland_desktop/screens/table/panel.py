"""What the panels of many games share: the frame, the name with a star, points, and what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ratland_desktop.screens.pieces.counts import draw_change
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.shell.portraits import seat_colour
from ratland_desktop.shell.theme import Style
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

RADIUS = 26.0
RIM_LIT, RIM = 7.0, 4.0


def draw_panel_frame(canvas: Canvas, box: Box, seat: Seat, lit: bool) -> None:
    """In the seat's colour; with a lamp-lit rim for whom the table speaks of."""
    colour = seat_colour(seat)
    rim = theme.LAMP if lit else colour.main
    ground = theme.mixed(theme.PANEL, theme.NIGHT, 0.4)  # dark enough for the palest number
    fill = theme.mixed(ground, colour.main, 0.17 if lit else 0.1)
    canvas.rounded(box, fill, radius=RADIUS, foot=theme.mixed(fill, theme.NIGHT, 0.35))
    canvas.rounded(box, None, radius=RADIUS, rim=rim, rim_width=RIM_LIT if lit else RIM)


def draw_starred_name(canvas: Canvas, name: str, box: Box, style: Style, *, starred: bool) -> None:
    """The player's name, and a star for whose turn or round it is."""
    if starred:
        side = box.h * 0.92
        star = Box(box.right - side, box.y + (box.h - side) / 2, side, side)
        canvas.circle(star.centre, side / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=3)
        canvas.icon("star", star.inset(side * 0.2), theme.ON_LAMP)
        box = box.left_part(box.w - side - 6)
    draw_name(canvas, name, box, style, smallest=0.55)


def draw_points(canvas: Canvas, pill: Box, points: int, leads: bool, say: Texts) -> None:
    """With a crown for a leader, with a cup for everybody else."""
    ground = theme.mixed(theme.PANEL, theme.NIGHT, 0.55)
    fill, rim = (theme.LAMP, theme.LAMP_RIM) if leads else (ground, theme.RIM)
    canvas.pill(pill, fill, rim=rim, rim_width=2.5)
    ink = theme.ON_LAMP if leads else theme.TEXT
    side = pill.h * 0.66
    sign = Box(pill.x + pill.h * 0.2, pill.centre[1] - side / 2, side, side)
    canvas.icon("crown" if leads else "trophy", sign, ink)
    room = Box(sign.right + 3, pill.y, pill.right - sign.right - pill.h * 0.22, pill.h)
    style = theme.SMALL_LABEL if pill.h < 40 else theme.LABEL
    draw_fitting(canvas, say.number(points), room, style, ink, align="centre")


# --- what has changed


@fact
class Change:
    """A count of a seat goes up or down. `good`: its player is glad of it."""

    seat: int
    what: str
    by: int
    good: bool = True


Changes = Mapping[type[Happening], Callable[[Any], Sequence[tuple[int, str, int]]]]
"""Which counts a happening changes: seat, what, and by how much."""


def changes_of(table: Changes, happenings: Iterable[Happening], good_up: frozenset[str]) -> list[Change]:
    """What these happenings change, each count once; nothing that stays as it is. The table never compares
    two states. `good_up` are the counts of which more is better."""
    summed: dict[tuple[int, str], int] = {}
    for happening in happenings:
        found = table.get(type(happening))
        for seat, what, by in found(happening) if found else ():
            summed[seat, what] = summed.get((seat, what), 0) + by
    return [
        Change(seat, what, by, (by > 0) is (what in good_up)) for (seat, what), by in summed.items() if by
    ]


def draw_changes(
    canvas: Canvas, counts: Mapping[str, Box], changes: Sequence[Change], say: Texts, compact: bool
) -> None:
    """The "+2" beside the counts that the present moment changed. On a compact panel it is small and stands
    above the row: its numbers are near each other, and none may be covered."""
    for change in changes:
        count = counts[change.what]
        if compact:
            at = Box(count.x - 6, count.y - 10, 40, 20)
        else:
            at = Box(count.x, count.y - 11.5, 58, 34)
        with canvas.above():
            draw_change(canvas, at, say.signed(change.by), change.good)
