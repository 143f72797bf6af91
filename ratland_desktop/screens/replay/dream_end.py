"""How a dream ended, beside what really happened. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.outcome import Outcome
from ratland_desktop.tabletop.seats import Seat

from .dream_console import DREAM

TITLE, WON = Box(160, 36, 1600, 90), Box(160, 126, 1600, 60)
COLUMNS = Box(160, 210, 1600, 680)
NOTE = Box(160, 896, 1600, 48)
WAKE = Box.around((960, 998), 560, 84)
HINTS = Box(60, 1030, 560, 36)
MOST_HIGH, GAP, HEAD = 92.0, 10.0, 106.0


class DreamEndScene(Scene[None]):
    """Done when everybody wakes up."""

    def __init__(self, seats: Sequence[Seat], dreamt: AnyMatch, true: AnyMatch) -> None:
        super().__init__()
        dream, truth = dreamt.outcome(), true.outcome()
        assert dream is not None and truth is not None
        self.seats, self.dream, self.truth = seats, dream, truth

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        words = say("replay.dream.wake")
        self.form = Form(Button("wake", WAKE, words, self.back, kind=Kind.PRIMARY), first="wake")

    def back(self) -> Go:
        return Done(None)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [Hint(say("shell.key.enter"), say("shell.pad.south"), say("replay.dream.wake"))]

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("dream-end", lambda c: paint_wall(c, darkness=0.7))
        canvas.text(say("replay.dream.ended"), TITLE, theme.TITLE, theme.LAMP, align="centre")
        names = [self.seats[seat].name for seat in self.dream.winners]
        canvas.text(say("replay.dream.won", names=names), WON, theme.SUBHEADING, theme.TEXT, align="centre")
        high = min(COLUMNS.h, HEAD + MOST_HIGH * len(self.seats) + GAP)
        left, right = COLUMNS.top_part(high).columns(2, 60)
        self._draw_column(canvas, left, say("replay.dream.dreamt"), self.dream, DREAM)
        self._draw_column(canvas, right, say("replay.dream.truth"), self.truth, theme.RIM)
        canvas.text(say("replay.dream.never_counted"), NOTE, theme.SMALL, theme.SOFT_TEXT, align="centre")
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_column(
        self, canvas: Canvas, box: Box, title: str, outcome: Outcome, colour: theme.Colour
    ) -> None:
        say = self.desk.texts
        canvas.rounded(box, theme.PANEL, radius=30, rim=colour, rim_width=6)
        inner = box.inset(28, 18)
        canvas.text(title, inner.top_part(60), theme.HEADING, theme.TEXT, align="centre")
        rows = inner.below(70)
        ranked = sorted(outcome.standings, key=lambda standing: (standing.place, standing.seat))
        high = min(MOST_HIGH, rows.h / len(ranked))
        style = theme.LABEL.sized(min(theme.LABEL.size, high * 0.56 / canvas.text_scale))
        for number, standing in enumerate(ranked):
            row = Box(rows.x, rows.y + number * high, rows.w, high - min(GAP, high * 0.14))
            seat = self.seats[standing.seat]
            canvas.rounded(row, theme.DEEP, radius=min(20.0, row.h / 2.5), rim=seat_colour(seat).main)
            ink = theme.LAMP if standing.place == 1 else theme.SOFT_TEXT
            canvas.text(str(standing.place), row.left_part(80).inset(8, 2), style, ink, align="centre")
            draw_portrait(canvas, row.beside(80).left_part(row.h).inset(2), seat)
            name = row.beside(90 + row.h)
            canvas.text(seat.name, name.left_part(name.w - 230), style, theme.TEXT, fit=Fit.SHORTEN)
            points = say("replay.dream.points", n=standing.points)
            small = style.sized(min(theme.SMALL_LABEL.size, style.size))
            canvas.text(points, row.right_part(230).inset(16, 2), small, ink, align="right")
