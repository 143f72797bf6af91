"""Bots play every variant to its end, answer every kind of question, and never illegally."""

from __future__ import annotations

import pytest

from ratland_desktop.games.comme_des_rats.bots.choosing import FALLBACK, LEVELS, choose
from ratland_desktop.games.comme_des_rats.bots.habits import HABITS
from ratland_desktop.games.comme_des_rats.bots.why import WHYS
from ratland_desktop.games.comme_des_rats.rules import questions
from ratland_desktop.games.comme_des_rats.rules.questions import AnotherRound
from ratland_desktop.games.comme_des_rats.rules.steps import AskForMore
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.games.comme_des_rats.trials import TRIALS
from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dialogue import Choose, Question, Together
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats.bots.table_of_bots import QUICK, choices, moments
from tests.games.comme_des_rats.kit import lay, play, rat
from tests.games.comme_des_rats.playing import EVERY_VARIANT
from tests.quickly import quickly

ASKED = {
    kind
    for kind in vars(questions).values()
    if isinstance(kind, type) and issubclass(kind, Question) and "kind" in vars(kind)
} - {Question, Choose}


@pytest.mark.parametrize(
    "options", quickly(EVERY_VARIANT, Options(3), Options(5, four_dice=True, roles=True)), ids=str
)
def test_a_table_of_bots_plays_to_the_end(options: Options) -> None:
    for match, _ in moments(options, 11, OFFERED if options.players < 4 else QUICK):
        last = match
    assert last.over and last.outcome() is not None


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_VARIANT, ids=str)
def test_many_tables_of_bots_play_to_the_end(options: Options) -> None:
    for seed in range(4):
        for match, _ in moments(options, 100 + seed, OFFERED):
            last = match
        assert last.over


def test_every_kind_of_question_has_an_answer_and_a_reason() -> None:
    assert {*HABITS} == {*WHYS} == ASKED and len(ASKED) == 14


@pytest.mark.parametrize("level", OFFERED)
def test_every_level_answers_every_kind_of_question_legally(level: Level) -> None:
    """Games by chance lead everywhere; wherever they lead every level has a legal answer."""
    seen: set[str] = set()
    for number, options in enumerate([*EVERY_VARIANT, *EVERY_VARIANT]):
        for match, question in moments(options, 40 + number, (Level.RANDOM,)):
            if question.kind not in seen:
                choice = choose(match.view(question.seat), question, Dice(number), level)
                assert question.check(choice.answer) == choice.answer
                seen.add(question.kind)
    assert seen >= {kind.kind for kind in ASKED} - {AnotherRound.kind}


@pytest.mark.parametrize("level", OFFERED)
def test_a_full_tie_is_answered(level: Level) -> None:
    table = lay(rat(points=8), rat(points=8), rat(points=2))
    table.doors, table.turn, table.round = [], None, 3
    asked = play(table, steps=[AskForMore((0, 1))]).waiting
    assert isinstance(asked, Together)
    for question in asked.questions:
        answers = {choice.answer for choice in choices(table, question, level)}
        assert answers <= {"share", "play"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_give_the_same_answer_and_reason(level: Level) -> None:
    for number, (match, question) in enumerate(moments(Options(4, roles=True), 3)):
        if number % 6 == 0:
            view = match.view(question.seat)
            assert choose(view, question, Dice(9), level) == choose(view, question, Dice(9), level)
        if number > 40:
            break


def test_the_house_finds_the_brain_by_its_path_and_all_levels_in_it() -> None:
    brain = brain_at(TRIALS.brain)
    assert {*OFFERED} <= {*brain.LEVELS} and brain.FALLBACK is FALLBACK in OFFERED
