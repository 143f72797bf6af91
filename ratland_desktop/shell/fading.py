"""Fades the previous picture out while the new one appears. Knows pixels and time, no scene."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

FADE_SECONDS = 0.18


@dataclass(slots=True)
class Fading:
    """Give it the old picture, then time, and let it draw over the new one."""

    _picture: pygame.Surface | None = None
    _left: float = 0.0

    @property
    def active(self) -> bool:
        return self._picture is not None

    def begin(self, picture: pygame.Surface, seconds: float = FADE_SECONDS) -> None:
        self._picture, self._left = picture.copy(), seconds

    def stop(self) -> None:
        self._picture, self._left = None, 0.0

    def update(self, seconds: float) -> None:
        self._left -= seconds
        if self._left <= 0:
            self.stop()

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is not None:
            self._picture.set_alpha(round(255 * min(1.0, self._left / FADE_SECONDS)))
            surface.blit(self._picture, (0, 0))
