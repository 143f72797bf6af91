"""What a person who comes back has missed. What was counted, and what a round tells, is each game's own."""

from __future__ import annotations

from typing import Generic, TypeVar

from ratland_desktop.tabletop.facts import fact

Counts = TypeVar("Counts")
Round = TypeVar("Round")


@fact
class Recap(Generic[Counts, Round]):
    """`left` is the round in which the person went; 0: a computer sat there from the start."""

    seat: int
    left: int
    before: Counts
    now: Counts
    rounds: tuple[Round, ...]

    @property
    def worth_telling(self) -> bool:
        return bool(self.rounds) or self.before != self.now
