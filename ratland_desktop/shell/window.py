"""The window: opening, resizing, full screen, and plain surfaces for machines without a GPU.

Owns pygame's display. Size and mode are passed as plain values (`WindowState`).
"""

from __future__ import annotations

import os
import sys
import warnings
from dataclasses import dataclass
from pathlib import Path

import pygame

from ratland_desktop.saves.settings import SMALLEST_WINDOW

USUAL = (1280, 720)
LARGE_BLOCK = 128 * 1024
_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of mallopt


@dataclass(frozen=True, slots=True)
class WindowState:
    """What settings remember: the size as a window, and whether it fills the screen."""

    size: tuple[int, int] = USUAL
    full_screen: bool = False


def prefer_sharp_and_cheap() -> None:
    """Hints for SDL, before the display starts. What the player set in the environment wins."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    if not has_gpu():
        # Without a GPU the default path copies every frame through a software renderer, which wastes a core.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def return_large_blocks() -> None:
    """Tell the C library of Linux to give the memory of a large picture back as soon as it is dropped.

    Otherwise it learns from the first ones to keep them, and the holes that they leave add up.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        import ctypes  # the packaged game comes without it

        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE_BLOCK)
    except (ImportError, AttributeError):  # not every C library has mallopt
        return


def has_gpu(devices: Path = Path("/dev")) -> bool:
    """On Linux a render node says so; elsewhere there always is something."""
    if not sys.platform.startswith("linux"):
        return True
    return any(devices.glob("dri/renderD*")) or any((devices / name).exists() for name in ("nvidia0", "dxg"))


class Window:
    """The one window there is."""

    def __init__(self, title: str, state: WindowState, icon: pygame.Surface | None = None) -> None:
        """Raises pygame.error where there is no screen."""
        prefer_sharp_and_cheap()
        return_large_blocks()
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("no screen that anybody could see")
        if icon is not None:
            pygame.display.set_icon(icon)
        pygame.display.set_caption(title)
        self.state = WindowState(_at_least(state.size), state.full_screen)
        self.surface = self._open()

    def _open(self) -> pygame.Surface:
        surface = pygame.display.set_mode(self._fitting(self.state.size), pygame.RESIZABLE)
        behind = _behind()
        if behind is not None:
            behind.minimum_size = SMALLEST_WINDOW
        return self._fill_screen() if self.state.full_screen else surface

    def _fill_screen(self) -> pygame.Surface:
        """The window itself fills the screen, so that the system gives its old size back afterwards."""
        behind = _behind()
        if behind is None:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        behind.set_fullscreen(True)
        return _shown()

    def _leave_screen(self) -> pygame.Surface:
        behind = _behind()
        if behind is None:
            return self._open()
        behind.set_windowed()
        return _shown()

    @staticmethod
    def _fitting(size: tuple[int, int]) -> tuple[int, int]:
        """No larger than the screen (a laptop after a big monitor)."""
        if pygame.display.get_driver() == "dummy":
            return size
        try:
            screen = pygame.display.get_desktop_sizes()[0]
        except (pygame.error, IndexError):
            return size
        if screen[0] < SMALLEST_WINDOW[0] or screen[1] < SMALLEST_WINDOW[1]:
            return size
        return (min(size[0], screen[0]), min(size[1], screen[1]))

    def toggle_full_screen(self) -> pygame.Surface:
        self.state = WindowState(self.state.size, not self.state.full_screen)
        self.surface = self._fill_screen() if self.state.full_screen else self._leave_screen()
        return self.surface

    def resized(self) -> bool:
        """The player pulled at the edge: take the new surface; False when nothing changed."""
        fresh = pygame.display.get_surface()
        if fresh is None:
            return False
        changed = fresh is not self.surface or fresh.get_size() != self.state.size
        self.surface = fresh
        if not self.state.full_screen:
            self.state = WindowState(fresh.get_size(), False)
        return changed

    def show(self, changed: list[pygame.Rect]) -> None:
        """Bring what was drawn to the screen: only the changed parts."""
        if not changed:
            return
        whole = self.surface.get_rect()
        if any(rect.w * rect.h > whole.w * whole.h * 0.8 for rect in changed):
            pygame.display.flip()
        else:
            pygame.display.update([rect.inflate(4, 4).clip(whole) for rect in changed])


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    return (max(SMALLEST_WINDOW[0], size[0]), max(SMALLEST_WINDOW[1], size[1]))


def _shown() -> pygame.Surface:
    surface = pygame.display.get_surface()
    if surface is None:
        raise pygame.error("the window is gone")
    return surface


def _behind() -> pygame.Window | None:
    """The window object behind the display module, which can do more; None where pygame has none to give."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            return pygame.Window.from_display_module()
        except (pygame.error, AttributeError):
            return None
