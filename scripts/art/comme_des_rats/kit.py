"""Small parts that many drawings of Comme des Rats share: keys, plasters, clovers, traps, masks and paws.

Every part is drawn around 0, 0 and set in its place with `put`.
"""

from __future__ import annotations

from math import cos, pi, sin

from ..cheese import wedge as cheese_wedge
from ..pen import LAMP, LAMP_DARK, box, disc, line, num, oval, path, put

EDGE = "#241a14"
"""The outline of all things."""

NIGHT, NIGHT_LIGHT = "#0b1a1f", "#2a3a40"
LEAF, LEAF_LIGHT, LEAF_DARK = "#46a855", "#86d67f", "#1b5e34"
SKIN, SKIN_LIGHT, SKIN_DARK = "#f0b98a", "#fbe3c8", "#a8653a"
IRON, IRON_LIGHT, IRON_DARK = "#4a555f", "#9fb0bd", "#262d33"
SPIRAL, SPIRAL_DARK = "#8a4fb3", "#4a1f70"
BONE = "#f6efe0"
BLOOD, BLOOD_DARK = "#c23a2c", "#7a1f16"


def wedge(scale: float = 1) -> str:
    """A piece of cheese, 60 wide at scale 1."""
    return put(put(cheese_wedge("yellow"), -32, -33), scale=scale)


def key(body: str, edge: str | None = None, width: float = 0) -> str:
    """A key that stands upright, 84 high: its ring above, its bit below to the right."""
    shape = "M-5.5 -6 H5.5 V12 H20 V22 H5.5 V27 H16 V38 Q16 42 12 42 H-1.5 Q-5.5 42 -5.5 38 Z"
    if edge:
        around = path(shape, edge, edge, width) + disc(0, -23, 19, edge, edge, width)
        return around + path(shape, body) + disc(0, -23, 14.5, None, body, 9) + disc(0, -23, 10, edge)
    return path(shape, body) + disc(0, -23, 14.5, None, body, 9)


def golden_key() -> str:
    made = key("#ffd23f", EDGE, 7)
    return made + line("M-11 -34 A15 15 0 0 1 2 -38 M-2.4 2 V36", "#fff3b8", 3)


def mask(cloth: str, holes: str, edge: str | None = None) -> str:
    """The mask of a burglar with its two ribbons, 100 wide."""
    ribbons = "M-40 -6 L-52 -16 L-48 -3 L-54 8 L-42 4 Z M40 -6 L52 -16 L48 -3 L54 8 L42 4 Z"
    shape = (
        "M-42 -10 C-30 -22 -12 -20 0 -12 C12 -20 30 -22 42 -10 C46 8 36 22 22 22 C12 22 6 12 0 12 "
        "C-6 12 -12 22 -22 22 C-36 22 -46 8 -42 -10 Z"
    )
    made = path(ribbons, cloth, edge or cloth, 5) + path(shape, cloth, edge or cloth, 5)
    made += path("M-33 2 C-29 -9 -13 -9 -9 4 C-15 12 -28 12 -33 2 Z", holes)
    return made + path("M33 2 C29 -9 13 -9 9 4 C15 12 28 12 33 2 Z", holes)


def slashes(colour: str, edge: str | None = None) -> str:
    """Three scratches of a claw, 84 wide and high: torn open above, a thin point below."""
    d = ""
    for x, y, long in ((-25, -2, 0.86), (0, 0, 1.05), (25, 2, 0.86)):
        top, low = y - 42 * long, y + 42 * long
        d += (
            f"M{num(x + 19 * long)} {num(top)} C{num(x + 15)} {num(y - 16)} {num(x + 7)} {num(y + 10)} "
            f"{num(x - 17 * long)} {num(low)} C{num(x - 9)} {num(y + 8)} {num(x - 9)} {num(y - 14)} {num(x + 19 * long)} {num(top)} Z"
        )
    return (path(d, edge, edge, 9) if edge else "") + path(d, colour, colour, 2.4)


def plaster() -> str:
    """A sticking plaster, 92 wide, lying level."""
    made = box(-45, -20, 90, 40, 20, SKIN, SKIN_DARK, 5) + box(-18, -17.5, 36, 35, 2, SKIN_LIGHT)
    made += line("M-18 -17 V17 M18 -17 V17", "#d69a6c", 3) + line(
        "M-34 -9 Q-30 -14 -24 -14", "#ffffff", 4, 0.6
    )
    made += path("M22 17.5 H27 Q43 16 43 0 Q40 12 22 12 Z", SKIN_DARK, alpha=0.28)
    for x in (-8, 8):
        for y in (-8, 8):
            made += disc(x, y, 4, "#c98a5c")
    return made


def plaster_sign(colour: str, ground: str) -> str:
    """The same in one colour, with a cross in its cushion."""
    made = box(-45, -20, 90, 40, 20, colour) + line("M-20 -20 V20 M20 -20 V20", ground, 4.5)
    return made + line("M0 -10 V10 M-10 0 H10", ground, 7)


_HEART = "M0 2 C-9 -8 -27 -20 -27 -36 C-27 -50 -8 -54 0 -39 C8 -54 27 -50 27 -36 C27 -20 9 -8 0 2 Z"


def leaf() -> str:
    """One leaf of a clover: a heart whose point is at 0, 0."""
    made = path(_HEART, LEAF, LEAF_DARK, 5)
    made += path("M-4 -11 C-13 -19 -22 -26 -22 -36 C-21 -44 -9 -46 -4 -34 Z", LEAF_LIGHT, alpha=0.75)
    return made + line("M0 -7 V-27", LEAF_DARK, 3, 0.6)


def clover() -> str:
    """Four leaves and a stem, about 104 wide and high; the middle of the leaves is at 0, 0."""
    stem = "M1 4 C3 30 10 50 24 62"
    made = line(stem, LEAF_DARK, 13) + line(stem, LEAF, 6)
    made += "".join(put(leaf(), turn=turn) for turn in (180, 90, 270, 0))
    return made


def clover_sign(colour: str) -> str:
    """The same in one colour; each leaf stands a little apart."""
    made = line("M1 2 C3 30 10 50 24 62", colour, 9)
    return made + "".join(put(put(path(_HEART, colour), 0, -3), turn=turn) for turn in (0, 90, 180, 270))


def trap() -> str:
    """A mousetrap that waits, from above: board, cheese on its plate, spring, and the bar that will snap."""
    made = box(-54, -74, 108, 158, 9, "#7a4a20", EDGE, 6) + box(-54, -80, 108, 156, 9, "#c98f52", EDGE, 6)
    grain = (
        "M-40 -70 V-48 M-28 -70 V-30 M30 -70 V-40 M42 -66 V-20 M-42 20 V60 M-30 44 V66 M40 26 V64 M30 50 V68"
    )
    made += line(grain, "#a06a34", 3.5) + line("M-47 66 V-66 Q-47 -73 -40 -73 H36", "#f0c48c", 3, 0.8)
    # the plate with the bait, and the rod that holds the bar down
    made += (
        box(-24, 26, 48, 38, 8, IRON_LIGHT, EDGE, 5)
        + line("M0 -78 L0 34", EDGE, 10)
        + line("M0 -76 L0 34", "#e8eef3", 4.5)
    )
    # the bar and its spring
    bar = "M-38 -2 V-52 Q-38 -61 -29 -61 H29 Q38 -61 38 -52 V-2"
    made += (
        line(bar, EDGE, 15)
        + line(bar, "#c2ced8", 8.5)
        + line("M-40 -8 V-50 M-30 -63 H20", "#ffffff", 3, 0.95)
    )
    made += line("M-41 -1 H41", EDGE, 25) + line("M-41 -1 H41", "#6b7782", 18)
    made += line("".join(f"M{x} -9 L{x + 5} 7 " for x in range(-42, 42, 10)), "#eef3f7", 5)
    return made + oval(2, 56, 30, 7, "#000000", alpha=0.25) + put(wedge(0.94), 0, 38)


def pad(r: float, fill: str) -> str:
    """The print of a cat's paw."""
    made = path(
        f"M{num(-r * 0.6)} {num(r * 0.55)} C{num(-r * 0.75)} {num(-r * 0.25)} {num(r * 0.75)} {num(-r * 0.25)} "
        f"{num(r * 0.6)} {num(r * 0.55)} C{num(r * 0.45)} {num(r * 0.95)} {num(-r * 0.45)} {num(r * 0.95)} {num(-r * 0.6)} {num(r * 0.55)} Z",
        fill,
    )
    for x, y, turn in ((-0.8, -0.12, -24), (-0.3, -0.62, -8), (0.3, -0.62, 8), (0.8, -0.12, 24)):
        made += put(oval(0, 0, r * 0.23, r * 0.32, fill), x * r, y * r, turn=turn)
    return made


def spiral(r: float, turns: float, colour: str, width: float) -> str:
    """It winds outward from 0, 0."""
    steps, d = round(turns * 8), "M0 0 "
    for at in range(1, steps + 1):
        d += "Q"
        for spot, bulge in ((at - 0.5, cos(pi / 8)), (at, 1.0)):
            angle, reach = spot * pi / 4, r * spot / steps / bulge
            d += f"{num(reach * cos(angle))} {num(reach * sin(angle))} "
    return line(d, colour, width)


def keyhole(scale: float = 1, plate: str = LAMP, hole: str = "#3b2f1e") -> str:
    """A round lock plate, 60 wide at scale 1."""
    made = disc(0, 0, 30, plate, LAMP_DARK, 5) + line("M-20 -8 A21 21 0 0 1 -6 -20", "#fff3b8", 5)
    made += disc(0, -7, 9, hole) + path("M-5 -5 L-9 17 H9 L5 -5 Z", hole)
    return put(made, scale=scale)
