"""Our own PNG files can be read again, and a strip shows frame by frame what it was made of."""

from __future__ import annotations

import io
import re
import struct
import zlib
from collections.abc import Iterator

import pygame
import pytest
from _png import Frame, picture, strip

RED, GREEN, BLUE, WHITE = (200, 30, 30), (20, 160, 60), (10, 20, 220), (255, 255, 255)


def sheet(*spots: tuple[tuple[int, int, int], tuple[int, int, int, int]]) -> pygame.Surface:
    surface = pygame.Surface((40, 30))
    surface.fill(WHITE)
    for colour, box in spots:
        surface.fill(colour, box)
    return surface


def rgb(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(file):
        (length,) = struct.unpack(">I", file[at : at + 4])
        name, body = file[at + 4 : at + 8], file[at + 8 : at + 8 + length]
        assert struct.unpack(">I", file[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + body),)
        yield name, body
        at += 12 + length


def played(file: bytes) -> list[tuple[bytes, float]]:
    """What a viewer shows, one frame after the other, and for how many seconds."""
    found: list[tuple[bytes, float]] = []
    colours, shown, wide, area, seconds = b"", bytearray(), 0, (0, 0, 0, 0), 0.0
    for name, body in chunks(file):
        if name == b"IHDR":
            wide, high = struct.unpack(">II", body[:8])
            shown = bytearray(wide * high * 3)
        elif name == b"PLTE":
            colours = body
        elif name == b"fcTL":
            _, w, h, left, top, part, whole = struct.unpack(">IIIIIHH", body[:24])
            area, seconds = (left, top, w, h), part / whole
        elif name in (b"IDAT", b"fdAT"):
            rows = zlib.decompress(body if name == b"IDAT" else body[4:])
            paint(shown, wide, area, rows, colours)
            found.append((bytes(shown), seconds))
    return found


def paint(shown: bytearray, wide: int, area: tuple[int, int, int, int], rows: bytes, colours: bytes) -> None:
    left, top, w, h = area
    clear = len(colours) // 3 - 1
    opaque = re.compile(b"[^" + re.escape(bytes([clear])) + b"]+", re.DOTALL)
    planes = [colours[axis::3].ljust(256, b"\0") for axis in range(3)]
    for y in range(h):
        start = y * (w + 1) + 1
        for run in opaque.finditer(rows, start, start + w):
            at = ((top + y) * wide + left + run.start() - start) * 3
            for axis, plane in enumerate(planes):
                shown[at + axis : at + 3 * len(run[0]) : 3] = run[0].translate(plane)


def test_a_picture_with_few_colours_keeps_every_pixel() -> None:
    drawn = sheet((RED, (3, 4, 10, 5)), (BLUE, (20, 0, 20, 30)))
    read = pygame.image.load(io.BytesIO(picture(drawn)), "picture.png")
    assert rgb(read) == rgb(drawn)


def test_many_colours_become_as_many_as_asked_for_and_stay_close() -> None:
    drawn = pygame.Surface((64, 64))
    for x in range(64):
        for y in range(64):
            drawn.set_at((x, y), (x * 4, y * 4, 90))
    read = pygame.image.load(io.BytesIO(picture(drawn, 64)), "picture.png")
    far = max(abs(a - b) for a, b in zip(rgb(drawn), rgb(read), strict=True))
    assert len({rgb(read)[at : at + 3] for at in range(0, len(rgb(read)), 3)}) == 64
    assert 0 < far <= 32


def test_a_strip_shows_frame_by_frame_what_it_was_made_of() -> None:
    frames = [
        Frame(sheet(), 0.5),
        Frame(sheet((RED, (3, 4, 10, 5))), 0.25),
        Frame(sheet((RED, (3, 4, 10, 5))), 1.0),
        Frame(sheet((GREEN, (5, 6, 30, 20)), (BLUE, (0, 29, 1, 1))), 2.0),
    ]
    shown = played(strip(frames))
    assert [seconds for _, seconds in shown] == [0.5, 0.25, 1.0, 2.0]
    assert [pixels for pixels, _ in shown] == [rgb(frame.surface) for frame in frames]


def test_who_knows_no_strips_sees_the_first_frame() -> None:
    frames = [Frame(sheet((RED, (0, 0, 9, 9))), 1.0), Frame(sheet((BLUE, (0, 0, 9, 9))), 1.0)]
    read = pygame.image.load(io.BytesIO(strip(frames)), "strip.png")
    assert rgb(read) == rgb(frames[0].surface)


@pytest.mark.slow
def test_the_strip_of_a_round_can_be_made(tmp_path, capsys) -> None:
    import make_strip

    out = tmp_path / "round.png"
    assert make_strip.main(["--out", str(out)]) == 0
    assert out.stat().st_size < 2_000_000
    assert sum(seconds for _, seconds in played(out.read_bytes())) > 15
