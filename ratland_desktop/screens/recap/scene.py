"""Welcome back: one player reads, in private, what happened while a computer played the seat.

Private like the turn that follows it. Everything shown comes from the recap of that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratland_desktop.games.ratland.recap import Recap, RecapRound
from ratland_desktop.games.ratland.scenes.pieces.plan_row import draw_plan_row
from ratland_desktop.screens.pieces.counts import DEAD, draw_count, draw_sign
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, ScrollPane, draw_hints
from ratland_desktop.tabletop.seats import Seat

FACE = Box(60, 30, 150, 164)
HEAD = Box(236, 30, 1384, 92)
ABOUT = Box(236, 122, 1384, 76)
MENU = Box(1690, 40, 190, 64)
COUNTS = Box(60, 236, 470, 640)
ROUNDS = Box(562, 236, 1298, 640)
GO_ON = Box.around((960, 956), 720, 92)
HINTS = Box(60, 1032, 1800, 34)
ROW, GAP = 196.0, 16.0
SIGNS = (("rats", "rat/token"), ("cheese", "cheese/yellow"), ("graves", "grave"))


class RecapScene(Scene[None]):
    """Done when its player has read enough."""

    private = True

    def __init__(self, recap: Recap, seats: Sequence[Seat], menu: Callable[[], Go]) -> None:
        super().__init__()
        self.recap = recap
        self.names = [seat.name for seat in seats]
        self.seat = seats[recap.seat]
        self.menu = menu

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        rounds = self.recap.rounds
        high = (ROW + GAP) * len(rounds) - GAP
        pane = ScrollPane("rounds", ROUNDS, max(high, 0.0), self._draw_rounds)
        self.form = Form(
            Button("go", GO_ON, say("computers.recap.go"), self.go_on, kind=Kind.PRIMARY, icon="play"),
            *([pane] if rounds else []),
            Button(
                "menu", MENU, say("curtain.menu"), self.menu,
                kind=Kind.QUIET, icon="menu", style=theme.SMALL_LABEL,
            ),
            first="go",
        )  # fmt: skip
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
        title = "computers.recap.title" if self.recap.left else "computers.recap.first"
        canvas.text(say(title, name=self.seat.name), HEAD, theme.TITLE, theme.LAMP)
        canvas.text(say("computers.recap.about"), ABOUT, theme.BODY, theme.TEXT, lines=2)
        self._draw_counts(canvas)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_counts(self, canvas: Canvas) -> None:
        """What the clan had then, and what it has now."""
        say, recap = self.desk.texts, self.recap
        canvas.rounded(COUNTS, theme.PANEL, radius=36, rim=seat_colour(self.seat).main)
        inner = COUNTS.inset(28, 24)
        head, rows = inner.top_part(76), inner.below(92).rows(len(SIGNS), 14)
        then, now = head.columns(2, 24)
        before = say("computers.recap.then" if recap.left else "computers.recap.start")
        canvas.text(before, then, theme.SMALL_LABEL, theme.SOFT_TEXT, align="centre", lines=2)
        canvas.text(say("computers.recap.now"), now, theme.SMALL_LABEL, theme.LAMP, align="centre", lines=2)
        for (key, sign), row in zip(SIGNS, rows, strict=True):
            had, has = getattr(recap.before, key), getattr(recap.now, key)
            canvas.rounded(row, theme.DEEP, radius=24)
            label = row.top_part(row.h * 0.36).inset(16, 2)
            canvas.text(say(f"computers.recap.{key}"), label, theme.NOTE, theme.SOFT_TEXT, align="centre")
            left, middle, right = row.below(row.h * 0.3).inset(18, 6).shares((1, 0.9, 1), gap=8)
            canvas.text(str(had), left, theme.NUMBER, theme.SOFT_TEXT, align="centre")
            icon = Box.around(middle.centre, min(middle.w, middle.h) * 0.95)
            draw_sign(canvas, sign, icon, DEAD, seat_colour(self.seat))
            canvas.text(str(has), right, theme.TITLE.sized(56), theme.TEXT, align="centre")

    def _draw_rounds(self, canvas: Canvas, box: Box) -> None:
        for number, told in enumerate(self.recap.rounds):
            self._draw_round(canvas, Box(box.x, box.y + (ROW + GAP) * number, box.w - 6, ROW), told)

    def _draw_round(self, canvas: Canvas, row: Box, told: RecapRound) -> None:
        say = self.desk.texts
        canvas.rounded(row, theme.PANEL, radius=28)
        inner = row.inset(24, 14)
        head, plan, why = inner.top_part(48), inner.below(52).top_part(48), inner.below(106)
        round_, event, after = head.shares((1.0, 2.2, 1.9), gap=16)
        canvas.text(say("computers.recap.round", n=told.round), round_, theme.LABEL, theme.LAMP)
        canvas.text(say(f"ratland.event.{told.event}.name"), event, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
        word, *counts = after.shares((1.2, 1, 1, 1), gap=8)
        canvas.text(say("computers.recap.after"), word, theme.NOTE, theme.SOFT_TEXT, align="right")
        tint = seat_colour(self.seat)
        for (key, sign), cell in zip(SIGNS, counts, strict=True):
            draw_count(canvas, cell, sign, getattr(told.after, key), theme.SMALL_LABEL, tint=tint)
        draw_plan_row(canvas, plan, told.plan)
        if told.reason is not None:
            words = say(told.reason.key, **told.reason.spoken(self.names))
            canvas.text(words, why, theme.SMALL, theme.SOFT_TEXT, lines=2)
