"""The shelf of games: the plank that boxes stand on, and a cover for games that bring none.

A cover is the upper part of a box; its foot is dark and quiet, because the game's name is written there.
"""

from __future__ import annotations

from .pen import (
    TINT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    box,
    disc,
    fade,
    line,
    oval,
    path,
    picture,
    put,
)
from .rats import token

W, H = 420, 340
PLANK = (480, 64)


def foot(name: str) -> str:
    """Night at the foot of a cover, where the name goes."""
    night = fade(name, [(0, "#08161a", 0), (0.55, "#08161a", 0.8), (1, "#08161a", 0.92)], 220, H)
    return night + box(0, 220, W, H - 220, 0, f"url(#{name})")


# --- a cover for a game that brings none: a rat runs by, in the colours of a seat


def plain() -> str:
    back = box(0, 0, W, H, 0, TINT.dark)
    rays = ""
    for x0, x1 in ((-150, -60), (30, 120), (210, 300), (390, 480)):
        rays += f"M210 210 L{x0} -40 L{x1} -40 Z"
    made = back + path(rays, TINT.fur, alpha=0.45) + disc(210, 160, 122, TINT.fur, alpha=0.6)
    made += disc(210, 160, 100, TINT.light, alpha=0.9)
    made += oval(214, 212, 76, 9, "#000000", alpha=0.18)
    return made + put(token(TINT, "run1"), 124, 98, 1.75) + foot("foot")


# --- the plank


def plank() -> str:
    """Joins left and right; what stands on it stands at y 14."""
    w, h = PLANK
    made = box(0, 0, w, 22, 0, WOOD_LIGHT) + box(0, 0, w, 4, 0, "#d19a63") + box(0, 20, w, h - 20, 0, WOOD)
    made += box(0, 20, w, 5, 0, "#6b4323") + box(0, h - 8, w, 8, 0, WOOD_DARK)
    grain = "M20 34 H150 M210 42 H330 M360 32 H440 M70 48 H190 M300 52 H400"
    knots = oval(262, 36, 12, 4, None, "#6b4323", 2.5) + oval(98, 10, 14, 3, None, "#96653a", 2.5)
    return made + line(grain, "#6b4323", 2.5, 0.6) + line("M160 12 H250 M330 9 H420", "#96653a", 2.5) + knots


def pictures() -> dict[str, str]:
    return {
        "shelf/plain": picture(W, H, plain()),
        "shelf/plank": picture(*PLANK, plank()),
    }
