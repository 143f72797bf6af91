"""Ending from outside: Ctrl-C, a closed terminal, a polite kill, or the end of whoever started the game.

Owns the signals of the game's processes. A signal only leaves a wish; the game ends after the frame it is in,
with everything put away, and with the exit code that a shell expects. Processes that work for another one
leave Ctrl-C to it. Standard library only.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
]
ENDS_WITH_STDIN = "RATLAND_ENDS_WITH_STDIN"  # set by whoever keeps our input open while the game may run


class Ending:
    """`code` is None until somebody outside wants the game to end; then it is the exit code."""

    def __init__(self) -> None:
        self.code: int | None = None

    @property
    def asked(self) -> bool:
        return self.code is not None

    def listen(self) -> None:
        """Before the window opens: SDL leaves signals alone that somebody else listens to."""
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:  # what is ignored on purpose (nohup) stays so
                signal.signal(number, self._hear)
        if os.environ.pop(ENDS_WITH_STDIN, ""):
            threading.Thread(target=self._follow_input, name="input", daemon=True).start()

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.code = 128 + number

    def _follow_input(self) -> None:
        try:
            while os.read(0, 1024):
                pass
        except OSError:
            pass
        self.code = 128 + signal.SIGTERM


def leave_ctrl_c_to_parent() -> None:
    """For a process that works for another one, which ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def children_without_ctrl_c() -> Iterator[None]:
    """Processes that are started inside do not hear Ctrl-C, not even before their first line runs."""
    if threading.current_thread() is not threading.main_thread():
        yield  # there nobody may change signals
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
