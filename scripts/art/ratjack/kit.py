"""Small parts that many of Ratjack's drawings share: little cards, chips, paws, arrows and marks of motion.

Every part is drawn around 0, 0 and set in its place with `put`.
"""

from __future__ import annotations

from math import cos, pi, sin

from ..pen import LAMP, LAMP_DARK, PAPER, box, disc, line, num, oval, path, star

EDGE = "#241a14"
"""The outline of all props."""

WINE, WINE_DARK, WINE_LIGHT = "#7d2338", "#43101f", "#a8405a"
GOLD, GOLD_DARK, GOLD_LIGHT = "#e0b050", "#7a5200", "#f7dc94"
CARD_RED, CARD_GREEN, CARD_VIOLET = "#c2453a", "#4b8b4a", "#7a5ab0"
CHIP_RED, CHIP_BLUE, CHIP_GREEN, CHIP_VIOLET = "#d9573b", "#3b82b8", "#1f8a70", "#7b4bb0"
RAT_PAW, WEASEL_PAW, RACCOON_PAW = "#f4b3b0", "#c98346", "#76808f"


def shadow(x: float, y: float, rx: float, ry: float) -> str:
    """What a prop throws on the table below it."""
    return oval(x, y, rx, ry, "#000000", alpha=0.2)


def front(tone: str = CARD_RED, w: float = 46, mark: str = "star") -> str:
    """A small open card: paper, a coloured field, a mark in it."""
    h, m = w * 1.4, w * 0.13
    made = box(-w / 2, -h / 2, w, h, w * 0.14, PAPER, EDGE, 3.5)
    made += box(-w / 2 + m, -h / 2 + m, w - 2 * m, h - 2 * m, w * 0.08, tone)
    made += path(
        f"M{num(w / 2 - m)} {num(-h / 2 + m)} V{num(h / 2 - m)} H{num(m - w / 2)} Z", "#000", alpha=0.14
    )
    if mark == "star":
        return made + star(0, 1, w * 0.27, LAMP, LAMP_DARK, 2)
    if mark == "paw":
        return made + pad(w * 0.26, PAPER)
    return made


def back(w: float = 46) -> str:
    """A small hidden card, as Ratjack's cards look from behind."""
    h, m = w * 1.4, w * 0.11
    made = box(-w / 2, -h / 2, w, h, w * 0.14, PAPER, EDGE, 3.5)
    made += box(-w / 2 + m, -h / 2 + m, w - 2 * m, h - 2 * m, w * 0.08, WINE)
    x, y = w / 2 - m, h / 2 - m
    lattice = "".join(
        f"M{num(a * x)} {num(-y)} L{num(b * x)} {num(y)} "
        for a, b in ((-1, 0.4), (-0.4, 1), (0.4, -1), (1, -0.4))
    )
    made += line(lattice, WINE_LIGHT, max(1.2, w * 0.04))
    return made + disc(0, 0, w * 0.23, WINE_DARK, GOLD, w * 0.06) + pad(w * 0.13, GOLD)


def pad(r: float, fill: str) -> str:
    """The print of a paw."""
    made = path(
        f"M{num(-r * 0.62)} {num(r * 0.5)} C{num(-r * 0.7)} {num(-r * 0.2)} {num(r * 0.7)} {num(-r * 0.2)} "
        f"{num(r * 0.62)} {num(r * 0.5)} C{num(r * 0.5)} {num(r)} {num(-r * 0.5)} {num(r)} {num(-r * 0.62)} {num(r * 0.5)} Z",
        fill,
    )
    for x, y in ((-0.78, -0.1), (-0.28, -0.62), (0.28, -0.62), (0.78, -0.1)):
        made += oval(x * r, y * r, r * 0.23, r * 0.3, fill)
    return made


def notches(r: float) -> str:
    """The six light fields in the rim of a chip, as one path."""
    d = ""
    for turn in range(0, 360, 60):
        t = turn * pi / 180
        field = ((-0.17, -0.93), (0.17, -0.93), (0.13, -0.66), (-0.13, -0.66))
        ends = ((r * (x * cos(t) - y * sin(t)), r * (x * sin(t) + y * cos(t))) for x, y in field)
        d += "M" + "L".join(f"{num(x)} {num(y)}" for x, y in ends) + "Z"
    return d


def chip(rim: str = CHIP_RED, r: float = 26, mark: str = "star") -> str:
    """A chip seen from above."""
    made = disc(0, 0, r, rim, EDGE, 3.5) + path(notches(r), PAPER)
    made += disc(0, 0, r * 0.62, PAPER, EDGE, max(1.6, r * 0.07))
    shine = f"M{num(-r * 0.8)} {num(-r * 0.24)} A{num(r * 0.83)} {num(r * 0.83)} 0 0 1 {num(-r * 0.24)} {num(-r * 0.8)}"
    made += line(shine, "#ffffff", r * 0.1, 0.5)
    if mark == "star":
        made += star(0, r * 0.03, r * 0.42, rim)
    return made


def chips(rim: str, count: int, rx: float = 22, thick: float = 9) -> str:
    """A stack of chips that lie on the table; the lowest one's face is at 0, 0."""
    ry = rx * 0.36
    top = -(count - 1) * thick
    round_ = f"A{num(rx)} {num(ry)} 0 0 0"
    side = f"M{num(-rx)} {num(top)} V{num(thick)} {round_} {num(rx)} {num(thick)} V{num(top)} Z"
    notches, seams = "", ""
    for at in range(count):
        y = top + at * thick
        for where in (-0.62, 0.0, 0.62):
            x = rx * (where + (-1) ** at * 0.12)
            drop = ry * (1 - (x / rx) ** 2) ** 0.5
            notches += f"M{num(x - rx * 0.1)} {num(y + drop)}h{num(rx * 0.2)}v{num(thick)}h{num(-rx * 0.2)}Z"
        seams += f"M{num(-rx)} {num(y + thick)} {round_} {num(rx)} {num(y + thick)}" if at < count - 1 else ""
    shade = f"M{num(rx * 0.35)} {num(top)} V{num(thick + ry * 0.93)} Q{num(rx * 0.9)} {num(thick + ry * 0.7)} {num(rx)} {num(thick)} V{num(top)} Z"
    made = path(side, rim) + path(notches, PAPER) + path(shade, "#000000", alpha=0.2) + line(seams, EDGE, 2.4)
    made += path(side, None, EDGE, 3)
    return made + oval(0, top, rx, ry, rim, EDGE, 3) + oval(0, top, rx * 0.62, ry * 0.6, PAPER, EDGE, 1.6)


def arrow(d: str, head: str, colour: str = LAMP, width: float = 6) -> str:
    """A drawn way with a head, outlined so that it is seen on anything."""
    return (
        line(d, EDGE, width + 5)
        + path(head, EDGE, EDGE, width)
        + line(d, colour, width)
        + path(head, colour, colour, 1.5)
    )


def head_at(x: float, y: float, degrees: float, size: float = 9) -> str:
    """The head of an arrow, its point at x, y, pointing that way (0 is right, 90 is down)."""
    t = degrees * pi / 180
    ends = [(x, y)]
    for turn in (2.5, -2.5):
        ends.append((x + size * 1.6 * cos(t + turn), y + size * 1.6 * sin(t + turn)))
    return "M" + " L".join(f"{num(a)} {num(b)}" for a, b in ends) + " Z"


def rays(
    x: float, y: float, r0: float, r1: float, angles: tuple[float, ...], colour: str = LAMP, width: float = 5
) -> str:
    """Short strokes around something that shines or has just happened."""
    d = "".join(
        f"M{num(x + r0 * cos(a * pi / 180))} {num(y + r0 * sin(a * pi / 180))} L{num(x + r1 * cos(a * pi / 180))} {num(y + r1 * sin(a * pi / 180))} "
        for a in angles
    )
    return line(d, EDGE, width + 4) + line(d, colour, width)


def sleeve(cloth: str, length: float = 46, wide: float = 30, cuff: bool = True) -> str:
    """An arm in a suit that comes from below; its cuff ends at 0, 0."""
    half = wide / 2
    made = path(
        f"M{num(-half)} 6 L{num(-half - 3)} {num(length)} H{num(half + 3)} L{num(half)} 6 Z", cloth, EDGE, 3.5
    )
    made += path(
        f"M{num(half * 0.3)} 6 L{num(half * 0.45)} {num(length)} H{num(half + 3)} L{num(half)} 6 Z",
        "#000",
        alpha=0.2,
    )
    if cuff:
        made += box(-half - 1, -2, wide + 2, 11, 4, PAPER, EDGE, 3) + disc(
            half * 0.55, 3.5, 2.6, GOLD, GOLD_DARK, 1.2
        )
    return made


def steam(x: float, y: float, high: float, colour: str = "#ffffff", alpha: float = 0.9) -> str:
    """One wavy line of steam, rising from x, y."""
    q = high / 4
    d = f"M{num(x)} {num(y)} q-7 {num(-q)} 0 {num(-2 * q)} q7 {num(-q)} 0 {num(-2 * q)}"
    return line(d, EDGE, 8) + line(d, colour, 4.5, alpha)
