"""Renders shapes without jagged edges: small SVGs at the exact size, with reusable rounded corners.

Works in whole pixels. Knows nothing of logical units.
"""

from __future__ import annotations

import io
from dataclasses import dataclass

import pygame

from ratland_desktop.shell.theme import Colour


def paint(colour: Colour | None, role: str = "fill") -> str:
    """SVG attributes for a colour; pygame's SVG knows no rgba()."""
    if colour is None:
        return f'{role}="none"'
    code = "#{:02x}{:02x}{:02x}".format(*colour[:3])
    if len(colour) == 4 and colour[3] < 255:
        return f'{role}="{code}" {role}-opacity="{colour[3] / 255:.3f}"'
    return f'{role}="{code}"'


def raster(body: str, width: int, height: int, view: str | None = None) -> pygame.Surface:
    """An SVG body at a size in pixels; `view` is its viewBox when that differs."""
    width, height = max(1, width), max(1, height)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{view or f"0 0 {width} {height}"}">{body}</svg>'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (width, height))
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn


@dataclass(frozen=True, slots=True)
class Rounded:
    """How a rounded rectangle is painted. `foot` makes the fill fade from top (`fill`) to bottom (`foot`)."""

    radius: int
    fill: Colour | None
    foot: Colour | None = None
    rim: Colour | None = None
    rim_width: int = 0

    @property
    def solid(self) -> bool:
        """Can it be put straight on the target by filling? (No see-through colours, no gradient.)"""
        return self.foot is None and all(
            c is None or len(c) == 3 or c[3] == 255 for c in (self.fill, self.rim)
        )


def corners(look: Rounded) -> pygame.Surface:
    """All four corners in one small tile, two pixels of straight edge between them."""
    c = corner_size(look)
    side = 2 * c + 2
    half = look.rim_width / 2
    body = (
        f'<rect x="{half}" y="{half}" width="{side - 2 * half}" height="{side - 2 * half}" '
        f'rx="{max(0.0, look.radius - half)}" {paint(look.fill)} {paint(look.rim, "stroke")} '
        f'stroke-width="{look.rim_width}"/>'
    )
    return raster(body, side, side)


def dashes(size: tuple[float, float], radius: float, width: float) -> str:
    """The path of a dashed rounded rim, stroke by stroke, because pygame's SVG breaks dashes of its own:
    whole corners, and between them as many dashes as fit evenly."""
    half = width / 2
    x0, y0, x1, y1 = half, half, size[0] - half, size[1] - half
    r = max(0.0, min(radius - half, (x1 - x0) / 2, (y1 - y0) / 2))
    strokes = [
        f"M{x0} {y0 + r:.1f} A{r:.1f} {r:.1f} 0 0 1 {x0 + r:.1f} {y0}",
        f"M{x1 - r:.1f} {y0} A{r:.1f} {r:.1f} 0 0 1 {x1:.1f} {y0 + r:.1f}",
        f"M{x1:.1f} {y1 - r:.1f} A{r:.1f} {r:.1f} 0 0 1 {x1 - r:.1f} {y1:.1f}",
        f"M{x0 + r:.1f} {y1:.1f} A{r:.1f} {r:.1f} 0 0 1 {x0} {y1 - r:.1f}",
    ]
    for start, end in _evenly(x0 + r, x1 - r):
        strokes += [f"M{start:.1f} {y0} L{end:.1f} {y0}", f"M{start:.1f} {y1:.1f} L{end:.1f} {y1:.1f}"]
    for start, end in _evenly(y0 + r, y1 - r):
        strokes += [f"M{x0} {start:.1f} L{x0} {end:.1f}", f"M{x1:.1f} {start:.1f} L{x1:.1f} {end:.1f}"]
    return " ".join(strokes)


def _evenly(start: float, end: float, dash: float = 18.0, gap: float = 14.0) -> list[tuple[float, float]]:
    """Dashes between two corners, with gaps of one width."""
    count = max(0, int((end - start - gap) // (dash + gap)))
    wide = (end - start - count * dash) / (count + 1)
    firsts = [start + wide + at * (dash + wide) for at in range(count)]
    return [(first, first + dash) for first in firsts]


def corner_size(look: Rounded) -> int:
    return max(look.radius, look.rim_width) + 1


def put_rounded(target: pygame.Surface, rect: pygame.Rect, look: Rounded, tile: pygame.Surface) -> None:
    """Corners from the tile, the rest filled. On a see-through target the fill sets, never blends."""
    c = _put_corners(target, rect, look, tile)
    if look.fill is not None:
        target.fill(look.fill, (rect.x + c, rect.y, rect.w - 2 * c, rect.h))
        target.fill(look.fill, (rect.x, rect.y + c, c, rect.h - 2 * c))
        target.fill(look.fill, (rect.right - c, rect.y + c, c, rect.h - 2 * c))
    w = look.rim_width
    if look.rim is not None and w:
        target.fill(look.rim, (rect.x + c, rect.y, rect.w - 2 * c, w))
        target.fill(look.rim, (rect.x + c, rect.bottom - w, rect.w - 2 * c, w))
        target.fill(look.rim, (rect.x, rect.y + c, w, rect.h - 2 * c))
        target.fill(look.rim, (rect.right - w, rect.y + c, w, rect.h - 2 * c))


def _put_corners(
    target: pygame.Surface, rect: pygame.Rect, look: Rounded, tile: pygame.Surface, flags: int = 0
) -> int:
    """Gives back how large a corner is."""
    c = min(corner_size(look), rect.w // 2, rect.h // 2)
    far = tile.get_width() - c
    for sx, x in ((0, rect.x), (far, rect.right - c)):
        for sy, y in ((0, rect.y), (far, rect.bottom - c)):
            target.blit(tile, (x, y), (sx, sy, c, c), flags)
    return c


def cut_corners(target: pygame.Surface, rect: pygame.Rect, look: Rounded, tile: pygame.Surface) -> None:
    """What lies outside the corners of the tile, which is white, becomes see-through."""
    _put_corners(target, rect, look, tile, pygame.BLEND_RGBA_MULT)


def whole_rounded(size: tuple[int, int], look: Rounded) -> pygame.Surface:
    """The same on a surface of its own, for see-through colours and gradients."""
    rect = pygame.Rect((0, 0), size)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    if look.foot is None or look.fill is None:
        put_rounded(surface, rect, look, corners(look))
        return surface
    mask = Rounded(look.radius, (255, 255, 255))
    put_rounded(surface, rect, mask, corners(mask))
    shades = pygame.transform.scale(gradient(size[1], look.fill, look.foot), size)
    surface.blit(shades, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if look.rim is not None and look.rim_width:
        rim = Rounded(look.radius, None, None, look.rim, look.rim_width)
        edge = pygame.Surface(size, pygame.SRCALPHA)
        put_rounded(edge, rect, rim, corners(rim))
        surface.blit(edge, (0, 0))
    return surface


def gradient(height: int, top: Colour, foot: Colour) -> pygame.Surface:
    """From top to bottom: one column in as many bands as there are shades between."""
    height = max(1, height)
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    one, other = (*top[:3], top[3] if len(top) == 4 else 255), (*foot[:3], foot[3] if len(foot) == 4 else 255)
    bands = min(height, 2 * max(abs(a - z) for a, z in zip(one, other, strict=True)) + 1)
    for band in range(bands):
        t = band / max(1, bands - 1)
        y = height * band // bands
        shade = tuple(round(a + (z - a) * t) for a, z in zip(one, other, strict=True))
        column.fill(shade, (0, y, 1, height * (band + 1) // bands - y))
    return column


def shadow(size: tuple[int, int], radius: int, blur: int, opacity: int) -> pygame.Surface:
    """A soft dark rounded shape, `blur` larger on every side; blurred small, then enlarged."""
    part = max(1, min(4, blur // 3))
    small = ((size[0] + 2 * blur) // part + 1, (size[1] + 2 * blur) // part + 1)
    surface = pygame.Surface(small, pygame.SRCALPHA)
    inner = pygame.Rect(blur // part, blur // part, size[0] // part, size[1] // part)
    pygame.draw.rect(surface, (0, 0, 0, opacity), inner, border_radius=max(1, radius // part))
    soft = pygame.transform.box_blur(
        pygame.transform.box_blur(surface, blur // part // 2 + 1), blur // part // 2 + 1
    )
    return pygame.transform.smoothscale(soft, (size[0] + 2 * blur, size[1] + 2 * blur))
