"""Pictures from SVG files: tinted in a seat's colours, rendered at the size at which they are shown.

Reads the folder of art. A missing picture is drawn as a visible placeholder, never a crash.
"""

from __future__ import annotations

import io
import re
from functools import lru_cache
from pathlib import Path

import pygame

from ratland_desktop.shell.theme import Colour, SeatColour

PLACEHOLDERS = ("#aa0001", "#aa0002", "#aa0003")
"""The colours that tintable pictures are drawn in: main, dark, light."""
_SIZE = re.compile(r"<svg[^>]*?>", re.S)
_MISSING = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">'
    '<rect x="6" y="6" width="88" height="88" rx="14" fill="#35616a" stroke="#ffd23f" stroke-width="5"/>'
    '<path d="M30 30 L70 70 M70 30 L30 70" stroke="#ffd23f" stroke-width="8" stroke-linecap="round"/></svg>'
)


COMMON = "common"


def _folders_in(folder: Path | None) -> frozenset[str]:
    """The games that have pictures of their own."""
    if folder is None or not folder.is_dir():
        return frozenset()
    return frozenset(path.name for path in folder.iterdir() if path.is_dir()) - {COMMON}


def _code(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])


class Pictures:
    """The art folder. Names are paths without `.svg`.

    "rat/head" is in the folder `common`, which all games share. A picture that only one game uses begins with
    the name of that game: "ratland/place/city".
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._games = _folders_in(folder)
        self._source = lru_cache(maxsize=256)(self._read)
        self._shape = lru_cache(maxsize=256)(self._measure)
        self._known = lru_cache(maxsize=256)(self._look)

    def has(self, name: str) -> bool:
        return self._known(name)

    def _look(self, name: str) -> bool:
        file = self._file(name)
        return file is not None and file.is_file()

    def _read(self, name: str) -> str:
        file = self._file(name)
        if file is None or not self.has(name):
            return _MISSING
        return file.read_text(encoding="utf-8")

    def _file(self, name: str) -> Path | None:
        if self.folder is None:
            return None
        own = name.partition("/")[0] in self._games
        return self.folder / ("" if own else COMMON) / f"{name}.svg"

    def _measure(self, name: str) -> float:
        head = _SIZE.search(self._source(name))
        text = head.group(0) if head else ""
        view = re.search(r'viewBox="([^"]+)"', text)
        if view:
            parts = [float(part) for part in view.group(1).replace(",", " ").split()]
            return parts[2] / parts[3]
        w, h = (re.search(rf'\b{side}="([\d.]+)', text) for side in ("width", "height"))
        return float(w.group(1)) / float(h.group(1)) if w and h else 1.0

    def shape(self, name: str) -> float:
        """Width over height."""
        return self._shape(name)

    def drawn(self, name: str, size: tuple[int, int], tint: SeatColour | None) -> pygame.Surface:
        source = self._source(name)
        if tint is not None:
            for place, colour in zip(PLACEHOLDERS, (tint.main, tint.dark, tint.light), strict=True):
                source = source.replace(place, _code(colour)).replace(place.upper(), _code(colour))
        try:
            surface = pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)
        except pygame.error:
            surface = pygame.image.load_sized_svg(io.BytesIO(_MISSING.encode()), size)
        return surface.convert_alpha() if pygame.display.get_surface() else surface
