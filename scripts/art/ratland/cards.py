"""Card backs and the emblems of the two sewer boards."""

from __future__ import annotations

from math import cos, pi, sin

from ..cheese import piece, wheel
from ..manholes import hole, lid, paw
from ..pen import (
    LAMP,
    NIGHT,
    PAPER,
    PAPER_DARK,
    SAGE,
    Coat,
    box,
    disc,
    fade,
    line,
    num,
    path,
    picture,
    put,
)
from ..rats import head

RUST = Coat("#c9533f", "#5e1a17", "#ffe0d0")


def _rays(x: float, y: float, r0: float, r1: float, count: int, colour: str, alpha: float) -> str:
    d = ""
    for i in range(count):
        a, b = i * 2 * pi / count, (i + 0.5) * 2 * pi / count
        d += (
            "M"
            + "L".join(
                f"{num(x + r * cos(t))} {num(y + r * sin(t))}"
                for r, t in ((r0, a), (r1, a), (r1, b), (r0, b))
            )
            + "Z"
        )
    return path(d, colour, alpha=alpha)


def _card(top: str, bottom: str, *things: str) -> str:
    made = fade("back", [(0, top, 1), (1, bottom, 1)], 0, 336) + box(4, 4, 232, 328, 24, PAPER, PAPER_DARK, 4)
    return (
        made
        + box(16, 16, 208, 304, 16, "url(#back)")
        + "".join(things)
        + box(24, 24, 192, 288, 11, None, LAMP, 2.5, 0.45)
    )


def _bars() -> str:
    d = "".join(
        f"M{x} {y}h34q4 0 4 4v14q0 4-4 4h-34q-4 0-4-4v-14q0-4 4-4Z"
        for x, y in ((34, 44), (150, 66), (40, 268), (120, 290), (158, 256), (90, 36))
    )
    return path(d, "#ffffff", alpha=0.07)


def back_closed() -> str:
    return _card("#2b5a63", NIGHT, _bars(), lid(120, 168, 84), paw(120, 170, 0.95, "#2c3f46"))


def back_open() -> str:
    moved = put(lid(0, 0, 46), 160, 258)
    return _card(
        "#7a4a1c", "#2a1608", _rays(120, 158, 60, 102, 12, "#ffd23f", 0.16), hole(120, 158, 80), moved
    )


def food_back() -> str:
    small = (
        put(piece("white"), 34, 40, 0.66)
        + put(piece("blue"), 158, 36, 0.66)
        + put(piece("black"), 36, 252, 0.66)
        + put(piece("purple"), 158, 254, 0.66)
    )
    return _card(
        "#b7791f", "#6a3f0c", _rays(120, 168, 20, 102, 14, "#fff3c4", 0.14), put(wheel(), 48, 106, 1.2), small
    )


def swords(x: float, y: float, scale: float) -> str:
    one = path("M-8 40 V-70 L0 -86 L8 -70 V40 Z", "#dfe8ea", "#33474f", 4) + line("M0 -68 V36", "#9fb3ba", 3)
    one += (
        box(-26, 38, 52, 11, 5, LAMP, "#8a5a00", 3.5)
        + box(-6, 48, 12, 30, 5, "#8a5a33", "#46290f", 3.5)
        + disc(0, 82, 8, LAMP, "#8a5a00", 3.5)
    )
    return put(put(one, 0, 0, turn=-48) + put(one, 0, 0, turn=48), x, y, scale)


def crest(name: str, top: str, bottom: str, rim: str, edge: str, *things: str) -> str:
    """A round emblem, 256 by 256."""
    made = (
        fade(name, [(0, top, 1), (1, bottom, 1)], 20, 236)
        + disc(128, 131, 120, "#000000", alpha=0.25)
        + disc(128, 128, 120, rim, edge, 5)
    )
    made += path("M17 128 A111 111 0 0 1 128 17", None, "#ffffff", 5, 0.45) + disc(
        128, 128, 102, f"url(#{name})", edge, 5
    )
    return made + "".join(things)


def calm() -> str:
    leaf = path("M0 0 C-22 -8 -26 -30 -20 -44 C-4 -38 6 -20 0 0 Z", "#8fcf7a", "#2f5a28", 3.5) + line(
        "M-1 -3 Q-8 -20 -16 -36", "#2f5a28", 2.5
    )
    wreath = "".join(
        put(leaf, 128 + 92 * cos(t), 128 + 92 * sin(t), 0.8, t * 180 / pi + 100) for t in (0.5, 0.9, 1.3)
    )
    wreath += "".join(
        put(leaf, 128 - 92 * cos(t), 128 + 92 * sin(t), 0.8, -t * 180 / pi - 100, flip=True)
        for t in (0.5, 0.9, 1.3)
    )
    return crest(
        "calm", "#b8e0c0", "#4d8f74", "#e9dfc4", "#3d5a44", put(head(SAGE, "happy"), 52, 38, 1.2), wreath
    )


def aggressive() -> str:
    return crest(
        "fierce",
        "#f08a5a",
        "#8c1f24",
        "#3b3d45",
        "#1a1b20",
        swords(128, 126, 1.36),
        put(head(RUST, "fierce"), 52, 50, 1.2),
    )


def pictures() -> dict[str, str]:
    return {
        "card/back_closed": picture(240, 336, back_closed()),
        "card/back_open": picture(240, 336, back_open()),
        "card/food_back": picture(240, 336, food_back()),
        "board/calm": picture(256, 256, calm()),
        "board/aggressive": picture(256, 256, aggressive()),
    }
