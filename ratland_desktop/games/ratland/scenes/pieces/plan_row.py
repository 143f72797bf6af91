"""A whole plan on one line: the icon of every place with its number of rats."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.words import Place, Plan
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

ICONS = {
    Place.DUMP: "dump", Place.CITY: "city", Place.FIELD: "field", Place.LEFT: "pipe_left",
    Place.RIGHT: "pipe_right", Place.PANTRY: "pantry", Place.NURSERY: "nursery",
}  # fmt: skip


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
