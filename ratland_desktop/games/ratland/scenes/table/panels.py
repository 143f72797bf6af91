"""The players' panels below the stage: who it is, what they have, and where their rats are. Also where the
other parts of RatLand's table are: a column for cards beside the stage, and the phases in the bar.

A panel is painted once for each state and then copied. Knows nothing of time, except how far a screen has
lifted.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.games.ratland.rules.retelling import Counts
from ratland_desktop.games.ratland.rules.words import (
    CITY,
    DUMP,
    FIELD,
    LEFT,
    NURSERY,
    OPENING,
    PANTRY,
    PIPES,
    RIGHT,
    Phase,
    Place,
)
from ratland_desktop.screens.pieces.counts import DEAD, LOST, SICK, draw_count
from ratland_desktop.screens.table import layout
from ratland_desktop.screens.table.bar import pill_box
from ratland_desktop.screens.table.layout import Layout, PanelBox
from ratland_desktop.screens.table.panel import draw_panel_frame, draw_points, draw_starred_name
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, fitting
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

CARDS_WIDE = 344.0
SHOWN = tuple(phase for phase in Phase if phase is not OPENING)
"""The phases in the bar."""


def lay_out(players: int) -> Layout:
    return layout.lay_out(players, CARDS_WIDE)


def leads_left(panel: PanelBox, pipe: Place) -> bool:
    """Does this pipe lead to the left on the screen?"""
    return (pipe is LEFT) is not panel.mirrored


def pill_of(phase: Phase) -> Box:
    """Where a phase stands in the bar; before the first round that is the first one."""
    return pill_box(len(SHOWN), phase - 1)


SCREEN_SHAPE = 420 / 272
WIDEST_POINTS, COMPACT_POINTS = 132.0, 66.0
LEAST_CLAN = 0.78
"""A clan's name that would have to be smaller than this share of its size is left out; its crest stays."""


@dataclass(frozen=True, slots=True)
class Marks:
    """How a panel is to look right now, beside its counts.

    `leads`: would win if the game ended now. `points`: these are shown, with a crown for who leads.
    """

    lit: bool = False
    active: bool = False
    screened: bool = False
    places: tuple[Place, ...] = ()
    mood: str = ""
    leads: bool = False
    points: bool = False


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the parts of a panel stand."""

    head: Box
    name: Box
    clan: Box
    counts: dict[str, Box]
    places: dict[Place, Box]
    floor: Box
    points: Box

    def clan_row(self, points: bool) -> Box:
        """Where the clan's crest and name are: beside the points if these are shown in the same row."""
        if not points or not self.points.meets(self.clan):
            return self.clan
        return self.clan.left_part(self.points.x - self.clan.x - 5)


def parts_of(panel: PanelBox, compact: bool) -> Parts:
    return _compact(panel) if compact else _roomy(panel)


def _pipes(panel: PanelBox) -> tuple[Place, Place]:
    """The pipe at the left edge of the panel, and the one at the right."""
    return (LEFT, RIGHT) if leads_left(panel, LEFT) else (RIGHT, LEFT)


def _roomy(panel: PanelBox) -> Parts:
    inner = panel.box.inset(14, 12)
    head = Box(inner.x, inner.y - 2, 84, 90)
    beside = Box(head.right + 10, inner.y + 4, inner.right - head.right - 10, 80)
    *big, points = Box(inner.x, head.bottom + 2, inner.w, 46).shares((1, 1, 0.9), 8)
    small = Box(inner.x, head.bottom + 52, inner.w, 34).columns(3, 6)
    floor = Box(inner.x, small[0].bottom + 8, inner.w, inner.bottom - small[0].bottom - 8)
    upper, lower = floor.rows(2, 6)
    west, east = _pipes(panel)
    cells = dict(zip((DUMP, CITY, FIELD), upper.columns(3, 6), strict=True))
    cells |= dict(zip((west, PANTRY, NURSERY, east), lower.columns(4, 6), strict=True))
    counts = dict(zip(("rats", "cheese", "infirmary", "lost", "graves"), (*big, *small), strict=True))
    pill = Box(max(points.x, points.right - WIDEST_POINTS), points.y + 2, min(points.w, WIDEST_POINTS), 42)
    return Parts(head, beside.top_part(42), beside.below(44).top_part(34), counts, cells, floor, pill)


def _compact(panel: PanelBox) -> Parts:
    inner = panel.box.inset(12, 8)
    head = Box(inner.x - 2, inner.y - 2, 60, 64)
    beside = Box(head.right + 8, inner.y, inner.right - head.right - 8, 62)
    row = Box(inner.x, head.bottom + 4, inner.w, 38).shares((1.35, 1.25, 0.95, 0.95, 0.95), 4)
    floor = Box(inner.x, row[0].bottom + 6, inner.w, inner.bottom - row[0].bottom - 4)
    west, east = _pipes(panel)
    order = (west, DUMP, CITY, FIELD, PANTRY, NURSERY, east)
    cells = dict(zip(order, floor.columns(7, 4), strict=True))
    counts = dict(zip(("rats", "cheese", "infirmary", "lost", "graves"), row, strict=True))
    clan = beside.below(33).top_part(28)
    points = clan.right_part(COMPACT_POINTS)
    return Parts(head, beside.top_part(33), clan, counts, cells, floor, points)


# --- drawing


def draw_panel(
    canvas: Canvas, panel: PanelBox, seat: Seat, counts: Counts, marks: Marks, say: Texts, compact: bool
) -> None:
    """Three pictures, kept apart: who it is, and the numbers and points, which change far more often."""
    box = panel.box
    who = (seat, panel, marks.lit, marks.active, marks.mood, counts.clan, counts.aggressive, marks.points)
    canvas.layer(("panel", who), box, lambda c: _paint_who(c, panel, seat, counts, marks, say, compact))
    places = None if counts.places is None or marks.screened else tuple(counts.places)
    numbers = (counts.living, counts.cheese, counts.poisoned, counts.lost, counts.buried, places)
    below = box.below(parts_of(panel, compact).counts["rats"].y - box.y)
    key = ("numbers", seat.colour, panel, numbers, marks.places, marks.screened)
    canvas.layer(key, below, lambda c: _paint_numbers(c, panel, seat, counts, marks, compact))
    if marks.points:
        pill = parts_of(panel, compact).points
        shown = ("points", panel, counts.points, marks.leads)
        canvas.layer(shown, pill.inset(-3), lambda c: draw_points(c, pill, counts.points, marks.leads, say))


def _paint_who(
    canvas: Canvas, panel: PanelBox, seat: Seat, counts: Counts, marks: Marks, say: Texts, compact: bool
) -> None:
    draw_panel_frame(canvas, panel.box, seat, marks.lit)
    parts = parts_of(panel, compact)
    draw_portrait(canvas, parts.head, seat, marks.mood)
    _names(canvas, parts, seat, counts, marks, say, compact)


def _paint_numbers(
    canvas: Canvas, panel: PanelBox, seat: Seat, counts: Counts, marks: Marks, compact: bool
) -> None:
    parts = parts_of(panel, compact)
    _counts(canvas, parts, seat, counts, compact)
    if marks.screened:
        canvas.rounded(parts.floor, theme.mixed(theme.PANEL, theme.NIGHT, 0.55), radius=16)
        return
    for place, cell in parts.places.items():
        rats = None if counts.places is None else counts.places[place]
        _place(canvas, cell, panel, place, rats, lit=place in marks.places, compact=compact)


def _names(
    canvas: Canvas, parts: Parts, seat: Seat, counts: Counts, marks: Marks, say: Texts, compact: bool
) -> None:
    style = theme.SMALL_LABEL if compact else theme.LABEL
    draw_starred_name(canvas, seat.name, parts.name, style, starred=marks.active)
    row = parts.clan_row(marks.points)
    x, high = row.x, row.h
    if counts.aggressive:
        canvas.picture("ratland/board/aggressive", Box(row.right - high, row.y, high, high))
    if counts.clan:
        canvas.picture(f"ratland/clan/{counts.clan}", Box(x, row.y, high, high))
        room = row.beside(high + 6).left_part(row.w - high - 6 - (high + 4 if counts.aggressive else 0))
        clan = say(f"ratland.clan.{counts.clan}.name")
        size = fitting(canvas, clan, room, theme.TINY_LABEL).size * max(1.0, canvas.text_scale)
        if size >= theme.TINY_LABEL.size * LEAST_CLAN:
            draw_fitting(canvas, clan, room, theme.TINY_LABEL, theme.SOFT_TEXT)


def _counts(canvas: Canvas, parts: Parts, seat: Seat, counts: Counts, compact: bool) -> None:
    big = theme.SMALL_LABEL.sized(28) if compact else theme.NUMBER
    small = theme.TINY_LABEL.sized(22) if compact else theme.SMALL_LABEL
    tint = seat_colour(seat)
    draw_count(canvas, parts.counts["rats"], "rat/token", counts.living, big, tint=tint, sign_share=0.5)
    draw_count(canvas, parts.counts["cheese"], "cheese/yellow", counts.cheese, big, sign_share=0.42)
    draw_count(canvas, parts.counts["infirmary"], "infirmary", counts.poisoned, small, SICK, sign_share=0.42)
    draw_count(canvas, parts.counts["lost"], "lost", counts.lost, small, LOST, sign_share=0.42)
    draw_count(canvas, parts.counts["graves"], "grave", counts.buried, small, DEAD, sign_share=0.42)


def _place(
    canvas: Canvas, cell: Box, panel: PanelBox, place: Place, rats: int | None, *, lit: bool, compact: bool
) -> None:
    some = bool(rats)
    fill = theme.RAISED if some else theme.mixed(theme.PANEL, theme.NIGHT, 0.5)
    canvas.rounded(cell, fill, radius=12, rim=theme.LAMP if lit else None, rim_width=4)
    ink = theme.TEXT if some else theme.FAINT_TEXT
    sign = place.name.lower()
    if place in PIPES:
        sign = "pipe_left" if leads_left(panel, place) else "pipe_right"
    if compact:
        side = min(cell.w * 0.72, cell.h * 0.42)
        icon = Box(cell.centre[0] - side / 2, cell.y + 4, side, side)
        number = Box(cell.x, icon.bottom - 1, cell.w, cell.bottom - icon.bottom)
    else:
        side = min(cell.h * 0.66, cell.w * 0.48)
        icon = Box(cell.x + cell.w * 0.08, cell.centre[1] - side / 2, side, side)
        number = Box(icon.right, cell.y, cell.right - icon.right - 2, cell.h)
    canvas.icon(sign, icon, theme.SOFT_TEXT if some else theme.FAINT_TEXT)
    words = "–" if rats is None else str(rats)
    style = theme.SMALL_LABEL if compact else theme.LABEL
    draw_fitting(canvas, words, number, style, ink, align="centre")


def screen_box(panel: PanelBox, compact: bool) -> Box:
    """Where a seat's cardboard screen stands: over the places of its rats."""
    floor = parts_of(panel, compact).floor
    wide = min(floor.w + 16, (floor.h + 14) * SCREEN_SHAPE)
    return Box.around(floor.centre, wide, wide / SCREEN_SHAPE)


def draw_screen(canvas: Canvas, panel: PanelBox, seat: Seat, compact: bool, lifted: float) -> None:
    """The screen in the seat's colours, lifted by so much of its way (1: out of sight)."""
    if lifted >= 1:
        return
    box = screen_box(panel, compact)
    with canvas.clipped(panel.box.inset(4)):
        canvas.picture("stage/screen", box.moved(0, -lifted * (panel.box.h + 20)), tint=seat_colour(seat))
