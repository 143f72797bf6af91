"""Tidies the folder: half-written files of an interrupted run, and the trash.

Decides what is deleted for good: nothing that a player could still want, and nothing whose name is not ours.
"""

from __future__ import annotations

import contextlib
import os
import time
from fnmatch import fnmatchcase
from pathlib import Path

from ratland_desktop.tabletop.dialogue import Refused

from .folder import Folder, is_link
from .locks import Lock
from .writing import BESIDE

TRASH_DAYS = 30
BELIEVABLE_DAYS = 400


def now() -> float:
    """What the clock says, right or wrong."""
    return time.time()


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
    today = now()
    for path in reversed(here.files(id)):  # the game's own file last, so that until then nothing is lost
        moved = there.path / path.name
        path.replace(moved)
        _date(moved, today)  # the trash counts from today


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


def sweep_beside(folder: Path, *names: str) -> None:
    """Delete what a program that is no more left behind in this folder when it was writing such files.

    A name may be a pattern, such as `*.ratreplay`.
    """
    for name in Folder(folder).names():
        beside = BESIDE.fullmatch(name)
        if beside is None or not any(fnmatchcase(beside["name"], pattern) for pattern in names):
            continue
        if not _lives(int(beside["process"])):
            with contextlib.suppress(OSError):
                (folder / name).unlink()


def _lives(process: int) -> bool:
    """On Windows nobody can be asked without harm; there a file that is being written cannot be removed."""
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _long_deleted(trash: Folder) -> list[Path]:
    if is_link(trash.path):
        return []
    today, found = now(), []
    for id in trash.ids():
        files = trash.files(id)
        try:
            days = (today - max(path.lstat().st_mtime for path in files)) / (24 * 3600)
        except (OSError, ValueError):  # a folder that shows names only, or another window has just swept it
            continue
        if TRASH_DAYS < days < BELIEVABLE_DAYS:
            found += files
        elif not 0 <= days < BELIEVABLE_DAYS:  # the clock is wrong, or was: it counts from today
            for path in files:
                _date(path, today)
    return found


def _date(path: Path, moment: float) -> None:
    if not is_link(path):
        with contextlib.suppress(OSError):
            os.utime(path, (moment, moment))
