"""The base of every drawing call: the target surface, the view, clips, offsets, fading, layers.

Knows surfaces and boxes; `drawing` draws shapes, pictures and words.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Self

import pygame

from ratland_desktop.shell.box import SAFE, Box
from ratland_desktop.shell.canvas.cache import LIMIT, OutOfTime, PictureCache
from ratland_desktop.shell.canvas.record import TextLog
from ratland_desktop.shell.canvas.view import View

if TYPE_CHECKING:
    from ratland_desktop.shell.theme import Colour


class Target:
    """A surface seen through a view."""

    def __init__(self, surface: pygame.Surface, cache_limit: int = LIMIT) -> None:
        self.cache = PictureCache(cache_limit)
        self.log: TextLog | None = None
        self._voice: Hashable = None
        self._spoke = False
        """Words were drawn or measured since somebody last asked."""
        self._wordless: set[Hashable] = set()
        """Layers without a word: they look the same in every language."""
        self._fit(surface)

    def _fit(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.view = View(*surface.get_size())
        self.scale = self.view.scale
        self.bounds = self.view.bounds
        self._origin = (0, 0)
        self._opacity = 255
        self._steady = self._in_layer = False
        self._clip_px = surface.get_rect()

    @property
    def safe(self) -> Box:
        """The centred 1920 × 1080 that every window shows whole."""
        return SAFE

    def px(self, units: float) -> int:
        """A length in pixels, never nothing for something."""
        return max(1, round(units * self.scale)) if units > 0 else 0

    def pixels(self, box: Box) -> pygame.Rect:
        """Pixels of a box on the present target (inside a layer they count from its corner)."""
        return self.view.pixels(box, self._origin)

    def visible(self, box: Box, margin: float = 0.0) -> bool:
        """Can anything of the box be seen? Skip costly drawing when not."""
        return bool(self._clip_px.colliderect(self.pixels(box.inset(-margin) if margin else box)))

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw only inside the box."""
        before = self._clip_px
        self._clip_px = before.clip(self.pixels(box))
        self.surface.set_clip(self._clip_px)
        try:
            yield
        finally:
            self._clip_px = before
            self.surface.set_clip(before)

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Everything inside is that see-through (0 nothing, 1 as it is)."""
        before = self._opacity
        self._opacity = round(before * max(0.0, min(1.0, opacity)))
        try:
            yield
        finally:
            self._opacity = before

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Pictures inside are as many pixels large wherever they stand: what moves is rasterised once.

        Outside, edges that meet in logical units meet in pixels, which takes a pixel more here and there.
        """
        before, self._steady = self._steady, True
        try:
            yield
        finally:
            self._steady = before

    @contextmanager
    def spoken(self, mark: Hashable) -> Iterator[None]:
        """Layers inside belong to this voice: those of another one have other words."""
        before, self._voice = self._voice, mark
        try:
            yield
        finally:
            self._voice = before

    @contextmanager
    def above(self) -> Iterator[None]:
        """What is drawn inside covers what was drawn before; the text log takes that into account."""
        if self.log is None:
            yield
            return
        before, self.log.level = self.log.level, self.log.level + 1
        try:
            yield
        finally:
            self.log.level = before

    def layer(
        self, key: Hashable, box: Box, paint: Callable[[Self], object], *, opaque: bool = False
    ) -> None:
        """Paint once, then only copy: for what stays the same over many frames.

        The key must name everything that the picture depends on (not size and language: the canvas
        forgets all layers when those change).
        """
        if not self.visible(box):
            return
        rect = self.view.pixels(box)
        full = ("layer", key, self._voice, rect.size, (rect.x, rect.y) if opaque else None)
        if self.log is not None and (self.log.silent or full not in self._wordless):
            listed = self._paint_layer(full, rect, paint)  # so that its texts are listed again, once
            drawn = listed if self.log.silent else self.cache.get(full, lambda: listed)
        else:
            drawn = self.cache.get(full, lambda: self._paint_layer(full, rect, paint))
        self._spoke = self._spoke or full not in self._wordless
        self._blit(drawn, (rect.x - self._origin[0], rect.y - self._origin[1]))

    def _paint_layer(
        self, full: tuple[Hashable, ...], rect: pygame.Rect, paint: Callable[[Self], object]
    ) -> pygame.Surface:
        """The layer of this key; remembers if it holds no words."""
        kept = (self.surface, self._origin, self._clip_px, self._opacity, self._steady, self._in_layer)
        spoke, opaque = self._spoke, full[-1] is not None
        fresh = pygame.Surface(rect.size) if opaque else pygame.Surface(rect.size, pygame.SRCALPHA)
        self.surface, self._origin, self._in_layer = fresh, (rect.x, rect.y), True
        self._clip_px, self._opacity, self._steady, self._spoke = fresh.get_rect(), 255, False, False
        try:
            paint(self)
            if not self._spoke:
                self._wordless.add(full)
        finally:
            self.surface, self._origin, self._clip_px, self._opacity, self._steady, self._in_layer = kept
            self._spoke = self._spoke or spoke
        return fresh

    def rehearse(self, paint: Callable[[Self], object], seconds: float) -> bool:
        """Rasterise what `paint` will need, one picture at least and for about so long. Nothing is shown.

        True when all of it is there. Until then ask again: what is there already costs little.
        """
        kept = (self.surface, self._clip_px, self.log)
        self.surface, self._clip_px, self.log = pygame.Surface((1, 1)), self.surface.get_rect(), None
        try:
            with self.cache.within(seconds):
                paint(self)
            return True
        except OutOfTime:
            return False
        finally:
            self.surface, self._clip_px, self.log = kept

    def backdrop(self, key: Hashable, paint: Callable[[Self], object]) -> None:
        """An opaque layer over everything the window shows: the cheapest way to a rich background."""
        self.layer(key, self.bounds, paint, opaque=True)

    def fill(self, box: Box, colour: Colour) -> None:
        """A plain rectangle with sharp edges; see-through colours blend."""
        rect = self.pixels(box)
        if not self._clip_px.colliderect(rect):
            return
        opacity = (colour[3] if len(colour) == 4 else 255) * self._opacity // 255
        if opacity >= 255:
            self.surface.fill(colour, rect)
            return
        part = rect.clip(self._clip_px)
        patch = self.cache.get(("patch", part.size, colour[:3]), lambda: _plain(part.size, colour))
        patch.set_alpha(opacity)
        self.surface.blit(patch, part)

    def _blit(self, drawn: pygame.Surface, at: tuple[int, int]) -> None:
        if self._opacity < 255:
            drawn.set_alpha(self._opacity)
            self.surface.blit(drawn, at)
            drawn.set_alpha(255)
        else:
            self.surface.blit(drawn, at)


def _plain(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    patch = pygame.Surface(size)
    patch.fill(colour[:3])
    return patch
