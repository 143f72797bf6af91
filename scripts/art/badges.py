"""Twelve badges worn on the head, and the same twelve as small round chips.

Each badge is drawn in the frame of `rat/head` (128 by 140) so that it fits when laid over it.
"""

from __future__ import annotations

from .pen import (
    EYE,
    INK,
    LAMP,
    LAMP_DARK,
    PAPER,
    RED,
    RED_DARK,
    box,
    disc,
    line,
    oval,
    path,
    picture,
    put,
    turned,
)
from .rats import HEAD_H, HEAD_W


def _top_hat() -> str:
    crown = "M40 34 L36 3 Q64 -3 92 3 L88 34 Z"
    hat = (
        path(crown, "#343a4c", "#11141d", 3.5)
        + path("M40 6 L45 32 L53 32 L50 4 Z", "#ffffff", alpha=0.2)
        + path("M39.2 23 Q64 29 89.2 23 L88 34 Q64 39 40 34 Z", LAMP, "#11141d", 2.5)
        + path("M24 34 Q64 26 104 34 Q108 40 98 42 Q64 48 30 42 Q20 40 24 34 Z", "#343a4c", "#11141d", 3.5)
    )
    return put(turned(hat, -6, 64, 30), 0, 6, 0.97)


def _scarf() -> str:
    wrap = "M24 106 Q64 130 104 106 Q112 114 106 121 Q64 145 22 121 Q16 114 24 106 Z"
    end = "M84 122 L104 117 Q108 128 105 137 L87 137 Z"
    stripes = "M38 119 L36 126 M57 123.5 L56.5 132 M77 122 L78 130"
    return (
        path(end, RED, RED_DARK, 3.5)
        + line("M90 132.5 L102 131.5", "#ffffff", 4)
        + path(wrap, RED, RED_DARK, 3.5)
        + line(stripes, "#ffffff", 6.5)
        + line("M22 113 Q26 117 30 119", "#ffffff", 3, 0.4)
    )


def _glasses() -> str:
    made = ""
    for x in (45, 83):
        made += (
            disc(x, 63, 18, "#bfe9ff", alpha=0.28)
            + disc(x, 63, 18, None, "#ffffff", 8)
            + disc(x, 63, 18, None, EYE, 5)
        )
        made += line(f"M{x - 9} 56 L{x - 3} 50", "#ffffff", 3.5, 0.85)
    return made + line("M62 60 Q64 57 66 60", EYE, 5.5) + line("M27 60 L16 54 M101 60 L112 54", EYE, 5)


def _bow() -> str:
    left = "M64 24 C50 8 34 4 32 12 C30 22 32 34 36 38 C44 40 56 32 64 24 Z"
    pink, edge = "#ff5d8f", "#8f1d49"
    wing = (
        path(left, pink, edge, 3.5)
        + line("M40 16 C44 18 50 20 55 22", edge, 2.5)
        + disc(40, 27, 3, "#ffffff")
    )
    wing += disc(50, 30, 2.4, "#ffffff") + line("M36 12 Q38 10 42 12", "#ffffff", 3, 0.6)
    return turned(wing + put(wing, 128, 0, flip=True) + oval(64, 24, 9, 10, pink, edge, 3.5), 0, 64, 24)


def _crown() -> str:
    shape = "M36 36 L30 6 L47 19 L64 0 L81 19 L98 6 L92 36 Q64 43 36 36 Z"
    return put(
        path(shape, LAMP, LAMP_DARK, 3.5)
        + path("M38 34 L33 12 L46 22 L44 34 Z", "#ffffff", alpha=0.4)
        + path("M36 29 Q64 36 93 29 L92 37 Q64 44 36 37 Z", "#f2a900", LAMP_DARK, 2.5)
        + disc(64, 21, 5.5, RED, RED_DARK, 2)
        + disc(30, 6, 4.5, BLUE_GEM, LAMP_DARK, 2)
        + disc(98, 6, 4.5, BLUE_GEM, LAMP_DARK, 2)
        + disc(64, 3, 4.5, "#9be7a6", LAMP_DARK, 2),
        3,
        5,
        0.95,
    )


BLUE_GEM = "#4ea8de"


def _eyepatch() -> str:
    patch = "M66 52 Q82 44 98 52 Q101 70 84 80 Q67 72 66 52 Z"
    return (
        line("M20 70 Q46 42 66 53 M98 52 Q104 48 106 46", "#ffffff", 7.5, 0.55)
        + line("M20 70 Q44 42 68 53 M97 53 L106 47", "#16181f", 4.5)
        + path(patch, "#2a2d39", "#0c0d12", 3.5)
        + path("M78 60 C78 54 90 54 90 60 Q90 64 88 65 V67 H80 V65 Q78 64 78 60 Z", "#f6efe0")
        + disc(81.6, 60.5, 1.7, "#2a2d39")
        + disc(86.4, 60.5, 1.7, "#2a2d39")
    )


def _flower() -> str:
    made = path("M86 40 Q72 46 70 34 Q80 30 86 40 Z", "#6fbf5a", "#2f6b2a", 2.5)
    made += path("M112 44 Q124 50 126 38 Q116 34 112 44 Z", "#6fbf5a", "#2f6b2a", 2.5)
    for turn in range(0, 360, 60):
        made += turned(oval(99, 14, 9, 12, "#ffffff", "#7c6bb5", 2.5), turn, 99, 29)
    return made + disc(99, 29, 9, LAMP, LAMP_DARK, 2.5) + disc(96, 26, 2.6, "#ffffff", alpha=0.7)


def _headphones() -> str:
    band = "M17 66 C10 6 118 6 111 66"
    cups = ""
    for x in (16, 112):
        cups += box(x - 12, 52, 24, 38, 11, "#2ec4b6", "#0f5f58", 3.5) + box(x - 5, 59, 10, 24, 5, "#0f5f58")
    return (
        line(band, "#12151f", 11)
        + line(band, "#464d63", 6)
        + line("M24 38 C32 24 44 19 56 17", "#ffffff", 2.5, 0.5)
        + cups
        + line("M7 64 Q8 58 12 56", "#ffffff", 3, 0.6)
    )


def _helmet() -> str:
    """A pilot's leather cap with goggles on the brow."""
    leather, edge = "#a9683a", "#4e2a10"
    cap = "M17 66 C12 26 36 6 64 6 C92 6 116 26 111 66 C104 60 100 52 98 46 Q64 36 30 46 C28 52 24 60 17 66 Z"
    flaps = path("M17 62 Q10 82 16 102 Q26 104 29 94 Q24 76 30 50 Z", leather, edge, 3.5)
    made = flaps + put(flaps, 128, 0, flip=True) + path(cap, leather, edge, 3.5)
    made += line("M64 8 V36", edge, 2.5, 0.6) + path(
        "M26 34 C32 18 44 11 56 9 C44 16 36 24 33 36 Z", "#ffffff", alpha=0.2
    )
    made += line("M20 40 Q64 22 108 40", edge, 6)
    for x in (46, 82):
        made += oval(x, 33, 16, 12, "#f0b84a", edge, 3.5) + oval(x, 33, 11, 7.5, "#bfe9ff", edge, 2)
        made += line(f"M{x - 6} 33 L{x - 2} 29", "#ffffff", 3)
    return made + disc(16, 98, 3, LAMP, edge, 2) + disc(112, 98, 3, LAMP, edge, 2)


def _bandana() -> str:
    blue, edge = "#3f6fd1", "#16306e"
    cloth = "M20 56 C18 28 40 14 64 14 C88 14 110 28 108 56 Q64 34 20 56 Z"
    knot = path("M106 50 Q122 44 126 54 Q120 58 108 56 Z", blue, edge, 3) + path(
        "M106 54 Q120 62 118 74 Q108 70 104 58 Z", blue, edge, 3
    )
    dots = "".join(
        disc(x, y, 3.2, "#ffffff") for x, y in ((36, 38), (50, 27), (64, 35), (78, 26), (92, 38), (64, 20))
    )
    hem = line("M21 55 Q64 33 107 55", "#ffffff", 3)
    return knot + path(cloth, blue, edge, 3.5) + dots + hem + disc(106, 53, 6, blue, edge, 3)


def _beret() -> str:
    wine, edge = "#c1264f", "#5e0f26"
    cap = "M26 40 C4 36 14 6 56 4 C98 0 122 18 110 30 C106 36 100 38 96 40 Q62 30 26 40 Z"
    return turned(
        line("M62 6 Q61 3 65 1", edge, 5)
        + path(cap, wine, edge, 3.5)
        + path("M22 26 C24 14 40 8 56 8 C44 12 34 18 30 30 Z", "#ffffff", alpha=0.28)
        + path("M26 40 Q62 30 96 40 L95 46 Q62 37 28 46 Z", "#8f1838", edge, 3),
        -6,
        64,
        26,
    )


def _moustache() -> str:
    half = "M64 92 C56 84 40 86 32 96 C28 101 20 102 15 94 C13 110 30 118 44 112 C54 108 60 102 64 98 Z"
    hair, edge = "#4a2c17", "#1f1008"
    shine = line("M36 99 C41 94 48 92 54 94", "#ffffff", 2.5, 0.35)
    wing = path(half, hair, "#fff4e0", 6) + path(half, hair, edge, 2.5) + shine
    return wing + put(wing, 128, 0, flip=True)


BADGES = {
    "top_hat": (_top_hat, (64, 26, 0.56)),
    "scarf": (_scarf, (64, 121, 0.52)),
    "glasses": (_glasses, (64, 62, 0.54)),
    "bow": (_bow, (64, 23, 0.74)),
    "crown": (_crown, (64, 25, 0.66)),
    "eyepatch": (_eyepatch, (66, 63, 0.56)),
    "flower": (_flower, (99, 30, 0.8)),
    "headphones": (_headphones, (64, 56, 0.44)),
    "helmet": (_helmet, (64, 52, 0.48)),
    "bandana": (_bandana, (71, 44, 0.46)),
    "beret": (_beret, (62, 24, 0.5)),
    "moustache": (_moustache, (64, 102, 0.54)),
}


def worn(name: str) -> str:
    """The badge as it lies over a head."""
    return BADGES[name][0]()


def _chip(name: str) -> str:
    draw, (x, y, scale) = BADGES[name]
    plate = disc(32, 32, 29, PAPER, INK, 3) + path("M8 32 A24 24 0 0 1 32 8", None, "#ffffff", 3)
    return plate + put(draw(), 32 - x * scale, 32 - y * scale, scale)


def pictures() -> dict[str, str]:
    made = {f"badge/{name}": picture(HEAD_W, HEAD_H, worn(name)) for name in BADGES}
    return made | {f"badge_mini/{name}": picture(64, 64, _chip(name)) for name in BADGES}
