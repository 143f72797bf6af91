"""Dump, city and field: three wide illustrations under one evening sky, so that they join side by side.

Drawn once at 900 by 420; the strip over the sewer board is the same picture with less sky.
"""

from __future__ import annotations

from .pen import (
    INK,
    LAMP,
    WOOD,
    WOOD_DARK,
    box,
    disc,
    fade,
    glow,
    line,
    num,
    oval,
    path,
    picture,
    put,
)

W, H, GROUND = 900, 420, 380


def sky() -> str:
    """The same sunset for all; its last light lies on the horizon."""
    stops = [(0, "#233d6b", 1.0), (0.45, "#6d5a8c", 1.0), (0.75, "#d48a72", 1.0), (1, "#f8cf92", 1.0)]
    return fade("sky", stops, 0, 350) + box(0, 0, W, H, 0, "url(#sky)")


def clouds(*spots: tuple[float, float, float]) -> str:
    d = "M-60 12 C-60 0 -44 -4 -36 -4 C-32 -20 -8 -22 0 -10 C10 -18 30 -12 32 -2 C46 -4 58 2 58 12 Z"
    return "".join(put(path(d, "#ffe9d0", alpha=0.62), x, y, s) for x, y, s in spots)


def street(fill: str, edge: str) -> str:
    return box(0, GROUND, W, H - GROUND, 0, fill) + box(0, GROUND, W, 6, 0, edge)


# --- the dump -------------------------------------------------------------------------------------------------


def _tyre(x: float, y: float, r: float) -> str:
    return disc(x, y, r, "#3b3d45", "#1c1d22", 4) + disc(x, y, r * 0.5, "#6a6e7a", "#1c1d22", 3) + disc(x, y, r * 0.2, "#1c1d22")


def _can(x: float, y: float, turn: float, colour: str) -> str:
    can = box(-13, -20, 26, 40, 4, colour, INK, 3) + box(-12, -8, 24, 14, 0, "#fff4dc") + oval(0, -20, 13, 4.5, "#d6dde0", INK, 2.5)
    return put(can + box(-9, -17, 4, 34, 2, "#ffffff", alpha=0.35), x, y, turn=turn)


def bin_with_lid(x: float, y: float, scale: float = 1) -> str:
    made = path("M-38 -70 H38 L31 32 Q0 40 -31 32 Z", "#8fa0a8", "#33474f", 5)
    made += path("M10 -68 H38 L31 32 Q20 36 8 37 Z", "#000000", alpha=0.16)
    made += line("M-20 -58 L-16 26 M0 -58 V30 M20 -58 L16 26", "#5d7079", 5)
    made += put(path("M-46 0 C-44 -16 44 -16 46 0 Z", "#a9b8be", "#33474f", 5) + box(-11, -23, 22, 11, 5, None, "#33474f", 5), 6, -78, turn=-10)
    return put(made, x, y, scale)


def fish_bone(x: float, y: float, turn: float, scale: float = 1) -> str:
    made = line("M-26 0 H22 M-14 -9 V9 M-4 -11 V11 M6 -10 V10 M15 -7 V7", "#f3ead6", 4)
    made += path("M22 -10 Q40 -8 42 0 Q40 8 22 10 Z", "#f3ead6") + disc(33, -2, 2.6, INK)
    return put(made + path("M-26 0 L-36 -10 L-34 0 L-36 10 Z", "#f3ead6"), x, y, scale, turn)


def _boot(x: float, y: float, turn: float) -> str:
    d = "M-16 -30 H10 V2 C22 4 34 8 34 20 H-16 Z"
    made = path(d, "#7a4b2c", INK, 3.5) + box(-18, 18, 54, 8, 3, "#3b2616", INK, 3) + line("M2 -20 H10 M2 -10 H10", "#e3c08a", 3)
    return put(made, x, y, turn=turn)


def _television(x: float, y: float, turn: float) -> str:
    made = line("M-10 -32 L-26 -58 M8 -32 L22 -60", "#33383f", 4) + box(-44, -34, 88, 66, 9, WOOD, WOOD_DARK, 4)
    made += box(-36, -26, 58, 48, 8, "#9ed0c5", WOOD_DARK, 3.5) + path("M-30 -18 L-8 -20 L-28 8 Z", "#ffffff", alpha=0.45)
    return put(made + disc(33, -14, 5, "#e8c98a") + disc(33, 4, 5, "#e8c98a"), x, y, turn=turn)


def _crane() -> str:
    steel = "#b0682f"
    made = line("M720 372 V96 M752 372 V96 M720 128 L752 164 L720 200 L752 236 L720 272 L752 308 L720 344", steel, 7)
    made += line("M560 92 H800 M560 92 L736 60 L800 92", steel, 7) + box(718, 84, 58, 34, 6, "#d98a3c", "#6e3a12", 4)
    made += line("M580 94 V170", "#3b3d45", 3.5) + path("M556 186 A24 24 0 0 1 604 186 V206 H590 V188 A10 10 0 0 0 570 188 V206 H556 Z", "#c8383f", "#6b161d", 4)
    return made + box(556, 198, 14, 10, 0, "#e9edef") + box(590, 198, 14, 10, 0, "#e9edef")


def dump() -> str:
    far = path("M0 300 C80 252 160 262 240 292 C340 240 440 250 520 290 C640 246 760 252 900 304 V420 H0 Z", "#7d5f74")
    works = path("M58 300 V190 H84 V300 Z M104 300 V216 H126 V300 Z M40 300 V250 H160 V300 Z", "#5e4a66")
    smoke = "".join(disc(70 + dx, 172 - dy, r, "#e9c9b8", alpha=0.4) for dx, dy, r in ((0, 0, 13), (12, 24, 18), (32, 50, 24)))
    back = path("M0 352 C70 248 150 206 236 242 C300 262 340 320 420 312 C500 250 590 242 680 292 C760 312 830 286 900 330 V420 H0 Z", "#5f5a4c")
    front = path("M0 392 C60 330 130 300 220 312 C310 322 340 372 430 372 C520 340 600 316 700 330 C790 342 850 352 900 372 V420 H0 Z", "#7b7052")
    front_lit = path("M62 352 C110 318 160 306 214 314 C150 320 110 340 84 368 Z M530 352 C590 328 650 324 700 332 C640 338 590 350 560 370 Z", "#a39469", alpha=0.75)
    bags = path("M388 386 C372 352 400 336 412 338 L408 326 L424 334 L436 324 L434 340 C452 344 466 362 452 388 Z", "#3f4a5a", "#1f2630", 4)
    bags += path("M404 350 Q410 344 416 346", None, "#ffffff", 4, 0.3)
    junk = put(line("M-30 0 C-34 -60 34 -60 30 0 M-30 0 H30 M0 -46 V0 M-26 -22 H26", "#3c444c", 5), 300, 300, 0.7, 24) + _television(206, 292, -8) + _tyre(98, 340, 28) + _tyre(300, 352, 22) + _can(362, 356, 14, "#d8494f") + _boot(642, 318, 8)
    junk += _can(504, 352, -70, "#5aa469") + _tyre(836, 352, 25)
    junk += box(724, 322, 60, 42, 4, "#c79a5b", "#6e4b1e", 4) + line("M724 336 H784 M754 322 V336", "#6e4b1e", 3)
    flies = "".join(disc(x, y, 2.6, INK) + line(f"M{x - 5} {y - 4} l4 2 M{x + 5} {y - 4} l-4 2", "#ffffff", 1.8, 0.7) for x, y in ((262, 236), (282, 254), (440, 300), (466, 312)))
    gulls = line("M330 120 q10 -12 18 0 q8 -12 18 0 M398 150 q8 -9 14 0 q6 -9 14 0 M470 104 q8 -9 14 0 q6 -9 14 0", "#fff4e0", 4)
    return sky() + clouds((250, 70, 1.1), (640, 40, 0.9)) + smoke + works + far + _crane() + back + gulls + front + front_lit + junk + bags + flies + put(bin_with_lid(0, 0, 0.74), 470, 372) + street("#4d4638", "#a39469") + fish_bone(150, 392, 8, 0.9) + fish_bone(590, 396, 172, 0.85)


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
    made = box(330, 268, 210, 112, 4, "#8f4a4f", "#4a2128", 4) + box(352, 314, 92, 66, 4, "#ffe9a8", "#4a2128", 4)
    made += box(462, 314, 56, 66, 4, "#5b2c34", "#4a2128", 4) + disc(508, 350, 4, LAMP) + box(470, 322, 40, 24, 3, "#ffdf8a")
    stripes = "".join(
        path(f"M{322 + i * 32.3:.0f} 276 h32.3 v22 a16.1 14 0 0 1 -32.3 0 Z", "#fff1d6" if i % 2 else "#e2574c", "#4a2128", 2.5) for i in range(7)
    )
    cheese = path("M366 362 L402 338 C414 338 424 346 426 362 V374 H366 Z", LAMP, "#b97f00", 3.5) + disc(386, 366, 4, "#e6a800") + disc(408, 356, 4, "#e6a800")
    sign = disc(436, 246, 25, "#fff1d6", "#4a2128", 4) + path("M420 250 L438 236 C446 236 451 242 452 250 V259 H420 Z", LAMP, "#b97f00", 3)
    return made + cheese + stripes + sign


def cat(x: float, y: float, scale: float = 1, flip: bool = False) -> str:
    """A cat on the watch: what makes the city dangerous."""
    coat, edge = "#2d2f45", "#14151f"
    made = line("M40 -6 C76 0 78 -40 60 -48", edge, 15) + line("M40 -6 C76 0 78 -40 60 -48", coat, 9)
    made += path("M-24 0 C-30 -40 -16 -62 6 -62 C34 -60 50 -28 46 0 Z", coat, edge, 4)
    made += path("M-40 -74 L-38 -108 L-16 -94 Q-4 -97 8 -94 L28 -108 L30 -74 C30 -54 12 -46 -5 -46 C-22 -46 -40 -54 -40 -74 Z", coat, edge, 4)
    for ex in (-21, 11):
        made += path(f"M{ex - 11} -77 Q{ex} -89 {ex + 11} -75 Q{ex} -66 {ex - 11} -77 Z", "#d7f26b") + oval(ex, -76, 2.6, 6.5, edge)
    made += path("M-10 -63 H0 L-5 -57 Z", "#e8919b") + line("M-26 -60 L-46 -64 M-26 -56 L-44 -52 M16 -60 L36 -64 M16 -56 L34 -52", "#cfd3e6", 2)
    return put(made + oval(-12, -1, 12, 6, coat, edge, 3.5) + oval(14, -1, 12, 6, coat, edge, 3.5), x, y, scale, flip=flip)


def _lantern(x: float) -> str:
    return (
        disc(x, 216, 74, "url(#lantern)") + line(f"M{x} 380 V240", "#26303f", 8) + box(x - 14, 368, 28, 12, 4, "#26303f")
        + path(f"M{x - 17} 240 L{x - 12} 200 H{x + 12} L{x + 17} 240 Z", "#ffe89a", "#26303f", 4.5) + path(f"M{x - 20} 201 L{x} 184 L{x + 20} 201 Z", "#26303f")
    )


def city() -> str:
    far = "M0 200 h60 v-50 h54 v70 h40 v-96 h66 v60 h50 v-90 l22 -30 l22 30 v90 h60 v-40 h70 v60 h46 v-110 h60 v70 h64 v-60 h70 v80 h52 v-110 h58 v90 h40 V420 H0 Z"
    towers = _tower(22, 118, 150, "#3f4d80", "#ffd977", 1) + _tower(150, 92, 96, "#4a568d", "#ffe39a", 2) + _tower(252, 84, 178, "#37446f", "#ffd977", 3)
    towers += _tower(552, 96, 122, "#46548a", "#ffe39a", 4) + _tower(656, 78, 196, "#37446f", "#ffd977", 5) + _tower(744, 124, 84, "#414f84", "#ffe39a", 6)
    roof = line("M806 84 V40 M806 50 h18 M196 96 V66", "#2a3459", 5) + path("M272 178 V160 H316 V178 Z M274 160 C274 136 314 136 314 160 Z", "#6e4a3a", "#38241c", 3.5)
    tank = line("M276 178 L280 160 M312 178 L308 160", "#38241c", 4)
    light = glow("lantern", [(0, "#ffe89a", 0.75), (1, "#ffe89a", 0)], 620, 216, 74)
    wall = box(640, 330, 190, 50, 3, "#6a4654", "#38222c", 4) + line("M640 347 H830 M640 364 H830 M680 331 V347 M740 331 V347 M800 331 V347 M660 347 V364 M710 347 V364 M770 347 V364 M690 364 V380 M750 364 V380 M810 364 V380", "#4d303b", 3)
    bins = put(bin_with_lid(0, 0, 0.62), 276, 362) + put(bin_with_lid(0, 0, 0.52), 120, 366)
    return light + sky() + clouds((120, 60, 1.0), (470, 84, 1.2)) + path(far, "#6b5a8a", alpha=0.75) + towers + tank + roof + _shop() + wall + put(cat(0, 0, 0.78), 736, 330) + _lantern(620) + bins + street("#4a4a55", "#8b8a96")


# --- the field ------------------------------------------------------------------------------------------------


def _bale(x: float, y: float, r: float) -> str:
    made = disc(x, y, r, "#e3b95a", "#8a6414", 4) + disc(x, y, r * 0.66, None, "#b98f38", 3) + disc(x, y, r * 0.34, None, "#b98f38", 3)
    return made + line(f"M{x - r * 0.7:.0f} {y - r * 0.5:.0f} A{r * 0.9:.0f} {r * 0.9:.0f} 0 0 1 {x:.0f} {y - r * 0.85:.0f}", "#fff0bd", 4, 0.8)


def _mill(x: float, y: float) -> str:
    made = path("M-30 0 L-20 -120 H20 L30 0 Z", "#f1e2c8", "#7b5a3a", 4) + path("M4 -118 H20 L30 0 H8 Z", "#000000", alpha=0.12)
    made += path("M-26 -118 C-22 -152 22 -152 26 -118 Z", "#b5523f", "#6a2a1d", 4) + box(-9, -34, 18, 34, 8, "#7b5a3a") + disc(0, -84, 7, "#8fc3d8", "#7b5a3a", 3)
    sail = path("M-4 -6 L-16 -74 H8 L4 -6 Z", "#fff4df", "#7b5a3a", 3) + line("M0 0 L-3 -74 M-13 -56 L7 -56 M-10 -38 L6 -38", "#7b5a3a", 2.5)
    sails = "".join(put(sail, 0, -126, turn=a) for a in (22, 112, 202, 292))
    return put(made + sails + disc(0, -126, 7, "#7b5a3a"), x, y)


def _barn(x: float, y: float) -> str:
    made = path("M-62 0 V-54 L-46 -88 L0 -108 L46 -88 L62 -54 V0 Z", "#b8433a", "#5e1a17", 4.5)
    made += path("M-70 -50 L-50 -92 L0 -114 L50 -92 L70 -50", None, "#f2e3c9", 9) + path("M-24 0 V-46 H24 V0 Z", "#7d2823", "#f2e3c9", 5)
    return put(made + line("M-24 -46 L24 0 M24 -46 L-24 0", "#f2e3c9", 4) + box(-11, -86, 22, 20, 3, "#3b1513", "#f2e3c9", 4), x, y)


def scarecrow(x: float, y: float, scale: float = 1) -> str:
    made = line("M0 0 V-84 M-46 -70 H46", "#6e4b1e", 8) + path("M-40 -82 H40 V-58 H18 L22 -22 H-22 L-18 -58 H-40 Z", "#4f7cac", "#203f5e", 4)
    made += path("M-8 -50 h12 v12 h-12 Z", "#e2574c") + line("M-44 -76 l-12 -6 M-44 -70 h-14 M-44 -64 l-12 6 M44 -76 l12 -6 M44 -70 h14 M44 -64 l12 6", "#e9c46a", 4)
    made += disc(0, -102, 22, "#f0d9a8", "#8a6414", 4) + line("M-11 -108 l6 6 m0 -6 l-6 6 M5 -108 l6 6 m0 -6 l-6 6 M-8 -92 Q0 -87 8 -92", INK, 3)
    return put(made + path("M-34 -116 H34 L18 -122 L12 -148 L-14 -146 L-18 -122 Z", "#8a5a33", "#46290f", 4), x, y, scale)


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
    far = path("M0 282 C120 226 240 232 360 272 C500 222 640 228 900 286 V420 H0 Z", "#8d8a6c") + path("M0 312 C160 262 280 276 420 308 C560 262 740 256 900 312 V420 H0 Z", "#86a35c")
    rows = line("M470 304 C440 330 400 350 350 372 M540 288 C540 316 530 346 510 376 M610 282 C640 310 680 340 740 372", "#6d8a48", 5)
    near = path("M0 346 C140 306 300 320 450 350 C600 322 760 312 900 346 V420 H0 Z", "#6fa85a") + path("M40 344 C140 312 240 318 330 332 C240 326 140 330 60 352 Z", "#a6cf7c", alpha=0.8)
    trail = path("M468 420 C420 392 520 374 480 356 C460 346 500 334 492 326 C512 338 486 346 510 356 C560 378 510 392 580 420 Z", "#d9b77c")
    tree = box(826, 262, 14, 66, 4, "#6b4526", "#3c2512", 3.5) + path("M833 182 C862 178 878 204 868 222 C882 240 866 272 838 268 C806 276 786 250 798 228 C784 204 806 178 833 182 Z", "#5b8f4a", "#2f5a28", 4)
    tree += path("M812 206 C818 194 830 192 838 194 C826 200 818 210 816 224 Z", "#a6cf7c", alpha=0.7)
    fence = line("M0 352 H70 M0 366 H70 M14 342 V380 M44 342 V380", "#8a5a33", 7)
    return light + sky() + sun + clouds((180, 62, 1.2), (420, 110, 0.8), (800, 70, 1.0)) + far + _mill(386, 304) + rows + tree + near + _barn(164, 340) + fence + trail + scarecrow(640, 356, 0.86) + _bale(748, 346, 27) + _bale(804, 354, 22) + _wheat(228, 450, 392, 9.5, 40) + _wheat(588, 900, 396, 9.5, 28) + street("#5b7a3e", "#a6cf7c")


PLACES = {"dump": dump, "city": city, "field": field}


def strip(parts: str) -> str:
    """The lower part of a wide picture, 640 by 250."""
    view = 'width="640" height="250" viewBox="0 69 900 351"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view}>\n{parts}\n</svg>\n'


def pictures() -> dict[str, str]:
    made = {f"place/{name}": strip(draw()) for name, draw in PLACES.items()}
    return made | {f"place/{name}_wide": picture(W, H, draw()) for name, draw in PLACES.items()}
