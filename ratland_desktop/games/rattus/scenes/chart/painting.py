"""Paints the map: sea, shallows, land, borders, arrows, trees and mountains; one for each number of players.

What lies on the map is drawn elsewhere. Regions that are not in play are mist (R1). Light comes from the
upper left, as in all pictures.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from ratland_desktop.games.rattus.rules.regions import MAPS, SHADES, Shade
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas

from .lands import ARCS, HIGH, LANDS, PEAKS, ROUTES, TREES, WAVES, WIDE, Point
from .shapes import (
    BORDER_ARCS,
    ISLET_RINGS,
    LINES,
    MASSIF_RING,
    RINGS,
    Ring,
    bounds,
    curve,
    inside,
    near,
    regions_at,
)

SEA, SEA_DEEP = "#3b8593", "#235c6b"
SHALLOWS = ((30.0, "#4393a0"), (18.0, "#57a9b2"), (8.0, "#79c2c4"))
LAND = {Shade.LIGHT: "#f3e4bd", Shade.MIDDLE: "#e9cb92", Shade.DARK: "#d8a972"}
LAND_COLOURS = {
    Shade.LIGHT: (243, 228, 189), Shade.MIDDLE: (233, 203, 146), Shade.DARK: (216, 169, 114),
}  # fmt: skip
MIST, INK, BORDER, EARTH = "#9aa6a0", "#5a4023", "#7d5c33", "#a97f45"
SICK = (207, 214, 140)
RIM_WIDE = 11.0
RIM, CORNER = 3.0, 19.0
"""How wide the map's frame is, and how round its corners are."""


def colour_of(region: str) -> theme.Colour:
    """Of a region's land."""
    return LAND_COLOURS[SHADES[region]]


# --- where


def on_map(area: Box, point: Point) -> Spot:
    """A point of the chart, in a box that shows all of it."""
    return (area.x + point[0] * area.w / WIDE, area.y + point[1] * area.h / HIGH)


def on_chart(area: Box, spot: Spot) -> Point:
    """The point of the chart at a spot of the box."""
    return ((spot[0] - area.x) * WIDE / area.w, (spot[1] - area.y) * HIGH / area.h)


def box_of(area: Box, region: str) -> Box:
    """The part of the map where this region is."""
    left, top, right, bottom = bounds(region)
    (x, y), (x2, y2) = on_map(area, (left, top)), on_map(area, (right, bottom))
    return Box(x, y, x2 - x, y2 - y).common(area)


# --- the map


def draw_chart(canvas: Canvas, area: Box, players: int) -> None:
    """The whole map in its box, whose shape is that of the chart."""

    def paint(c: Canvas) -> None:
        c.vector(chart_body(players), area, (WIDE, HIGH))
        draw_frame(c, area)

    canvas.layer(("rattus-chart", players), area, paint)


def draw_frame(canvas: Canvas, area: Box) -> None:
    """A rim around the map, whose corners are round; only in a layer of its own."""
    canvas.rounded(area.inset(-RIM), None, radius=CORNER + RIM, rim=theme.NIGHT, rim_width=2 * RIM)
    canvas.cut_corners(area, CORNER)


@cache
def chart_body(players: int) -> str:
    """The map as the inside of an SVG."""
    used = MAPS[players].regions
    lands = [ring for rings in RINGS.values() for ring in rings]
    coast = d_of([*lands, *ISLET_RINGS, MASSIF_RING])
    parts = [
        f'<linearGradient id="sea" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{HIGH}">'
        f'<stop offset="0" stop-color="{SEA}"/><stop offset="1" stop-color="{SEA_DEEP}"/></linearGradient>',
        f'<rect x="0" y="0" width="{WIDE}" height="{HIGH}" fill="url(#sea)"/>',
        stroke(" ".join(wave(*spot) for spot in WAVES), "#5fa9b3", 1.5),
        *(stroke(coast, tone, wide) for wide, tone in SHALLOWS),
        f'<g transform="translate(4,5)"><path d="{coast}" fill="#0a2830" opacity="0.45"/></g>',
        *(land_body(region, region in used) for region in RINGS),
        "".join(f'<path d="{d_of([ring])}" fill="{LAND[Shade.DARK]}"/>' for ring in ISLET_RINGS),
        f'<path d="{d_of([MASSIF_RING])}" fill="#bfab84"/>',
        lines_body(used),
        "".join(route_body(ROUTES[pair]) for pair in ROUTES if {*pair} <= {*used}),
        "".join(tree(*spot) for spot in TREES if is_used(spot, used)),
        "".join(peak(*spot) for spot in PEAKS if is_used(spot, used)),
        "".join(clouds(region) for region in RINGS if region not in used),
    ]
    return "".join(parts)


def land_body(region: str, used: bool) -> str:
    """A region's land: its fill, a darker rim inside the coast, specks of paper."""
    fill = LAND[SHADES[region]] if used else MIST
    made = f'<path d="{d_of(RINGS[region])}" fill="{fill}"/>'
    if not used:
        return made
    for ring in RINGS[region]:
        made += stroke(d_of([inset(ring, RIM_WIDE / 2)]), mixed(fill, EARTH, 0.3), RIM_WIDE)
        made += stroke(d_of([inset(ring, 3.0)]), "#fff6da", 2.4, 0.45)
    return made + specks(region, mixed(fill, "#8a6a3a", 0.22))


def specks(region: str, tone: str) -> str:
    chance, (left, top, right, bottom) = Random(region), bounds(region)
    dots = ""
    for _ in range(60):
        x, y = left + chance.random() * (right - left), top + chance.random() * (bottom - top)
        if any(inside(ring, (x, y)) for ring in RINGS[region]):
            dots += f"M{x:.1f} {y:.1f}h0.1"
    return stroke(dots, tone, 2.2) if dots else ""


def lines_body(used: Sequence[str]) -> str:
    """Coasts in one stroke, borders in dashes; in the mist there are only coasts."""
    coasts, borders = [], ""
    for arc in ARCS:
        if arc in BORDER_ARCS:
            borders += dashes(LINES[arc]) if {*regions_at(arc)} & {*used} else ""
        else:
            coasts.append(LINES[arc])
    islands = [ring for region, rings in RINGS.items() if region not in LANDS for ring in rings]
    coast = " ".join(open_path(line) for line in [*coasts, *islands, *ISLET_RINGS])
    return stroke(coast, INK, 1.7) + stroke(borders, BORDER, 1.7)


def route_body(route: Sequence[Point]) -> str:
    """A dashed arrow with a point at each end."""
    way = curve(route)
    dots = " ".join(open_path(way[at : at + 2]) for at in range(2, 22, 2))
    made = stroke(dots, "#fdf6e3", 2.6)
    for (px, py), (qx, qy) in ((way[4], way[1]), (way[-5], way[-2])):
        far = math.hypot(qx - px, qy - py)
        ux, uy = (qx - px) / far * 8, (qy - py) / far * 8
        tips = (
            (qx + ux, qy + uy), (qx - uy * 0.75 - ux * 0.4, qy + ux * 0.75 - uy * 0.4),
            (qx + uy * 0.75 - ux * 0.4, qy - ux * 0.75 - uy * 0.4),
        )  # fmt: skip
        made += f'<path d="{d_of([tips])}" fill="#fdf6e3"/>'
    return made


def tree(x: float, y: float) -> str:
    return "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="{r}" fill="{tone}"/>'
        for dx, dy, r, tone in ((1, 1.5, 6, "#5d6b34"), (0, 0, 6, "#8a9a4f"), (-1.5, -1.5, 3, "#a9b76a"))
    )


def peak(x: float, y: float) -> str:
    left, top, right = f"{x - 9} {y + 7}", f"{x} {y - 7}", f"{x + 9} {y + 7}"
    return (
        f'<path d="M{left} L{top} L{right} Z" fill="#9a8058"/>'
        f'<path d="M{left} L{top} L{x - 1} {y + 7} Z" fill="#e2d2a8"/>'
        + stroke(f"M{left} L{top} L{right}", INK, 1.3)
    )


def clouds(region: str) -> str:
    """Mist over a region that nobody uses."""
    chance, made = Random(f"mist {region}"), ""
    ring = RINGS[region][0]
    for _ in range(14):
        x, y = ring[int(chance.random() * len(ring))]
        wide = 18 + chance.random() * 26
        made += f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{wide:.0f}" ry="{wide * 0.42:.0f}" fill="#c9d3cf"'
        made += ' opacity="0.30"/>'
    return made


def is_used(spot: Point, used: Sequence[str]) -> bool:
    """Whether this spot is on land in play, or on nobody's."""
    there = [region for region, rings in RINGS.items() if any(inside(ring, spot) for ring in rings)]
    return not there or there[0] in used


# --- strokes


def d_of(rings: Iterable[Ring]) -> str:
    """Closed lines as one path."""
    return " ".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ring) + "Z" for ring in rings)


def open_path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def dashes(line: Sequence[Point]) -> str:
    return " ".join(open_path(line[at : at + 4]) for at in range(0, max(1, len(line) - 3), 6))


def wave(x: float, y: float) -> str:
    return f"M{x} {y}q6 -5 12 0q6 5 12 0"


def stroke(d: str, tone: str, wide: float, alpha: float = 1.0) -> str:
    look = f' opacity="{alpha}"' if alpha < 1 else ""
    return (
        f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="{wide}" stroke-linejoin="round"'
        f' stroke-linecap="round"{look}/>'
    )


def inset(ring: Ring, by: float) -> Ring:
    """The ring, moved inwards."""
    points = [*ring]
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    area = sum(ax * by_ - bx * ay for (ax, ay), (bx, by_) in pairs)
    turn = 1.0 if area > 0 else -1.0
    moved = []
    for (ax, ay), (x, y), (bx, by_) in zip(
        [points[-1], *points[:-1]], points, [*points[1:], points[0]], strict=True
    ):
        far = math.hypot(bx - ax, by_ - ay) or 1.0
        spot = (x - (by_ - ay) / far * by * turn, y + (bx - ax) / far * by * turn)
        if inside(ring, spot) and not near(ring, spot, by * 0.8):  # not at the tip of a cape
            moved.append(spot)
    return tuple(moved or points)


def mixed(one: str, other: str, share: float) -> str:
    return "#" + "".join(
        f"{round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share):02x}"
        for at in (1, 3, 5)
    )


# --- one region


def draw_glow(canvas: Canvas, area: Box, region: str, colour: theme.Colour, strong: bool = False) -> None:
    """A rim of light around a region that can be pressed."""
    left, top, right, bottom = bounds(region)
    pad = 14.0
    wide, high = right - left + 2 * pad, bottom - top + 2 * pad
    moved = [tuple((x - left + pad, y - top + pad) for x, y in ring) for ring in RINGS[region]]
    tone = "#{:02x}{:02x}{:02x}".format(*colour[:3])
    d = d_of(moved)
    body = stroke(d, tone, 13, 0.2) + stroke(d, tone, 8, 0.4) + stroke(d, tone, 4.6 if strong else 3.2)
    if strong:
        body = f'<path d="{d}" fill="{tone}" opacity="0.36"/>' + body
    (x, y), (x2, y2) = on_map(area, (left - pad, top - pad)), on_map(area, (right + pad, bottom + pad))
    box = Box(x, y, x2 - x, y2 - y)
    with canvas.clipped(area):
        canvas.vector(body, box, (wide, high))
