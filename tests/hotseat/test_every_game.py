"""What a session promises in every game: who comes next, what is told, and what is nobody else's business."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from ratland_desktop.hotseat import diary
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.moments import Moments
from ratland_desktop.hotseat.session import (
    Breath,
    Decide,
    HandOver,
    Mark,
    Over,
    QuickMinds,
    Session,
    Wait,
    Watch,
)
from ratland_desktop.tabletop.dialogue import Happening, IllegalAnswer, Told
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import HUMAN, NOBODY
from tests.games.contract.shelf import SHELF
from tests.games.contract.shelved import OnTheShelf, played
from tests.games.contract.test_contract import (
    begin,
    copy_of,
    for_every_sample,
    play_out,
    seats_of,
)
from tests.games.contract.test_conversation import kept, round_starts
from tests.hotseat.kit import SEED, everything_told, new_session, session_of, steps, take

IMAGINED = 4


# --- what comes next


@for_every_sample
def test_a_session_of_people_ends_with_everything_told_once(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample)
    watched = sum(step == Watch() for step in steps(session))
    assert session.step() == Over() and session.match.outcome() is not None
    assert watched == sum(map(len, session.match.stories))


@for_every_sample
def test_computers_among_themselves_play_to_the_end(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample, humans=())
    assert {type(step) for step in steps(session)} <= {Watch, Wait, Over}
    assert session.match.over


@for_every_sample
def test_the_way_of_the_laptop_leads_to_everybody_who_plays(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample)
    playing = [number for number, seat in enumerate(session.seats) if seat.player != NOBODY]
    for _ in steps(session):
        assert sorted(session.order) == playing
        assert {*session.box.course.played(session.view(None))} <= {*playing}
        assert session.round >= 0


@for_every_sample
def test_a_seat_that_nobody_plays_is_never_called_and_never_changes_hands(
    shelved: OnTheShelf, sample: str
) -> None:
    session = new_session(shelved, sample)
    unplayed = shelved.game.unplayed(session.match.starts[0])
    assert [n for n, seat in enumerate(session.seats) if seat.player == NOBODY] == [*unplayed]
    for seat in unplayed:
        session.change_player(seat, HUMAN)
        session.change_player(seat, "solid")
        assert session.seats[seat].player == NOBODY and not session.diary.changes
    for step in steps(session):
        called = step.seats if isinstance(step, Breath | Wait) else (getattr(step, "seat", None),)
        assert not {*called} & {*unplayed}


@for_every_sample
def test_the_same_seat_is_never_called_twice_without_the_table_in_between(
    shelved: OnTheShelf, sample: str
) -> None:
    """Private steps in a row need one "it's me", and what they led to is told in one go."""
    session = new_session(shelved, sample)
    called: list[int | None] = [None]
    for step in steps(session):
        if not isinstance(step, HandOver):
            called.append(None)
        elif session.behind is None:
            assert called[-1] != step.seat
            called.append(step.seat)
        else:
            assert session.behind == step.seat == called[-1]


@for_every_sample
def test_nobody_is_asked_before_the_table_has_been_told_unless_they_sit_behind_the_curtain(
    shelved: OnTheShelf, sample: str
) -> None:
    session = new_session(shelved, sample)
    for step in steps(session):
        if session.unseen():
            assert step == Watch() or step == HandOver(session.behind if session.behind is not None else -1)


# --- the open table at a moment


class Recorder(AnyMatch):
    """Keeps the open view whenever something is told, while the game is played for the first time."""

    def __init__(self, *args: Any) -> None:
        self.seen: list[list[Any]] = []
        super().__init__(*args)

    def _tell(self, told: Told) -> None:
        super()._tell(told)
        if isinstance(told, Happening):
            while len(self.seen) < len(self.stories):
                self.seen.append([])
            self.seen[-1].append(self.view(None))


@for_every_sample
def test_the_open_views_of_a_story_are_those_of_its_moments(shelved: OnTheShelf, sample: str) -> None:
    dice = Dice(SEED)
    table = shelved.game.lay_table(shelved.samples[sample], dice)
    match = Recorder(shelved.game, table, SEED, dice)
    play_out(match)
    replayed = Moments(replace(shelved.box.course, retell=None), match)
    for story, seen in enumerate(match.seen):
        views = [replayed.at(Mark(story, told)) for told in range(len(seen) + 1)]
        assert views[0] == shelved.game.view(match.starts[story], None)
        changed = [at for at, view in enumerate(seen) if views[at + 1] != view]
        assert len(changed) <= len((*match.past, match.journal)[story].answers) + 1  # only where asked


@for_every_sample
def test_when_all_is_told_the_table_shows_what_lies_there(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample)
    for step in steps(session):
        if isinstance(step, Decide | HandOver) and not session.unseen():
            if session.box.course.retell is None:
                assert session.shown == session.view(None)
            assert session.shown == session.moments.at(session.mark)


@for_every_sample
def test_a_session_resumed_at_any_step_goes_on_with_the_same_story(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample, humans=(0,))
    for number, step in enumerate(steps(session)):
        match = session.match
        if number % 5 or session.mark.story + 1 < len(match.stories) or session.behind is not None:
            continue
        again = Session(
            shelved.box,
            Match.resume(shelved.game, match.seed, match.past, match.journal),
            session.seats,
            QuickMinds(1),
            Mark(0, session.mark.happening),
            diary=Diary.read(session.diary.write(), len(session.seats)),
        )
        assert again.step() == step and again.unseen() == session.unseen()
        if session.mark.happening:  # between two rounds the table of the last one still lies there
            assert again.shown == session.shown
        for seat in seats_of(match):  # what earlier rounds have whispered is in the view
            heard = again.unheard(seat)
            assert heard == session.unheard(seat)[len(session.unheard(seat)) - len(heard) :]
        assert [again.no_undo(s) for s in seats_of(match)] == [session.no_undo(s) for s in seats_of(match)]


# --- only you may see this


@for_every_sample
def test_what_a_seat_was_told_waits_until_it_is_behind_the_curtain(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample)
    told: dict[int, list[Happening]] = {}
    dice = Dice(SEED)
    while not isinstance(step := session.step(), Over):
        if isinstance(step, HandOver):
            told.setdefault(step.seat, []).extend(heard.happening for heard in session.unheard(step.seat))
        take(session, step, dice)
    for seat in seats_of(session.match):
        told.setdefault(seat, []).extend(heard.happening for heard in session.unheard(seat))
        everything = [
            heard.happening
            for story in range(len(session.match.stories))
            for heard in session.match.whispers(seat, story)
            if heard.news
        ]
        assert told[seat] == everything


# --- taking back


@for_every_sample
def test_an_answer_that_is_taken_back_leaves_no_trace_at_the_table(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample)
    dice, undone = Dice(SEED), 0
    while not isinstance(step := session.step(), Over):
        seat = getattr(step, "seat", None)
        before, mark, shown = kept(session.match), session.mark, session.shown
        page = isinstance(step, HandOver) and session.unheard(step.seat)
        if seat is None or session.unseen() or page:
            take(session, step, dice)
            continue
        take(session, step, dice)
        if session.no_undo(seat) is not None:
            assert not session.box.course.undo or not session.match.can_undo(seat)
            with pytest.raises(IllegalAnswer):
                session.undo(seat)
            continue
        after = kept(session.match)
        sealed = session.match.sealed_answer(seat)
        given = session.match.journal.answers[-1][0] if sealed is None else sealed
        everything_told(session)
        session.undo(seat)
        undone += 1
        assert kept(session.match) == before
        assert (session.mark, session.unseen()) == (mark, [])
        if session.box.course.retell is None:
            assert session.shown == shown
        session.stand_up()
        again = session.step()
        assert getattr(again, "seat", None) == seat
        session.answer(seat, given)
        assert kept(session.match) == after
    assert undone or not session.box.course.undo


@for_every_sample
def test_after_a_glance_nothing_is_taken_back(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample)
    for _ in steps(session):
        seat = session.undoable
        if seat is not None and seat not in session.match.handed_in:
            session.glanced(seat)
            assert session.no_undo(seat) == "looked" and session.undoable is None
            return
    assert not session.box.course.undo


# --- quiet questions


def alike(shelved: OnTheShelf, match: AnyMatch, luck: int) -> tuple[Session, Session]:
    """Two sessions at the start of a round that differ in nothing but what is hidden from everybody."""
    journal, game = match.journal, shelved.game
    imagined = game.reimagine(game.view(journal.start, None), Dice(luck))
    other = Match(game, imagined, match.seed, Dice(match.seed, journal.thrown))
    return session_of(shelved, copy_of(match)), session_of(shelved, other)


EVERY_ORDER = [
    pytest.param(
        shelved, sample, order, id=f"{name}: {sample}, {order or 'no orders'}", marks=played(shelved, sample)
    )
    for name, shelved in SHELF.items()
    for sample in shelved.samples
    for order in (shelved.box.course.orders.choices if shelved.box.course.orders else ("",))
]


@pytest.mark.parametrize(("shelved", "sample", "order"), EVERY_ORDER)
def test_whatever_a_seat_holds_the_table_does_the_same(shelved: OnTheShelf, sample: str, order: str) -> None:
    """Steps, pauses and calls are equal as long as the open story is; whatever order people have left."""
    starts = round_starts(begin(shelved, sample))
    for match, luck in product(starts[:: max(1, len(starts) // 3)], range(IMAGINED)):
        sessions = alike(shelved, match, luck)
        for session in sessions:
            for seat in session.humans if order else ():
                session.leave_order(seat, order)
        in_lockstep(*sessions, Dice(luck))


def in_lockstep(one: Session, other: Session, dice: Dice) -> None:
    while one.match.story == other.match.story and len(one.match.stories) == 1 and not one.match.over:
        step = one.step()
        assert other.step() == step
        assert whispered(one.match) == whispered(other.match)
        if isinstance(step, HandOver | Decide):
            for session in (one, other):
                if isinstance(step, HandOver):
                    session.sit_down(step.seat)
                    session.hear(step.seat)
            question = one.question(step.seat)
            if isinstance(step, HandOver) and (one.step() != step or question is None):
                one.stand_up()
                other.stand_up()
                continue
            assert question is not None
            answer = question.default_answer() if question.quiet else question.any_answer(dice)
            one.answer(step.seat, answer)
            try:
                other.answer(step.seat, answer)
            except IllegalAnswer:  # what is hidden makes it impossible there
                return
        else:
            take(one, step, dice)
            take(other, step, dice)


def whispered(match: AnyMatch) -> list[tuple[int, tuple[int, ...]]]:
    """Who was told something in private, and when: that much is open to all."""
    return [(after, whisper.seats) for after, whisper in match._whispers[0]]


@for_every_sample
def test_while_only_quiet_questions_are_open_the_table_names_nobody(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample, humans=(0,))
    for step in steps(session):
        if isinstance(step, Wait):
            quiet = {question.seat for question in session.match.open_questions if question.quiet}
            assert not quiet & {*step.seats}


@for_every_sample
def test_who_plays_alone_is_asked_quietly_only_where_there_is_a_choice(
    shelved: OnTheShelf, sample: str
) -> None:
    session = new_session(shelved, sample, humans=(0,))
    for step in steps(session):
        assert not isinstance(step, Breath) or not any(
            question.has_choice for question in session.match.open_questions if question.seat == 0
        )
        if isinstance(step, HandOver) and (question := session.question(step.seat)) is not None:
            assert not question.quiet or question.has_choice


# --- what is written down


@for_every_sample
def test_a_tally_can_be_written_down_in_every_game(shelved: OnTheShelf, sample: str) -> None:
    session = new_session(shelved, sample, humans=(0,))
    for _ in steps(session):
        for seat in seats_of(session.match):
            for had in (
                session.box.course.tally(session.shown, seat),
                session.box.course.holdings(session.view(seat), seat),
            ):
                assert len(had.counts) <= diary.MOST_COUNTS
                assert all(len(name) <= diary.LONGEST_COUNT for name, _ in had.counts)
    session.change_player(0, "solid")
    session.change_player(0, HUMAN)
    assert Diary.read(session.diary.write(), len(session.seats)) == session.diary
