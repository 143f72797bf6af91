"""An adviser for tests: it has its ideas at once, or never, and remembers what it was asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dialogue import Question


@dataclass
class Wise:
    """`ideas` None: still thinking."""

    ideas: tuple[Choice, ...] | None
    asked: list[tuple[Any, Question]] = field(default_factory=list)
    forgotten: bool = False

    def ask(self, view: Any, question: Question) -> None:
        self.asked.append((view, question))

    def take(self) -> tuple[Choice, ...] | None:
        return self.ideas

    def forget(self) -> None:
        self.forgotten = True
