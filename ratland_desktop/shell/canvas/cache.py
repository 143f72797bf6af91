"""Caches rendered surfaces up to a limit in bytes; the least recently used goes first.

Knows surfaces only by their size.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import contextmanager

import pygame

LIMIT = 24 * 1024 * 1024


def weight(surface: pygame.Surface) -> int:
    """Bytes that a surface holds."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize() + 200


class OutOfTime(Exception):
    """The time for making pictures ahead is used up. Only a rehearsal sees it."""


class PictureCache:
    """Surfaces by key. Ask with a maker: it is called only when the surface is not there."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._until: float | None = None
        self._made = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if self._until is not None and self._made and time.perf_counter() >= self._until:
            raise OutOfTime
        made = make()
        self._made += 1
        self._kept[key] = made
        self.held += weight(made)
        while self.held > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.held -= weight(old)
        return made

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Inside, one picture is made in any case, others only while there is time (else OutOfTime)."""
        self._until, self._made = time.perf_counter() + seconds, 0
        try:
            yield
        finally:
            self._until = None

    def forget(self) -> None:
        self._kept.clear()
        self.held = 0

    def forget_those(self, kind: str, spare: Collection[Hashable] = ()) -> None:
        """Drop the pictures whose key begins with this word, but for those to be spared."""
        for key in [key for key in self._kept if isinstance(key, tuple) and key[0] == kind]:
            if key not in spare:
                self.held -= weight(self._kept.pop(key))

    def __len__(self) -> int:
        return len(self._kept)
