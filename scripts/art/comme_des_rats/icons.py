"""Comme des Rats' own signs: the faces of the dice, and what its buttons and lines are about. One pen, one colour."""

from __future__ import annotations

from ..icons import SIDE, C, dot, ln, ring, solid
from ..pen import box, disc, line, path, picture, put
from .kit import clover_sign, key, pad, slashes


def theft() -> str:
    """A mask; its holes are seen through."""
    return put(_open_mask(), 24, 24, 0.42)


def _open_mask() -> str:
    band = "M-42 -10 C-30 -22 -12 -20 0 -12 C12 -20 30 -22 42 -10 C46 8 36 22 22 22 C12 22 6 12 0 12 C-6 12 -12 22 -22 22 C-36 22 -46 8 -42 -10 Z"
    return (
        path(band, None, C, 9)
        + disc(-22, 0, 7.5, C)
        + disc(22, 0, 7.5, C)
        + line("M-42 -4 L-50 -12 M42 -4 L50 -12", C, 7)
    )


def heal() -> str:
    made = box(-45, -20, 90, 40, 20, None, C, 9) + line("M-18 -18 V18 M18 -18 V18", C, 6)
    return put(made + line("M0 -7 V7 M-7 0 H7", C, 6.5), 24, 24, 0.46, -35)


_CAT_LINES = (
    "M24 33 Q22 38 17 36.5 M24 33 Q26 38 31 36.5 M13 30 L3 27 M13 34 L3 36 M35 30 L45 27 M35 34 L45 36"
)


def cat() -> str:
    head = "M10 17 L9 4 L19 10 Q24 9 29 10 L39 4 L38 17 C43 27 41 43 24 43 C7 43 5 27 10 17 Z"
    return (
        path(head, None, C, 4.5)
        + dot(17, 23, 3.6)
        + dot(31, 23, 3.6)
        + solid("M22 30 H26 L24 32.5 Z", 2)
        + ln(_CAT_LINES, 2.8)
    )


def trap() -> str:
    """Two jaws with teeth, about to close."""
    upper = "M5 14 C5 5 14 4 24 4 C34 4 43 5 43 14 L38 20 L31 12 L24 20 L17 12 L10 20 Z"
    lower = "M5 34 C5 43 14 44 24 44 C34 44 43 43 43 34 L38 28 L31 36 L24 28 L17 36 L10 28 Z"
    return solid(upper, 2) + solid(lower, 2)


def door() -> str:
    made = path("M9 44 V22 C9 10 16 4 24 4 C32 4 39 10 39 22 V44 Z", None, C, 4.5)
    return made + dot(31, 27, 3.4) + ln("M16 14 V38 M24 11 V38", 3)


def dice() -> str:
    made = put(
        box(-13, -13, 26, 26, 6, None, C, 4.5)
        + dot(-5, -5, 2.8)
        + dot(5, 5, 2.8)
        + dot(5, -5, 2.8)
        + dot(-5, 5, 2.8),
        17,
        30,
        turn=-10,
    )
    return put(made + put(box(-9, -9, 18, 18, 5, None, C, 4) + dot(0, 0, 3), 36, 13, turn=14), 1.4, 2, 0.93)


def bell() -> str:
    """May end the round."""
    made = solid("M10 36 C14 31 12 18 16 13 Q19 8 24 8 Q29 8 32 13 C36 18 34 31 38 36 Z")
    return made + ln("M24 8 V4", 5) + dot(24, 42, 4) + ln("M5 16 Q3 21 5 26 M43 16 Q45 21 43 26", 3.5)


def partner() -> str:
    """Two together."""
    made = dot(16, 15, 8) + solid("M3 42 C3 24 29 24 29 42 Z")
    return made + ring(34, 17, 6.5, 4) + ln("M35 29 C42 30 45 36 45 42 H36", 4)


def role() -> str:
    """A hat, and nobody knows who is below it."""
    made = solid("M13 24 C12 12 14 6 19 6 Q22 9 24 9 Q26 9 29 6 C34 6 36 12 35 24 Z") + solid(
        "M4 28 C8 25 16 27 24 27 C32 27 40 25 44 28 C40 33 34 32 24 32 C14 32 8 33 4 28 Z"
    )
    return made + ring(16, 40, 5, 3.5) + ring(32, 40, 5, 3.5) + ln("M21 39 Q24 37 27 39", 3.5)


def stash() -> str:
    """Cards face down, and a lock on them."""
    made = path("M14 8 H32 Q35 8 35 11 V41 Q35 44 32 44 H14 Q11 44 11 41 V11 Q11 8 14 8 Z", None, C, 4.5)
    return made + dot(23, 23, 4.6) + solid("M21.5 25 L20 33 H26 L24.5 25 Z", 2) + ln("M41 12 V38", 4)


def out() -> str:
    """A plaster crossed out: the third one."""
    return ln("M10 10 L38 38 M38 10 L10 38", 7) + ring(24, 24, 20, 4)


SIGNS = {
    "key1": lambda: put(key(C), 25, 23, 0.56, 40),
    "key2": lambda: put(put(key(C), 0, 0, flip=True), 13.5, 24, 0.53) + put(key(C), 34.5, 24, 0.53),
    "theft": theft,
    "claws": lambda: put(slashes(C), 24, 24, 0.5),
    "heal": heal,
    "cat": cat,
    "paw": lambda: put(pad(22, C), 24, 25),
    "clover": lambda: put(clover_sign(C), 23, 21.5, 0.4, -8),
    "trap": trap,
    "door": door,
    "dice": dice,
    "bell": bell,
    "partner": partner,
    "role": role,
    "stash": stash,
    "out": out,
}


def pictures() -> dict[str, str]:
    return {f"icon/{name}": picture(SIDE, SIDE, draw()) for name, draw in SIGNS.items()}
