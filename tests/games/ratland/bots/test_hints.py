"""Hints: three different legal plans, each with a reason that every language can say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.bots.forecast import Forecast, habits
from ratland_desktop.games.ratland.bots.hints import hints, moved
from ratland_desktop.games.ratland.bots.levels import OFFERED
from ratland_desktop.games.ratland.bots.planning import SOLID_TEMPER, Weighing
from ratland_desktop.games.ratland.bots.reasons import Reason, because
from ratland_desktop.games.ratland.bots.solid import beginner, solid, why
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import CITY, Board, Plan
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts
from tests.games.ratland.bots.table_of_bots import moments

LOCALES = Path(__file__).resolve().parents[4] / "locales"
LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Mira", "Anna", "Max", "Kim", "Oma Ilse", "Leo", "Ida", "Tom")


@pytest.mark.parametrize("seed", range(3))
def test_a_placement_gets_three_different_legal_plans(seed: int) -> None:
    match = new_match(Options(4), seed)
    question = match.question(2)
    assert question
    told = hints(match.view(2), question, Dice(seed))
    assert len(told) == 3
    plans = [question.check(choice.answer) for choice in told]
    assert all(moved(one, other) >= 1 for one in plans for other in plans if one is not other)  # type: ignore[arg-type]


def test_every_question_gets_at_least_one_legal_hint() -> None:
    kinds = set()
    for match, question in moments(Options(8, clans=True, board=Board.SECRET), 4, (solid, beginner)):
        if question.kind in kinds:
            continue
        kinds.add(question.kind)
        told = hints(match.view(question.seat), question, Dice(1))
        assert 1 <= len(told) <= 3
        for choice in told:
            question.check(choice.answer)
    assert len(kinds) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_whole_sentence_in_every_language(language: str) -> None:
    texts = Texts(LOCALES, language)
    for match, question in moments(Options(8, clans=True, board=Board.SECRET), 4, (solid, beginner)):
        reason = solid(match.view(question.seat), question, Dice(1)).reason
        said = texts(reason.key, **reason.spoken(NAMES))
        assert "{" not in said and said[-1] == "."
    assert not texts.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_level_has_a_name_of_its_own(language: str) -> None:
    texts = Texts(LOCALES, language)
    assert len({texts(f"bots.level.{level.value}.name") for level in OFFERED}) == len(OFFERED)


def told(language: str, reason: Reason) -> str:
    return Texts(LOCALES, language)(reason.key, **reason.spoken(NAMES))


def test_a_reason_says_how_much_and_where() -> None:
    said = told("en", because("search", area=CITY, rats=3, cheese=2.1))
    assert said == "3 rats should find about 2 cheese in the city."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["search", "raid", "guard"])
def test_expected_cheese_is_told_in_whole_pieces_and_half_a_piece_is_one(language: str, code: str) -> None:
    def numbers(cheese: float) -> list[str]:
        reason = because(code, area=CITY, seat=2, rats=7, cheese=cheese)
        return re.findall(r"[\d.,]*\d", told(language, reason))

    assert [sorted(numbers(cheese)) for cheese in (0.5, 4.4, 4.5)] == [["1", "7"], ["4", "7"], ["5", "7"]]
    assert numbers(0.4) in (["7"], [])  # hardly any, in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_young_ones_from_an_empty_nursery_are_told_in_a_whole_sentence(language: str) -> None:
    said = told(language, because("breed", rats=0, young=2))
    assert said[0].isupper() and re.findall(r"\d+", said) == ["2"]


def test_a_plan_that_brings_nothing_claims_no_gain() -> None:
    view = new_match(Options(3), 1).view(0)
    weighing = Weighing(Forecast(view, 0, habits(view), 7), SOLID_TEMPER, Dice(1))
    assert why(weighing, Plan()) == because("also_possible")
    assert why(weighing, Plan(dump=7)).code == "search"


def test_a_reason_names_the_player_of_the_seat() -> None:
    assert "Max" in told("en", because("raid", seat=2, rats=3, cheese=1.0))
