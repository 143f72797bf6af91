"""The cover of Rattus' box: the plague doctor over a map of Europe, rats at his feet, the castle behind."""

from __future__ import annotations

from ..boxes import H, W, foot
from ..pen import CORAL, SAND, TEAL, Coat, box, disc, fade, glow, line, oval, path, picture, put
from ..rats import token
from .pieces import back, castle, plague

LAND, LAND_DARK, COAST = "#f3e4bd", "#e0bf84", "#5a4023"


def _sea() -> str:
    made = fade("sea", [(0, "#3b8593", 1), (1, "#1c4a58", 1)], 0, 300) + box(0, 0, W, H, 0, "url(#sea)")
    waves = ""
    for x, y in ((18, 40), (60, 120), (12, 190), (350, 30), (380, 96), (330, 214), (120, 26)):
        waves += f"M{x} {y} q6 -6 12 0 q6 6 12 0 q6 -6 12 0"
    return made + line(waves, "#6fb6be", 2.5, 0.7)


def _land() -> str:
    """A rough coast from the west to the Black Sea."""
    coast = (
        "M70 214 C58 190 66 172 96 170 C120 168 126 158 112 146 C96 138 92 122 118 118 C146 118 150 100 172 96"
        " C186 92 190 66 206 70 C220 76 214 98 240 94 C270 86 276 108 306 92 C332 80 352 60 430 70 V250"
        " C396 246 384 220 362 226 C338 236 346 262 318 258 C296 250 302 226 278 218 C252 210 246 222 262 240"
        " C276 258 262 276 244 262 C226 242 222 222 196 214 C170 206 162 226 138 238 C112 252 82 244 70 214 Z"
    )
    shore = "".join(line(coast, tone, wide, 0.8) for wide, tone in ((26, "#4393a0"), (14, "#79c2c4")))
    borders = (
        "M172 96 C182 130 176 176 196 214 M306 92 C300 130 312 170 278 218 M196 160 C230 150 268 160 300 150"
    )
    north = "M196 0 C176 18 182 44 206 50 C232 52 246 30 250 0 Z M96 52 C110 44 130 60 128 84 C118 100 92 96 92 80 Z"
    return (
        shore
        + path(coast, LAND, COAST, 4)
        + path(north, LAND, COAST, 4)
        + line(borders, "#a07a45", 3)
        + path("M322 150 L336 122 L350 150 Z M344 152 L358 126 L372 152 Z", LAND_DARK, COAST, 2.5)
    )


def _cube(coat: Coat) -> str:
    return (
        path("M4 16 L16 4 H52 V48 L40 60 H4 Z", coat.fur)
        + path("M4 16 L16 4 H52 L40 16 Z", "#ffffff", alpha=0.42)
        + path("M40 16 L52 4 V48 L40 60 Z", "#000000", alpha=0.3)
        + path("M4 16 L16 4 H52 V48 L40 60 H4 Z", None, coat.dark, 3.5)
    )


def cover() -> str:
    light = glow("lantern", [(0, "#ffe9a0", 0.75), (0.5, "#ffd23f", 0.22), (1, "#ffd23f", 0)], 262, 170, 120)
    cubes = "".join(
        put(_cube(coat), x, y, 0.5)
        for coat, x, y in (
            (TEAL, 92, 180), (TEAL, 118, 190), (CORAL, 132, 128), (SAND, 318, 176), (SAND, 344, 184),
            (CORAL, 366, 168),
        )
    )  # fmt: skip
    tokens = put(back(), 30, 232, 0.5) + put(back(), 340, 226, 0.56)
    runners = put(token(Coat("#6d5a74", "#221526", "#cfc3d2"), "run1"), 96, 236, 0.62)
    runners += put(token(Coat("#8a7690", "#221526", "#ded3e0"), "run2"), 268, 244, 0.62)
    return (
        _sea() + _land() + put(castle(), 16, 10, 0.62) + cubes + light + disc(262, 170, 120, "url(#lantern)")
        + oval(206, 262, 70, 10, "#000000", alpha=0.3) + put(plague(), 124, 22, 2.9) + tokens + runners
        + foot("foot")
    )  # fmt: skip


def pictures() -> dict[str, str]:
    return {"box": picture(W, H, cover())}
