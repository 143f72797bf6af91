"""Writes small PNG files: pictures with a palette, and animations of such pictures (APNG).

Chooses the colours and writes the bytes. Knows pixels, nothing of the game.
"""

from __future__ import annotations

import heapq
import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from ratland_desktop.shell.prints import chunk

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a strip, and for how long it is shown."""

    surface: pygame.Surface
    seconds: float


# --- colours -----------------------------------------------------------------------------------------------


def pixels_of(surface: pygame.Surface) -> list[int]:
    """Every pixel as one number, row by row from the top."""
    rgbx = pygame.image.tobytes(surface, "RGBX")
    return list(memoryview(rgbx).cast("I"))


def colour_of(pixel: int) -> Colour:
    red, green, blue, _ = struct.pack("=I", pixel)
    return red, green, blue


class Palette:
    """So many colours that stand for all others, chosen so that little is lost.

    The box of colours that varies most is cut in two, again and again (median cut by variance).
    """

    def __init__(self, seen: Counter[int], most: int) -> None:
        boxes = [_Box(list(seen.items()))]
        while len(boxes) < most and boxes[0].spread > 0:
            for half in heapq.heappop(boxes).halves():
                heapq.heappush(boxes, half)
        self.colours: list[Colour] = [box.mean for box in boxes]
        self.place = {pixel: place for place, box in enumerate(boxes) for pixel, _ in box.members}

    def indices(self, pixels: Iterable[int]) -> bytes:
        return bytes(map(self.place.__getitem__, pixels))

    def chunk(self) -> bytes:
        return chunk(b"PLTE", b"".join(bytes(colour) for colour in self.colours))


class _Box:
    """Colours that will become one."""

    def __init__(self, members: list[tuple[int, int]]) -> None:
        self.members = members
        colours = [(colour_of(pixel), count) for pixel, count in members]
        weight = sum(count for _, count in colours)
        means = [sum(colour[axis] * count for colour, count in colours) / weight for axis in range(3)]
        spreads = [
            sum((colour[axis] - means[axis]) ** 2 * count for colour, count in colours) for axis in range(3)
        ]
        self.mean: Colour = (round(means[0]), round(means[1]), round(means[2]))
        self.axis = spreads.index(max(spreads))
        self.cut = means[self.axis]
        self.spread = sum(spreads)

    def __lt__(self, other: _Box) -> bool:
        return self.spread > other.spread

    def halves(self) -> tuple[_Box, _Box]:
        low: list[tuple[int, int]] = []
        high: list[tuple[int, int]] = []
        for member in self.members:
            (low if colour_of(member[0])[self.axis] <= self.cut else high).append(member)
        return _Box(low), _Box(high)


# --- files -------------------------------------------------------------------------------------------------


def _header(wide: int, high: int) -> bytes:
    return SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, INDEXED, 0, 0, 0))


def _packed(indices: bytes, wide: int) -> bytes:
    rows = (b"\x00" + indices[start : start + wide] for start in range(0, len(indices), wide))
    return zlib.compress(b"".join(rows), 9)


def picture(surface: pygame.Surface, colours: int = 256) -> bytes:
    """A PNG with at most this many colours."""
    pixels = pixels_of(surface)
    palette = Palette(Counter(pixels), colours)
    wide, high = surface.get_size()
    body = chunk(b"IDAT", _packed(palette.indices(pixels), wide))
    return _header(wide, high) + palette.chunk() + body + chunk(b"IEND", b"")


Area = tuple[int, int, int, int]
"""Left, top, wide, high."""


def strip(frames: Sequence[Frame]) -> bytes:
    """An APNG that runs for ever. A frame holds only the part that differs from the one before."""
    wide, high = frames[0].surface.get_size()
    pixels = [pixels_of(frame.surface) for frame in frames]
    seen: Counter[int] = Counter()
    for one in pixels:
        seen.update(one)
    palette = Palette(seen, 255)
    clear = len(palette.colours)
    palette.colours.append((0, 0, 0))
    see_through = chunk(b"tRNS", b"\xff" * clear + b"\x00")
    running = chunk(b"acTL", struct.pack(">II", len(frames), 0))
    out = [_header(wide, high), palette.chunk(), see_through, running]
    before = b""
    for number, (frame, one) in enumerate(zip(frames, pixels, strict=True)):
        now = palette.indices(one)
        area = _changed(before, now, wide, high) if before else (0, 0, wide, high)
        body = _packed(_part(before, now, wide, area, clear), area[2])
        out += _frame(number, area, frame.seconds, body)
        before = now
    return b"".join((*out, chunk(b"IEND", b"")))


def _frame(number: int, area: Area, seconds: float, body: bytes) -> list[bytes]:
    """The first is the picture that those see who know no moving ones; chunks of the others are counted."""
    if number == 0:
        return [chunk(b"fcTL", _control(0, area, seconds)), chunk(b"IDAT", body)]
    count = 2 * number - 1
    control = chunk(b"fcTL", _control(count, area, seconds))
    return [control, chunk(b"fdAT", struct.pack(">I", count + 1) + body)]


def _control(number: int, area: Area, seconds: float) -> bytes:
    """Drawn over what was there before, which stays."""
    left, top, wide, high = area
    return struct.pack(">IIIIIHHBB", number, wide, high, left, top, round(seconds * 100), 100, 0, 1)


def _changed(before: bytes, now: bytes, wide: int, high: int) -> Area:
    """The smallest area that holds every difference; a single pixel where there is none."""
    starts = range(0, wide * high, wide)
    rows = [at for at in starts if before[at : at + wide] != now[at : at + wide]]
    if not rows:
        return 0, 0, 1, 1
    columns = [x for at in rows for x in _ends(before[at : at + wide], now[at : at + wide])]
    left, right = min(columns), max(columns)
    return left, rows[0] // wide, right - left + 1, (rows[-1] - rows[0]) // wide + 1


def _ends(one: bytes, other: bytes) -> tuple[int, int]:
    different = [place for place, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    return different[0], different[-1]


def _part(before: bytes, now: bytes, wide: int, area: Area, clear: int) -> bytes:
    """The pixels of an area; what has not changed is see-through."""
    left, top, w, h = area
    found = bytearray()
    for row in range(top, top + h):
        at = row * wide + left
        new = now[at : at + w]
        if before:
            old = before[at : at + w]
            new = bytes(clear if a == b else b for a, b in zip(old, new, strict=True))
        found += new
    return bytes(found)
