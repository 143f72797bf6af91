"""A round can be played on from the middle: the table knows what is asked next."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings

from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS as GAME
from ratland_desktop.games.comme_des_rats.rules.game import new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options, Table
from ratland_desktop.tabletop.dialogue import Question, Together, Told
from ratland_desktop.tabletop.dice import Dice
from tests.games.comme_des_rats import playing
from tests.games.comme_des_rats.playing import moments, whole_story


def first_asked(table: Table) -> Sequence[Question]:
    """What a table in the middle of a round asks first; it tells nothing before."""
    told: list[Told] = []
    ask = next(GAME.play_on(table, Dice(1), told.append))
    assert told == []
    return ask.questions if isinstance(ask, Together) else [ask]


@given(playing.options, playing.tempers, playing.seeds)
def test_a_copy_of_the_table_asks_the_very_same_and_tells_nothing_before(
    options: Options, tempers: list[str], seed: int
) -> None:
    for match in moments(new_match(options, seed), tempers, seed + 1):
        if not match.over and not match.handed_in:
            assert (*first_asked(GAME.copy(match._table)),) == match.open_questions


@settings(max_examples=12)
@given(playing.options, playing.tempers, playing.seeds)
def test_an_imagined_table_asks_the_seat_that_imagines_it_the_very_same(
    options: Options, tempers: list[str], seed: int
) -> None:
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        for question in match.open_questions if not match.handed_in else ():
            imagined = GAME.reimagine(match.view(question.seat), Dice(number))
            asked = first_asked(imagined)
            assert [each for each in asked if each.seat == question.seat] == [question]
            assert [(each.seat, each.kind) for each in asked] == [
                (each.seat, each.kind) for each in match.open_questions
            ]


@pytest.mark.parametrize("options", playing.EVERY_VARIANT, ids=str)
def test_a_round_played_on_from_any_question_comes_to_the_same_end(options: Options) -> None:
    """The rest of the round from a copy is what the match plays with the same answers and dice."""
    match = new_match(options, 3)
    for number, moment in enumerate(moments(match, ["chance"] * 5, 8)):
        if number % 11 or moment.over or moment.handed_in:
            continue
        one, other = (GAME.copy(moment._table) for _ in range(2))
        assert story_of(one, number) == story_of(other, number)
        assert one == other and not one.agenda and len(one.records) == len(moment._table.records) + 1
    assert whole_story(match)


def story_of(table: Table, seed: int) -> list[Told]:
    """The rest of the round, answered by chance."""
    told: list[Told] = []
    dice, chance = Dice(seed), Dice(seed + 1)
    script = GAME.play_on(table, dice, told.append)
    answer: object = None
    try:
        while True:
            ask = script.send(answer)
            if isinstance(ask, Together):
                answer = tuple(question.any_answer(chance) for question in ask.questions)
            else:
                answer = ask.any_answer(chance)
    except StopIteration:
        return told


def test_a_table_between_rounds_has_nothing_left_to_do() -> None:
    match = new_match(Options(3), 3)
    assert list(GAME.play_on(GAME.copy(match.journal.start), Dice(1), lambda told: None)) == []
