"""The cellar behind the doors, and what flashes over it: a snap, scratches, a spiral, a leaf."""

from __future__ import annotations

from math import cos, pi, sin

from ..pen import LAMP, box, disc, fade, glow, line, num, oval, path, picture, put
from .kit import BLOOD, BLOOD_DARK, EDGE, SPIRAL, SPIRAL_DARK, clover, leaf, slashes, spiral, wedge

W, H, FLOOR = 1116, 560, 330
"""The floor begins there; doors stand on it."""


def _stones() -> str:
    light, dark = "", ""
    for row, y in enumerate(range(10, FLOOR - 30, 62)):
        for column in range(8):
            x = column * 150 - (row % 2) * 74 + 6
            left, right = max(x, 0), min(x + 138, W)
            if right - left > 30:
                target = f"M{left + 8} {y} H{right - 8} Q{right} {y} {right} {y + 8} V{y + 44} Q{right} {y + 52} {right - 8} {y + 52} H{left + 8} Q{left} {y + 52} {left} {y + 44} V{y + 8} Q{left} {y} {left + 8} {y} Z "
                if (row * 3 + column * 5) % 7 < 2:
                    light += target
                else:
                    dark += target
    return path(dark, "#2b4750", alpha=0.5) + path(light, "#3d5f68", alpha=0.5)


def _flags() -> str:
    """Boards of the floor, running to the back."""
    d = f"M0 {FLOOR + 62} H{W} M0 {FLOOR + 140} H{W} "
    for at in range(-6, 7):
        d += f"M{num(W / 2 + at * 88)} {FLOOR + 2} L{num(W / 2 + at * 170)} {H} "
    return line(d, "#0b1a1f", 4, 0.55)


def _barrel() -> str:
    """90 wide, 120 high; stands on y 0."""
    shape = "M-36 -118 H36 C52 -84 52 -34 36 0 H-36 C-52 -34 -52 -84 -36 -118 Z"
    made = oval(4, 2, 54, 10, "#000000", alpha=0.35) + path(shape, "#7d4f2a", "#1c0f06", 5)
    made += line("M-16 -116 C-22 -80 -22 -38 -16 -2 M16 -116 C22 -80 22 -38 16 -2", "#4a2b13", 4)
    made += path("M-34 -112 C-48 -82 -48 -36 -34 -4 H-26 C-36 -40 -36 -78 -26 -112 Z", "#c08a56", alpha=0.5)
    made += path(
        "M-45 -92 Q0 -84 45 -92 L47 -78 Q0 -70 -47 -78 Z M-47 -42 Q0 -34 47 -42 L45 -28 Q0 -20 -45 -28 Z",
        "#4a555f",
        "#1c0f06",
        3.5,
    )
    return made + oval(0, -118, 36, 8, "#a36c3c", "#1c0f06", 4.5)


def _crate() -> str:
    """A box with cheese, 110 wide; stands on y 0."""
    made = (
        oval(4, 2, 66, 10, "#000000", alpha=0.35)
        + put(wedge(0.92), -24, -78, turn=-8)
        + put(wedge(0.92), 26, -80, turn=6)
    )
    made += box(-58, -62, 116, 62, 5, "#8a5a33", "#1c0f06", 5) + line(
        "M-54 -42 H54 M-54 -21 H54", "#573618", 4
    )
    return (
        made
        + line("M-46 -56 V-6 M46 -56 V-6", "#b37c4a", 11)
        + line("M-46 -52 h.1 M-46 -10 h.1 M46 -52 h.1 M46 -10 h.1", "#2a170a", 5)
    )


def _web() -> str:
    """In the upper right corner."""
    ways = "M1116 0 L1000 8 M1116 0 L1020 60 M1116 0 L1062 100 M1116 0 L1110 118"
    threads = "M1066 4 Q1068 20 1072 28 Q1080 42 1089 50 Q1100 58 1113 60 M1024 7 Q1030 32 1036 50 Q1050 70 1072 82 Q1090 94 1111 96"
    return line(ways + threads, "#cfe0e2", 2, 0.35)


def cellar() -> str:
    """A vault at night, lit from above; the middle is left for doors."""
    made = (
        fade("wall", [(0, "#10262d", 1), (1, "#24444d", 1)], 0, FLOOR)
        + box(0, 0, W, FLOOR, 0, "url(#wall)")
        + _stones()
    )
    made += (
        fade("floor", [(0, "#1c363d", 1), (1, "#0c1d23", 1)], FLOOR, H)
        + box(0, FLOOR, W, H - FLOOR, 0, "url(#floor)")
        + _flags()
    )
    made += box(0, FLOOR - 8, W, 12, 0, "#0b1a1f", alpha=0.6)
    light = [(0, "#ffd98a", 0.3), (0.5, "#ffd98a", 0.08), (1, "#ffd98a", 0)]
    made += glow("lamp", light, W / 2, 150, 520) + box(0, 0, W, H, 0, "url(#lamp)")
    made += put(_barrel(), 44, FLOOR + 34, 0.9) + put(_crate(), W - 66, FLOOR + 36, 0.86) + _web()
    stops = [(0, "#040c10", 0), (0.62, "#040c10", 0.1), (1, "#040c10", 0.72)]
    return made + glow("night", stops, W / 2, 230, 700) + box(0, 0, W, H, 0, "url(#night)")


def light() -> str:
    """Lamplight on the floor before a door that opens."""
    made = fade("spill", [(0, "#ffe98f", 0.85), (1, "#ffb84d", 0)], 0, 120)
    return made + path("M70 0 H170 L236 120 H4 Z", "url(#spill)")


def snap() -> str:
    """A trap has sprung: a burst with jagged rays."""
    points = []
    for step in range(28):
        reach = (112, 74, 96, 70)[step % 4]
        angle = step * 2 * pi / 28 - 0.1
        points.append(f"{num(120 + reach * cos(angle))} {num(120 + reach * sin(angle))}")
    burst = "M" + " L".join(points) + " Z"
    made = path(burst, BLOOD, BLOOD_DARK, 6)
    made += f'<g transform="translate(120,120) scale(0.72) translate(-120,-120)">{path(burst, LAMP, "#fff3b8", 5)}</g>'
    return made + disc(120, 120, 34, "#fffbe6")


def scratch() -> str:
    """The Cat has struck."""
    return put(slashes("#ff8a7a", "#5c120b"), 120, 120, 2.3)


def hypnosis() -> str:
    return (
        put(spiral(104, 4.2, SPIRAL_DARK, 21), 120, 120)
        + put(spiral(104, 4.2, "#d9a8ff", 12), 120, 120)
        + disc(120, 120, 7, SPIRAL)
    )


def falling_leaf() -> str:
    return put(leaf(), 32, 57, 1.0)


def luck() -> str:
    """A clover alone, for where no card fits."""
    return put(clover(), 56, 58, 0.96, -8)


def eyes() -> str:
    """Somebody behind a door: two eyes in the dark."""
    return "".join(
        disc(x, 32, 25, "#fff6df", EDGE, 5) + disc(x + 4, 35, 12, EDGE) + disc(x, 29, 4.5, "#ffffff")
        for x in (36, 92)
    )


def pictures() -> dict[str, str]:
    return {
        "table/cellar": picture(W, H, cellar()),
        "table/light": picture(240, 120, light()),
        "table/eyes": picture(128, 64, eyes()),
        "flash/snap": picture(240, 240, snap()),
        "flash/scratch": picture(240, 240, scratch()),
        "flash/hypnosis": picture(240, 240, hypnosis()),
        "flash/leaf": picture(64, 64, falling_leaf()),
        "flash/clover": picture(120, 128, luck()),
    }
