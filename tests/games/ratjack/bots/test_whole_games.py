"""Bots play every deck to its end, answer every kind of question, and never illegally."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.bots.choosing import FALLBACK, LEVELS, choose
from ratland_desktop.games.ratjack.rules import questions
from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.questions import EffectChoice, Pick
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.words import Deck
from ratland_desktop.games.ratjack.trials import TRIALS
from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.levels import OFFERED, Level
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.bots.table_of_bots import QUICK, moments
from tests.games.ratjack.playing import EVERY_TABLE, QUICK_TABLE
from tests.quickly import quickly

SILENT = {"look_deck", "mill", "shuffle_discard", "swap_hand_discard"}  # there is nothing to answer


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, QUICK_TABLE), ids=str)
def test_a_table_of_bots_plays_to_the_end(options: Options) -> None:
    for match, _ in moments(options, 11):
        last = match
    assert last.over and last.outcome() is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_many_tables_of_bots_play_to_the_end(options: Options, seed: int) -> None:
    for match, _ in moments(options, 100 + seed):
        last = match
    assert last.over


@pytest.mark.slow
def test_the_fallback_answers_every_kind_of_question_and_every_verb() -> None:
    """Games by chance lead everywhere; wherever they lead the fallback has a legal answer."""
    kinds, verbs = set(), set()
    for number, options in enumerate(EVERY_TABLE * 4):
        for match, question in moments(options, 40 + number, (Level.RANDOM,)):
            assert isinstance(question, Pick)
            verb = question.verb if isinstance(question, EffectChoice) else ""
            if verb in verbs and number > 12 and question.kind in kinds:
                continue
            choice = choose(match.view(question.seat), question, Dice(number), FALLBACK)
            assert question.check(choice.answer) == choice.answer
            kinds.add(question.kind)
            verbs.add(verb)
    assert kinds == {kind.kind for kind in vars(questions).values() if is_question(kind)}
    asks = {step.verb for effect in EFFECTS.values() for step in effect.steps} - SILENT
    assert verbs - {""} >= asks - {"draw"}


def is_question(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Pick) and kind is not Pick


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_give_the_same_answer(level: Level) -> None:
    for number, (match, question) in enumerate(moments(Options(3, Deck.RATS_RACCOONS), 3, QUICK)):
        if number % 6 == 0:
            view = match.view(question.seat)
            choices = [choose(view, question, Dice(9), level) for _ in range(2)]
            assert choices[0] == choices[1]
        if number > 30:
            break


def test_the_house_finds_the_brain_by_its_path_and_all_levels_in_it() -> None:
    brain = brain_at(TRIALS.brain)
    assert {*OFFERED} <= {*brain.LEVELS} and brain.FALLBACK in OFFERED
