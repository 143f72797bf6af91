"""When roles have been dealt the laptop goes around once, so that everybody sees the own one."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from ratland_desktop.games.comme_des_rats.box import BOX
from ratland_desktop.games.comme_des_rats.rules import happenings as h
from ratland_desktop.games.comme_des_rats.rules.game import COMME_DES_RATS, new_match
from ratland_desktop.games.comme_des_rats.rules.table import Options
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.hotseat.session import Decide, HandOver, Mark, QuickMinds, Session
from ratland_desktop.tabletop.match import Match
from tests.family import seated

NAMES = ("Mira", "Oma Ilse", "Papa", "Jonas", "Lena")
SEEDS = range(6)


def session_of(seed: int, humans: Collection[int] | None = None, *, roles: bool = True) -> Session:
    match = new_match(Options(5, roles=roles), seed)
    return Session(BOX, match, seated(NAMES, humans), QuickMinds(seed))


def tour(session: Session) -> list[int]:
    """Who is called before anybody is asked anything."""
    called: list[int] = []
    while True:
        session.let_computers_play()
        step = session.step()
        if isinstance(step, HandOver) and session.unheard(step.seat):
            called.append(step.seat)
            session.glanced(step.seat)
        elif session.unseen():
            session.see()
        else:
            return called


@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_is_called_once_and_the_manipulator_last(seed: int) -> None:
    session = session_of(seed)
    called = tour(session)
    assert sorted(called) == [0, 1, 2, 3, 4]
    shown = [x.seat for x in session.match.story if isinstance(x, h.RoleShown)]
    assert called[-1:] == shown or not shown
    assert session.step() == Decide(shown[0] if shown else session.order[0])


@pytest.mark.parametrize("seed", SEEDS)
def test_computers_decide_nothing_before_all_people_have_seen_their_roles(seed: int) -> None:
    session = session_of(seed, humans=(1, 3))
    answers = 0
    while session.called is not None:
        assert len(session.match.journal.answers) == answers
        step = session.step()
        if isinstance(step, HandOver):
            session.glanced(step.seat)
        else:
            session.see()
        session.let_computers_play()
        answers = 0 if session.called is not None else len(session.match.journal.answers)


def test_a_tour_goes_on_after_a_break_where_it_was_left() -> None:
    session = session_of(2)
    while not isinstance(step := session.step(), HandOver):
        session.see()
    session.glanced(step.seat)
    match = session.match
    again = Session(
        BOX,
        Match.resume(COMME_DES_RATS, match.seed, match.past, match.journal),
        session.seats,
        QuickMinds(1),
        Mark(0, session.mark.happening),
        diary=Diary.read(session.diary.write(), len(session.seats)),
    )
    assert again.step() == session.step() != step
    assert sorted((step.seat, *tour(again))) == [0, 1, 2, 3, 4]


def test_nobody_is_called_without_roles_nor_where_one_person_plays() -> None:
    assert tour(session_of(1, roles=False)) == []
    assert tour(session_of(1, humans=(2,))) == []
