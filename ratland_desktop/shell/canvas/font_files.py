"""Whether a font file is whole: one that is damaged can end the whole program when letters are drawn with it.

Reads the table of contents that TrueType and OpenType files begin with, and adds every part up. Knows nothing
of letters.
"""

from __future__ import annotations

import array
import struct
import sys
from pathlib import Path

LARGEST_FILE = 8 * 1024 * 1024  # ours have less than half a megabyte
KINDS = (b"\x00\x01\x00\x00", b"true", b"OTTO")
NEEDED = {b"cmap", b"head", b"hhea", b"hmtx", b"maxp"}
MOST_PARTS = 64
ADJUSTMENT = slice(8, 12)  # of the head: it makes the whole file add up, and is not counted itself


def is_sound(path: Path) -> bool:
    """Whether the file is a font, and every part of it is as its makers left it."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
        return len(raw) <= LARGEST_FILE and raw[:4] in KINDS and _parts_add_up(raw)
    except (OSError, struct.error):
        return False


def _parts_add_up(raw: bytes) -> bool:
    (count,) = struct.unpack_from(">H", raw, 4)
    if not 0 < count <= MOST_PARTS:
        return False
    found = set()
    for number in range(count):
        name, expected, start, length = struct.unpack_from(">4sIII", raw, 12 + 16 * number)
        part = raw[start : start + length]
        if len(part) != length or _sum(name, part) != expected:
            return False
        found.add(name)
    return found >= NEEDED


def _sum(name: bytes, part: bytes) -> int:
    """The sum of a part's 32-bit numbers, as the file has it."""
    padded = bytearray(part + bytes(-len(part) % 4))
    if name == b"head":
        padded[ADJUSTMENT] = bytes(4)
    numbers = array.array("I", bytes(padded))
    if sys.byteorder == "little":
        numbers.byteswap()
    return sum(numbers) & 0xFFFFFFFF
