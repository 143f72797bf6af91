"""Emblems of the clans that use wit: recycler, mutant, explorer, alchemist, musician, seer."""

from __future__ import annotations

from ..cheese import wedge
from ..pen import (
    BROWN,
    EYE,
    INK,
    LAMP,
    LAMP_DARK,
    PINK,
    PLUM,
    RED,
    SAND,
    SNOW,
    TEAL,
    WOOD,
    WOOD_DARK,
    box,
    disc,
    glow,
    line,
    oval,
    path,
    put,
    sparkle,
    star,
)
from .cards import crest
from .crests import TOXIC, face


def recycle_mark(x: float, y: float, scale: float, colour: str, edge: str) -> str:
    """Three arrows that chase each other."""
    one = "M-14 -24 L0 -40 L20 -18"
    tip = "M26 -30 L24 -8 L6 -18 Z"
    made = ""
    for turn in (0, 120, 240):
        made += put(line(one, edge, 15) + path(tip, edge, edge, 6), 0, 0, turn=turn)
    for turn in (0, 120, 240):
        made += put(line(one, colour, 9) + path(tip, colour, colour, 2), 0, 0, turn=turn)
    return put(made, x, y, scale)


def recycler() -> str:
    cap = path("M26 44 C26 14 46 4 64 4 C84 4 102 14 102 44 Q64 30 26 44 Z", "#3f9a54", "#14451f", 4)
    cap += path("M24 44 Q64 28 104 44 Q112 52 100 54 Q64 40 28 54 Q16 52 24 44 Z", "#2f7a41", "#14451f", 4)
    cap += recycle_mark(64, 24, 0.36, "#ffffff", "#14451f")
    can = (
        box(-20, -30, 40, 58, 6, "#d8494f", INK, 4)
        + box(-18, -12, 36, 20, 0, "#fff4dc")
        + oval(0, -30, 20, 7, "#d6dde0", INK, 3.5)
    )
    can += path("M4 -36 C14 -56 34 -48 26 -34", "#d6dde0", INK, 3.5)
    return crest(
        "recycler",
        "#c9efb4",
        "#3f8a4c",
        "#2f6b3c",
        "#12331a",
        face(BROWN, "happy", cap),
        put(can, 190, 196, 0.95, 12),
        recycle_mark(60, 202, 0.62, "#8fe39b", "#12331a"),
    )


def mutant() -> str:
    third = oval(64, 42, 9, 11, "#ffffff", EYE, 2.2) + disc(64, 44, 5.6, EYE) + disc(62.4, 41.6, 2, "#ffffff")
    feelers = (
        line("M48 28 C44 10 34 6 28 6 M80 28 C84 10 94 6 100 6", TOXIC.dark, 6)
        + disc(27, 6, 8, "#c77dff", "#4a1180", 3)
        + disc(101, 6, 8, "#c77dff", "#4a1180", 3)
    )
    spots = disc(32, 80, 5, "#7fb83c") + disc(97, 78, 6, "#7fb83c") + disc(90, 110, 4, "#7fb83c")
    drops = "".join(
        put(
            path("M0 -16 C8 -4 10 0 10 4 A10 10 0 0 1 -10 4 C-10 0 -8 -4 0 -16 Z", "#d9a8ff", "#4a1180", 3.5),
            x,
            y,
            s,
        )
        for x, y, s in ((46, 128, 0.9), (210, 120, 1.1), (196, 196, 1.3), (60, 196, 1.2))
    )
    return crest(
        "mutant",
        "#c88af5",
        "#4a1180",
        "#6a2fa8",
        "#26063f",
        face(TOXIC, "happy", feelers + third + spots, 50),
        drops,
    )


def explorer() -> str:
    hat = path("M30 40 C30 8 48 0 64 0 C80 0 98 8 98 40 Z", "#d9b77c", "#6e4b1e", 4) + path(
        "M30 32 Q64 42 98 32 V42 Q64 52 30 42 Z", "#8a5a33", "#46290f", 3
    )
    hat += path(
        "M6 48 C22 36 106 36 122 48 C126 56 112 58 100 54 Q64 44 28 54 C16 58 2 56 6 48 Z",
        "#d9b77c",
        "#6e4b1e",
        4,
    ) + line("M42 12 Q46 6 56 5", "#ffffff", 4, 0.5)
    compass = (
        disc(0, 0, 34, LAMP, "#8a5a00", 5)
        + disc(0, 0, 25, "#fff8e8", "#8a5a00", 3)
        + put(path("M0 -21 L7 0 H-7 Z", RED) + path("M0 21 L7 0 H-7 Z", "#56707a"), 0, 0, turn=35)
        + disc(0, 0, 4, INK)
    )
    compass += box(-7, -46, 14, 12, 5, LAMP, "#8a5a00", 4)
    back = path(
        "M30 160 C60 130 90 140 128 160 C160 134 200 134 226 160 C214 206 176 230 128 230 C80 230 42 206 30 160 Z",
        "#7fa65a",
        alpha=0.8,
    )
    return crest(
        "explorer",
        "#bfe6f2",
        "#e8c27a",
        "#8a5a33",
        "#3c2512",
        back,
        face(SAND, "", hat, 48),
        put(compass, 196, 194),
        put(
            path("M-26 -14 L-8 -20 L8 -14 L26 -20 V14 L8 20 L-8 14 L-26 20 Z", "#f2e3c0", "#6e4b1e", 4)
            + line("M-18 6 q8 -12 16 -2 t14 -8", RED, 3.5),
            62,
            200,
        ),
    )


def flask(x: float, y: float, scale: float, fill: str, edge: str) -> str:
    made = path(
        "M-10 -46 H10 V-16 C28 -8 34 8 30 22 C26 36 -26 36 -30 22 C-34 8 -28 -8 -10 -16 Z", "#e8f6ff", edge, 5
    ) + path("M-27 6 Q-12 0 0 6 T27 6 C30 16 28 28 0 29 C-28 28 -30 16 -27 6 Z", fill)
    made += (
        box(-15, -54, 30, 11, 4, "#e8f6ff", edge, 4.5)
        + disc(-8, 14, 4, "#ffffff", alpha=0.7)
        + disc(8, 19, 3, "#ffffff", alpha=0.7)
        + line("M-20 0 Q-18 -8 -12 -10", "#ffffff", 4)
    )
    return put(made, x, y, scale)


def alchemist() -> str:
    hat = (
        path("M24 42 L70 -10 Q76 -14 80 -6 L104 42 Q64 54 24 42 Z", "#4b3fa8", "#1d1650", 4)
        + star(62, 22, 10, LAMP)
        + star(84, 30, 6, LAMP)
        + star(48, 36, 5, LAMP)
    )
    hat += path(
        "M12 44 C30 36 98 36 116 44 C120 52 104 56 94 54 Q64 46 34 54 C24 56 8 52 12 44 Z",
        "#372d85",
        "#1d1650",
        4,
    )
    puffs = (
        disc(202, 122, 9, "#b9f5c9", "#1e6b43", 3)
        + disc(216, 102, 6, "#b9f5c9", "#1e6b43", 3)
        + disc(200, 92, 4, "#b9f5c9", "#1e6b43", 2.5)
    )
    return crest(
        "alchemist",
        "#ffe2a0",
        "#c4762a",
        "#4b3fa8",
        "#1d1650",
        face(PLUM, "proud", hat, 52),
        puffs,
        flask(192, 192, 1.1, "#5fd08a", "#1e4a3a"),
        put(wedge("yellow"), 34, 174, 0.85),
    )


def note(x: float, y: float, scale: float, fill: str, edge: str) -> str:
    d = "M0 0 V-40 L26 -46 V-8"
    made = (
        line(d, edge, 11)
        + oval(-7, 2, 12, 9, fill, edge, 4)
        + oval(19, -6, 12, 9, fill, edge, 4)
        + line(d, fill, 5)
    )
    return put(made, x, y, scale)


def musician() -> str:
    hat = (
        path("M34 36 L40 8 Q64 0 88 8 L94 36 Q64 44 34 36 Z", "#3b2a5c", "#150c28", 4)
        + path("M35 28 Q64 36 93 28 L94 38 Q64 46 34 38 Z", "#ff7d4d", "#150c28", 3)
        + path("M14 40 Q64 28 114 40 Q120 48 106 50 Q64 40 22 50 Q8 48 14 40 Z", "#3b2a5c", "#150c28", 4)
    )
    feather = path("M86 30 C86 8 104 -8 122 -8 C122 10 108 26 90 34 Z", "#2ec4b6", "#0f5f58", 3.5) + line(
        "M90 30 Q100 12 116 -2", "#0f5f58", 2.5
    )
    guitar = (
        path(
            "M-30 14 C-44 -4 -22 -22 -8 -12 C2 -20 16 -14 14 0 C24 14 10 30 -6 26 C-16 32 -26 26 -30 14 Z",
            "#e0803a",
            "#5e2a0c",
            5,
        )
        + disc(-8, 6, 8, "#3b1d0a")
        + line("M-4 2 L58 -48", "#5e2a0c", 13)
        + line("M-4 2 L58 -48", "#b37c4a", 6)
        + line("M-12 10 L54 -44", "#fff3d6", 2)
        + box(50, -62, 20, 18, 5, WOOD, WOOD_DARK, 4)
    )
    return crest(
        "musician",
        "#ffe59a",
        "#e0622f",
        "#3b2a5c",
        "#150c28",
        note(40, 120, 0.8, "#fff8e8", "#3b2a5c"),
        note(208, 112, 0.9, "#fff8e8", "#3b2a5c"),
        face(TEAL, "happy", hat + feather, 48),
        put(guitar, 124, 210, 1.12),
    )


def seer() -> str:
    turban = path(
        "M20 50 C12 20 36 0 64 2 C92 0 116 20 108 50 Q64 30 20 50 Z", "#f2d7f5", "#5a2a70", 4
    ) + line("M24 44 C40 26 56 12 88 8 M44 36 C60 24 84 20 102 28 M64 34 C80 32 94 36 106 44", "#b98ac9", 4)
    turban += put(
        path("M0 -14 C10 -6 10 8 0 14 C-10 8 -10 -6 0 -14 Z", "#4ea8de", LAMP_DARK, 4), 64, 34, 0.95
    ) + path("M60 20 C52 6 60 -8 68 -12 C72 0 74 10 66 20 Z", "#ffb3e6", "#5a2a70", 3)
    light = glow("orb", [(0, "#ffffff", 1), (0.5, "#bfe9ff", 1), (1, "#6a8fe0", 1)], 118, 194, 46)
    orb = (
        disc(128, 200, 44, "url(#orb)", "#26306e", 5)
        + path("M100 200 Q128 174 156 200 Q128 226 100 200 Z", "#ffffff", "#26306e", 4)
        + disc(128, 200, 10, "#5a2a90")
        + disc(125, 197, 3.5, "#ffffff")
        + path("M98 184 Q106 166 124 162", None, "#ffffff", 5)
    )
    return crest(
        "seer",
        "#8a6ad9",
        "#241050",
        "#c9a2e8",
        "#26104a",
        light,
        sparkle(52, 84, 14, LAMP),
        sparkle(208, 92, 11, LAMP),
        sparkle(46, 170, 9, LAMP),
        sparkle(212, 172, 13, LAMP),
        face(SNOW, "", turban, 34),
        orb,
        oval(82, 214, 15, 12, PINK, SNOW.dark, 4),
        oval(174, 214, 15, 12, PINK, SNOW.dark, 4),
    )
