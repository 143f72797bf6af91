"""Moving pictures as files: what was put in comes out of any reader, and little is written twice."""

from __future__ import annotations

import io
from collections.abc import Generator, Iterator
from random import Random

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratland_desktop.shell.gif import GifWriter, Palette, as_seen, choose_colours
from ratland_desktop.shell.gif.lzw import Packer
from ratland_desktop.shell.gif.palette import MOST
from ratland_desktop.shell.gif.writer import changed_area
from tests.shell.gif_reader import read_gif, unpacked

COLOURS = [(250, 240, 220), (10, 90, 80), (231, 111, 81), (0, 0, 0), (255, 210, 63)]


def do(work: Iterator[None]) -> None:
    for _ in work:
        pass


def chosen(counts: dict[int, int], most: int = MOST) -> Palette:
    work: Generator[None, None, Palette] = choose_colours(as_seen(counts), most)
    while True:
        try:
            next(work)
        except StopIteration as done:
            palette = done.value
            assert isinstance(palette, Palette)
            return palette


def written(size: tuple[int, int], frames: list[tuple[bytes, int]]) -> bytes:
    writer = GifWriter(size, COLOURS)
    for frame, hundredths in frames:
        do(writer.add(frame, hundredths))
    return writer.content


Film = tuple[tuple[int, int], list[tuple[bytes, int]]]


@st.composite
def films(draw: st.DrawFn) -> Film:
    """A few small frames, each a little different from the one before."""
    wide, high = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    frame = bytearray(draw(st.binary(min_size=wide * high, max_size=wide * high)))
    frames = []
    for _ in range(draw(st.integers(1, 5))):
        for at, value in draw(st.lists(st.tuples(st.integers(0, wide * high - 1), st.integers(0, 255)))):
            frame[at] = value
        frames.append((bytes(value % len(COLOURS) for value in frame), draw(st.integers(2, 300))))
    return (wide, high), frames


# --- compression


@given(st.integers(2, 8), st.binary(max_size=400), st.integers(1, 100))
def test_what_was_packed_piece_by_piece_comes_out_again(bits: int, values: bytes, piece: int) -> None:
    pixels = bytes(value % (1 << bits) for value in values)
    packer = Packer(bits)
    for at in range(0, len(pixels), piece):
        packer.feed(pixels[at : at + piece])
    assert bytes(unpacked(packer.finish(), bits)) == pixels


@pytest.mark.parametrize("bits", [2, 5, 8])
@pytest.mark.parametrize("count", [3000, 4094, 4096, 30_000])
def test_codes_grow_to_twelve_bits_and_begin_anew_when_all_are_used(bits: int, count: int) -> None:
    chance = Random(count)
    pixels = bytes(chance.randrange(1 << bits) for _ in range(count))
    packer = Packer(bits)
    packer.feed(pixels)
    assert bytes(unpacked(packer.finish(), bits)) == pixels


def test_a_wall_of_one_colour_takes_next_to_nothing() -> None:
    packer = Packer(8)
    packer.feed(bytes(640 * 360))
    assert len(packer.finish()) < 1200


# --- the file


@given(films())
def test_every_frame_comes_out_as_it_was_put_in(film: Film) -> None:
    size, frames = film
    read = read_gif(written(size, frames))
    put: list[tuple[bytes, int]] = []  # equal frames in a row are one that lasts longer
    for frame, hundredths in frames:
        if put and put[-1][0] == frame:
            put[-1] = (frame, put[-1][1] + hundredths)
        else:
            put.append((frame, hundredths))
    assert read.size == size and read.loops
    assert read.frames == [[COLOURS[index] for index in frame] for frame, _ in put]
    assert read.delays == [hundredths for _, hundredths in put]


def test_other_readers_know_the_file_too() -> None:
    frame = bytes(n % 5 for n in range(70 * 30))
    content = written((70, 30), [(frame, 10), (bytes(70 * 30), 20)])
    picture = pygame.image.load(io.BytesIO(content), "film.gif")
    assert picture.get_size() == (70, 30)
    seen = [picture.get_at((n % 70, n // 70))[:3] for n in range(70 * 30)]
    assert seen == [COLOURS[index] for index in frame]


def test_only_the_rectangle_that_has_changed_is_written_again() -> None:
    before = bytes(100 * 80)
    after = bytearray(before)
    for x, y in ((30, 20), (44, 20), (37, 51)):
        after[y * 100 + x] = 2
    assert read_gif(written((100, 80), [(before, 9), (bytes(after), 9)])).areas == [
        (0, 0, 100, 80),
        (30, 20, 15, 32),
    ]


@given(st.integers(1, 7), st.integers(1, 7), st.data())
def test_the_changed_rectangle_is_the_smallest_one(wide: int, high: int, data: st.DataObject) -> None:
    some = st.lists(st.integers(0, 3), min_size=wide * high, max_size=wide * high).map(bytes)
    before, after = data.draw(some), data.draw(some)
    spots = [(n % wide, n // wide) for n in range(wide * high) if before[n] != after[n]]
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    smallest = spots and (
        min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    )  # fmt: skip
    assert changed_area(before, after, wide) == (smallest or None)


def test_a_frame_without_room_gives_its_time_to_the_one_before() -> None:
    chance = Random(1)
    noise = bytes(chance.randrange(5) for _ in range(50 * 50))
    writer = GifWriter((50, 50), COLOURS)
    do(writer.add(bytes(2500), 30))
    small = writer.bytes_so_far
    do(writer.add(noise, 50, most=100))
    assert writer.bytes_so_far == small
    do(writer.add(noise, 70, most=5000))
    assert small < writer.bytes_so_far <= small + 5000
    read = read_gif(writer.content)
    assert read.delays == [80, 70]
    assert read.frames[-1] == [COLOURS[index] for index in noise]


@given(st.integers(0, 3000))
def test_a_frame_never_adds_more_than_it_may(most: int) -> None:
    chance = Random(7)
    writer = GifWriter((40, 40), COLOURS)
    do(writer.add(bytes(1600), 10))
    before = writer.bytes_so_far
    do(writer.add(bytes(chance.randrange(5) for _ in range(1600)), 10, most))
    assert writer.bytes_so_far - before <= most


def test_no_delay_is_longer_than_the_file_can_say() -> None:
    frames = [(bytes(4), 60_000), (bytes(4), 60_000)]
    assert read_gif(written((2, 2), frames)).delays == [65535]


# --- colours


@given(st.dictionaries(st.integers(0, 0xFFFFFF), st.integers(1, 100_000), min_size=1, max_size=MOST))
def test_few_colours_stay_as_they_are(counts: dict[int, int]) -> None:
    palette = chosen(counts)
    for number in counts:
        seen = palette.colours[palette[number]]
        wanted = (number >> 16, number >> 8 & 255, number & 255)
        assert all(abs(one - other) <= 3 for one, other in zip(seen, wanted, strict=True))


@given(st.dictionaries(st.integers(0, 0xFFFFFF), st.integers(1, 50), min_size=1), st.integers(0, 0xFFFFFF))
def test_every_colour_has_a_place_among_those_chosen(counts: dict[int, int], other: int) -> None:
    palette = chosen(counts, most=7)
    assert 1 <= len(palette.colours) <= 7
    assert all(0 <= palette[number] < len(palette.colours) for number in (*counts, other))


def test_a_small_bright_thing_keeps_its_colour_beside_a_large_dark_wall() -> None:
    wall = {shade << 16 | shade + 20 << 8 | shade + 24: 4000 for shade in range(120)}
    bright = {0xFFD23F: 90, 0xE76F51: 90, 0xFFF1E0: 90}
    palette = chosen(wall | bright, most=60)
    for number in bright:
        seen = palette.colours[palette[number]]
        wanted = (number >> 16, number >> 8 & 255, number & 255)
        assert max(abs(one - other) for one, other in zip(seen, wanted, strict=True)) <= 3
