"""The city: towers, a cheese shop, and a cat on the watch. Rich but dangerous."""

from __future__ import annotations

from ..pen import (
    LAMP,
    box,
    disc,
    glow,
    line,
    num,
    oval,
    path,
    put,
)
from .dump import bin_with_lid
from .sky import GROUND, clouds, sky, street

# --- the city -------------------------------------------------------------------------------------------------


def _tower(x: float, w: float, top: float, wall: str, lit: str, seed: int) -> str:
    """A block with windows, some of them lit."""
    on, off = "", ""
    columns = int((w - 14) // 24)
    gap = (w - columns * 12) / (columns + 1)
    for row in range(int((GROUND - top - 40) // 29)):
        for col in range(columns):
            wx, wy = x + gap + col * (12 + gap), top + 16 + row * 29
            d = f"M{num(wx)} {num(wy)}h12v15h-12Z"
            if (row * 5 + col * 3 + seed * 7 + row * col) % 5 < 2:
                on += d
            else:
                off += d
    made = box(x, top, w, GROUND - top, 3, wall) + box(x, top, 7, GROUND - top, 3, "#ffffff", alpha=0.12)
    made += box(x + w * 0.72, top, w * 0.28, GROUND - top, 0, "#000000", alpha=0.12)
    return made + path(off, "#1b2745", alpha=0.55) + path(on, lit)


def _shop() -> str:
    made = box(330, 268, 210, 112, 4, "#8f4a4f", "#4a2128", 4) + box(
        352, 314, 92, 66, 4, "#ffe9a8", "#4a2128", 4
    )
    made += (
        box(462, 314, 56, 66, 4, "#5b2c34", "#4a2128", 4)
        + disc(508, 350, 4, LAMP)
        + box(470, 322, 40, 24, 3, "#ffdf8a")
    )
    stripes = "".join(
        path(
            f"M{322 + i * 32.3:.0f} 276 h32.3 v22 a16.1 14 0 0 1 -32.3 0 Z",
            "#fff1d6" if i % 2 else "#e2574c",
            "#4a2128",
            2.5,
        )
        for i in range(7)
    )
    cheese = (
        path("M366 362 L402 338 C414 338 424 346 426 362 V374 H366 Z", LAMP, "#b97f00", 3.5)
        + disc(386, 366, 4, "#e6a800")
        + disc(408, 356, 4, "#e6a800")
    )
    sign = disc(436, 246, 25, "#fff1d6", "#4a2128", 4) + path(
        "M420 250 L438 236 C446 236 451 242 452 250 V259 H420 Z", LAMP, "#b97f00", 3
    )
    return made + cheese + stripes + sign


def cat(x: float, y: float, scale: float = 1, flip: bool = False) -> str:
    """A cat on the watch: what makes the city dangerous."""
    coat, edge = "#2d2f45", "#14151f"
    made = line("M40 -6 C76 0 78 -40 60 -48", edge, 15) + line("M40 -6 C76 0 78 -40 60 -48", coat, 9)
    made += path("M-24 0 C-30 -40 -16 -62 6 -62 C34 -60 50 -28 46 0 Z", coat, edge, 4)
    made += path(
        "M-40 -74 L-38 -108 L-16 -94 Q-4 -97 8 -94 L28 -108 L30 -74 C30 -54 12 -46 -5 -46 C-22 -46 -40 -54 -40 -74 Z",
        coat,
        edge,
        4,
    )
    for ex in (-21, 11):
        made += path(f"M{ex - 11} -77 Q{ex} -89 {ex + 11} -75 Q{ex} -66 {ex - 11} -77 Z", "#d7f26b") + oval(
            ex, -76, 2.6, 6.5, edge
        )
    made += path("M-10 -63 H0 L-5 -57 Z", "#e8919b") + line(
        "M-26 -60 L-46 -64 M-26 -56 L-44 -52 M16 -60 L36 -64 M16 -56 L34 -52", "#cfd3e6", 2
    )
    return put(
        made + oval(-12, -1, 12, 6, coat, edge, 3.5) + oval(14, -1, 12, 6, coat, edge, 3.5),
        x,
        y,
        scale,
        flip=flip,
    )


def _lantern(x: float) -> str:
    return (
        disc(x, 216, 74, "url(#lantern)")
        + line(f"M{x} 380 V240", "#26303f", 8)
        + box(x - 14, 368, 28, 12, 4, "#26303f")
        + path(f"M{x - 17} 240 L{x - 12} 200 H{x + 12} L{x + 17} 240 Z", "#ffe89a", "#26303f", 4.5)
        + path(f"M{x - 20} 201 L{x} 184 L{x + 20} 201 Z", "#26303f")
    )


def city() -> str:
    far = "M0 200 h60 v-50 h54 v70 h40 v-96 h66 v60 h50 v-90 l22 -30 l22 30 v90 h60 v-40 h70 v60 h46 v-110 h60 v70 h64 v-60 h70 v80 h52 v-110 h58 v90 h40 V420 H0 Z"
    towers = (
        _tower(22, 118, 150, "#3f4d80", "#ffd977", 1)
        + _tower(150, 92, 96, "#4a568d", "#ffe39a", 2)
        + _tower(252, 84, 178, "#37446f", "#ffd977", 3)
    )
    towers += (
        _tower(552, 96, 122, "#46548a", "#ffe39a", 4)
        + _tower(656, 78, 196, "#37446f", "#ffd977", 5)
        + _tower(744, 124, 84, "#414f84", "#ffe39a", 6)
    )
    roof = line("M806 84 V40 M806 50 h18 M196 96 V66", "#2a3459", 5) + path(
        "M272 178 V160 H316 V178 Z M274 160 C274 136 314 136 314 160 Z", "#6e4a3a", "#38241c", 3.5
    )
    tank = line("M276 178 L280 160 M312 178 L308 160", "#38241c", 4)
    light = glow("lantern", [(0, "#ffe89a", 0.75), (1, "#ffe89a", 0)], 620, 216, 74)
    wall = box(640, 330, 190, 50, 3, "#6a4654", "#38222c", 4) + line(
        "M640 347 H830 M640 364 H830 M680 331 V347 M740 331 V347 M800 331 V347 M660 347 V364 M710 347 V364 M770 347 V364 M690 364 V380 M750 364 V380 M810 364 V380",
        "#4d303b",
        3,
    )
    bins = put(bin_with_lid(0, 0, 0.62), 276, 362) + put(bin_with_lid(0, 0, 0.52), 120, 366)
    return (
        light
        + sky()
        + clouds((120, 60, 1.0), (470, 84, 1.2))
        + path(far, "#6b5a8a", alpha=0.75)
        + towers
        + tank
        + roof
        + _shop()
        + wall
        + put(cat(0, 0, 0.78), 736, 330)
        + _lantern(620)
        + bins
        + street("#4a4a55", "#8b8a96")
    )
