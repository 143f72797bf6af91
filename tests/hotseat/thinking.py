"""Asking a thinker as a scene does, for the tests of the bots' process."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from typing import TypeVar, cast

from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.hotseat.thinker import WHO_IS_THERE, Thinker
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.match import AnyMatch

RATLAND = "ratland_desktop.games.ratland.bots.choosing"
CRUMBS = "tests.games.crumbs.brain"
LONG = 60.0  # seconds after which a test gives up

T = TypeVar("T")


def asked(match: AnyMatch, seat: int) -> Question:
    question = match.question(seat)
    assert question
    return question


def wait_until(ready: Callable[[], T | None]) -> T:
    """Poll as a scene does, frame by frame."""
    deadline = time.monotonic() + LONG
    pause = multiprocessing.Event()
    while time.monotonic() < deadline:
        found = ready()
        if found:
            return found
        pause.wait(0.005)
    raise AssertionError("no answer")


def wait_for(thinker: Thinker, ticket: int) -> Choice:
    return wait_until(lambda: thinker.take(ticket))


def modules_in(thinker: Thinker) -> tuple[str, ...]:
    """What the bots' process has imported."""
    assert thinker._pipe
    thinker._pipe.send(WHO_IS_THERE)
    assert thinker._pipe.poll(LONG)
    _, modules = thinker._pipe.recv()
    return cast(tuple[str, ...], modules)
