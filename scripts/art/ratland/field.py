"""The field: barn, mill, wheat and winding paths on which rats get lost."""

from __future__ import annotations

from ..pen import (
    INK,
    box,
    disc,
    glow,
    line,
    num,
    path,
    put,
)
from .sky import clouds, sky, street

# --- the field ------------------------------------------------------------------------------------------------


def _bale(x: float, y: float, r: float) -> str:
    made = (
        disc(x, y, r, "#e3b95a", "#8a6414", 4)
        + disc(x, y, r * 0.66, None, "#b98f38", 3)
        + disc(x, y, r * 0.34, None, "#b98f38", 3)
    )
    return made + line(
        f"M{x - r * 0.7:.0f} {y - r * 0.5:.0f} A{r * 0.9:.0f} {r * 0.9:.0f} 0 0 1 {x:.0f} {y - r * 0.85:.0f}",
        "#fff0bd",
        4,
        0.8,
    )


def _mill(x: float, y: float) -> str:
    made = path("M-30 0 L-20 -120 H20 L30 0 Z", "#f1e2c8", "#7b5a3a", 4) + path(
        "M4 -118 H20 L30 0 H8 Z", "#000000", alpha=0.12
    )
    made += (
        path("M-26 -118 C-22 -152 22 -152 26 -118 Z", "#b5523f", "#6a2a1d", 4)
        + box(-9, -34, 18, 34, 8, "#7b5a3a")
        + disc(0, -84, 7, "#8fc3d8", "#7b5a3a", 3)
    )
    sail = path("M-4 -6 L-16 -74 H8 L4 -6 Z", "#fff4df", "#7b5a3a", 3) + line(
        "M0 0 L-3 -74 M-13 -56 L7 -56 M-10 -38 L6 -38", "#7b5a3a", 2.5
    )
    sails = "".join(put(sail, 0, -126, turn=a) for a in (22, 112, 202, 292))
    return put(made + sails + disc(0, -126, 7, "#7b5a3a"), x, y)


def _barn(x: float, y: float) -> str:
    made = path("M-62 0 V-54 L-46 -88 L0 -108 L46 -88 L62 -54 V0 Z", "#b8433a", "#5e1a17", 4.5)
    made += path("M-70 -50 L-50 -92 L0 -114 L50 -92 L70 -50", None, "#f2e3c9", 9) + path(
        "M-24 0 V-46 H24 V0 Z", "#7d2823", "#f2e3c9", 5
    )
    return put(
        made
        + line("M-24 -46 L24 0 M24 -46 L-24 0", "#f2e3c9", 4)
        + box(-11, -86, 22, 20, 3, "#3b1513", "#f2e3c9", 4),
        x,
        y,
    )


def scarecrow(x: float, y: float, scale: float = 1) -> str:
    made = line("M0 0 V-84 M-46 -70 H46", "#6e4b1e", 8) + path(
        "M-40 -82 H40 V-58 H18 L22 -22 H-22 L-18 -58 H-40 Z", "#4f7cac", "#203f5e", 4
    )
    made += path("M-8 -50 h12 v12 h-12 Z", "#e2574c") + line(
        "M-44 -76 l-12 -6 M-44 -70 h-14 M-44 -64 l-12 6 M44 -76 l12 -6 M44 -70 h14 M44 -64 l12 6",
        "#e9c46a",
        4,
    )
    made += disc(0, -102, 22, "#f0d9a8", "#8a6414", 4) + line(
        "M-11 -108 l6 6 m0 -6 l-6 6 M5 -108 l6 6 m0 -6 l-6 6 M-8 -92 Q0 -87 8 -92", INK, 3
    )
    return put(
        made + path("M-34 -116 H34 L18 -122 L12 -148 L-14 -146 L-18 -122 Z", "#8a5a33", "#46290f", 4),
        x,
        y,
        scale,
    )


def _wheat(x0: float, x1: float, y: float, step: float, tall: float) -> str:
    """A stand of wheat as three paths: stalks, ears and their light."""
    stalks, ears = "", ""
    count = int((x1 - x0) / step)
    for i in range(count):
        x = x0 + i * step
        top = y - tall - (i * 7 % 5) * 3
        lean = (i * 3 % 7 - 3) * 1.2
        stalks += f"M{x:.0f} {y:.0f}Q{x:.0f} {top + 14:.0f} {x + lean:.0f} {top:.0f}"
        ears += f"M{x + lean:.0f} {top + 12:.0f}l{num(lean * 0.4)} -16"
    return line(stalks, "#a9802c", 3.5) + line(ears, "#8a6414", 8.5) + line(ears, "#f2c94c", 5.5)


def field() -> str:
    sun = disc(642, 248, 130, "url(#sun)") + disc(642, 248, 44, "#fff0b8")
    light = glow("sun", [(0, "#fff0b8", 0.8), (1, "#fff0b8", 0)], 642, 248, 130)
    far = path("M0 282 C120 226 240 232 360 272 C500 222 640 228 900 286 V420 H0 Z", "#8d8a6c") + path(
        "M0 312 C160 262 280 276 420 308 C560 262 740 256 900 312 V420 H0 Z", "#86a35c"
    )
    rows = line(
        "M470 304 C440 330 400 350 350 372 M540 288 C540 316 530 346 510 376 M610 282 C640 310 680 340 740 372",
        "#6d8a48",
        5,
    )
    near = path("M0 346 C140 306 300 320 450 350 C600 322 760 312 900 346 V420 H0 Z", "#6fa85a") + path(
        "M40 344 C140 312 240 318 330 332 C240 326 140 330 60 352 Z", "#a6cf7c", alpha=0.8
    )
    trail = path(
        "M468 420 C420 392 520 374 480 356 C460 346 500 334 492 326 C512 338 486 346 510 356 C560 378 510 392 580 420 Z",
        "#d9b77c",
    )
    tree = box(826, 262, 14, 66, 4, "#6b4526", "#3c2512", 3.5) + path(
        "M833 182 C862 178 878 204 868 222 C882 240 866 272 838 268 C806 276 786 250 798 228 C784 204 806 178 833 182 Z",
        "#5b8f4a",
        "#2f5a28",
        4,
    )
    tree += path("M812 206 C818 194 830 192 838 194 C826 200 818 210 816 224 Z", "#a6cf7c", alpha=0.7)
    fence = line("M0 352 H70 M0 366 H70 M14 342 V380 M44 342 V380", "#8a5a33", 7)
    return (
        light
        + sky()
        + sun
        + clouds((180, 62, 1.2), (420, 110, 0.8), (800, 70, 1.0))
        + far
        + _mill(386, 304)
        + rows
        + tree
        + near
        + _barn(164, 340)
        + fence
        + trail
        + scarecrow(640, 356, 0.86)
        + _bale(748, 346, 27)
        + _bale(804, 354, 22)
        + _wheat(228, 450, 392, 9.5, 40)
        + _wheat(588, 900, 396, 9.5, 28)
        + street("#5b7a3e", "#a6cf7c")
    )
