"""Section 6: attack, combat and drawing on the aggressive board (R20, R21, R24, R25)."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import (
    BLACK,
    CITY,
    DUMP,
    LEFT,
    NURSERY,
    PANTRY,
    RIGHT,
    YELLOW,
    Place,
)
from tests.games.ratland.kit import Told, all_rats, attack, cheese, lay, living, search, seat


def dead(told: Told) -> list[tuple[int, Place]]:
    return [(died.seat, died.place) for died in told.of(h.RatDied)]


# --- attack


def test_a_stronger_aggressive_attack_kills_one_defender() -> None:
    table = lay(seat(left=3, aggressive=True), seat(pantry=2, cheese=5), seat(), pile=10)
    told = attack(table)
    assert dead(told) == [(1, PANTRY)] and told.stolen == {0: 1}
    assert table.pile == 11 and living(table) == [3, 1, 0]
    assert told.one(h.RatDied).by == 0


@pytest.mark.parametrize("defenders", [3, 5])
def test_an_attack_with_as_many_or_fewer_loses_one_of_its_own(defenders: int) -> None:
    table = lay(seat(left=3, aggressive=True), seat(pantry=defenders, cheese=5), seat(), pile=10)
    assert dead(attack(table)) == [(0, LEFT)]
    assert table.pile == 11 and table.sewers[0].buried == 0


def test_nobody_dies_where_nobody_defends() -> None:
    assert dead(attack(lay(seat(left=3, aggressive=True), seat(nursery=2), seat()))) == []


def test_a_plain_attacker_kills_nobody_even_on_an_aggressive_board() -> None:
    table = lay(seat(left=3), seat(pantry=1, aggressive=True), seat(right=1))
    assert dead(attack(table)) == []


@pytest.mark.parametrize("attackers", [1, 3])
def test_an_aggressive_defender_who_wins_kills_nobody(attackers: int) -> None:  # R25
    table = lay(seat(left=attackers), seat(pantry=3, cheese=2, aggressive=True), seat())
    told = attack(table)
    assert dead(told) == [] and told.stolen == {}
    assert living(table) == [attackers, 3, 0]


def test_of_two_players_on_different_boards_only_the_aggressive_attacker_kills() -> None:  # R25
    table = lay(seat(left=3), seat(right=2, aggressive=True))
    assert dead(attack(table)) == [(1, RIGHT)]  # its own beaten attack
    table = lay(seat(left=2), seat(right=3, aggressive=True))
    assert dead(attack(table)) == [(0, LEFT)]


def test_deaths_count_all_modifiers() -> None:
    seats = [
        seat(left=3, clan="mutant", opened=True, aggressive=True),
        seat(pantry=1, clan="warrior", opened=True),
        seat(clan="mutant", opened=True),
    ]
    assert dead(attack(lay(*seats, event="holy_rat"))) == [(0, LEFT)]  # 3 against 1 + 2
    seats = [seat(left=2, aggressive=True), seat(pantry=2), seat()]
    assert dead(attack(lay(*seats, event="massive_attacks"))) == [(1, PANTRY)]  # 2 + 1 against 2


def test_a_sneaking_aggressive_ninja_steals_and_still_loses_its_rat() -> None:
    seats = [
        seat(left=2, clan="ninja", aggressive=True),
        seat(pantry=5, cheese=3, clan="mutant"),
        seat(clan="mutant"),
    ]
    told = attack(lay(*seats))
    assert told.stolen == {0: 1} and dead(told) == [(0, LEFT)]


def test_all_attacks_are_compared_before_anybody_dies() -> None:
    # each is stronger by one: the first death must not make the second attack stronger
    table = lay(seat(left=3, aggressive=True), seat(pantry=2, cheese=9), seat(right=3, aggressive=True))
    told = attack(table)
    assert [a.defence for a in told.of(h.Attacked)] == [2, 2]
    assert dead(told) == [(1, PANTRY), (1, PANTRY)] and told.stolen == {0: 1, 2: 1}


def test_two_attackers_cannot_kill_more_defenders_than_there_are() -> None:
    table = lay(seat(left=3, aggressive=True), seat(pantry=1), seat(right=3, aggressive=True))
    assert dead(attack(table)) == [(1, PANTRY)]


def test_locked_and_loaded_defenders_die_in_either_place() -> None:  # R9
    seats = [seat(left=5, aggressive=True), seat(nursery=1), seat(right=5, aggressive=True)]
    assert dead(attack(lay(*seats, event="locked_and_loaded"))) == [(1, NURSERY)]
    seats = [seat(left=5, aggressive=True), seat(nursery=1, pantry=1), seat(right=5, aggressive=True)]
    assert dead(attack(lay(*seats, event="locked_and_loaded"))) == [(1, PANTRY), (1, NURSERY)]


def test_two_players_fight_pipe_against_pipe() -> None:  # R20
    table = lay(seat(left=3, aggressive=True), seat(right=2, pantry=4))
    assert dead(attack(table)) == [(1, RIGHT)]
    table = lay(seat(left=2, aggressive=True), seat(right=2, pantry=4))
    assert dead(attack(table)) == [(0, LEFT)]


def test_two_aggressive_players_with_as_many_both_lose_a_rat_on_that_side() -> None:  # R20
    table = lay(seat(left=2, aggressive=True), seat(right=2, aggressive=True))
    assert dead(attack(table)) == [(0, LEFT), (1, RIGHT)]


def test_two_aggressive_players_judge_each_attack_so_the_weaker_side_can_lose_two_rats() -> None:  # R24
    table = lay(seat(left=3, aggressive=True), seat(right=2, pantry=4, aggressive=True), pile=10)
    told = attack(table)
    assert dead(told) == [(1, RIGHT), (1, RIGHT)]  # one as defender, one as beaten attacker
    assert living(table) == [3, 4] and table.pile == 12


def test_a_rat_dies_only_once() -> None:  # R20, R24
    table = lay(seat(left=2, aggressive=True), seat(right=1, aggressive=True))
    assert dead(attack(table)) == [(1, RIGHT)]  # beaten as defender; as attacker nobody is left
    assert all_rats(table) == 115


# --- combat


def test_the_aggressive_player_with_the_most_rats_wounds_one_of_the_only_enemy() -> None:
    table = lay(seat(city=2, aggressive=True), seat(city=1), seat(dump=5))
    told = search(table, city={YELLOW: 9}, dump={YELLOW: 9})
    assert told.asked == []
    assert told.one(h.RatWounded) == h.RatWounded(1, CITY, 0, "aggressive")
    assert table.sewers[1].poisoned == 1 and cheese(table) == [1, 0, 5]


def test_the_aggressive_player_chooses_among_several_enemies() -> None:
    table = lay(seat(city=3, aggressive=True), seat(city=1), seat(city=2), seat())
    told = search(table, 2, city={YELLOW: 9})
    assert told.asked[0].options == (1, 2)  # type: ignore[attr-defined]
    assert table.sewers[2].poisoned == 1
    assert told.drawn == [(1, 1), (2, 1), (0, 2)]


def test_a_tie_for_the_most_rats_is_won_in_tie_order() -> None:
    for active, wounded in ((0, 1), (1, 0)):
        table = lay(seat(dump=2, aggressive=True), seat(dump=2, aggressive=True), seat(), active=active)
        assert search(table, dump={YELLOW: 9}).one(h.RatWounded).seat == wounded


def test_a_plain_player_who_wins_the_tie_spares_everybody() -> None:
    table = lay(seat(dump=2, aggressive=True), seat(dump=2), seat(), active=1)
    assert search(table, dump={YELLOW: 9}).of(h.RatWounded) == []


def test_an_aggressive_player_without_the_most_rats_wounds_nobody() -> None:
    table = lay(seat(dump=2, aggressive=True), seat(dump=3), seat())
    assert search(table, dump={YELLOW: 9}).of(h.RatWounded) == []


def test_an_aggressive_player_alone_in_an_area_wounds_nobody() -> None:
    told = search(
        lay(seat(dump=2, aggressive=True), seat(city=1), seat()), dump={YELLOW: 9}, city={YELLOW: 9}
    )
    assert told.of(h.RatWounded) == []


def test_the_draw_order_counts_rats_sent_before_wounds() -> None:  # R21
    table = lay(seat(dump=3, aggressive=True), seat(dump=2), seat(dump=1), active=2)
    told = search(table, 1, dump={YELLOW: 9})
    assert told.drawn == [(2, 1), (1, 1), (0, 2)]  # seat 1 has one rat left but sent two


# --- always one piece less


def test_an_aggressive_player_draws_one_piece_less_in_every_area() -> None:
    table = lay(seat(dump=3, city=2, field=1, aggressive=True), seat())
    told = search(table, dump={YELLOW: 9}, city={YELLOW: 9}, field={YELLOW: 9})
    assert told.drawn == [(0, 2), (0, 1), (0, 0)]
    assert {drew.because for drew in told.of(h.Drew)} == {("aggressive",)}


def test_an_aggressive_recycler_draws_one_more_and_one_less() -> None:
    table = lay(seat(dump=2, clan="recycler", aggressive=True), seat(clan="mutant"))
    told = search(table, dump={YELLOW: 9})
    assert told.drawn == [(0, 2)]
    assert told.one(h.Drew).because == ("recycler", "aggressive")


def test_a_wounded_recycler_draws_its_extra_piece_which_then_harms_a_rat_elsewhere() -> None:  # R2
    table = lay(seat(dump=1, nursery=1, clan="recycler"), seat(dump=3, clan="mutant", aggressive=True))
    told = search(table, dump={BLACK: 9})
    assert told.drawn == [(0, 1), (1, 2)]
    assert told.of(h.Drew)[0].elsewhere == (NURSERY,)


def test_a_wounded_aggressive_recycler_draws_nothing() -> None:
    table = lay(seat(dump=1, clan="recycler", aggressive=True), seat(dump=3, clan="mutant", aggressive=True))
    assert search(table, dump={YELLOW: 9}).drawn == [(0, 0), (1, 2)]


def test_an_aggressive_scavenger_still_draws_its_one_piece() -> None:
    table = lay(seat(clan="scavenger", aggressive=True), seat(dump=1, clan="mutant"))
    told = search(table, True, dump={YELLOW: 3})
    assert [drew.seat for drew in told.of(h.Drew) if drew.area is DUMP] == [1, 0]
