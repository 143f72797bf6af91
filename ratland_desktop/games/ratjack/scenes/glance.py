"""A glance at the own cards, whenever the open table stands still. Nothing is asked, nothing is told."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.screens.box import OwnThings
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.names import draw_paragraph
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, draw_hints

from .hand.board import BESIDE, DONE, SLOTS, UNSEEN, WORDS
from .pieces.aid import draw_aid
from .pieces.bar import draw_bar
from .pieces.cards import draw_large_card
from .pieces.felt import draw_room, own_felt
from .pieces.piles import draw_display, draw_piles
from .pieces.places import PlaceMood, draw_place
from .sheet_rows import counts


class GlanceScene(Scene[None]):
    """The table from one chair, without anything to choose."""

    private = True
    settle = 0.5

    def __init__(self, own: OwnThings) -> None:
        super().__init__()
        assert isinstance(own.view, View)
        self.own = own
        self.view: View = own.view
        self.felt = own_felt(self.view.players, own.seat)

    @property
    def seat(self) -> object:
        return self.own.seats[self.own.seat]

    def arrange(self, canvas: Canvas) -> None:
        words = self.desk.texts("play.only_you.seen")
        self.form = Form(Button("seen", DONE, words, self.back, kind=Kind.PRIMARY, icon="eye"), first="seen")

    def back(self) -> Go:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.DONE:
            return self.back()
        return super().handle(intent)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [Hint(say("shell.key.enter"), say("shell.pad.south"), say("play.only_you.seen"))]

    def draw(self, canvas: Canvas) -> None:
        say, view, seats = self.desk.texts, self.view, self.own.seats
        draw_room(canvas, self.felt.cloth)
        draw_bar(canvas, say, view, -1, seats[self.own.seat].name)
        for spot in self.felt.places:
            mine = spot.seat == self.own.seat
            draw_place(canvas, spot, view, seats[spot.seat], say, PlaceMood(lit=mine, eyes=mine))
        draw_piles(canvas, self.felt, view, say)
        draw_display(canvas, self.felt, view, seats, say)
        draw_aid(canvas, UNSEEN, view, say, counts=counts(self.own.wishes))
        hand = [card.face for card in view.places[self.own.seat].hand if card.face is not None]
        for face, slot in zip(hand, SLOTS, strict=False):
            draw_large_card(canvas, slot, say, face)
        draw_paragraph(canvas, say("ratjack.screen.glance.about"), BESIDE[0], theme.LABEL, theme.LAMP)
        draw_hints(canvas, WORDS.below(30), self.hints(), self.desk.hand)
        self.form.draw(canvas)
