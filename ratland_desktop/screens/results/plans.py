"""Every secret plan of one round, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.ratland.rules.table import RoundRecord
from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

ICONS = {
    Place.DUMP: "dump", Place.CITY: "city", Place.FIELD: "field", Place.LEFT: "pipe_left",
    Place.RIGHT: "pipe_right", Place.PANTRY: "pantry", Place.NURSERY: "nursery",
}  # fmt: skip


def draw_plans(canvas: Canvas, box: Box, say: Texts, seats: Sequence[Seat], record: RoundRecord) -> None:
    """A row for each clan, a column for each place; what was turned up that round stands above."""
    about = box.top_part(56)
    event = say(f"ratland.event.{record.event}.name")
    canvas.text(say("ratland.results.placements_about"), about.left_part(1240), theme.BODY, theme.SOFT_TEXT)
    canvas.text(event, about.beside(1260), theme.LABEL, theme.LAMP, align="right")
    table = box.below(64)
    head = table.top_part(64)
    columns = head.beside(460).left_part(head.w - 460 - 8).columns(len(Place), 12)
    for place, column in zip(Place, columns, strict=True):
        canvas.icon(ICONS[place], column.left_part(48).inset(2, 8), theme.SOFT_TEXT)
        words = say(f"ratland.place.{place.name.lower()}.short")
        canvas.text(words, column.beside(54), theme.SMALL_LABEL, theme.SOFT_TEXT)
    rows = table.below(72)
    high = min(92.0, rows.h / len(seats))
    for number, (seat, plan) in enumerate(zip(seats, record.plans, strict=True)):
        row = Box(rows.x, rows.y + high * number, rows.w, high - 8)
        canvas.rounded(
            row, theme.PANEL, radius=min(20.0, row.h / 2.5), rim=seat_colour(seat).main, rim_width=2
        )
        draw_portrait(canvas, Box(row.x + 16, row.y + 3, row.h * 0.86, row.h - 6), seat)
        name = Box(row.x + 100, row.y, 340, row.h)
        canvas.text(seat.name, name, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
        for rats, column in zip(plan, columns, strict=True):
            cell = Box(column.x, row.y + 6, column.w, row.h - 12)
            if rats:
                canvas.rounded(cell, theme.RAISED, radius=14)
            canvas.text(
                str(rats), cell, theme.LABEL, theme.TEXT if rats else theme.FAINT_TEXT, align="centre"
            )
