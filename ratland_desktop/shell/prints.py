"""Writes a picture as a PNG for printing, with its size on paper.

Compressing takes a while; it can run in a thread, which hardly slows down the others.
"""

from __future__ import annotations

import struct
import zlib

import pygame

ROWS_AT_ONCE = 64
MILLIMETRES = 1000.0


def to_png(surface: pygame.Surface, wide_on_paper: float) -> bytes:
    """The picture as a PNG, this many millimetres wide in print."""
    wide, high = surface.get_size()
    line = wide * 3
    packer = zlib.compressobj(6)
    packed = bytearray()
    for top in range(0, high, ROWS_AT_ONCE):
        rows = min(ROWS_AT_ONCE, high - top)
        raw = pygame.image.tobytes(surface.subsurface((0, top, wide, rows)), "RGB")
        packed += packer.compress(b"".join(b"\0" + raw[row * line : (row + 1) * line] for row in range(rows)))
    packed += packer.flush()
    per_metre = round(wide * MILLIMETRES / wide_on_paper)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)),
            chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1)),
            chunk(b"IDAT", bytes(packed)),
            chunk(b"IEND", b""),
        )
    )


def chunk(kind: bytes, body: bytes) -> bytes:
    """A part of a PNG file, with its length and its checksum."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
