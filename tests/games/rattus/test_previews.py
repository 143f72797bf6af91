"""What an act would do, told before it is done."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.games.rattus.rules.game import RATTUS, new_match
from ratland_desktop.games.rattus.rules.last_round import last_plague
from ratland_desktop.games.rattus.rules.odds import chances, pool_of
from ratland_desktop.games.rattus.rules.plague import NewTokens
from ratland_desktop.games.rattus.rules.previews import (
    Bites,
    bites,
    placing_preview,
    plague_preview,
    points_after_last_plague,
)
from ratland_desktop.games.rattus.rules.table import Options, Rat, points
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.games.rattus.rules.view import View
from ratland_desktop.games.rattus.rules.words import LAST_ROUND, TURNS
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus import playing
from tests.games.rattus.playing import moments


def a_view(seat: int | None = None, knight: int | None = None) -> View:
    """Three players: 3, 2 and no cubes in gallia, where a starting token lies."""
    table = new_match(Options(3, first=0), 4)._table
    table.stage, table.plague = TURNS, "italia"
    table.cubes["gallia"] = [3, 2, 0]
    table.reserves = [17, 18, 20]
    table.cards["knight"] = knight
    return RATTUS.view(table, seat)


def test_the_plagues_preview_says_who_loses_how_much_and_what_spreads() -> None:
    view = a_view()
    preview = plague_preview(view, "gallia")
    assert (preview.region, preview.steps, preview.counting) == ("gallia", 1, None)
    room = (("anglia", 2), ("hispania", 2), ("germania", 2), ("italia", 2))
    assert preview.new == NewTokens(due=1, tokens=1, short="", room=room)
    expected = [0.0, 0.0, 0.0]
    for face, chance in chances(pool_of(view), view.rats["gallia"][0]).items():
        shown = FACES[face]  # five people: every starting token breaks out; nobody holds a card of theirs
        expected[0] += chance * (shown.most + shown.everybody)
        expected[1] += chance * shown.everybody
    assert preview.odds.losses == pytest.approx(expected)
    assert preview.odds.risks[2] == 0 < preview.odds.risks[0]


def test_a_region_without_people_or_without_rats_is_harmless() -> None:
    view = a_view()
    assert plague_preview(view, "anglia").odds.risks == (0, 0, 0)
    assert plague_preview(view, "anglia").steps == 2
    assert plague_preview(view, "scandia").odds.losses == (0, 0, 0)


def test_with_the_knight_there_are_two_lines() -> None:
    lonely = a_view(knight=0)
    cubes = {**lonely.cubes, "gallia": (1, 0, 0)}
    view = replace(lonely, cubes=cubes)
    preview = plague_preview(view, "gallia")
    assert preview.counting and preview.counting.losses[0] > preview.odds.losses[0]
    assert plague_preview(a_view(knight=1), "gallia").counting is None


def test_what_a_seat_has_looked_at_makes_its_own_preview_exact_and_no_other() -> None:
    table = new_match(Options(3, first=0), 4)._table
    table.stage = TURNS
    table.cubes["gallia"] = [3, 2, 0]
    table.rats["gallia"] = [Rat(table.rats["gallia"][0].face, True, (1,))]
    face = FACES[table.rats["gallia"][0].face]
    own, shared = (plague_preview(RATTUS.view(table, seat), "gallia").odds for seat in (1, None))
    assert len(own.ends) == 1 and len(shared.ends) > 1
    assert own.losses[0] == face.most + face.everybody


@pytest.mark.parametrize(("number", "leads"), [(0, True), (1, True)])
def test_a_placings_preview_counts_the_new_cubes(number: int, leads: bool) -> None:
    preview = placing_preview(a_view(), "gallia", number)
    assert preview.cubes == (3 + number, 2, 0) and preview.leads == leads
    assert preview.odds.cubes == preview.cubes
    assert preview.odds.losses[0] >= plague_preview(a_view(), "gallia").odds.losses[0]


def test_nobody_leads_an_empty_region_and_who_has_fewer_does_not_lead() -> None:
    view = a_view()
    assert not placing_preview(view, "anglia", 0).leads and placing_preview(view, "anglia", 1).leads
    table = new_match(Options(2, first=0), 4)._table
    table.stage, table.cubes["gallia"] = TURNS, [0, 3]
    assert not placing_preview(RATTUS.view(table, None), "gallia", 2).leads
    assert placing_preview(RATTUS.view(table, None), "gallia", 3).leads  # among those with the most


def test_a_card_bites_by_the_hidden_faces_with_its_symbol() -> None:
    view = a_view()
    assert bites(view, "king") == Bites(22, 49)
    assert [bites(view, card).carrying for card in CARDS] == [18, 17, 17, 18, 18, 22]


def test_points_after_the_last_plague_are_points_less_average_losses() -> None:
    view = a_view()
    losses = plague_preview(view, "gallia").odds.losses
    assert points_after_last_plague(view) == pytest.approx([3 - losses[0], 2 - losses[1], 0])


def test_points_after_the_last_plague_count_the_knight_of_the_last_round_and_not_that_of_a_turn() -> None:
    table = new_match(Options(2, first=0), 4)._table
    table.stage, table.plague, table.cubes["gallia"] = TURNS, "gallia", [1, 0]
    before = points_after_last_plague(RATTUS.view(table, None))
    table.counts_as = 2
    assert points_after_last_plague(RATTUS.view(table, None)) == before
    table.stage = LAST_ROUND
    assert points_after_last_plague(RATTUS.view(table, None))[0] < before[0]


def test_the_last_plagues_average_comes_true_over_many_imagined_tables() -> None:
    match = new_match(Options(3), 11)
    dice = Dice(12)
    while match.view(None).turns < 6:
        (question,) = match.open_questions
        match.answer(question.seat, question.any_answer(dice))
    view = match.view(None)
    games, sums = 1500, [0] * 3
    for seed in range(games):
        table = RATTUS.reimagine(view, Dice(seed))
        last_plague(table, lambda told: None)
        for seat, own in enumerate(points(table)):
            sums[seat] += own
    assert [total / games for total in sums] == pytest.approx(points_after_last_plague(view), abs=0.15)


@settings(max_examples=5)
@given(playing.options, playing.tempers, playing.seeds)
def test_every_preview_of_every_moment_is_within_what_can_be(
    options: Options, tempers: list[str], seed: int
) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        if number % 23:
            continue
        view = match.view(number % options.players)
        expected = points_after_last_plague(view)
        assert all(-1e-9 <= after <= now + 1e-9 for after, now in zip(expected, points(view), strict=True))
        for region, cubes in view.cubes.items():
            odds = plague_preview(view, region).odds
            assert sum(chance for _, chance in odds.ends) == pytest.approx(1)
            for own, loss, risk in zip(cubes, odds.losses, odds.risks, strict=True):
                assert -1e-9 <= loss <= own + 1e-9 and loss <= own * risk + 1e-9 and risk <= 1 + 1e-9
