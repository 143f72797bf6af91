"""Shows pictures as people with colour-blind eyes see them.

After Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for Simulation of Color Vision
Deficiency": one matrix for each kind of sight, applied to linear light, at full severity. Every colour of a
picture is computed once, so a large picture takes about a second without an array library.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from sys import byteorder

import pygame

Triple = tuple[float, float, float]

SIGHTS: dict[str, tuple[Triple, Triple, Triple]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(part: int) -> float:
    """A part of an sRGB colour as light from 0 to 1."""
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> int:
    """The other way round; what no screen can show becomes the nearest it can."""
    light = max(0.0, min(1.0, light))
    value = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(value * 255)


_LIGHT = [linear(part) for part in range(256)]
_STEPS = 4095
_PART = [_encoded(step / _STEPS) for step in range(_STEPS + 1)]


def seen_colour(red: int, green: int, blue: int, sight: str) -> tuple[int, int, int]:
    """One colour as it looks to these eyes."""
    r, g, b = _LIGHT[red], _LIGHT[green], _LIGHT[blue]
    lights = (row[0] * r + row[1] * g + row[2] * b for row in SIGHTS[sight])
    one, two, three = (_PART[max(0, min(_STEPS, round(light * _STEPS)))] for light in lights)
    return (one, two, three)


@lru_cache(maxsize=1 << 18)
def _seen_pixel(pixel: bytes, sight: str) -> int:
    red, green, blue, alpha = pixel
    return int.from_bytes(bytes((*seen_colour(red, green, blue, sight), alpha)), byteorder)


def seen(picture: pygame.Surface, sight: str) -> pygame.Surface:
    """The whole picture as it looks to these eyes."""
    pixels = array("I", pygame.image.tobytes(picture, "RGBA"))
    table = {pixel: _seen_pixel(pixel.to_bytes(4, byteorder), sight) for pixel in set(pixels)}
    changed = array("I", map(table.__getitem__, pixels))
    return pygame.image.frombytes(changed.tobytes(), picture.get_size(), "RGBA")
