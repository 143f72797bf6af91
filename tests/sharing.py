"""Work that always ends the same is done once for all tests of a process: reading words, drawing pictures.

Each test plays a program of its own, whose caches are empty in the beginning; without this it would parse the
same pages and rasterise the same pictures again. Measurements (`alone`) do their own work.
"""

from __future__ import annotations

import io
import tomllib
from functools import lru_cache
from typing import Any

import pygame

from ratland_desktop.shell.canvas.cache import PictureCache

LIMIT = 160 * 1024 * 1024  # bytes of pixels in each process of tests

_read = tomllib.loads
_read_once = lru_cache(maxsize=128)(_read)
_draw = pygame.image.load_sized_svg
_drawn = PictureCache(LIMIT)


def share(work: bool) -> None:
    """From now on tests share this work, or each does its own."""
    tomllib.loads = _read_once if work else _read
    pygame.image.load_sized_svg = _draw_once if work else _draw


def _draw_once(file: Any, size: Any) -> pygame.Surface:
    """A copy of what was drawn before, so that nobody paints into another's picture."""
    if not isinstance(file, io.BytesIO):
        return _draw(file, size)
    return _drawn.get((file.getvalue(), tuple(size)), lambda: _draw(file, size)).copy()
