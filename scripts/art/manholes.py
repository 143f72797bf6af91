"""Manholes, closed and open."""

from __future__ import annotations

from .pen import (
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    box,
    disc,
    glow,
    line,
    num,
    oval,
    path,
    picture,
    put,
    turned,
)


def _studs(x: float, y: float, r: float, count: int, size: float) -> str:
    made = ""
    for i in range(count):
        stud = box(x - size / 2, y - r - size / 2, size, size, size * 0.28, STEEL_DARK)
        lit = box(x - size / 2, y - r - size / 2, size, size * 0.3, size * 0.15, "#1c2c32")
        made += turned(stud + lit, i * 360 / count, x, y)
    return made


def lid(x: float = 200, y: float = 200, r: float = 190, studs: int = 18) -> str:
    """A round cast-iron cover; its middle is left free for a head or a mark."""
    k = r / 190
    made = disc(x, y + 6 * k, r, "#000000", alpha=0.3) + disc(x, y, r, STEEL, "#1c2c32", 5 * k)
    made += path(
        f"M{num(x - r * 0.93)} {num(y)} A{num(r * 0.93)} {num(r * 0.93)} 0 0 1 {num(x)} {num(y - r * 0.93)}",
        None,
        STEEL_LIGHT,
        7 * k,
    )
    made += disc(x, y, r * 0.86, "#3f565f", "#22343b", 5 * k) + _studs(x, y, r * 0.74, studs, 30 * k)
    made += disc(x, y, r * 0.61, STEEL, "#22343b", 6 * k) + disc(x, y, r * 0.56, "#48616a")
    return made + path(
        f"M{num(x - r * 0.55)} {num(y)} A{num(r * 0.55)} {num(r * 0.55)} 0 0 1 {num(x)} {num(y - r * 0.55)}",
        None,
        STEEL_LIGHT,
        4 * k,
        0.7,
    )


def paw(x: float, y: float, scale: float, fill: str) -> str:
    made = oval(0, 10, 22, 18, fill) + "".join(
        oval(tx, ty, 7.5, 10, fill) for tx, ty in ((-24, -10), (-9, -22), (9, -22), (24, -10))
    )
    return put(made, x, y, scale)


def hole(x: float = 200, y: float = 200, r: float = 190, climbed: bool = True) -> str:
    """The open shaft with light coming up from below."""
    k = r / 190
    made = disc(x, y, r, STEEL, "#1c2c32", 5 * k) + path(
        f"M{num(x - r * 0.93)} {num(y)} A{num(r * 0.93)} {num(r * 0.93)} 0 0 1 {num(x)} {num(y - r * 0.93)}",
        None,
        STEEL_LIGHT,
        7 * k,
    )
    made += disc(x, y, r * 0.84, "url(#shaft)", "#1c2c32", 6 * k)
    rungs = line(
        f"M{num(x - 44 * k)} {num(y - 148 * k)} V{num(y + 40 * k)} M{num(x + 44 * k)} {num(y - 148 * k)} V{num(y + 40 * k)}",
        "#7a5410",
        11 * k,
    )
    for i in range(5):
        rungs += line(f"M{num(x - 44 * k)} {num(y + (-122 + i * 36) * k)} h{num(88 * k)}", "#7a5410", 9 * k)
    light = glow(
        "shaft",
        [(0, "#fff3b8", 1), (0.45, "#ffc94a", 1), (0.85, "#a8620c", 1), (1, "#4a2a08", 1)],
        x,
        y + r * 0.3,
        r * 0.95,
    )
    return light + made + (rungs if climbed else "")


def pictures() -> dict[str, str]:
    return {
        "sewer/manhole": picture(400, 404, lid()),
        "sewer/manhole_open": picture(400, 404, hole()),
    }
