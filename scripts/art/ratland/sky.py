"""The evening sky, clouds and ground that dump, city and field share."""

from __future__ import annotations

from ..pen import (
    box,
    fade,
    path,
    put,
)

W, H, GROUND = 900, 420, 380


def sky() -> str:
    """The same sunset for all; its last light lies on the horizon."""
    stops = [(0, "#233d6b", 1.0), (0.45, "#6d5a8c", 1.0), (0.75, "#d48a72", 1.0), (1, "#f8cf92", 1.0)]
    return fade("sky", stops, 0, 350) + box(-4, -4, W + 8, H + 8, 0, "url(#sky)")


def clouds(*spots: tuple[float, float, float]) -> str:
    d = "M-60 12 C-60 0 -44 -4 -36 -4 C-32 -20 -8 -22 0 -10 C10 -18 30 -12 32 -2 C46 -4 58 2 58 12 Z"
    return "".join(put(path(d, "#ffe9d0", alpha=0.62), x, y, s) for x, y, s in spots)


def street(fill: str, edge: str) -> str:
    return box(-4, GROUND, W + 8, H - GROUND + 4, 0, fill) + box(-4, GROUND, W + 8, 6, 0, edge)
