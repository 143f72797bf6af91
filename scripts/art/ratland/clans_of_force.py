"""Emblems of the clans that use force: scavenger, ninja, family, warrior, sports, corrupt."""

from __future__ import annotations

from ..cheese import wedge
from ..faces import eyes
from ..pen import (
    BROWN,
    COAL,
    EYE,
    GREY,
    INK,
    LAMP,
    LAMP_DARK,
    RED,
    RED_DARK,
    ROSE,
    SAND,
    box,
    disc,
    line,
    oval,
    path,
    put,
    star,
)
from ..rats import baby, head
from .cards import crest, swords
from .crests import FOX, face
from .dump import fish_bone


def scavenger() -> str:
    hood = path(
        "M64 2 C104 2 124 34 120 74 C120 92 112 112 102 122 C112 90 106 52 92 42 Q64 26 36 42 C22 52 16 90 26 122 C16 112 8 92 8 74 C4 34 24 2 64 2 Z",
        "#6b5a48",
        "#2e241a",
        4,
    )
    hood += box(84, 12, 20, 18, 3, "#a8803f", "#2e241a", 2.5) + line(
        "M82 16 h-4 M82 24 h-4 M106 16 h4 M106 24 h4", "#e3c08a", 2.5
    )
    mask = oval(46, 62, 17, 17, "#3b3440", alpha=0.55) + oval(82, 62, 17, 17, "#3b3440", alpha=0.55)
    bag = (
        path("M-30 -20 C-44 4 -40 34 0 34 C40 34 44 4 30 -20 Z", "#a86a35", "#46290f", 5)
        + path("M-26 -22 Q0 -12 26 -22 L34 -40 Q0 -30 -34 -40 Z", "#a86a35", "#46290f", 4)
        + fish_bone(0, 10, -20, 0.6)
    )
    return crest(
        "scavenger",
        "#d9c7a0",
        "#6b5436",
        "#4a3a2a",
        "#1c140c",
        face(GREY, "", mask + eyes(2, 0) + hood, 42),
        put(bag, 188, 194, 1.02),
        fish_bone(66, 214, 10, 0.9),
    )


def ninja() -> str:
    cloth, edge = "#2b2f45", "#0c0e18"
    slit = path(
        "M28 66 C30 78 46 80 64 78 C82 80 98 78 100 66 C100 50 84 46 64 50 C44 46 28 50 28 66 Z",
        SAND.fur,
        edge,
        3.5,
    )
    looks = "".join(
        oval(x, 64, 9, 10, "#ffffff", EYE, 2) + disc(x + 2, 65, 5.5, EYE) + disc(x + 0.6, 62.6, 2, "#ffffff")
        for x in (47, 81)
    ) + line("M36 54 L56 58 M92 54 L72 58", edge, 5)
    band = path("M22 44 C40 30 88 30 106 44 L107 54 C88 40 40 40 21 54 Z", RED, RED_DARK, 3.5) + path(
        "M104 44 L128 34 L124 48 L132 58 L106 54 Z", RED, RED_DARK, 3.5
    )
    shine = path("M24 84 C26 98 36 110 48 116 C34 112 22 102 18 90 Z", "#ffffff", alpha=0.18)
    throwing = path("M0 -34 L9 -9 L34 0 L9 9 L0 34 L-9 9 L-34 0 L-9 -9 Z", "#cfd9de", "#33474f", 4) + disc(
        0, 0, 6, "#33474f"
    )
    ears = put(
        disc(26, 42, 24, cloth, edge, 4)
        + disc(102, 42, 24, cloth, edge, 4)
        + disc(26, 43, 13, "#464c68")
        + disc(102, 43, 13, "#464c68"),
        0,
        0,
    )
    made = ears + path(
        "M64 22 C88 22 104 38 107 60 C110 74 116 80 116 94 C112 116 88 130 64 130 C40 130 16 116 12 94 C12 80 18 74 21 60 C24 38 40 22 64 22 Z",
        cloth,
        edge,
        4,
    )
    return crest(
        "ninja",
        "#f3aeb0",
        "#7d1f33",
        "#2b2f45",
        "#0c0e18",
        disc(172, 82, 44, "#ffe9d0", alpha=0.55),
        put(made + slit + looks + band + shine, 48, 48, 1.2),
        put(throwing, 196, 192, 1, 20),
        put(throwing, 62, 198, 0.7, 50),
    )


def heart(x: float, y: float, scale: float) -> str:
    return put(
        path(
            "M0 18 C-26 0 -22 -22 -9 -20 C-3 -19 0 -14 0 -10 C0 -14 3 -19 9 -20 C22 -22 26 0 0 18 Z",
            "#ff5d7d",
            "#8f1d3c",
            4,
        )
        + oval(-9, -10, 4, 3, "#ffffff", alpha=0.7),
        x,
        y,
        scale,
    )


def family() -> str:
    flowery = put(disc(99, 28, 8, "#ff8fb0", "#8f1d49", 3), 0, 0)
    return crest(
        "family",
        "#ffe0d6",
        "#d9707f",
        "#b84a66",
        "#551a30",
        put(head(BROWN, "happy"), 28, 34, 0.98, -4),
        put(head(ROSE, "happy") + flowery, 110, 38, 0.94, 4),
        put(baby(SAND), 76, 124, 0.82),
        heart(48, 196, 0.9),
        heart(210, 194, 1.05),
        heart(128, 36, 0.8),
    )


def warrior() -> str:
    helm = path(
        "M18 58 C14 22 38 4 64 4 C90 4 114 22 110 58 C102 50 92 46 74 46 L70 72 Q64 78 58 72 L54 46 C36 46 26 50 18 58 Z",
        "#b8c6cc",
        "#33474f",
        4,
    )
    helm += (
        path("M28 40 C32 22 44 14 56 12 C46 20 40 28 38 42 Z", "#ffffff", alpha=0.5)
        + line("M64 6 V44", "#6b8791", 5)
        + disc(28, 48, 3.5, LAMP, "#8a5a00", 2)
        + disc(100, 48, 3.5, LAMP, "#8a5a00", 2)
    )
    plume = path("M58 6 C44 -16 86 -22 100 -6 C90 -8 84 -2 78 6 Z", RED, RED_DARK, 4)
    shield = (
        path("M0 -40 L34 -30 V0 C34 22 18 36 0 44 C-18 36 -34 22 -34 0 V-30 Z", "#c8383f", "#5e1216", 5)
        + path("M0 -34 V38 C-16 30 -28 18 -28 0 V-26 Z", "#e8e2d0")
        + disc(0, 0, 10, LAMP, "#8a5a00", 4)
    )
    return crest(
        "warrior",
        "#ffd9a0",
        "#b0452c",
        "#56707a",
        "#1c2c32",
        swords(128, 136, 1.1),
        face(GREY, "fierce", plume + helm, 56),
        put(shield, 128, 214, 0.72),
    )


def sports() -> str:
    band = path("M20 50 C40 34 88 34 108 50 L110 62 C88 45 40 45 18 62 Z", "#ffffff", "#2b4a8c", 3.5) + line(
        "M23 54 C42 39 86 39 105 54", RED, 4
    )
    ball = (
        disc(0, 0, 34, "#ffffff", INK, 4.5)
        + path("M0 -13 L12 -4 L8 10 H-8 L-12 -4 Z", INK)
        + line("M0 -13 V-33 M12 -4 L31 -11 M8 10 L19 27 M-8 10 L-19 27 M-12 -4 L-31 -11", INK, 4)
    )
    ball += path(
        "M-26 -21 A33 33 0 0 1 -12 -31 L-6 -22 L-17 -13 Z M26 -21 A33 33 0 0 0 12 -31 L6 -22 L17 -13 Z M-9 32 L-13 22 H13 L9 32 Z",
        INK,
    )
    medal = (
        line("M-16 -40 L0 -4 L16 -40", "#2b4a8c", 12)
        + disc(0, 10, 21, LAMP, "#8a5a00", 4.5)
        + star(0, 11, 12, "#fff3b8", "#8a5a00", 2)
    )
    return crest(
        "sports",
        "#c8f0ff",
        "#3f86d6",
        "#f0f4f6",
        "#1f3f7a",
        face(FOX, "proud", band, 40),
        put(medal, 128, 212, 0.9),
        put(ball, 196, 196, 0.95),
        put(
            line("M-30 0 H30", INK, 9)
            + box(-38, -20, 12, 40, 4, "#d8494f", INK, 4)
            + box(26, -20, 12, 40, 4, "#d8494f", INK, 4),
            62,
            204,
            0.85,
            -20,
        ),
    )


def corrupt() -> str:
    hat = (
        path("M30 36 C30 8 44 2 56 8 Q64 12 72 8 C86 2 98 8 98 36 Z", "#4a4f5e", "#15171f", 4)
        + path("M30 28 Q64 36 98 28 V38 Q64 46 30 38 Z", "#1c1e28", "#15171f", 3)
        + path("M10 40 Q64 30 118 40 Q124 48 110 50 Q64 42 18 50 Q4 48 10 40 Z", "#4a4f5e", "#15171f", 4)
    )
    glasses = (
        path(
            "M28 54 H60 Q62 76 45 76 Q28 76 28 54 Z M68 54 H100 Q100 76 83 76 Q66 76 68 54 Z",
            "#15171f",
            "#15171f",
            4,
        )
        + line("M60 57 H68 M28 57 L18 54 M100 57 L110 54", "#15171f", 5)
        + line("M36 60 L46 60 M76 60 L86 60", "#ffffff", 3.5, 0.5)
    )
    gold = box(58, 100, 6, 11, 2, LAMP, LAMP_DARK, 1.5)
    suit = (
        path(
            "M40 214 C60 186 90 180 128 184 C166 180 196 186 216 214 C190 232 160 234 128 230 C96 234 66 232 40 214 Z",
            "#33384a",
            "#15171f",
            5,
        )
        + path("M104 184 L128 214 L152 184 Z", "#fff8e8", "#15171f", 3.5)
        + path("M120 194 H136 L132 204 L138 224 L128 230 L118 224 L124 204 Z", RED, RED_DARK, 3)
    )
    return crest(
        "corrupt",
        "#b9d6a8",
        "#2f5a3c",
        LAMP,
        "#4a3200",
        suit,
        face(COAL, "proud", glasses + gold + hat, 40, 54, 1.15),
        put(wedge("yellow"), 166, 160, 1.05),
        put(wedge("orange"), 26, 166, 0.95),
    )
