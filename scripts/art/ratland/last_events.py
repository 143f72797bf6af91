"""Final events, second half: Rattibal, tacticians, locked and loaded, and the end of the game."""

from __future__ import annotations

from ..badges import worn
from ..cheese import wedge
from ..manholes import hole, lid
from ..pen import (
    BROWN,
    COAL,
    CORAL,
    GREY,
    INK,
    LAMP,
    RED,
    ROSE,
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
from ..rats import baby, head
from .staging import bricks, burst, cards, confetti, scene, standing


def rattibal_lector() -> str:
    mask = (
        path(
            "M30 86 C36 74 92 74 98 86 C98 112 84 126 64 126 C44 126 30 112 30 86 Z", "#b0763c", "#4a2a0c", 4
        )
        + "".join(line(f"M{x} 94 V112", "#4a2a0c", 5) for x in (46, 55, 64, 73, 82))
        + line("M32 84 L14 66 M96 84 L114 66", "#4a2a0c", 5)
        + oval(64, 82, 11, 6, "#e8717f", "#4a2a0c", 3)
    )
    bars = "".join(
        line(f"M{x} 0 V250", "#1c2228", 13) + line(f"M{x - 2} 0 V250", "#6b7d86", 6)
        for x in (36, 96, 300, 366)
    )
    rail = line("M0 42 H480 M0 222 H90 M310 222 H480", "#1c2228", 14) + line(
        "M0 40 H480 M0 220 H86 M314 220 H480", "#6b7d86", 7
    )
    plate = (
        oval(398, 262, 56, 15, "#f4f6f7", "#8aa3aa", 4)
        + oval(398, 260, 38, 9, "#dfe6ea")
        + put(wedge("yellow"), 370, 212, 0.9)
    )
    fork = line("M320 200 V276 M310 184 V204 Q320 214 330 204 V184 M320 184 V206", STEEL_DARK, 9) + line(
        "M320 204 V276 M310 184 V204 Q320 212 330 204 V184 M320 184 V206", "#dfe8ea", 5
    )
    return scene(
        "#5f6b8a",
        "#262c42",
        "#1e2230",
        bricks(0.07),
        standing(COAL, 200, 1.02, "proud", "hip", "front", mask, "#d9783a"),
        bars,
        rail,
        plate,
        fork,
    )


def tacticians() -> str:
    def flag(x: float, y: float, c: str) -> str:
        return put(line("M0 0 V-40", INK, 5) + path("M2 -40 L26 -32 L2 -22 Z", c, INK, 3), x, y)

    table = path("M56 190 H424 L462 286 H18 Z", WOOD_LIGHT, WOOD_DARK, 6) + path(
        "M92 200 L386 200 L412 270 L66 270 Z", "#f2e3c0", "#8a6414", 4
    )
    land = (
        path("M112 252 C130 226 160 226 176 252 Z", "#8f8566")
        + path("M216 254 V222 H234 V212 H254 V228 H270 V254 Z", "#6b74a8")
        + path("M312 254 C330 234 362 234 384 254 Z", "#8fbf6a")
        + line("M150 246 C190 216 200 250 226 240 M262 240 C300 216 320 250 340 242", RED, 4)
    )
    lamp = (
        line("M240 0 V26", INK, 5)
        + path("M196 52 C200 22 280 22 284 52 Z", "#3f8a5a", "#14351f", 4)
        + path("M200 54 L120 190 H360 L280 54 Z", "#fff3b8", alpha=0.22)
        + oval(240, 54, 26, 8, "#fff8d8")
    )
    rats = (
        put(head(TEAL, "proud") + worn("eyepatch"), 62, 70, 0.94)
        + put(head(BROWN) + worn("beret"), 180, 66, 0.96)
        + put(head(ROSE) + worn("glasses"), 298, 70, 0.94)
    )
    pointer = line("M316 176 L346 224", WOOD_DARK, 8) + disc(314, 174, 10, "#f4a9ad", ROSE.dark, 4)
    return scene(
        "#4f6a7a",
        "#233642",
        "#1a2830",
        bricks(0.07),
        lamp,
        rats,
        table,
        land,
        flag(144, 232, RED),
        flag(244, 218, LAMP),
        flag(348, 238, "#4ea8de"),
        pointer,
    )


def padlock(x: float, y: float, scale: float) -> str:
    made = path("M-20 -10 V-30 A20 20 0 0 1 20 -30 V-10", None, STEEL_DARK, 16) + path(
        "M-20 -10 V-30 A20 20 0 0 1 20 -30 V-10", None, STEEL_LIGHT, 8
    )
    return put(
        made
        + box(-34, -14, 68, 54, 10, LAMP, "#8a5a00", 5)
        + box(-28, -8, 12, 42, 5, "#ffffff", alpha=0.35)
        + disc(0, 8, 8, "#5e3a00")
        + path("M-4 10 H4 L7 28 H-7 Z", "#5e3a00"),
        x,
        y,
        scale,
    )


def locked_and_loaded() -> str:
    door = (
        box(142, 30, 196, 218, 14, WOOD, WOOD_DARK, 7)
        + line("M182 34 V246 M220 34 V246 M260 34 V246 M298 34 V246", WOOD_DARK, 4)
        + box(134, 68, 212, 22, 5, STEEL, STEEL_DARK, 4)
        + box(134, 198, 212, 22, 5, STEEL, STEEL_DARK, 4)
        + "".join(disc(x, y, 5, STEEL_LIGHT, STEEL_DARK, 2.5) for x in (152, 328) for y in (79, 209))
    )
    planks = put(box(-130, -13, 260, 26, 5, WOOD_LIGHT, WOOD_DARK, 4), 240, 146, turn=-16) + put(
        box(-130, -13, 260, 26, 5, WOOD_LIGHT, WOOD_DARK, 4), 240, 146, turn=16
    )
    pan = (
        path("M30 40 C28 8 46 0 64 0 C82 0 100 8 98 40 Q64 28 30 40 Z", STEEL_LIGHT, STEEL_DARK, 4)
        + path("M22 44 Q64 28 106 44 Q108 52 98 50 Q64 38 30 50 Q20 52 22 44 Z", STEEL, STEEL_DARK, 4)
        + line("M104 42 L124 34", STEEL_DARK, 7)
    )
    spoon = (
        line("M26 168 L8 88", WOOD_DARK, 11)
        + line("M26 168 L8 88", WOOD_LIGHT, 6)
        + oval(6, 76, 13, 17, WOOD_LIGHT, WOOD_DARK, 4)
    )
    return scene(
        "#8a7a9a",
        "#463a58",
        "#352b40",
        bricks(0.09),
        door,
        planks,
        padlock(240, 148, 0.92),
        standing(GREY, 92, 0.9, "fierce", "down", "hip", pan + spoon),
        standing(CORAL, 388, 0.9, "proud", "front", "front", pan),
        put(baby(SAND), 352, 168, 0.56),
    )


def end_of_game() -> str:
    rays = path("M170 214 L60 0 H420 L310 214 Z", "#fff3b8", alpha=0.4) + path(
        "M196 214 L150 0 H330 L284 214 Z", "#fffbe0", alpha=0.4
    )
    mouth = f'<g transform="translate(240,228) scale(1,0.36)">{put(hole(0, 0, 126, climbed=False), 0, 0)}</g>'
    lid_aside = f'<g transform="translate(420,268) scale(1,0.36)">{lid(0, 0, 74, studs=0)}</g>'
    heads = (
        put(head(CORAL, "proud") + worn("crown"), 182, 88, 0.9)
        + put(head(TEAL, "happy"), 124, 148, 0.72, -10)
        + put(head(SAND, "happy"), 266, 138, 0.72, 10)
    )
    front = path("M126 236 A114 41 0 0 0 354 236 L366 236 A126 46 0 0 1 114 236 Z", STEEL, STEEL_DARK, 4)
    cup = (
        path("M-26 -36 H26 V-14 C26 10 -26 10 -26 -14 Z", LAMP, "#8a5a00", 4.5)
        + path("M-26 -30 H-42 C-42 -10 -34 -6 -24 -6 M26 -30 H42 C42 -10 34 -6 24 -6", None, "#8a5a00", 6)
        + line("M0 4 V22", "#8a5a00", 9)
        + box(-22, 20, 44, 14, 4, LAMP, "#8a5a00", 4)
        + star(0, -18, 10, "#fff6cf")
    )
    return scene(
        "#f2a65a",
        "#8a3f6a",
        "#4a4a55",
        burst(240, 200, 340, 20, "#ffe9b0", 0.18),
        confetti(14),
        rays,
        lid_aside,
        mouth,
        heads,
        front,
        put(cup, 62, 232, 1.05),
        sparkle(96, 180, 10, "#fff6cf"),
    )


def pictures() -> dict[str, str]:
    return cards(
        rattibal_lector=rattibal_lector,
        tacticians=tacticians,
        locked_and_loaded=locked_and_loaded,
        end_of_game=end_of_game,
    )
