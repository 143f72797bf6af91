"""Section 13, "A table that could be true": it fits the view, comes at once, and with the right weight."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS as GAME
from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.table import Looked, Options, Table
from ratland_desktop.games.comme_des_rats.rules.view import View, view
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.kit import act, drawn, lay, rat, waiting_for
from tests.games.comme_des_rats.playing import EVERY_VARIANT, moments
from tests.games.comme_des_rats.swapping import notes_hold
from tests.games.comme_des_rats.test_properties import check_cards


def check_possible(table: Table) -> None:
    """A table that the rules can lead to."""
    if not table.doors:
        return
    check_cards(table)
    assert notes_hold(table)  # and no trap lies in a stash but the Fool's
    pocketed = [door for each in table.rats for door in each.pocketed]
    for number, door in enumerate(table.doors):
        assert door.sprung + door.cards.count("trap") + pocketed.count(number) >= 1
    for seat, each in enumerate(table.rats):
        assert not each.pocketed or each.role == "fool"
        for number in {*each.pocketed}:
            stored = [taken for taken in table.doors[number].taken if taken.seat == seat and not taken.sprung]
            assert each.pocketed.count(number) <= len(stored)
        traps = each.stash.count("trap") + each.lost.count("trap")
        assert not each.pocketed or each.role_shown or len(each.pocketed) == traps
    roles = [each.role for each in table.rats if each.role]
    assert len({*roles}) == len(roles) == (table.seats if table.options.roles else 0)
    assert all(each.role_shown for each in table.rats if each.role == "manipulator")
    if table.looked:
        for number, pile in zip(table.looked.doors, table.looked.now, strict=True):
            assert [*pile[len(table.doors[number].taken) :]] == table.doors[number].cards[::-1]


@settings(max_examples=6)
@given(playing.options, playing.tempers, playing.seeds)
def test_the_true_table_and_every_imagined_one_can_be_true_and_show_the_same_view(
    options: Options, tempers: list[str], seed: int
) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        check_possible(match._table)
        for seat in (None, *range(options.seats)):
            seen = match.view(seat)
            imagined = GAME.reimagine(seen, Dice(number))
            check_possible(imagined)
            assert view(imagined, seat) == seen


@pytest.mark.slow
@pytest.mark.parametrize("temper", sorted(playing.TEMPERS))
@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_imagining_works_at_every_moment_of_many_games(options: Options, temper: str) -> None:
    for seed in range(2):
        for number, match in enumerate(moments(new_match(options, seed), [temper] * 5, seed)):
            for seat in (None, *range(options.seats)):
                imagined = GAME.reimagine(match.view(seat), Dice(number))
                check_possible(imagined)
                other = GAME.reimagine(view(imagined, 0), Dice(number))  # somebody on it imagines, too
                assert view(other, 0) == view(imagined, 0)


def imagined(seen: View, times: int = 3000) -> list[Table]:
    return [GAME.reimagine(seen, Dice(seed)) for seed in range(times)]


def share(tables: list[Table], count: int) -> float:
    return count / len(tables)


def test_the_extra_trap_lies_behind_each_door_with_its_right_weight() -> None:
    table = lay(rat(), rat("cheese1 cheese1"), rat(), doors=["cheese1 " * 3, "cheese1 " * 4, "cheese1 " * 5])
    drawn(table, 0, 1, 1)
    drawn(table, 1, 1, sprung=True)
    tables = imagined(view(table, 0))
    extra = Counter(
        next(n for n, door in enumerate(each.doors) if door.cards.count("trap") + door.sprung == 2)
        for each in tables
    )
    weights = [(3 - 1) / 4, 4 / 2, (5 - 1) / 4]  # the page's w, with x = 0, 1, 0
    for door, weight in enumerate(weights):
        assert share(tables, extra[door]) == pytest.approx(weight / sum(weights), abs=0.03)


def test_the_place_of_a_trap_in_its_door_is_any() -> None:
    tables = imagined(view(lay(rat(), rat(), rat()), 0))
    piles = [door.cards for each in tables for door in each.doors]
    places = Counter(place for pile in piles for place, card in enumerate(pile) if card == "trap")
    for place in range(5):
        assert places[place] / sum(places.values()) == pytest.approx(1 / 5, abs=0.02)


def test_a_hidden_stash_holds_any_of_the_unseen_cards() -> None:
    table = lay(rat("clover"), rat("cheese1"), rat(), doors=["x " * 4, "x " * 4, "x " * 5])
    drawn(table, 0, 0)
    drawn(table, 1, 1)
    tables = imagined(view(table, 0))
    held = Counter(each.rats[1].stash[0] for each in tables)
    unseen = {"clover": 1, "cheese1": 6, "cheese2": 3}  # 2 clovers, one of them my own; no trap is stored
    for card, copies in unseen.items():
        assert share(tables, held[card]) == pytest.approx(copies / 10, abs=0.03)


def test_what_the_seat_surely_knows_stays() -> None:
    table = lay(rat("clover"), rat("cheese1"), rat(), doors=["x " * 4, "x " * 4, "x " * 5])
    drawn(table, 0, 0)
    drawn(table, 1, 1)
    act(table, 1, "theft")
    for each in imagined(view(table, 0), 50):
        assert "clover" in each.rats[1].stash and len(each.rats[1].stash) == 2
    assert any("clover" not in each.rats[1].stash for each in imagined(view(table, 2), 50))


def test_what_the_manipulator_arranged_stays() -> None:
    match = next(
        match for match in (new_match(Options(4, roles=True), seed) for seed in range(30))
        if match.open_questions[0].kind == "look_piles"
    )  # fmt: skip
    seat = match.open_questions[0].seat
    match.answer(seat, (0, 2))
    match.answer(seat, [[4, 3, 2, 1, 0], [1, 0, 2, 4, 3]])
    true = [door.cards for door in match._table.doors]
    for each in imagined(match.view(seat), 30):
        assert (each.doors[0].cards, each.doors[2].cards) == (true[0], true[2])
    assert any(each.doors[0].cards != true[0] for each in imagined(match.view((seat + 1) % 4), 30))


def test_who_has_sprung_a_trap_is_not_imagined_as_the_fool() -> None:
    table = lay(rat(role="alchemist"), rat(role="hypnotist"), rat("cheese1", role="al_ratone"),
                doors=["x " * 4, "x " * 4, "x " * 5])  # fmt: skip
    drawn(table, 0, 1, sprung=True)
    drawn(table, 1, 2)
    tables = imagined(view(table, 0))
    fools = Counter(next((s for s, r in enumerate(each.rats) if r.role == "fool"), None) for each in tables)
    assert fools[1] == 0 and fools[2] and fools[None]


def test_an_empty_door_without_a_trap_shows_that_a_fool_stored_it() -> None:
    table = lay(rat(role="alchemist"), rat("x x x x x", role="fool"), rat(role="al_ratone"),
                doors=["", "x " * 5, "x " * 5])  # fmt: skip
    drawn(table, 0, 1, 1, 1, 1, 1)
    for each in imagined(view(table, 0), 200):
        assert each.rats[1].role == "fool" and 0 in each.rats[1].pocketed
        assert each.rats[1].stash.count("trap") == len(each.rats[1].pocketed) >= 1


@pytest.mark.parametrize(("looker", "possible"), [(0, {1, 2}), (1, {0, 1, 2})])
def test_a_fool_who_was_just_robbed_of_a_trap_may_have_more_of_them(looker: int, possible: set[int]) -> None:
    """The thief is asked first, so the others still lie in the stash; the Manipulator knows of one."""
    rest = ("cheese1", "cheese1", "cheese2", "clover")
    table = lay(rat("cheese1", role="manipulator", shown=True), rat(role="alchemist"),
                rat("trap trap cheese1", role="fool"),
                doors=[" ".join(rest), " ".join(rest), "trap trap cheese2"])  # fmt: skip
    for door in range(3):
        drawn(table, door, 2)
    drawn(table, 2, 0)
    table.rats[2].pocketed = [0, 1]
    table.looked = Looked(0, (0, 1), (("trap", *rest),) * 2, (("trap", *rest),) * 2)
    table.notes[0, 2] = ("trap", "trap")
    assert waiting_for(act(table, 0, "theft", picks=[0])) == ("react", 0)
    tables = imagined(view(table, looker), 200)
    assert {each.rats[2].stash.count("trap") for each in tables} == possible


def test_a_fool_who_was_unmasked_may_have_sprung_a_trap_of_an_arranged_door_since() -> None:
    table = lay(rat("cheese1", role="alchemist"), rat(role="manipulator", shown=True),
                rat("x", role="fool", shown=True, bandages=1),
                doors=["x " * 2, "x " * 4, "x " * 5])  # fmt: skip
    drawn(table, 0, 0)
    drawn(table, 0, 2, sprung=True)
    drawn(table, 0, 2)
    drawn(table, 1, 2)
    table.middle = ["trap"]
    table.looked = Looked(1, (0, 1), (("x",) * 5, ("x",) * 5), (("x",) * 5, ("x",) * 5))
    for each in imagined(view(table, 0), 200):
        assert each.looked is not None
        shown = [pile.count("trap") for pile in each.looked.now]
        assert shown == [
            each.doors[door].cards.count("trap") + each.doors[door].sprung + each.rats[2].pocketed.count(door)
            for door in each.looked.doors
        ]


def test_closed_roles_are_any_of_the_unseen_ones_but_never_the_manipulator() -> None:
    table = lay(rat(role="alchemist"), rat(role="fool"), rat(role="hypnotist"))
    tables = imagined(view(table, 0))
    roles = Counter(each.rats[1].role for each in tables)
    assert {*roles} == {"al_ratone", "hypnotist", "fool"}
    for role in roles:
        assert share(tables, roles[role]) == pytest.approx(1 / 3, abs=0.03)


def test_the_order_of_the_third_rats_closed_cards_is_any() -> None:
    table = lay(rat(), rat(), rat(), players=2)
    table.rat_cards, table.rat_cards_turned = [1, 2, 3], [4, 5, 6]
    tables = imagined(view(table, 0), 600)
    orders = Counter(tuple(each.rat_cards) for each in tables)
    assert len(orders) == 6 and min(orders.values()) > 60
