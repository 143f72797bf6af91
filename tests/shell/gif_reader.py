"""Reads a GIF back, frame by frame: a plain reader for tests that shares nothing with our writer."""

from __future__ import annotations

import struct
from dataclasses import dataclass

Area = tuple[int, int, int, int]


@dataclass
class Read:
    """A file: every frame as it is seen, as colours; how long; and which area was drawn."""

    size: tuple[int, int]
    loops: bool
    frames: list[list[tuple[int, int, int]]]
    delays: list[int]
    areas: list[Area]


def read_gif(content: bytes) -> Read:
    assert content[:6] == b"GIF89a"
    wide, high, flags, _, _ = struct.unpack("<HHBBB", content[6:13])
    assert flags & 0x80, "one table of colours for all frames"
    count, at = 2 << (flags & 7), 13
    colours = [(*content[at + 3 * n : at + 3 * n + 3],) for n in range(count)]
    at += 3 * count
    found = Read((wide, high), False, [], [], [])
    shown: list[tuple[int, int, int]] = [(0, 0, 0)] * (wide * high)
    through, delay = -1, 0
    while content[at] != 0x3B:
        if content[at] == 0x21 and content[at + 1] == 0xF9:
            how, delay, index = struct.unpack("<BHB", content[at + 3 : at + 7])
            assert how >> 2 == 1, "every frame stays, and the next one is drawn over it"
            through, at = index if how & 1 else -1, at + 8
        elif content[at] == 0x21:
            found.loops = found.loops or content[at + 3 : at + 14] == b"NETSCAPE2.0"
            at = _blocks(content, at + 2)[1]
        else:
            assert content[at] == 0x2C
            left, top, w, h, local = struct.unpack("<HHHHB", content[at + 1 : at + 10])
            assert local == 0 and left + w <= wide and top + h <= high
            codes, end = _blocks(content, at + 11)
            pixels = unpacked(codes, content[at + 10])
            assert len(pixels) == w * h
            for n, pixel in enumerate(pixels):
                if pixel != through:
                    shown[(top + n // w) * wide + left + n % w] = colours[pixel]
            found.frames.append(list(shown))
            found.delays.append(delay)
            found.areas.append((left, top, w, h))
            at = end
    assert at == len(content) - 1, "nothing comes after the end"
    return found


def _blocks(content: bytes, at: int) -> tuple[bytes, int]:
    """Blocks of bytes up to the empty one, and where they end."""
    joined = bytearray()
    while content[at]:
        joined += content[at + 1 : at + 1 + content[at]]
        at += 1 + content[at]
    return bytes(joined), at + 1


def unpacked(codes: bytes, bits: int) -> list[int]:
    """The pixels that these codes stand for."""
    clear, end = 1 << bits, (1 << bits) + 1
    pixels: list[int] = []
    table: list[tuple[int, ...]] = []
    width, at = bits + 1, 0
    before: tuple[int, ...] = ()
    bitstream = int.from_bytes(codes, "little")
    while True:
        assert at + width <= 8 * len(codes), "the codes end before their end"
        code = bitstream >> at & (1 << width) - 1
        at += width
        if code == clear:
            table = [(n,) for n in range(clear)] + [(), ()]
            width, before = bits + 1, ()
            continue
        if code == end:
            return pixels
        if code < len(table):
            entry = table[code]
        else:
            assert before and code == len(table)
            entry = (*before, before[0])
        pixels += entry
        if before and len(table) < 4096:
            table.append((*before, entry[0]))
            if len(table) == 1 << width and width < 12:
                width += 1
        before = entry
