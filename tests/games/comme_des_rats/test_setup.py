"""Sections 2 and 3: who can play what, and how a round is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.cards import deck
from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS, new_match
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.games.comme_des_rats.rules.setup import deal_doors, lay_table
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.words import Began
from ratland_desktop.tabletop.dialogue import IllegalSetup
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.kit import begin, lay, rat, score
from tests.games.comme_des_rats.playing import EVERY_VARIANT


@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_every_variant_can_be_laid_and_nobody_has_anything(options: Options) -> None:
    table = lay_table(options, Dice(1))
    assert [each.points for each in table.rats] == [0] * max(3, options.players)
    assert not table.doors and not table.agenda and not table.ended


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(1), "setup.players"),
        (Options(6), "setup.players"),
        (Options(3, four_dice=True), "setup.four_dice"),
        (Options(2, four_dice=True), "setup.four_dice"),
        (Options(2, roles=True), "setup.roles"),
        (Options(4, first=4), "setup.first"),
        (Options(4, first=-1), "setup.first"),
        (Options(2, first=2), "setup.first"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_with_its_reason(options: Options, code: str) -> None:
    with pytest.raises(IllegalSetup) as refused:
        lay_table(options, Dice(1))
    assert refused.value.code == code and refused.value.params


def test_the_first_player_is_the_seat_that_was_picked_or_any() -> None:
    assert lay_table(Options(4, first=2), Dice(1)).active == 2
    assert {lay_table(Options(4), Dice(seed)).active for seed in range(40)} == {0, 1, 2, 3}
    assert {lay_table(Options(2), Dice(seed)).active for seed in range(40)} == {0, 1}


def test_two_players_are_joined_by_the_third_rat_in_the_last_seat() -> None:
    table = lay_table(Options(2), Dice(1))
    assert COMME_DES_RATS.seats(table) == 3 and COMME_DES_RATS.unplayed(table) == (2,)
    assert COMME_DES_RATS.unplayed(lay_table(Options(3), Dice(1))) == ()


@pytest.mark.parametrize("doors", [3, 4, 5])
def test_every_door_gets_five_cards_with_at_least_one_trap_and_one_door_has_two(doors: int) -> None:
    doubles = Counter[int]()
    for seed in range(300):
        piles = [door.cards for door in deal_doors(doors, Dice(seed))]
        assert [len(pile) for pile in piles] == [5] * doors
        assert sorted(card for pile in piles for card in pile) == sorted(deck(doors))
        traps = [pile.count("trap") for pile in piles]
        assert sorted(traps) == [1] * (doors - 1) + [2]
        doubles[traps.index(2)] += 1
    assert len(doubles) == doors and min(doubles.values()) > 300 / doors / 2


def test_a_trap_can_lie_in_every_place_of_a_door() -> None:
    places = Counter(place for seed in range(400) for door in deal_doors(3, Dice(seed))
                     for place, card in enumerate(door.cards) if card == "trap")  # fmt: skip
    assert set(places) == set(range(5)) and max(places.values()) < 1.4 * min(places.values())


def test_two_players_use_the_cards_for_three() -> None:
    table = lay_table(Options(2), Dice(1))
    begin(table)
    assert len(table.doors) == 3
    assert sorted(c for door in table.doors for c in door.cards) == sorted(deck(3))


def test_a_round_begins_with_its_first_player_and_the_reason() -> None:
    match = new_match(Options(3, first=2), 5)
    assert match.story[0] == h.RoundBegan(1, 2, Began.FIRST_ROUND)
    assert match.story[1] == h.TurnBegan(2, 1)


def test_between_rounds_everything_but_points_and_records_is_back_in_the_box() -> None:
    table = lay(rat("cheese1 clover", bandages=1), rat(bandages=3), rat("cheese2"), doors=["trap", "", ""])
    table.middle = ["clover"]
    score(table)
    again = lay_table(Options(3), Dice(1))
    again.records, again.round, again.active = table.records, 1, 1
    for each, points in zip(again.rats, (1, 0, 2), strict=True):
        each.points = points
    assert table == again


def test_roles_are_dealt_one_to_each_player_and_all_different() -> None:
    seen = set()
    for seed in range(30):
        table = lay_table(Options(3, roles=True), Dice(seed))
        begin(table, seed=seed)
        roles = [each.role for each in table.rats]
        assert len({*roles}) == 3
        seen |= {*roles}
    assert seen == {*ROLES}
