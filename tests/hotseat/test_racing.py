"""Answers race through the same worlds, the better ones through more; chance decides only between equals."""

from __future__ import annotations

from collections import Counter

from ratland_desktop.hotseat.racing import Race
from ratland_desktop.tabletop.dice import Dice


def luck(number: int) -> float:
    """Whether a world is kind: the same for every answer."""
    return float(number % 3)


def race_of(*worths: float) -> Race[int]:
    """Answers 0, 1, 2 … with these worths, beside the luck of each world."""
    return Race(lambda answer, number: worths[answer] + luck(number))


def test_every_answer_meets_the_same_worlds_in_order_and_none_twice() -> None:
    met: list[tuple[int, int]] = []

    def attempt(answer: int, number: int) -> float:
        met.append((answer, number))
        return 0.0

    race = Race(attempt)
    race.run(1, 2)
    race.run(1, 4)
    race.run(1, 3)
    assert met == [(1, 0), (1, 1), (1, 2), (1, 3)]


def test_the_better_half_meets_more_worlds_and_the_best_comes_first() -> None:
    race = race_of(0.1, 0.4, 0.3, 0.2, 0.0)
    assert race.narrow(range(5), (3, 6, 12)) == [1, 2]
    assert [len(race.results[answer]) for answer in range(5)] == [3, 12, 12, 6, 3]


def test_nothing_to_choose_from_stays_nothing() -> None:
    assert race_of().narrow((), (3, 6)) == []


def test_a_gap_is_measured_in_the_worlds_that_both_have_met() -> None:
    race = race_of(0.5, 0.25)
    race.run(0, 9)
    race.run(1, 4)
    gap, spread = race.gap(0, 1)
    assert (round(gap, 9), round(spread, 9)) == (0.25, 0.0)


def test_equals_take_turns_and_a_worse_answer_never_wins() -> None:
    race = race_of(0.5, 0.5, 0.4)
    race.run_all(range(3), 12)
    won = Counter(race.settle([0, 1, 2], 0.5, Dice(seed)) for seed in range(60))
    assert won[0] > 15 and won[1] > 15 and not won[2]
