"""Phase 3: who steals what from whom (R1, R13), and how several thieves share."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import LEFT, RIGHT
from tests.games.ratland.kit import attack, cheese, lay, living, seat


def test_the_left_pipe_attacks_the_next_seat_and_the_right_pipe_the_one_before() -> None:
    table = lay(seat(left=1, right=2), seat(cheese=9), seat(cheese=9), seat(cheese=9))
    told = attack(table)
    assert [(a.seat, a.victim, a.side) for a in told.of(h.Attacked)] == [(0, 1, LEFT), (0, 3, RIGHT)]
    assert cheese(table) == [3, 8, 9, 7]


@pytest.mark.parametrize(("attackers", "defenders", "stolen"), [(5, 2, 3), (2, 2, 0), (1, 4, 0), (3, 0, 3)])
def test_attackers_minus_defenders_is_stolen_and_a_tie_or_a_minus_steals_nothing(
    attackers: int, defenders: int, stolen: int
) -> None:
    table = lay(seat(left=attackers), seat(pantry=defenders, cheese=9), seat())
    attack(table)
    assert cheese(table) == [stolen, 9 - stolen, 0]


def test_each_attack_meets_all_the_defenders_again() -> None:
    table = lay(seat(left=3), seat(pantry=2, cheese=9), seat(right=3))
    assert attack(table).stolen == {0: 1, 2: 1}


def test_rats_in_nursery_pipes_and_areas_do_not_defend() -> None:
    table = lay(seat(left=1), seat(nursery=3, city=3, right=0, left=2, cheese=1), seat(pantry=5))
    assert attack(table).stolen == {0: 1}


def test_nobody_dies_on_the_plain_board() -> None:
    table = lay(seat(left=3), seat(pantry=1, right=2, cheese=1), seat(pantry=4, left=1))
    before = living(table)
    attack(table)
    assert living(table) == before


def test_only_cheese_that_was_there_at_the_start_can_be_stolen() -> None:
    # 0 robs 1, 1 robs 2, 2 robs 0, and only 2 has any cheese to begin with
    table = lay(seat(left=3), seat(left=3), seat(left=3, cheese=1))
    told = attack(table)
    assert told.stolen == {0: 0, 1: 1, 2: 0}
    assert cheese(table) == [0, 1, 0]


def test_of_two_thieves_the_one_with_more_rats_takes_the_odd_piece() -> None:
    for big in (0, 2):
        table = lay(seat(left=5 if big == 0 else 4), seat(cheese=3), seat(right=5 if big == 2 else 4))
        assert attack(table).stolen[big] == 2


def test_of_two_equal_thieves_the_first_in_tie_order_takes_the_odd_piece() -> None:
    for active, first in ((0, 0), (1, 2), (2, 2)):
        table = lay(seat(left=4), seat(cheese=3), seat(right=4), active=active)
        assert attack(table).stolen[first] == 2, f"with {active} active"


def test_a_thief_who_has_all_it_is_owed_leaves_the_rest_to_the_other() -> None:
    table = lay(seat(left=2), seat(pantry=1, cheese=5), seat(right=9))
    assert attack(table).stolen == {0: 1, 2: 4}


def test_sharing_goes_by_rats_and_not_by_what_is_owed() -> None:
    # both are owed 1, the Ninja by stealth; it is first in tie order, but the other has more rats
    ninja, rival = seat(left=2, clan="ninja"), seat(right=4, clan="mutant")
    table = lay(ninja, seat(pantry=3, cheese=1, clan="mutant"), rival)
    assert attack(table).stolen == {0: 0, 2: 1}


def test_a_ninja_and_a_strong_attacker_share_one_victim() -> None:
    table = lay(
        seat(left=2, clan="ninja"), seat(pantry=3, cheese=2, clan="mutant"), seat(right=5, clan="mutant")
    )
    assert attack(table).stolen == {0: 1, 2: 1}


def test_a_ninja_that_is_strong_enough_steals_its_full_difference() -> None:  # R13
    table = lay(seat(left=2, clan="ninja"), seat(cheese=5, clan="mutant"), seat(clan="mutant"))
    told = attack(table)
    assert told.stolen == {0: 2}
    assert told.one(h.Attacked).because == ()


def test_a_ninja_counts_real_rats_and_not_bonuses() -> None:  # R13
    seats = [
        seat(left=1, clan="ninja"),
        seat(pantry=9, cheese=5, clan="mutant"),
        seat(right=2, clan="ninja"),
    ]
    told = attack(lay(*seats, event="massive_attacks"))
    assert told.stolen == {2: 1}
    assert told.of(h.Attacked)[1].because == ("massive_attacks", "ninja")


def test_a_ninja_steals_nothing_from_an_empty_or_hidden_pantry() -> None:
    table = lay(
        seat(left=1, clan="ninja", opened=True),
        seat(pantry=1, cheese=1, clan="mutant", opened=True),
        seat(clan="mutant", opened=True),
        event="sound_the_alarm",
    )
    assert attack(table).stolen == {0: 0}


# --- two players (R1)


def test_two_players_compare_pipe_against_pipe_and_the_pantry_does_not_defend() -> None:  # R1
    table = lay(seat(left=3, right=1, cheese=9), seat(right=1, left=2, pantry=9, cheese=9))
    told = attack(table)
    assert told.stolen == {0: 2, 1: 1}
    assert [(a.seat, a.side, a.guards) for a in told.of(h.Attacked)] == [
        (0, LEFT, 1),
        (0, RIGHT, 2),
        (1, LEFT, 1),
        (1, RIGHT, 3),
    ]


def test_two_players_with_as_many_rats_on_a_side_steal_nothing_there() -> None:  # R1
    assert attack(lay(seat(left=2, cheese=9), seat(right=2, cheese=9))).stolen == {}


def test_two_players_under_massive_attacks_both_steal_from_an_even_side() -> None:  # R1
    table = lay(seat(left=2, cheese=5), seat(right=2, cheese=5), event="massive_attacks")
    assert attack(table).stolen == {0: 1, 1: 1}


def test_two_players_without_a_rat_in_a_pipe_get_no_bonus_there() -> None:  # R1
    table = lay(seat(left=1, cheese=5), seat(cheese=5), event="massive_attacks")
    assert attack(table).stolen == {0: 2}


def test_two_players_face_the_warriors_bonus_on_both_sides() -> None:  # R1
    table = lay(
        seat(left=3, right=2, clan="mutant", opened=True), seat(cheese=9, clan="warrior", opened=True)
    )
    assert attack(table).stolen == {0: 1}


def test_two_player_ninja_sneaks_with_exactly_one_of_the_two_pipes() -> None:  # R13
    table = lay(seat(left=2, clan="ninja"), seat(right=5, cheese=5, clan="mutant"))
    assert attack(table).stolen[0] == 1
    table = lay(seat(left=2, right=1, clan="ninja"), seat(right=5, left=1, cheese=5, clan="mutant"))
    assert 0 not in attack(table).stolen


def test_two_player_attacks_on_both_sides_share_what_the_victim_has() -> None:
    table = lay(seat(left=3, right=2), seat(cheese=2))
    told = attack(table)
    assert [stole.cheese for stole in told.of(h.Stole)] == [1, 1]
    assert cheese(table) == [2, 0]
