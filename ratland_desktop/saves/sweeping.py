"""Tidies the folder: half-written files of an interrupted run, and the trash.

Decides what is deleted for good: nothing that a player could still want, and nothing whose name is not ours.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from ratland_desktop.tabletop.dialogue import Refused

from .folder import Folder, is_link
from .locks import Lock
from .writing import BESIDE

TRASH_DAYS = 30


def sweep(folder: Folder) -> None:
    """Delete half-written files of games that are not being played, and deleted games after some weeks."""
    for path in [*_half_written(folder), *_long_deleted(folder.trash)]:
        try:
            path.unlink()
        except OSError:
            continue


def move_files(id: str, here: Folder, there: Folder) -> None:
    """A game with all its versions and its picture. Raises OSError."""
    there.path.mkdir(parents=True, exist_ok=True)
    now = time.time()
    for path in reversed(here.files(id)):  # the game's own file last, so that until then nothing is lost
        moved = there.path / path.name
        path.replace(moved)
        if not is_link(moved):
            os.utime(moved, (now, now))  # the trash counts from today


def _half_written(folder: Folder) -> list[Path]:
    found = []
    for name in folder.names():
        beside = BESIDE.fullmatch(name)
        if beside is not None and _nobody_writes(folder, beside["name"].partition(".")[0]):
            found.append(folder.path / name)
        elif name.endswith(".lock"):
            _nobody_writes(folder, name.removesuffix(".lock"))  # this also removes a stale lock
    return found


def _nobody_writes(folder: Folder, id: str) -> bool:
    try:
        Lock.take(folder.lock(id)).release()
    except (Refused, OSError, ValueError):  # in use, not lockable, or no name of ours
        return False
    return True


def _long_deleted(trash: Folder) -> list[Path]:
    if is_link(trash.path):
        return []
    oldest = time.time() - TRASH_DAYS * 24 * 3600
    found = []
    for id in trash.ids():
        files = trash.files(id)
        if all(path.lstat().st_mtime < oldest for path in files):
            found += files
    return found
