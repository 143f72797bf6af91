"""Crumbs on the screens of the house: the table, the curtain, cards to pick, the set-up, the results.

`screens.py` has plain pages that tests step through fast. This is the same game as a family would meet it, as
another box: put this module on a shelf to play it. Its cards show numbers, or dots if the table wishes so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ratland_desktop.screens.box import GameScreens, OwnThings, PrivateTurn
from ratland_desktop.screens.only_you import Whispered
from ratland_desktop.screens.picking import PickPage, PickScene
from ratland_desktop.screens.picking.card import CardFace
from ratland_desktop.screens.setup.sheet import Wishes
from ratland_desktop.screens.table import Pace
from ratland_desktop.screens.table.opening import table_of
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form, Kind
from ratland_desktop.tabletop.dialogue import Choose, Happening
from ratland_desktop.text import Texts
from tests.games.crumbs.box import BOX as PLAIN_BOX
from tests.games.crumbs.box import ORDERS
from tests.games.crumbs.pages import BOOK, HALL_PAGES, RESULTS
from tests.games.crumbs.rules import Card, Face, Keep, Lay
from tests.games.crumbs.screens import SHEET
from tests.games.crumbs.table import LOOK

FACE = Box(60, 40, 200, 210)
LINES = Box(300, 60, 1500, 420)
ORDER = Box(300, 560, 1500, 60)
CHOICES = Box(300, 640, 1500, 100)
DONE = Box(1190, 900, 670, 102)


def shown_card(say: Texts, card: Card, wishes: Wishes) -> str:
    """A card that its seat knows, as a number or as dots; or that it is hidden."""
    if not card.face:
        return say("crumbs.own.hidden")
    return "●" * card.face if wishes["pips"] is True else str(card.face)


def card_page(turn: PrivateTurn) -> PickScene:
    """Which of one's own cards: the shared page with large cards."""
    question, seats = turn.question, turn.seats
    assert isinstance(question, Choose)
    names, hand = [seat.name for seat in seats], turn.view.hands[question.seat]

    def face(say: Texts, place: int) -> CardFace:
        return CardFace("", shown_card(say, hand[place], turn.wishes))

    page = PickPage(
        question.kind, tuple(question.options), face,
        lambda say: LOOK.asking.put(question, names, say).title,
        lambda say: LOOK.asking.put(question, names, say).about,
    )  # fmt: skip
    scene = PickScene(seats[question.seat], [page], lambda place: place, turn.menu)
    scene.undo, scene.no_undo = turn.undo, turn.no_undo
    return scene


class OwnCards(Scene[None]):
    """A glance: what this seat holds and knows, and its standing order."""

    private = True

    def __init__(self, own: OwnThings) -> None:
        super().__init__()
        self.own, self.order = own, own.order

    def lines(self) -> list[str]:
        say, own = self.desk.texts, self.own
        hands = [[shown_card(say, card, own.wishes) for card in hand] for hand in own.view.hands]
        others = [
            say("crumbs.own.known", name=seat.name, cards=hand)
            for number, (seat, hand) in enumerate(zip(own.seats, hands, strict=True))
            if number != own.seat
        ]
        return [say("crumbs.own.cards", cards=hands[own.seat]), *others]

    def arrange(self, canvas: Canvas) -> None:
        say = self.desk.texts
        orders = [
            Button(
                f"order-{order}", cell, say(f"crumbs.own.{order}"), partial(self.leave, order),
                kind=Kind.PRIMARY if order == self.order else Kind.PLAIN, style=theme.SMALL_LABEL,
            )
            for order, cell in zip(ORDERS.choices, CHOICES.columns(len(ORDERS.choices), 24), strict=True)
        ]  # fmt: skip
        done = Button("done", DONE, say("crumbs.own.done"), self.back, kind=Kind.PRIMARY)
        self.form = Form(done, *orders, first="done")

    def leave(self, order: str) -> Go:
        self.own.leave_order(order)
        self.order = order
        self.desk.refresh()
        return STAY

    def back(self) -> Go:
        return Done(None)

    def draw(self, canvas: Canvas) -> None:
        canvas.gradient(canvas.bounds, theme.DEEP, theme.SEWER)
        draw_portrait(canvas, FACE, self.own.seats[self.own.seat])
        for line, box in zip(self.lines(), LINES.rows(4), strict=True):
            canvas.text(line, box, theme.LABEL, theme.TEXT)
        canvas.text(self.desk.texts("crumbs.own.order"), ORDER, theme.BODY, theme.SOFT_TEXT)
        self.form.draw(canvas)


def whisper(happening: Happening, view: Any, names: Sequence[str], say: Texts) -> Whispered | None:
    assert isinstance(happening, Face)
    return Whispered(say("crumbs.own.drawn", n=happening.face))


SCREENS = GameScreens(
    private={question.kind: card_page for question in (Lay, Keep)},
    asking=LOOK.asking,
    table=table_of(LOOK),
    results=RESULTS,
    hall=HALL_PAGES,
    book=BOOK,
    sheet=SHEET,
    whisper=whisper,
    glance=OwnCards,
    pace=lambda: Pace(auto=False),
)
BOX = replace(PLAIN_BOX, screens=lambda: SCREENS)
