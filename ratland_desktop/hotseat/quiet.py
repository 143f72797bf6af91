"""Quiet questions and standing orders: nobody sees who has a choice.

A seat leaves an order, and quiet questions are answered by it. A game says which orders there are and what
they answer. An order is as secret as the answer it gives.
"""

from __future__ import annotations

from ratland_desktop.hotseat.course import Course
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.tabletop.dialogue import IllegalAnswer, Question
from ratland_desktop.tabletop.match import AnyMatch


class StandingOrders:
    """The orders of one session; the diary keeps them."""

    def __init__(self, course: Course, match: AnyMatch, diary: Diary) -> None:
        self._orders = course.orders
        self._match = match
        self._diary = diary
        self._known: dict[int, tuple[Question, str, object | None]] = {}

    def of(self, seat: int) -> str | None:
        """This seat's order, for its own eyes only; None where the game has none."""
        if self._orders is None:
            return None
        left = self._diary.orders.get(seat)
        return left if left in self._orders.choices else self._orders.choices[0]

    def leave(self, seat: int, order: str) -> None:
        """Raises IllegalAnswer."""
        if self._orders is None or order not in self._orders.choices:
            raise IllegalAnswer("order.unknown", seat=seat)
        self._diary.orders[seat] = order

    def wants_to_be_asked(self, question: Question) -> bool:
        return self._orders is not None and self._ordered(question) is None

    def answer(self, question: Question) -> object:
        """What the seat's order says to a quiet question, or what is answered for those who say nothing."""
        ordered = self._ordered(question)
        return question.default_answer() if ordered is None else ordered

    def _ordered(self, question: Question) -> object | None:
        order = self.of(question.seat)
        if self._orders is None or order is None:
            return None
        known = self._known.get(question.seat)
        if known is None or known[0] is not question or known[1] != order:
            # the table stays as it is while a question is open, and screens ask many times in a frame
            answer = self._orders.answer(question, order, self._match.view(question.seat))
            known = self._known[question.seat] = (question, order, answer)
        return known[2]


class QuietQuestions:
    """Which quiet questions the table has let pass, and which of them a person is asked after all.

    `alone`: at most one person plays, so there is nobody to hide anything from.
    """

    def __init__(self, match: AnyMatch, orders: StandingOrders) -> None:
        self._match = match
        self._orders = orders
        self._passed: list[Question] = []

    def let_pass(self) -> list[Question]:
        """The table lets those that are open now pass."""
        self._passed = [question for question in self._match.open_questions if question.quiet]
        return self._passed

    def needs_pause(self, question: Question, *, alone: bool) -> bool:
        """How long a seat takes for a quiet question must tell nothing, so all of them wait for the table."""
        passed = any(question is other for other in self._passed)
        return question.quiet and not alone and not passed

    def asks_in_person(self, question: Question, *, alone: bool) -> bool:
        """Whether a person gets to see this question. Who plays alone is asked wherever there is a choice."""
        if not question.quiet:
            return True
        return question.has_choice if alone else self._orders.wants_to_be_asked(question)
