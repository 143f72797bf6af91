"""A whole plan as a row of icons or as lines of an idea: every place with its number of rats."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.words import Place, Plan
from ratland_desktop.screens.ideas import Line
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text.spoken import says

ICONS = {
    Place.DUMP: "dump", Place.CITY: "city", Place.FIELD: "field", Place.LEFT: "pipe_left",
    Place.RIGHT: "pipe_right", Place.PANTRY: "pantry", Place.NURSERY: "nursery",
}  # fmt: skip


def plan_lines(plan: Plan) -> list[Line]:
    """The same as lines of an idea, without the places that stay empty."""
    return [
        Line(ICONS[place], says(f"ratland.place.{place.name.lower()}.short"), str(plan[place]))
        for place in Place
        if plan[place]
    ]


def draw_plan_row(canvas: Canvas, box: Box, plan: Plan) -> None:
    """Places without rats are dimmed."""
    for place, column in zip(Place, box.columns(len(Place), 8), strict=True):
        rats = plan[place]
        colour = theme.TEXT if rats else theme.FAINT_TEXT
        if rats:
            canvas.rounded(column, theme.RAISED, radius=14)
        sign, count = column.inset(6, 4).shares((1.0, 1.0), gap=4)
        canvas.icon(ICONS[place], Box.around(sign.centre, min(sign.w, sign.h)), colour)
        canvas.text(str(rats), count, theme.SMALL_LABEL.fixed(), colour, align="centre")
