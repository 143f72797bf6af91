"""The computers at the table: what an evening asks, the thinker thinks about in its own process."""

from __future__ import annotations

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.view import View
from .thinker import Thinker


class ThinkingMinds:
    """Answers as soon as they are thought through. The dice of the minds never touch those of the game."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self._thinker = thinker
        self._dice = Dice(seed)
        self._tickets: dict[int, tuple[int, Question]] = {}

    def ask(self, seat: int, level: str, view: View, question: Question) -> None:
        """Start thinking about this question."""
        ticket = self._thinker.ask(level, view, question, self._dice.below(2**31))
        self._tickets[ticket] = (seat, question)

    def answers(self) -> list[tuple[int, Question, object]]:
        """What has been thought through since the last call."""
        ready: list[tuple[int, Question, object]] = []
        for ticket, (seat, question) in [*self._tickets.items()]:
            choice = self._thinker.take(ticket)
            if choice is not None:
                del self._tickets[ticket]
                ready.append((seat, question, choice.answer))
        return ready

    def forget(self) -> None:
        """Nobody waits for the answers any more."""
        for ticket in self._tickets:
            self._thinker.forget(ticket)
        self._tickets.clear()
