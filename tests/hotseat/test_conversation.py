"""A session's larger conversation by example: steps in a row, quiet questions, whispers, glances, undo."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.hotseat.session import (
    Breath,
    Decide,
    HandOver,
    Mark,
    QuickMinds,
    Session,
    Wait,
    Watch,
)
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import HUMAN, NOBODY, Seat
from tests.games.contract.shelf import SHELF
from tests.games.crumbs.box import ASK_ME, BOX, PASS, SHOW
from tests.games.crumbs.rules import CRUMBS, GUARD, Aim, Drew, Face, Guard, Laid, Lay
from tests.hotseat.kit import everything_told, new_session, steps, take

RATJACK = SHELF["ratjack"]


def with_guard(seat: int, *, holds: bool = True, players: int = 2) -> AnyMatch:
    """Crumbs in which this seat has a 5 in its first hand, or has none."""
    for seed in range(100):
        match = Match.new(CRUMBS, players, seed)
        if any(card.face == GUARD for card in match.view(seat).hands[seat]) is holds:
            return match
    raise AssertionError("never dealt")


def crumbs(match: AnyMatch | None = None, humans: Collection[int] = range(4), **more: Any) -> Session:
    match = match or Match.new(CRUMBS, 2, 1)
    seats = [
        Seat(f"Rat {n}", "teal", "scarf", HUMAN if n in humans else "solid")
        for n in range(CRUMBS.seats(match.starts[0]))
    ]
    return Session(BOX, match, seats, QuickMinds(1), **more)


def aimed(session: Session, at: int = 1) -> Session:
    """Seat 0 has laid a card and aims."""
    everything_told(session)
    session.sit_down(0)
    session.hear(0)
    session.answer(0, 0)
    everything_told(session)
    session.answer(0, at)
    everything_told(session)
    return session


# --- private steps in a row


def test_a_turn_of_private_steps_is_one_visit_and_is_told_afterwards_in_one_go() -> None:
    session = new_session(RATJACK, "two with rats")
    visits: list[list[str]] = []
    told = 0
    for step in steps(session):
        if isinstance(step, HandOver):
            question = session.question(step.seat)
            if session.behind is None:
                visits.append([])
                told = session.mark.happening
            assert session.mark.happening == told
            seen = session.unheard(step.seat)
            visits[-1].append("look" if seen or question is None else question.kind)
    turns = [visit for visit in visits if "play" in visit]
    assert all(visit.count("play") == 1 for visit in turns)
    assert not any("opening" in visit[visit.index("play") :] for visit in turns)
    assert any(len(visit) > 2 for visit in turns)


def test_the_starting_player_opens_last_and_stays_for_the_first_turn() -> None:
    session = new_session(RATJACK, "three with weasels")
    starter = session.view(None).starter
    everything_told(session)
    opened = []
    for _ in range(3):
        step = session.step()
        assert isinstance(step, HandOver) and session.behind is None
        opened.append(step.seat)
        take(session, step, Dice(1))  # looks at the two cards
        take(session, step, Dice(1))
    assert opened[-1] == starter
    question = session.question(starter)
    assert session.step() == HandOver(starter) and session.behind == starter
    assert question is not None and question.kind in ("draw", "play")


def test_who_has_stood_up_is_not_let_in_again_before_the_table_has_been_told() -> None:
    session = new_session(RATJACK, "two with rats")
    for step in steps(session):
        if isinstance(step, HandOver) and session.behind is not None and session.unseen():
            session.stand_up()
            assert session.step() == Watch()
            session.see()
            return
    raise AssertionError("nobody ever had two steps in a row")


def test_looking_at_the_open_table_ends_the_private_turn() -> None:
    session = crumbs()
    everything_told(session)
    session.sit_down(0)
    session.answer(0, 0)
    session.see()
    assert session.behind is None


def test_a_sealed_answer_may_be_asked_for_on_the_open_table() -> None:
    """The answers of those who were asked first are nowhere to be seen, and may be taken back."""
    for seed in range(60):
        session = new_session(RATJACK, "four with raccoons", seed=seed)
        for step in steps(session):
            asked = session.match.open_questions
            if isinstance(step, Decide) and len(asked) > 1:
                assert all(question.sealed and not question.private for question in asked)
                view = session.view(None)
                answer = asked[0].any_answer(Dice(1))
                session.answer(step.seat, asked[[q.seat for q in asked].index(step.seat)].any_answer(Dice(1)))
                assert answer is not None and session.view(None) == view and not session.unseen()
                assert session.undoable == step.seat
                session.undo(step.seat)
                assert session.step() == step and session.match.handed_in == ()
                return
    raise AssertionError("nobody was ever asked for a sealed answer in the open")


# --- only you may see this


def test_what_was_whispered_is_shown_on_the_next_visit_and_once() -> None:
    session = crumbs()
    assert session.unheard(0) == ()  # the table has not been told that the round began
    everything_told(session)
    assert [heard.happening for heard in session.unheard(0)] == [Face(session.view(0).hands[0][-1].face)]
    assert session.unheard(1) == ()
    session.hear(0)
    assert session.unheard(0) == ()
    assert Diary.read(session.diary.write(), 3).heard == {0: (1, 1)}


def test_who_learns_something_behind_the_curtain_stays_until_it_was_seen() -> None:
    """The answer gives this seat something to see, though it is not asked again."""
    for seed in range(40):
        session = new_session(RATJACK, "four surprised", seed=seed)
        for step in steps(session):
            if not isinstance(step, HandOver) or session.behind is None:
                continue
            question = session.question(step.seat)
            if session.unheard(step.seat) and (question is None or not question.private):
                assert session.step() == step
                session.hear(step.seat)
                assert session.step() != step
                return
    raise AssertionError("nobody ever looked at a card as the last thing in a turn")


def test_a_person_who_takes_over_is_not_shown_what_the_computer_was_told() -> None:
    session = crumbs(humans=(1,))
    everything_told(session)
    assert session.unheard(0)
    session.change_player(0, HUMAN)
    assert session.unheard(0) == ()


# --- a glance


def test_own_things_may_be_looked_at_whenever_the_table_stands_still() -> None:
    session = crumbs(humans=(0, 1))
    assert not session.may_glance(1)
    everything_told(session)
    journal = session.match.journal
    assert session.may_glance(0) and session.may_glance(1) and not session.may_glance(2)
    session.glanced(1)
    assert session.match.journal == journal and not session.unseen() and session.step() == HandOver(0)


def test_after_a_glance_there_is_no_way_back_not_even_from_a_file() -> None:
    session = aimed(crumbs())
    assert session.no_undo(0) is None and session.undoable == 0
    session.glanced(1)
    assert session.no_undo(0) == "looked" and session.undoable is None
    with pytest.raises(IllegalAnswer, match=r"undo\.looked"):
        session.undo(0)
    match = session.match
    again = crumbs(
        Match.resume(CRUMBS, match.seed, match.past, match.journal),
        mark=session.mark,
        diary=Diary.read(session.diary.write(), 3),
    )
    assert again.no_undo(0) == "looked"


# --- taking back


def test_the_way_back_closes_when_something_comes_to_light_or_somebody_else_answers() -> None:
    session = crumbs()
    assert session.no_undo(0) == "nothing"
    aimed(session)
    assert session.no_undo(0) is None and session.no_undo(1) == "others"
    session.let_pass()
    assert session.no_undo(0) == "others" and session.no_undo(1) is None  # seat 1 has let it pass
    everything_told(session)
    session.answer(0, 0)
    assert session.no_undo(0) == "known"  # the card was shown
    assert session.no_undo(2) == "never"  # nobody plays it


def test_what_was_told_of_an_undone_answer_is_forgotten_and_the_seat_is_asked_again() -> None:
    session = aimed(crumbs())
    changes: list[Mark] = []
    session.changed = lambda: changes.append(session.mark)
    session.undo(0)
    assert session.step() == Decide(0) and isinstance(session.question(0), Aim)
    assert changes == [session.mark] and session.mark.happening == len(session.match.story)
    assert isinstance(session.match.story[-1], Laid)
    session.undo(0)
    assert session.step() == HandOver(0) and isinstance(session.question(0), Lay)
    assert isinstance(session.match.story[-1], Drew)
    with pytest.raises(IllegalAnswer, match=r"undo\.nothing"):
        session.undo(0)


def test_a_game_that_takes_nothing_back_never_offers_it() -> None:
    session = new_session(SHELF["ratland"], "two plain")
    for _ in steps(session):
        assert session.undoable is None and session.no_undo(0) == "never"


# --- quiet questions, and standing orders


def test_a_quiet_question_is_a_breath_at_the_table_and_passes() -> None:
    session = aimed(crumbs())
    assert session.step() == Breath((1,))
    session.let_pass()
    assert session.step() == Decide(0)


@pytest.mark.parametrize("holds", [True, False])
def test_who_wants_to_decide_in_person_says_so(holds: bool) -> None:
    session = aimed(crumbs(with_guard(1, holds=holds)))
    session.speak_up(1)
    assert session.step() == HandOver(1)
    session.keep_answer()
    assert session.step() == Breath((1,))
    session.speak_up(1)
    question = session.question(1)
    assert isinstance(question, Guard) and question.has_choice is holds
    session.answer(1, "guard" if holds else "pass")
    assert session.step() == (Watch() if holds else Decide(0)) and session.speaking is None
    with pytest.raises(IllegalAnswer):
        session.speak_up(0)


@pytest.mark.parametrize(
    ("order", "holds", "step"),
    [(PASS, True, Decide(0)), (SHOW, True, Watch()), (SHOW, False, Decide(0)), (PASS, False, Decide(0))],
)
def test_a_standing_order_answers(order: str, holds: bool, step: object) -> None:
    session = crumbs(with_guard(1, holds=holds))
    assert session.orders.of(1) == PASS
    session.leave_order(1, order)
    aimed(session)
    assert session.step() == Breath((1,))
    session.let_pass()
    assert session.step() == step


@pytest.mark.parametrize("holds", [True, False])
def test_who_wants_to_be_asked_is_asked_each_time_with_or_without_a_choice(holds: bool) -> None:
    session = crumbs(with_guard(1, holds=holds))
    session.leave_order(1, ASK_ME)
    aimed(session)
    assert session.step() == HandOver(1)
    session.let_pass()
    assert session.step() == HandOver(1)


def test_orders_are_kept_with_the_seat_and_odd_ones_count_as_none() -> None:
    session = crumbs()
    session.leave_order(1, SHOW)
    again = crumbs(session.match, diary=Diary.read(session.diary.write(), 3))
    assert again.orders.of(1) == SHOW and again.orders.of(0) == PASS
    again.diary.orders[0] = "dance"
    assert again.orders.of(0) == PASS
    with pytest.raises(IllegalAnswer):
        again.leave_order(0, "dance")
    ratland = new_session(SHELF["ratland"], "two plain")
    assert ratland.orders.of(0) is None
    with pytest.raises(IllegalAnswer):
        ratland.leave_order(0, SHOW)


@pytest.mark.parametrize("holds", [True, False])
def test_who_plays_alone_is_asked_at_once_if_there_is_a_choice_and_never_breathes(holds: bool) -> None:
    match = with_guard(1, holds=holds)
    match.answer(0, 0)
    match.answer(0, 1)  # a computer aims at the person
    session = crumbs(match, humans=(1,))
    everything_told(session)
    session.let_computers_play()
    if holds:
        assert session.step() == HandOver(1) and isinstance(session.question(1), Guard)
    else:
        assert not isinstance(session.question(1), Guard) and session.step() == Watch()


def test_while_a_computer_is_asked_quietly_the_table_waits_for_nobody_in_particular() -> None:
    session = aimed(crumbs(humans=(0,)))
    assert session.step() == Wait(())


def test_a_computer_that_is_asked_quietly_takes_the_same_breath_as_a_person() -> None:
    match = Match.new(CRUMBS, 3, 4)
    match.answer(0, 0)
    match.answer(0, 2)
    for humans in (range(4), (0, 1)):
        session = crumbs(Match.resume(CRUMBS, match.seed, (), match.journal), humans=humans)
        everything_told(session)
        journal = session.match.journal
        for _ in range(3):
            assert not session.let_computers_play()
            assert session.step() == Breath((2,)) and session.match.journal == journal
        session.let_pass()
        assert session.match.journal != journal
    with pytest.raises(IllegalAnswer):
        session.speak_up(2)


def test_a_computer_that_is_still_thinking_after_the_breath_is_waited_for_without_a_name() -> None:
    class Slow(QuickMinds):
        ready = False

        def answers(self) -> list[Decided]:
            return super().answers() if self.ready else []

    match = Match.new(CRUMBS, 3, 4)
    match.answer(0, 0)
    match.answer(0, 2)
    session, minds = crumbs(match, humans=(0, 1)), Slow(1)
    session.computers.minds = minds
    everything_told(session)
    session.let_computers_play()
    session.let_pass()
    assert session.step() == Wait(())
    minds.ready = True
    assert session.let_computers_play() and session.step() != Wait(())


# --- a seat that nobody plays


def test_whatever_a_file_says_nobody_plays_the_mouse_and_somebody_everybody_else() -> None:
    match = Match.new(CRUMBS, 2, 1)
    seats = [Seat("a", "teal", "bow", NOBODY), Seat("b", "red", "bow"), Seat("c", "sand", "bow", "solid")]
    session = Session(BOX, match, seats, QuickMinds(1))
    assert [seat.player for seat in session.seats] == [HUMAN, HUMAN, NOBODY]
