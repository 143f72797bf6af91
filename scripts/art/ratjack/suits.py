"""Shoulders in a suit, to draw below a head: 168 by 100, 20 wider than the head on both sides.

The higher a card's value, the finer the suit: a vest, a jacket, a dinner jacket.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..pen import LAMP, PAPER, RED, RED_DARK, disc, line, path, put
from .kit import GOLD, GOLD_DARK

SEAM = "#141c2e"
W, H = 168, 100


@dataclass(frozen=True, slots=True)
class Cloth:
    """What a set wears: the colour of the suit and of its tie."""

    suit: str
    tie: str


CLOTHS = {
    "red_rat": Cloth("#2f3e5c", "#c0392b"),
    "blue_rat": Cloth("#4a4f5c", "#2d6fb0"),
    "weasel": Cloth("#5a3a4d", "#e0a100"),
    "raccoon": Cloth("#2c5148", "#2a9d8f"),
}
_TORSO = "M8 104 C8 58 36 34 62 24 L106 24 C132 34 160 58 160 104 Z"
_SHADE = "M106 24 C132 34 160 58 160 104 H118 C136 84 134 46 104 24 Z"


def _bow(tie: str) -> str:
    wings = "M84 34 L60 22 Q55 34 60 48 L84 38 L108 48 Q113 34 108 22 Z"
    made = path(wings, tie, SEAM, 3) + path("M84 35 L108 22 Q113 34 108 48 L84 38 Z", "#000000", alpha=0.14)
    return made + disc(84, 36, 7, tie, SEAM, 3) + line("M66 30 L74 34", "#ffffff", 3, 0.4)


def _tie(tie: str) -> str:
    made = path("M76 24 H92 L88 36 L96 78 L84 94 L72 78 L80 36 Z", tie, SEAM, 3)
    return made + line("M80 42 L90 58 M77 56 L92 76", "#ffffff", 3, 0.35)


def _shirt() -> str:
    return path("M60 22 L84 100 L108 22 Z", PAPER)


def vest(cloth: Cloth) -> str:
    """Rolled-up sleeves and a vest: a beginner."""
    made = path(_TORSO, PAPER, SEAM, 4) + path(_SHADE, "#000000", alpha=0.1)
    made += path(
        "M58 24 L44 34 C38 60 40 84 42 104 H126 C128 84 130 60 124 34 L110 24 L84 88 Z", cloth.suit, SEAM, 3.5
    )
    made += path("M110 24 L124 34 C130 60 128 84 126 104 H104 C114 80 116 50 108 28 Z", "#000000", alpha=0.2)
    made += _bow(cloth.tie) + "".join(disc(84, y, 2.8, GOLD, GOLD_DARK, 1.2) for y in (92, 100))
    return made + line("M22 84 C24 68 32 58 38 52 M146 84 C144 68 136 58 130 52", "#b9a684", 3.5, 0.8)


def shoulders(cloth: Cloth) -> str:
    """A jacket whose front is hidden."""
    return path(_TORSO, cloth.suit, SEAM, 4) + path(_SHADE, "#000000", alpha=0.18)


def jacket(cloth: Cloth) -> str:
    """A suit and a tie."""
    made = (
        path(_TORSO, cloth.suit, SEAM, 4) + path(_SHADE, "#000000", alpha=0.18) + _shirt() + _tie(cloth.tie)
    )
    lapels = "M60 20 L44 38 L56 52 L50 60 L82 100 L60 22 Z M108 20 L124 38 L112 52 L118 60 L86 100 L108 22 Z"
    made += path(lapels, cloth.suit, SEAM, 3.5) + line("M20 84 C22 64 34 52 44 46", "#ffffff", 4, 0.18)
    return made + path("M126 74 h17 l-3 10 h-11 Z", PAPER, SEAM, 2)


def dinner_jacket(cloth: Cloth) -> str:
    """Satin lapels, a bow tie, a flower: the boss."""
    made = path(_TORSO, "#232838", SEAM, 4) + path(_SHADE, "#000000", alpha=0.22) + _shirt()
    made += "".join(disc(84, y, 2.6, GOLD, GOLD_DARK, 1.2) for y in (60, 76, 92))
    left = path("M60 20 C40 34 40 62 80 104 L60 22 Z", cloth.suit, SEAM, 3.5) + line(
        "M52 38 C50 52 56 68 66 82", "#ffffff", 3.5, 0.3
    )
    made += left + put(left, W, 0, flip=True) + _bow(cloth.tie)
    flower = "".join(
        put(disc(0, -5.5, 4.6, RED, RED_DARK, 1.6), 126, 66, turn=turn) for turn in range(0, 360, 72)
    )
    return made + line("M18 86 C20 66 32 54 42 48", "#ffffff", 4, 0.16) + flower + disc(126, 66, 3.6, LAMP)


def suit(cloth: Cloth, value: int) -> str:
    return (vest if value <= 4 else jacket if value <= 8 else dinner_jacket)(cloth)
