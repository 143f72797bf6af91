"""The folder of saved games: file names, and reading a file safely.

Ids are made here and never taken from a file's content, so nothing in a file can name a path. Links are
neither followed nor opened.
"""

from __future__ import annotations

import os
import re
import secrets
import stat
from dataclasses import dataclass
from pathlib import Path

from . import reading
from .layout import LARGEST_FILE, BadSave

ID = re.compile(r"[0-9a-f]{16}")
SAVE = re.compile(r"(?P<id>[0-9a-f]{16})\.json(?:\.[12])?")
BACKUPS = (1, 2)
LARGEST_PICTURE = 1024 * 1024
READ = reading.READ | getattr(os, "O_NOFOLLOW", 0)
# Windows: symbolic links and junctions; files that only wait in a cloud have other tags and are fine.
LINK_TAGS = (0xA000000C, 0xA0000003)


def new_id() -> str:
    return secrets.token_hex(8)


@dataclass(frozen=True, slots=True)
class Folder:
    """Where the games of this computer lie."""

    path: Path

    def save(self, id: str, version: int = 0) -> Path:
        """The game's file; versions 1 and 2 are the ones before."""
        if ID.fullmatch(id) is None:
            raise ValueError(f"not an id of ours: {id!r}")
        return self.path / (f"{id}.json.{version}" if version else f"{id}.json")

    def picture(self, id: str) -> Path:
        return self.save(id).with_suffix(".png")

    def lock(self, id: str) -> Path:
        return self.save(id).with_suffix(".lock")

    @property
    def trash(self) -> Folder:
        return Folder(self.path / "trash")

    def ids(self) -> list[str]:
        """Every game of which there is at least one version."""
        return sorted({found["id"] for name in self.names() if (found := SAVE.fullmatch(name))})

    def names(self) -> list[str]:
        """Every file, or nothing where there is no folder."""
        try:
            return [path.name for path in self.path.iterdir()]
        except OSError:
            return []

    def files(self, id: str) -> list[Path]:
        """All versions of a game and its picture, as far as they are there."""
        every = [self.save(id, version) for version in (0, *BACKUPS)] + [self.picture(id)]
        return [path for path in every if os.path.lexists(path)]


def is_link(path: Path) -> bool:
    """A symbolic link, or a junction."""
    try:
        found = path.lstat()
    except (OSError, ValueError):  # not there, or not even a path
        return False
    return stat.S_ISLNK(found.st_mode) or getattr(found, "st_reparse_tag", 0) in LINK_TAGS


def read_file(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """The bytes of an ordinary file of a sensible size. Raises BadSave."""
    if is_link(path):
        raise BadSave("saves.error.link")
    try:
        raw = reading.start_of(path, largest + 1, READ)
    except FileNotFoundError as error:
        raise BadSave("saves.error.missing") from error
    except reading.NotAFile as error:
        raise BadSave("saves.error.not_a_save", str(error)) from error
    except (OSError, ValueError) as error:
        raise BadSave("saves.error.unreadable", repr(error)) from error
    if len(raw) > largest:
        raise BadSave("saves.error.too_big", f"more than {largest} bytes")
    return raw
