"""Locks a game, so that two running copies of the app never write the same one.

The lock is a small file that is held open and locked by the operating system, so the lock of a killed program
is released at once. If a drive cannot lock at all (some network drives), the game is played without a lock.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from ratland_desktop.tabletop.dialogue import Refused

MOST_TRIES = 20
TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class InUse(Refused):
    """Another copy of the app has this game open."""

    def __init__(self) -> None:
        super().__init__("saves.error.in_use")


class Lock:
    """Held from `take` until `release`, or until the program ends in whatever way."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle: int | None = handle
        self._unsteady = False

    @classmethod
    def take(cls, path: Path) -> Lock:
        """Raises InUse, or OSError when there can be no lock file at all."""
        lock = cls(path, _open_locked(path))
        for _ in range(MOST_TRIES):
            if lock.holds:
                return lock
            lock.release()  # it was released in between, so our file is not the current one
            lock = cls(path, _open_locked(path))
        lock._unsteady = True  # this drive gives a file another number each time: the lock itself must do
        return lock

    @property
    def holds(self) -> bool:
        """Whether the file that we hold is still the one that others would find."""
        if self._handle is None:
            return False
        try:
            here, there = os.fstat(self._handle), self._path.stat()
        except OSError:
            return False
        return self._unsteady or os.path.samestat(here, there)

    def release(self) -> None:
        """Let others have the game."""
        if self._handle is None:
            return
        ours = self.holds
        handle, self._handle = self._handle, None
        if ours and os.name != "nt":  # while we hold it; others notice in `take`
            self._remove()
        os.close(handle)
        if ours and os.name == "nt":  # an open file cannot be removed there
            self._remove()

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)


def _open_locked(path: Path) -> int:
    """Raises InUse, or OSError. Open without a lock where the drive cannot lock at all."""
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
    handle = os.open(path, flags, 0o600)
    try:
        _lock(handle)
    except OSError as error:
        if error.errno in TAKEN:
            os.close(handle)
            raise InUse() from error
    return handle


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, 0, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
