"""The bag that pieces are drawn from, and the arm that reaches into it."""

from __future__ import annotations

from ..cheese import wedge
from ..pen import (
    PINK,
    TINT,
    box,
    disc,
    line,
    oval,
    path,
    picture,
    put,
)


def bag_back() -> str:
    """Behind the pieces: the inside of the sack's mouth. Same frame as `bag_front`."""
    return path(
        "M84 96 C100 66 140 74 156 60 C180 72 240 72 264 60 C280 74 320 66 336 96 C326 140 94 140 84 96 Z",
        "#7a4b24",
        "#46290f",
        6,
    ) + oval(210, 104, 118, 30, "#241206")


def bag_front() -> str:
    sack = "M86 104 C110 138 310 138 334 104 C352 150 404 210 404 300 C404 372 350 404 210 404 C70 404 16 372 16 300 C16 210 68 150 86 104 Z"
    lit = "M96 132 C120 150 300 154 326 132 C346 176 378 226 378 296 C378 352 330 384 204 384 C84 384 26 356 26 296 C26 226 76 176 96 132 Z"
    made = (
        path(sack, "#a86a35")
        + path(sack, "#000000", alpha=0.18)
        + path(lit, "#a86a35")
        + path("M70 220 C54 250 48 290 56 330 C38 296 44 252 62 214 Z", "#ffffff", alpha=0.2)
    )
    made += path(sack, None, "#46290f", 7) + line(
        "M120 160 Q104 200 100 240 M300 162 Q318 204 322 246 M210 150 V186 M160 154 Q154 176 154 190 M262 154 Q268 176 268 192",
        "#6e4420",
        5,
    )
    rope = "M84 108 C110 146 310 146 336 108"
    made += (
        line(rope, "#46290f", 21)
        + line(rope, "#e3c08a", 13)
        + line(
            "M108 126 l6 12 M140 134 l5 12 M176 139 l3 12 M212 140 v12 M248 138 l-3 12 M284 132 l-5 12 M314 122 l-6 12",
            "#a8803f",
            3.5,
        )
    )
    made += line("M300 140 q16 20 6 42 M296 142 q-10 22 2 40", "#46290f", 10) + line(
        "M300 140 q16 20 6 42 M296 142 q-10 22 2 40", "#e3c08a", 5
    )
    patch = box(78, 296, 74, 66, 8, "#c78a4e", "#46290f", 4) + line(
        "M84 306 l-10 -4 M84 330 l-12 0 M84 352 l-10 4 M146 306 l10 -4 M146 330 l12 0 M100 358 l-4 12 M130 358 l4 12 M100 300 l-4 -12 M130 300 l4 -12",
        "#f2dcb0",
        4,
    )
    return made + patch + disc(226, 276, 62, "#f6efe0", "#46290f", 5) + put(wedge("yellow"), 180, 232, 1.4)


def arm() -> str:
    """A rat's arm that reaches down into the bag: it goes between `bag_back` and the head above it."""
    c = TINT
    sleeve = "M24 30 C24 6 80 6 80 30 C88 80 88 126 78 174 C74 190 30 190 26 174 C16 126 16 80 24 30 Z"
    lit = "M30 32 C30 16 52 12 56 20 C46 70 46 120 56 168 C52 178 36 176 32 168 C24 122 24 80 30 32 Z"
    made = path(sleeve, c.fur) + path(sleeve, "#000000", alpha=0.14) + path(lit, c.fur)
    return oval(52, 196, 28, 22, PINK, c.dark, 4) + made + path(sleeve, None, c.dark, 5)


def paw() -> str:
    """A paw that holds on to a rim from behind: fur above, fingers hanging down in front."""
    c = TINT
    fingers = "".join(
        oval(x, y, 8, 14, PINK, c.dark, 3.5) for x, y in ((17, 50), (31, 55), (46, 55), (60, 50))
    )
    back = "M12 44 C8 20 20 8 38 8 C56 8 68 20 64 44 C54 52 22 52 12 44 Z"
    lit = "M17 40 C14 22 24 13 37 13 C32 22 30 34 33 46 C26 46 20 44 17 40 Z"
    fur = path(back, c.fur) + path(back, "#000000", alpha=0.12) + path(lit, c.fur)
    return fingers + fur + path(back, None, c.dark, 4)


def pictures() -> dict[str, str]:
    return {
        "bag/bag_back": picture(420, 420, bag_back()),
        "bag/bag_front": picture(420, 420, bag_front()),
        "bag/arm": picture(104, 240, arm()),
        "bag/paw": picture(76, 76, paw()),
    }
