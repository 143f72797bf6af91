"""Section 7: the open sides, which replace the closed ones from the first final event on (R10 to R16)."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.view import Foresight, view
from ratland_desktop.games.ratland.rules.words import BLACK, BLUE, DUMP, ORANGE, PURPLE, WHITE, YELLOW, Plan
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from tests.games.ratland.kit import (
    attack,
    cheese,
    event,
    feeding,
    homecoming,
    lay,
    living,
    nursery,
    rats,
    search,
    seat,
    turn_up,
)


def test_all_cards_turn_with_the_first_final_event_and_stay_turned() -> None:  # R10
    table = lay(seat(clan="ninja"), seat(clan="seer"), next_events=["we_did_it", "holy_rat", "drunk"])
    table.foods = [1, 2, 3]
    assert event(table).of(h.SidesTurned) == []
    assert table.sewers[0].power is CLANS["ninja"].closed
    assert event(table).of(h.SidesTurned) == [h.SidesTurned(("ninja", "seer"))]
    assert event(table).of(h.SidesTurned) == []
    assert [sewer.power for sewer in table.sewers] == [CLANS["ninja"].open, CLANS["seer"].open]


def test_no_cards_turn_without_clans() -> None:
    table, told = turn_up("holy_rat", seat(), seat())
    assert table.final and told.of(h.SidesTurned) == []


def test_recycler_open_turns_up_to_two_whites_of_the_dump_into_yellow() -> None:  # R11
    table = lay(seat(dump=3, city=2, clan="recycler", opened=True), seat(dump=1, clan="mutant", opened=True))
    told = search(table, dump={WHITE: 4}, city={WHITE: 2})
    assert told.drawn == [(1, 1), (0, 3), (0, 2)]  # no extra piece any more (R10)
    assert cheese(table) == [2, 0]
    assert told.one(h.WhitesTraded) == h.WhitesTraded(0, DUMP, 2, 2, "recycler")


def test_recycler_open_gets_one_yellow_for_one_white_and_none_for_none() -> None:  # R11
    for whites in (0, 1):
        table = lay(seat(dump=2, clan="recycler", opened=True), seat(clan="mutant", opened=True))
        search(table, dump={WHITE: whites, PURPLE: 2 - whites})
        assert cheese(table)[0] == whites


def test_mutant_open_counts_purple_as_orange() -> None:
    table = lay(seat(city=2, clan="mutant", opened=True), seat(clan="ninja", opened=True))
    search(table, city={PURPLE: 2})
    assert cheese(table)[0] == 4 and table.sewers[0].poisoned == 0


def test_explorer_open_earns_one_cheese_for_each_lost_rat() -> None:
    table = lay(seat(lost=4, poisoned=1, clan="explorer", opened=True), seat(clan="ninja", opened=True))
    assert homecoming(table).gained == {0: 4}


def test_scavenger_open_draws_in_every_area_without_its_rats() -> None:  # R12
    table = lay(seat(clan="scavenger", opened=True), seat(dump=1, city=1, clan="ninja", opened=True))
    told = search(table, True, True, True, dump={YELLOW: 3}, city={YELLOW: 3}, field={YELLOW: 3})
    assert told.asked_for == [("scavenge", 0)] * 3
    assert cheese(table) == [3, 2]


def test_scavenger_never_draws_where_it_sent_a_rat_even_if_that_was_wounded() -> None:  # R12
    table = lay(
        seat(dump=1, clan="scavenger", opened=True), seat(dump=3, clan="ninja", opened=True, aggressive=True)
    )
    told = search(table, False, False, dump={YELLOW: 9}, city={YELLOW: 1}, field={YELLOW: 1})
    assert table.sewers[0].poisoned == 1
    assert [q.area for q in told.asked] == [1, 2]  # type: ignore[attr-defined]


def test_a_scavenged_piece_harms_a_rat_elsewhere() -> None:  # R2
    table = lay(seat(pantry=1, clan="scavenger", opened=True), seat(clan="ninja", opened=True))
    told = search(table, True, field={BLUE: 1})
    assert told.one(h.Drew).elsewhere == (5,)
    assert table.sewers[0].lost == 1


def test_alchemist_open_turns_up_to_two_cheese_into_rats() -> None:
    table = lay(seat(pantry=3, cheese=5, clan="alchemist", opened=True), seat(clan="ninja", opened=True))
    told = feeding(table, 2)
    assert told.asked[0].options == (0, 1, 2)  # type: ignore[attr-defined]
    assert (table.sewers[0].healthy, table.sewers[0].cheese) == (5, 3)
    assert told.one(h.CheeseTransmuted) == h.CheeseTransmuted(0, 2, 2, "alchemist")


def test_ninja_open_sneaks_on_each_side_with_exactly_one_rat() -> None:  # R13
    guards = [seat(pantry=9, cheese=4, clan="mutant", opened=True) for _ in range(2)]
    assert attack(lay(seat(left=1, right=1, clan="ninja", opened=True), *guards)).stolen == {0: 2}
    guards = [seat(pantry=9, cheese=4, clan="mutant", opened=True) for _ in range(2)]
    assert attack(lay(seat(left=2, right=1, clan="ninja", opened=True), *guards)).stolen == {0: 1}


def test_family_open_always_breeds_as_with_one_rat_more() -> None:
    table = lay(seat(clan="family", opened=True), seat(nursery=3, clan="family", opened=True))
    assert nursery(table).born == {0: 1, 1: 4}


def test_warrior_open_defends_as_with_two_rats_more_and_feels_nothing_of_black() -> None:
    table = lay(
        seat(city=1, pantry=1, cheese=9, clan="warrior", opened=True),
        seat(right=4, clan="mutant", opened=True),
        seat(clan="mutant", opened=True),
    )
    told = attack(table)
    assert told.stolen == {1: 1}
    assert told.one(h.Attacked).because == ("warrior",)
    search(table, city={BLACK: 1})
    assert living(table)[0] == 2


def test_musician_open_is_paid_by_the_three_richest_others_in_tie_order() -> None:  # R14
    riches = [2, 5, 2, 2, 2]
    table = lay(
        seat(cheese=1, clan="musician", opened=True),
        *[seat(cheese=c, clan="mutant", opened=True) for c in riches],
        active=3,
    )
    told = feeding(table)
    assert [paid.giver for paid in told.of(h.TributePaid)] == [2, 3, 4]
    assert cheese(table) == [4, 2, 4, 1, 1, 2]


def test_musician_gets_less_when_fewer_than_three_others_have_cheese() -> None:  # R14
    table = lay(
        seat(cheese=0, clan="musician", opened=True),
        seat(cheese=1, clan="mutant", opened=True),
        seat(cheese=0, clan="mutant", opened=True),
        seat(cheese=3, clan="mutant", opened=True),
    )
    assert len(feeding(table).of(h.TributePaid)) == 2
    assert cheese(table) == [2, 0, 0, 2]


def test_musicians_are_paid_after_the_alchemists_and_one_after_the_other() -> None:  # R14
    table = lay(
        seat(cheese=2, clan="alchemist"), seat(cheese=1, clan="musician"), seat(cheese=1, clan="musician")
    )
    told = feeding(table, 1)
    assert cheese(table)[0] == 0
    assert [(paid.giver, paid.seat) for paid in told.of(h.TributePaid)] == [(0, 1), (1, 2)]
    order = [type(happening) for happening in told.story]
    assert order.index(h.CheeseTransmuted) < order.index(h.TributePaid)


def test_sports_open_moves_up_to_three_rats() -> None:
    table = lay(seat(pantry=5, clan="sports", opened=True), seat(pantry=1, clan="mutant", opened=True))
    told = rats(table, Plan(dump=5), Plan(city=1), Plan(dump=2, city=1, left=1, nursery=1))
    assert told.asked[2].up_to == 3  # type: ignore[attr-defined]


def test_several_sports_clans_move_in_tie_order_and_later_ones_see_the_earlier_move() -> None:  # R22
    table = lay(*[seat(pantry=2, clan="sports") for _ in range(3)], active=1)
    stay = Plan(pantry=2)
    told = rats(table, stay, stay, stay, Plan(pantry=1, left=1), stay, stay)
    assert told.asked_for[3:] == [("redeploy", 1), ("redeploy", 2), ("redeploy", 0)]


def test_sports_may_not_move_more_home_than_locked_and_loaded_holds() -> None:  # R22
    table = lay(
        seat(pantry=5, clan="sports", opened=True),
        seat(clan="mutant", opened=True),
        event="locked_and_loaded",
    )
    plan = Plan(dump=3, pantry=1, nursery=1)
    with pytest.raises(IllegalAnswer) as refused:
        rats(table.copy(), plan, Plan(dump=1, pantry=3, nursery=1))
    assert refused.value.code == "placement.home_limit"
    rats(table, plan, Plan(dump=2, pantry=3))


def test_corrupt_open_adds_a_piece_in_every_area() -> None:
    table = lay(seat(dump=1, city=1, field=1, clan="corrupt", opened=True), seat(clan="mutant", opened=True))
    told = search(table, ORANGE, BLUE, YELLOW, dump={WHITE: 1}, city={WHITE: 1}, field={WHITE: 1})
    assert told.asked_for == [("add_piece", 0)] * 3
    assert [drew.left for drew in told.of(h.Drew)] == [1, 1, 1]


def test_corrupt_is_told_what_black_counts_as_this_round() -> None:
    table = lay(seat(dump=1, clan="corrupt"), seat(clan="mutant"), event="we_did_it")
    told = search(table, BLACK, dump={WHITE: 2})
    assert told.asked[0].swapped == ((BLACK, YELLOW),)  # type: ignore[attr-defined]


def test_corrupt_takes_only_colours_that_the_box_still_has_but_always_yellow() -> None:  # R15
    table = lay(seat(dump=1, clan="corrupt"), seat(clan="mutant"))
    told = search(table, None, dump={YELLOW: 60, BLACK: 4, PURPLE: 3, BLUE: 6, WHITE: 11})
    assert told.asked[0].options == (None, YELLOW, ORANGE, PURPLE)  # type: ignore[attr-defined]


def test_a_second_corrupt_clan_comes_in_tie_order_and_sees_the_first_ones_piece() -> None:  # R15
    table = lay(*[seat(dump=1, clan="corrupt") for _ in range(2)], active=1)
    told = search(table, PURPLE, None, dump={WHITE: 2, PURPLE: 3})
    assert told.asked_for == [("add_piece", 1), ("add_piece", 0)]
    assert PURPLE not in told.asked[1].options  # type: ignore[attr-defined]
    assert told.asked[1].bag.count(PURPLE) == 4  # type: ignore[attr-defined]


def test_corrupt_with_six_players_cannot_add_what_the_extra_pieces_used_up() -> None:  # R15
    seats = [seat(city=1, clan="corrupt"), *[seat(clan="mutant") for _ in range(5)]]
    told = search(lay(*seats, food=(3,)), None)
    offered = told.asked[0].options  # type: ignore[attr-defined]
    assert PURPLE not in offered and BLACK in offered  # card 3, city: 3 purple and 2 black, and one more each


def test_corrupt_with_two_boxes_has_twice_the_pieces() -> None:  # R15
    seats = [seat(dump=1, clan="corrupt"), *[seat(clan="mutant") for _ in range(6)]]
    told = search(lay(*seats, food=(4, 4)), None)
    assert BLACK in told.asked[0].options  # type: ignore[attr-defined]
    seats = [seat(dump=1, clan="corrupt"), *[seat(clan="mutant") for _ in range(10)]]
    told = search(lay(*seats, food=(4, 4)), None)
    assert BLACK not in told.asked[0].options  # type: ignore[attr-defined]


def test_seer_open_sees_the_next_event_and_the_next_food_card() -> None:  # R16
    table = lay(
        seat(clan="seer", opened=True),
        seat(clan="mutant", opened=True),
        next_events=["drunk"],
        next_foods=[4, 5],
    )
    assert view(table, 0).foresight == Foresight("drunk", 4)


@pytest.mark.parametrize("players", [7, 12])
def test_seer_open_sees_the_first_of_two_food_cards_with_two_boxes(players: int) -> None:  # R29
    others = [seat(clan="mutant", opened=True) for _ in range(players - 1)]
    table = lay(
        seat(clan="seer", opened=True), *others, next_events=["holy_rat"], next_foods=[4, 5, 6], final=True
    )
    assert view(table, 0).foresight == Foresight("holy_rat", 4)
    assert event(table).one(h.FoodTurned).cards == (4, 5)
    assert view(table, 0).foresight == Foresight("end_of_game", 6)


def test_seer_sees_nothing_for_others_and_nothing_after_the_end() -> None:  # R16
    table = lay(seat(clan="seer", opened=True), seat(clan="seer", opened=True))
    assert view(table, None).foresight is None
    event(table)
    assert [view(table, seat).foresight for seat in (0, 1)] == [None, None]
