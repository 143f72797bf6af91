"""The Seer's look at the next cards during its own open decision, visible only to the Seer (R16).

Created only while the Seer holds the button; the table keeps nothing of it.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.view import Foresight
from ratland_desktop.games.ratland.scenes.pieces.cards import draw_event_card, draw_food_card
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Kind
from ratland_desktop.tabletop.seats import Seat

CARD = Box(260, 250, 640, 560)
FOOD = Box(1020, 250, 640, 560)
CLOSE = Box.around((960, 930), 520, 92)


class PeekScene(Scene[None]):
    """The next event, and the next food card where the clan may see it."""

    private = True

    def __init__(self, seat: Seat, seen: Foresight, players: int) -> None:
        super().__init__()
        self.seat, self.seen, self.players = seat, seen, players

    def arrange(self, canvas: Canvas) -> None:
        words = self.desk.texts("ratland.sewer.peek.close")
        self.form = Form(Button("close", CLOSE, words, self.back, kind=Kind.PRIMARY), first="close")

    def back(self) -> Go:
        return Done(None)

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.gradient(canvas.bounds, theme.DEEP, (46, 28, 74))
        draw_portrait(canvas, Box(120, 30, 140, 150), self.seat)
        canvas.text(
            say("ratland.sewer.private", name=self.seat.name),
            Box(290, 40, 1500, 70),
            theme.HEADING,
            theme.LAMP,
        )
        canvas.text(say("ratland.sewer.peek.secret"), Box(290, 112, 1500, 50), theme.BODY, theme.TEXT)
        both = self.seen.food is not None
        card = CARD if both else Box.around((960, CARD.centre[1]), CARD.w, CARD.h)
        self._card(canvas, card, "event")
        if self.seen.event is None:
            canvas.text(say("ratland.sewer.peek.nothing"), card, theme.HEADING, align="centre", lines=0)
        else:
            draw_event_card(canvas, card, say, self.seen.event, picture_share=0.6)
        if self.seen.food is not None:
            self._card(canvas, FOOD, "food")
            draw_food_card(canvas, FOOD, say, (self.seen.food,), self.players)
        self.form.draw(canvas)

    def _card(self, canvas: Canvas, card: Box, what: str) -> None:
        words = self.desk.texts(f"ratland.sewer.peek.{what}")
        canvas.text(words, Box(card.x, card.y - 54, card.w, 46), theme.LABEL, theme.TEXT, align="centre")
