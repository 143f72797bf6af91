"""A player's own screen: the stash, the role, the standing order, and what there is to answer.

Built from the seat's view alone. Without a question there is only "Done".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from ratland_desktop.games.comme_des_rats.rules.questions import REDIRECT, Pick, redirected_to
from ratland_desktop.games.comme_des_rats.rules.standing_orders import StandingOrder
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.screens.box import OwnThings, PrivateTurn
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.private_page import PrivatePage
from ratland_desktop.screens.rulebook.doors import rules_button
from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go
from ratland_desktop.shell.intents import Digit, Intent, Shortcut
from ratland_desktop.shell.widgets import Button, Form, IconButton, Kind, Widget
from ratland_desktop.tabletop.seats import Seat

from ..ideas import idea_lines
from . import board
from .answers import Way, answer_of, done_words, ways_of
from .controls import SeatChip, WayCard, chip_boxes, way_boxes
from .painting import draw_reason, draw_room, draw_side, draw_stash


class StashPage(PrivatePage[Any]):
    """What both have in common: a question to answer, and a glance."""

    buttons: ClassVar = {Shortcut.DONE: "done", Shortcut.HINT: "ideas"}
    settle = 0.5

    def __init__(
        self,
        view: View,
        seats: tuple[Seat, ...],
        menu: Callable[[], Go],
        own: OwnThings | None,
        *,
        alone: bool,
    ) -> None:
        super().__init__(menu, alone=alone)
        assert view.seat is not None
        self.view, self.seats, self.own = view, seats, own
        self.order = own.order if own is not None else None
        self._canvas: Canvas | None = None

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None
        return self.seats[self.view.seat]

    # --- the standing order

    def orders(self) -> list[Widget]:
        """Three buttons; the lit one holds."""
        if self.own is None or self.order is None:
            return []
        say = self.desk.texts
        rows = board.order_rows(roles=self.view.options.roles, count=len(StandingOrder))
        return [
            Button(
                f"order-{order.value}", row, say(f"comme_des_rats.order.{order.value}"),
                partial(self.leave_order, order.value), style=theme.SMALL,
                kind=Kind.CHOSEN if order.value == self.order else Kind.QUIET,
            )
            for order, row in zip(StandingOrder, rows, strict=True)
        ]  # fmt: skip

    def leave_order(self, order: str) -> Go:
        assert self.own is not None
        self.own.leave_order(order)
        self.order = order
        self.rebuild()
        return STAY

    def rebuild(self) -> None:
        assert self._canvas is not None
        before = self.form
        self.form = self.build_form(self._canvas)
        self.form.take_over(before, self.desk)
        if self.coaching is not None:
            self.coaching.join(self.form, self._canvas, self.desk)
        self.touch()

    # --- the form

    def arrange(self, canvas: Canvas) -> None:
        self._canvas = canvas
        super().arrange(canvas)

    def corner(self) -> list[Widget]:
        say = self.desk.texts
        return [
            IconButton("menu", board.MENU, "menu", self.menu, tooltip=say("table.menu")),
            rules_button(board.RULES, say),
        ]

    # --- looks

    @property
    def asks(self) -> Pick | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        say = self.desk.texts
        draw_room(canvas)
        draw_reason(canvas, self.view, self.asks, self.seats, say)
        draw_stash(canvas, self.view, self.seats, say)
        draw_side(canvas, self.view, self.seats, say)
        self.form.draw(canvas)


class AnswerScene(StashPage):
    """A quiet question, answered in person."""

    def __init__(self, turn: PrivateTurn) -> None:
        assert isinstance(turn.view, View) and isinstance(turn.question, Pick)
        alone = sum(seat.is_human for seat in turn.seats) == 1
        super().__init__(turn.view, turn.seats, turn.menu, turn.own, alone=alone)
        self.question: Pick = turn.question
        self.adviser = turn.adviser
        self.pending: object = self.question.default_answer()
        drafted = turn.draft[0] if turn.draft else None
        if drafted in self.question.options:
            self.pending = drafted

    @property
    def asks(self) -> Pick:
        return self.question

    @property
    def draft(self) -> tuple[Any, ...]:
        """What was chosen survives a break."""
        return (self.pending,)

    def ways(self) -> tuple[Way, ...]:
        return ways_of(self.question, self.view, self.desk.texts)

    def choose(self, answer: object) -> Go:
        self.pending = answer
        self.rebuild()
        return STAY

    def choose_way(self, way: Way) -> Go:
        """Of the players to whom the Cat could go, the first one until another is chosen."""
        first = next((seat for seat, closed in way.seats if not closed), None)
        return self.choose(answer_of(way, first))

    def ask_for_ideas(self) -> Go | None:
        """Up to three ways to answer, from what this seat sees. Taking one only chooses it."""
        if self.adviser is None:
            return None
        lines = partial(idea_lines, self.question, [seat.name for seat in self.seats])
        ideas = HintsScene(self.adviser, self.view, self.question, self.seats, lines)
        return ideas.opened(self.choose)

    def build_form(self, canvas: Canvas) -> Form:
        say, ways = self.desk.texts, self.ways()
        names = [seat.name for seat in self.seats]
        to = redirected_to(str(self.pending))
        cards: list[Widget] = []
        chips: list[Widget] = []
        for way, box in zip(ways, way_boxes(board.ANSWERS, ways), strict=True):
            chosen = to is not None if way.name == REDIRECT else self.pending == way.answer
            cards.append(WayCard(box, way, partial(self.choose_way, way), chosen=chosen))
            for (seat, closed), chip in zip(way.seats, chip_boxes(box, len(way.seats) or 1), strict=False):
                chips.append(
                    SeatChip(
                        f"to-{seat}", chip, self.seats[seat], partial(self.choose, answer_of(way, seat)),
                        chosen=seat == to, why_not=closed or way.why_not,
                    )
                )  # fmt: skip
        words = done_words(self.question, self.pending, names, say)
        done = Button(
            "done", board.DONE, words, self.hand_over, kind=Kind.PRIMARY, style=theme.HEADING.sized(40)
        )
        first = next(card.name for card in cards if isinstance(card, WayCard) and card.chosen)
        return Form(*cards, *chips, done, *self.ideas(), *self.orders(), *self.corner(), first=first)

    def ideas(self) -> list[Widget]:
        """The button for ideas, where the table allows them."""
        if self.adviser is None:
            return []
        words = self.desk.texts("computers.hint.short")
        return [Button("ideas", board.IDEAS, words, self.ask_for_ideas, kind=Kind.QUIET, icon="lamp")]

    def handle(self, intent: Intent) -> Go | None:
        """The numbers choose a way to answer."""
        if isinstance(intent, Digit):
            ways = [way for way in self.ways() if not way.why_not]
            return self.choose_way(ways[intent.number - 1]) if 1 <= intent.number <= len(ways) else None
        return super().handle(intent)

    def hand_over(self) -> Go:
        return Done(self.pending)


class GlanceScene(StashPage):
    """A look at the own things, whenever the table stands still. Nothing is asked, nothing is told."""

    def __init__(self, own: OwnThings) -> None:
        assert isinstance(own.view, View)
        alone = sum(seat.is_human for seat in own.seats) == 1
        super().__init__(own.view, own.seats, own.menu, own, alone=alone)

    def build_form(self, canvas: Canvas) -> Form:
        say = self.desk.texts
        done = Button(
            "done", board.DONE, say("comme_des_rats.screen.glance.done"), self.back, kind=Kind.PRIMARY
        )
        return Form(done, *self.orders(), *self.corner(), first="done")

    def back(self) -> Go:
        return Done(None)
