"""Font files: ours from their packages, and a system font for letters that ours lack.

Knows which font can draw which letter. Knows nothing of lines, boxes or colours.
"""

from __future__ import annotations

import sys
import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

import pygame
import pygame.freetype

from ratland_desktop.shell.canvas.font_files import is_sound
from ratland_desktop.shell.theme import Face

_FILES: dict[Face, tuple[str, str]] = {
    Face.ROUND: ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    Face.BODY: ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    Face.STRONG: ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    Face.ITALIC: ("font_source_sans_pro", "SourceSansPro-It.ttf"),
}

# Families that often have what ours lack, best first; by the names pygame gives system fonts.
_FALLBACKS = (
    "notosans", "dejavusans", "segoeui", "arial", "notosanscjksc", "notosanscjkjp", "notosanssc",
    "microsoftyahei", "yugothic", "malgungothic", "pingfang", "hiraginosans", "wenquanyizenhei",
    "droidsansfallback", "notosansarabic", "notonaskharabic", "notosanshebrew", "segoeuiemoji",
    "applecoloremoji", "notocoloremoji", "notoemoji", "segoeuisymbol", "applesymbols", "symbola",
    "freesans", "unifont", "arialunicodems", "liberationsans",
)  # fmt: skip
_OTHERS_TRIED = 60


@cache
def face_file(face: Face) -> str | None:
    """The file of a font; None (pygame's own font) if its package is not installed or the file is damaged."""
    package, name = _FILES[face]
    root = getattr(sys, "_MEIPASS", None)
    if root and (frozen := Path(root) / package / "files" / name).is_file():
        return str(frozen) if is_sound(frozen) else None
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    path = Path(next(iter(spec.submodule_search_locations))) / "files" / name
    return str(path) if is_sound(path) else None


@lru_cache(maxsize=160)
def font(path: str | None, pixels: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(path, pixels)


@lru_cache(maxsize=64)
def _coverage(path: str) -> pygame.freetype.Font | None:
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    try:
        return pygame.freetype.Font(path, 16)
    except (pygame.error, OSError):
        return None


def forget() -> None:
    """Let go of every font: their sizes change after a resize, and none outlives pygame."""
    font.cache_clear()
    _coverage.cache_clear()


@lru_cache(maxsize=4096)
def has_letter(path: str | None, letter: str) -> bool:
    if path is None or letter.isascii():
        return letter.isascii()
    cover = _coverage(path)
    return cover is not None and cover.get_metrics(letter)[0] is not None


@lru_cache(maxsize=1)
def _system_fonts() -> tuple[str, ...]:
    """Files of the system's fonts, the promising ones first. Asked for only when a letter is missing."""
    known = set(pygame.font.get_fonts())
    names = [name for name in _FALLBACKS if name in known]
    names += sorted(known.difference(names))[:_OTHERS_TRIED]
    paths = (pygame.font.match_font(name) for name in names)
    return tuple(path for path in paths if path)


@lru_cache(maxsize=1024)
def fallback_for(letter: str) -> str | None:
    """A system font that has the letter and can draw it, or None."""
    for path in _system_fonts():
        if not has_letter(path, letter):
            continue
        try:
            if font(path, 20).render(letter, True, (255, 255, 255)).get_bounding_rect().w:
                return path
        except pygame.error:
            continue
    return None


def drawable(letter: str) -> bool:
    """Whether the letter can be drawn in all our faces, with a system font if ours lack it."""
    if letter.isascii() or letter.isspace() or ignorable(letter):
        return True
    ours = all(has_letter(face_file(face), letter) for face in _FILES)
    return ours or fallback_for(letter) is not None


def ignorable(letter: str) -> bool:
    """Joiners and marks that steer neighbours and show nothing themselves; also control characters."""
    return unicodedata.category(letter) in ("Cf", "Cc", "Cs") or "\ufe00" <= letter <= "\ufe0f"


def right_to_left(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")
