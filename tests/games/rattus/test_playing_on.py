"""A round can be taken up at any of its questions: the table says what is asked next."""

from __future__ import annotations

from hypothesis import given

from ratland_desktop.games.rattus.rules.game import RATTUS, new_match
from ratland_desktop.games.rattus.rules.round import play_on
from ratland_desktop.games.rattus.rules.table import Options, Table
from ratland_desktop.tabletop.dialogue import Told
from ratland_desktop.tabletop.dice import Dice
from tests.games.rattus import playing
from tests.games.rattus.playing import moments


def first_question(table: Table) -> object:
    """What is asked first when a table is played on; nothing is told before."""
    told: list[Told] = []
    asked = next(play_on(table, Dice(1), told.append))
    assert told == []
    return asked


def asked_again(options: Options, tempers: list[str], seed: int) -> set[str]:
    """Every question of a game is asked again first. The kinds that came up."""
    kinds = set()
    for number, match in enumerate(moments(new_match(options, seed), tempers, seed + 1)):
        for question in match.open_questions:
            kinds.add(question.kind)
            assert first_question(match._table.copy()) == question
            assert first_question(RATTUS.reimagine(match.view(question.seat), Dice(number))) == question
            assert first_question(RATTUS.reimagine(match.view(None), Dice(number))) == question
    return kinds


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_a_copy_of_the_table_and_an_imagined_one_ask_the_same_question_again(
    options: Options, tempers: list[str], seed: int
) -> None:
    asked_again(options, tempers, seed)


def test_every_kind_of_question_is_asked_again() -> None:
    kinds = {kind for seed in range(3) for kind in asked_again(Options(2 + seed), ["chance"] * 4, seed)}
    assert kinds == {"settle", "act", "second_look", "swap", "spread", "turn_up", "finish", "last_act"}


@playing.WHOLE_GAMES
@given(playing.options, playing.tempers, playing.seeds)
def test_a_round_played_on_from_a_question_ends_as_the_round_itself(
    options: Options, tempers: list[str], seed: int
) -> None:
    """From every question of a game: the same answers lead to the same table and tell the same."""
    match = new_match(options, seed)
    taken_up: list[tuple[Table, int, int]] = []
    for moment in moments(match, tempers, seed + 1):
        if moment.open_questions and len(moment.journal.answers) % 3 == 1:
            taken_up.append((moment._table.copy(), len(moment.stories) - 1, len(moment.journal.answers)))
    journals = [*match.past, match.journal]
    for table, number, given_before in taken_up:
        told: list[Told] = []
        script = play_on(table, Dice(1), told.append)
        next(script)
        try:
            for (answer,) in journals[number].answers[given_before:]:
                script.send(answer)
            raise AssertionError("the round is not over")
        except StopIteration:
            pass
        end = journals[number + 1].start if number + 1 < len(journals) else match._table
        assert table == end


def test_a_copied_table_shares_nothing_that_changes() -> None:
    match = new_match(Options(3), 5)
    dice = Dice(6)
    for _ in range(40):
        (question,) = match.open_questions
        match.answer(question.seat, question.any_answer(dice))
    table = match._table
    assert table.turned and table.supply
    before, copy = RATTUS.write(table), table.copy()
    assert copy == table
    copy.cubes["gallia"][0] += 1
    copy.rats["gallia"].clear()
    copy.cards["monk"] = 2
    copy.turned.clear()
    for pile in (copy.supply, copy.out, copy.reserves, copy.castle):
        pile.append(99)
    assert RATTUS.write(table) == before
