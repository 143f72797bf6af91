"""Writes a file completely or not at all: the disk always has the old file or the new one, never half of one.

Also says under which name a damaged file is kept. Knows nothing of the content.

What each system guarantees: Linux flushes the file and its folder; macOS also empties the drive's own cache
(`F_FULLFSYNC`); Windows flushes the file but cannot flush a folder, so after a power cut (not after a
crash) the old file may be back.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

from . import clock

BESIDE = re.compile(r"\.(?P<name>.+)\.(?P<process>\d+)\.new")  # the name of a file while it is being written


def write_whole(path: Path, content: bytes, make_way: Callable[[], None] | None = None) -> None:
    """Writes beside the file, makes sure it reached the disk, and puts it in its place. Raises `OSError`.

    `make_way` is called when the new file is safe on disk, to keep the old one under another name.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")  # two games at once do not mix their files
    beside.unlink(missing_ok=True)
    try:
        with beside.open("xb") as file:  # a new file: never through a link that somebody left there
            file.write(content)
            file.flush()
            flush_to_disk(file.fileno())
        if make_way is not None:
            make_way()
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    flush_folder(path.parent)


def kept_aside(path: Path) -> Path:
    """A new name for a damaged file, which stays beside: it is not ours to throw away."""
    return path.with_name(f"{path.stem}.damaged-{clock.now():%Y%m%d-%H%M%S-%f}{path.suffix}")


def flush_to_disk(handle: int) -> None:
    """The file's bytes are on the disk when this returns."""
    full = _full_flush()
    if full is None or not full(handle):
        os.fsync(handle)


def _full_flush() -> Callable[[int], bool] | None:
    """macOS only hands bytes to the drive on fsync; it has another call that waits for the drive."""
    try:
        import fcntl
    except ImportError:
        return None
    command = getattr(fcntl, "F_FULLFSYNC", None)
    if command is None:
        return None

    def flush(handle: int) -> bool:
        try:
            fcntl.fcntl(handle, command)
        except OSError:  # some network drives cannot
            return False
        return True

    return flush


def flush_folder(folder: Path) -> None:
    """Flush the folder, so that the new name is on disk, if the system supports it."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:  # some network drives do not support it; the file itself is safe
        pass
    finally:
        os.close(handle)
