"""One set-up at a time: a lock of the system's own, held while an environment is made and filled.

Owns the lock file beside an environment. The system frees the lock when its owner ends, however it ends, so
that nobody waits for a set-up that is dead. Standard library only.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30 * 60.0  # seconds; the slowest installation that anybody should wait for
PAUSE = 0.1
NO_LOCKS = -1
TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class StillBusy(Exception):
    """Somebody else has had the lock for too long."""


@contextmanager
def alone(
    path: Path, waits: Callable[[], None] = lambda: None, patience: float | None = None
) -> Iterator[None]:
    """Holds the lock while the block runs; without one where a drive cannot lock at all.

    `waits` is called once if another program has it. Raises StillBusy, and OSError where no file can be.
    """
    end = time.monotonic() + (PATIENCE if patience is None else patience)
    handle = take(path)
    if handle is None:
        waits()
    while handle is None:
        if time.monotonic() >= end:
            raise StillBusy
        time.sleep(PAUSE)
        handle = take(path)
    try:
        yield
    finally:
        if handle != NO_LOCKS:
            os.close(handle)


def take(path: Path) -> int | None:
    """An open file with the lock, None while somebody else has it, or NO_LOCKS. Never waits.

    Children may inherit it, and then hold the lock as long as they live. The file stays where it is: whoever
    removed it would leave two programs with a lock each.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(handle)
    except OSError as error:
        os.close(handle)
        return None if error.errno in TAKEN else NO_LOCKS
    os.set_inheritable(handle, True)
    return handle


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
