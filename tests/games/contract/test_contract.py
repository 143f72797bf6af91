"""What every game on the shelf must do, whatever it is about. A new game passes this before anything else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ratland_desktop.tabletop.dialogue import Happening, IllegalAnswer, Question
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Journal, Match
from tests.games.contract.shelf import SHELF
from tests.games.contract.shelved import OnTheShelf, played

SEED = 20

EVERY_SAMPLE = [
    pytest.param(shelved, sample, id=f"{name}: {sample}", marks=played(shelved, sample))
    for name, shelved in SHELF.items()
    for sample in shelved.samples
]
for_every_sample = pytest.mark.parametrize(("shelved", "sample"), EVERY_SAMPLE)


def begin(shelved: OnTheShelf, sample: str, seed: int = SEED) -> AnyMatch:
    return Match.new(shelved.game, shelved.samples[sample], seed)


def moments(match: AnyMatch, seed: int = SEED) -> Iterator[AnyMatch]:
    """The match before every single answer, and at its end. Answers come by chance."""
    dice = Dice(seed)
    while not match.over:
        for question in match.open_questions:
            yield match
            match.answer(question.seat, question.any_answer(dice))
    yield match


def play_out(match: AnyMatch, seed: int = SEED) -> AnyMatch:
    for _ in moments(match, seed):
        pass
    return match


def whole_story(match: AnyMatch) -> list[Happening]:
    return [happening for story in match.stories for happening in story]


def written(match: AnyMatch, journal: Journal[Any]) -> str:
    """The journal as it stands in a file."""
    return json.dumps([match.game.write(journal.start), journal.thrown, journal.answers, journal.sealed])


def through_a_file(match: AnyMatch, journal: Journal[Any]) -> Journal[Any]:
    """The journal as it comes back from a file."""
    game = match.game
    start, thrown, answers, sealed = json.loads(written(match, journal))
    return Journal(
        game.read(start),
        thrown,
        tuple(tuple(given) for given in answers),
        tuple((seat, answer) for seat, answer in sealed),
    )


def seats_of(match: AnyMatch) -> range:
    return range(match.game.seats(match._table))


def snapshot(match: AnyMatch) -> dict[str, Any]:
    """All that anybody can learn from a match."""
    return {
        "story": list(match.story),
        "asked": match.open_questions,
        "handed in": match.handed_in,
        "sealed": [match.sealed_answer(seat) for seat in seats_of(match)],
        "views": [match.view(seat) for seat in (None, *seats_of(match))],
        "whispers": [match.whispers(seat) for seat in seats_of(match)],
        "table": match._table,
        "over": match.over,
        "outcome": match.outcome(),
        "past": [written(match, journal) for journal in match.past],
        "journal": match.journal,
    }


def test_the_shelf_knows_every_game_by_its_name() -> None:
    assert SHELF and all(name == shelved.game.name for name, shelved in SHELF.items())
    assert all(shelved.samples for shelved in SHELF.values())


@for_every_sample
def test_a_game_of_chance_answers_comes_to_an_end_with_an_outcome(shelved: OnTheShelf, sample: str) -> None:
    match = begin(shelved, sample)
    assert match.outcome() is None
    play_out(match)
    outcome = match.outcome()
    assert match.over and not match.open_questions and outcome
    assert [standing.seat for standing in outcome.standings] == [*seats_of(match)]
    assert outcome.winners and min(standing.place for standing in outcome.standings) == 1


@for_every_sample
def test_while_a_game_is_not_over_somebody_is_asked(shelved: OnTheShelf, sample: str) -> None:
    for match in moments(begin(shelved, sample)):
        assert match.over or match.open_questions
        assert all(question.seat in seats_of(match) for question in match.open_questions)


@for_every_sample
def test_the_same_seed_and_answers_give_the_same_game(shelved: OnTheShelf, sample: str) -> None:
    one, other = play_out(begin(shelved, sample)), play_out(begin(shelved, sample))
    assert whole_story(one) == whole_story(other)
    assert snapshot(one) == snapshot(other)


@for_every_sample
def test_another_seed_gives_another_game(shelved: OnTheShelf, sample: str) -> None:
    stories = [whole_story(play_out(begin(shelved, sample, seed), 1)) for seed in (1, 2)]
    assert stories[0] != stories[1]


@for_every_sample
def test_every_answer_by_chance_is_taken_as_it_is(shelved: OnTheShelf, sample: str) -> None:
    dice = Dice(5)
    for match in moments(begin(shelved, sample)):
        for question in match.open_questions:
            answer = question.any_answer(dice)
            assert question.check(answer) == answer


@for_every_sample
def test_answers_can_be_written_down_and_read_again(shelved: OnTheShelf, sample: str) -> None:
    dice = Dice(5)
    for match in moments(begin(shelved, sample)):
        for question in match.open_questions:
            answer = question.any_answer(dice)
            assert question.check(json.loads(json.dumps(answer))) == answer


@for_every_sample
def test_the_table_at_a_rounds_start_can_be_written_down_and_read_again(
    shelved: OnTheShelf, sample: str
) -> None:
    game = shelved.game
    match = play_out(begin(shelved, sample))
    for journal in (*match.past, match.journal):
        text = json.dumps(game.write(journal.start))
        assert game.read(json.loads(text)) == journal.start
        assert json.dumps(game.write(game.read(json.loads(text)))) == text


@for_every_sample
def test_a_copy_of_the_table_is_equal_and_independent(shelved: OnTheShelf, sample: str) -> None:
    match = begin(shelved, sample)
    start = match.journal.start
    before = shelved.game.write(start)
    copy = shelved.game.copy(start)
    assert copy == start
    play_out(Match(shelved.game, copy, SEED, Dice(SEED, match.journal.thrown)))
    assert shelved.game.write(start) == before


@for_every_sample
def test_a_match_rebuilt_from_its_journal_is_the_same_at_every_moment(
    shelved: OnTheShelf, sample: str
) -> None:
    for match in moments(begin(shelved, sample)):
        past = [through_a_file(match, journal) for journal in match.past]
        again = Match.resume(shelved.game, match.seed, past, through_a_file(match, match.journal))
        assert snapshot(again) == snapshot(match)


@for_every_sample
def test_a_match_rebuilt_from_its_journal_plays_on_to_the_same_end(shelved: OnTheShelf, sample: str) -> None:
    match = begin(shelved, sample)
    for number, _ in enumerate(moments(match)):
        if number % 7 == 3:
            again = Match.resume(shelved.game, match.seed, match.past, through_a_file(match, match.journal))
            one, other = play_out(copy_of(match), 77), play_out(again, 77)
            assert snapshot(one) == snapshot(other)


def copy_of(match: AnyMatch) -> AnyMatch:
    return Match.resume(match.game, match.seed, match.past, match.journal)


@for_every_sample
def test_the_order_of_handing_in_changes_nothing(shelved: OnTheShelf, sample: str) -> None:
    forward, backward = begin(shelved, sample), begin(shelved, sample)
    dice = Dice(SEED)
    while not forward.over:
        answers = [(question.seat, question.any_answer(dice)) for question in forward.open_questions]
        for seat, answer in answers:
            forward.answer(seat, answer)
        for seat, answer in reversed(answers):
            backward.answer(seat, answer)
        assert snapshot(forward) == snapshot(backward)


@for_every_sample
def test_a_sealed_answer_shows_nowhere_but_to_its_own_seat(shelved: OnTheShelf, sample: str) -> None:
    for match in moments(begin(shelved, sample)):
        open_now = match.open_questions
        if len(open_now) < 2:
            continue
        shown = []
        for seed in (1, 2):
            copy = copy_of(match)
            copy.answer(open_now[0].seat, open_now[0].any_answer(Dice(seed)))
            others = [None, *(seat for seat in seats_of(copy) if seat != open_now[0].seat)]
            shown.append(
                (copy.open_questions, copy.story, copy.handed_in, [copy.view(seat) for seat in others])
            )
        assert shown[0] == shown[1]


@for_every_sample
def test_an_answer_can_be_taken_back_until_the_last_one_is_in(shelved: OnTheShelf, sample: str) -> None:
    for match in moments(begin(shelved, sample)):
        open_now = match.open_questions
        if len(open_now) < 2:
            continue
        before = snapshot(match)
        for question in open_now[:-1]:
            match.answer(question.seat, question.any_answer(Dice(3)))
        for question in open_now[:-1]:
            match.take_back(question.seat)
        assert snapshot(match) == before


@for_every_sample
def test_nonsense_is_refused_and_changes_nothing(shelved: OnTheShelf, sample: str) -> None:
    for match in moments(begin(shelved, sample)):
        before = snapshot(match)
        for seat in (*seats_of(match), -1, 99):
            for nonsense in (object(), "nonsense", 1.5, [[]], {"a": None}, -7):
                with pytest.raises(IllegalAnswer) as refused:
                    match.answer(seat, nonsense)
                assert refused.value.code
        assert snapshot(match) == before


@for_every_sample
def test_happenings_and_questions_are_values(shelved: OnTheShelf, sample: str) -> None:
    match = play_out(begin(shelved, sample))
    assert all(isinstance(happening, Happening) and repr(happening) for happening in whole_story(match))
    assert len(set(whole_story(match))) > 1
    for moment in moments(begin(shelved, sample)):
        assert all(isinstance(question, Question) and hash(question) for question in moment.open_questions)
        break
