"""Section 4 of the rules page: the printed rulebooks' own examples."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.food import bag_contents
from ratland_desktop.games.ratland.rules.phases.feeding import price
from ratland_desktop.games.ratland.rules.words import DUMP, WHITE, YELLOW
from tests.games.ratland.kit import all_rats, attack, cheese, feeding, lay, nursery, search, seat


def test_two_attackers_share_what_is_left_piece_by_piece() -> None:
    table = lay(seat(left=4), seat(pantry=2, cheese=3), seat(right=5))
    told = attack(table)
    assert {stole.seat: (stole.owed, stole.cheese) for stole in told.of(h.Stole)} == {0: (2, 1), 2: (3, 2)}
    assert cheese(table) == [1, 0, 2]


def test_three_rats_in_the_nursery_have_three_young_which_stay_there() -> None:
    table = lay(seat(nursery=3), seat(pantry=1))
    assert nursery(table).born == {0: 3}
    assert table.sewers[0].places[6] == 6
    assert all_rats(table) == 115


def test_the_fewest_rats_draw_first_and_the_last_finds_what_is_left() -> None:
    table = lay(seat(dump=3), seat(dump=2), seat(dump=6), seat(dump=5))
    told = search(table)
    assert told.drawn == [(1, 2), (0, 3), (3, 5), (2, 2)]
    assert told.of(h.Drew)[-1].due == 6


@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_one_more_of_each_colour_goes_into_the_bag(players: int) -> None:
    assert bag_contents((1,), DUMP, players) == (YELLOW,) * 7 + (WHITE,) * 7


def test_26_rats_cost_11_cheese() -> None:
    assert price(26) == 11


def test_eleven_rats_with_two_cheese_pay_two_and_bury_two() -> None:
    table = lay(seat(pantry=11, cheese=2), seat())
    fed = feeding(table).of(h.Fed)[0]
    assert (fed.rats, fed.cost, fed.paid, fed.starved) == (11, 4, 2, 2)
    sewer = table.sewers[0]
    assert (sewer.healthy, sewer.buried, sewer.cheese) == (9, 2, 0)
