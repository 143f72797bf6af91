"""Section 7: the closed sides, which hold until the first final event is turned up."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.view import Foresight, view
from ratland_desktop.games.ratland.rules.words import (
    BLACK,
    CITY,
    DUMP,
    FIELD,
    ORANGE,
    PURPLE,
    WHITE,
    YELLOW,
    Plan,
)
from tests.games.ratland.kit import (
    attack,
    cheese,
    feeding,
    homecoming,
    lay,
    living,
    nursery,
    rats,
    search,
    seat,
)


def test_recycler_closed_draws_one_piece_more_at_the_dump() -> None:
    table = lay(seat(dump=2, city=1, clan="recycler"), seat(clan="ninja"))
    told = search(table, dump={YELLOW: 5}, city={YELLOW: 5})
    assert told.drawn == [(0, 3), (0, 1)]
    assert told.of(h.Drew)[0].because == ("recycler",)


def test_recycler_closed_draws_nothing_where_no_rat_was_sent() -> None:  # R27
    table = lay(seat(city=1, clan="recycler"), seat(clan="ninja"))
    assert search(table, dump={YELLOW: 5}, city={YELLOW: 5}).drawn == [(0, 1)]


def test_recycler_closed_leaves_whites_white() -> None:
    table = lay(seat(dump=1, clan="recycler"), seat(clan="ninja"))
    search(table, dump={WHITE: 5})
    assert cheese(table) == [0, 0]


def test_mutant_closed_counts_purple_as_yellow() -> None:
    table = lay(seat(city=2, clan="mutant"), seat(clan="ninja"))
    told = search(table, city={PURPLE: 2})
    assert cheese(table)[0] == 2 and table.sewers[0].poisoned == 0
    assert told.one(h.Drew).finds[0] == h.Find(PURPLE, 1, "", "mutant")


@pytest.mark.parametrize(("lost", "reward"), [(0, 0), (1, 1), (4, 1)])
def test_explorer_closed_earns_one_cheese_in_all_when_lost_rats_come_home(lost: int, reward: int) -> None:
    table = lay(seat(lost=lost, poisoned=2, clan="explorer"), seat(lost=3, clan="ninja"))
    homecoming(table)
    assert cheese(table) == [reward, 0]


def test_scavenger_closed_draws_once_a_round_where_it_sent_no_rat() -> None:
    table = lay(seat(dump=1, clan="scavenger"), seat(dump=1, clan="ninja"))
    told = search(table, False, True, dump={YELLOW: 3}, city={YELLOW: 1}, field={YELLOW: 3})
    assert [(q.seat, q.area) for q in told.asked] == [(0, CITY), (0, FIELD)]  # type: ignore[attr-defined]
    assert cheese(table) == [2, 1]


def test_scavenger_closed_is_not_asked_again_after_it_has_drawn() -> None:
    table = lay(seat(clan="scavenger"), seat(dump=1, city=1, field=1, clan="ninja"))
    told = search(table, True, dump={YELLOW: 3}, city={YELLOW: 3}, field={YELLOW: 3})
    assert [(q.seat, q.area) for q in told.asked] == [(0, DUMP)]  # type: ignore[attr-defined]
    assert told.drawn == [(1, 1), (0, 1), (1, 1), (1, 1)]


@pytest.mark.parametrize(("turned", "expected"), [(0, (8, 3)), (1, (9, 2))])
def test_alchemist_closed_turns_one_cheese_into_a_rat_after_feeding(
    turned: int, expected: tuple[int, int]
) -> None:
    table = lay(seat(pantry=8, cheese=6, clan="alchemist"), seat(clan="ninja"))
    told = feeding(table, turned)
    assert told.asked[0].options == (0, 1)  # type: ignore[attr-defined]
    assert (table.sewers[0].healthy, table.sewers[0].cheese) == expected


def test_ninja_closed_steals_one_whatever_the_defence() -> None:
    table = lay(seat(left=2, clan="ninja"), seat(pantry=9, cheese=4, clan="mutant"), seat(clan="mutant"))
    told = attack(table)
    assert told.stolen == {0: 1}
    assert told.one(h.Attacked).because == ("ninja",)


@pytest.mark.parametrize(
    "pipes", [{"left": 1}, {"left": 3}, {"left": 2, "right": 1}, {"left": 2, "right": 2}]
)
def test_ninja_closed_sneaks_only_with_exactly_two_rats_against_one_neighbour(pipes: dict[str, Any]) -> None:
    guards = [seat(pantry=9, cheese=4, clan="mutant") for _ in range(2)]
    assert attack(lay(seat(clan="ninja", **pipes), *guards)).stolen == {}


def test_family_closed_has_one_young_with_an_empty_nursery() -> None:
    table = lay(seat(pantry=2, clan="family"), seat(nursery=1, clan="family"))
    told = nursery(table)
    assert told.born == {0: 1, 1: 1}
    assert told.of(h.Bred)[0].because == ("family",)


def test_warrior_closed_feels_nothing_of_black_and_defends_like_anybody() -> None:
    table = lay(
        seat(city=2, clan="warrior", cheese=1), seat(right=1, clan="mutant"), seat(city=1, clan="mutant")
    )
    assert attack(table).stolen == {1: 1}
    told = search(table, city={BLACK: 3})
    assert living(table) == [2, 1, 0]
    assert told.of(h.Drew)[1].finds[0] == h.Find(BLACK, 0, "", "warrior")


def test_musician_closed_is_paid_by_the_richest_other() -> None:
    table = lay(seat(cheese=9, clan="musician"), seat(cheese=2, clan="mutant"), seat(cheese=3, clan="mutant"))
    told = feeding(table)
    assert told.of(h.TributePaid) == [h.TributePaid(2, 0, 1, "musician")]
    assert cheese(table) == [10, 2, 2]


def test_sports_closed_moves_one_rat_after_the_reveal() -> None:
    table = lay(seat(pantry=3, clan="sports"), seat(pantry=1, clan="mutant"))
    told = rats(table, Plan(dump=3), Plan(city=1), Plan(dump=2, city=1))
    assert told.asked_for == [("placement", 0), ("placement", 1), ("redeploy", 0)]
    assert told.asked[2].up_to == 1  # type: ignore[attr-defined]
    assert told.one(h.Redeployed) == h.Redeployed(0, Plan(dump=3), Plan(dump=2, city=1), "sports")
    assert table.sewers[0].places == [*Plan(dump=2, city=1)]


def test_corrupt_closed_adds_one_piece_once_a_round() -> None:
    table = lay(seat(dump=1, city=1, clan="corrupt"), seat(field=1, clan="mutant"))
    told = search(table, None, ORANGE, dump={WHITE: 2}, city={WHITE: 2}, field={WHITE: 2})
    assert [(q.seat, q.area) for q in told.asked] == [(0, DUMP), (0, CITY)]  # type: ignore[attr-defined]
    assert [added.colour for added in told.of(h.PieceAdded)] == [None, ORANGE]
    assert [drew.left for drew in told.of(h.Drew)] == [1, 2, 1]


def test_seer_closed_sees_the_next_event_but_no_food() -> None:
    table = lay(seat(clan="seer"), seat(clan="mutant"), next_events=["we_did_it"], next_foods=[4])
    assert view(table, 0).foresight == Foresight("we_did_it", None)
    assert view(table, 1).foresight is None
