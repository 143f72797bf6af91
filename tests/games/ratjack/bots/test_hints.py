"""Hints: up to three different legal answers, each with a reason that every language can say."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.games.ratjack.bots.choosing import choose, hints
from ratland_desktop.games.ratjack.rules.questions import Pick
from ratland_desktop.games.ratjack.rules.table import Options
from ratland_desktop.games.ratjack.rules.view import view
from ratland_desktop.games.ratjack.rules.words import HIDE, Deck
from ratland_desktop.hotseat.advising import HOW_MANY
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import COMMON, Reason
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratjack.bots.table_of_bots import QUICK, moments
from tests.games.ratjack.kit import lay, play, seat, up
from tests.games.reasons import LANGUAGES, codes_given, codes_of, is_whole_sentence, texts_in
from tests.quickly import quickly


def told_in(deck: Deck) -> list[tuple[Pick, tuple[Any, ...]]]:
    """Some of the questions of a game and the hints for them."""
    found = []
    for number, (match, question) in enumerate(moments(Options(4, deck), 6, QUICK)):
        assert isinstance(question, Pick)
        if number % 4 == 0:
            found.append((question, hints(match.view(question.seat), question, Dice(number))))
    return found


@pytest.mark.parametrize("deck", quickly(Deck, Deck.RATS_WEASELS))
def test_every_question_gets_up_to_three_different_legal_hints(deck: Deck) -> None:
    most = 0
    for question, told in told_in(deck):
        answers = [choice.answer for choice in told]
        assert 1 <= len(told) <= HOW_MANY and len({*answers}) == len(answers)
        assert [question.check(answer) for answer in answers] == answers
        most = max(most, len(told))
    assert most == HOW_MANY


def test_no_hint_throws_its_player_out_for_nothing() -> None:
    table = lay(
        seat(up("rat_12"), up("rat_9"), hand=("rat_10", "rat_9")), seat(up("rat_5")), seat(up("rat_6"))
    )
    question: Any = play(table).question
    for dice in range(6):
        ways = {choice.answer[0] for choice in hints(view(table, 0), question, Dice(dice))}
        assert ways == {HIDE}


CODES = codes_of("ratjack")
EVERYTHING = (("seat", 2), ("value", 7), ("hidden", 11), ("kept", 8), ("total", 24), ("gap", 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_a_whole_sentence_in_every_language(code: str, language: str) -> None:
    assert is_whole_sentence(Reason(code, EVERYTHING), language)


@pytest.mark.slow
def test_games_between_bots_give_only_reasons_that_can_be_said_and_most_of_them() -> None:
    games = [(moments(Options(2 + seed % 3, deck), seed, QUICK), seed) for seed in range(4) for deck in Deck]
    given = codes_given(
        choose(match.view(question.seat), question, Dice(seed), Level.SOLID).reason
        for game, seed in games
        for match, question in game
    )
    assert given <= {*CODES} | COMMON and len({*CODES} - given) <= 1, {*CODES} - given


def test_one_missing_point_is_told_without_a_number_that_does_not_fit() -> None:
    texts = texts_in("de")
    assert texts("ratjack.why.total", total=24, gap=1) == "Gesamtwert 24: Nur noch 1 fehlt bis 25."
    assert texts("ratjack.why.total", total=20, gap=5) == "Gesamtwert 20: 5 fehlen bis 25."
