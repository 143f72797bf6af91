"""Programs that a script starts, and that end with it.

Owns the signals of a script: Ctrl-C, a closed terminal and a polite kill end what it has started first.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

GRACE = 15.0  # seconds in which a child may put its things away
ENDS_WITH_STDIN = "RATLAND_ENDS_WITH_STDIN"  # asks the game to end when its input does
POLITE = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


class Ended(BaseException):
    """Somebody ends this script by a signal; its exit code says by which one."""

    def __init__(self, number: int) -> None:
        self.code = 128 + number


@contextmanager
def ending_by_signals() -> Iterator[None]:
    """Inside, polite signals raise `Ended`, so that whatever runs can be ended in order."""

    def end(number: int, frame: FrameType | None) -> None:
        for other in POLITE:
            signal.signal(other, signal.SIG_IGN)  # once is enough
        raise Ended(number)

    before = {number: signal.getsignal(number) for number in POLITE}
    for number, handler in before.items():
        if handler == signal.SIG_DFL:  # what is ignored on purpose (nohup) stays so
            signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def call(command: list[str], **options: Any) -> int:
    """Runs a program to its end; the exit code. When this script is ended, the program is ended before it."""
    with subprocess.Popen(command, **options) as child:
        try:
            return child.wait()
        except KeyboardInterrupt:  # the terminal has told the child as well
            _wait_or_kill(child)
            raise
        except Ended:
            _ask_to_end(child)
            _wait_or_kill(child)
            raise


def _ask_to_end(child: subprocess.Popen[Any]) -> None:
    if child.stdin is not None:
        child.stdin.close()
    elif os.name == "nt":
        child.terminate()
    else:
        child.send_signal(signal.SIGINT)


def _wait_or_kill(child: subprocess.Popen[Any]) -> None:
    try:
        child.wait(GRACE)
    except subprocess.TimeoutExpired:
        child.kill()
