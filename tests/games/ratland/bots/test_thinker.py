"""Minds in their own process: they answer, they may fail, and the game goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from ratland_desktop.games.ratland.bots.choosing import choose
from ratland_desktop.games.ratland.bots.hints import hints
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.hotseat import thinker as room
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.hotseat.thinker import HINTS, WHO_IS_THERE, Thinker
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

LONG = 60.0  # seconds after which a test gives up


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker(patience=LONG)
    yield made
    made.close()


@pytest.fixture
def match() -> RatLandMatch:
    return new_match(Options(4), 3)


def asked(match: RatLandMatch, seat: int) -> Question:
    question = match.question(seat)
    assert question
    return question


def wait_for(thinker: Thinker, ticket: int) -> Choice:
    """Poll as a scene does, frame by frame."""
    deadline = time.monotonic() + LONG
    pause = multiprocessing.Event()
    while time.monotonic() < deadline:
        choice = thinker.take(ticket)
        if choice is not None:
            return choice
        pause.wait(0.005)
    raise AssertionError("no answer")


def test_several_seats_queue_and_get_what_their_level_would_say(
    thinker: Thinker, match: RatLandMatch
) -> None:
    levels = (Level.BEGINNER, Level.SOLID, Level.CUNNING)
    tickets = [thinker.ask(level, match.view(s), asked(match, s), 10 + s) for s, level in enumerate(levels)]
    assert thinker.busy
    for seat, (level, ticket) in enumerate(zip(levels, tickets, strict=True)):
        expected = choose(match.view(seat), asked(match, seat), Dice(10 + seat), level)
        assert wait_for(thinker, ticket) == expected
    assert not thinker.busy and thinker.deaths == 0


def test_hints_come_from_the_other_process_too(thinker: Thinker, match: RatLandMatch) -> None:
    ticket = thinker.ask(HINTS, match.view(1), asked(match, 1), 5)
    told: object = wait_for(thinker, ticket)
    assert told == hints(match.view(1), asked(match, 1), Dice(5))


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
def test_asking_and_polling_never_wait(thinker: Thinker, match: RatLandMatch) -> None:
    """Not even for a mind that does nothing at all."""
    wait_for(thinker, thinker.ask(Level.SOLID, match.view(0), asked(match, 0), 1))
    assert thinker._process is not None and thinker._process.pid is not None
    mind = thinker._process.pid
    os.kill(mind, signal.SIGSTOP)
    done = threading.Event()
    tickets: list[int] = []

    def ask() -> None:
        tickets.append(thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 1))
        thinker.poll()
        done.set()

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    try:
        assert done.wait(LONG)
        assert thinker.take(tickets[0]) is None
    finally:
        os.kill(mind, signal.SIGCONT)
        asking.join(LONG)
    wait_for(thinker, tickets[0])


def test_a_mind_that_dies_is_replaced_by_the_solid_answer_and_the_next_one_thinks_again(
    thinker: Thinker, match: RatLandMatch
) -> None:
    ticket = thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 7)
    assert thinker._process
    thinker._process.kill()
    assert wait_for(thinker, ticket) == choose(match.view(0), asked(match, 0), Dice(7), Level.SOLID)
    assert thinker.deaths == 1
    again = thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 7)
    assert wait_for(thinker, again) == choose(match.view(0), asked(match, 0), Dice(7), Level.CUNNING)


@pytest.mark.parametrize(("arrived", "patience"), [(True, 2.0), (False, room.ARRIVAL)])
def test_a_mind_that_takes_too_long_is_replaced_by_the_solid_answer(
    match: RatLandMatch, arrived: bool, patience: float
) -> None:
    now = [0.0]
    thinker = Thinker(patience=2.0, clock=lambda: now[0])
    ticket = thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 7)
    thinker._arrived = arrived
    now[0] = patience - 0.1
    assert thinker.take(ticket) is None
    now[0] = patience + 0.1
    expected = choose(match.view(0), asked(match, 0), Dice(7), Level.SOLID)
    assert thinker.take(ticket) == expected
    assert thinker.deaths == 1
    thinker.close()


def test_a_mind_that_needs_long_to_start_still_has_its_time_to_think(match: RatLandMatch) -> None:
    now = [0.0]
    thinker = Thinker(patience=2.0, clock=lambda: now[0])
    ticket = thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 7)
    now[0] = room.ARRIVAL - 0.1
    expected = choose(match.view(0), asked(match, 0), Dice(7), Level.CUNNING)
    assert wait_for(thinker, ticket) == expected
    assert thinker.deaths == 0
    thinker.close()


def test_after_several_deaths_no_new_mind_is_started(thinker: Thinker, match: RatLandMatch) -> None:
    thinker.deaths = room.MOST_DEATHS
    ticket = thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 7)
    assert thinker.take(ticket) == choose(match.view(0), asked(match, 0), Dice(7), Level.SOLID)
    assert thinker._process is None


def test_a_mistake_in_the_bots_cannot_stop_the_game(
    match: RatLandMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: object, question: Question, dice: Dice, level: Level) -> Choice:
        if level is not Level.RANDOM:
            raise ZeroDivisionError
        return choose(match.view(0), question, dice, level)

    monkeypatch.setattr(room, "choose", broken)
    request = room.Request(1, "cunning", match.view(0), asked(match, 0), 3)
    asked(match, 0).check(room.in_its_place(request).answer)


def test_a_forgotten_ticket_is_never_answered(thinker: Thinker, match: RatLandMatch) -> None:
    first = thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 7)
    second = thinker.ask(Level.SOLID, match.view(1), asked(match, 1), 7)
    third = thinker.ask(Level.SOLID, match.view(2), asked(match, 2), 7)
    thinker.forget(first)
    thinker.forget(second)
    wait_for(thinker, third)
    assert thinker.take(first) is None and thinker.take(second) is None
    assert not thinker._answers


def test_the_other_process_loads_no_pictures(thinker: Thinker, match: RatLandMatch) -> None:
    wait_for(thinker, thinker.ask(Level.SOLID, match.view(0), asked(match, 0), 1))
    assert thinker._pipe
    thinker._pipe.send(WHO_IS_THERE)
    assert thinker._pipe.poll(LONG)
    _, modules = thinker._pipe.recv()
    loaded = {name.split(".")[0] for name in modules}
    assert "pygame" not in loaded and "pydantic" not in loaded
    assert not [
        name for name in modules if name.startswith(("ratland_desktop.shell", "ratland_desktop.saves"))
    ]


def test_closing_ends_the_process_and_may_happen_twice(match: RatLandMatch) -> None:
    thinker = Thinker()
    thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 1)
    process = thinker._process
    assert process
    pid = process.pid
    thinker.close()
    thinker.close()
    assert pid not in [child.pid for child in multiprocessing.active_children()]
    assert not thinker.busy
