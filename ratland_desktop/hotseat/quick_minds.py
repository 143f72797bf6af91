"""What a session wants from computer players, and the simplest that there are."""

from __future__ import annotations

from typing import Any, Protocol

from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice


class Minds(Protocol):
    """The computer players. They get the view of their seat and the question, nothing else."""

    def ask(self, seat: int, mind: str, view: Any, question: Question) -> None:
        """Start thinking about this question, at the level and with the character that `mind` names."""

    def answers(self) -> list[Decided]:
        """What has been thought through since the last call."""

    def forget(self) -> None:
        """Nobody waits for the answers any more."""


class QuickMinds:
    """Answers by chance, at once: a legal move, no thought."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)
        self._ready: list[Decided] = []

    def ask(self, seat: int, mind: str, view: Any, question: Question) -> None:
        self._ready.append(Decided(seat, question, question.any_answer(self._dice)))

    def answers(self) -> list[Decided]:
        ready, self._ready = self._ready, []
        return ready

    def forget(self) -> None:
        self._ready = []
