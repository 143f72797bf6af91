"""Bots play every variant to its end, answer every kind of question, and never illegally."""

from __future__ import annotations

from itertools import product

import pytest

from ratland_desktop.games.ratland.bots.choosing import choose
from ratland_desktop.games.ratland.bots.solid import beginner, solid
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.bots.table_of_bots import LEVELS, moments
from tests.games.ratland.kit import QUESTIONS

VARIANTS = [*product((False, True), Board, Food)]


@pytest.mark.parametrize("players", range(2, 13))
def test_a_table_of_bots_plays_to_the_end(players: int) -> None:
    clans, board, food = VARIANTS[players % len(VARIANTS)]
    bots = LEVELS if players < 6 else (solid, beginner)  # many seats that search take long
    for match, _ in moments(Options(players, clans, board, food), players, bots):
        last = match
    assert last.over


def test_between_them_the_games_ask_every_kind_of_question() -> None:
    kinds = set()
    for seed in range(8):
        options = Options(8, True, Board.SECRET)
        kinds |= {question.kind for _, question in moments(options, seed, (solid, beginner))}
    assert kinds == {question.kind for question in QUESTIONS}


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 13))
def test_a_table_of_bots_plays_every_variant_to_the_end(players: int) -> None:
    for number, (clans, board, food) in enumerate(VARIANTS):
        for match, _ in moments(Options(players, clans, board, food), 50 * players + number):
            last = match
        assert last.over and last.outcome() is not None


@pytest.mark.parametrize("level", list(Level))
def test_the_same_dice_give_the_same_answer(level: Level) -> None:
    match = new_match(Options(5, clans=True), 3)
    for _ in range(2):
        for question in match.open_questions[:1]:
            view = match.view(question.seat)
            choices = [choose(view, question, Dice(9), level) for _ in range(2)]
            assert choices[0] == choices[1]
        for question in match.open_questions:
            match.answer(question.seat, question.any_answer(Dice(1)))


def test_bots_do_not_all_place_alike() -> None:
    match = new_match(Options(4), 3)
    for level in (Level.BEGINNER, Level.SOLID):
        question = match.open_questions[0]
        view = match.view(0)
        plans = {choose(view, question, Dice(seed), level).answer for seed in range(30)}
        assert len(plans) > 5


def test_a_bot_refuses_to_look_through_another_seats_eyes() -> None:
    match = new_match(Options(4), 3)
    question = match.open_questions[0]
    with pytest.raises(ValueError, match="own seat"):
        choose(match.view(1), question, Dice(1))
