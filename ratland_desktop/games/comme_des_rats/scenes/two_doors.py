"""The Manipulator's private screen: two doors side by side, their cards open, the top card first.

Two presses swap two cards of one door. What is laid is an order: for each door the old places, new top first.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from ratland_desktop.games.comme_des_rats.rules.cards import TRAPS
from ratland_desktop.games.comme_des_rats.rules.questions import Order
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.private_page import PrivatePage
from ratland_desktop.screens.rulebook.doors import rules_button
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.scenery import paint_glow, paint_wall
from ratland_desktop.shell.widgets import Button, Form, IconButton, Kind, Look, Widget
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.seats import Seat

from .ideas import order_lines
from .pieces import pictures
from .pieces.cards import card_name, draw_card
from .pieces.pictures import DOOR_SHAPE, SHAPE

WORDS = "comme_des_rats.screen.order"
TITLE, ABOUT = Box(300, 34, 1320, 70), Box(300, 110, 1320, 56)
CREST = Box(120, 24, 150, 150)
MENU, RULES = Box(1828, 24, 64, 64), Box(1750, 24, 64, 64)
ROWS = Box(80, 196, 1760, 680)
RESET, UNDO, DONE = Box(80, 944, 400, 84), Box(500, 944, 300, 84), Box(1180, 936, 660, 100)
IDEAS = Box(820, 944, 300, 84)
CARD = 172.0

Orders = tuple[tuple[int, ...], ...]


class CardPlace(Button):
    """A card at its place; pressed, it waits for the one it is swapped with."""

    def __init__(self, name: str, box: Box, kind: str, on_press: Any, *, tooltip: str, held: bool) -> None:
        super().__init__(name, box, "", on_press, tooltip=tooltip, sound="card_tap")
        self.card, self.held = kind, held

    @property
    def ring_radius(self) -> float:
        return 22.0

    def paint_box(self) -> Box:
        return self.box.inset(-30)

    def draw(self, canvas: Canvas, look: Look) -> None:
        box = self.box.moved(0, -18) if self.held else self.box
        draw_card(canvas, box, self.card, rim=theme.LAMP if self.held or look.hovered else None)


class TwoDoorsScene(PrivatePage[Orders]):
    """Done with the orders of both doors."""

    buttons: ClassVar = {
        Shortcut.DONE: "done",
        Shortcut.RESET: "reset",
        Shortcut.UNDO: "undo",
        Shortcut.HINT: "ideas",
    }
    settle = 0.5

    def __init__(self, turn: PrivateTurn) -> None:
        alone = sum(seat.is_human for seat in turn.seats) == 1
        super().__init__(turn.menu, alone=alone)
        assert isinstance(turn.view, View) and isinstance(turn.question, Order)
        assert turn.view.looked is not None
        self.view, self.question, self.seats = turn.view, turn.question, turn.seats
        self.adviser = turn.adviser
        self.before = turn.view.looked.before
        self.orders: Orders = _drafted(turn.draft, turn.question)
        self.past: list[Orders] = []
        self.held: tuple[int, int] | None = None

    @property
    def seat(self) -> Seat:
        return self.seats[self.question.seat]

    @property
    def draft(self) -> Orders:
        return self.orders

    def cards(self, row: int) -> list[str]:
        """The cards of a door as they would lie now, the top one first."""
        return [self.before[row][place] for place in self.orders[row]]

    # --- hands

    def press(self, row: int, at: int) -> Go:
        if self.held is None or self.held[0] != row:
            self.held = (row, at)
        elif self.held == (row, at):
            self.held = None
        else:
            order = [*self.orders[row]]
            other = self.held[1]
            order[at], order[other] = order[other], order[at]
            self._lay(tuple(tuple(order) if n == row else kept for n, kept in enumerate(self.orders)))
        self.desk.refresh()
        return STAY

    def _lay(self, orders: Orders) -> None:
        self.past.append(self.orders)
        self.orders, self.held = orders, None

    def reset(self) -> Go:
        """As they lay."""
        self._lay(self.question.default_answer())
        self.desk.refresh()
        return STAY

    def undo(self) -> Go:
        if self.past:
            self.orders, self.held = self.past.pop(), None
            self.desk.refresh()
        return STAY

    def ask_for_ideas(self) -> Go | None:
        """Up to three ways to lay the cards. Taking one lays them; the doors stay open."""
        if self.adviser is None:
            return None
        lines = partial(order_lines, self.question, self.before)
        ideas = HintsScene(self.adviser, self.view, self.question, self.seats, lines)
        return ideas.opened(self.take_idea)

    def take_idea(self, answer: Orders) -> None:
        self._lay(answer)
        self.desk.refresh()

    def hand_over(self) -> Go:
        return Done(self.orders)

    # --- the form

    def build_form(self, canvas: Canvas) -> Form:
        say = self.desk.texts
        places: list[Widget] = []
        for row, box in enumerate(_rows(len(self.orders))):
            cards = self.cards(row)
            for at, (kind, place) in enumerate(zip(cards, _places(box, len(cards)), strict=True)):
                tip = say(f"{WORDS}.tip", card=card_name(say, kind), n=at + 1)
                places.append(
                    CardPlace(
                        f"card-{row}-{at}", place, kind, partial(self.press, row, at), tooltip=tip,
                        held=self.held == (row, at),
                    )
                )  # fmt: skip
        changed = self.orders != self.question.default_answer()
        return Form(
            *places,
            Button("reset", RESET, say(f"{WORDS}.reset"), self.reset, icon="reset", enabled=changed,
                   style=theme.SMALL_LABEL),
            Button("undo", UNDO, say(f"{WORDS}.undo"), self.undo, icon="undo", enabled=bool(self.past),
                   style=theme.SMALL_LABEL),
            *self.ideas(),
            Button("done", DONE, say(f"{WORDS}.done"), self.hand_over, kind=Kind.PRIMARY),
            IconButton("menu", MENU, "menu", self.menu, tooltip=say("table.menu")),
            rules_button(RULES, say),
            first="card-0-0",
        )  # fmt: skip

    def ideas(self) -> list[Widget]:
        """The button for ideas, where the table allows them."""
        if self.adviser is None:
            return []
        words = self.desk.texts("computers.hint.short")
        return [Button("ideas", IDEAS, words, self.ask_for_ideas, icon="lamp", style=theme.SMALL_LABEL)]

    def arrange(self, canvas: Canvas) -> None:
        before = getattr(self, "form", None)
        super().arrange(canvas)
        if isinstance(before, Form):
            self.form.take_over(before, self.desk)

    # --- looks

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        canvas.backdrop("cdr-two-doors", _paint_room)
        canvas.picture(pictures.crest("manipulator"), CREST)
        canvas.text(say(f"{WORDS}.title"), TITLE, theme.HEADING, theme.LAMP, outline=theme.NIGHT)
        draw_fitting(canvas, say(f"{WORDS}.about"), ABOUT, theme.BODY)
        for row, (number, box) in enumerate(zip(self.question.doors, _rows(len(self.orders)), strict=True)):
            self._draw_row(canvas, box, row, number)
        self.form.draw(canvas)

    def _draw_row(self, canvas: Canvas, box: Box, row: int, number: int) -> None:
        say = self.desk.texts
        canvas.rounded(box, theme.see_through(theme.NIGHT, 0.74), radius=30, rim=theme.RIM, rim_width=3)
        door = Box(box.x + 26, box.y + 24, 170, 170 * DOOR_SHAPE)
        canvas.picture(pictures.door_ajar(number), door)
        name = Box(box.x + 16, door.bottom + 6, 200, 46)
        draw_fitting(
            canvas,
            say("comme_des_rats.door.name", n=number + 1),
            name,
            theme.LABEL,
            theme.LAMP,
            align="centre",
        )
        cards = self.cards(row)
        if not cards:
            return
        trap = cards[0] in TRAPS
        words = say(f"{WORDS}.{'finds_trap' if trap else 'finds'}", card=card_name(say, cards[0]))
        line = Box(box.x + 240, box.bottom - 54, box.w - 270, 42)
        draw_fitting(canvas, words, line, theme.SMALL, theme.BAD if trap else theme.TEXT)


def _drafted(draft: tuple[Any, ...] | None, question: Order) -> Orders:
    """What was begun before a break; a file may hold anything."""
    try:
        return question.check(draft) if draft is not None else question.default_answer()
    except IllegalAnswer:
        return question.default_answer()


def _paint_room(canvas: Canvas) -> None:
    paint_wall(canvas, darkness=0.65)
    paint_glow(canvas, (960, 420), 900, 0.22)


def _rows(count: int) -> list[Box]:
    return ROWS.rows(count, 24)


def _places(box: Box, count: int) -> list[Box]:
    """The cards of a door from the top, left to right."""
    room = Box(box.x + 240, box.y + 18, box.w - 270, box.h - 78)
    wide = min(CARD, room.h / SHAPE)
    gap = min(110.0, (room.w - wide * count) / max(1, count - 1))
    top = room.centre[1] - wide * SHAPE / 2
    return [Box(room.x + (wide + gap) * at, top, wide, wide * SHAPE) for at in range(count)]
