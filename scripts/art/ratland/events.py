"""Pictures of the five starting events."""

from __future__ import annotations

from ..cheese import piece, wedge, wheel
from ..pen import (
    BROWN,
    CORAL,
    GREY,
    INK,
    LAMP,
    LAMP_DARK,
    PERI,
    RED,
    RED_DARK,
    SAGE,
    SAND,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    TEAL,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    box,
    disc,
    line,
    oval,
    path,
    put,
    sparkle,
    star,
)
from .staging import bricks, burst, cards, confetti, dust, running, scene, standing


def abundance() -> str:
    rain = "".join(
        put(piece(c), x, y, s, t)
        for c, x, y, s, t in (
            ("yellow", 34, 30, 0.8, -20),
            ("yellow", 124, 84, 0.6, 18),
            ("orange", 330, 26, 0.78, 16),
            ("yellow", 414, 92, 0.72, -14),
            ("yellow", 66, 140, 0.55, 30),
            ("yellow", 366, 150, 0.55, -24),
        )
    )
    heap = (
        put(wheel(), 22, 190, 0.95)
        + put(wheel(), 338, 192, 0.95)
        + put(wedge("yellow"), 104, 214, 1.05)
        + put(wedge("orange"), 300, 222, 0.95)
        + put(wedge("yellow"), 60, 232, 0.9)
        + put(wedge("yellow"), 396, 232, 0.95)
    )
    return scene(
        "#ffdf8a",
        "#f2a23c",
        "#b9702a",
        burst(240, 130, 300, 16, "#fff6cf", 0.35),
        rain,
        standing(CORAL, 240, 0.98, "happy", "up", "up"),
        heap,
    )


def pot_helmet(colour: str = STEEL_LIGHT) -> str:
    """A saucepan on a token's head."""
    return path("M42 18 C42 0 72 2 74 22 Q58 18 42 18 Z", colour, STEEL_DARK, 3) + line(
        "M44 16 L30 10", STEEL_DARK, 5
    )


def massive_attacks() -> str:
    pipe = (
        box(-10, 84, 118, 168, 0, "#0b181c")
        + box(-10, 70, 122, 22, 4, STEEL, STEEL_DARK, 4)
        + box(96, 58, 34, 206, 12, STEEL, STEEL_DARK, 5)
        + box(102, 66, 8, 190, 4, STEEL_LIGHT)
        + "".join(disc(116, y, 5, STEEL_LIGHT, STEEL_DARK, 2.5) for y in (84, 140, 196, 246))
    )
    flag = (
        line("M52 22 V-42", WOOD_DARK, 5)
        + path("M54 -42 C70 -50 80 -34 98 -42 V-16 C80 -8 70 -24 54 -16 Z", RED, RED_DARK, 3)
        + star(74, -29, 7, "#ffffff")
    )
    rush = (
        running(SAGE, 130, 122, 1.15, "run2", pot_helmet())
        + running(PERI, 90, 178, 1.25, "run1", pot_helmet("#e0a05a"))
        + running(CORAL, 206, 142, 1.9, "run2", flag + pot_helmet())
    )
    lines = line("M160 108 H214 M148 170 H96 M206 206 H160 M226 126 H250 M190 250 H130", "#ffffff", 5, 0.45)
    boom = path(
        "M448 96 L456 128 L486 118 L466 144 L490 166 L458 164 L452 196 L436 168 L408 180 L424 154 L404 132 L434 132 Z",
        LAMP,
        "#c8501f",
        5,
    )
    return scene(
        "#e9785a",
        "#6b2230",
        "#3d1a22",
        bricks(0.1),
        pipe,
        lines,
        dust(180, 258, 1.1),
        dust(300, 264, 0.9),
        rush,
        boom,
    )


def suitcase(x: float, y: float, scale: float) -> str:
    made = (
        box(-16, -38, 32, 16, 7, None, WOOD_DARK, 6)
        + box(-40, -28, 80, 54, 9, "#a8683a", WOOD_DARK, 5)
        + line("M-22 -27 V25 M22 -27 V25", "#e3c08a", 6)
    )
    return put(
        made + put(wedge("yellow"), -13, -16, 0.4) + box(-38, -26, 76, 6, 3, "#ffffff", alpha=0.25),
        x,
        y,
        scale,
    )


def visiting_cousin() -> str:
    door = (
        path("M22 250 V96 A58 58 0 0 1 138 96 V250 Z", "#3b2412", WOOD_DARK, 7)
        + path("M30 250 V98 A50 50 0 0 1 130 98 V250 Z", "#ffd98a")
        + path("M30 250 V98 A50 50 0 0 1 80 48 V250 Z", "#fff0bd", alpha=0.6)
    )
    straw = (
        path("M30 36 C34 10 48 4 64 4 C80 4 94 10 98 36 Z", "#e9c46a", "#8a6414", 4)
        + path("M31 28 Q64 38 97 28 V37 Q64 47 31 37 Z", RED, RED_DARK, 3)
        + path(
            "M2 42 C24 30 104 30 126 42 C128 50 112 52 100 48 Q64 38 28 48 C16 52 0 50 2 42 Z",
            "#e9c46a",
            "#8a6414",
            4,
        )
    )
    hearts = put(
        path(
            "M0 18 C-26 0 -22 -22 -9 -20 C-3 -19 0 -14 0 -10 C0 -14 3 -19 9 -20 C22 -22 26 0 0 18 Z",
            "#ff5d7d",
            "#8f1d3c",
            4,
        ),
        238,
        84,
        0.9,
        8,
    )
    flowers = line("M-8 30 L0 0 L8 30", "#3f7a34", 5) + "".join(
        disc(x, y, 9, c, INK, 2.5) + disc(x, y, 3.5, LAMP)
        for x, y, c in ((-12, -4, "#ff8fb0"), (12, -6, "#c77dff"), (0, -18, "#ffffff"))
    )
    return scene(
        "#7fc4c9",
        "#3c7f86",
        "#a8794a",
        bricks(0.12),
        door,
        standing(TEAL, 128, 0.86, "happy", "up", "out"),
        standing(SAND, 322, 0.94, "happy", "out", "down", straw),
        put(flowers, 250, 146, 0.9),
        suitcase(408, 246, 0.95),
        hearts,
    )


def hard_hat() -> str:
    """A builder's helmet with a lamp, in the frame of a head."""
    made = path("M20 48 C18 14 42 0 64 0 C86 0 110 14 108 48 Q64 34 20 48 Z", "#ffb703", "#8a5a00", 4) + path(
        "M54 2 Q64 -3 74 2 L76 36 Q64 34 52 36 Z", "#ffd23f", "#8a5a00", 3
    )
    made += path(
        "M10 50 C30 34 98 34 118 50 C116 58 100 54 92 52 Q64 44 36 52 C28 54 12 58 10 50 Z",
        "#ffb703",
        "#8a5a00",
        4,
    ) + path("M30 30 C34 16 42 10 48 8 C42 16 40 24 40 34 Z", "#ffffff", alpha=0.5)
    return made + disc(64, 30, 13, STEEL_LIGHT, STEEL_DARK, 4) + disc(64, 30, 8, "#fffbe0")


def rat_with_a_helmet() -> str:
    beam = path("M250 96 L480 20 V196 Z", "#fff6b8", alpha=0.4) + path(
        "M250 96 L480 60 V150 Z", "#fff6b8", alpha=0.4
    )
    rocks = path(
        "M0 0 H480 V26 Q440 46 410 28 Q380 60 344 30 Q310 44 280 26 Q240 52 200 28 Q160 48 130 26 Q90 60 56 30 Q24 40 0 26 Z",
        "#2c2a33",
        "#17161c",
        4,
    )
    props = line("M60 26 V246 M40 30 H140 M420 26 V246", WOOD_DARK, 16) + line(
        "M60 26 V246 M420 26 V246", WOOD, 9
    )
    bounce = (
        line("M330 116 Q352 72 382 96", "#ffffff", 4, 0.7)
        + put(piece("black"), 372, 88, 0.9, 24)
        + line("M328 124 l-14 -6 M330 110 l-10 -12 M342 104 l0 -14", LAMP, 5)
    )
    bag = path("M-32 -20 C-50 8 -44 40 0 40 C44 40 50 8 32 -20 Z", "#a86a35", "#46290f", 5) + path(
        "M-28 -22 Q0 -12 28 -22 L36 -42 Q0 -30 -36 -42 Z", "#a86a35", "#46290f", 4
    )
    return scene(
        "#5a6472",
        "#2b333f",
        "#3a322c",
        rocks,
        props,
        beam,
        standing(GREY, 220, 0.98, "proud", "hip", "out", hard_hat()),
        bounce,
        put(bag, 96, 226),
        put(piece("yellow"), 60, 168, 0.6, -16),
    )


def we_did_it() -> str:
    easel = put(piece("black"), 252, 128, 1.7)
    half = put(
        path("M4 32 L38 10 C44 10 49 12 53 16 L48 32 L30 40 L40 57 H8 Q4 57 4 53 Z", LAMP)
        + path("M4 32 L38 10 C44 10 49 12 53 16 L48 32 Z", "#ffe98f")
        + disc(18, 46, 5, "#e6a800")
        + disc(22, 25, 3, "#e6a800"),
        252,
        128,
        1.7,
    )
    outline = put(
        path(
            "M4 32 L38 10 C50 9 59 18 60 32 L60 53 Q60 57 56 57 L8 57 Q4 57 4 53 Z M4 32 H60",
            None,
            "#121216",
            3.4,
        ),
        252,
        128,
        1.7,
    )
    brush = (
        line("M196 168 L262 176", WOOD_DARK, 12)
        + line("M196 168 L262 176", WOOD_LIGHT, 7)
        + path("M258 168 L282 166 Q296 178 282 188 L258 184 Z", LAMP, LAMP_DARK, 3.5)
    )
    bucket = (
        path("M-30 -30 H30 L24 24 H-24 Z", STEEL_LIGHT, STEEL_DARK, 4.5)
        + oval(0, -30, 30, 9, LAMP, STEEL_DARK, 4)
        + path("M-30 -28 C-34 0 -18 2 -16 -22 Z", LAMP, LAMP_DARK, 3)
    )
    table = box(226, 222, 160, 12, 4, WOOD_LIGHT, WOOD_DARK, 4) + line(
        "M246 234 V270 M366 234 V270", WOOD_DARK, 9
    )
    return scene(
        "#9bd8e8",
        "#4f9ac0",
        "#7a5a8c",
        burst(306, 176, 240, 18, "#ffffff", 0.22),
        confetti(),
        table,
        easel,
        half,
        outline,
        standing(BROWN, 150, 0.92, "happy", "up", "out"),
        brush,
        put(bucket, 428, 246, 0.95),
        sparkle(270, 120, 14),
        sparkle(372, 138, 10),
        running(SAND, 24, 222, 0.7, ""),
    )


def pictures() -> dict[str, str]:
    return cards(
        abundance=abundance,
        massive_attacks=massive_attacks,
        visiting_cousin=visiting_cousin,
        rat_with_a_helmet=rat_with_a_helmet,
        we_did_it=we_did_it,
    )
