"""Draws shapes, icons, pictures and words on the canvas, all in logical units.

This is the class that scenes and widgets draw with. It keeps no state except its caches.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import pygame

from ratland_desktop.shell import glyphs
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import vectors
from ratland_desktop.shell.canvas.cache import LIMIT
from ratland_desktop.shell.canvas.pictures import Pictures
from ratland_desktop.shell.canvas.words import Words
from ratland_desktop.shell.theme import RADIUS, Colour, SeatColour

_TURN_STEP = 3
"""Turned pictures are kept per this many degrees."""
_LARGE = 60_000
"""Pixels."""
_STRIP = 64
"""Gradients are stretched in strips of so many pixels: a whole wall in one piece would be eight megabytes."""


class Canvas(Words):
    """Everything that can be drawn."""

    def __init__(
        self,
        surface: pygame.Surface,
        *,
        art: Path | None = None,
        text_scale: float = 1.0,
        cache_limit: int = LIMIT,
    ) -> None:
        super().__init__(surface, text_scale, cache_limit)
        self.pictures = Pictures(art)
        self.shows_hints = True  # whether key hints are turned on

    def fit(self, surface: pygame.Surface) -> None:
        """Draw on another surface (a resized window). Everything kept for the old size is dropped."""
        if surface.get_size() != (self.view.width, self.view.height):
            self.forget()
        self._fit(surface)

    def rounded(
        self,
        box: Box,
        fill: Colour | None,
        *,
        radius: float = RADIUS,
        foot: Colour | None = None,
        rim: Colour | None = None,
        rim_width: float = 4.0,
        shadow: float = 0.0,
    ) -> None:
        """A rounded rectangle. `foot`: the colour it fades to below. `shadow`: how far a soft one reaches."""
        rect = self.pixels(box)
        if rect.w <= 0 or rect.h <= 0 or not self.visible(box, shadow * 2):
            return
        if shadow:
            self._shadow(rect, self.px(radius), self.px(shadow))
        reach = max(0, min(self.px(radius), rect.w // 2 - 1, rect.h // 2 - 1))
        look = vectors.Rounded(reach, fill, foot, rim, self.px(rim_width) if rim else 0)
        if look.solid and self._opacity == 255:
            tile = self.cache.get(("corners", look), lambda: vectors.corners(look))
            vectors.put_rounded(self.surface, rect, look, tile)
        else:
            self._blit(self._whole_rounded(rect.size, look), rect.topleft)

    def _whole_rounded(self, size: tuple[int, int], look: vectors.Rounded) -> pygame.Surface:
        """A large one inside a layer is kept by the layer, and not a second time by itself."""
        if self._in_layer and size[0] * size[1] > _LARGE:
            return vectors.whole_rounded(size, look)
        return self.cache.get(("rounded", size, look), lambda: vectors.whole_rounded(size, look))

    def pill(self, box: Box, fill: Colour | None, **look: float | Colour | None) -> None:
        """A rounded rectangle with half-round ends."""
        self.rounded(box, fill, radius=min(box.w, box.h) / 2, **look)  # type: ignore[arg-type]

    def cut_corners(self, box: Box, radius: float) -> None:
        """Make see-through what lies outside the box's round corners; for a layer that is not opaque."""
        look = vectors.Rounded(self.px(radius), (255, 255, 255))
        tile = self.cache.get(("corners", look), lambda: vectors.corners(look))
        vectors.cut_corners(self.surface, self.pixels(box), look, tile)

    def _shadow(self, rect: pygame.Rect, radius: int, blur: int) -> None:
        soft = self.cache.get(
            ("shadow", rect.size, radius, blur), lambda: vectors.shadow(rect.size, radius, blur, 110)
        )
        self._blit(soft, (rect.x - blur, rect.y - blur + blur // 2))

    def gradient(self, box: Box, top: Colour, foot: Colour) -> None:
        rect = self.pixels(box)
        if not self._clip_px.colliderect(rect):
            return
        column = self.cache.get(("gradient", rect.h, top, foot), lambda: vectors.gradient(rect.h, top, foot))
        for y in range(0, column.get_height(), _STRIP):
            strip = column.subsurface((0, y, 1, min(_STRIP, column.get_height() - y)))
            drawn = pygame.transform.scale(strip, (max(1, rect.w), strip.get_height()))
            self._blit(drawn, (rect.x, rect.y + y))

    def circle(
        self,
        centre: Spot,
        radius: float,
        fill: Colour | None,
        *,
        rim: Colour | None = None,
        rim_width: float = 4.0,
    ) -> None:
        wide = 50 * rim_width / radius
        self.vector(
            f'<circle cx="50" cy="50" r="{50 - (wide / 2 if rim else 0)}" '
            f'{vectors.paint(fill)} {vectors.paint(rim, "stroke")} stroke-width="{wide}"/>',
            Box.around(centre, 2 * radius),
            (100, 100),
        )

    def ring(self, centre: Spot, radius: float, share: float, colour: Colour, *, width: float = 8.0) -> None:
        """Part of a circle's rim, clockwise from the top: 0 nothing, 1 all of it."""
        steps = round(max(0.0, min(1.0, share)) * 72)
        if steps == 0:
            return
        w = 50 * width / radius
        r = 50 - w / 2
        if steps == 72:
            body = f'<circle cx="50" cy="50" r="{r}" fill="none"'
        else:
            turn = 2 * math.pi * steps / 72
            x, y = 50 + r * math.sin(turn), 50 - r * math.cos(turn)
            body = f'<path d="M50 {50 - r} A{r} {r} 0 {int(steps > 36)} 1 {x:.3f} {y:.3f}" fill="none"'
        body += f' {vectors.paint(colour, "stroke")} stroke-width="{w:.3f}" stroke-linecap="round"/>'
        self.vector(body, Box.around(centre, 2 * radius), (100, 100))

    def line(self, points: Sequence[Spot], colour: Colour, width: float = 4.0) -> None:
        """Through the points, with round ends."""
        self._shape(points, f'fill="none" {vectors.paint(colour, "stroke")} stroke-linecap="round" '
                            f'stroke-linejoin="round"', width, closed=False)  # fmt: skip

    def polygon(
        self,
        points: Sequence[Spot],
        fill: Colour | None,
        *,
        rim: Colour | None = None,
        rim_width: float = 4.0,
    ) -> None:
        look = f'{vectors.paint(fill)} {vectors.paint(rim, "stroke")} stroke-linejoin="round"'
        self._shape(points, look, rim_width if rim else 0.0, closed=True)

    def dashed(self, box: Box, colour: Colour, *, radius: float = RADIUS, width: float = 4.0) -> None:
        """A dashed rounded rim, for a place that is still empty."""
        body = f'{vectors.paint(colour, "stroke")} stroke-width="{width}" fill="none"'
        strokes = vectors.dashes((box.w, box.h), radius, width)
        self.vector(f'<path d="{strokes}" {body}/>', box, (box.w, box.h))

    def _shape(self, points: Sequence[Spot], look: str, width: float, *, closed: bool) -> None:
        pad = width / 2 + 1
        x0, y0 = min(p[0] for p in points) - pad, min(p[1] for p in points) - pad
        box = Box(x0, y0, max(p[0] for p in points) + pad - x0, max(p[1] for p in points) + pad - y0)
        path = " L".join(f"{x - x0:.2f} {y - y0:.2f}" for x, y in points)
        body = f'<path d="M{path}{" Z" if closed else ""}" {look} stroke-width="{width}"/>'
        self.vector(body, box, (box.w, box.h))

    def vector(self, body: str, box: Box, space: tuple[float, float]) -> None:
        """Any SVG body, whose own space is `space`, stretched evenly into the box (same shape of both)."""
        rect = self.pixels(box)
        if not self._clip_px.colliderect(rect):
            return
        key = ("vector", body, rect.size)
        drawn = self.cache.get(
            key, lambda: vectors.raster(body, rect.w, rect.h, f"0 0 {space[0]:.3f} {space[1]:.3f}")
        )
        self._blit(drawn, rect.topleft)

    def icon(self, name: str, box: Box, colour: Colour) -> None:
        """One of our own signs (see `glyphs`), or a picture in one colour. "grave" is `icon/grave`, which all
        games share; "ratland.grave" would be `ratland/icon/grave`."""
        side = min(box.w, box.h)
        if self.log is not None:
            self._note_sign(name, Box.around(box.centre, side))
            if self.log.silent:
                return
        game, _, sign = name.rpartition(".")
        drawn = f"{game}/icon/{sign}" if game else f"icon/{name}"
        if not glyphs.has(name) and self.pictures.has(drawn):
            self.picture(drawn, box, tint=SeatColour(name, colour, colour, colour))
            return
        self.vector(glyphs.drawn(name, colour), Box.around(box.centre, side), (24, 24))

    def picture(
        self,
        name: str,
        box: Box,
        *,
        tint: SeatColour | None = None,
        flip: bool = False,
        angle: float = 0.0,
    ) -> Box:
        """A picture as large as the box allows, centred in it; gives back the box it takes."""
        shape = self.pictures.shape(name)
        w = min(box.w, box.h * shape)
        taken = Box.around(box.centre, w, w / shape)
        if not self.visible(taken, margin=max(w, w / shape) / 4 if angle else 0):
            return taken
        rect = self.pixels(taken)
        if self._steady:
            rect.size = (round(w * self.scale), round(w / shape * self.scale))
        turn = round(angle / _TURN_STEP) * _TURN_STEP % 360
        key = ("picture", name, rect.size, tint, flip, turn)
        drawn = self.cache.get(key, lambda: self._picture(name, rect.size, tint, flip, turn))
        self._blit(drawn, drawn.get_rect(center=rect.center).topleft if turn else rect.topleft)
        return taken

    def _picture(
        self, name: str, size: tuple[int, int], tint: SeatColour | None, flip: bool, turn: float
    ) -> pygame.Surface:
        if turn:  # turned at twice the size, so that edges stay smooth
            twice = self._picture(name, (size[0] * 2, size[1] * 2), tint, flip, 0)
            return pygame.transform.rotozoom(twice, turn, 0.5)
        drawn = self.pictures.drawn(name, (max(1, size[0]), max(1, size[1])), tint)
        return pygame.transform.flip(drawn, True, False) if flip else drawn

    def veil(self, opacity: float, colour: Colour = (4, 12, 15)) -> None:
        """Darken everything drawn so far, for a scene in front."""
        self.fill(self.bounds, (*colour[:3], round(255 * opacity)))
