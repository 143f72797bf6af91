"""The pen: a handful of SVG shapes, the palette and the light that every picture shares.

Only features that the drawer in pygame-ce gets right are offered here: paths, ovals, boxes, strokes,
transforms, opacity of single shapes and gradients in user space. No clip, mask, text or `use`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

Drawing = Callable[[], str]
"""Draws one picture, or one part, in its own frame."""

INK = "#2b2118"
NIGHT = "#0d2127"
SEWER = "#1f434a"
PANEL = "#183840"
RAISED = "#35616a"
STEEL = "#56707a"
STEEL_DARK = "#33474f"
STEEL_LIGHT = "#8aa3aa"
LAMP = "#ffd23f"
LAMP_DARK = "#c98a00"
PAPER = "#f6efe0"
PAPER_DARK = "#d9cbae"
PINK = "#f4a9ad"
PINK_DARK = "#c96f7d"
NOSE = "#e8717f"
EYE = "#1d2433"
WOOD = "#8a5a33"
WOOD_DARK = "#573618"
WOOD_LIGHT = "#b37c4a"
RED = "#e63946"
RED_DARK = "#9b1d2a"
GOOD = "#6cc27a"
WATER = "#37a083"
PURPLE = "#9d4edd"
BLUE = "#4ea8de"


@dataclass(frozen=True, slots=True)
class Coat:
    """The three colours of a rat's fur: main, outline, muzzle."""

    fur: str
    dark: str
    light: str


TINT = Coat("#aa0001", "#aa0002", "#aa0003")
CORAL = Coat("#e76f51", "#8f3320", "#ffe6d5")
TEAL = Coat("#2fa899", "#13564e", "#dff5ee")
SAND = Coat("#e9c46a", "#8a6414", "#fff4d9")
PERI = Coat("#7b8cde", "#343f8c", "#e6e9ff")
ROSE = Coat("#f28482", "#96373d", "#ffe4e0")
SAGE = Coat("#84a98c", "#3d5c46", "#e8f3e6")
GREY = Coat("#9aa5b8", "#4a5468", "#eef1f6")
BROWN = Coat("#b07d54", "#5d3b20", "#f6e3cd")
PLUM = Coat("#a66cc0", "#562a70", "#f4e4fb")
SNOW = Coat("#e6e4df", "#827c76", "#ffffff")
COAL = Coat("#4b5263", "#1b1f2a", "#c9cedb")


def num(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _look(fill: str | None, stroke: str | None, width: float, alpha: float) -> str:
    bits = [f'fill="{fill or "none"}"']
    if stroke:
        bits.append(f'stroke="{stroke}" stroke-width="{num(width)}"')
    if alpha < 1:
        bits.append(f'opacity="{alpha:.2f}"')
    return " ".join(bits)


def path(
    d: str, fill: str | None = None, stroke: str | None = None, width: float = 3, alpha: float = 1
) -> str:
    return f'<path d="{d}" {_look(fill, stroke, width, alpha)}/>'


def line(d: str, stroke: str, width: float = 3, alpha: float = 1) -> str:
    return path(d, None, stroke, width, alpha)


def disc(
    x: float,
    y: float,
    r: float,
    fill: str | None,
    stroke: str | None = None,
    width: float = 3,
    alpha: float = 1,
) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" {_look(fill, stroke, width, alpha)}/>'


def oval(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str | None,
    stroke: str | None = None,
    width: float = 3,
    alpha: float = 1,
) -> str:
    size = f'cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
    return f"<ellipse {size} {_look(fill, stroke, width, alpha)}/>"


def box(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    fill: str | None,
    stroke: str | None = None,
    width: float = 3,
    alpha: float = 1,
) -> str:
    size = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    corner = f' rx="{num(r)}"' if r else ""
    return f"<rect {size}{corner} {_look(fill, stroke, width, alpha)}/>"


def put(parts: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """The same parts, elsewhere: moved, turned, scaled, or looking the other way."""
    moves = [f"translate({num(x)},{num(y)})"]
    if turn:
        moves.append(f"rotate({num(turn)})")
    if flip:
        moves.append(f"scale({-scale:.3f},{scale:.3f})")
    elif scale != 1:
        moves.append(f"scale({scale:.3f})")
    return f'<g transform="{" ".join(moves)}">{parts}</g>'


def turned(parts: str, degrees: float, x: float, y: float) -> str:
    return f'<g transform="rotate({num(degrees)},{num(x)},{num(y)})">{parts}</g>'


def fade(
    name: str, stops: list[tuple[float, str, float]], y0: float, y1: float, x0: float = 0, x1: float = 0
) -> str:
    """A gradient along a line, in picture units; use it as fill `url(#name)`."""
    ends = f'x1="{num(x0)}" y1="{num(y0)}" x2="{num(x1)}" y2="{num(y1)}"'
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>'
    )


def glow(name: str, stops: list[tuple[float, str, float]], x: float, y: float, r: float) -> str:
    """A round gradient, in picture units."""
    where = f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {where}>{_stops(stops)}</radialGradient>'
    )


def _stops(stops: list[tuple[float, str, float]]) -> str:
    return "".join(
        f'<stop offset="{at:g}" stop-color="{colour}"'
        + (f' stop-opacity="{alpha:g}"' if alpha < 1 else "")
        + "/>"
        for at, colour, alpha in stops
    )


def ball(x: float, y: float, r: float, fill: str, outline: str, width: float = 3) -> str:
    """A disc with light from the upper left."""
    return (
        disc(x, y, r, fill)
        + disc(x, y, r, "#000000", alpha=0.14)
        + disc(x - r * 0.08, y - r * 0.1, r * 0.87, fill)
        + oval(x - r * 0.35, y - r * 0.42, r * 0.26, r * 0.2, "#ffffff", alpha=0.35)
        + disc(x, y, r, None, outline, width)
    )


def sparkle(x: float, y: float, r: float, fill: str = "#fff8dc") -> str:
    """A four-pointed twinkle."""
    k = r * 0.22
    points = [(0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k)]
    return path("M" + " L".join(f"{num(x + px)} {num(y + py)}" for px, py in points) + " Z", fill)


def star(x: float, y: float, r: float, fill: str, outline: str | None = None, width: float = 3) -> str:
    """A five-pointed star with soft points."""
    points = []
    for step in range(10):
        reach = r if step % 2 == 0 else r * 0.48
        angle = -pi / 2 + step * pi / 5
        points.append(f"{num(x + reach * cos(angle))} {num(y + reach * sin(angle))}")
    return path("M" + " L".join(points) + " Z", fill, outline, width)


def picture(w: float, h: float, *parts: str) -> str:
    """A whole SVG file. Its size is its view box."""
    size = f'width="{num(w)}" height="{num(h)}" viewBox="0 0 {num(w)} {num(h)}"'
    return framed(size, "\n".join(p for p in parts if p))


def framed(size: str, parts: str) -> str:
    """The file around the parts; ends and corners of all strokes are round."""
    pen = '<g stroke-linejoin="round" stroke-linecap="round">'
    drawn = parts.replace("#ffffff", "#fff").replace("#000000", "#000")
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{pen}\n{drawn}\n</g>\n</svg>\n'
