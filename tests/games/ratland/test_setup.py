"""Sections 2 and 9: what lies on the table before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import END_OF_GAME, FINAL, STARTING
from ratland_desktop.games.ratland.rules.setup import lay_table
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import PANTRY, Board, Food
from ratland_desktop.tabletop.dialogue import IllegalSetup
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.kit import all_rats

EVERY_NUMBER = range(2, 13)


@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_everyone_starts_with_seven_rats_and_two_cheese_in_the_pantry(players: int) -> None:
    table = lay_table(Options(players), Dice(1))
    assert table.players == players
    assert all(sewer.places[PANTRY] == sewer.healthy == 7 and sewer.cheese == 2 for sewer in table.sewers)
    assert all_rats(table) == (115 if players <= 6 else 230)
    assert table.pile == all_rats(table) - 7 * players


@pytest.mark.parametrize("seed", range(20))
def test_five_starting_events_lie_on_four_final_ones_shuffled_with_the_end(seed: int) -> None:
    deck = lay_table(Options(4), Dice(seed)).events[::-1]
    assert set(deck[:5]) == set(STARTING)
    assert END_OF_GAME in deck[5:] and len(deck) == 10 == len(set(deck))
    assert set(deck[5:]) - {END_OF_GAME} < set(FINAL)


def test_the_end_can_come_after_five_to_nine_rounds_and_every_event_is_used() -> None:
    ends, starts, events = set(), set(), set()
    for seed in range(200):
        deck = lay_table(Options(4), Dice(seed)).events[::-1]
        ends.add(deck.index(END_OF_GAME))
        starts.add(deck[0])
        events.update(deck)
    assert ends == {5, 6, 7, 8, 9} and starts == set(STARTING) and len(events) == 14


def test_sorted_food_is_one_to_nine_and_each_card_twice_with_two_boxes() -> None:
    assert lay_table(Options(6, food=Food.SORTED), Dice(1)).foods[::-1] == [*range(1, 10)]
    two_boxes = lay_table(Options(7, food=Food.SORTED), Dice(1)).foods[::-1]
    assert two_boxes == [card for card in range(1, 10) for _ in range(2)]


def test_shuffled_food_is_the_same_cards_in_another_order() -> None:
    cards = lay_table(Options(7, food=Food.SHUFFLED), Dice(1)).foods
    assert Counter(cards) == Counter([*range(1, 10)] * 2) and cards != sorted(cards, reverse=True)


def test_the_starting_player_is_picked_or_left_to_chance() -> None:
    assert lay_table(Options(5, first=3), Dice(1)).active == 3
    assert {lay_table(Options(3), Dice(seed)).active for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_everyone_is_dealt_two_different_clans_and_no_card_twice_in_one_box(players: int) -> None:
    for seed in range(20):
        table = lay_table(Options(players, clans=True), Dice(seed))
        assert all(len(set(sewer.dealt)) == 2 and sewer.clan is None for sewer in table.sewers)
        dealt = Counter(clan.id for sewer in table.sewers for clan in sewer.dealt)
        assert max(dealt.values()) <= (1 if players <= 6 else 2)
        assert players not in (6, 12) or set(dealt) == set(CLANS)


def test_no_clans_are_dealt_without_the_variant() -> None:
    assert all(sewer.dealt == () for sewer in lay_table(Options(4), Dice(1)).sewers)


@pytest.mark.parametrize(
    ("board", "aggressive", "known"),
    [(Board.OFF, False, True), (Board.EVERYONE, True, True), (Board.SECRET, False, False)],
)
def test_the_board_variant_decides_who_is_aggressive(board: Board, aggressive: bool, known: bool) -> None:
    table = lay_table(Options(3, board=board), Dice(1))
    assert [sewer.aggressive for sewer in table.sewers] == [aggressive] * 3
    assert table.boards_known is known


@pytest.mark.parametrize("players", [-1, 0, 1, 13])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(IllegalSetup) as refused:
        lay_table(Options(players), Dice(1))
    assert refused.value.code == "setup.players"
    assert refused.value.params == {"players": players, "fewest": 2, "most": 12}


@pytest.mark.parametrize("first", [-1, 4])
def test_a_starting_seat_that_does_not_exist_is_refused(first: int) -> None:
    with pytest.raises(IllegalSetup) as refused:
        lay_table(Options(4, first=first), Dice(1))
    assert refused.value.code == "setup.first"
