"""Small parts that many drawings of Comme des Rats share: keys, plasters, clovers, traps, masks and paws.

Every part is drawn around 0, 0 and set in its place with `put`.
"""

from __future__ import annotations

from math import cos, pi, sin

from ..cheese import wedge as cheese_wedge
from ..pen import LAMP, LAMP_DARK, box, disc, line, num, oval, path, put, turned

EDGE = "#241a14"
"""The outline of all things."""

NIGHT, NIGHT_LIGHT = "#0b1a1f", "#2a3a40"
LEAF, LEAF_LIGHT, LEAF_DARK = "#46a855", "#86d67f", "#1b5e34"
SKIN, SKIN_LIGHT, SKIN_DARK = "#f0b98a", "#fbe3c8", "#a8653a"
IRON, IRON_LIGHT, IRON_DARK = "#4a555f", "#9fb0bd", "#262d33"
SPIRAL, SPIRAL_DARK = "#8a4fb3", "#4a1f70"
BLOOD, BLOOD_DARK = "#c23a2c", "#7a1f16"


def wedge(scale: float = 1) -> str:
    """A piece of cheese, 60 wide at scale 1."""
    return put(put(cheese_wedge("yellow"), -32, -33), scale=scale)


def key(body: str, edge: str | None = None, width: float = 0) -> str:
    """A key that stands upright, 84 high: its ring above, its bit below to the right."""
    shape = "M-5.5 -6 H5.5 V12 H20 V22 H5.5 V27 H16 V38 Q16 42 12 42 H-1.5 Q-5.5 42 -5.5 38 Z"
    ring = "M0 -42 A19 19 0 1 1 -0.1 -42 Z M0 -33 A10 10 0 1 0 0.1 -33 Z"
    around = ""
    if edge:
        around = path(shape, edge, edge, width) + disc(0, -23, 19, edge, edge, width)
        return around + path(shape, body) + disc(0, -23, 14.5, None, body, 9) + disc(0, -23, 10, edge)
    return path(ring.replace("Z M", "Z M"), None) + path(shape, body) + disc(0, -23, 14.5, None, body, 9)


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
    """Three scratches of a claw, 84 wide and high: pointed at both ends."""
    d = ""
    for x, y, long in ((-24, -3, 0.9), (0, 0, 1.08), (24, 3, 0.9)):
        top, low = y - 40 * long, y + 40 * long
        d += (
            f"M{num(x + 15 * long)} {num(top)} C{num(x + 11)} {num(y - 14)} {num(x + 4)} {num(y + 14)} "
            f"{num(x - 15 * long)} {num(low)} C{num(x - 12)} {num(y + 6)} {num(x - 6)} {num(y - 18)} {num(x + 15 * long)} {num(top)} Z"
        )
    return (path(d, edge, edge, 9) if edge else "") + path(d, colour, colour, 4)


def plaster() -> str:
    """A sticking plaster, 92 wide, lying level."""
    made = box(-45, -20, 90, 40, 20, SKIN, SKIN_DARK, 5) + box(-18, -17.5, 36, 35, 2, SKIN_LIGHT)
    made += line("M-18 -17 V17 M18 -17 V17", "#d69a6c", 3) + line("M-34 -9 Q-30 -14 -24 -14", "#ffffff", 4, 0.6)
    made += path("M22 17.5 H27 Q43 16 43 0 Q40 12 22 12 Z", SKIN_DARK, alpha=0.28)
    for x in (-8, 8):
        for y in (-8, 8):
            made += disc(x, y, 4, "#c98a5c")
    return made


def plaster_sign(colour: str, ground: str) -> str:
    """The same in one colour, with a cross in its cushion."""
    made = box(-45, -20, 90, 40, 20, colour) + line("M-20 -20 V20 M20 -20 V20", ground, 4.5)
    return made + line("M0 -10 V10 M-10 0 H10", ground, 7)


_HEART = "M0 0 C-22 -6 -34 -20 -31 -35 C-28 -48 -8 -50 0 -34 C8 -50 28 -48 31 -35 C34 -20 22 -6 0 0 Z"


def leaf() -> str:
    """One leaf of a clover: a heart whose point is at 0, 0."""
    made = path(_HEART, LEAF, LEAF_DARK, 5)
    made += path("M-3 -8 C-18 -13 -27 -22 -25 -33 C-23 -41 -10 -42 -3 -31 Z", LEAF_LIGHT, alpha=0.7)
    return made + line("M0 -6 V-24 M0 -14 L-8 -22 M0 -14 L8 -22", LEAF_DARK, 2.6, 0.55)


def clover() -> str:
    """Four leaves and a stem, about 110 wide and high; the middle of the leaves is at 0, 0."""
    stem = "M1 4 C3 28 9 44 22 56"
    made = line(stem, LEAF_DARK, 12) + line(stem, LEAF, 5)
    made += "".join(put(leaf(), turn=turn) for turn in (45, 135, 225, 315))
    return made + disc(0, 0, 5, LEAF_LIGHT, LEAF_DARK, 2)


def clover_sign(colour: str) -> str:
    """The same in one colour; each leaf stands a little apart."""
    made = line("M1 2 C3 26 9 44 22 56", colour, 9)
    return made + "".join(put(put(path(_HEART, colour), 0, -3), turn=turn) for turn in (45, 135, 225, 315))


def trap() -> str:
    """A mousetrap that waits, seen from the front and above: board, bait, spring, and the bar in the air."""
    board = "M-62 52 L-46 -10 H46 L62 52 V66 Q62 70 58 70 H-58 Q-62 70 -62 66 Z"
    made = path(board, "#b97f45", EDGE, 6) + path("M-62 52 H62 V66 Q62 70 58 70 H-58 Q-62 70 -62 66 Z", "#8a5a2c", EDGE, 5)
    made += line("M-40 4 H-8 M14 8 H42 M-46 22 H-28 M30 28 H52 M-50 40 H-30 M22 44 H54", "#8a5a2c", 3)
    # the bar, thrown back and ready to fall
    bar = "M-44 12 L-58 -58 Q-59 -66 -51 -66 H51 Q59 -66 58 -58 L44 12"
    made += line(bar, EDGE, 15) + line(bar, "#c8d3dd", 8) + line("M-46 -4 L-54 -54 M-48 -67 H30", "#ffffff", 3, 0.9)
    # the spring
    made += line("M-44 13 H44", EDGE, 17)
    coils = "".join(f"M{x} 6 L{x + 5} 20 " for x in range(-42, 40, 9))
    made += line("M-44 13 H44", "#6b7782", 11) + line(coils, "#dfe6ee", 4.5)
    return made + oval(0, 52, 26, 9, IRON, EDGE, 4) + put(wedge(0.72), 0, 34)


def spring_teeth(x: float, y: float, width: float, count: int, high: float) -> str:
    """A row of teeth whose foot is at y."""
    step = width / count
    d = f"M{num(x)} {num(y)} " + "".join(f"l{num(step / 2)} {num(-high)} l{num(step / 2)} {num(high)} " for _ in range(count))
    return d + "Z"


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
    steps = round(turns * 10)
    d = "M0 0 "
    for at in range(1, steps + 1):
        angle, reach = at / 10 * 2 * pi, r * at / steps
        d += f"L{num(reach * cos(angle))} {num(reach * sin(angle))} "
    return line(d, colour, width)


def keyhole(scale: float = 1, plate: str = LAMP, hole: str = "#3b2f1e") -> str:
    """A round lock plate, 60 wide at scale 1."""
    made = disc(0, 0, 30, plate, LAMP_DARK, 5) + line("M-20 -8 A21 21 0 0 1 -6 -20", "#fff3b8", 5)
    made += disc(0, -7, 9, hole) + path("M-5 -5 L-9 17 H9 L5 -5 Z", hole)
    return put(made, scale=scale)


def tilted(parts: str, degrees: float) -> str:
    return turned(parts, degrees, 0, 0)
