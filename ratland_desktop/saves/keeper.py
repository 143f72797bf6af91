"""Saves one running game after every answer, without delaying a frame.

Owns the thread that writes, the pending snapshot, and the game's lock. `note` only takes a snapshot; if
several arrive while the disk is busy, only the newest is written. Errors never stop the game: they are
reported in `trouble`, and the keeper retries until it succeeds.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from ratland_desktop.notices import Notice
from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.names import decent, name_for_file
from ratland_desktop.tabletop.seats import Seat

from . import clock
from .folder import BACKUPS, LARGEST_PICTURE, Folder, is_link
from .layout import to_bytes
from .listing import TITLE_LENGTH, Progress, progress_of
from .locks import InUse, Lock
from .order import next_order
from .proofreading import proofread_file
from .shelf import Keepable
from .snapshot import Scribe, Shown, Snapshot, take_snapshot
from .troubles import trouble_of
from .writing import write_whole

RETRY_SECONDS = (0.5, 1.0, 2.0, 5.0, 10.0)
LEAVING_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class SavedUpTo:
    """What is safe on disk: so far in the game, and this many answers of its current round."""

    progress: Progress
    answers: int
    when: datetime


class Keeper:
    """Keeps one game. Made by the store; belongs to whoever plays the game, who must `close` it."""

    def __init__(
        self,
        folder: Folder,
        id: str,
        keepable: Keepable,
        seats: tuple[Seat, ...],
        title: str = "",
        created: datetime | None = None,
        lock: Lock | None = None,
        finished: bool = False,
    ) -> None:
        """`finished`: the file says already that this game is over."""
        self.id = id
        self.seat(seats)
        self.title = decent(title, TITLE_LENGTH)
        self.created = created or clock.now()
        self.trouble: Notice | None = None
        self.saved_up_to: SavedUpTo | None = None
        self._folder = folder
        self._keepable = keepable
        self._scribe = Scribe()
        self._lock = lock
        self._changed = threading.Condition()
        self._waiting: Snapshot | None = None
        self._newest: Snapshot | None = None
        self.finished = finished
        self._picture: bytes | None = None
        self._noted = self._saved = self._failed = 0
        self._order: int | None = None  # found out when there is something to write
        self._closing = False
        self._worker: threading.Thread | None = None
        self._notices: list[Notice] = []

    # --- what scenes call

    def seat(self, seats: tuple[Seat, ...]) -> None:
        """Who sits where from now on: saved with the next note."""
        self.seats = tuple(replace(seat, name=name_for_file(seat.name)) for seat in seats)

    def note(self, match: AnyMatch, shown: Shown | None = None, notes: object = None) -> None:
        """Save the match as it stands. Returns at once. Without `shown`, everything has been seen.

        `notes` is plain data that the game keeps besides its match; nobody may change it afterwards.
        """
        snapshot = take_snapshot(self._keepable, match, self.seats, shown, notes)
        with self._changed:
            self._waiting = self._newest = snapshot
            self._noted += 1
            self._wake()

    def finish(self) -> None:
        """The end has been told and counted: from now on the file says that the game is over.

        Until then it waits under "Continue", whatever the rules say. May be called from any thread.
        """
        with self._changed:
            if self.finished or self._newest is None:
                return
            self.finished = True
            self._waiting = self._newest
            self._noted += 1
            self._wake()

    def note_picture(self, png: bytes) -> None:
        """A small picture for the list, written with the next save. Only ever of the open table."""
        if len(png) <= LARGEST_PICTURE:
            with self._changed:
                self._picture = png

    def take_notices(self) -> list[Notice]:
        """What to tell the players once: that saving stopped, and that it works again."""
        with self._changed:
            taken, self._notices = self._notices, []
            return taken

    def content(self) -> bytes:
        """The whole game as a file, as it stands now. Raises ValueError when nothing was ever noted."""
        with self._changed:
            snapshot = self._newest
        if snapshot is None:
            raise ValueError("nothing to write")
        return proofread_file(to_bytes(self._entries(snapshot, Scribe())))

    def flush(self, seconds: float = LEAVING_SECONDS) -> bool:
        """Wait until all is on disk; False when that failed or took too long. Never in a frame."""
        with self._changed:
            target, failed = self._noted, self._failed
            self._wake()
            self._changed.wait_for(lambda: self._saved >= target or self._failed > failed, seconds)
            return self._saved >= target

    def close(self, seconds: float = LEAVING_SECONDS) -> bool:
        """Save what is left and give the game free. True when all is on disk."""
        done = self.flush(seconds)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        if self._worker is not None:
            self._worker.join(seconds)
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        return done

    # --- the worker

    def _wake(self) -> None:
        if self._worker is None and not self._closing:
            self._worker = threading.Thread(target=self._work, name="keeper", daemon=True)
            self._worker.start()
        self._changed.notify_all()

    def _work(self) -> None:
        in_a_row = 0
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting is not None or self._closing)
                snapshot, number = self._waiting, self._noted
                if snapshot is None:
                    return
                self._waiting = None
            try:
                self._save(snapshot)
            except Exception as error:  # no error may stop the game
                in_a_row += 1
                if not self._stumble(snapshot, error, in_a_row):
                    return
            else:
                in_a_row = 0
                self._succeed(snapshot, number)

    def _stumble(self, snapshot: Snapshot, error: Exception, in_a_row: int) -> bool:
        """Tell it, and wait a little or until something new comes. False when we are leaving."""
        trouble = Notice(error.code) if isinstance(error, InUse) else trouble_of(error, self._folder.path)
        with self._changed:
            if self.trouble is None or self.trouble.code != trouble.code:
                self._notices.append(trouble)
            self.trouble = trouble
            self._failed += 1
            if self._waiting is None:
                self._waiting = snapshot
            self._changed.notify_all()
            if not self._closing:
                self._changed.wait(RETRY_SECONDS[min(in_a_row, len(RETRY_SECONDS)) - 1])
            return not self._closing

    def _succeed(self, snapshot: Snapshot, number: int) -> None:
        progress = progress_of(snapshot.keepable.game.name, snapshot.summary)
        with self._changed:
            if self.trouble is not None:
                self._notices.append(Notice("saves.notice.saving_again"))
            self.trouble = None
            self._saved = number
            self.saved_up_to = SavedUpTo(progress, snapshot.answers, clock.now())
            self._changed.notify_all()

    # --- writing

    def _save(self, snapshot: Snapshot) -> None:
        self._folder.path.mkdir(parents=True, exist_ok=True)
        if self._order is None:
            self._order = next_order(self._folder)
        content = proofread_file(to_bytes(self._entries(snapshot, self._scribe)))
        if self._lock is None or not self._lock.holds:
            if self._lock is not None:
                self._lock.release()
            self._lock = Lock.take(self._folder.lock(self.id))
        write_save(self._folder, self.id, content)
        with self._changed:
            png, self._picture = self._picture, None
        if png is not None:
            write_whole(self._folder.picture(self.id), png)

    def _entries(self, snapshot: Snapshot, scribe: Scribe) -> dict[str, Any]:
        return {
            "id": self.id,
            "title": self.title,
            "created": clock.written(self.created),
            "updated": clock.written(clock.now()),
            "order": self._order or 0,
            **scribe.entries(snapshot),
            "over": snapshot.over and self.finished,
        }


def write_save(folder: Folder, id: str, content: bytes) -> None:
    """A game's new version; the two before it are kept. Raises OSError."""
    write_whole(folder.save(id), content, lambda: keep_versions(folder, id))


def keep_versions(folder: Folder, id: str) -> None:
    """What was .1 becomes .2, and the file gets .1 as a second name, so that it is never missing."""
    now, before, oldest = (folder.save(id, version) for version in (0, *BACKUPS))
    if is_link(now) or not now.is_file():
        return
    if before.exists() or is_link(before):
        before.replace(oldest)
    if not _second_name(now, before):
        now.replace(before)  # drives without hard links (FAT): opening falls back to .1


def _second_name(path: Path, other: Path) -> bool:
    try:
        other.hardlink_to(path)
    except (OSError, NotImplementedError):
        return False
    return True
