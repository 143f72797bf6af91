"""The shapes of the map: hand-drawn lines through the corners, the rings of each region, where one is hit.

Pure geometry on the chart of `lands.py`; the same lines each time.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from random import Random

from ratland_desktop.games.rattus.rules.regions import REGIONS

from .lands import ARCS, ISLANDS, ISLETS, LANDS, MASSIF, NODES, Point

Ring = tuple[Point, ...]

BEND, ISLAND_BEND = 7.0, 6.0
LONG = 9.0
"""Stretches longer than this are bent."""
RIM = 12.0
"""So far beside an island it can still be hit."""


def rough(points: Sequence[Point], seed: str, bend: float) -> Ring:
    """A hand-drawn line through the points: bent a little, then its corners cut."""
    chance, line = Random(seed), [*points]
    for _ in range(3):
        longer = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            far = math.hypot(bx - ax, by - ay)
            if far > LONG:
                push = (chance.random() * 2 - 1) * bend * min(1.0, far / 40) / far
                longer.append(((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push))
            longer.append((bx, by))
        line = longer
    cut = [
        (ax + (bx - ax) * share, ay + (by - ay) * share)
        for (ax, ay), (bx, by) in pairwise(line)
        for share in (0.25, 0.75)
    ]
    return (line[0], *cut, line[-1])


def ends_of(arc: str) -> tuple[str, str]:
    start, _, end = arc.partition("-")
    return start, end.rstrip("a")


LINES: dict[str, Ring] = {
    arc: rough([NODES[ends_of(arc)[0]], *between, NODES[ends_of(arc)[1]]], arc, BEND)
    for arc, between in ARCS.items()
}


def outline(arcs: Sequence[str]) -> Ring:
    """The arcs end to end, all the way round."""
    first, second = ends_of(arcs[0]), ends_of(arcs[1])
    at = first[0] if first[1] in second else first[1]
    points: list[Point] = []
    for arc in arcs:
        start, end = ends_of(arc)
        forward = start == at
        points += LINES[arc][:-1] if forward else LINES[arc][:0:-1]
        at = end if forward else start
    return tuple(points)


def _rings() -> dict[str, tuple[Ring, ...]]:
    found: dict[str, tuple[Ring, ...]] = {name: (outline(land.arcs),) for name, land in LANDS.items()}
    for name, isles in ISLANDS.items():
        found[name] = tuple(
            rough([*isle, isle[0]], f"{name}{number}", ISLAND_BEND) for number, isle in enumerate(isles)
        )
    return {region: found[region] for region in REGIONS}


RINGS = _rings()
"""By region, in the order of the board."""
ISLET_RINGS = tuple(
    rough([*isle, isle[0]], f"islet{number}", ISLAND_BEND) for number, isle in enumerate(ISLETS)
)
MASSIF_RING = outline(MASSIF)


def regions_at(arc: str) -> tuple[str, ...]:
    """The regions on both sides of an arc."""
    return tuple(name for name, land in LANDS.items() if arc in land.arcs)


BORDER_ARCS = tuple(arc for arc in ARCS if len(regions_at(arc)) > 1)
"""Those with a region on either side; all others are coasts, or the massif's."""


@cache
def bounds(region: str) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    points = [point for ring in RINGS[region] for point in ring]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def holds(region: str, spot: Point) -> bool:
    """Whether the spot is on this region's land; islands have a rim more."""
    left, top, right, bottom = bounds(region)
    rim = RIM if region in ISLANDS else 0.0
    x, y = spot
    if not (left - rim <= x <= right + rim and top - rim <= y <= bottom + rim):
        return False
    if any(inside(ring, spot) for ring in RINGS[region]):
        return True
    return rim > 0 and any(near(ring, spot, rim) for ring in RINGS[region])


def inside(ring: Iterable[Point], spot: Point) -> bool:
    """Whether a ray to the right crosses the ring an odd number of times."""
    points = [*ring]
    x, y = spot
    found = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def near(ring: Iterable[Point], spot: Point, far: float) -> bool:
    return any(math.hypot(x - spot[0], y - spot[1]) <= far for x, y in ring)


def curve(points: Sequence[Point], steps: int = 24) -> list[Point]:
    """The bent way of an arrow: start, bend, end."""
    (ax, ay), (bx, by), (cx, cy) = points
    way = []
    for number in range(steps + 1):
        t = number / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        way.append((a * ax + b * bx + c * cx, a * ay + b * by + c * cy))
    return way
