"""The viewer of all cards: decks at the top, names on the left, the card, and its rules on the right.

Its result is the topic to open in the rule book, or None.
"""

from __future__ import annotations

from ratland_desktop.screens.rulebook.blocks import PageSetter
from ratland_desktop.screens.rulebook.book import Book
from ratland_desktop.screens.rulebook.page_pane import PagePane
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenery import paint_glow, paint_wall
from ratland_desktop.shell.widgets import Button, Form, Hint, Kind, Look, ScrollList, Tabs, draw_hints

from .card_box import CardDeck

TITLE = Box(60, 30, 440, 84)
KINDS = Box(520, 34, 900, 76)
NAMES = Box(60, 140, 440, 760)
CARD = Box(540, 140, 640, 850)
NOTES = Box(1232, 164, 620, 712)
PAPER = Box(1200, 130, 680, 770)
HINTS = Box(60, 1026, 1100, 36)


class CardsScene(Scene[str | None]):
    """Begins with a card, or with the first of all. Only for the book of a game that has cards."""

    def __init__(self, book: Book, card: str = "") -> None:
        super().__init__()
        assert book.cards is not None
        self.book, self.box = book, book.cards
        self.card = card if card in self.box else self.box.decks[0].cards[0]

    @property
    def deck(self) -> CardDeck:
        return self.box.deck_of(self.card)

    @property
    def cards(self) -> tuple[str, ...]:
        return self.deck.cards

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._build()

    def _build(self) -> None:
        say = self.desk.texts
        deck = self.deck
        setter = PageSetter(self._canvas, self.book, say, NOTES.w - 30)
        notes = setter.notes(deck.entry, self.card, say(deck.about) if deck.about else "")
        grown = self._canvas.text_scale
        names = ScrollList(
            "cards", NAMES, len(self.cards), 52 * grown, self._paint_row, self._pick,
            on_select=self._show, selected=self.cards.index(self.card), gap=4,
        )  # fmt: skip
        self.notes = PagePane("notes", NOTES, notes, lambda topic: Done(topic))
        decks = [(deck, say(deck.title)) for deck in self.box.decks]
        tabs = [Tabs("kinds", KINDS, decks, deck, self._turn_to)] if len(decks) > 1 else []
        before, after = Box(NAMES.x, 916, NAMES.w, 74).columns(2, 14)
        rules, back = Box(PAPER.x, 916, PAPER.w, 74).shares((1.25, 1), 16)
        style = theme.SMALL_LABEL
        self.form = Form(
            *tabs,
            names,
            Button(
                "previous", before, "", self.previous, icon="left", tooltip=say("rulebook.cards.previous")
            ),
            Button("next", after, "", self.next, icon="right", tooltip=say("rulebook.cards.next")),
            self.notes,
            Button("rules", rules, say("rulebook.cards.rules"), self.read, style=style),
            Button("back", back, say("rulebook.cards.back"), self.back, kind=Kind.PRIMARY, style=style),
            first="cards",
        )

    def settle_in(self, desk: Desk, canvas: Canvas) -> None:
        super().settle_in(desk, canvas)
        self._show_name()

    def _show_name(self) -> None:
        """The chosen name is in sight in the list."""
        names = self.form.find("cards")
        assert isinstance(names, ScrollList)
        names.on_select = None
        names.select(self.cards.index(self.card))
        names.on_select = self._show

    def _rebuild(self) -> None:
        before = self.form
        self._build()
        self.form.take_over(before, self.desk)
        self._show_name()
        self.notes.scrolled = 0.0
        self.touch()

    # --- going from card to card

    def _show(self, number: int) -> Go:
        self.card = self.cards[number]
        self._rebuild()
        return STAY

    def _pick(self, number: int) -> Go:
        return self._show(number)

    def _turn_to(self, deck: CardDeck) -> Go:
        self.card = deck.cards[0]
        self._rebuild()
        return STAY

    def _beside(self, steps: int) -> Go:
        return self._show((self.cards.index(self.card) + steps) % len(self.cards))

    def previous(self) -> Go:
        return self._beside(-1)

    def next(self) -> Go:
        return self._beside(1)

    def read(self) -> Go:
        return Done(self.box.topic_of(self.card))

    def back(self) -> Go:
        return Done(None)

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot):
            match intent.shortcut:
                case Shortcut.RULES:
                    return self.read()
                case Shortcut.EARLIER:
                    return self.previous()
                case Shortcut.LATER:
                    return self.next()
        return super().handle(intent)

    def hints(self) -> list[Hint]:
        say = self.desk.texts
        return [
            Hint(say("shell.key.up_down"), say("shell.pad.cross"), say("shell.hint.choose")),
            Hint(", .", "", f"{say('shell.hint.previous')}/{say('shell.hint.next')}"),
            Hint("R", say("shell.pad.north"), say("shell.hint.rules")),
            Hint(say("shell.key.escape"), say("shell.pad.east"), say("shell.hint.back")),
        ]

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("cards", _paint)
        canvas.text(say("rulebook.cards.title"), TITLE, theme.HEADING, theme.LAMP)
        at = Box(1480, 44, 380, 56)
        count = say("rulebook.cards.count", n=self.cards.index(self.card) + 1, all=len(self.cards))
        canvas.text(count, at, theme.SMALL_LABEL, theme.SOFT_TEXT, align="right")
        canvas.layer(
            ("large card", self.book, self.card), CARD.inset(-30), lambda c: self._draw_card(c, self.card)
        )
        draw_hints(canvas, HINTS, self.hints(), self.desk.hand)
        self.form.draw(canvas)

    def _draw_card(self, canvas: Canvas, card: str) -> None:
        canvas.rounded(CARD.moved(0, 6), theme.NIGHT, radius=34, shadow=20)
        self.box.paint(canvas, CARD, self.desk.texts, card)

    def _paint_row(self, canvas: Canvas, number: int, box: Box, look: Look) -> None:
        card = self.cards[number]
        if card == self.card:
            canvas.rounded(box, theme.LAMP, radius=14)
        elif look.hovered:
            canvas.rounded(box, theme.RAISED, radius=14)
        ink = theme.ON_LAMP if card == self.card else theme.TEXT
        canvas.text(self.box.name(self.desk.texts, card), box.inset(16, 2), theme.SMALL, ink)


def _paint(canvas: Canvas) -> None:
    paint_wall(canvas, darkness=0.6)
    paint_glow(canvas, CARD.centre, 620)
    canvas.rounded(NAMES.inset(-16, -10), theme.PANEL, radius=28, rim=theme.RIM, rim_width=3)
    canvas.rounded(PAPER, theme.PAPER, radius=28, shadow=18)
