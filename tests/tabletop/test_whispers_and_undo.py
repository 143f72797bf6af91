"""What only some seats are told, and answers that are taken back, shown with Crumbs."""

from __future__ import annotations

from typing import Any

import pytest

from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.match import Match
from tests.games.crumbs.rules import CRUMBS, Aimed, Drew, Face, Laid, Looked, Table, View

AnyMatch = Match[int, Table, View]


def begin(seed: int = 4) -> AnyMatch:
    return Match.new(CRUMBS, 2, seed)


def refusal(action: Any, *arguments: object) -> str:
    with pytest.raises(IllegalAnswer) as refused:
        action(*arguments)
    return refused.value.code


def test_a_whisper_reaches_its_seat_and_stands_in_no_open_story() -> None:
    match = begin()
    hand = match.view(0).hands[0]
    (heard,) = match.whispers(0)
    assert heard.happening == Face(hand[2].face) and heard.after == 2
    assert isinstance(match.story[heard.after - 1], Drew)
    assert match.whispers(1) == () and match.whispers(2) == ()
    assert not any(isinstance(told, Face) for told in match.story)


def test_a_look_is_open_and_what_was_seen_is_whispered() -> None:
    match = begin()
    for answer in (0, 2, 1):  # lay, aim at the Mouse, look
        match.answer(0, answer)
    assert Looked(0, 2, 1) in match.story
    assert match.whispers(0)[-1].happening == Face(match.view(0).hands[2][1].face)
    assert match.view(1).hands[2][1].face == 0


def test_open_answers_are_undone_one_by_one_until_something_hidden_was_told() -> None:
    match = begin()
    assert not match.can_undo(0)
    assert match.last_asked is None
    start, questions = match.journal, [*match.open_questions]
    match.answer(0, 1)
    questions += match.open_questions
    match.answer(0, 2)
    assert isinstance(match.story[-1], Aimed) and match.last_asked == questions[1]
    match.undo(0)
    assert isinstance(match.story[-1], Laid) and len(match.stories) == 1
    assert match.last_asked == questions[0]
    match.undo(0)
    assert match.journal == start and not match.can_undo(0) and match.last_asked is None
    assert refusal(match.undo, 0) == "match.no_way_back"


def test_nobody_undoes_what_somebody_else_has_answered_or_a_look() -> None:
    match = begin()
    match.answer(0, 0)
    match.answer(0, 1)
    assert match.can_undo(0) and not match.can_undo(1)  # the guard is asked, and has not answered yet
    match.answer(1, "pass")
    assert not match.can_undo(0)
    match.answer(0, 0)
    assert refusal(match.undo, 0) == "match.no_way_back"  # the face has been whispered


def test_answers_that_were_given_together_are_not_undone() -> None:
    match = begin()
    while match.open_questions[0].kind != "keep":
        question = match.open_questions[0]
        match.answer(question.seat, question.check(question.options[0]))  # type: ignore[attr-defined]
    match.answer(0, 1)
    assert not match.can_undo(0)
    match.take_back(0)
    match.answer(0, 0)
    match.answer(1, 0)
    assert not match.can_undo(0) and not match.can_undo(1)


def test_undoing_leaves_journals_that_were_handed_out_alone() -> None:
    match = begin()
    journal = match.journal
    before = CRUMBS.write(journal.start)
    match.answer(0, 0)
    match.undo(0)
    match.answer(0, 1)
    assert CRUMBS.write(journal.start) == before
