"""Section 5: what each of the fourteen events does, and R3 to R9."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.events import END_OF_GAME, EVENTS, FINAL, STARTING
from ratland_desktop.games.ratland.rules.words import BLACK, BLUE, NURSERY, PANTRY, WHITE, YELLOW, Plan
from tests.games.ratland.kit import (
    NotScripted,
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

# --- the cards


def test_there_are_five_starting_events_eight_final_ones_and_the_end() -> None:
    assert (len(STARTING), len(FINAL), len(EVENTS)) == (5, 8, 14)
    assert not any(card.final for card in STARTING)
    assert all(card.final for card in (*FINAL, END_OF_GAME))


def test_the_active_player_card_passes_to_the_left_from_the_second_round_on() -> None:
    table = lay(seat(), seat(), seat(), round=0, active=2, next_events=["abundance"] * 2, next_foods=[1, 2])
    assert event(table).one(h.RoundBegan) == h.RoundBegan(1, 2)
    assert event(table).one(h.RoundBegan) == h.RoundBegan(2, 0)


def test_one_food_card_is_turned_up_and_two_with_seven_players() -> None:
    table, told = turn_up("we_did_it", *[seat() for _ in range(6)])
    assert told.one(h.FoodTurned).cards == table.food == (1,)
    table, told = turn_up("we_did_it", *[seat() for _ in range(7)])
    assert told.one(h.FoodTurned).cards == table.food == (1, 1)


def test_an_event_holds_only_for_its_own_round() -> None:
    table, _ = turn_up("massive_attacks", seat(), seat(), seat())
    event(table)
    assert table.event is END_OF_GAME


# --- starting events


def test_abundance_gives_everyone_a_cheese_at_once() -> None:
    table, told = turn_up("abundance", seat(cheese=2), seat(), seat(cheese=5), active=1)
    assert cheese(table) == [3, 1, 6]
    assert told.of(h.CheeseGained) == [h.CheeseGained(seat, 1, "abundance") for seat in (1, 2, 0)]


def test_massive_attacks_makes_every_attack_count_one_rat_more() -> None:
    table = lay(seat(left=2), seat(pantry=2, cheese=5), seat(), event="massive_attacks")
    told = attack(table)
    assert told.stolen == {0: 1}
    assert told.one(h.Attacked).because == ("massive_attacks",)


def test_massive_attacks_gives_nothing_to_a_pipe_without_a_rat() -> None:
    table = lay(seat(), seat(cheese=5), seat(), event="massive_attacks")
    assert attack(table).of(h.Attacked) == []


def test_visiting_cousin_brings_a_rat_that_can_be_placed_this_round() -> None:
    table, told = turn_up("visiting_cousin", seat(pantry=7), seat(pantry=2), seat())
    assert living(table) == [8, 3, 1]
    assert [joined.seat for joined in told.of(h.RatsJoined)] == [0, 1, 2]
    asked = rats(table, [8, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]).asked_for
    assert asked == [("placement", 0), ("placement", 1), ("placement", 2)]


def test_visiting_cousin_serves_in_tie_order_while_the_pile_lasts() -> None:  # R19
    table, told = turn_up("visiting_cousin", seat(), seat(), seat(), active=2, pile=2)
    assert living(table) == [1, 0, 1]
    assert told.of(h.RatsJoined)[-1] == h.RatsJoined(1, 0, 1, "visiting_cousin")


def test_rat_with_a_helmet_lets_a_piece_go_back_unused() -> None:
    table = lay(seat(dump=2), seat(dump=3), seat(), event="rat_with_a_helmet")
    told = search(table, BLACK, None, dump={BLACK: 2, YELLOW: 1})
    assert told.asked_for == [("put_back", 0), ("put_back", 1)]
    returned, kept = told.of(h.PieceReturned)
    assert BLACK in returned.pieces and returned.colour is BLACK and kept.colour is None
    assert [drew.left for drew in told.of(h.Drew)] == [2, 0]
    assert living(table)[1] == 3 - told.of(h.Drew)[1].died


def test_a_helmet_saves_the_rat_that_found_the_piece() -> None:
    table = lay(seat(dump=1), seat(), event="rat_with_a_helmet")
    told = search(table, BLACK, dump={BLACK: 1})
    assert living(table) == [1, 0]
    assert told.one(h.Drew).finds == ()


def test_we_did_it_makes_black_count_as_yellow() -> None:
    table = lay(seat(dump=2), seat(), event="we_did_it")
    told = search(table, dump={BLACK: 2})
    assert cheese(table) == [2, 0] and living(table) == [2, 0]
    assert {find.because for find in told.one(h.Drew).finds} == {"we_did_it"}


# --- final events


def test_drunk_moves_a_healthy_rat_from_most_to_fewest_rats_in_the_sewers() -> None:
    table, told = turn_up("drunk", seat(pantry=5), seat(pantry=4, poisoned=2), seat(pantry=2, lost=9))
    assert told.one(h.RatGiven) == h.RatGiven(1, 2, "drunk")  # poisoned rats count, lost ones do not (R3)
    assert [sewer.healthy for sewer in table.sewers] == [5, 3, 3]


def test_drunk_ties_are_won_by_the_active_player_on_both_ends() -> None:
    _, told = turn_up("drunk", *[seat(pantry=rats) for rats in (2, 5, 2, 5)], active=2)
    assert told.one(h.RatGiven) == h.RatGiven(3, 2, "drunk")
    _, told = turn_up("drunk", *[seat(pantry=rats) for rats in (2, 5, 2, 5)], active=1)
    assert told.one(h.RatGiven) == h.RatGiven(1, 2, "drunk")


def test_drunk_does_nothing_when_all_have_the_same() -> None:  # R3
    table, told = turn_up("drunk", seat(pantry=3), seat(pantry=3), seat(pantry=3), active=1)
    assert told.one(h.NothingGiven) == h.NothingGiven(1, 1, "drunk")
    assert living(table) == [3, 3, 3]


def test_drunk_does_nothing_when_the_giver_has_no_healthy_rat() -> None:  # R3
    table, told = turn_up("drunk", seat(poisoned=4), seat(pantry=3), seat(pantry=1))
    assert told.one(h.NothingGiven).giver == 0
    assert living(table) == [4, 3, 1]


def test_sound_the_alarm_hides_one_cheese_from_thieves() -> None:  # R4
    table, told = turn_up("sound_the_alarm", seat(cheese=2), seat(), seat(cheese=1))
    assert told.of(h.CheeseHidden) == [
        h.CheeseHidden(0, 1, "sound_the_alarm"),
        h.CheeseHidden(2, 1, "sound_the_alarm"),
    ]
    table.sewers[1].places[:] = Plan(left=5, right=5)
    assert attack(table).stolen == {1: 1}
    assert cheese(table) == [1, 1, 1]


def test_sound_the_alarm_leaves_an_empty_pantry_empty_and_the_cheese_can_be_eaten() -> None:  # R4
    table = lay(seat(left=3), seat(cheese=0), seat(pantry=6, cheese=1), event="sound_the_alarm")
    assert attack(table).stolen == {0: 0}
    feeding(table)
    assert cheese(table) == [0, 0, 0] and table.sewers[2].buried == 0


def test_just_in_time_brings_poisoned_and_lost_rats_home_before_the_placement() -> None:  # R5
    table, told = turn_up("just_in_time", seat(pantry=1, poisoned=2, lost=3), seat(pantry=1))
    assert told.one(h.CameHome) == h.CameHome(0, 2, 3, "just_in_time")
    assert table.sewers[0].healthy == 6
    assert rats(table, [6, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]).asked[0].rats == 6  # type: ignore[attr-defined]
    assert homecoming(table).of(h.CameHome) == []


def test_just_in_time_pays_the_explorers_at_once_and_only_then() -> None:  # R5
    table, told = turn_up("just_in_time", seat(lost=3, clan="explorer"), seat(clan="ninja"))
    assert told.gained == {0: 3}  # the first final event has turned the card: 1 for each
    homecoming(table)
    assert cheese(table) == [3, 0]


def test_holy_rat_moves_one_rat_from_each_graveyard_to_the_pile() -> None:
    table, told = turn_up("holy_rat", seat(buried=2), seat(), seat(buried=1), pile=50)
    assert [sewer.buried for sewer in table.sewers] == [1, 0, 0]
    assert table.pile == 52
    assert [opened.seat for opened in told.of(h.GraveOpened)] == [0, 2]


@pytest.mark.parametrize(("whites", "earned"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_dr_cheese_trades_every_pair_of_whites_for_a_yellow(whites: int, earned: int) -> None:  # R6
    table = lay(seat(dump=whites), seat(), event="dr_cheese")
    search(table, dump={WHITE: whites})
    assert cheese(table) == [earned, 0]


def test_dr_cheese_counts_each_area_by_itself() -> None:  # R6
    table = lay(seat(dump=1, city=1, field=2), seat(), event="dr_cheese")
    told = search(table, dump={WHITE: 1}, city={WHITE: 1}, field={WHITE: 2})
    assert cheese(table) == [1, 0]
    assert told.one(h.WhitesTraded).whites == 2


def test_dr_cheese_comes_after_the_recyclers_own_trades() -> None:  # R6
    table = lay(seat(dump=5, clan="recycler", opened=True), seat(clan="ninja"), event="dr_cheese")
    told = search(table, dump={WHITE: 5})
    assert [(t.whites, t.cheese, t.because) for t in told.of(h.WhitesTraded)] == [
        (2, 2, "recycler"),
        (2, 1, "dr_cheese"),
    ]
    assert cheese(table) == [3, 0]


def test_rattibal_lector_trades_a_rat_for_a_cheese_before_paying() -> None:  # R7
    table = lay(seat(pantry=4), seat(pantry=4), event="rattibal_lector")
    told = feeding(table, True, False)
    assert told.asked_for == [("trade_rat", 0), ("trade_rat", 1)]
    assert [(sewer.healthy, sewer.buried, sewer.cheese) for sewer in table.sewers] == [(3, 0, 1), (3, 1, 0)]
    assert told.of(h.RatTraded)[1].rats == 0


def test_rattibal_lector_takes_a_poisoned_rat_first_and_puts_it_on_the_pile() -> None:  # R7
    table = lay(seat(pantry=2, poisoned=1), seat(pantry=1), event="rattibal_lector", pile=10)
    told = feeding(table, True, True)
    assert (table.sewers[0].healthy, table.sewers[0].poisoned, table.pile) == (2, 0, 12)
    assert [traded.poisoned for traded in told.of(h.RatTraded)] == [True, False]


def test_rattibal_lector_asks_in_tie_order_and_not_who_has_only_lost_rats() -> None:  # R7
    table = lay(seat(pantry=1), seat(lost=4), seat(pantry=1), event="rattibal_lector", active=1)
    assert feeding(table, False, False).asked_for == [("trade_rat", 2), ("trade_rat", 0)]


def test_tacticians_pay_for_each_area_to_which_no_rat_was_sent() -> None:  # R8
    table = lay(seat(dump=1), seat(left=2, pantry=3), seat(dump=1, city=1, field=1), event="tacticians")
    told = search(table, dump={WHITE: 2}, city={WHITE: 1}, field={WHITE: 1})
    assert told.gained == {0: 2, 1: 3}
    assert cheese(table) == [2, 3, 0]


def test_locked_and_loaded_holds_no_more_than_three_at_home() -> None:  # R9
    table = lay(seat(pantry=7), seat(pantry=2), event="locked_and_loaded")
    told = rats(table, Plan(dump=4, pantry=2, nursery=1), Plan(pantry=2))
    assert [question.home_limit for question in told.asked] == [3, 3]  # type: ignore[attr-defined]


def test_locked_and_loaded_lets_nursery_rats_defend_and_pantry_rats_breed() -> None:  # R9
    table = lay(seat(left=3), seat(pantry=1, nursery=2, cheese=4), seat(), event="locked_and_loaded")
    told = attack(table)
    assert told.stolen == {}
    assert told.one(h.Attacked).defence == 3
    bred = nursery(table).one(h.Bred)
    assert (bred.seat, bred.parents, bred.born, bred.because) == (1, 3, 3, ("locked_and_loaded",))


def test_locked_and_loaded_orders_the_breeding_by_both_places() -> None:  # R9
    table = lay(seat(nursery=1, pantry=2), seat(nursery=2), seat(), event="locked_and_loaded", pile=3)
    assert nursery(table).born == {1: 2, 0: 1}


def test_locked_and_loaded_does_not_count_rats_that_come_home_later() -> None:  # R9
    table = lay(seat(pantry=1, poisoned=3, lost=2), seat(), event="locked_and_loaded")
    assert nursery(table).born == {0: 1}
    homecoming(table)
    assert table.sewers[0].places[PANTRY] == 6 and table.sewers[0].places[NURSERY] == 1


def test_locked_and_loaded_changes_no_defence_between_two_players() -> None:  # R1 before R9
    table = lay(seat(left=1), seat(pantry=1, nursery=2, cheese=1), event="locked_and_loaded")
    told = attack(table)
    assert told.stolen == {0: 1}
    assert told.one(h.Attacked).because == ()


def test_end_of_game_ends_the_game_at_once() -> None:
    table = lay(seat(pantry=5, cheese=1), seat(pantry=4, buried=1), active=0)
    told = event(table)
    assert table.ended and table.food == ()
    assert [type(happening) for happening in told.story] == [
        h.RoundBegan,
        h.PhaseBegan,
        h.EventTurned,
        h.GameEnded,
    ]
    assert told.one(h.GameEnded) == h.GameEnded((5, 3), (0,))
    assert living(table) == [5, 4] and cheese(table) == [1, 0]


def test_the_kit_itself_notices_answers_that_nobody_asked_for() -> None:
    with pytest.raises(NotScripted):
        feeding(lay(seat(), seat()), True)
    with pytest.raises(NotScripted):
        rats(lay(seat(pantry=1), seat()))


def test_blue_and_black_stay_what_they_are_under_events_that_do_not_speak_of_them() -> None:
    table = lay(seat(field=2), seat(), event="dr_cheese")
    search(table, field={BLUE: 1, BLACK: 1})
    assert (table.sewers[0].lost, table.sewers[0].living) == (1, 1)
