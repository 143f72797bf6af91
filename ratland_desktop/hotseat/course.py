"""How a game goes around one laptop: the few things a session cannot know by itself.

A game gives these as pure functions of an open view or of a seat's own view. A game that has no retelling of
its own is shown by the open views of the moments at which its happenings were told (`moments.py`).
Knows no drawing and no files.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.facts import fact


@fact
class Tally:
    """What a seat has, by name: `tally["cheese"]`. What a game does not count is 0."""

    counts: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, **counts: int) -> Tally:
        return cls(tuple(counts.items()))

    def __getitem__(self, name: str) -> int:
        return dict(self.counts).get(name, 0)


class Retelling(Protocol):
    """The open table at one moment; it goes on by hearing what happens."""

    def hear(self, happening: Happening) -> None: ...


@dataclass(frozen=True, slots=True)
class Orders:
    """Standing orders, which seats leave for quiet questions. The first of the `choices` holds until then."""

    choices: tuple[str, ...]
    answer: Callable[[Question, str, Any], object | None]
    """From a quiet question, the seat's order and its own view. None: the player has to be asked."""


def has_no_heading(told: Sequence[Happening]) -> bool:
    return not any(happening.heading for happening in told)


def nobody(view: Any) -> tuple[int, ...]:
    return ()


def no_tally(shown: Any, seat: int) -> Tally:
    """A game that counts nothing before its end."""
    return Tally()


@dataclass(frozen=True, slots=True)
class Course:
    """What a session asks a game. `shown` is the open table at a moment: a retelling, or an open view."""

    order: Callable[[Any], tuple[int, ...]]
    """From an open view: the way of the laptop around the table, from whose turn it is."""
    round: Callable[[Any], int]
    """From an open view: the round as people count it."""
    tally: Callable[[Any, int], Tally] = no_tally
    """From `shown`: what a seat has, for somebody who left and comes back."""
    holdings: Callable[[Any, int], Tally] = no_tally
    """From a seat's own view: what it had when it chose, for the page of the computers' reasons."""
    retell: Callable[[Any], Retelling] | None = None
    """Begins a retelling at an open view."""
    played: Callable[[Any], Collection[int]] = nobody
    """From an open view: the seats that have had their turn in this round, where people take turns."""
    stays: Callable[[Sequence[Happening]], bool] = has_no_heading
    """From all that the table has not been told yet: may a seat that is asked in private again stay behind
    the curtain, so that the others hear of it afterwards, in one go?"""
    orders: Orders | None = None
    seen_first: Callable[[Happening], bool] | None = None
    """Which of the things that seats are told in private must be seen before the game goes on: for these the
    laptop goes around. None: they all wait until their seat is behind the curtain anyway."""
    undo: bool = False
    """May players take an answer back, as long as nothing has come to light?"""


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """Around the table once, beginning with this seat."""
    return (*range(first, seats), *range(first))
