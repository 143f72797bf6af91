"""Screens ask for the open table many times in a frame: it is looked at once after each answer."""

from __future__ import annotations

import pytest

from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import Seat
from tests.games.crumbs.box import BOX
from tests.games.crumbs.rules import CRUMBS


def crumbs() -> Session:
    seats = [Seat(name, "teal", "scarf") for name in ("Mia", "Ben", "Mouse")]
    return Session(BOX, Match.new(CRUMBS, 2, 3), seats, QuickMinds(1))


def test_the_open_view_is_made_once_for_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    session, made = crumbs(), []
    look = Match.view

    def view(match: AnyMatch, seat: int | None) -> object:
        made.append(seat)
        return look(match, seat)

    monkeypatch.setattr(Match, "view", view)
    for _ in range(5):
        session.step()
        assert session.order and session.round == 1
    assert made.count(None) <= 1


def test_it_is_never_older_than_the_last_answer() -> None:
    session, dice = crumbs(), Dice(1)
    while not session.match.over:
        asked = session.match.open_questions[0]
        session.answer(asked.seat, asked.any_answer(dice))
        assert session.view(None) == session.match.view(None)
        if (seat := session.undoable) is not None and dice.below(3) == 0:
            session.undo(seat)
            assert session.view(None) == session.match.view(None)
