"""Replays of finished games: a file has the form of a saved game, and the hall keeps those of the newest.

A replay is checked like every saved game, so nothing that is cut, changed or made up is ever shown. The
folder is bounded: so many of the newest games, none larger than a limit; the oldest go first. Knows no
drawing and no texts: what is wrong with a file is a BadSave with a code.
"""

from __future__ import annotations

import contextlib
import re
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.seats import Seat

from . import clock
from .folder import read_file
from .hall import WAITING_SECONDS
from .hall_lines import id_of
from .layout import BadSave, to_bytes
from .proofreading import proofread_file
from .resuming import Resumed, resume
from .shelf import Keepable, Shelf
from .snapshot import Scribe, take_snapshot
from .writing import write_whole

FOLDER = "replays"
SUFFIX = ".ratreplay"
MOST_KEPT = 100
LATEST_ORDER = 10**14 - 1
LARGEST_KEPT = 256 * 1024  # the longest games have less than a third of it
NAME = re.compile(r"(?P<order>\d{14})-(?P<id>[0-9a-f]{16})" + re.escape(SUFFIX))


# --- one file


def replay_bytes(
    keepable: Keepable, match: AnyMatch, seats: tuple[Seat, ...], notes: object, when: datetime
) -> bytes:
    """A finished game as a file. `notes` are the diary's. Raises BadSave for what could not be read again."""
    assert match.over
    moment = clock.written(when)
    head = {"id": id_of(match), "title": "", "created": moment, "updated": moment, "order": 0}
    snapshot = take_snapshot(keepable, match, seats, notes=notes)
    return proofread_file(to_bytes({**head, **Scribe().entries(snapshot)}))


def read_replay(raw: bytes, shelf: Shelf) -> Resumed:
    """The finished game that these bytes hold. Raises BadSave."""
    resumed = resume("", raw, shelf)
    if resumed.match.over:
        return resumed
    raise BadSave("replay.error.rules" if resumed.line.over else "replay.error.running")


def read_replay_file(path: Path, shelf: Shelf) -> Resumed:
    """The finished game in this file. Raises BadSave."""
    try:
        return read_replay(read_file(path), shelf)
    except BadSave as bad:
        if bad.code == "saves.error.missing":
            raise BadSave("saves.error.no_file", bad.detail, file=path.name) from bad
        raise


# --- those that the hall keeps


class Replays:
    """The replays of games in the hall, by their ids. Files are written in a thread of their own."""

    def __init__(self, folder: Path | None) -> None:
        """Without a folder they are kept for this evening only."""
        self.folder = folder
        self._here: dict[str, bytes] = {}  # what this run has kept, be it on the disk already or not
        self._worker: threading.Thread | None = None

    def has(self, id: str) -> bool:
        return id in self._here or self._path(id) is not None

    def keep(self, id: str, when: datetime, make: Callable[[], bytes]) -> None:
        """Returns at once. What cannot be kept is left out: the game is in the hall all the same."""
        work = (id, when, make, self._worker)
        self._worker = threading.Thread(target=self._keep, args=work, name="replays", daemon=True)
        self._worker.start()

    def open(self, id: str, shelf: Shelf) -> Resumed:
        """The game with this id. Raises BadSave."""
        self.close()
        if id in self._here:
            return read_replay(self._here[id], shelf)
        path = self._path(id)
        if path is None:
            raise BadSave("replay.error.none_kept")
        return read_replay(read_file(path, LARGEST_KEPT), shelf)

    def close(self, seconds: float = WAITING_SECONDS) -> None:
        """Wait for the disk, if something is being written."""
        if self._worker is not None:
            self._worker.join(seconds)

    def _keep(
        self, id: str, when: datetime, make: Callable[[], bytes], before: threading.Thread | None
    ) -> None:
        if before is not None:
            before.join()
        with contextlib.suppress(BadSave, OSError):
            raw = make()
            if len(raw) > LARGEST_KEPT:
                return
            self._here = {id: raw}  # the last game is the one that is watched at once
            if self.folder is not None:
                write_whole(self.folder / f"{self._next_order(when)}-{id}{SUFFIX}", raw)
                self._drop_oldest(self.folder)

    def _names(self) -> list[str]:
        """The oldest first."""
        if self.folder is None:
            return []
        try:
            return sorted(path.name for path in self.folder.iterdir() if NAME.fullmatch(path.name))
        except OSError:
            return []

    def _path(self, id: str) -> Path | None:
        found = [name for name in self._names() if (named := NAME.fullmatch(name)) and named["id"] == id]
        return self.folder / found[0] if found and self.folder is not None else None

    def _next_order(self, when: datetime) -> str:
        """What the next name begins with: the moment of the end, or one more than the last name says."""
        newest = [NAME.fullmatch(name) for name in self._names()[-1:]]
        last = max((int(named["order"]) for named in newest if named), default=-1)
        return f"{min(LATEST_ORDER, max(last + 1, int(f'{when.astimezone(UTC):%Y%m%d%H%M%S}'))):014}"

    def _drop_oldest(self, folder: Path) -> None:
        names = self._names()
        for name in names[: max(0, len(names) - MOST_KEPT)]:
            (folder / name).unlink(missing_ok=True)
