"""Hints: up to three different legal answers, each with a reason that every language can say."""

from __future__ import annotations

import pytest

from ratland_desktop.games.rattus.bots.choosing import choose, hints
from ratland_desktop.games.rattus.rules.table import Options
from ratland_desktop.hotseat.advising import HOW_MANY
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import COMMON, Reason
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus.bots.table_of_bots import EVERY_TABLE, moments
from tests.games.reasons import LANGUAGES, codes_given, codes_of, is_whole_sentence
from tests.quickly import quickly

QUICK = (Level.RANDOM, Level.SOLID)
LEVELS = (Level.RANDOM, Level.SOLID, Level.BEGINNER)


@pytest.mark.parametrize("options", quickly(EVERY_TABLE, EVERY_TABLE[0]), ids=str)
def test_every_question_gets_up_to_three_different_legal_hints(options: Options) -> None:
    most = 0
    for number, (match, question) in enumerate(moments(options, 6, QUICK)):
        if number % 5 and not question.private:
            continue
        told = hints(match.view(question.seat), question, Dice(number))
        answers = [choice.answer for choice in told]
        assert 1 <= len(told) <= HOW_MANY and len({*answers}) == len(answers)
        assert [question.check(answer) for answer in answers] == answers
        most = max(most, len(told))
    assert most == HOW_MANY


CODES = codes_of("rattus")
EVERYTHING = (("seat", 2), ("region", "gallia"), ("card", "monk"), ("cubes", 3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_a_whole_sentence_in_every_language(code: str, language: str) -> None:
    assert is_whole_sentence(Reason(code, EVERYTHING), language)


@pytest.mark.slow
def test_games_between_bots_give_only_reasons_that_can_be_said_and_most_of_them() -> None:
    games = [moments(options, seed, LEVELS) for seed in range(3) for options in EVERY_TABLE]
    given = codes_given(
        choose(match.view(question.seat), question, Dice(seed), Level.SOLID).reason
        for seed, game in enumerate(games)
        for match, question in game
    )
    assert given <= {*CODES} | COMMON
    assert len({*CODES} - given) <= 3, {*CODES} - given
