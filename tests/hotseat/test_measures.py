"""Intervals and spreads against the textbook and against values counted one by one."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.trials import TRIALS
from ratland_desktop.hotseat import simulation
from ratland_desktop.hotseat.measures import quartiles, spread, wilson


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0


def test_intervals_of_few_games_and_of_shared_victories() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(2.5, 10) == pytest.approx((0.0809, 0.5578), abs=1e-4)  # a victory was shared


def test_a_spread_is_that_of_the_values_one_by_one() -> None:
    totals = simulation.play_chunk(TRIALS, Options(4), 1, range(25))
    values = sorted(totals.scores.elements())
    found = spread(totals.scores)
    assert found["mean"] == pytest.approx(sum(values) / 100)
    assert quartiles(totals.scores) == (values[0], values[24], values[49], values[74], values[99])
    assert quartiles(type(totals.scores)([3])) == (3, 3, 3, 3, 3)
