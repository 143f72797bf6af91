"""What the conversation promises in every game: imagined tables, undo, and questions that tell nothing."""

from __future__ import annotations

from itertools import product
from typing import Any

from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from tests.games.contract.shelved import OnTheShelf
from tests.games.contract.test_contract import (
    SEED,
    begin,
    copy_of,
    for_every_sample,
    moments,
    seats_of,
    snapshot,
)

IMAGINED = 10  # tables for each round: some of them come true for long enough to ask a quiet question


@for_every_sample
def test_an_imagined_table_looks_the_same_from_the_seat_that_imagines_it(
    shelved: OnTheShelf, sample: str
) -> None:
    game = shelved.game
    for number, match in enumerate(moments(begin(shelved, sample))):
        for seat in (None, *seats_of(match)):
            seen = match.view(seat)
            assert game.view(game.reimagine(seen, Dice(number)), seat) == seen


@for_every_sample
def test_imagining_needs_the_view_and_the_dice_alone(shelved: OnTheShelf, sample: str) -> None:
    game, match = shelved.game, begin(shelved, sample)
    seen = match.view(0)
    assert game.reimagine(seen, Dice(1)) == game.reimagine(seen, Dice(1))
    assert any(game.reimagine(seen, Dice(seed)) != match._table for seed in range(5))


@for_every_sample
def test_while_the_open_story_is_the_same_the_same_seats_are_asked_the_same(
    shelved: OnTheShelf, sample: str
) -> None:
    """Whatever is hidden: who is asked, and what kind of question, gives nothing away."""
    compared = quiet = 0
    game = shelved.game
    for match, luck in product(round_starts(begin(shelved, sample)), range(IMAGINED)):
        journal = match.journal
        imagined = game.reimagine(game.view(journal.start, None), Dice(luck))
        dice = Dice(match.seed, journal.thrown)
        true, other = copy_of(match), Match(game, imagined, match.seed, dice)
        while true.story == other.story and not true.over and len(true.stories) == 1:
            assert asked(true) == asked(other)
            compared += 1
            quiet += sum(question.quiet for question in true.open_questions)
            if not answer_alike(true, other, Dice(100 * luck + compared)):
                break
    assert quiet or not any(
        q.quiet for match in moments(begin(shelved, sample)) for q in match.open_questions
    )


def round_starts(match: AnyMatch) -> list[AnyMatch]:
    """The match at the start of each round, before the first answer."""
    found, rounds = [], 0
    for moment in moments(match):
        if len(moment.stories) > rounds and not moment.over:
            rounds = len(moment.stories)
            found.append(copy_of(moment))
    return found


def asked(match: AnyMatch) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in match.open_questions]


def answer_alike(one: AnyMatch, other: AnyMatch, dice: Dice) -> bool:
    """The same answers in both; False if a hidden thing makes one of them impossible in the other."""
    for question in one.open_questions:
        answer = question.default_answer() if question.quiet else question.any_answer(dice)
        try:
            other.answer(question.seat, answer)
        except IllegalAnswer:
            return False
        one.answer(question.seat, answer)
    return True


@for_every_sample
def test_what_a_seat_is_told_in_private_stays_in_its_own_view_and_in_no_other(
    shelved: OnTheShelf, sample: str
) -> None:
    """Two games look the same to a seat, until it is told something in one and something else in the other:
    from then on its own view differs. The open table stays the same."""
    game = shelved.game
    for match, luck in product(round_starts(begin(shelved, sample)), range(IMAGINED)):
        journal = match.journal
        seat = luck % game.seats(journal.start)
        imagined = game.reimagine(game.view(journal.start, seat), Dice(luck))
        true = copy_of(match)
        other = Match(game, imagined, match.seed, Dice(match.seed, journal.thrown))
        answered = 0
        while true.story == other.story and not true.over and len(true.stories) == 1:
            assert true.view(None) == other.view(None)
            if news(true, seat) != news(other, seat):
                assert true.view(seat) != other.view(seat)
                break
            answered += 1
            if not answer_alike(true, other, Dice(100 * luck + answered)):
                break


def news(match: AnyMatch, seat: int) -> list[Any]:
    return [heard.happening for heard in match.whispers(seat) if heard.news]


@for_every_sample
def test_nobody_asks_a_seat_that_nobody_plays(shelved: OnTheShelf, sample: str) -> None:
    for match in moments(begin(shelved, sample)):
        unplayed = shelved.game.unplayed(match._table)
        assert not {question.seat for question in match.open_questions} & {*unplayed}
        assert len(unplayed) < len(seats_of(match))


@for_every_sample
def test_every_quiet_question_has_an_answer_for_those_who_say_nothing(
    shelved: OnTheShelf, sample: str
) -> None:
    for match in moments(begin(shelved, sample)):
        for question in match.open_questions:
            if question.quiet:
                assert question.private
                assert question.check(question.default_answer()) == question.default_answer()


def kept(match: AnyMatch) -> dict[str, Any]:
    """A snapshot that stays as it is while the match goes on."""
    return snapshot(match) | {"table": match.game.copy(match._table)}


@for_every_sample
def test_an_undone_answer_leaves_no_trace_and_can_be_given_again(shelved: OnTheShelf, sample: str) -> None:
    match, dice = begin(shelved, sample), Dice(SEED)
    while not match.over:
        before = kept(match)
        questions = match.open_questions
        given = [(question.seat, question.any_answer(dice)) for question in questions]
        for seat, answer in given:
            match.answer(seat, answer)
        after, story = kept(match), len(match.stories)
        for seat in seats_of(match):
            if match.can_undo(seat):
                assert [(seat, given[0][1])] == given and story == len(match.stories)
                match.undo(seat)
                assert kept(match) == before
                match.answer(*given[0])
                assert kept(match) == after


@for_every_sample
def test_a_match_from_a_file_can_undo_what_it_could_undo_before(shelved: OnTheShelf, sample: str) -> None:
    for match in moments(begin(shelved, sample)):
        again = copy_of(match)
        assert [again.can_undo(s) for s in seats_of(match)] == [match.can_undo(s) for s in seats_of(match)]
