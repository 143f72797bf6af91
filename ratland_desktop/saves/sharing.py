"""Games that travel: where exported files go by themselves, and where files to import are looked for.

Owns only those places. Nothing is read here; opening a file is the store's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .listing import decent
from .store import EXPORT_SUFFIX

MOST_FILES = 40
NAME_LENGTH = 60
NOT_IN_NAMES = '<>:"/\\|?*'


def share_folders() -> list[Path]:
    """Where people keep files: the first is where we export to."""
    import platformdirs  # not free, and only needed here

    documents = platformdirs.user_documents_path()
    return [
        documents / "RatLand",
        documents,
        platformdirs.user_downloads_path(),
        platformdirs.user_desktop_path(),
    ]


def file_name(title: str) -> str:
    """A title as the name of a file on any system."""
    name = "".join(" " if letter in NOT_IN_NAMES else letter for letter in decent(title, NAME_LENGTH))
    return f"{' '.join(name.split()).strip('. ') or 'RatLand'}{EXPORT_SUFFIX}"


def free_path(folder: Path, title: str) -> Path:
    """A path in the folder that is not taken: the title, or the title with a number."""
    path = folder / file_name(title)
    number = 2
    while path.exists():
        path = folder / f"{file_name(title).removesuffix(EXPORT_SUFFIX)} {number}{EXPORT_SUFFIX}"
        number += 1
    return path


def exported_files(folders: Sequence[Path]) -> list[Path]:
    """Files that look like exported games, the newest first."""
    found: dict[Path, float] = {}
    for folder in folders:
        try:
            for path in folder.glob(f"*{EXPORT_SUFFIX}"):
                found.setdefault(path, path.lstat().st_mtime)
        except OSError:
            continue
    return sorted(found, key=lambda path: -found[path])[:MOST_FILES]
