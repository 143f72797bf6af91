"""Why a game cannot be saved right now, as a notice.

Turns an error of the operating system into a notice that says what happened and what helps.
"""

from __future__ import annotations

import errno
from pathlib import Path

from ratland_desktop.notices import Notice

DISK_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}
FOLDER_GONE = {errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO, errno.ESTALE}
LOCKED = {errno.EBUSY, errno.ETXTBSY, errno.EAGAIN}
SHARING = {32, 33}  # Windows: another program (often a virus scanner) has the file open


def trouble_of(error: Exception, folder: Path) -> Notice:
    """What to tell the players when writing failed with this error."""
    place = {"folder": str(folder)}
    number = getattr(error, "errno", None)
    if getattr(error, "winerror", None) in SHARING or number in LOCKED:
        return Notice("saves.trouble.locked", place)
    if number in DISK_FULL:
        return Notice("saves.trouble.disk_full", place)
    if number in READ_ONLY:
        return Notice("saves.trouble.read_only", place)
    if number in FOLDER_GONE:
        return Notice("saves.trouble.folder_gone", place)
    return Notice("saves.trouble.other", place)
