"""What a rat of this game wears: masks, plasters and the marks of the five roles. Laid over a head, in its box of 128 by 140."""

from __future__ import annotations

from math import cos, pi, sin

from ..pen import EYE, PAPER, box, disc, line, num, oval, path, picture, put, turned
from ..rats import HEAD_H, HEAD_W
from .kit import EDGE, SPIRAL, plaster, spiral


def thief() -> str:
    """A burglar's mask around the eyes, which stay free."""
    made = path(
        "M14 52 L2 42 L8 57 L0 70 L15 68 Z M114 52 L126 42 L120 57 L128 70 L113 68 Z", "#23262f", EDGE, 3
    )
    band = "M13 50 C28 38 48 38 64 47 C80 38 100 38 115 50 C118 68 106 82 88 81 C76 80 72 70 64 70 C56 70 52 80 40 81 C22 82 10 68 13 50 Z"
    made += path(band, "#23262f", EDGE, 3) + line("M20 52 C30 44 44 43 54 47", "#6b7388", 3.5, 0.9)
    for x in (46, 82):
        inward = 1.5 if x == 46 else -1.5
        made += (
            oval(x, 62, 12, 13, "#ffffff", EDGE, 2.5)
            + disc(x + inward, 64, 7, EYE)
            + disc(x + inward - 2.4, 61, 2.6, "#ffffff")
        )
    return made


def plasters(count: int) -> str:
    """One on the brow, one on each cheek."""
    spots = ((82, 38, 0.52, -24), (33, 94, 0.5, 34), (98, 98, 0.48, -38))
    return "".join(put(plaster(), x, y, scale, turn) for x, y, scale, turn in spots[:count])


def al_ratone() -> str:
    """The boss's hat."""
    crown = "M33 33 C32 16 36 5 46 3 C54 2 58 9 64 9 C70 9 74 2 82 3 C92 5 96 16 95 33 Z"
    hat = path(crown, "#3a4256", "#12151d", 4) + path(
        "M39 28 C39 16 42 9 48 8 C46 14 46 22 47 30 Z", "#7d89a6", alpha=0.7
    )
    hat += path("M32 25 Q64 33 96 25 L96 36 Q64 43 32 36 Z", "#c23a2c", "#12151d", 3)
    hat += path(
        "M10 40 C14 31 40 38 64 38 C88 38 114 31 118 40 C112 51 88 50 64 50 C40 50 16 51 10 40 Z",
        "#3a4256",
        "#12151d",
        4,
    )
    return turned(hat + line("M19 41 C34 44 50 45 62 45", "#7d89a6", 3, 0.8), -7, 64, 36)


def hypnotist() -> str:
    """Glasses whose spirals nobody can look at for long."""
    made = line("M62 60 Q64 57 66 60 M24 58 L12 54 M104 58 L116 54", EDGE, 7)
    for x in (44, 84):
        made += disc(x, 63, 20.5, PAPER, EDGE, 5) + put(spiral(16.5, 2.6, SPIRAL, 4.4), x, 63)
    return made


def _bell(x: float, y: float, r: float = 7.5) -> str:
    made = disc(x, y, r, "#ffd23f", "#7a5200", 3) + disc(x - r * 0.3, y - r * 0.35, r * 0.25, "#fff3b8")
    return made + line(f"M{num(x - r * 0.6)} {num(y + r * 0.3)} H{num(x + r * 0.6)}", "#7a5200", 2.2)


def fool() -> str:
    """A cap with three horns and three bells."""
    left = "M34 44 C34 24 24 10 4 18 C-4 24 -1 44 10 52 C8 40 14 34 24 46 Z"
    right = "M94 44 C94 24 104 10 124 18 C132 24 129 44 118 52 C120 40 114 34 104 46 Z"
    middle = "M40 40 C42 22 50 12 62 8 C76 10 86 22 88 40 Z"
    made = put(path(left, "#c23a2c", "#4a0f0a", 3.5), 3, 0) + put(
        path(right, "#7b4bb0", "#2c1147", 3.5), -3, 0
    )
    made += path(middle, "#f2b632", "#7a4a00", 3.5) + path(
        "M48 36 C50 24 54 18 60 15 C57 22 57 30 58 37 Z", "#fff0b8", alpha=0.7
    )
    made += path("M27 36 Q64 26 101 36 L104 49 Q64 38 24 49 Z", "#2f9c6a", "#0d4a2e", 3.5)
    made += path(
        "M40 35 l5 6 l-5 6 l-5 -6 Z M64 31 l5 6 l-5 6 l-5 -6 Z M88 35 l5 6 l-5 6 l-5 -6 Z", "#ffe98f"
    )
    return made + _bell(13, 54) + _bell(115, 54) + _bell(63, 9)


def alchemist() -> str:
    """Brass goggles on the brow, for what may splash."""
    made = path(
        "M21 50 C26 36 40 28 64 27 C88 28 102 36 107 50 L104 57 C94 44 84 40 64 39 C44 40 34 44 24 57 Z",
        "#7a4a20",
        EDGE,
        3,
    )
    for x in (47, 81):
        made += disc(x, 37, 16.5, "#c98a2a", "#5a3a00", 4) + disc(x, 37, 10.5, "#8fe8d0", "#5a3a00", 3)
        made += line(f"M{x - 6} 36 Q{x - 5} 30 {x + 1} 30", "#ffffff", 3.2, 0.95)
        d = "".join(
            f"M{num(x + 13.4 * cos(a * pi / 4 + 0.4))} {num(37 + 13.4 * sin(a * pi / 4 + 0.4))} h.1 "
            for a in range(8)
        )
        made += line(d, "#fff0b8", 2.4)
    return made


def glove() -> str:
    """A white glove that hangs down, 46 wide; strings leave its finger tips near y 34."""
    made = ""
    for colour, width in ((EDGE, 15), ("#ffffff", 9.5)):
        made += line("M-13 6 L-17 26 M-4 10 L-5 33 M6 10 L8 32 M14 6 L19 24", colour, width)
        made += path("M-18 -10 Q0 -18 18 -10 L19 8 Q0 20 -19 8 Z", colour, colour, 8 if colour == EDGE else 2)
    made += line("M-4 -2 V8 M5 -2 V8", "#b9b3a6", 2.6)
    return made + box(-17, -26, 34, 13, 5, "#e8e2d2", EDGE, 3.5)


def manipulator() -> str:
    """A monocle, and a smart moustache over a bow tie."""
    made = (
        disc(83, 62, 19, "#dff6ff", alpha=0.25)
        + disc(83, 62, 19, None, "#5a3a00", 7.5)
        + disc(83, 62, 19, None, "#ffd23f", 4)
    )
    chain = "M101 68 C112 84 110 104 98 118"
    made += (
        line(chain, "#5a3a00", 5)
        + line(chain, "#ffd23f", 2.4)
        + line("M74 55 Q77 49 83 48", "#ffffff", 3.4, 0.95)
    )
    curl = "M64 93 C54 87 42 92 36 98 C30 103 22 100 22 93"
    made += line(curl, EDGE, 8.5) + put(line(curl, EDGE, 8.5), 128, 0, flip=True)
    return (
        made
        + path("M64 128 L42 119 Q38 128 42 138 Z M64 128 L86 119 Q90 128 86 138 Z", "#8a1f3a", EDGE, 3)
        + disc(64, 128, 6, "#c2385a", EDGE, 3)
    )


WORN = {
    "al_ratone": al_ratone,
    "hypnotist": hypnotist,
    "fool": fool,
    "alchemist": alchemist,
    "manipulator": manipulator,
}


def pictures() -> dict[str, str]:
    made = {"thief": thief(), **{name: draw() for name, draw in WORN.items()}}
    made |= {f"bandages_{count}": plasters(count) for count in (1, 2, 3)}
    return {f"wear/{name}": picture(HEAD_W, HEAD_H, parts) for name, parts in made.items()}
