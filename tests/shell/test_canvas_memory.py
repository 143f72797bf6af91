"""What the canvas keeps, and that what it saves is not seen."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from ratland_desktop.shell import theme
from ratland_desktop.shell.canvas import Canvas


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    return Canvas(pygame.display.set_mode((960, 540)))


def test_a_wall_from_edge_to_edge_is_kept_once(canvas: Canvas):
    """The layer is kept, and not its parts beside it."""

    def wall(c: Canvas) -> None:
        c.gradient(c.bounds, theme.DEEP, theme.SEWER)
        c.rounded(c.bounds.inset(40), theme.SEWER, foot=theme.NIGHT, rim=theme.LAMP)

    canvas.backdrop("wall", wall)
    assert canvas.cache.held < 1.1 * 960 * 540 * 4


def test_a_gradient_goes_from_its_top_to_its_foot_without_a_seam(canvas: Canvas):
    canvas.gradient(canvas.bounds, (0, 0, 0), (200, 200, 200))
    shades = [canvas.surface.get_at((480, y)).r for y in range(540)]
    assert shades[0] == 0 and shades[-1] == 200
    assert all(0 <= below - above <= 1 for above, below in pairwise(shades))
