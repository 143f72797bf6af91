"""Writes the app's icon from assets/art/common/logo/app.svg: the SVG itself and PNGs from 16 to 256 pixels.

python scripts/make_icons.py
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

ASSETS = Path(__file__).resolve().parent.parent / "assets"
SIDES = (16, 24, 32, 48, 64, 128, 256)


def write(target: Path = ASSETS / "icon") -> None:
    """Small sizes are drawn four times as large and smoothed down: that keeps thin lines."""
    drawing = ASSETS / "art/common/logo/app.svg"
    target.mkdir(parents=True, exist_ok=True)
    (target / "ratland.svg").write_bytes(drawing.read_bytes())
    for side in SIDES:
        large = pygame.image.load_sized_svg(drawing, (side * 4, side * 4))
        pygame.image.save(pygame.transform.smoothscale(large, (side, side)), target / f"ratland-{side}.png")


if __name__ == "__main__":
    write()
