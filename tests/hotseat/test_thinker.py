"""Bots in their own process: they answer, they may fail, and the game goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import cast

import pytest

from ratland_desktop.games.ratland.bots import choosing
from ratland_desktop.games.ratland.bots.choosing import choose, hints
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.hotseat import thinker as room
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.hotseat.thinker import HINTS, Thinker
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice
from tests.hotseat.thinking import LONG, RATLAND, asked, modules_in, wait_for


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker(RATLAND, patience=LONG)
    yield made
    made.close()


@pytest.fixture
def match() -> RatLandMatch:
    return new_match(Options(4), 3)


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
    thinker = Thinker(RATLAND, patience=2.0, clock=lambda: now[0])
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
    thinker = Thinker(RATLAND, patience=2.0, clock=lambda: now[0])
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


def test_who_answers_in_place_of_a_mind_keeps_its_character(
    match: RatLandMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = []
    monkeypatch.setattr(choosing, "choose", lambda *asked: given.append(asked[3:]))
    for task in ("cunning/raider", "cunning", room.HINTS):
        room.in_its_place(room.Request(1, task, match.view(0), asked(match, 0), 3), RATLAND)
    assert given == [(Level.SOLID, "raider"), (Level.SOLID, ""), (Level.SOLID, "")]


def test_a_mistake_in_the_bots_cannot_stop_the_game(
    match: RatLandMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: object, question: Question, dice: Dice, level: Level, character: str) -> Choice:
        raise ZeroDivisionError

    monkeypatch.setattr(choosing, "choose", broken)
    request = room.Request(1, "cunning", match.view(0), asked(match, 0), 3)
    asked(match, 0).check(room.in_its_place(request, RATLAND).answer)


def test_a_brain_that_cannot_be_imported_cannot_stop_the_game_either(match: RatLandMatch) -> None:
    thinker = Thinker("tests.games.crumbs.no_such_brain", patience=LONG)
    ticket = thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 3)
    asked(match, 0).check(wait_for(thinker, ticket).answer)
    hints_ticket = thinker.ask(HINTS, match.view(0), asked(match, 0), 3)
    (hint,) = cast(tuple[Choice, ...], wait_for(thinker, hints_ticket))
    asked(match, 0).check(hint.answer)
    assert thinker.deaths == 2
    thinker.close()


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
    modules = modules_in(thinker)
    loaded = {name.split(".")[0] for name in modules}
    assert "pygame" not in loaded and "pydantic" not in loaded
    assert not [
        name for name in modules if name.startswith(("ratland_desktop.shell", "ratland_desktop.saves"))
    ]


def test_the_games_own_process_imports_no_bots_to_ask_them() -> None:
    """Only the bots' process pays for them, and only for those of the game that is open."""
    code = (
        "import sys; import ratland_desktop.hotseat.minds; import ratland_desktop.hotseat.thinker as room;"
        f"room.Thinker({RATLAND!r}); print([name for name in sys.modules if '.games' in name])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_closing_ends_the_process_and_may_happen_twice(match: RatLandMatch) -> None:
    thinker = Thinker(RATLAND)
    thinker.ask(Level.CUNNING, match.view(0), asked(match, 0), 1)
    process = thinker._process
    assert process
    pid = process.pid
    thinker.close()
    thinker.close()
    assert pid not in [child.pid for child in multiprocessing.active_children()]
    assert not thinker.busy
