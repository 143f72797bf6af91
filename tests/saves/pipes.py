"""A named pipe where a file should be. Code that wrongly waits for it gets an end of file, so that
the test fails and does not hang.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def pipe_at(path: Path) -> Iterator[None]:
    """Nobody writes into it. A reader that waits gets the end of the file at once."""
    os.mkfifo(path)
    threading.Thread(target=lambda: path.open("wb").close(), daemon=True).start()
    try:
        yield
    finally:
        if path.is_fifo():
            os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))  # so that the thread ends
