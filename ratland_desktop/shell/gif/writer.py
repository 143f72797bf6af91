"""Writes a GIF file frame by frame: header, colours, endless loop, and of every frame only what has changed.

A frame is one byte per pixel, the index of its colour. Pixels inside the changed rectangle that stay as they
were are see-through, which compresses well. Long work yields in between. Knows no pygame and no disk.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator, Sequence

from .lzw import Packer

ROWS_AT_ONCE = 16
LONGEST = 65535
"""Hundredths of a second that one frame can stand."""
_HEADER = b"GIF89a"
_COLOURS_FOR_ALL = 0xF0  # one table for all frames, of 8-bit colours
_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_TRAILER = b"\x3b"
_STAYS, _SEE_THROUGH = 0x04, 0x01
_BLOCK = 255
_AROUND = 22
"""Bytes of a frame beside its codes."""

Area = tuple[int, int, int, int]  # left, top, width, height


class GifWriter:
    """Add frames, then take the `content`."""

    def __init__(self, size: tuple[int, int], colours: Sequence[tuple[int, int, int]]) -> None:
        """1 to 255 colours; one more index is for what stays."""
        self.size = size
        self._stays = len(colours)
        self._bits = max(2, self._stays.bit_length())
        table = b"".join(bytes(colour) for colour in colours).ljust(3 << self._bits, b"\0")
        about = struct.pack("<HHBBB", *size, _COLOURS_FOR_ALL | self._bits - 1, 0, 0)
        self._written = bytearray(_HEADER + about + table + _FOR_EVER)
        self._before: bytes | None = None
        self._delay_at = 0
        self._delay = 0

    @property
    def bytes_so_far(self) -> int:
        return len(self._written)

    @property
    def content(self) -> bytes:
        """The whole file."""
        return bytes(self._written + _TRAILER)

    def add(self, frame: bytes, hundredths: int, most: int = sys.maxsize) -> Iterator[None]:
        """A frame that stands so long. One that looks like the frame before, or would add more than `most`
        bytes, only makes the frame before last longer; the first one is always taken."""
        before, whole = self._before, (0, 0, *self.size)
        area = whole if before is None else changed_area(before, frame, self.size[0])
        if area is None:
            self._stand(self._delay + hundredths)
            return
        yield
        left, top, wide, high = area
        packer = Packer(self._bits)
        for row in range(top, top + high, ROWS_AT_ONCE):
            for y in range(row, min(row + ROWS_AT_ONCE, top + high)):
                start = y * self.size[0] + left
                packer.feed(self._seen(frame[start : start + wide], start))
            yield
        codes = packer.finish()
        if before is not None and len(codes) + len(codes) // _BLOCK + _AROUND > most:
            self._stand(self._delay + hundredths)
            return
        self._begin_frame(area, see_through=before is not None)
        self._stand(hundredths)
        self._put_blocks(codes)
        self._before = frame

    def _seen(self, row: bytes, start: int) -> bytes:
        """Part of a row; what was there before is see-through."""
        if self._before is None:
            return row
        return see_through(self._before[start : start + len(row)], row, self._stays)

    def _begin_frame(self, area: Area, *, see_through: bool) -> None:
        flags = _STAYS | (_SEE_THROUGH if see_through else 0)
        self._delay_at = len(self._written) + 4
        self._written += struct.pack("<BBBBHBB", 0x21, 0xF9, 4, flags, 0, self._stays, 0)
        self._written += struct.pack("<BHHHHB", 0x2C, *area, 0)

    def _stand(self, hundredths: int) -> None:
        """How long the last frame is to be seen."""
        self._delay = min(LONGEST, hundredths)
        struct.pack_into("<H", self._written, self._delay_at, self._delay)

    def _put_blocks(self, codes: bytes) -> None:
        self._written.append(self._bits)
        for at in range(0, len(codes), _BLOCK):
            block = codes[at : at + _BLOCK]
            self._written.append(len(block))
            self._written += block
        self._written.append(0)


def see_through(before: bytes, after: bytes, stays: int) -> bytes:
    """What has changed; everything else has the index for what stays as it was."""
    if before == after:
        return bytes([stays]) * len(after)
    return bytes([stays if was == now else now for was, now in zip(before, after, strict=True)])


def changed_area(before: bytes, after: bytes, wide: int) -> Area | None:
    """The smallest rectangle around all pixels that differ; None if none does."""
    rows = [at for at in range(0, len(after), wide) if before[at : at + wide] != after[at : at + wide]]
    if not rows:
        return None
    columns = 0  # one byte per column that is not 0 where any row differs
    for at in rows:
        old, new = before[at : at + wide], after[at : at + wide]
        columns |= int.from_bytes(old, "big") ^ int.from_bytes(new, "big")
    left = wide - (columns.bit_length() + 7) // 8
    right = wide - ((columns & -columns).bit_length() - 1) // 8
    return left, rows[0] // wide, right - left, (rows[-1] - rows[0]) // wide + 1
