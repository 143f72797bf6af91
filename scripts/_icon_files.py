"""The icon as .ico for Windows and .icns for macOS: both are PNGs with a table of contents.

The PNGs come from assets/icon (scripts/make_icons.py). No pygame: it also runs in the build environment.
"""

from __future__ import annotations

import struct
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icon"
WINDOWS_SIDES = (16, 24, 32, 48, 64, 128, 256)
MAC_KINDS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic13": 256}


def _picture(side: int) -> bytes:
    return (ICONS / f"ratland-{side}.png").read_bytes()


def windows_icon() -> bytes:
    pictures = [(side, _picture(side)) for side in WINDOWS_SIDES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    rows = b""
    for side, picture in pictures:
        shown = side % 256  # 256 is written as 0
        rows += struct.pack("<BBBBHHII", shown, shown, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + rows + b"".join(picture for _, picture in pictures)


def mac_icon() -> bytes:
    chunks = b""
    for kind, side in MAC_KINDS.items():
        picture = _picture(side)
        chunks += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks
