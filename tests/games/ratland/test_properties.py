"""Section 12: what must always hold, for every number of players and every variant."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.rules.table import Options, Table, rats_in_game
from ratland_desktop.games.ratland.rules.words import Board, Food
from tests.games.ratland import playing
from tests.games.ratland.kit import all_rats
from tests.games.ratland.playing import moments, played, whole_story

CHECKOUT = Path(__file__).resolve().parents[3]
EVERY_VARIANT = [
    Options(players, clans, board, food)
    for players in range(2, 13)
    for clans in (False, True)
    for board in Board
    for food in Food
]


def check_table(table: Table) -> None:
    assert all_rats(table) == rats_in_game(table.players)
    assert table.pile >= 0
    for sewer in table.sewers:
        assert min(*sewer.places, sewer.cheese, sewer.poisoned, sewer.lost, sewer.buried) >= 0


@given(playing.options, playing.tempers, playing.seeds)
def test_rats_are_conserved_and_nothing_falls_below_zero(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        check_table(match._table)


@given(playing.options, playing.tempers, playing.seeds)
def test_a_game_lasts_five_to_nine_rounds(options: Options, tempers: list[str], seed: int) -> None:
    match = played(options, tempers, seed)
    assert 5 <= len(match._table.records) <= 9
    assert len(match.stories) == len(match._table.records) + 1  # the round in which End of Game came up
    assert [record.active for record in match._table.records] == [
        (match._table.records[0].active + number) % options.players
        for number in range(len(match._table.records))
    ]


@given(playing.options, playing.tempers, playing.seeds)
def test_a_placement_asks_for_every_healthy_rat_once(options: Options, tempers: list[str], seed: int) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for question in match.open_questions:
            if isinstance(question, Placement):
                assert question.rats == match.view(None).sewers[question.seat].healthy > 0


@given(playing.options, playing.tempers, playing.seeds)
def test_the_same_set_up_seed_and_answers_give_the_same_game(
    options: Options, tempers: list[str], seed: int
) -> None:
    one, other = played(options, tempers, seed), played(options, tempers, seed)
    assert whole_story(one) == whole_story(other)
    assert one._table == other._table and one.outcome() == other.outcome()


@given(playing.options, playing.tempers, playing.seeds)
def test_every_draw_comes_out_of_its_bag(options: Options, tempers: list[str], seed: int) -> None:
    inside = 0
    for happening in whole_story(played(options, tempers, seed)):
        if isinstance(happening, h.BagFilled):
            inside = len(happening.pieces)
        elif isinstance(happening, h.PieceAdded):
            inside += happening.colour is not None
        elif isinstance(happening, h.Drew):
            inside -= len(happening.finds)
            assert happening.left == inside >= 0
            assert len(happening.finds) <= happening.due


@given(playing.options, playing.tempers, playing.seeds)
def test_nobody_steals_more_than_the_victim_had(options: Options, tempers: list[str], seed: int) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        for stole in (x for x in match.story if isinstance(x, h.Stole)):
            assert 0 <= stole.cheese <= stole.owed


def test_breeders_exhaust_the_pile_so_these_properties_are_tried_with_too_few_rats() -> None:
    story = whole_story(played(Options(6), ["breeder"] * 6, 3))
    assert any(isinstance(x, h.Bred) and x.born < x.due for x in story)


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_every_variant_plays_through_many_times_and_keeps_its_rats(options: Options) -> None:
    names = sorted(playing.TEMPERS)
    for seed in range(12):
        tempers = [names[(seed * 7 + seat * seat) % len(names)] for seat in range(options.players)]
        match = played(options, tempers, seed)
        check_table(match._table)
        assert 5 <= len(match._table.records) <= 9


def fingerprint(matches: list[RatLandMatch]) -> str:
    text = "\n".join(repr(whole_story(match)) + repr(match.outcome()) for match in matches)
    return hashlib.sha256(text.encode()).hexdigest()


def test_games_do_not_depend_on_how_python_hashes() -> None:
    program = (
        "from tests.games.ratland.test_properties import fingerprint, played, Options, Board\n"
        "print(fingerprint([played(Options(p, True, Board.SECRET), None, p) for p in (2, 5, 8)]))"
    )
    here = fingerprint([played(Options(p, True, Board.SECRET), None, p) for p in (2, 5, 8)])
    for hashing in ("0", "12345"):
        environ = {**os.environ, "PYTHONHASHSEED": hashing}
        said = subprocess.run(
            [sys.executable, "-c", program],
            cwd=CHECKOUT,
            env=environ,
            capture_output=True,
            text=True,
            check=True,
        )
        assert said.stdout.strip() == here
