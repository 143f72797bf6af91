"""The twelve sides of the six bonus chips. Rim, plate and sign all say what a side does, never colour alone."""

from __future__ import annotations

from ..pen import PAPER, box, disc, line, path, picture, put
from .digits import number
from .kit import EDGE

SIDE = 96
INK = "#2b2118"

UP = "M21 70 V38 L48 16 L75 38 V70 Z"
DOWN = "M21 26 H75 V58 L48 80 L21 58 Z"
DIAMOND = "M48 13 L83 48 L48 83 L13 48 Z"
HALF = "M16 57 A32 32 0 0 1 80 57 Z"
# What stands on a side: the colour of its rim, the shape of its plate, its number.
NUMBERED = {
    "plus_1": ("#d9573b", UP, "+1"),
    "plus_3": ("#d9573b", UP, "+3"),
    "plus_5": ("#d9573b", UP, "+5"),
    "plus_10": ("#d9573b", UP, "+10"),
    "minus_2": ("#3b82b8", DOWN, "-2"),
    "minus_5": ("#3b82b8", DOWN, "-5"),
    "zero": ("#3a3a44", "", "=0"),
    "double": ("#c98a00", DIAMOND, "x2"),
    "half": ("#7b4bb0", HALF, "/2"),
}


def disk(rim: str) -> str:
    """A chip with nothing on it yet."""
    made = disc(48, 51, 43, "#000000", alpha=0.32) + disc(48, 47, 43, rim, "#1b1410", 3)
    made += disc(48, 47, 43, "#000000", alpha=0.12) + disc(46.5, 45.2, 40, rim)
    notch = "M-6.5 -41.5 H6.5 L5 -30 H-5 Z"
    made += "".join(put(path(notch, PAPER), 48, 47, turn=turn) for turn in range(0, 360, 60))
    made += "".join(
        put(disc(0, -36, 2.2, PAPER, alpha=0.8), 48, 47, turn=turn) for turn in range(30, 360, 60)
    )
    made += disc(48, 47, 31, PAPER, "#1b1410", 2.4) + disc(48, 47, 27.8, None, rim, 1.6, 0.8)
    made += line("M12 34 A38 38 0 0 1 35 11", "#ffffff", 4.5, 0.5)
    return made + line("M84 60 A38 38 0 0 1 61 83", "#000000", 4, 0.22)


def numbered(rim: str, plate: str, text: str) -> str:
    made = disk(rim)
    if plate:
        made += put(path(plate, rim, alpha=0.34) + path(plate, None, rim, 2), 9.6, 8.6, 0.8)
    else:
        made += disc(48, 47, 21, None, rim, 5, 0.4)
    low = 3.5 if plate == UP else -2.5 if plate == DOWN else 0
    return made + put(number(text, INK, 5.4, PAPER, 4.5), 48, 47 + low, 1.12 if len(text) < 3 else 0.92)


def lock() -> str:
    made = (
        disk("#56707a")
        + line("M37 44 V37 A11 11 0 0 1 59 37 V44", EDGE, 11)
        + line("M37 44 V37 A11 11 0 0 1 59 37 V44", "#b9c9d1", 5)
    )
    made += box(30, 42, 36, 27, 7, "#56707a", EDGE, 3.5) + line("M35 48 H52", "#9fb6be", 3)
    return made + disc(48, 53, 4.4, PAPER) + path("M46 54 H50 L51.5 63 H44.5 Z", PAPER)


def shield() -> str:
    shape = "M48 22 C55 28 63 29 69 29 C70 48 64 62 48 71 C32 62 26 48 27 29 C33 29 41 28 48 22 Z"
    made = (
        disk("#1f8a70")
        + path(shape, "#1f8a70", EDGE, 3.5)
        + path("M48 24 C55 29 62 31 67 31 C68 47 62 60 48 69 Z", "#000", alpha=0.2)
    )
    return made + line("M38 46 L46 55 L60 38", PAPER, 6)


def mute() -> str:
    """A speech bubble, struck out."""
    bubble = "M30 28 H66 Q72 28 72 34 V52 Q72 58 66 58 H50 L38 70 V58 H30 Q24 58 24 52 V34 Q24 28 30 28 Z"
    made = disk("#b0447a") + path(bubble, "#b0447a", EDGE, 3.5)
    made += "".join(disc(x, 43, 3.4, PAPER) for x in (36, 48, 60))
    return made + line("M28 68 L68 26", EDGE, 10) + line("M28 68 L68 26", PAPER, 5)


SIGNS = {"lock": lock, "shield": shield, "mute": mute}


def pictures() -> dict[str, str]:
    made = {name: numbered(*what) for name, what in NUMBERED.items()}
    made |= {name: draw() for name, draw in SIGNS.items()}
    return {f"chip/{name}": picture(SIDE, SIDE, drawn) for name, drawn in made.items()}
