"""Final events, first half: drunk, alarm, just in time, holy rat, Dr. Cheese."""

from __future__ import annotations

from ..badges import worn
from ..cheese import piece, wedge
from ..pen import (
    CORAL,
    INK,
    LAMP,
    LAMP_DARK,
    PERI,
    PLUM,
    RED,
    SAGE,
    SAND,
    SNOW,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
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
    turned,
)
from .clans_of_wit import flask
from .rooms import cradle, tomb
from .staging import bricks, burst, cards, dust, running, scene, standing


def mug(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    made = (
        path("M16 -16 C34 -18 34 14 16 12", None, WOOD_DARK, 7)
        + box(-18, -24, 36, 44, 5, "#e0a05a", WOOD_DARK, 4)
        + line("M-8 -20 V16 M4 -20 V16", "#a8683a", 4)
    )
    return put(
        made
        + path(
            "M-22 -22 C-24 -36 -10 -36 -8 -32 C-4 -42 10 -40 10 -32 C18 -36 26 -30 22 -20 Q14 -12 8 -20 Q0 -12 -8 -20 Q-16 -12 -22 -22 Z",
            "#fffbef",
            "#c9b48a",
            3,
        ),
        x,
        y,
        scale,
        turn,
    )


def drunk() -> str:
    bubbles = "".join(
        disc(x, y, r, "#fff3c4", "#c98a00", 2.5)
        for x, y, r in ((196, 70, 8), (212, 48, 6), (202, 28, 4), (318, 96, 7), (334, 72, 5))
    )
    barrel = (
        path("M-46 -60 H46 Q60 -10 46 40 H-46 Q-60 -10 -46 -60 Z", WOOD_LIGHT, WOOD_DARK, 5)
        + line("M-52 -36 H52 M-52 18 H52", STEEL, 9)
        + line("M-20 -58 Q-26 -10 -20 38 M20 -58 Q26 -10 20 38", WOOD_DARK, 3, 0.6)
        + disc(0, -8, 9, WOOD_DARK)
        + box(-5, -8, 10, 22, 3, STEEL_LIGHT, STEEL_DARK, 3)
    )
    notes = line("M402 70 q-14 10 0 20 q14 10 0 20 M430 60 q-14 10 0 20 q14 10 0 20", "#fff3c4", 5, 0.8)
    tipsy = turned(standing(PLUM, 156, 0.9, "happy", "up", "out"), -9, 156, 250)
    return scene(
        "#d98a4a",
        "#7a3f22",
        "#4d2a16",
        bricks(0.1),
        put(barrel, 400, 224),
        notes,
        tipsy,
        mug(226, 152, 18),
        turned(standing(SAGE, 292, 0.82, "poisoned", "out", "up"), 12, 292, 250),
        mug(234, 196, -26, 0.9),
        bubbles,
    )


def bell(x: float, y: float, scale: float, turn: float) -> str:
    made = (
        disc(0, 34, 11, LAMP_DARK, "#5e3a00", 4)
        + path("M-44 30 C-30 18 -32 -38 0 -40 C32 -38 30 18 44 30 Z", LAMP, "#8a5a00", 5)
        + path("M-20 18 C-14 -4 -16 -26 -4 -32 C-8 -16 -4 8 -6 20 Z", "#fff6cf", alpha=0.8)
        + disc(0, -44, 8, LAMP, "#8a5a00", 4)
    )
    return put(made + line("M-42 24 H42", "#8a5a00", 4), x, y, scale, turn)


def sound_the_alarm() -> str:
    rays = burst(240, 78, 320, 14, "#ffd0a8", 0.22)
    waves = line(
        "M158 54 Q146 78 158 104 M138 44 Q120 78 138 114 M322 54 Q334 78 322 104 M342 44 Q360 78 342 114",
        "#fff3d6",
        6,
    )
    rope = line("M240 116 C250 140 230 160 226 176", "#e3c08a", 6)
    hidden = put(wedge("yellow"), 336, 152, 0.86) + cradle(370, 244, 0.86)
    return scene(
        "#d8494f",
        "#6b1426",
        "#3d0f1c",
        rays,
        bricks(0.09),
        line("M240 0 V30", WOOD_DARK, 8),
        bell(240, 72, 1.05, 10),
        waves,
        rope,
        hidden,
        standing(CORAL, 192, 0.8, "lost", "out", "up"),
        running(PERI, 52, 186, 0.98, "run1", put(wedge("yellow"), 46, -22, 0.5)),
        dust(54, 250, 0.8),
    )


def clock(x: float, y: float, r: float) -> str:
    ticks = "".join(
        put(line(f"M0 {-r * 0.8:.0f} V{-r * 0.68:.0f}", INK, 5), x, y, turn=a) for a in range(0, 360, 30)
    )
    made = (
        disc(x, y, r, WOOD, WOOD_DARK, 6)
        + disc(x, y, r * 0.87, "#fff8e8", WOOD_DARK, 4)
        + path(
            f"M{x} {y} L{x - r * 0.4:.0f} {y - r * 0.7:.0f} A{r * 0.8:.0f} {r * 0.8:.0f} 0 0 1 {x} {y - r * 0.8:.0f} Z",
            "#ff8a7a",
        )
    )
    return (
        made
        + ticks
        + line(f"M{x} {y} L{x - r * 0.3:.0f} {y - r * 0.52:.0f}", INK, 8)
        + line(f"M{x} {y} L{x - r * 0.06:.0f} {y - r * 0.68:.0f}", RED, 5)
        + disc(x, y, 7, INK)
    )


def just_in_time() -> str:
    door = (
        path("M356 250 V112 A50 50 0 0 1 456 112 V250 Z", "#ffd98a", WOOD_DARK, 7)
        + path("M456 250 V112 A50 50 0 0 0 440 76 L472 96 V262 Z", WOOD_LIGHT, WOOD_DARK, 5)
        + disc(464, 180, 5, LAMP, WOOD_DARK, 2.5)
    )
    plaster = put(
        box(-13, -5, 26, 10, 5, "#f2c9a0", "#a8683a", 2) + box(-5, -5, 10, 10, 1, "#ffe3c4"), 36, 36, turn=-24
    )
    lines = line("M20 150 H70 M10 186 H54 M20 222 H60 M150 130 H190", "#ffffff", 6, 0.6)
    leaf = put(
        path("M0 0 C-12 -8 -10 -20 0 -26 C10 -20 12 -8 0 0 Z", "#8fcf7a", "#2f5a28", 3), 52, 12, turn=20
    )
    return scene(
        "#8ac4e8",
        "#3f78b0",
        "#3f5a7a",
        bricks(0.12),
        clock(198, 84, 64),
        door,
        lines,
        dust(88, 256),
        dust(210, 262, 0.8),
        running(SAGE, 74, 158, 1.45, "run1", plaster),
        running(CORAL, 218, 166, 1.42, "run2", leaf),
        running(PERI, 372, 190, 0.9, ""),
    )


def holy_rat() -> str:
    wing = path(
        "M0 0 C-20 -46 -74 -58 -96 -40 C-86 -32 -80 -28 -74 -26 C-90 -22 -94 -14 -92 -6 C-82 -4 -74 -4 -66 -6 C-78 2 -80 10 -74 18 C-50 22 -20 18 0 0 Z",
        "#ffffff",
        "#8aa3c0",
        4.5,
    )
    halo = oval(64, 2, 30, 9, None, "#b97f00", 9) + oval(64, 2, 30, 9, None, "#ffe98f", 5)
    rays = burst(240, 120, 320, 16, "#ffffff", 0.28)
    cloud = path(
        "M110 300 C96 262 150 244 176 258 C190 226 250 226 268 250 C296 230 344 244 340 274 C372 276 376 300 366 304 Z",
        "#ffffff",
        "#b9cfe6",
        4,
    )
    tombs = tomb(66, 262, 0.95, -5) + tomb(414, 264, 0.9, 6)
    grass = line("M24 268 q4 -12 8 0 q4 -12 8 0 M448 272 q4 -12 8 0 q4 -12 8 0", "#8fcf7a", 4)
    angel = (
        put(wing, 214, 160)
        + put(wing, 266, 160, flip=True)
        + put(standing(SNOW, 64, 1, "happy", "front", "front", halo), 240 - 52, 20, 0.82)
    )
    return scene(
        "#ffe9b0",
        "#8fb8e0",
        "#5f8a5a",
        rays,
        tombs,
        grass,
        cloud,
        angel,
        sparkle(120, 60, 13),
        sparkle(366, 74, 16),
        sparkle(90, 132, 9),
        sparkle(396, 150, 10),
    )


def dr_cheese() -> str:
    board = (
        box(258, 26, 198, 108, 8, "#2f5a4c", WOOD, 7)
        + put(piece("white"), 266, 52, 0.62)
        + put(piece("white"), 322, 52, 0.62)
        + line("M313 66 v12 M307 72 h12 M368 76 H392 M384 68 L393 76 L384 84", "#f6efe0", 5)
        + put(piece("yellow"), 404, 52, 0.66)
        + line("M274 116 q8 -8 16 0 t16 0 t16 0 M350 114 H430", "#f6efe0", 3, 0.6)
    )
    table = box(236, 208, 222, 13, 5, WOOD_LIGHT, WOOD_DARK, 4) + line(
        "M258 221 V262 M436 221 V262", WOOD_DARK, 10
    )
    puffs = disc(418, 138, 7, "#b9f5c9", "#1e6b43", 3) + disc(430, 152, 5, "#b9f5c9", "#1e6b43", 3)
    hair = path(
        "M40 34 C30 20 36 8 46 14 C48 2 62 2 64 12 C70 0 84 4 82 14 C94 8 100 22 90 34 Q64 24 40 34 Z",
        "#f4f4f4",
        "#8a8f99",
        3.5,
    )
    return scene(
        "#c9e8d8",
        "#6aa890",
        "#4f6b70",
        bricks(0.16),
        board,
        table,
        standing(SAND, 140, 0.96, "", "hip", "out", hair + worn("glasses"), "#f4f6f7"),
        flask(286, 172, 0.98, "#f2c94c", "#33474f"),
        flask(404, 172, 0.98, "#5fd08a", "#1e4a3a"),
        put(wedge("yellow"), 322, 154, 0.9),
        puffs,
        sparkle(350, 148, 12, "#fff6cf"),
    )


def pictures() -> dict[str, str]:
    return cards(
        drunk=drunk,
        sound_the_alarm=sound_the_alarm,
        just_in_time=just_in_time,
        holy_rat=holy_rat,
        dr_cheese=dr_cheese,
    )
