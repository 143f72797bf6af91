"""The set of every event picture: wall, floor, paper-coloured corners, and rats that stand or run on it.

480 by 300. The corners have the colour of paper, because event pictures are shown on paper cards.
"""

from __future__ import annotations

from math import cos, pi, sin

from ..pen import (
    INK,
    PAPER,
    Coat,
    Drawing,
    box,
    disc,
    fade,
    oval,
    path,
    picture,
    put,
)
from ..rats import figure, token

W, H, FLOOR = 480, 300, 246


def scene(top: str, bottom: str, floor: str, *things: str) -> str:
    """A wall that fades, a floor, the things, and paper corners."""
    frame = f"M0 0H{W}V{H}H0Z M26 6Q6 6 6 26V274Q6 294 26 294H454Q474 294 474 274V26Q474 6 454 6Z"
    return (
        fade("wall", [(0, top, 1), (1, bottom, 1)], 0, FLOOR)
        + box(0, 0, W, FLOOR + 2, 0, "url(#wall)")
        + box(0, FLOOR, W, H - FLOOR, 0, floor)
        + box(0, FLOOR, W, 5, 0, "#ffffff", alpha=0.18)
        + "".join(things)
        + path(frame, PAPER)
        + box(6, 6, 468, 288, 20, None, INK, 4, 0.75)
    )


def cards(**events: Drawing) -> dict[str, str]:
    """The finished pictures of these events."""
    return {f"event/{name}": picture(W, H, draw()) for name, draw in events.items()}


def bricks(alpha: float = 0.08, colour: str = "#ffffff") -> str:
    spots = (
        (24, 30),
        (104, 62),
        (250, 26),
        (330, 58),
        (410, 30),
        (40, 118),
        (180, 140),
        (400, 126),
        (110, 196),
        (300, 200),
        (430, 190),
        (20, 176),
    )
    return path(
        "".join(f"M{x} {y}h52q5 0 5 5v16q0 5-5 5h-52q-5 0-5-5v-16q0-5 5-5Z" for x, y in spots),
        colour,
        alpha=alpha,
    )


def burst(x: float, y: float, r: float, count: int, colour: str, alpha: float) -> str:
    """Rays around a point."""
    d = ""
    for i in range(count):
        a, b = i * 2 * pi / count, (i + 0.5) * 2 * pi / count
        d += f"M{x:.0f} {y:.0f}L{x + r * cos(a):.0f} {y + r * sin(a):.0f}L{x + r * cos(b):.0f} {y + r * sin(b):.0f}Z"
    return path(d, colour, alpha=alpha)


def standing(
    coat: Coat,
    x: float,
    scale: float,
    mood: str = "",
    left: str = "down",
    right: str = "down",
    over: str = "",
    shirt: str | None = None,
    flip: bool = False,
) -> str:
    """A rat standing on the floor, its middle at x, with a shadow."""
    y = FLOOR + 20 - 232 * scale
    shade = oval(x, FLOOR + 20, 48 * scale, 9 * scale, "#000000", alpha=0.2)
    made = figure(coat, mood, left, right, over, shirt)
    return shade + (
        put(made, x + 64 * scale, y, scale, flip=True) if flip else put(made, x - 64 * scale, y, scale)
    )


def running(
    coat: Coat, x: float, y: float, scale: float, step: str = "run1", over: str = "", flip: bool = False
) -> str:
    shade = oval(
        x + 48 * scale * (-1 if flip else 1), y + 64 * scale, 42 * scale, 5 * scale, "#000000", alpha=0.2
    )
    return shade + put(token(coat, step) + over, x, y, scale, flip=flip)


def dust(x: float, y: float, scale: float = 1) -> str:
    return put(
        disc(0, 0, 16, "#f3e6cf", alpha=0.75)
        + disc(-20, 6, 11, "#f3e6cf", alpha=0.65)
        + disc(16, 8, 10, "#f3e6cf", alpha=0.65)
        + disc(-34, 10, 6, "#f3e6cf", alpha=0.5),
        x,
        y,
        scale,
    )


def confetti(count: int = 26) -> str:
    colours = ("#ffd23f", "#e2574c", "#4ea8de", "#6cc27a", "#c77dff")
    made = ""
    for i in range(count):
        x, y = (i * 97 + 31) % 450 + 14, (i * 53 + 17) % 190 + 14
        made += put(box(-5, -3, 10, 6, 1.5, colours[i % 5]), x, y, turn=i * 47 % 180)
    return made
