"""Computers answer on a beat: how long they really think, which depends on what they hold, tells nothing."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ratland_desktop.hotseat.minds import BEAT, ThinkingMinds
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.hotseat.thinker import Thinker
from ratland_desktop.tabletop.dialogue import Choose

QUESTION = Choose(0, (1, 2))
FRAME = BEAT / 20


class Thinking:
    """A thinker on a clock of its own that needs so many seconds for each request, one after the other."""

    def __init__(self, *needs: float) -> None:
        self.now = 0.0
        self.needs = needs
        self.polled = 0
        self.free_at = 0.0
        self.ready_at: list[float] = []

    def ask(self, level: str, view: Any, question: Choose, seed: int) -> int:
        self.free_at = max(self.free_at, self.now) + self.needs[len(self.ready_at)]
        self.ready_at.append(self.free_at)
        return len(self.ready_at) - 1

    def poll(self) -> None:
        self.polled += 1

    def take(self, ticket: int) -> Choice | None:
        return Choice(1, because("whim")) if self.now >= self.ready_at[ticket] else None

    def minds(self) -> ThinkingMinds:
        return ThinkingMinds(cast(Thinker, self), 1, lambda: self.now)


def delivered(*needs: float) -> list[float]:
    """When each of these thoughts is delivered, if all are asked at once and the table looks every frame."""
    thinking = Thinking(*needs)
    minds = thinking.minds()
    for seat in range(len(needs)):
        minds.ask(seat, "solid", None, QUESTION)
    when: dict[int, float] = {}
    for frame in range(200):
        thinking.now = frame * FRAME
        when.update({decided.seat: thinking.now for decided in minds.answers()})
    return [when[seat] for seat in range(len(needs))]


@pytest.mark.parametrize("needs", [0.0, 0.001, 0.3 * BEAT, 0.99 * BEAT])
def test_a_short_and_a_long_thought_are_delivered_at_the_same_moment(needs: float) -> None:
    assert delivered(needs) == delivered(0.0)
    assert delivered(needs)[0] == pytest.approx(BEAT, abs=FRAME)


def test_a_thought_that_misses_its_beat_waits_for_the_next() -> None:
    assert delivered(1.1 * BEAT) == delivered(1.8 * BEAT)
    assert delivered(1.1 * BEAT)[0] == pytest.approx(2 * BEAT, abs=2 * FRAME)


def test_several_computers_asked_at_once_answer_together() -> None:
    assert len({*delivered(0.01, 0.2 * BEAT, 0.4 * BEAT)}) == 1


def test_an_answer_that_is_long_ready_is_delivered_at_once() -> None:
    """Computers think while a person sits behind the curtain; nobody waits for them afterwards."""
    thinking = Thinking(0.1)
    minds = thinking.minds()
    minds.ask(0, "solid", None, QUESTION)
    thinking.now = 20.0
    assert [decided.answer for decided in minds.answers()] == [1]


def test_before_the_beat_the_thinker_is_still_called_so_that_it_sends_the_next_request() -> None:
    thinking = Thinking(0.0)
    minds = thinking.minds()
    minds.ask(0, "solid", None, QUESTION)
    assert minds.answers() == [] and thinking.polled == 1
