"""The saved games of this computer: listing, opening and managing them.

Offers what players do with saved games: list, open, rename, duplicate, delete and undo that, export,
import. Knows no drawing and no texts: problems are a `Refused` with a code. Saving a running game is the
keeper's job.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ratland_desktop.notices import Notice
from ratland_desktop.tabletop.dialogue import Refused
from ratland_desktop.tabletop.match import AnyMatch
from ratland_desktop.tabletop.names import decent
from ratland_desktop.tabletop.seats import Seat

from . import clock
from .folder import BACKUPS, LARGEST_PICTURE, Folder, is_link, new_id, read_file
from .keeper import Keeper, write_save
from .layout import BadSave, from_bytes, to_bytes
from .listing import TITLE_LENGTH, Listed, listed
from .locks import Lock
from .order import next_order
from .proofreading import proofread_file
from .replays import read_replay_file
from .resuming import Resumed, resume
from .shelf import Shelf
from .snapshot import Shown
from .sweeping import move_files, sweep
from .troubles import trouble_of
from .upgrades import upgraded
from .writing import kept_aside, write_whole

EXPORT_SUFFIX = ".ratland"


class CannotOpen(Refused):
    """A game that does not open. `backups` are its older versions that would."""

    def __init__(self, bad: BadSave, backups: tuple[Backup, ...] = ()) -> None:
        super().__init__(bad.code, **bad.params)
        self.detail = bad.detail
        self.backups = backups


class CannotWrite(Refused):
    """The folder does not take it; the code says why."""


@dataclass(frozen=True, slots=True)
class Backup:
    """An older version that opens: `store.open(id, backup.version)`."""

    version: int
    line: Listed


@dataclass(frozen=True, slots=True)
class Opened:
    """A game to play on. `shown` counts in `match.stories`; the keeper holds the game until it is closed."""

    id: str
    match: AnyMatch
    seats: tuple[Seat, ...]
    shown: Shown
    notices: tuple[Notice, ...]
    keeper: Keeper
    notes: object = None


class Store:
    """All saved games in one folder. `shelf` has the games by name."""

    def __init__(self, folder: Path, shelf: Shelf) -> None:
        self.folder = Folder(folder)
        self._shelf = shelf

    # --- looking

    def games(self) -> list[Listed]:
        """Every saved game, the one played last first; damaged ones too, with their trouble."""
        lines = [self.line(id) for id in self.folder.ids()]
        return sorted(lines, key=lambda line: (line.order, line.updated, line.id), reverse=True)

    def line(self, id: str) -> Listed:
        """One game's line. Of a damaged game the line of its last good version, with the trouble.

        A game that is not on the shelf has a trouble, too, but its line says all that is known of it.
        """
        troubles: list[BadSave] = []
        found = Listed(id)
        for version in (0, *BACKUPS):
            try:
                found = self._line(id, version)
            except BadSave as bad:
                troubles.append(bad)
            else:
                break
        damaged = [bad for bad in troubles if bad.code != "saves.error.missing"]
        if found.seats and len(troubles) < 2 and not damaged:  # at most stopped between two names
            return found
        worst = [*damaged, *troubles][0]
        return replace(found, trouble=Notice(worst.code, worst.spoken))

    def _line(self, id: str, version: int) -> Listed:
        """The line that this version has. Raises BadSave."""
        found = listed(id, upgraded(from_bytes(read_file(self.folder.save(id, version)))))
        if found.game in self._shelf:
            return found
        return replace(found, on_shelf=False, trouble=Notice("saves.error.wrong_game"))

    def latest(self) -> Listed | None:
        """The game for "Continue": the newest that opens and is not over."""
        return next((line for line in self.games() if line.trouble is None and not line.over), None)

    def picture(self, id: str) -> bytes | None:
        """The small picture of the open table, PNG, if there is one."""
        try:
            return read_file(self.folder.picture(id), LARGEST_PICTURE)
        except BadSave:
            return None

    def backups(self, id: str) -> tuple[Backup, ...]:
        """The older versions that open, the newest first."""
        good = []
        for version in BACKUPS:
            try:
                good.append(Backup(version, self._read(id, version).line))
            except BadSave:
                continue
        return tuple(good)

    # --- playing

    def start(self, match: AnyMatch, seats: tuple[Seat, ...], title: str = "") -> Keeper:
        """A keeper for a new game, which is saved at once (`keeper.trouble` says if that fails)."""
        keeper = Keeper(self.folder, new_id(), self._shelf[match.game.name], seats, title)
        keeper.note(match, Shown(len(match.stories) - 1, 0))
        return keeper

    def open(self, id: str, version: int = 0) -> Opened:
        """The game as it was left, or an older version of it. Raises CannotOpen, or InUse."""
        lock = self._hold(id)
        try:
            resumed = self._resumed(id, version)
            if version:
                self._set_aside(id)
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        line = resumed.line
        keeper = Keeper(
            self.folder, id, resumed.keepable, resumed.seats, line.title, line.created, lock, line.over
        )
        notices = resumed.notices
        if version:
            notices = (Notice("saves.notice.backup_opened", line.progress), *notices)
        return Opened(id, resumed.match, keeper.seats, resumed.shown, notices, keeper, resumed.notes)

    def look(self, id: str) -> Resumed:
        """The game as it was left, to be watched only: nothing is held or written. Raises BadSave."""
        return self._read(id)

    def look_at_replay(self, path: Path) -> Resumed:
        """The finished game in a file that somebody has shared. Raises BadSave."""
        return read_replay_file(path, self._shelf)

    def _resumed(self, id: str, version: int) -> Resumed:
        try:
            return self._read(id, version)
        except BadSave as bad:
            if bad.code == "saves.error.missing" and version == 0:
                with contextlib.suppress(BadSave):
                    return self._read(id, BACKUPS[0])  # stopped between two names: nothing is lost
            others = () if bad.code == "saves.error.newer" else self.backups(id)
            raise CannotOpen(bad, others) from bad

    def _read(self, id: str, version: int = 0) -> Resumed:
        return resume(id, read_file(self.folder.save(id, version)), self._shelf)

    def _hold(self, id: str) -> Lock | None:
        """None where no lock can be made: the game opens, and the keeper will say that it cannot save."""
        try:
            return Lock.take(self.folder.lock(id))
        except OSError:
            return None

    @contextlib.contextmanager
    def _held(self, id: str) -> Iterator[None]:
        """Nobody else writes this game, or sweeps what is being written of it. Raises InUse."""
        lock = self._hold(id)
        try:
            yield
        finally:
            if lock is not None:
                lock.release()

    def _set_aside(self, id: str) -> None:
        """The version that did not open stays beside, under a name that we never write."""
        with contextlib.suppress(OSError):
            self.folder.save(id).rename(kept_aside(self.folder.save(id)))

    # --- keeping house

    def rename(self, id: str, title: str) -> Listed:
        """Raises BadSave, InUse, CannotWrite."""
        with self._held(id):
            return self._rewrite(id, id, decent(title, TITLE_LENGTH))

    def duplicate(self, id: str, title: str) -> Listed:
        """The same game a second time, under another title. Raises BadSave, CannotWrite."""
        other = new_id()
        with self._held(other):
            line = self._rewrite(id, other, decent(title, TITLE_LENGTH))
            png = self.picture(id)
            if png is not None:
                self._try(lambda: write_whole(self.folder.picture(other), png))
        return line

    def delete(self, id: str) -> None:
        """Into our own trash, from where `restore` brings it back. Raises InUse, CannotWrite."""
        self._move(id, self.folder, self.folder.trash)

    def restore(self, id: str) -> Listed:
        """A deleted game is back as it was. Raises InUse, CannotWrite."""
        self._move(id, self.folder.trash, self.folder)
        return self.line(id)

    def export(self, id: str, to: Path) -> Path:
        """A copy of the game's file where the players want it, as a new file. Raises BadSave, CannotWrite."""
        raw = read_file(self.folder.save(id))
        from_bytes(raw)  # never hand on a damaged one
        if to.suffix != EXPORT_SUFFIX:
            to = to.with_name(to.name + EXPORT_SUFFIX)
        if os.path.lexists(to):
            raise CannotWrite("saves.error.exists", file=to.name)
        self._try(lambda: write_whole(to, raw), to.parent)
        return to

    def import_from(self, path: Path) -> Listed:
        """A game from a file, checked as strictly as any, under a new id. Raises BadSave, CannotWrite."""
        try:
            raw = read_file(path)
        except BadSave as bad:
            if bad.code == "saves.error.missing":
                raise BadSave("saves.error.no_file", bad.detail, file=path.name) from bad
            raise
        resume("", raw, self._shelf)
        id = new_id()
        entries = {**upgraded(from_bytes(raw)), "id": id, "order": next_order(self.folder)}
        content = proofread_file(to_bytes(entries))
        with self._held(id):
            self._try(lambda: write_save(self.folder, id, content))
        return self.line(id)

    def sweep(self) -> None:
        """At the start of the app: what a stop while writing left behind, and what is long in the trash."""
        sweep(self.folder)

    def _rewrite(self, id: str, to: str, title: str) -> Listed:
        entries: dict[str, Any] = upgraded(from_bytes(read_file(self.folder.save(id))))
        if id != to:
            entries |= {"updated": clock.written(clock.now()), "order": next_order(self.folder)}
        content = proofread_file(to_bytes({**entries, "id": to, "title": title}))
        self._try(lambda: write_whole(self.folder.save(to), content))
        return self.line(to)

    def _move(self, id: str, here: Folder, there: Folder) -> None:
        with self._held(id):
            if is_link(self.folder.trash.path):
                raise CannotWrite("saves.error.link")
            self._try(lambda: move_files(id, here, there))

    def _try(self, write: Callable[[], None], folder: Path | None = None) -> None:
        try:
            write()
        except OSError as error:
            trouble = trouble_of(error, folder or self.folder.path)
            raise CannotWrite(trouble.code, **trouble.params) from error
