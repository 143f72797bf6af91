"""Reads a file that may be anything: a pipe that nobody writes to, a device, a folder, or more than fits.

Knows nothing of the content. Standard library only: the settings are read before the first frame.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

READ = (
    os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)  # do not block on a named pipe
)


class NotAFile(OSError):
    """A pipe, a device or a folder."""


def start_of(path: Path, most: int, flags: int = READ) -> bytes:
    """At most so many bytes of an ordinary file, or of one that a link leads to. Raises OSError."""
    handle = os.open(path, flags)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise NotAFile(f"not an ordinary file: {path}")
        with open(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)
