"""A lifeboat for a game that cannot be saved in its place: other places, and a copy of it in one of them.

Owns looking for folders that take a file, and writing one there, which can be brought in later like any
exported game. Knows no words: what goes wrong is a `Refused` with a code.
"""

from __future__ import annotations

import os
import shutil
import string
import sys
from pathlib import Path

from ratland_desktop.notices import Notice

from .keeper import Keeper, SavedUpTo
from .sharing import share_folders, write_new
from .store import EXPORT_SUFFIX, CannotWrite
from .troubles import trouble_of

ROOM = 1024 * 1024  # bytes; a game takes a small part of it
MOST_PLACES = 6
DRIVES = ("/media/*", "/media/*/*", "/run/media/*/*", "/mnt", "/mnt/*", "/Volumes/*")


class Lifeboat:
    """What can be done for a game whose keeper cannot write."""

    def __init__(self, keeper: Keeper, saves: Path) -> None:
        self._keeper = keeper
        self._saves = saves

    @property
    def trouble(self) -> Notice:
        return self._keeper.trouble or Notice("saves.trouble.other", {"folder": str(self._saves)})

    @property
    def saved_up_to(self) -> SavedUpTo | None:
        return self._keeper.saved_up_to

    def places(self) -> list[Path]:
        """Where a copy could go, the best first."""
        return safe_places(self._saves)

    def try_again(self) -> bool:
        """True when everything is on disk now. Waits for the disk."""
        return self._keeper.flush()

    def save_in(self, folder: Path) -> Path:
        """A copy of the whole game as a new file in this folder. Raises CannotWrite."""
        name = self._keeper.title or ", ".join(seat.name for seat in self._keeper.seats)
        try:
            return write_new(folder, name, EXPORT_SUFFIX, self._keeper.content())
        except (OSError, ValueError) as error:
            trouble = trouble_of(error, folder)
            raise CannotWrite(trouble.code, **trouble.params) from error


def safe_places(saves: Path) -> list[Path]:
    """Folders with room for a game, or that can be made; those on another drive than `saves` first."""
    good = [path for path in candidates() if room_in(path) >= ROOM]
    here = drive_of(saves)
    once = [path for at, path in enumerate(good) if path not in good[:at]]
    return sorted(once, key=lambda path: drive_of(path) == here)[:MOST_PLACES]


def candidates() -> list[Path]:
    """Drives that are plugged in, and folders where people keep files."""
    drives: list[Path] = []
    if sys.platform == "win32":
        drives = [Path(f"{letter}:\\") for letter in string.ascii_uppercase[3:]]
    else:
        drives = [path for pattern in DRIVES for path in _matching(pattern)]
    return [path for path in drives if os.path.ismount(path)] + share_folders()


def _matching(pattern: str) -> list[Path]:
    """Paths with this pattern; none if a drive on the path does not answer."""
    try:
        return sorted(Path("/").glob(pattern[1:]))
    except OSError:
        return []


def room_in(path: Path) -> int:
    """Bytes that are free there; 0 where nothing can be written."""
    there = _nearest(path)
    try:
        return shutil.disk_usage(there).free if os.access(there, os.W_OK) else 0
    except (OSError, ValueError):
        return 0


def drive_of(path: Path) -> int:
    try:
        return _nearest(path).stat().st_dev
    except (OSError, ValueError):
        return 0


def _nearest(path: Path) -> Path:
    """The folder itself, or the one that it would be made in."""
    for folder in (path, *path.parents):
        try:
            if folder.is_dir():
                return folder
        except (OSError, ValueError):
            continue
    return path
