"""The cover of RatLand's box: a clan comes out of its pipe, below the city at night."""

from __future__ import annotations

from ..bodies import body
from ..boxes import H, W, foot
from ..cheese import wedge
from ..pen import (
    CORAL,
    LAMP,
    PERI,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    TEAL,
    Coat,
    box,
    disc,
    fade,
    glow,
    line,
    path,
    picture,
    put,
    sparkle,
)
from ..rats import head


def _figure(coat: Coat, mood: str, bearing: str) -> str:
    """A whole rat in the frame of its head, feet at 190."""
    return body(coat, bearing) + head(coat, mood)


def _night() -> str:
    sky = fade("night", [(0, "#101b40", 1), (1, "#2b3f7a", 1)], 0, 110) + box(0, 0, W, 112, 0, "url(#night)")
    stars = "".join(sparkle(x, y, r, "#fff8dc") for x, y, r in ((38, 24, 6), (150, 18, 4), (262, 34, 5)))
    moon = glow("halo", [(0, "#ffe98f", 0.8), (1, LAMP, 0)], 342, 46, 62) + disc(342, 46, 62, "url(#halo)")
    moon += disc(342, 46, 32, "#ffd95a") + disc(332, 36, 7, "#e0a100") + disc(352, 54, 9, "#e0a100")
    moon += disc(354, 33, 4, "#e0a100")
    walls, panes = "", ""
    for x, wide, high in (
        (-6, 52, 46), (40, 40, 70), (84, 58, 38), (138, 36, 60), (238, 44, 52), (286, 54, 34), (376, 52, 58)
    ):  # fmt: skip
        walls += f"M{x} 112V{112 - high}h{wide}V112Z"
        panes += "".join(f"M{x + 9 + at % 2 * 18} {122 - high + at // 2 * 17}h8v9h-8Z" for at in (0, 3))
    return sky + stars + moon + path(walls, "#1a2750") + path(panes, "#ffd977")


def _wall() -> str:
    made = box(0, 112, W, H - 112, 0, "#142e35")
    bricks = ""
    for row in range(7):
        for column in range(5):
            bricks += f"M{column * 96 - row % 2 * 48 + 3} {131 + row * 31}h90v25h-90Z"
    made += path(bricks, "#1f454d")
    return made + box(0, 106, W, 22, 0, "#3f4a52") + box(0, 106, W, 5, 0, "#77868c")


def _pipe(x: float, y: float, r: float) -> str:
    bore = glow("bore", [(0, "#050b0d", 1), (0.8, "#0b181c", 1), (1, "#1c3138", 1)], x, y, r * 0.76)
    bolts = "".join(
        put(disc(0, -r * 0.87, 5, STEEL_LIGHT, STEEL_DARK, 2.5), x, y, turn=a) for a in range(-70, 80, 35)
    )
    rim = disc(x, y, r, STEEL, STEEL_DARK, 5)
    shine = line(
        f"M{x - r * 0.9:.0f} {y - r * 0.2:.0f} A{r * 0.92:.0f} {r * 0.92:.0f} 0 0 1 {x} {y - r * 0.92:.0f}",
        STEEL_LIGHT,
        4,
    )
    return bore + rim + shine + bolts + disc(x, y, r * 0.74, "url(#bore)", "#22343b", 5)


def cover() -> str:
    light = glow("lamp", [(0, "#ffe9a0", 0.5), (0.5, LAMP, 0.18), (1, LAMP, 0)], 210, 200, 200)
    rats = (
        put(_figure(TEAL, "proud", "hips"), 16, 124, 0.86, -4)
        + put(_figure(PERI, "hungry", "belly"), 404, 122, 0.86, 4, flip=True)
        + put(_figure(CORAL, "happy", "cheer"), 134, 88, 1.18)
    )
    cheese = (
        put(wedge("orange"), 66, 236, 0.95, -6)
        + put(wedge("yellow"), 292, 234, 1.05, 5)
        + put(wedge("yellow"), 118, 250, 0.8)
        + put(wedge("blue"), 254, 256, 0.72, -4)
    )
    scene = _night() + _wall() + light + box(0, 0, W, H, 0, "url(#lamp)") + _pipe(210, 196, 112)
    return scene + rats + cheese + foot("foot")


def pictures() -> dict[str, str]:
    return {"box": picture(W, H, cover())}
