"""Reads a file that may be anything: a pipe that nobody writes to, a device, a folder, or more than fits.

Knows nothing of the content. Standard library only: the settings are read before the first frame.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

READ = (
    os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)  # do not block on a named pipe
)


def start_of(path: Path, most: int) -> bytes:
    """At most so many bytes of an ordinary file, or of one that a link leads to. Raises OSError."""
    handle = os.open(path, READ)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "not an ordinary file", str(path))
        with open(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)
