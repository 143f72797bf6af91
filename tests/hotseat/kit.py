"""Sessions of every game for tests, and a player who passes the laptop round without a screen."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from ratland_desktop.hotseat.session import (
    Breath,
    Coming,
    Decide,
    HandOver,
    Mark,
    Over,
    QuickMinds,
    Session,
    Wait,
    Watch,
)
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch, Match
from ratland_desktop.tabletop.seats import HUMAN, Seat
from tests.games.contract.shelved import OnTheShelf

SEED = 20


def session_of(
    shelved: OnTheShelf, match: AnyMatch, humans: Collection[int] | None = None, **more: Any
) -> Session:
    """A session of this match; everybody is a person unless `humans` says who is."""
    everybody = range(match.game.seats(match.starts[-1]))
    people = everybody if humans is None else humans
    seats = [Seat(f"Rat {n}", "teal", "scarf", HUMAN if n in people else "solid") for n in everybody]
    return Session(shelved.box, match, seats, QuickMinds(SEED), **more)


def new_session(
    shelved: OnTheShelf, sample: str, humans: Collection[int] | None = None, seed: int = SEED
) -> Session:
    return session_of(shelved, Match.new(shelved.game, shelved.samples[sample], seed), humans)


def steps(session: Session, dice: Dice | None = None) -> Iterator[Coming]:
    """Every step until the game is over; each is taken when the next one is asked for."""
    dice = dice or Dice(SEED)
    while not isinstance(step := session.step(), Over):
        yield step
        take(session, step, dice)
    yield step


def take(session: Session, step: Coming, dice: Dice) -> None:
    """Do what people at the table would do, by chance."""
    match step:
        case Watch():
            session.see()
        case HandOver(seat):
            session.sit_down(seat)
            if session.unheard(seat):
                session.hear(seat)
            elif (question := session.question(seat)) is not None and question.private:
                session.answer(seat, question.any_answer(dice))
            if session.step() != HandOver(seat):
                session.stand_up()
        case Decide(seat):
            question = session.question(seat)
            assert question is not None
            session.answer(seat, question.any_answer(dice))
        case Breath():
            session.let_computers_play()
            session.let_pass()
        case Wait():
            assert session.let_computers_play()


def everything_told(session: Session) -> Mark:
    """Watch until nothing is left to tell."""
    while session.unseen():
        session.see()
    return session.mark
