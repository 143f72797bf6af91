"""Bots play tables of every size to their end, answer every kind of question, and never illegally."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.bots.choosing import FALLBACK, LEVELS, choose
from ratland_desktop.games.rattus.rules import questions
from ratland_desktop.games.rattus.rules.questions import Act, Finish
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.games.rattus.trials import TRIALS
from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dialogue import Choose, Question
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.bots.table_of_bots import EVERY_TABLE, moments
from tests.quickly import quickly

ACTS = {"take", "place", "king", "monk", "merchant", "witch", "plague", "peasant", "knight"}


GAMES = [(options, seed) for options in EVERY_TABLE for seed in (11, *range(100, 106))]


@pytest.mark.parametrize("game", quickly(GAMES, GAMES[0]), ids=str)
def test_a_table_of_bots_plays_to_the_end(game: tuple[Options, int]) -> None:
    for match, _ in moments(*game):
        last = match
    assert last.over and last.outcome() is not None


def kinds_of_questions() -> set[str]:
    found = [
        kind for kind in vars(questions).values() if isinstance(kind, type) and issubclass(kind, Question)
    ]
    return {kind.kind for kind in found if kind not in (Question, Choose)}


@pytest.mark.slow
@pytest.mark.parametrize("level", OFFERED)
def test_every_kind_of_question_and_act_gets_a_legal_answer_wherever_chance_leads(level: Level) -> None:
    """Games by chance reach tables that no bot would choose. A bot that is asked there still answers."""
    kinds: set[str] = set()
    acts: set[str] = set()
    for seed in range(3):
        for options in EVERY_TABLE:
            for number, (match, question) in enumerate(moments(options, 40 + seed, (Level.RANDOM,))):
                if question.kind in kinds and number % 3:
                    continue
                choice = choose(match.view(question.seat), question, Dice(number), level)
                assert question.check(choice.answer) == choice.answer
                kinds.add(question.kind)
                if isinstance(question, Act | Finish) and isinstance(choice.answer, tuple):
                    acts.add(choice.answer[0])  # who is patient keeps the King for the finish
    assert kinds == kinds_of_questions()
    assert acts >= ACTS - {"peasant", "knight"}  # those of the last round need a card that is held then


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_give_the_same_answer(level: Level) -> None:
    quick = (Level.RANDOM, Level.BEGINNER)
    for number, (match, question) in enumerate(moments(Options(3), 3, quick)):
        if number % 6 == 0:
            view = match.view(question.seat)
            assert choose(view, question, Dice(9), level) == choose(view, question, Dice(9), level)
        if number > 40:
            break


def test_the_house_finds_the_brain_by_its_path_and_all_levels_in_it() -> None:
    brain = brain_at(TRIALS.brain)
    assert {*OFFERED} <= {*brain.LEVELS} and brain.FALLBACK is FALLBACK and FALLBACK in OFFERED
