"""The hall of fame: every finished game, one line each, in one file beside the saved games.

Reads and writes that file. Lines (`hall_lines.py`) are only ever appended, each with its own checksum, so a
damaged line does not affect the others. A game counts once, whichever copy of it was finished first.
"""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable
from pathlib import Path

from ratland_desktop.notices import Notice
from ratland_desktop.tabletop.dialogue import Refused

from .folder import read_file
from .hall_lines import FinishedGame, Newer, from_line, to_line
from .layout import BadSave
from .locks import Lock
from .writing import flush_to_disk

FILE = "hall.txt"
LARGEST_FILE = 32 * 1024 * 1024  # some twenty thousand games
WAITING_SECONDS = 3.0


class Hall:
    """`games`: all that are over, the latest first."""

    def __init__(self, path: Path | None) -> None:
        """Without a path nothing is read or kept beyond this evening."""
        self.path = path
        self._games: dict[str, FinishedGame] = {}
        self._unwritten: list[FinishedGame] = []
        self._told_when_written: dict[str, Callable[[], None]] = {}
        self._notices: list[Notice] = []
        self._guard = threading.Lock()
        self._worker: threading.Thread | None = None
        self._reader: threading.Thread | None = None
        if path is not None:
            self._reader = threading.Thread(target=self._read, args=(path,), name="hall", daemon=True)
            self._reader.start()

    def _wait(self) -> None:
        """Until the file has been read, which began when the hall was made."""
        if self._reader is not None:
            self._reader.join()
            self._reader = None

    @property
    def games(self) -> tuple[FinishedGame, ...]:
        self._wait()
        return tuple(sorted(self._games.values(), key=lambda game: (game.when, game.id), reverse=True))

    def find(self, id: str) -> FinishedGame | None:
        self._wait()
        return self._games.get(id)

    def add(self, game: FinishedGame, written: Callable[[], None] = lambda: None) -> bool:
        """False when it is there already. Returns at once; the file is written beside.

        `written` is called, perhaps from another thread, when the game is safe in the file. One that could
        not be written is tried again the next time that it, or another one, is added.
        """
        new = self.find(game.id) is None
        self._games.setdefault(game.id, game)
        if self.path is None:
            written()
            return new
        with self._guard:
            if new:
                self._unwritten.append(game)
            waits = any(other.id == game.id for other in self._unwritten)
            if waits:
                self._told_when_written[game.id] = written
        if not waits:
            written()
            return new
        work = (self.path, self._worker)
        self._worker = threading.Thread(target=self._write, args=work, name="hall", daemon=True)
        self._worker.start()
        return new

    def close(self, seconds: float = WAITING_SECONDS) -> None:
        """Wait for the disk, if something is being written."""
        if self._worker is not None:
            self._worker.join(seconds)

    def take_notices(self) -> list[Notice]:
        """What there is to tell so far; asked in every frame, so it waits for nothing."""
        with self._guard:
            taken, self._notices = self._notices, []
            return taken

    def _tell(self, code: str, **params: str | int) -> None:
        with self._guard:
            self._notices.append(Notice(code, params))

    # --- writing

    def _write(self, path: Path, before: threading.Thread | None) -> None:
        """What could not be written waits for the next game that ends."""
        if before is not None:
            before.join()
        with self._guard:
            games = [*self._unwritten]
        lines = [line for game in games if (line := self._line(game))]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = _take_lock(path)
            try:
                _append(path, b"".join(lines), alone=lock is not None)
            finally:
                if lock is not None:
                    lock.release()
        except OSError:
            self._tell("hall.message.not_saved", folder=str(path.parent))
            return
        with self._guard:
            self._unwritten = [game for game in self._unwritten if game not in games]
            told = [self._told_when_written.pop(game.id, None) for game in games]
        for tell in told:
            if tell is not None:
                tell()

    def _line(self, game: FinishedGame) -> bytes:
        """Nothing for a game that could not be read again: a mistake of ours, told like any other trouble."""
        try:
            return to_line(game)
        except ValueError:
            self._tell("hall.message.not_saved", folder=str(self.path))
            return b""

    # --- reading

    def _read(self, path: Path) -> None:
        try:
            raw = read_file(path, LARGEST_FILE)
        except BadSave as bad:
            if bad.code != "saves.error.missing":
                self._tell("hall.message.unreadable", file=str(path))
            return
        damaged = newer = 0
        for line in raw.split(b"\n"):
            if not line.strip(b"\x00 \r"):
                continue
            try:
                game = from_line(line)
            except Newer:
                newer += 1
            except ValueError:
                damaged += 1
            else:
                self._games.setdefault(game.id, game)
        if damaged:
            self._tell("hall.message.damaged", n=damaged, file=path.name)
        if newer:
            self._tell("hall.message.newer", n=newer)


def _take_lock(path: Path) -> Lock | None:
    """None where another copy writes this very moment, or nothing can be locked: lines are added whole."""
    try:
        return Lock.take(path.with_suffix(".lock"))
    except (Refused, OSError):
        return None


def _append(path: Path, lines: bytes, *, alone: bool) -> None:
    """Adds whole lines; a line that was cut off by a power failure gets its end first. Raises OSError.

    Where the disk is full, half a line is taken back, if nobody else writes.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, 0o600)
    try:
        end = os.lseek(handle, 0, os.SEEK_END)
        if end + len(lines) >= LARGEST_FILE:
            raise OSError(errno.EFBIG, "more than would be read again")
        if end:
            os.lseek(handle, end - 1, os.SEEK_SET)
            if os.read(handle, 1) != b"\n":
                lines = b"\n" + lines
        if os.write(handle, lines) != len(lines):
            if alone:
                os.ftruncate(handle, end)
            raise OSError(errno.ENOSPC, "only a part was written")
        flush_to_disk(handle)
    finally:
        os.close(handle)
