"""Hints and reasons: different legal answers, each with a reason that every language can say."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.games.comme_des_rats.bots.choosing import choose, hints
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.hotseat.advising import HOW_MANY
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import COMMON, Reason
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.games.comme_des_rats.bots.table_of_bots import moments
from tests.games.comme_des_rats.playing import EVERY_VARIANT

LOCALES = Path(__file__).resolve().parents[4] / "locales"
LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Mira", "Anna", "Max", "Oma Ilse", "Jonas")
EVERY = 3  # so many questions from one that is looked at to the next


def leaves(words: dict[str, Any], above: str) -> list[str]:
    """The keys of a file's texts."""
    return [
        key
        for name, value in words.items()
        for key in (leaves(value, f"{above}.{name}") if isinstance(value, dict) else [f"{above}.{name}"])
    ]


WORDS = (LOCALES / "en/comme_des_rats/why.toml").read_text(encoding="utf-8")
CODES = leaves(tomllib.loads(WORDS), "comme_des_rats.why")


@pytest.mark.slow
@pytest.mark.parametrize("options", [Options(2), Options(4, roles=True)], ids=str)
def test_every_question_gets_up_to_three_different_legal_hints(options: Options) -> None:
    most = 0
    for number, (match, question) in enumerate(moments(options, 6)):
        if number % EVERY == 0:
            told = hints(match.view(question.seat), question, Dice(number))
            answers = [choice.answer for choice in told]
            assert 1 <= len(told) <= HOW_MANY and len({*answers}) == len(answers)
            assert [question.check(answer) for answer in answers] == answers
            reasons = [choice.reason for choice in told if choice.reason.code not in COMMON]
            assert len({*reasons}) == len(reasons)
            most = max(most, len(told))
    assert most == HOW_MANY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_a_whole_sentence_in_every_language(code: str, language: str) -> None:
    texts = Texts(LOCALES, language)
    said = texts(code, **Reason(code, (("seat", 3),)).spoken(NAMES))
    assert "{" not in said and said[-1] in ".!…" and (said[0].isupper() or said[0] in "¿¡")
    assert not texts.missing


@pytest.mark.slow
def test_games_between_bots_give_only_reasons_that_can_be_said_and_nearly_all_of_them() -> None:
    texts = Texts(LOCALES, "en")
    given: set[str] = set()
    for seed in range(8):
        for options in EVERY_VARIANT:
            for match, question in moments(options, seed):
                for level in (Level.BEGINNER, Level.SOLID):
                    reason = choose(match.view(question.seat), question, Dice(seed), level).reason
                    assert "{" not in texts(reason.key, **reason.spoken(NAMES))
                    given.add(reason.code)
    assert not texts.missing
    rare = {"comme_des_rats.why.one_more_round.play", "comme_des_rats.why.one_more_round.share"}
    assert given <= {*CODES} | COMMON and {*CODES} - given <= rare, {*CODES} - given
