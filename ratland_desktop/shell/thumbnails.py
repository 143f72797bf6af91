"""Small pictures of the open table: taken from the canvas, and shown in the list of games.

Callers must make sure that nothing private is on the canvas. A picture from a file is checked before it is
decoded; if it would be huge or is not a picture, it is not shown.
"""

from __future__ import annotations

import io
import struct

import pygame

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

WIDE, HIGH = 592, 333
LARGEST_SIDE = 2000
_START = b"\x89PNG\r\n\x1a\n"


def take_thumbnail(surface: pygame.Surface) -> bytes:
    """The picture in small, as a PNG."""
    wide, high = surface.get_size()
    scale = min(WIDE / wide, HIGH / high)
    small = pygame.transform.smoothscale(surface.convert(24), (round(wide * scale), round(high * scale)))
    file = io.BytesIO()
    pygame.image.save(small, file, "table.png")
    return file.getvalue()


def read_thumbnail(png: bytes | None) -> pygame.Surface | None:
    """The picture, or None when it is not a small PNG."""
    if png is None or len(png) < 24 or not png.startswith(_START):
        return None
    wide, high = struct.unpack(">II", png[16:24])
    if not (0 < wide <= LARGEST_SIDE and 0 < high <= LARGEST_SIDE):
        return None
    try:
        return pygame.image.load(io.BytesIO(png), "table.png")
    except pygame.error:
        return None


def draw_thumbnail(canvas: Canvas, box: Box, key: object, picture: pygame.Surface) -> None:
    """As large as the box allows, in its middle. `key` must change with the picture."""
    wide, high = picture.get_size()
    scale = min(box.w / wide, box.h / high)
    place = Box.around(box.centre, wide * scale, high * scale)

    def paint(target: Canvas) -> None:
        target.surface.blit(pygame.transform.smoothscale(picture, target.surface.get_size()), (0, 0))

    canvas.layer(("thumbnail", key), place, paint)
