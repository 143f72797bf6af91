"""Connects a session with the thinker, which answers the computers' questions in its own process."""

from __future__ import annotations

from typing import Any

from ratland_desktop.hotseat.reasons import Choice, Decided
from ratland_desktop.hotseat.thinker import HINTS, Thinker
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice


class ThinkingMinds:
    """Delivers answers when they are ready. The bots' dice are separate from those of the game."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self._thinker = thinker
        self._dice = Dice(seed)
        self._tickets: dict[int, tuple[int, Question]] = {}

    def ask(self, seat: int, level: str, view: Any, question: Question) -> None:
        """Start thinking about this question."""
        ticket = self._thinker.ask(level, view, question, self._dice.below(2**31))
        self._tickets[ticket] = (seat, question)

    def answers(self) -> list[Decided]:
        """The answers that have become ready since the last call."""
        ready: list[Decided] = []
        for ticket, (seat, question) in [*self._tickets.items()]:
            choice = self._thinker.take(ticket)
            if choice is not None:
                del self._tickets[ticket]
                ready.append(Decided(seat, question, choice.answer, choice.reason))
        return ready

    def forget(self) -> None:
        """Drop all open requests."""
        for ticket in self._tickets:
            self._thinker.forget(ticket)
        self._tickets.clear()


class Advice:
    """Hints for the player at a secret page, computed from that seat's view alone."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self._thinker = thinker
        self._dice = Dice(seed)
        self._ticket: int | None = None

    def ask(self, view: Any, question: Question) -> None:
        """Start thinking; an earlier request is dropped."""
        self.forget()
        self._ticket = self._thinker.ask(HINTS, view, question, self._dice.below(2**31))

    def take(self) -> tuple[Choice, ...] | None:
        """The hints, once; None while they are not ready."""
        found = None if self._ticket is None else self._thinker.take_hints(self._ticket)
        if found is not None:
            self._ticket = None
        return found

    def forget(self) -> None:
        """Drop the open request."""
        if self._ticket is not None:
            self._thinker.forget(self._ticket)
            self._ticket = None
