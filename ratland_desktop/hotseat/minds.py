"""Connects a session with the thinker, which answers the computers' questions in its own process.

How long a computer thinks can depend on its secrets. So answers are delivered only at fixed times, on a beat
counted from the question: whoever watches sees the same pause, however much there was to think about.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.reasons import Choice, Decided
from ratland_desktop.hotseat.thinker import HINTS, Thinker
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

BEAT = 0.25
"""In seconds. Most thoughts take less, and the table usually tells the step before for longer than that."""


@dataclass(slots=True)
class Asked:
    """A question that is being thought about, and when its answer may be delivered."""

    seat: int
    question: Question
    due: float


class ThinkingMinds:
    """Delivers answers on the beat. The bots' dice are separate from those of the game."""

    def __init__(
        self,
        thinker: Thinker,
        seed: int,
        clock: Callable[[], float] = time.monotonic,
        beat: float = BEAT,
    ) -> None:
        """`beat`: only where nobody has anything to hide it may be shorter."""
        self._beat = beat
        self._thinker = thinker
        self._dice = Dice(seed)
        self._clock = clock
        self._tickets: dict[int, Asked] = {}

    def ask(self, seat: int, mind: str, view: Any, question: Question) -> None:
        """Start thinking about this question."""
        ticket = self._thinker.ask(mind, view, question, self._dice.below(2**31))
        self._tickets[ticket] = Asked(seat, question, self._clock() + self._beat)

    def answers(self) -> list[Decided]:
        """The answers that were ready at their beat. One that was not ready is delivered at a later beat."""
        self._thinker.poll()
        ready: list[Decided] = []
        now = self._clock()
        for ticket, asked in [*self._tickets.items()]:
            if now < asked.due:
                continue
            choice = self._thinker.take(ticket)
            if choice is None:
                asked.due = now + self._beat
            else:
                del self._tickets[ticket]
                ready.append(Decided(asked.seat, asked.question, choice.answer, choice.reason))
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
