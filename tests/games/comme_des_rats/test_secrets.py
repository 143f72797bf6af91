"""Sections 13 and 16: swap anything hidden, and all who may not see it notice nothing at all."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings

from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.table import Looked, Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import view
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.kit import act, lay, rat, turn
from tests.games.comme_des_rats.playing import EVERY_VARIANT, moments, played, whole_story
from tests.games.comme_des_rats.swapping import side_by_side, twins
from tests.quickly import quickly

ROLES = Options(4, roles=True)
BOTH = Options(5, four_dice=True, roles=True)


def compare_twins(options: Options, tempers: list[str], seed: int, one_in: int) -> None:
    """Swap hidden things at one in so many moments of a game, and play both tables on."""
    dice = Dice(seed)
    for match in moments(new_match(options, seed), tempers, seed + 1):
        if match.over or match.handed_in or dice.below(one_in):
            continue
        for pair in twins(match._table, dice):
            told_apart: set[int | None] = set()
            for one, other in side_by_side(pair, seed % 1000):
                assert one.asked_for == other.asked_for, pair.what
                for seat in pair.outsiders:
                    if one.told_to(seat) != other.told_to(seat):
                        told_apart.add(seat)  # this seat itself has drawn, stolen or looked at another card
                    assert seat in told_apart or one.seen_by(seat) == other.seen_by(seat), pair.what


@settings(max_examples=6)
@given(playing.options, playing.tempers, playing.seeds)
def test_swapping_hidden_cards_or_roles_changes_nothing_for_those_who_may_not_see_them(
    options: Options, tempers: list[str], seed: int
) -> None:
    """Neither now nor later, as long as the open story stays the same: views, questions, whispers."""
    compare_twins(options, tempers, seed, one_in=10)


@pytest.mark.slow
@pytest.mark.parametrize("temper", sorted(playing.TEMPERS))
@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_swapping_changes_nothing_in_any_variant_whoever_plays(options: Options, temper: str) -> None:
    for seed in range(3):
        compare_twins(options, [temper] * 5, seed, one_in=5)


@pytest.mark.parametrize("options", quickly(EVERY_VARIANT, Options(2), Options(3, roles=True)), ids=str)
def test_every_kind_of_swap_is_tried_and_played_on(options: Options) -> None:
    """The test above would prove nothing if no pair of tables stayed alike for long."""
    tried, steps, dice = Counter[str](), 0, Dice(2)
    for seed in range(2):
        for match in moments(new_match(options, seed), ["chance"] * 5, seed):
            if not match.over and not match.handed_in and not dice.below(4):
                for pair in twins(match._table, dice):
                    tried[pair.what] += 1
                    steps += sum(1 for _ in side_by_side(pair, seed))
    wanted = {"swapped_cards"}
    if options.roles:
        wanted |= {"swapped_roles"} | ({"undealt_role"} if options.players < 4 else set())
    if options.players == 2:
        wanted.add("swapped_rat_cards")
    assert wanted <= {*tried} and steps > 3 * sum(tried.values())


MARK = "hidden!"


def marked(table: Table, eyes: int | None) -> Table:
    """The table with a mark in place of everything that these eyes may not see."""
    table = table.copy()
    looker = table.looked.seat if table.looked else None
    for number, door in enumerate(table.doors):
        if eyes is None or looker != eyes or number not in (table.looked.doors if table.looked else ()):
            door.cards = [MARK] * len(door.cards)
    for seat, each in enumerate(table.rats):
        if seat not in (eyes, table.third_rat):
            each.stash, each.lost = [MARK] * len(each.stash), [MARK] * len(each.lost)
            each.pocketed = [-99] * len(each.pocketed)
            each.role = MARK if each.role_closed else each.role
    table.rat_cards = [-99] * len(table.rat_cards)
    if table.looked and looker != eyes:
        table.looked = Looked(table.looked.seat, table.looked.doors, ((MARK,),), ((MARK,),))
    if not table.ended:
        table.records = [replace(record, lost=((MARK,),), doors=((MARK,),)) for record in table.records]
    return table


@settings(max_examples=8)
@given(playing.options, playing.tempers, playing.seeds)
def test_no_view_holds_anything_that_its_seat_may_not_see(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for seat in (None, *range(options.seats)):
            shown = view(marked(match._table, seat), seat)
            assert MARK not in repr(shown) and "-99" not in repr(shown)
            assert shown == match.view(seat)


def test_the_own_cards_role_and_lost_cards_are_in_the_own_view_only() -> None:
    table = lay(rat("clover", role="fool"), rat("cheese2", role="hypnotist"), rat(role="alchemist"))
    table.rats[2].lost, table.rats[2].bandages = ["cheese1"], 3
    own, open_table = view(table, 0), view(table, None)
    assert own.rats[0].stash == ("clover",) and own.rats[0].role == "fool"
    assert view(table, 2).rats[2].lost == ("cheese1",)
    assert [each.stash for each in open_table.rats] == [None] * 3
    assert [each.role for each in open_table.rats] == [None] * 3
    assert [each.cards for each in open_table.rats] == [1, 1, 0] and open_table.rats[2].cards_lost == 1
    assert all(each.role_closed for each in open_table.rats)


def test_what_lay_behind_doors_and_was_lost_is_open_only_when_the_game_is_over() -> None:
    match = new_match(Options(3), 2)
    for moment in moments(match, ["chance"] * 5, 1):
        for record in moment.view(0).records:
            assert (record.doors is not None) == (record.lost is not None) == moment.over
    assert len(match.view(None).records) > 1


@pytest.mark.parametrize("stash", ["cheese1", "clover", "clover clover", "cheese2 clover"])
def test_taking_a_bandage_looks_the_same_with_and_without_a_clover(stash: str) -> None:
    cards = len(stash.split())
    with_clover, without = (lay(rat(), rat(each), rat()) for each in (stash, " ".join(["cheese1"] * cards)))
    one, other = act(with_clover, 0, "claws", 1, "take"), act(without, 0, "claws", 1, "take")
    assert one.story == other.story and one.asked_for == other.asked_for and one.settled == other.settled
    assert view(with_clover, None) == view(without, None)


@pytest.mark.parametrize("role", ["al_ratone", "fool", "hypnotist", "alchemist"])
def test_keeping_silent_looks_the_same_whatever_the_role(role: str) -> None:
    others = [name for name in ("al_ratone", "fool", "hypnotist", "alchemist") if name != role][:2]
    table = lay(rat(role=others[0]), rat(role=role), rat(role=others[1]))
    told = turn(table, "claws heal", "keep", "pass", "pass", 2, 0, 1, "take")
    assert told.asked_for == [
        ("reroll", 0), ("speak_up", 1), ("speak_up", 2), ("partner", 0), ("keep", 2), ("target", 2),
        ("react", 1),
    ]  # fmt: skip
    assert told.kinds[:7] == [
        "TurnBegan", "Rolled", "PartnerNamed", "DieKept", "ActionBegan", "CatSent", "Bandaged",
    ]  # fmt: skip


@pytest.mark.parametrize("options", [Options(2), Options(3), ROLES, BOTH], ids=str)
def test_open_happenings_name_a_card_only_where_it_is_open(options: Options) -> None:
    named = 0
    for seed in range(12):
        for told in whole_story(played(options, None, seed)):
            if isinstance(told, h.Stored):
                assert (told.card is not None) == (options.players == 2 and told.seat == 2)
            elif isinstance(told, h.Stole):
                third = options.players == 2 and 2 in (told.thief, told.victim)
                assert told.card == "trap" or (told.card is not None) == third
            named += getattr(told, "card", None) is not None
    assert named or options in (Options(3), BOTH)
