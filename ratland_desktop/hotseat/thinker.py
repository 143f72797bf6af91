"""Runs the bots in a separate process, so that no frame waits for them.

Requests are queued here and sent one at a time; only views, questions and choices cross the pipe. The process
thinks for one game and imports its brain: rules and bots, but no graphics, sound or files. If it dies or
takes too long, it is ended, the brain's fallback level answers immediately instead, and a new process is
started for the next request.

`__main__` must call `multiprocessing.freeze_support()` first, and import pygame only inside functions,
because a spawned process imports it too.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from ratland_desktop.ending import children_without_ctrl_c, leave_ctrl_c_to_parent
from ratland_desktop.hotseat.brains import Brain, brain_at, by_chance
from ratland_desktop.hotseat.levels import read_mind
from ratland_desktop.hotseat.reasons import Choice
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice

PATIENCE = 6.0  # seconds allowed for one request
ARRIVAL = 20.0  # seconds allowed for starting the process, even on a busy or old computer
HINTS = "hints"
ARRIVED = "arrived"  # the first message of the bots' process
WHO_IS_THERE = "modules"  # for tests: what the other process has imported
STEPS_BACK = 5  # how much the process lowers its priority (nice)
MOST_DEATHS = 3  # after this many failures no new process is started and the fallback answers


@dataclass(frozen=True, slots=True)
class Request:
    """A request to the bots' process: hints, or the choice of a level, which may have a character."""

    ticket: int
    task: str
    view: Any
    question: Question
    seed: int


def answer_to(request: Request, brain: Brain) -> Any:
    """Computes the answer to a request; runs in the bots' process."""
    dice = Dice(request.seed)
    if request.task == HINTS:
        return brain.hints(request.view, request.question, dice)
    return brain.choose(request.view, request.question, dice, *read_mind(request.task))


def in_its_place(request: Request, path: str) -> Any:
    """The quick answer of the brain's fallback level after a failure; if even that fails, any legal one."""
    dice = Dice(request.seed)
    try:
        brain = brain_at(path)
        character = "" if request.task == HINTS else read_mind(request.task)[1]
        choice = brain.choose(request.view, request.question, dice, brain.FALLBACK, character)
    except Exception:  # the error that ended the process must not end the game
        choice = by_chance(request.view, request.question, dice)
    return (choice,) if request.task == HINTS else choice


def mind(pipe: Connection, path: str) -> None:
    """The main function of the bots' process: answers requests with this brain until the pipe closes."""
    leave_ctrl_c_to_parent()
    step_back()
    brain = brain_at(path)
    try:
        pipe.send(ARRIVED)
        while (request := pipe.recv()) is not None:
            if request == WHO_IS_THERE:
                pipe.send((WHO_IS_THERE, tuple(sys.modules)))
            else:
                pipe.send((request.ticket, answer_to(request, brain)))
    except (EOFError, OSError):
        return  # the table is gone


def step_back() -> None:
    """Lower this process's priority, so that drawing comes first, if the system supports that."""
    with suppress(AttributeError, OSError):
        os.nice(STEPS_BACK)


class Thinker:
    """The game's side of the bots' process. Call `poll` each frame; it never blocks.

    `brain` is the path of the game's brain (`brains.py`).
    """

    def __init__(
        self, brain: str, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._brain = brain
        self._patience = patience
        self._clock = clock
        self._waiting: deque[Request] = deque()
        self._asked: Request | None = None
        self._since = 0.0
        self._answers: dict[int, Any] = {}
        self._tickets = 0
        self._unwanted = 0
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._arrived = False
        self.deaths = 0

    def ask(self, task: str, view: Any, question: Question, seed: int) -> int:
        """Queue a question for a mind (`levels.mind_of`) or HINTS; the ticket fetches the answer."""
        self._tickets += 1
        request = Request(self._tickets, str(task), view, question, seed)
        if task == HINTS:  # hints go first: a person is waiting for them
            self._waiting.appendleft(request)
        else:
            self._waiting.append(request)
        self.poll()
        return self._tickets

    def take(self, ticket: int) -> Choice | None:
        """The choice for this ticket, once; None while it is not ready."""
        self.poll()
        choice: Choice | None = self._answers.pop(ticket, None)
        return choice

    def take_hints(self, ticket: int) -> tuple[Choice, ...] | None:
        """The hints for this ticket, once; None while they are not ready."""
        self.poll()
        found: tuple[Choice, ...] | None = self._answers.pop(ticket, None)
        return found

    def forget(self, ticket: int) -> None:
        """Drop this request."""
        self._waiting = deque(request for request in self._waiting if request.ticket != ticket)
        self._answers.pop(ticket, None)
        if self._asked is not None and self._asked.ticket == ticket:
            self._unwanted = ticket

    @property
    def busy(self) -> bool:
        return self._asked is not None or bool(self._waiting)

    def poll(self) -> None:
        """Receive answers, replace a failed process, send the next request."""
        if self._asked is not None:
            self._listen()
        while self._asked is None and self._waiting:
            self._send(self._waiting.popleft())

    def serve(self, brain: str) -> None:
        """Think for the game with this brain from now on.

        A change drops all requests and answers and ends the process, so nothing of the game before is left in
        memory. Old tickets stay unanswered, because tickets are never used twice.
        """
        if brain == self._brain:
            return
        self._brain = brain
        self._drop_all()
        self.deaths = 0
        self._end_process(grace=0.0)

    def close(self) -> None:
        """End the other process and forget all requests."""
        self._drop_all()
        if self._pipe is not None:
            with suppress(OSError, ValueError):  # it may be gone already
                self._pipe.send(None)
        self._end_process(grace=0.5)

    def _drop_all(self) -> None:
        self._waiting.clear()
        self._answers.clear()
        self._asked = None

    # --- the other process

    def _listen(self) -> None:
        assert self._asked is not None and self._pipe is not None and self._process is not None
        try:
            if self._pipe.poll():
                self._hear(self._pipe.recv())
                return
        except (EOFError, OSError):
            self._replace()
            return
        patience = self._patience if self._arrived else max(ARRIVAL, self._patience)
        if not self._process.is_alive() or self._clock() - self._since > patience:
            self._replace()

    def _hear(self, told: Any) -> None:
        """The process has reported that it is ready, which starts the time limit, or has sent an answer."""
        if told == ARRIVED:
            self._arrived, self._since = True, self._clock()
        else:
            self._settle(*told)

    def _settle(self, ticket: int, answer: Any) -> None:
        """Store an answer, unless its request was dropped."""
        if ticket != self._unwanted:
            self._answers[ticket] = answer
        self._asked = None

    def _replace(self) -> None:
        """The process failed: answer in its place and end the process."""
        assert self._asked is not None
        self._settle(self._asked.ticket, in_its_place(self._asked, self._brain))
        self.deaths += 1
        self._end_process(grace=0.0)

    def _send(self, request: Request) -> None:
        if self.deaths >= MOST_DEATHS:
            self._answers[request.ticket] = in_its_place(request, self._brain)
            return
        try:
            self._start()
            assert self._pipe is not None
            self._pipe.send(request)
        except (OSError, ValueError):
            self._asked = request
            self._replace()
            return
        self._asked = request
        self._since = self._clock()

    def _start(self) -> None:
        if self._process is not None:
            return
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(
            target=mind, args=(theirs, self._brain), name="ratland-bots", daemon=True
        )
        with children_without_ctrl_c():
            self._process.start()
        self._arrived = False
        theirs.close()

    def _end_process(self, grace: float) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is None:
            return
        if grace:
            process.join(grace)
        if process.is_alive():
            process.kill()
            process.join(1.0)
        if not process.is_alive():
            process.close()
