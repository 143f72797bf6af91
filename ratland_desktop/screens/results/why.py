"""Why the computers chose as they did in one round: what each of them had, and its reasons.

Shown after the game, when everything is open. Reads the session's diary.
"""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.hotseat.diary import Diary, Thought
from ratland_desktop.screens.results.pages import Why
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Kind, ScrollPane, Stepper
from ratland_desktop.tabletop.seats import Seat

BOARD = Box(110, 40, 1700, 1000)
HEAD = Box(170, 62, 1580, 76)
ABOUT = Box(170, 138, 1580, 44)
PANE = Box(160, 200, 1600, 700)
FOOT = Box(260, 926, 1400, 84)
LINE, GAP, EDGE, NAME = 76.0, 16.0, 16.0, 66.0
NAME_WIDE, KIND_WIDE = 380.0, 300.0


class WhyScene(Scene[int]):
    """Pages through the rounds; its result is the round shown last."""

    overlay = True

    def __init__(self, why: Why, diary: Diary, seats: Sequence[Seat], round: int, rounds: int) -> None:
        super().__init__()
        self.why = why
        self.diary = diary
        self.seats = tuple(seats)
        self.names = [seat.name for seat in seats]
        self.round = round
        self.rounds = rounds

    def thoughts(self) -> dict[int, list[Thought]]:
        """The reasons by seat. Choices before the game are shown with the first round."""
        found = self.diary.thoughts_of(self.round)
        if self.round == 1:
            found = self.diary.thoughts_of(0) + found
        by_seat: dict[int, list[Thought]] = {}
        for thought in found:
            by_seat.setdefault(thought.seat, []).append(thought)
        return dict(sorted(by_seat.items()))

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        high = sum(_height(thoughts) + GAP for thoughts in self.thoughts().values())
        left, right = FOOT.columns(2, 32)
        self.form = Form(
            ScrollPane("thoughts", PANE, high, self._draw_thoughts),
            Stepper(
                "round", left, self.round, 1, self.rounds, self.look_at_round,
                shown_as=lambda n: say("computers.recap.round", n=n),
            ),
            Button("back", right, say("shell.common.back"), self.back, kind=Kind.PRIMARY),
            first="back",
        )  # fmt: skip

    def look_at_round(self, number: int) -> Go | None:
        self.round = number
        self.desk.refresh()
        return None

    def back(self) -> Go:
        return Done(self.round)

    def handle(self, intent: Intent) -> Go | None:
        go = super().handle(intent)
        if go is None and isinstance(intent, Hot) and intent.shortcut is not Shortcut.FULL_SCREEN:
            return STAY
        return go

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.66)
        say = self.desk.texts
        canvas.rounded(BOARD, theme.PANEL, radius=44, rim=theme.RIM, shadow=24)
        canvas.text(say("computers.why.title", n=self.round), HEAD, theme.HEADING, theme.LAMP, align="centre")
        canvas.text(say("computers.why.about"), ABOUT, theme.SMALL, theme.SOFT_TEXT, align="centre")
        if not self.thoughts():
            words = say("computers.why.nothing")
            canvas.text(words, PANE.top_part(200), theme.BODY, theme.TEXT, align="centre", lines=2)
        self.form.draw(canvas)

    def _draw_thoughts(self, canvas: Canvas, box: Box) -> None:
        top = box.y
        for seat, thoughts in self.thoughts().items():
            card = Box(box.x, top, box.w - 6, _height(thoughts))
            if card.meets(PANE):
                self._draw_card(canvas, self.seats[seat], thoughts, card)
            top += card.h + GAP

    def _draw_card(self, canvas: Canvas, seat: Seat, thoughts: list[Thought], card: Box) -> None:
        say = self.desk.texts
        canvas.rounded(card, theme.DEEP, radius=26, rim=seat_colour(seat).main, rim_width=3)
        inner = card.inset(20, EDGE)
        head = inner.top_part(NAME)
        draw_portrait(canvas, head.left_part(62), seat)
        self._draw_name(canvas, head.beside(80).left_part(NAME_WIDE), seat)
        had = self.why.saw(say, thoughts[0])
        canvas.text(had, head.beside(80 + NAME_WIDE + 20), theme.SMALL, theme.SOFT_TEXT, align="right")
        for number, thought in enumerate(thoughts):
            row = Box(inner.x, inner.y + NAME + LINE * number, inner.w, LINE)
            kind = say(f"{self.why.asked}.{thought.kind}")
            canvas.text(kind, row.left_part(KIND_WIDE), theme.SMALL, theme.LAMP, lines=2)
            words = say(thought.reason.key, **thought.reason.spoken(self.names))
            canvas.text(words, row.beside(KIND_WIDE + 20), theme.BODY, theme.TEXT, lines=2)

    def _draw_name(self, canvas: Canvas, box: Box, seat: Seat) -> None:
        """With the character below it, if this computer has one."""
        name = box
        if self.why.characters and seat.character:
            name, kind = box.top_part(box.h * 0.58), box.below(box.h * 0.58)
            words = self.desk.texts(f"{self.why.characters}.{seat.character}.name")
            canvas.text(words, kind, theme.NOTE, theme.LAMP)
        canvas.text(seat.name, name, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)


def _height(thoughts: list[Thought]) -> float:
    return 2 * EDGE + NAME + LINE * len(thoughts)
