"""The dump: heaps of junk, a crane, a factory in the background. Poor but safe."""

from __future__ import annotations

from ..pen import (
    INK,
    WOOD,
    WOOD_DARK,
    box,
    disc,
    line,
    oval,
    path,
    put,
)
from .sky import clouds, sky, street

# --- the dump -------------------------------------------------------------------------------------------------


def _tyre(x: float, y: float, r: float) -> str:
    return (
        disc(x, y, r, "#3b3d45", "#1c1d22", 4)
        + disc(x, y, r * 0.5, "#6a6e7a", "#1c1d22", 3)
        + disc(x, y, r * 0.2, "#1c1d22")
    )


def _can(x: float, y: float, turn: float, colour: str) -> str:
    can = (
        box(-13, -20, 26, 40, 4, colour, INK, 3)
        + box(-12, -8, 24, 14, 0, "#fff4dc")
        + oval(0, -20, 13, 4.5, "#d6dde0", INK, 2.5)
    )
    return put(can + box(-9, -17, 4, 34, 2, "#ffffff", alpha=0.35), x, y, turn=turn)


def bin_with_lid(x: float, y: float, scale: float = 1) -> str:
    made = path("M-38 -70 H38 L31 32 Q0 40 -31 32 Z", "#8fa0a8", "#33474f", 5)
    made += path("M10 -68 H38 L31 32 Q20 36 8 37 Z", "#000000", alpha=0.16)
    made += line("M-20 -58 L-16 26 M0 -58 V30 M20 -58 L16 26", "#5d7079", 5)
    made += put(
        path("M-46 0 C-44 -16 44 -16 46 0 Z", "#a9b8be", "#33474f", 5)
        + box(-11, -23, 22, 11, 5, None, "#33474f", 5),
        6,
        -78,
        turn=-10,
    )
    return put(made, x, y, scale)


def fish_bone(x: float, y: float, turn: float, scale: float = 1) -> str:
    made = line("M-26 0 H22 M-14 -9 V9 M-4 -11 V11 M6 -10 V10 M15 -7 V7", "#f3ead6", 4)
    made += path("M22 -10 Q40 -8 42 0 Q40 8 22 10 Z", "#f3ead6") + disc(33, -2, 2.6, INK)
    return put(made + path("M-26 0 L-36 -10 L-34 0 L-36 10 Z", "#f3ead6"), x, y, scale, turn)


def _boot(x: float, y: float, turn: float) -> str:
    d = "M-16 -30 H10 V2 C22 4 34 8 34 20 H-16 Z"
    made = (
        path(d, "#7a4b2c", INK, 3.5)
        + box(-18, 18, 54, 8, 3, "#3b2616", INK, 3)
        + line("M2 -20 H10 M2 -10 H10", "#e3c08a", 3)
    )
    return put(made, x, y, turn=turn)


def _television(x: float, y: float, turn: float) -> str:
    made = line("M-10 -32 L-26 -58 M8 -32 L22 -60", "#33383f", 4) + box(
        -44, -34, 88, 66, 9, WOOD, WOOD_DARK, 4
    )
    made += box(-36, -26, 58, 48, 8, "#9ed0c5", WOOD_DARK, 3.5) + path(
        "M-30 -18 L-8 -20 L-28 8 Z", "#ffffff", alpha=0.45
    )
    return put(made + disc(33, -14, 5, "#e8c98a") + disc(33, 4, 5, "#e8c98a"), x, y, turn=turn)


def _fridge(x: float, y: float, turn: float) -> str:
    made = box(-30, -62, 60, 112, 8, "#dfe6e4", "#4b575c", 4) + line("M-30 -22 H30", "#4b575c", 3.5)
    made += box(10, -62, 20, 112, 6, "#000000", alpha=0.1) + line("M-20 -48 V-34 M-20 -10 V14", "#7f97a3", 5)
    return put(
        made + path("M-30 30 C-16 22 -6 34 4 28 C14 24 20 36 30 30 V50 H-30 Z", "#b98a5a", alpha=0.55),
        x,
        y,
        turn=turn,
    )


def _umbrella(x: float, y: float, turn: float) -> str:
    made = path(
        "M-44 0 C-40 -46 40 -46 44 0 Q33 -10 22 0 Q11 -10 0 0 Q-11 -10 -22 0 Q-33 -10 -44 0 Z",
        "#8a5fb0",
        "#3d2358",
        4,
    )
    made += line("M0 -34 V44 Q0 54 -9 52", "#3d2358", 5) + line(
        "M-22 0 C-18 -20 -8 -32 0 -34 C8 -32 18 -20 22 0", "#3d2358", 2.5
    )
    return put(made, x, y, turn=turn)


def _bottle(x: float, y: float, turn: float) -> str:
    d = "M-5 -30 H5 V-16 C12 -12 12 -8 12 -2 V26 Q12 30 8 30 H-8 Q-12 30 -12 26 V-2 C-12 -8 -12 -12 -5 -16 Z"
    return put(path(d, "#6fae7a", "#2a5435", 3.5) + line("M-6 0 V20", "#ffffff", 4, 0.5), x, y, turn=turn)


def _crane() -> str:
    steel = "#b0682f"
    made = line(
        "M720 372 V96 M752 372 V96 M720 128 L752 164 L720 200 L752 236 L720 272 L752 308 L720 344", steel, 7
    )
    made += line("M560 92 H800 M560 92 L736 60 L800 92", steel, 7) + box(
        718, 84, 58, 34, 6, "#d98a3c", "#6e3a12", 4
    )
    made += line("M580 94 V170", "#3b3d45", 3.5) + path(
        "M556 186 A24 24 0 0 1 604 186 V206 H590 V188 A10 10 0 0 0 570 188 V206 H556 Z",
        "#c8383f",
        "#6b161d",
        4,
    )
    return made + box(556, 198, 14, 10, 0, "#e9edef") + box(590, 198, 14, 10, 0, "#e9edef")


def dump() -> str:
    far = path(
        "M0 300 C80 252 160 262 240 292 C340 240 440 250 520 290 C640 246 760 252 900 304 V420 H0 Z",
        "#7d5f74",
    )
    works = path("M58 300 V190 H84 V300 Z M104 300 V216 H126 V300 Z M40 300 V250 H160 V300 Z", "#5e4a66")
    smoke = "".join(
        disc(70 + dx, 172 - dy, r, "#e9c9b8", alpha=0.4)
        for dx, dy, r in ((0, 0, 13), (12, 24, 18), (32, 50, 24))
    )
    back = path(
        "M0 352 C70 248 150 206 236 242 C300 262 340 320 420 312 C500 250 590 242 680 292 C760 312 830 286 900 330 V420 H0 Z",
        "#5f5a4c",
    )
    front = path(
        "M0 392 C60 330 130 300 220 312 C310 322 340 372 430 372 C520 340 600 316 700 330 C790 342 850 352 900 372 V420 H0 Z",
        "#7b7052",
    )
    front_lit = path(
        "M62 352 C110 318 160 306 214 314 C150 320 110 340 84 368 Z M530 352 C590 328 650 324 700 332 C640 338 590 350 560 370 Z",
        "#a39469",
        alpha=0.75,
    )
    bags = path(
        "M388 386 C372 352 400 336 412 338 L408 326 L424 334 L436 324 L434 340 C452 344 466 362 452 388 Z",
        "#3f4a5a",
        "#1f2630",
        4,
    )
    bags += path("M404 350 Q410 344 416 346", None, "#ffffff", 4, 0.3)
    junk = (
        put(
            line("M-30 0 C-34 -60 34 -60 30 0 M-30 0 H30 M0 -46 V0 M-26 -22 H26", "#3c444c", 5),
            300,
            300,
            0.7,
            24,
        )
        + _fridge(132, 268, 9)
        + _umbrella(616, 262, -28)
        + _television(212, 290, -8)
        + _tyre(98, 340, 28)
        + _tyre(300, 352, 22)
        + _can(362, 356, 14, "#d8494f")
        + _boot(642, 318, 8)
    )
    junk += _can(504, 352, -70, "#5aa469") + _tyre(836, 352, 25)
    junk += box(724, 322, 60, 42, 4, "#c79a5b", "#6e4b1e", 4) + line(
        "M724 336 H784 M754 322 V336", "#6e4b1e", 3
    )
    flies = "".join(
        disc(x, y, 2.6, INK) + line(f"M{x - 5} {y - 4} l4 2 M{x + 5} {y - 4} l-4 2", "#ffffff", 1.8, 0.7)
        for x, y in ((262, 236), (282, 254), (440, 300), (466, 312))
    )
    gulls = line(
        "M330 120 q10 -12 18 0 q8 -12 18 0 M398 150 q8 -9 14 0 q6 -9 14 0 M470 104 q8 -9 14 0 q6 -9 14 0",
        "#fff4e0",
        4,
    )
    return (
        sky()
        + clouds((250, 70, 1.1), (640, 40, 0.9))
        + smoke
        + works
        + far
        + _crane()
        + back
        + gulls
        + front
        + front_lit
        + junk
        + bags
        + flies
        + put(bin_with_lid(0, 0, 0.74), 470, 372)
        + street("#4d4638", "#a39469")
        + _bottle(330, 398, 84)
        + _bottle(690, 340, 20)
        + fish_bone(150, 392, 8, 0.9)
        + fish_bone(590, 396, 172, 0.85)
    )
