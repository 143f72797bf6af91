"""Ratjack's cards without their figures: the one back that all have, and the faces of the four sets.

A face has a window for the figure and room below it. `front` is for small cards, `large` has room for words;
their windows are those of `FRONT` and `LARGE`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..pen import PAPER, PAPER_DARK, Coat, box, disc, fade, glow, line, num, path, picture, put, star
from ..rats import head
from .kit import GOLD, GOLD_DARK, GOLD_LIGHT, pad

W, H = 240, 336
FRONT = (14, 14, 212, 236)
LARGE = (14, 14, 212, 175)
"""The window: left, top, width, height."""
GOLDEN = Coat(GOLD, "#5a3a10", "#f6e3b0")


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of a set: bright and deep."""

    main: str
    deep: str


TONES = {
    "red_rat": Tone("#b8433a", "#6d1f1b"),
    "blue_rat": Tone("#3672ad", "#173b60"),
    "weasel": Tone("#4b8b4a", "#1f4a22"),
    "raccoon": Tone("#7a5ab0", "#3b2566"),
}


def _corners(part: str) -> str:
    """A part for the upper left corner, in all four."""
    made = part + put(part, W, 0, flip=True)
    return made + f'<g transform="translate({W},{H}) rotate(180)">{made}</g>'


def back() -> str:
    """Wine-red with a golden rat; alike for all sets (R30)."""
    made = fade("wine", [(0, "#8a2740", 1), (1, "#430f1e", 1)], 16, 320)
    made += box(3, 3, 234, 330, 24, PAPER, PAPER_DARK, 3) + box(15, 15, 210, 306, 15, "url(#wine)")
    lattice = ""
    for at in range(-7, 10):
        x0, x1 = 120 + (at - 1.5) * 30, 120 + (at - 1.5) * 30 + 150
        # Cut to the field by hand: lines from upper left to lower right, and mirrored.
        top, bottom = 22.0, 314.0
        slope = (bottom - top) / (x1 - x0)
        a, b = max(x0, 22), min(x1, 218)
        if b - a > 8:
            y0, y1 = top + (a - x0) * slope, top + (b - x0) * slope
            lattice += f"M{num(a)} {num(y0)} L{num(b)} {num(y1)} M{num(240 - a)} {num(y0)} L{num(240 - b)} {num(y1)} "
    made += line(lattice, "#ffdc96", 2.2, 0.2)
    made += box(23, 23, 194, 290, 10, None, GOLD, 3) + box(29, 29, 182, 278, 7, None, GOLD, 1.2, 0.6)
    made += _corners(
        path("M23 60 C38 58 58 42 60 23 H33 Q23 23 23 33 Z", "#5c1628", GOLD, 3)
        + put(pad(9, GOLD), 38, 38, turn=-45)
    )
    made += disc(120, 170, 70, "#000000", alpha=0.3) + disc(120, 168, 70, "#2b0a14", GOLD, 5)
    made += disc(120, 168, 62, None, GOLD_DARK, 2) + line("M60 146 A64 64 0 0 1 98 106", GOLD_LIGHT, 3, 0.9)
    for y in (88, 248):
        made += star(120, y, 10, GOLD, GOLD_DARK, 1.5)
    return made + put(head(GOLDEN), 65, 106, 0.86)


def _window(tone: Tone, window: tuple[int, int, int, int]) -> str:
    """The stage behind the figure: curtain, spotlight, boards."""
    x, y, w, h = window
    right, bottom, middle = x + w, y + h, x + w / 2
    made = fade("wall", [(0, tone.main, 1), (1, tone.deep, 1)], y, bottom) + box(x, y, w, h, 13, "url(#wall)")
    folds = "".join(
        f"M{num(at)} {y + 1} q5 {h / 2:.0f} 0 {h - 2} h11 q-5 {-h / 2:.0f} 0 {2 - h} Z"
        for at in (x + 12, x + 34, right - 45, right - 23)
    )
    made += path(folds, "#000000", alpha=0.14)
    cone = fade("cone", [(0, "#fff3c4", 0.6), (1, "#fff0be", 0.1)], y, bottom)
    made += cone + path(
        f"M{num(middle - 20)} {y} H{num(middle + 20)} L{right - 4} {bottom - 8} Q{right - 6} {bottom} {right - 14} {bottom} "
        f"H{x + 14} Q{x + 6} {bottom} {x + 4} {bottom - 8} Z",
        "url(#cone)",
    )
    pool = glow("pool", [(0, "#fff6d0", 0.4), (1, "#fff6d0", 0)], middle, y + h * 0.55, h * 0.5)
    return made + pool + disc(middle, y + h * 0.55, h * 0.5 - 1, "url(#pool)")


def _face(tone: Tone, window: tuple[int, int, int, int]) -> str:
    x, y, w, h = window
    made = box(3, 3, 234, 330, 24, PAPER, tone.deep, 4) + path(
        "M230 30 V306 Q230 326 210 326 H60 C150 322 226 250 230 30 Z", "#b0762a", alpha=0.07
    )
    made += (
        _window(tone, window)
        + box(x, y, w, h, 13, None, tone.deep, 4)
        + box(x + 4, y + 4, w - 8, h - 8, 10, None, GOLD, 1.6, 0.75)
    )
    return made


def pictures() -> dict[str, str]:
    made = {"card/back": picture(W, H, back())}
    for name, tone in TONES.items():
        made[f"card/front_{name}"] = picture(W, H, _face(tone, FRONT))
        made[f"card/large_{name}"] = picture(W, H, _face(tone, LARGE))
    return made
