"""Ratjack's name in large letters; a weasel, a rat and a raccoon look out behind it."""

from __future__ import annotations

from ..pen import GREY, LAMP, line, picture, put
from ..rats import head as rat_head
from .animals import head

WIDE, HIGH = 840, 260
TOP = 118
# letters as strokes, 100 high; how far to the right; how they tilt
LETTERS = (
    ("M0 100 V0 H34 A28 28 0 0 1 34 56 H0 M34 56 L62 100", 50, -3),
    ("M0 100 L36 0 L72 100 M14 68 H58", 162, 2),
    ("M0 0 H72 M36 0 V100", 276, -2),
    ("M50 0 V68 A25 30 0 0 1 0 70", 392, 3),
    ("M0 100 L36 0 L72 100 M14 68 H58", 492, -2),
    ("M68 20 A38 50 0 1 0 68 80", 610, 2),
    ("M0 0 V100 M60 0 L4 60 M22 42 L62 100", 726, -3),
)


def _word(colour: str, width: float, drop: float = 0) -> str:
    return "".join(put(line(d, colour, width), x, TOP + drop, 1, tilt) for d, x, tilt in LETTERS)


def logo() -> str:
    guests = (
        put(head("weasel", "sly"), 128, 16, 0.9, -6)
        + put(head("raccoon", "happy"), 596, 16, 0.9, 6)
        + put(rat_head(GREY, "proud"), 358, 4, 0.98)
    )
    return (
        guests + _word("#3a1a24", 46, 4) + _word("#c98a00", 32, 4) + _word(LAMP, 28) + _word("#ffe98f", 6, -6)
    )


def pictures() -> dict[str, str]:
    return {"logo": picture(WIDE, HIGH, logo())}
