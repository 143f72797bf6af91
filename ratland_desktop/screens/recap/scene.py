"""Welcome back: one player reads, in private, what happened while a computer played the seat.

Private like the turn that follows it. Everything shown comes from what the game says this seat missed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.screens.pieces.counts import DEAD, draw_count, draw_sign
from ratland_desktop.screens.recap.missed import Missed, MissedRound
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.scenes.menu_button import menu_button
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, ScrollPane, draw_hints
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text.spoken import read

FACE = Box(60, 30, 150, 164)
HEAD = Box(236, 30, 1384, 92)
ABOUT = Box(236, 122, 1384, 76)
COUNTS = Box(60, 236, 470, 640)
ROUNDS = Box(562, 236, 1298, 640)
GO_ON = Box.around((960, 956), 720, 92)
HINTS = Box(60, 1032, 1800, 34)
ROW, GAP = 196.0, 16.0
FEWEST_ROWS = 3
"""Fewer counts than this leave room under them, instead of growing."""


class RecapScene(Scene[None]):
    """Done when its player has read enough."""

    private = True

    def __init__(self, missed: Missed, seats: Sequence[Seat], menu: Callable[[], Go]) -> None:
        super().__init__()
        self.missed = missed
        self.names = [seat.name for seat in seats]
        self.seat = seats[missed.seat]
        self.menu = menu

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        rounds = self.missed.rounds
        high = (ROW + GAP) * len(rounds) - GAP
        pane = ScrollPane("rounds", ROUNDS, max(high, 0.0), self._draw_rounds)
        self.form = Form(
            Button("go", GO_ON, say("computers.recap.go"), self.go_on, kind=Kind.PRIMARY, icon="play"),
            *([pane] if rounds else []),
            menu_button(say, self.menu),
            first="go",
        )
        pane.scroll_to(high)  # the latest round is what counts most

    def go_on(self) -> Go:
        return Done(None)

    def back(self) -> Go:
        return self.menu()

    def handle(self, intent: Intent) -> Go | None:
        match intent:
            case Hot(Shortcut.SKIP | Shortcut.DONE):
                return self.go_on()
            case Hot(Shortcut.MENU):
                return self.menu()
        return super().handle(intent)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("computers.recap.go")),
            Hint(say("shell.key.escape"), say("shell.pad.start"), say("shell.hint.menu")),
        ]

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("recap", lambda c: paint_wall(c, darkness=0.62))
        say = self.desk.texts
        draw_portrait(canvas, FACE, self.seat, "happy")
        title = "computers.recap.title" if self.missed.returning else "computers.recap.first"
        canvas.text(say(title, name=self.seat.name), HEAD, theme.TITLE, theme.LAMP)
        canvas.text(say("computers.recap.about"), ABOUT, theme.BODY, theme.TEXT, lines=2)
        self._draw_counts(canvas)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_counts(self, canvas: Canvas) -> None:
        """What this seat had then, and what it has now."""
        say, missed = self.desk.texts, self.missed
        canvas.rounded(COUNTS, theme.PANEL, radius=36, rim=seat_colour(self.seat).main)
        inner = COUNTS.inset(28, 24)
        head, rows = inner.top_part(76), inner.below(92).rows(max(FEWEST_ROWS, len(missed.counts)), 14)
        then, now = head.columns(2, 24)
        before = say("computers.recap.then" if missed.returning else "computers.recap.start")
        canvas.text(before, then, theme.SMALL_LABEL, theme.SOFT_TEXT, align="centre", lines=2)
        canvas.text(say("computers.recap.now"), now, theme.SMALL_LABEL, theme.LAMP, align="centre", lines=2)
        for had, row in zip(missed.counts, rows, strict=False):
            canvas.rounded(row, theme.DEEP, radius=24)
            label = row.top_part(row.h * 0.36).inset(16, 2)
            canvas.text(read(had.label, say), label, theme.NOTE, theme.SOFT_TEXT, align="centre")
            left, middle, right = row.below(row.h * 0.3).inset(18, 6).shares((1, 0.9, 1), gap=8)
            canvas.text(str(had.then), left, theme.NUMBER, theme.SOFT_TEXT, align="centre")
            icon = Box.around(middle.centre, min(middle.w, middle.h) * 0.95)
            draw_sign(canvas, had.sign, icon, DEAD, seat_colour(self.seat))
            canvas.text(str(had.now), right, theme.TITLE.sized(56), theme.TEXT, align="centre")

    def _draw_rounds(self, canvas: Canvas, box: Box) -> None:
        for number, told in enumerate(self.missed.rounds):
            self._draw_round(canvas, Box(box.x, box.y + (ROW + GAP) * number, box.w - 6, ROW), told)

    def _draw_round(self, canvas: Canvas, row: Box, told: MissedRound) -> None:
        say = self.desk.texts
        canvas.rounded(row, theme.PANEL, radius=28)
        inner = row.inset(24, 14)
        head, deed, why = inner.top_part(48), inner.below(52).top_part(48), inner.below(106)
        round_, event, after = head.shares((1.0, 2.2, 1.9), gap=16)
        canvas.text(read(told.heading, say), round_, theme.LABEL, theme.LAMP)
        canvas.text(read(told.headline, say), event, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
        counts = self.missed.counts
        word, *cells = after.shares((1.2, *(1.0 for _ in counts)), gap=8)
        canvas.text(say("computers.recap.after"), word, theme.NOTE, theme.SOFT_TEXT, align="right")
        tint = seat_colour(self.seat)
        for had, left, cell in zip(counts, told.after, cells, strict=True):
            draw_count(canvas, cell, had.sign, left, theme.SMALL_LABEL, tint=tint)
        told.draw_deed(canvas, deed)
        if told.reason is not None:
            words = say(told.reason.key, **told.reason.spoken(self.names))
            canvas.text(words, why, theme.SMALL, theme.SOFT_TEXT, lines=2)
