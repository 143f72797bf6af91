"""Section 13: what a seat has learned stays in its view as long as it holds, and no longer."""

from __future__ import annotations

from hypothesis import given

from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.steps import Rearrange
from ratland_desktop.games.comme_des_rats.rules.table import EVERYBODY, Looked, Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import view
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.kit import act, lay, play, rat
from tests.games.comme_des_rats.playing import moments


def known(table: Table, who: int | None) -> list[tuple[str, ...]]:
    return [each.known for each in view(table, who).rats]


def test_thief_and_victim_know_the_stolen_card_and_nobody_else_does() -> None:
    table = lay(rat("clover"), rat(), rat(), rat())
    act(table, 1, "theft")
    assert known(table, 0) == [(), ("clover",), (), ()]
    assert known(table, 2) == known(table, 3) == known(table, None) == [()] * 4
    assert known(table, 1) == [()] * 4  # it is the thief's own stash now


def test_a_known_card_is_sure_no_longer_when_another_rat_steals_from_that_stash() -> None:
    table = lay(rat("clover"), rat("cheese1"), rat(), rat())
    act(table, 1, "theft")
    act(table, 2, "theft", picks=[0])
    assert known(table, 0) == [()] * 4
    assert known(table, 1) == [(), (), ("cheese1",), ()]


def test_of_two_known_cards_of_a_kind_one_stays_sure() -> None:
    table = lay(rat("clover clover"), rat("cheese1"), rat(), rat())
    act(table, 1, "theft")
    act(table, 1, "theft")
    assert known(table, 0)[1] == ("clover", "clover")
    act(table, 2, "theft", picks=[0])
    assert known(table, 0)[1] == ("clover",)


def test_if_there_was_nothing_else_to_steal_the_card_is_followed() -> None:
    table = lay(rat("clover"), rat(), rat(), rat())
    act(table, 1, "theft")
    act(table, 2, "theft")
    assert known(table, 0) == [(), (), ("clover",), ()]


def test_a_card_that_was_shown_or_stolen_back_is_known_no_longer() -> None:
    table = lay(rat("clover"), rat("cheese1"), rat())
    act(table, 1, "theft")
    act(table, 2, "claws", 1, "clover")
    assert known(table, 0) == [()] * 3
    table = lay(rat("clover"), rat("cheese1"), rat())
    act(table, 1, "theft")
    act(table, 0, "theft", picks=[1])
    assert known(table, 0) == [()] * 3 and known(table, 1) == [("clover",), (), ()]


def test_what_was_known_is_known_of_the_lost_cards() -> None:
    table = lay(rat("clover"), rat(bandages=2), rat())
    act(table, 1, "theft")
    act(table, 2, "claws", 1, "take")
    seen = view(table, 0).rats[1]
    assert seen.known == ("clover",) and seen.cards_lost == 1 and seen.lost is None


def arranged(door: str) -> Table:
    table = lay(
        rat(role="manipulator", shown=True), rat(role="fool"), rat(role="hypnotist"),
        doors=[door, "cheese1 trap", "trap cheese1"],
    )  # fmt: skip
    before = tuple(tuple(reversed(table.doors[number].cards)) for number in (0, 1))
    table.looked = Looked(0, (0, 1), before)
    orders = [[*range(len(cards))] for cards in before]
    play(table, orders, steps=[Rearrange(0, (0, 1))])
    return table


def test_the_manipulator_knows_what_others_draw_from_the_doors_it_has_arranged() -> None:
    table = arranged("cheese2 clover trap")
    act(table, 2, "key2", 0)
    assert known(table, 0) == [(), (), ("clover", "cheese2")] and known(table, 1) == [()] * 3
    act(table, 2, "key1", 2)  # not arranged, and a trap
    assert known(table, 0)[2] == ("clover", "cheese2")


def test_a_trap_in_the_fools_stash_stays_known_while_other_cards_are_stolen() -> None:
    table = arranged("trap clover cheese1")
    act(table, 1, "key2", 0)
    assert known(table, 0)[1] == ("trap", "clover")
    act(table, 2, "theft", picks=[1])
    assert known(table, 0) == [(), ("trap",), ("clover",)]  # all else that could be stolen was the clover
    act(table, 2, "theft", "take", picks=[0])
    assert known(table, 0)[1] == ()


@given(playing.options, playing.tempers, playing.seeds)
def test_notes_are_always_true(options: Options, tempers: list[str], seed: int) -> None:
    noted = 0
    for match in moments(new_match(options, seed), tempers, seed + 1):
        table = match._table
        for (who, holder), cards in table.notes.items():
            assert who != holder and table.third_rat not in (who, holder) and cards
            left = [*table.rats[holder].stash, *table.rats[holder].lost]
            for card in cards:
                left.remove(card)
            noted += who != EVERYBODY
    assert noted or options.players > 2
