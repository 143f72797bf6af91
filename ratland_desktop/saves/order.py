"""Which game was played last: a number in every file, one more than any before it.

Dates cannot tell, since clocks jump. Owns finding the next number. It looks at the beginning of each file
only, so that a folder full of games costs a few milliseconds.
"""

from __future__ import annotations

import os
import re

from .folder import READ, Folder, is_link
from .listing import LATEST_ORDER

BEGINNING = 2048  # bytes; what comes before the number is a checksum, a title and two dates
NUMBER = re.compile(rb'^ "order": (\d{1,16}),$', re.MULTILINE)  # inside of words a line's end is written \n


def next_order(folder: Folder) -> int:
    """Higher than that of every game in the folder."""
    return min(LATEST_ORDER, 1 + max((_order_in(folder, id) for id in folder.ids()), default=0))


def _order_in(folder: Folder, id: str) -> int:
    """0 for a file that does not say, whatever is wrong with it."""
    path = folder.save(id)
    if is_link(path):
        return 0
    try:
        handle = os.open(path, READ)
    except OSError:
        return 0
    try:
        found = NUMBER.search(os.read(handle, BEGINNING))
    except OSError:
        return 0
    finally:
        os.close(handle)
    return int(found[1]) if found else 0
