"""Exported files: where games and pictures are exported to, and where games to import are looked for.

Finds those folders and writes new files there, never overwriting another. Opening a file is the job of the
store.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from ratland_desktop.paths import APP_NAME
from ratland_desktop.tabletop.names import decent

from .replays import SUFFIX as REPLAY_SUFFIX
from .store import EXPORT_SUFFIX
from .writing import flush_folder, flush_to_disk

MOST_FILES = 40
NAME_LENGTH = 60
NOT_IN_NAMES = '<>:"/\\|?*'


def share_folders() -> list[Path]:
    """Where people keep files: the first is where we export to."""
    import platformdirs  # imported here, because it is slow and rarely needed

    try:
        documents = platformdirs.user_documents_path()
        others = [platformdirs.user_downloads_path(), platformdirs.user_desktop_path()]
    except RuntimeError:  # nobody knows where home is
        return [Path(tempfile.gettempdir()) / APP_NAME]
    return [documents / APP_NAME, documents, *others]


def pictures_folder() -> Path:
    """Where people look for pictures."""
    import platformdirs  # imported here, because it is slow and rarely needed

    try:
        return platformdirs.user_pictures_path() / APP_NAME
    except RuntimeError:
        return Path(tempfile.gettempdir()) / APP_NAME


def file_name(title: str, suffix: str = EXPORT_SUFFIX) -> str:
    """A title as the name of a file on any system."""
    name = "".join(" " if letter in NOT_IN_NAMES else letter for letter in decent(title, NAME_LENGTH))
    return f"{' '.join(name.split()).strip('. ') or APP_NAME}{suffix}"


def free_path(folder: Path, title: str, suffix: str = EXPORT_SUFFIX) -> Path:
    """A path in the folder that is not taken: the title, or the title with a number."""
    path = folder / file_name(title, suffix)
    number = 2
    while path.exists():
        path = folder / f"{file_name(title, suffix).removesuffix(suffix)} {number}{suffix}"
        number += 1
    return path


def write_new(folder: Path, title: str, suffix: str, content: bytes) -> Path:
    """A new file of this name, or with a number where there is one already. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        path = free_path(folder, title, suffix)
        try:
            file = path.open("xb")
        except FileExistsError:
            if path.is_symlink():  # a dangling link
                raise
            continue  # somebody was quicker
        try:
            with file:
                file.write(content)
                file.flush()
                flush_to_disk(file.fileno())
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        flush_folder(folder)
        return path


def exported_files(folders: Sequence[Path]) -> list[Path]:
    """Files that look like exported games or replays, the newest first."""
    found: dict[Path, float] = {}
    for folder in folders:
        try:
            for suffix in (EXPORT_SUFFIX, REPLAY_SUFFIX):
                for path in folder.glob(f"*{suffix}"):
                    found.setdefault(path, path.lstat().st_mtime)
        except OSError:
            continue
    return sorted(found, key=lambda path: -found[path])[:MOST_FILES]
