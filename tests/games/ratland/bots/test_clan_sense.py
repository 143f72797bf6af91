"""Clans are played as their cards want: what the forecast and the plans of the levels make of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ratland_desktop.games.ratland.bots.clan_ranks import CLAN_RANK
from ratland_desktop.games.ratland.bots.forecast import Forecast, habits
from ratland_desktop.games.ratland.bots.solid import solid
from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.game import RATLAND
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Sewer
from ratland_desktop.games.ratland.rules.view import Foresight, View
from ratland_desktop.games.ratland.rules.words import CITY, DUMP, FIELD, LEFT, RIGHT, Plan
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.kit import lay, seat


def look(*sewers: Sewer, **how: Any) -> View:
    """What the first seat sees before anybody has placed."""
    table = lay(*sewers, **how)
    table.plans = ()
    return RATLAND.view(table, 0)


def forecast(view: View, rats: int = 10) -> Forecast:
    return Forecast(view, 0, habits(view), rats)


def plans_of(view: View, rats: int) -> list[Plan]:
    return [solid(view, Placement(0, rats, None), Dice(seed)).answer for seed in range(12)]


def test_every_clan_has_a_rank() -> None:
    assert {*CLAN_RANK} == {*CLANS}


def test_a_family_fills_its_nursery_although_the_first_parent_adds_nothing() -> None:
    view = look(seat(pantry=9, cheese=6, clan="family"), seat(pantry=7), seat(pantry=7), seat(pantry=7))
    nurseries = [plan.nursery for plan in plans_of(view, 9)]
    assert 1 not in nurseries and sum(nurseries) > len(nurseries)


def test_scavengers_expect_nothing_where_the_bag_will_be_empty() -> None:
    own = seat(pantry=6, clan="scavenger")
    quiet = forecast(look(own, seat(pantry=1), seat(pantry=1)))
    crowded = forecast(look(own, seat(pantry=60), seat(pantry=60)))
    assert max(crowded.gleanings) < 0.05 < 0.4 < max(quiet.gleanings)


def test_a_closed_scavenger_gleans_in_its_best_area_alone_and_an_open_one_everywhere() -> None:
    others = (seat(pantry=1), seat(pantry=1))
    closed = forecast(look(seat(pantry=6, clan="scavenger"), *others))
    assert closed.for_absence(Plan(pantry=6)) == max(closed.gleanings)
    assert closed.for_absence(Plan(dump=2, city=2, field=2)) == 0
    opened = forecast(look(seat(pantry=6, clan="scavenger", opened=True), *others, final=True))
    assert opened.for_absence(Plan(pantry=6)) == pytest.approx(sum(opened.gleanings))


def test_a_closed_ninja_sneaks_on_one_side_alone() -> None:
    view = look(seat(pantry=9, clan="ninja"), seat(pantry=20, cheese=4), seat(pantry=20, cheese=4))
    found = forecast(view)
    assert found.stolen(LEFT, Plan(left=2)) >= 1 and found.stolen(RIGHT, Plan(right=2)) >= 1
    both = Plan(left=2, right=2)
    assert found.stolen(LEFT, both) < 0.8 > found.stolen(RIGHT, both)


def test_an_open_ninja_sends_single_rats_to_both_sides() -> None:
    view = look(
        seat(pantry=12, cheese=1, clan="ninja", opened=True),
        seat(pantry=20, cheese=5), seat(pantry=9), seat(pantry=20, cheese=5),
        final=True, round=6,
    )  # fmt: skip
    found = forecast(view)
    both = Plan(left=1, right=1)
    assert found.stolen(LEFT, both) >= 1 and found.stolen(RIGHT, both) >= 1
    assert any(plan.left == 1 or plan.right == 1 for plan in plans_of(view, 12))


def test_the_corrupt_expect_a_bribe_where_their_rats_are() -> None:
    found = forecast(look(seat(pantry=9, clan="corrupt"), seat(pantry=7), seat(pantry=7)))
    assert found.bribes(Plan(pantry=9)) == 0
    assert found.bribes(Plan(dump=6)) > found.bribes(Plan(dump=2)) > 0
    plain = forecast(look(seat(pantry=9), seat(pantry=7), seat(pantry=7)))
    assert all(plain.bribes(Plan(**{area.name.lower(): 5})) == 0 for area in (DUMP, CITY, FIELD))


def test_a_seer_who_sees_the_end_keeps_no_cheese_for_later() -> None:
    view = look(
        seat(pantry=12, cheese=12, clan="seer", opened=True), seat(pantry=12), seat(pantry=12),
        final=True, round=6,
    )  # fmt: skip
    ends = replace(view, foresight=Foresight("end_of_game", None))
    goes_on = replace(view, foresight=Foresight("drunk", None))
    last = sum(plan.nursery for plan in plans_of(ends, 12))
    before = sum(plan.nursery for plan in plans_of(goes_on, 12))
    assert last > before


def test_neighbours_of_sports_expect_rats_that_come_late() -> None:
    others = (seat(pantry=9), seat(pantry=9), seat(pantry=9))
    calm = forecast(look(seat(pantry=9, cheese=6), *others))
    beside = forecast(look(seat(pantry=9, cheese=6), seat(pantry=9, clan="sports"), *others[1:]))
    assert beside.losses[1] > calm.losses[1]
