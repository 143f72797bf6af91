"""Watching a game again: the same end, the same table at every moment, every answer, no secret too soon."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random

import pytest

from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.course import Tally
from ratland_desktop.hotseat.diary import Diary, Thought
from ratland_desktop.hotseat.moments import Mark
from ratland_desktop.hotseat.reasons import because
from ratland_desktop.hotseat.replay import (
    Answers,
    NotOpen,
    Recording,
    Replay,
    ReplaySession,
    before,
    replay_of,
)
from ratland_desktop.hotseat.session import Over, QuickMinds, Session, Watch
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from tests.replaying import GAMES, file_of, options_of, played, replay_from, seats_of

for_every_game = pytest.mark.parametrize("name", GAMES)


def table_of(match: AnyMatch) -> str:
    """The table of a match, byte for byte, with all that is hidden."""
    return json.dumps([match.game.write(match._table), repr(match.outcome())])


def ends_alike(name: str, seed: int) -> None:
    match = played(name, seed)
    replay = replay_from(name, file_of(name, match))
    assert replay.finished and table_of(replay.match) == table_of(match)
    assert replay.match.stories == match.stories
    session = ReplaySession(replay)
    while isinstance(session.step(), Watch):
        session.see()
    assert session.step() == Over() and session.told
    assert session.mark == Mark(len(match.stories) - 1, len(match.story))
    assert session.view(None) == match.view(None)


@for_every_game
def test_the_replay_of_a_game_by_chance_ends_in_the_table_that_the_game_ended_in(name: str) -> None:
    for seed in range(3):
        ends_alike(name, seed)


@pytest.mark.slow
@for_every_game
def test_the_replays_of_a_hundred_games_end_in_the_tables_that_the_games_ended_in(name: str) -> None:
    for seed in range(100, 200):
        ends_alike(name, seed)


@for_every_game
def test_whoever_jumps_sees_what_whoever_watches_sees(name: str) -> None:
    replay = replay_from(name, file_of(name, played(name, 5)))
    watched, jumping = ReplaySession(replay), ReplaySession(replay)
    seen = {}
    while isinstance(watched.step(), Watch):
        watched.see()
        seen[watched.mark] = deepcopy(watched.shown)  # a retelling goes on with the story
    marks = [mark for mark in seen if mark.happening]  # between two rounds the old table still lies there
    Random(1).shuffle(marks)
    for mark in marks[:40]:
        jumping.go_to(mark)
        assert jumping.mark == mark
        assert jumping.shown == seen[mark]


@for_every_game
def test_nobody_is_asked_and_nothing_moves(name: str) -> None:
    session = ReplaySession(replay_from(name, file_of(name, played(name, 3))))
    assert session.match.open_questions == () and not session.let_computers_play()
    assert session.humans == () and session.alone is None and not session.needs_curtain
    assert not any(session.may_glance(seat) for seat in range(len(session.seats)))


# --- answers


@for_every_game
def test_every_answer_is_told_with_its_question(name: str) -> None:
    match = played(name, 7)
    answers = Answers(SHELF[name], match, Diary())
    for story, journal in enumerate((*match.past, match.journal)):
        told = answers.of(story)
        assert [one.answer for one in told] == [answer for given in journal.answers for answer in given]
        assert all(one.question.check(one.answer) == one.answer for one in told)
        assert [one.after for one in told] == sorted(one.after for one in told)


@for_every_game
def test_the_same_answer_given_again_leads_to_the_same_end(name: str) -> None:
    match = played(name, 9)
    answers = Answers(SHELF[name], match, Diary())
    every = [one for story in range(len(match.stories)) for one in answers.of(story)]
    for one in Random(2).sample(every, min(12, len(every))):
        again = before(match, one)
        assert [question.seat for question in again.open_questions] == [one.seat]
        assert again.question(one.seat) == one.question
        again.answer(one.seat, one.answer)
        journals = (*match.past, match.journal)
        now = journals[one.story]
        again._replay(now.answers[one.number + 1 :])
        for journal in journals[one.story + 1 :]:
            again._replay(journal.answers)
        assert table_of(again) == table_of(match)


@for_every_game
def test_another_answer_leaves_the_true_game_as_it_was(name: str) -> None:
    match = played(name, 11)
    was = table_of(match), [repr(journal) for journal in (*match.past, match.journal)]
    every = Answers(SHELF[name], match, Diary()).of(0)
    for one in every[:6]:
        again = before(match, one)
        again.answer(one.seat, again.open_questions[0].any_answer(Dice(4)))
        while again.open_questions:
            for question in again.open_questions:
                again.answer(question.seat, question.any_answer(Dice(5)))
    assert (table_of(match), [repr(journal) for journal in (*match.past, match.journal)]) == was


def test_a_computers_reason_stands_with_its_answer_only_where_nobody_can_be_wrong() -> None:
    match = played("rattus", 2)
    box = SHELF["rattus"]
    first = Answers(box, match, Diary()).of(0)[0]
    alike = [one for one in Answers(box, match, Diary()).of(0) if one.seat == first.seat]
    had, kind = Tally(), first.question.kind
    reasons = [because("whim") for _ in alike]
    whole = Diary(thoughts=[Thought(0, first.seat, kind, reason, had) for reason in reasons])
    told = Answers(box, match, whole).of(0)
    assert [one.reason for one in told if one.seat == first.seat] == reasons
    assert all(one.reason is None for one in told if one.seat != first.seat)
    more = Diary(thoughts=[*whole.thoughts, *whole.thoughts])
    assert all(one.reason is None for one in Answers(box, match, more).of(0))


# --- a running game


def running(name: str, seed: int, answers: int) -> AnyMatch:
    match: AnyMatch = Match.new(SHELF[name].keeping.game, options_of(name, seed), seed)
    dice = Dice(seed + 1)
    for _ in range(answers):
        question = match.open_questions[0]
        match.answer(question.seat, question.any_answer(dice))
    return match


def told_part(match: AnyMatch) -> Mark:
    """The table is often a little behind."""
    story = len(match.stories) - 1
    return Mark(story, max(0, len(match.stories[story]) - 2))


@for_every_game
def test_a_running_games_recording_ends_where_the_table_is_and_refuses_every_secret(name: str) -> None:
    match = running(name, 4, 9)
    until = told_part(match)
    recording = Recording(match, until)
    assert len(recording.stories) == until.story + 1 and len(recording.story) == until.happening
    assert not recording.over and recording.outcome() is None and recording.journal.sealed == ()
    for seat in range(match.game.seats(match.starts[0])):
        with pytest.raises(NotOpen):
            recording.view(seat)
        with pytest.raises(NotOpen):
            recording.sealed_answer(seat)
        with pytest.raises(NotOpen):
            recording.whispers(seat)


@for_every_game
def test_nobody_looks_at_a_running_game_through_somebodys_eyes(name: str) -> None:
    match = running(name, 4, 9)
    replay = Replay(SHELF[name], match, seats_of(match), Diary(), told_part(match))
    with pytest.raises(NotOpen):
        ReplaySession(replay, eyes=0)
    assert ReplaySession(replay).alone is None


@for_every_game
def test_a_running_game_cannot_be_watched_as_if_it_were_over(name: str) -> None:
    with pytest.raises(NotOpen):
        Recording(running(name, 4, 6))


@for_every_game
def test_no_secret_changes_what_is_watched_of_a_running_game(name: str) -> None:
    """Sealed answers, hands and decks are others; the open story is the same, and so is all that is shown."""
    compared = 0
    for seed in range(6):
        one = running(name, seed, 3)
        game = one.game
        imagined = game.reimagine(game.view(one.journal.start, None), Dice(seed))
        other: AnyMatch = Match(game, imagined, one.seed, Dice(one.seed, one.journal.thrown), one.past)
        one = Match.resume(
            game, one.seed, one.past, type(one.journal)(one.journal.start, one.journal.thrown, ())
        )
        asked = [question.seat for question in one.open_questions]
        for match, luck in ((one, 1), (other, 2)):
            for question in match.open_questions[: len(asked) - 1]:
                match.answer(question.seat, question.any_answer(Dice(luck)))
        if one.stories[-1] != other.stories[-1]:
            continue
        until = Mark(len(one.stories) - 1, len(one.story))
        assert _watched(name, one, until) == _watched(name, other, until)
        compared += 1
    assert compared


def _watched(name: str, match: AnyMatch, until: Mark) -> list[object]:
    """All that can be seen in a replay."""
    replay = Replay(SHELF[name], match, seats_of(match), Diary(orders={0: "secret"}), until)
    session = ReplaySession(replay)
    seen: list[object] = [repr(session.diary), session.view(None)]
    while isinstance(session.step(), Watch):
        session.see()
        seen.append(deepcopy(session.shown))
    return seen


def test_a_session_is_watched_as_far_as_its_table_has_been_told() -> None:
    match = played("ratland", 1)
    session = Session(SHELF["ratland"], match, seats_of(match), QuickMinds(1))
    assert replay_of(session).until == session.mark and not replay_of(session).finished
    while session.unseen():
        session.see()
    assert replay_of(session).finished
