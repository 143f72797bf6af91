"""Turns words into lines of pixels: wrapping, shrinking, shortening, and fallback fonts.

Works in pixels. Knows nothing of where on the screen a line goes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from ratland_desktop.shell.canvas import faces
from ratland_desktop.shell.theme import Colour, Face

SMALLEST = 0.72
"""Text that does not fit is set smaller down to this share of its normal size, then shortened."""
_STEPS = (1.0, 0.94, 0.88, 0.83, 0.78, 0.72, 0.67, 0.62, 0.58)
ELLIPSIS = "…"
LONELY = 0.3
"""A word that takes less than this share of the last line does not stand there alone."""
_SMALL_ROUND = 48


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of one line in one font; `path` None with `missing` draws paw prints."""

    words: str
    path: str | None
    missing: bool = False
    rtl: bool = False


@dataclass(frozen=True, slots=True)
class Setting:
    """Words as they will be set: the lines, their pixel size, and what it took to fit them."""

    lines: tuple[str, ...]
    pixels: int
    width: int
    height: int
    line_height: int
    shrunk: float
    cut: bool


@lru_cache(maxsize=2048)
def runs(words: str, face: Face) -> tuple[Run, ...]:
    """Split a line where our own face lacks a letter."""
    own = faces.face_file(face)
    if (words.isascii() and words.isprintable()) or all(_plain(letter, own) for letter in set(words)):
        return (Run(words, own),)
    found: list[Run] = []
    for letter in words:
        if faces.ignorable(letter):
            continue
        path, missing = own, False
        if not faces.has_letter(own, letter):
            if letter.isspace():
                letter = " "
            else:
                path = faces.fallback_for(letter)
                missing = path is None
        rtl = faces.right_to_left(letter)
        last = found[-1] if found else None
        if last and (last.path, last.missing, last.rtl) == (path, missing, rtl):
            found[-1] = Run(last.words + letter, path, missing, rtl)
        else:
            found.append(Run(letter, path, missing, rtl))
    return tuple(found)


@lru_cache(maxsize=1024)
def _plain(letter: str, own: str | None) -> bool:
    """Whether our own font can draw the letter directly, from left to right."""
    return faces.has_letter(own, letter) and not faces.ignorable(letter) and not faces.right_to_left(letter)


def _density(run: Run, pixels: int) -> int:
    """Small round letters are drawn three times as large and scaled down: hinting spoils their spacing."""
    return 3 if pixels <= _SMALL_ROUND and run.path == faces.face_file(Face.ROUND) else 1


def _run_width(run: Run, pixels: int) -> int:
    times = _density(run, pixels)
    return -(-faces.font(run.path, pixels * times).size(run.words)[0] // times)


@lru_cache(maxsize=8192)
def line_width(words: str, face: Face, pixels: int) -> int:
    width = 0
    for run in runs(words, face):
        if run.missing:
            width += len(run.words) * round(pixels * 0.62)
        else:
            width += _run_width(run, pixels)
    return width


@lru_cache(maxsize=512)
def line_height(face: Face, pixels: int) -> int:
    return round(
        faces.font(faces.face_file(face), pixels).get_height() * (1.0 if face is Face.ROUND else 0.98)
    )


def _broken_word(word: str, face: Face, pixels: int, width: int) -> list[str]:
    """A word longer than the line, in pieces."""
    pieces: list[str] = []
    piece = ""
    for letter in word:
        if piece and line_width(piece + letter, face, pixels) > width:
            pieces.append(piece)
            piece = ""
        piece += letter
    return [*pieces, piece]


def broken(words: str, face: Face, pixels: int, width: int, *, inside_words: bool = False) -> list[str]:
    """Lines no wider than width, broken at spaces (and inside words only if asked)."""
    whole: list[str] = []
    space = line_width(" ", face, pixels)
    for paragraph in words.split("\n"):
        lines: list[str] = []
        line, about = "", 0
        for word in _held_together(paragraph.split(" "), face, pixels, width):
            own = line_width(word, face, pixels)
            longer, sum_ = (f"{line} {word}", about + space + own) if line else (word, own)
            if _fits(longer, sum_, face, pixels, width):
                line, about = longer, sum_
                continue
            if line:
                lines.append(line)
            line, about = word, own
            if inside_words and own > width:
                *full, line = _broken_word(word, face, pixels, width)
                lines.extend(full)
                about = line_width(line, face, pixels)
        lines.append(line)
        whole += _in_company(lines, face, pixels, width)
    return whole


def _held_together(words: list[str], face: Face, pixels: int, width: int) -> list[str]:
    """A number stays with the word it counts, where a line can hold both."""
    held: list[str] = []
    for word in words:
        counts = bool(held) and held[-1].isdigit() and word[:1].isalpha()
        if counts and line_width(f"{held[-1]} {word}", face, pixels) <= width:
            held[-1] = f"{held[-1]} {word}"
        else:
            held.append(word)
    return held


def _in_company(lines: list[str], face: Face, pixels: int, width: int) -> list[str]:
    """Avoids a short word alone on the last line by moving the word before it down."""
    if len(lines) < 2 or " " in lines[-1] or line_width(lines[-1], face, pixels) > width * LONELY:
        return lines
    *stay, comes = _held_together(lines[-2].split(" "), face, pixels, width)
    last = f"{comes} {lines[-1]}"
    if len(stay) < 2 or line_width(last, face, pixels) > width:
        return lines
    return [*lines[:-2], " ".join(stay), last]


def _fits(words: str, about: int, face: Face, pixels: int, width: int) -> bool:
    """Whether it is at most this wide: by the sum of its words or, if that is close, measured whole."""
    if abs(about - width) > pixels:
        return about < width
    return line_width(words, face, pixels) <= width


def shortened(words: str, face: Face, pixels: int, width: int) -> str:
    """The longest beginning that fits with an ellipsis."""
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if line_width(words[:middle].rstrip() + ELLIPSIS, face, pixels) <= width:
            low = middle
        else:
            high = middle - 1
    return words[:low].rstrip() + ELLIPSIS


@lru_cache(maxsize=4096)
def set_in(
    words: str, face: Face, pixels: int, width: int, height: int, max_lines: int, smallest: float
) -> Setting:
    """Fit words into a box of pixels: as they are, else smaller, else shortened. 0 lines: as many as fit."""
    share, size, lines = 1.0, pixels, [words]
    for share in (*(step for step in _STEPS if step > smallest), smallest):
        size = max(6, int(pixels * share))
        lines = [words] if max_lines == 1 else broken(words, face, size, width)
        room = _room(face, size, height, max_lines)
        if len(lines) <= room and all(line_width(line, face, size) <= width for line in lines):
            return _setting(lines, face, size, share, cut=False)
    if max_lines != 1:
        lines = broken(words, face, size, width, inside_words=True)
    room = _room(face, size, height, max_lines)
    if len(lines) > room:
        lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
    lines = [
        line if line_width(line, face, size) <= width else shortened(line, face, size, width)
        for line in lines
    ]
    return _setting(lines, face, size, share, cut=True)


def _room(face: Face, pixels: int, height: int, max_lines: int) -> int:
    fits = max(1, (height + pixels // 5) // max(1, line_height(face, pixels)))
    return fits if max_lines == 0 else min(max_lines, fits)


def _setting(lines: list[str], face: Face, pixels: int, share: float, *, cut: bool) -> Setting:
    each = line_height(face, pixels)
    width = max(line_width(line, face, pixels) for line in lines)
    return Setting(tuple(lines), pixels, width, each * len(lines), each, share, cut)


def draw_line(words: str, face: Face, pixels: int, colour: Colour) -> pygame.Surface:
    """One line on a see-through surface, as high as its face is."""
    parts = [_draw_run(run, pixels, colour) for run in runs(words, face)]
    if len(parts) == 1:
        return parts[0]
    own = faces.font(faces.face_file(face), pixels)
    height = max([own.get_height(), *(part.get_height() for part in parts)])
    line = pygame.Surface((max(1, sum(part.get_width() for part in parts)), height), pygame.SRCALPHA)
    x = 0
    for run, part in zip(runs(words, face), parts, strict=True):
        ascent = own.get_ascent() if run.missing else faces.font(run.path, pixels).get_ascent()
        line.blit(part, (x, max(0, own.get_ascent() - ascent)))
        x += part.get_width()
    return line


def _draw_run(run: Run, pixels: int, colour: Colour) -> pygame.Surface:
    if run.missing:
        return _paws(len(run.words), pixels, colour)
    times = _density(run, pixels)
    font = faces.font(run.path, pixels * times)
    try:
        if run.rtl:
            font.set_direction(pygame.DIRECTION_RTL)
        drawn = font.render(run.words, True, colour[:3])
    except (pygame.error, ValueError, UnicodeError):
        return _paws(len(run.words), pixels, colour)
    finally:
        if run.rtl:
            font.set_direction(pygame.DIRECTION_LTR)
    if times > 1:
        high = faces.font(run.path, pixels).get_height()
        drawn = pygame.transform.smoothscale(drawn, (max(1, _run_width(run, pixels)), high))
    if len(colour) == 4:
        drawn.set_alpha(colour[3])
        clear = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
        clear.blit(drawn, (0, 0))
        return clear
    return drawn


_PAW = ((0.5, 0.66, 0.27), (0.2, 0.42, 0.125), (0.5, 0.27, 0.135), (0.8, 0.42, 0.125))
"""Ball and toes as shares of the sign's width: centre and radius."""
_FINE = 4


def _paws(count: int, pixels: int, colour: Colour) -> pygame.Surface:
    """Paw prints, one for each letter that no font on this computer has."""
    step, height = round(pixels * 0.62), round(pixels * 1.2)
    fine = pygame.Surface((max(1, count * step) * _FINE, height * _FINE), pygame.SRCALPHA)
    fine.fill((*colour[:3], 0))
    wide, top = step * _FINE, (height - step) * _FINE * 0.6
    for i in range(count):
        for x, y, radius in _PAW:
            centre = (i * wide + 0.5 * wide + (x - 0.5) * wide * 0.86, top + y * wide)
            pygame.draw.circle(fine, colour, centre, max(1.0, radius * wide * 0.86))
    return pygame.transform.smoothscale(fine, (max(1, count * step), height))


def draw_outlined(
    words: str, face: Face, pixels: int, colour: Colour, rim: Colour, width: int
) -> pygame.Surface:
    """A line with a soft-cornered rim around every letter, for logos and numbers on pictures."""
    inner = draw_line(words, face, pixels, colour)
    rims = draw_line(words, face, pixels, rim)
    surface = pygame.Surface((inner.get_width() + 2 * width, inner.get_height() + 2 * width), pygame.SRCALPHA)
    steps = max(12, width * 6)
    for i in range(steps):
        turn = pygame.math.Vector2(width, 0).rotate(360 * i / steps)
        surface.blit(rims, (round(width + turn.x), round(width + turn.y)))
    surface.blit(inner, (width, width))
    return surface


def forget() -> None:
    """Drop every font and measure."""
    for cached in (runs, _plain, line_width, line_height, set_in):
        cached.cache_clear()
    faces.forget()
