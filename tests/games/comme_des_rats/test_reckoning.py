"""Section 13, "Open reckoning": the odds of a trap are those that one finds by counting every deal."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS, new_match
from ratland_desktop.games.comme_des_rats.rules.hidden_traps import Spots, layouts
from ratland_desktop.games.comme_des_rats.rules.reckoning import open_trap_odds, opened, trap_odds
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.rules.view import View, view
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.counting import counted_odds, deals, page_odds
from tests.games.comme_des_rats.kit import drawn, lay, rat
from tests.games.comme_des_rats.playing import moments

HIDDEN = "cheese1 " * 5


def views_of_a_game(options: Options, seed: int, one_in: int = 1) -> list[View]:
    dice = Dice(seed)
    return [
        match.view(None)
        for match in moments(new_match(options, seed), ["chance"] * 5, seed + 1)
        if not match.over and match.view(None).doors and not dice.below(one_in)
    ]


def door_after(*taken: bool) -> str:
    return " ".join(["cheese1"] * (5 - len(taken)))


def looked_at(*doors: tuple[bool, ...]) -> View:
    """Three doors from which seat 0 has drawn cards: True was a trap."""
    table = lay(rat(), rat(), rat(), doors=[door_after(*taken) for taken in doors])
    for number, taken in enumerate(doors):
        for sprung in taken:
            drawn(table, number, 0, sprung=sprung)
    table.rats[0].stash = ["cheese1"] * sum(not sprung for taken in doors for sprung in taken)
    return view(table, None)


def test_at_the_start_every_door_has_the_same_chance() -> None:
    assert open_trap_odds(looked_at((), (), ())) == (4 / 15, 4 / 15, 4 / 15)


def test_where_no_trap_has_been_found_there_is_one_for_sure() -> None:
    odds = open_trap_odds(looked_at((False, False, False, False), (True, True), ()))
    assert odds == (1.0, 0.0, 1 / 5)


def test_once_a_door_has_shown_two_the_extra_one_is_found() -> None:
    assert open_trap_odds(looked_at((True, True), (True,), ())) == (0.0, 0.0, 1 / 5)


def test_two_keys_count_both_cards() -> None:
    seen = looked_at((False, False, False), (), (True, True))
    assert open_trap_odds(seen, keys=2)[0] == 1.0 and open_trap_odds(seen, keys=1)[0] == 1 / 2


@settings(max_examples=8)
@given(st.sampled_from([Options(2), Options(3)]), playing.seeds, st.integers(1, 2))
def test_the_odds_are_those_of_counting_every_deal(options: Options, seed: int, keys: int) -> None:
    for seen in views_of_a_game(options, seed, one_in=6):
        assert open_trap_odds(seen, keys) == pytest.approx([float(each) for each in counted_odds(seen, keys)])


@given(st.sampled_from([Options(2), Options(3), Options(4), Options(5)]), playing.seeds)
def test_the_odds_are_those_of_the_pages_formula(options: Options, seed: int) -> None:
    for seen in views_of_a_game(options, seed, one_in=3):
        assert open_trap_odds(seen) == pytest.approx([float(each) for each in page_odds(seen)])


@settings(max_examples=5)
@given(playing.seeds)
def test_with_roles_the_odds_weigh_who_may_be_the_fool(seed: int) -> None:
    shown = 0
    for seen in views_of_a_game(Options(3, roles=True), seed, one_in=12):
        odds = open_trap_odds(seen)
        counted = [float(each) for each in counted_odds(seen)]
        assert trap_odds(opened(seen)) == pytest.approx(counted)
        shown += sum(each is not None for each in odds)
        for each, right in zip(odds, counted, strict=True):
            assert each is None or each == pytest.approx(right)


def test_with_roles_nothing_is_reckoned_behind_touched_doors_or_where_a_closed_role_stored_a_card() -> None:
    table = lay(
        rat("cheese1", role="fool"), rat("cheese1", role="al_ratone", shown=True), rat(role="hypnotist"),
        doors=["cheese1 " * 4, "cheese1 " * 4, "cheese1 " * 4],
    )  # fmt: skip
    drawn(table, 0, 0)
    drawn(table, 1, 1)
    drawn(table, 2, 2, sprung=True)
    odds = open_trap_odds(view(table, None))
    assert odds[0] is None and odds[1] is not None and odds[2] is not None
    for seat, role in enumerate(("alchemist", "fool", "manipulator")):
        table.rats[seat].role = role
    table.rats[2].role_shown = True  # the Fool was unmasked: whose trap lay behind door 1?
    assert open_trap_odds(view(table, None))[1] is None


def test_a_door_that_the_manipulator_has_touched_is_not_open() -> None:
    for seed in range(30):
        match = new_match(Options(4, roles=True), seed)
        question = match.open_questions[0]
        if question.kind == "look_piles":
            match.answer(question.seat, (1, 3))
            odds = open_trap_odds(match.view(None))
            assert [each is None for each in odds] == [False, True, False, True]
            return
    raise AssertionError("no Manipulator was dealt")


@given(playing.options, playing.seeds)
def test_the_open_reckoning_is_the_same_from_every_seat(options: Options, seed: int) -> None:
    dice = Dice(seed)
    for match in moments(new_match(options, seed), ["chance"] * 5, seed):
        if match.view(None).doors and not dice.below(9):
            seats = (None, *range(options.seats))
            assert len({open_trap_odds(match.view(seat)) for seat in seats}) == 1
            assert len({opened(match.view(seat)) for seat in seats}) == 1


def test_the_manipulator_is_sure_of_the_doors_it_has_looked_behind() -> None:
    found = 0
    for seed in range(30):
        match = new_match(Options(3, roles=True), seed)
        for moment in moments(match, ["chance"] * 5, seed):
            table = moment._table
            if moment.over or len(moment.stories) > 1:
                break
            if not table.looked:
                continue
            own = trap_odds(moment.view(table.looked.seat))
            for door in table.looked.doors:
                cards = table.doors[door].cards
                assert own[door] == float(bool(cards) and cards[-1] == "trap")
                found += 1
    assert found > 50


@pytest.mark.parametrize(("doors", "traps"), [(3, 4), (3, 5), (3, 6), (4, 6)])
def test_layouts_weigh_as_section_three_deals_whatever_the_number_of_traps(doors: int, traps: int) -> None:
    """One trap a door is set aside, the others are dealt with the rest: four cards a door."""
    found = layouts(tuple([Spots(5, 0, 0)] * doors), traps, 0, 0)
    total = sum(layout.weight for layout in found)
    for layout in found:
        dealt = 1.0
        for number in layout.behind:
            dealt *= comb(4, number - 1)
        assert layout.weight / total == pytest.approx(dealt / comb(4 * doors, traps - doors))


def test_all_deals_are_equally_likely() -> None:
    """What the counting in these tests stands on, from the dealing itself."""
    counts = Counter[object]()
    everything = {*deals(3)}
    for seed in range(4000):
        piles = COMME_DES_RATS.lay_table(Options(3), Dice(seed))
        script = COMME_DES_RATS.play_round(piles, Dice(seed), lambda told: None)
        next(script)
        deal = frozenset(
            (number, place)
            for number, door in enumerate(piles.doors)
            for place, card in enumerate(reversed(door.cards))
            if card == "trap"
        )
        assert deal in everything
        counts[deal] += 1
    assert len(everything) == 750 and len(counts) > 730 and max(counts.values()) < 20


def test_the_fool_knows_from_which_doors_it_stored_traps() -> None:
    table = lay(rat("trap", role="fool"), rat(role="al_ratone"), rat(role="hypnotist"),
                doors=["cheese1 " * 4, HIDDEN, HIDDEN])  # fmt: skip
    drawn(table, 0, 0)
    table.rats[0].pocketed = [0]
    own, others = trap_odds(view(table, 0)), trap_odds(view(table, 1))
    assert own[0] == pytest.approx((4 / 2) / (4 / 2 + 1 + 1) / 4)  # only the extra one may be there
    assert others[0] > own[0]
