"""Writes small PNG files: pictures with a palette, and animations of such pictures (APNG).

Colours and what has changed between two pictures come from `shell/gif`. Knows pixels, nothing of the game.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from ratland_desktop.shell.gif.palette import MOST, Palette, choose_colours
from ratland_desktop.shell.gif.writer import Area, changed_area, see_through
from ratland_desktop.shell.prints import chunk

SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a strip, and for how long it is shown."""

    surface: pygame.Surface
    seconds: float


# --- colours -----------------------------------------------------------------------------------------------


def pixels_of(surface: pygame.Surface) -> list[int]:
    """The colour of every pixel as one number, row by row from the top."""
    return list(memoryview(pygame.image.tobytes(surface, "BGRA")).cast("I"))


def chosen(seen: Counter[int], most: int) -> Palette:
    """So many colours that stand for all others, chosen so that little is lost."""
    work = choose_colours(seen, most)
    while True:
        try:
            next(work)
        except StopIteration as done:
            palette: Palette = done.value
            return palette


def indices(palette: Palette, pixels: Iterable[int]) -> bytes:
    return bytes(map(palette.__getitem__, pixels))


def _colours(colours: Sequence[tuple[int, int, int]]) -> bytes:
    return chunk(b"PLTE", b"".join(bytes(colour) for colour in colours))


# --- files -------------------------------------------------------------------------------------------------


def _header(wide: int, high: int) -> bytes:
    return SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, INDEXED, 0, 0, 0))


def _packed(indices: bytes, wide: int) -> bytes:
    rows = (b"\x00" + indices[start : start + wide] for start in range(0, len(indices), wide))
    return zlib.compress(b"".join(rows), 9)


def picture(surface: pygame.Surface, colours: int = 256) -> bytes:
    """A PNG with at most this many colours."""
    pixels = pixels_of(surface)
    palette = chosen(Counter(pixels), colours)
    wide, high = surface.get_size()
    body = chunk(b"IDAT", _packed(indices(palette, pixels), wide))
    return _header(wide, high) + _colours(palette.colours) + body + chunk(b"IEND", b"")


def strip(frames: Sequence[Frame]) -> bytes:
    """An APNG that runs for ever. A frame holds only the part that differs from the one before."""
    wide, high = frames[0].surface.get_size()
    pixels = [pixels_of(frame.surface) for frame in frames]
    seen: Counter[int] = Counter()
    for one in pixels:
        seen.update(one)
    palette = chosen(seen, MOST)
    clear = len(palette.colours)
    hidden = chunk(b"tRNS", b"\xff" * clear + b"\x00")
    running = chunk(b"acTL", struct.pack(">II", len(frames), 0))
    out = [_header(wide, high), _colours([*palette.colours, (0, 0, 0)]), hidden, running]
    before = b""
    for number, (frame, one) in enumerate(zip(frames, pixels, strict=True)):
        now = indices(palette, one)
        whole, nothing = (0, 0, wide, high), (0, 0, 1, 1)
        area = (changed_area(before, now, wide) or nothing) if before else whole
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


def _part(before: bytes, now: bytes, wide: int, area: Area, clear: int) -> bytes:
    """The pixels of an area; what has not changed is see-through."""
    left, top, w, h = area
    found = bytearray()
    for row in range(top, top + h):
        at = row * wide + left
        new = now[at : at + w]
        found += see_through(before[at : at + w], new, clear) if before else new
    return bytes(found)
