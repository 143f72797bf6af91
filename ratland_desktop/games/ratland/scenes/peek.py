"""The Seer's look at the next cards, for one pair of eyes (R16).

One click opens it, in the sewer and at the table. At the open table everybody could see it, so the cards lie
face down there until the Seer turns them over.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.view import Foresight
from ratland_desktop.games.ratland.scenes.pieces.cards import (
    draw_back,
    draw_event_card,
    draw_food_card,
    event_back,
)
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints
from ratland_desktop.tabletop.seats import Seat

FACE = Box(120, 30, 140, 150)
TITLE, ABOUT = Box(290, 40, 1500, 70), Box(290, 112, 1500, 50)
CARD, FOOD = Box(260, 250, 640, 560), Box(1020, 250, 640, 560)
ONLY_CARD = Box.around((960, CARD.centre[1]), CARD.w, CARD.h)
FOOT = Box.around((960, 908), 1100, 92)
HINTS = Box(120, 1020, 1680, 40)
MAGIC = (46, 28, 74)


class PeekScene(Scene[None]):
    """The next event, and the next food card where the clan may see it."""

    private = True
    settle = 0.5

    def __init__(self, seat: Seat, seen: Foresight, players: int, *, face_down: bool) -> None:
        super().__init__()
        self.seat, self.seen, self.players = seat, seen, players
        self.face_down = face_down

    def arrange(self, canvas: Canvas) -> None:
        self.form = self._face_down_form() if self.face_down else self._form()

    def _form(self) -> Form:
        words = self.desk.texts("ratland.sewer.peek.close")
        return Form(Button("close", FOOT, words, self.back, kind=Kind.PRIMARY), first="close")

    def _face_down_form(self) -> Form:
        say = self.desk.texts
        left, right = FOOT.shares([1, 1.6], 28)
        turn = say("ratland.sewer.peek.turn")
        return Form(
            Button("turn", right, turn, self.turn, kind=Kind.PRIMARY, icon="eye"),
            Button("close", left, say("shell.common.back"), self.back, kind=Kind.QUIET),
            first="turn",
        )

    def turn(self) -> Go:
        self.face_down = False
        self.form = self._form()
        self.form.take_over(self.form, self.desk)
        self.touch()
        return STAY

    def back(self) -> Go:
        return Done(None)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.enter"), say("shell.pad.south"), say("shell.hint.choose")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.gradient(canvas.bounds, theme.DEEP, MAGIC)
        draw_portrait(canvas, FACE, self.seat)
        canvas.text(say("ratland.sewer.private", name=self.seat.name), TITLE, theme.HEADING, theme.LAMP)
        about = "ratland.sewer.peek.look_away" if self.face_down else "ratland.sewer.peek.secret"
        canvas.text(say(about), ABOUT, theme.BODY, theme.TEXT)
        self._draw_event(canvas, ONLY_CARD if self.seen.food is None else CARD)
        if self.seen.food is not None:
            self._draw_food(canvas, FOOD, self.seen.food)
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_event(self, canvas: Canvas, box: Box) -> None:
        self._head(canvas, box, "event")
        event = self.seen.event
        if event is None:
            words = self.desk.texts("ratland.sewer.peek.nothing")
            canvas.text(words, box, theme.HEADING, align="centre", lines=0)
        elif self.face_down:
            draw_back(canvas, box, event_back(EVENTS[event].final))
        else:
            draw_event_card(canvas, box, self.desk.texts, event, most=0.68, words=theme.BODY)

    def _draw_food(self, canvas: Canvas, box: Box, card: int) -> None:
        self._head(canvas, box, "food")
        if self.face_down:
            draw_back(canvas, box, "food_back")
        else:
            draw_food_card(canvas, box, self.desk.texts, (card,), self.players)

    def _head(self, canvas: Canvas, card: Box, what: str) -> None:
        words = self.desk.texts(f"ratland.sewer.peek.{what}")
        canvas.text(words, Box(card.x, card.y - 54, card.w, 46), theme.LABEL, theme.TEXT, align="centre")
