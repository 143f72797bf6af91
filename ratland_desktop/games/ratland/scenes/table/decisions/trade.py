"""Rattibal Lector: one panel with a row for every clan, in the order in which they decide.

Clans that have decided show their choice; the deciding clan has the two buttons; the others wait.
"""

from __future__ import annotations

from functools import partial

from ratland_desktop.games.ratland.rules.happenings import PhaseBegan, RatTraded
from ratland_desktop.games.ratland.rules.questions import TradeRat
from ratland_desktop.games.ratland.rules.table import clockwise
from ratland_desktop.screens.table.decision import Decision
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.widgets import Button, Kind, Widget

LIST_WIDE = 0.42


class TradeRats(Decision[TradeRat]):
    """The rows stand at the left, the present player's choice at the right."""

    @property
    def decided(self) -> dict[int, bool]:
        """What the clans before have chosen, read off the story of this phase."""
        chosen: dict[int, bool] = {}
        for happening in self.around.story:
            if isinstance(happening, PhaseBegan):
                chosen = {}
            elif isinstance(happening, RatTraded):
                chosen[happening.seat] = happening.rats > 0
        return chosen

    @property
    def choice_box(self) -> Box:
        return self.body.right_part(self.body.w * (1 - LIST_WIDE) - 16)

    def widgets(self) -> list[Widget]:
        rows = self.choice_box.rows(2, 14)
        made: list[Widget] = []
        for at, (offer, row) in enumerate(zip(self.put.offers, rows, strict=True)):
            kind = Kind.PRIMARY if offer.answer else Kind.PLAIN
            press, icon = partial(self.around.answer, offer.answer), "swap" if offer.answer else "shield"
            box = row.top_part(row.h * 0.52)
            made.append(Button(f"offer-{at}", box, offer.label, press, kind=kind, icon=icon, sound="confirm"))
        return made

    def draw(self, canvas: Canvas) -> None:
        self.draw_head(canvas)
        for offer, row in zip(self.put.offers, self.choice_box.rows(2, 14), strict=True):
            canvas.text(
                offer.about,
                row.below(row.h * 0.52 + 4),
                theme.SMALL,
                theme.TEXT,
                align="centre",
                lines=2,
                valign="top",
            )
        order = clockwise(self.around.told.active, len(self.around.seats))
        columns = 1 if len(order) <= 6 else 2
        rows = -(-len(order) // columns)
        cells = [
            c
            for col in self.body.left_part(self.body.w * LIST_WIDE).columns(columns, 8)
            for c in col.rows(max(4, rows), 5)
        ]
        for seat, cell in zip(order, cells, strict=False):
            self._row(canvas, seat, cell)

    def _row(self, canvas: Canvas, seat: int, cell: Box) -> None:
        now = seat == self.question.seat
        canvas.rounded(cell, theme.LAMP if now else theme.PANEL, radius=min(16, cell.h / 2))
        side = min(cell.h - 4, 54.0)
        draw_portrait(canvas, Box(cell.x + 6, cell.centre[1] - side / 2, side, side), self.around.seats[seat])
        ink = theme.ON_LAMP if now else theme.TEXT
        name = Box(cell.x + side + 14, cell.y, cell.w - side - 14 - min(150.0, cell.w * 0.34), cell.h)
        draw_name(canvas, self.around.seats[seat].name, name, theme.TINY_LABEL.sized(23), ink)
        mark = Box(name.right + 4, cell.y, cell.right - name.right - 10, cell.h)
        chosen = self.decided.get(seat)
        if chosen is None:
            canvas.icon(
                "clock" if not now else "right",
                Box.around(mark.centre, min(26.0, cell.h * 0.6)),
                ink if now else theme.FAINT_TEXT,
            )
        else:
            words = self.around.say("ratland.ask.trade_rat.yes" if chosen else "ratland.ask.trade_rat.no")
            canvas.text(
                words,
                mark,
                theme.TINY_LABEL.sized(18),
                theme.GOOD if chosen else theme.SOFT_TEXT,
                align="right",
            )
