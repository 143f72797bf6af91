"""A picture for the printer: the same pixels, and it knows how large it is on paper."""

from __future__ import annotations

import io
import struct

import pygame

from ratland_desktop.shell.prints import to_png


def test_the_png_has_the_same_pixels() -> None:
    surface = pygame.Surface((130, 150))
    surface.fill((250, 240, 220))
    pygame.draw.line(surface, (10, 90, 80), (0, 0), (129, 149), 3)
    again = pygame.image.load(io.BytesIO(to_png(surface, 297)), "page.png")
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_the_png_is_as_wide_on_paper_as_was_asked() -> None:
    png = to_png(pygame.Surface((2970, 10)), 297)
    at = png.index(b"pHYs")
    across, down, in_metres = struct.unpack(">IIB", png[at + 4 : at + 13])
    assert (across, down, in_metres) == (10_000, 10_000, 1)
