"""When the game asks "are you sure?": only where hunger threatens and nobody looks for cheese."""

from __future__ import annotations

from ratland_desktop.games.ratland.doubts import Doubt, Worry, doubt_about
from ratland_desktop.games.ratland.forecast import forecast
from ratland_desktop.games.ratland.rules.table import Table
from ratland_desktop.games.ratland.rules.view import view as seen_by
from ratland_desktop.games.ratland.rules.words import Plan
from tests.games.ratland.kit import lay, seat


def doubt(table: Table, plan: Plan) -> Doubt | None:
    table.plans = ()
    view = seen_by(table, 0)
    return doubt_about(view, plan, forecast(view, plan))


def test_nobody_looks_for_cheese_and_there_is_too_little() -> None:
    table = lay(seat(pantry=9, cheese=1), seat(pantry=7, cheese=5), seat(pantry=7))
    assert doubt(table, Plan(pantry=5, nursery=4)) == Doubt(Worry.NOBODY_SEARCHES, 5, 1)


def test_everybody_attacks_and_there_is_too_little() -> None:
    table = lay(seat(pantry=9, cheese=1), seat(pantry=7, cheese=5), seat(pantry=7, cheese=5))
    found = doubt(table, Plan(left=5, right=4))
    assert found is not None and found.worry is Worry.ALL_ATTACK


def test_one_searcher_or_enough_cheese_is_answer_enough() -> None:
    table = lay(seat(pantry=9, cheese=1), seat(pantry=7, cheese=5), seat(pantry=7))
    assert doubt(table, Plan(pantry=8, dump=1)) is None
    rich = lay(seat(pantry=9, cheese=9), seat(pantry=7, cheese=5), seat(pantry=7))
    assert doubt(rich, Plan(pantry=9)) is None


def test_loot_that_is_certain_counts_as_cheese() -> None:
    """The neighbour has one rat: eight raiders steal at least seven, whatever it does."""
    table = lay(seat(pantry=9, cheese=0), seat(pantry=1, cheese=9), seat(cheese=2), seat(cheese=2))
    assert doubt(table, Plan(left=8, pantry=1)) is None
    poor = lay(seat(pantry=9, cheese=0), seat(pantry=1, cheese=1), seat(cheese=2), seat(cheese=2))
    assert doubt(poor, Plan(left=8, pantry=1)) is not None


def test_who_has_no_rat_to_place_is_not_asked() -> None:
    table = lay(seat(poisoned=9, cheese=0), seat(pantry=7, cheese=5), seat(pantry=7))
    assert doubt(table, Plan()) is None
