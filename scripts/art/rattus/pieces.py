"""What stands on the map: villagers' cubes, the back of a rat token, the plague, the castle, a tree, a peak."""

from __future__ import annotations

from ..pen import TINT, Coat, disc, line, oval, path, picture, put
from ..rats import token

MARKS = {
    "circle": '<circle cx="24" cy="24" r="14" fill="#aa0003"/>',
    "triangle": path("M24 8 L40 38 H8 Z", "#aa0003"),
    "square": path("M11 11 H37 V37 H11 Z", "#aa0003"),
    "star": path("M24 5 L29 18 L43 19 L32 28 L36 42 L24 34 L12 42 L16 28 L5 19 L19 18 Z", "#aa0003"),
}
"""By the place at the table, so that no cube is told by its colour alone."""
TOKEN, TOKEN_RIM, TOKEN_LIGHT = "#4a3550", "#221526", "#5d4566"
PALE = Coat("#ddd3e0", "#1d1020", "#f4eef5")
NIGHT = "#0b0a0f"


def cube(mark: str) -> str:
    """A wooden cube seen from the right and above."""
    top, side = "M4 16 L16 4 H52 L40 16 Z", "M40 16 L52 4 V48 L40 60 Z"
    return (
        path("M4 16 L16 4 H52 V48 L40 60 H4 Z", TINT.fur)
        + path(top, "#ffffff", alpha=0.42)
        + path(side, "#000000", alpha=0.3)
        + path("M4 16 L16 4 H52 V48 L40 60 H4 Z", None, TINT.dark, 3.5)
        + put(MARKS[mark], 8.5, 24, 0.56)
    )


def back() -> str:
    """A rat token that is down: all backs are alike."""
    return (
        disc(51, 52, 46, "#1d1420", alpha=0.45)
        + disc(50, 50, 46, TOKEN, TOKEN_RIM, 5)
        + disc(50, 50, 38, TOKEN_LIGHT)
        + put(token(PALE), 14, 24, 0.75)
    )


def plague() -> str:
    """The plague doctor with his lantern."""
    cloak = "M34 24 C16 27 8 52 5 74 Q32 83 59 74 C57 52 52 28 34 24 Z"
    return (
        oval(32, 77, 27, 6, "#000000", alpha=0.35)
        + path(cloak, "#2a2833", NIGHT, 3)
        + line("M34 30 C28 44 26 60 27 77", "#4a4758", 3)
        + disc(36, 23, 12, "#efe3c6", NIGHT, 3)
        + path("M29 18 Q12 26 3 43 Q22 40 36 33 Z", "#efe3c6", NIGHT, 3)
        + disc(33, 21, 5, "#c0392f", NIGHT, 2.5)
        + path("M24 11 L27 2 H46 L49 11 Z", "#1c1a23", NIGHT, 3)
        + oval(37, 12, 22, 4.5, "#1c1a23", NIGHT, 2.5)
        + disc(52, 52, 7, "#ffd23f", NIGHT, 2.5)
    )


def castle() -> str:
    towers = "M28 98 V42 H34 V36 H40 V42 H48 V36 H54 V42 H58 V98 Z"
    towers += " M92 98 V42 H96 V36 H102 V42 H110 V36 H116 V42 H122 V98 Z"
    hill = "M4 100 Q20 84 44 92 Q76 78 110 92 Q138 86 146 102 Q110 111 76 109 Q36 111 4 100 Z"
    stone = "#4b4336"
    return (
        path(hill, "#8d9a6b", "#3d4a2c", 3)
        + path(towers, "#d6cdb8", stone, 3)
        + path("M56 98 V58 H62 V52 H70 V58 H80 V52 H88 V58 H94 V98 Z", "#e9e2cf", stone, 3)
        + path("M66 98 V82 Q75 70 84 82 V98 Z", "#5a4023", stone, 2.5)
        + path("M43 36 V10 L64 17 L43 24", "#c0392f", stone, 2.5)
        + path("M107 36 V10 L128 17 L107 24", "#ffd23f", stone, 2.5)
        + path("M38 56 h8 v10 h-8 Z M103 56 h8 v10 h-8 Z", stone)
    )


def pictures() -> dict[str, str]:
    return {
        **{f"cube/{mark}": picture(56, 64, cube(mark)) for mark in MARKS},
        "token/back": picture(100, 100, back()),
        "piece/plague": picture(64, 84, plague()),
        "piece/castle": picture(150, 112, castle()),
    }
