"""Somewhere for a screen to come from and to go back to, in tests that look at that one screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Go, Push
from ratland_desktop.shell.scene import Scene

R = TypeVar("R")


class Blank(Scene[None]):
    """An empty page."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, (0, 0, 0))


class Opener(Blank, Generic[R]):
    """Opens one screen, once, and remembers what came of it. `menu` may be handed to the screen."""

    def __init__(self, screen: Callable[[], Scene[R]]) -> None:
        super().__init__()
        self.results: list[R] = []
        self.menus = 0
        self._screen = screen
        self._opened = False

    def menu(self) -> Go:
        self.menus += 1
        return STAY

    def update(self, seconds: float) -> Go | None:
        if self._opened:
            return None
        self._opened = True
        return Push(self._screen(), then=self.results.append)
