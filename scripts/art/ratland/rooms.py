"""The rooms of a sewer: pantry, nursery, infirmary, graveyard, the lost rats' land, and the two pipes.

Backdrops of 420 by 300 with rounded corners. Their upper left is left quiet for names and numbers.
"""

from __future__ import annotations

from ..cheese import wedge, wheel
from ..faces import question
from ..pen import (
    INK,
    LAMP,
    RED,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Drawing,
    box,
    disc,
    fade,
    glow,
    line,
    oval,
    path,
    picture,
    put,
    sparkle,
    star,
)
from ..rats import ghost

W, H = 420, 300


def room(name: str, top: str, bottom: str, floor: str, edge: str, *things: str) -> str:
    """A rounded room with a floor, a frame and things in it."""
    low = "M8 252 H412 V268 Q412 292 388 292 H32 Q8 292 8 268 Z"
    return (
        fade(name, [(0, top, 1), (1, bottom, 1)], 0, 260)
        + box(6, 6, 408, 288, 28, f"url(#{name})")
        + path(low, floor)
        + "".join(things)
        + box(6, 6, 408, 288, 28, None, edge, 8)
        + line("M14 60 V34 Q14 14 34 14 H150", "#ffffff", 3, 0.16)
    )


def bricks(colour: str, alpha: float, rows: int = 5, top: float = 30) -> str:
    d = ""
    for row in range(rows):
        y = top + row * 44
        for x in range(30 + (row % 2) * 40, 380, 80):
            if (x // 40 + row) % 3:
                d += f"M{x} {y:.0f}h52q4 0 4 4v18q0 4-4 4h-52q-4 0-4-4v-18q0-4 4-4Z"
    return path(d, colour, alpha=alpha)


def jar(x: float, y: float, fill: str) -> str:
    made = box(-15, -34, 30, 34, 7, fill, INK, 3) + box(-12, -44, 24, 10, 3, "#d9cbae", INK, 3)
    return put(made + box(-10, -29, 5, 22, 2, "#ffffff", alpha=0.5), x, y)


def _pantry() -> str:
    shelf = box(236, 116, 156, 12, 4, WOOD, WOOD_DARK, 3) + line("M256 128 V142 M372 128 V142", WOOD_DARK, 6)
    hams = line("M262 10 V24 M300 10 V18", "#3b2a16", 3)
    hams += put(
        path("M0 0 C16 4 20 30 10 44 C4 52 -10 50 -13 40 C-20 24 -12 4 0 0 Z", "#c8594f", "#6b241d", 3.5)
        + line("M-7 14 Q-10 26 -6 36", "#ffffff", 3, 0.4),
        262,
        24,
        0.66,
    )
    hams += put(
        path("M-8 0 H8 V46 Q0 56 -8 46 Z", "#a8443c", "#5e1a17", 3.5)
        + line("M-8 14 H8 M-8 28 H8", "#f0d2b0", 3),
        300,
        18,
        0.72,
    )
    crate = box(24, 236, 92, 46, 5, WOOD_LIGHT, WOOD_DARK, 4) + line(
        "M24 252 H116 M24 267 H116 M44 237 V282 M96 237 V282", WOOD_DARK, 3
    )
    barrel = (
        path("M306 208 H388 Q400 246 388 284 H306 Q294 246 306 208 Z", WOOD_LIGHT, WOOD_DARK, 4.5)
        + line("M300 228 H394 M300 264 H394", "#56707a", 8)
        + line("M328 210 Q322 246 328 282 M366 210 Q372 246 366 282", WOOD_DARK, 3, 0.6)
    )
    goods = jar(262, 115, "#e8836b") + jar(300, 115, "#f2c94c") + put(wheel(), 330, 72, 0.5)
    return room(
        "pantry",
        "#8a662b",
        "#5c4017",
        "#46300f",
        "#0d1a1d",
        bricks("#a67f3c", 0.28),
        shelf,
        hams,
        goods,
        crate,
        put(wedge("yellow"), 42, 182, 0.95),
        barrel,
    )


def cradle(x: float, y: float, scale: float = 1) -> str:
    made = path("M-70 -40 H70 C70 6 48 20 0 20 C-48 20 -70 6 -70 -40 Z", WOOD_LIGHT, WOOD_DARK, 4.5)
    made += path("M-70 -40 C-70 -92 -34 -104 -8 -100 V-40 Z", "#f2d7b0", WOOD_DARK, 4.5)
    made += path(
        "M-72 -44 H72 Q76 -26 60 -26 Q50 -16 38 -26 Q26 -16 14 -26 Q2 -16 -10 -26 Q-24 -16 -36 -26 Q-50 -16 -60 -26 Q-76 -26 -72 -44 Z",
        "#fff3e6",
        "#b98f7a",
        3,
    )
    return put(
        made + line("M-72 26 Q0 54 72 26", WOOD_DARK, 9) + line("M-72 26 Q0 54 72 26", WOOD, 4.5), x, y, scale
    )


def _nursery() -> str:
    mobile = line("M316 10 V40 M276 46 Q316 32 356 46 M276 46 V72 M316 40 V86 M356 46 V70", "#f3d9df", 3)
    mobile += (
        star(276, 84, 14, LAMP, "#c98a00", 2.5)
        + star(356, 82, 14, "#8fd3f4", "#2c86bf", 2.5)
        + put(wedge("yellow"), 298, 76, 0.56)
    )
    blocks = (
        box(26, 246, 36, 36, 5, "#e2574c", INK, 3)
        + box(66, 250, 32, 32, 5, "#4ea8de", INK, 3)
        + box(46, 212, 34, 34, 5, "#6cc27a", INK, 3)
    )
    blocks += (
        star(44, 265, 9, "#fff3d6")
        + disc(82, 266, 7, "#fff3d6")
        + path("M56 236 L63 222 L70 236 Z", "#fff3d6")
    )
    rug = oval(210, 278, 84, 11, "#e9a6b5", alpha=0.55) + oval(210, 278, 56, 7, "#f6d3da", alpha=0.55)
    dots = "".join(
        sparkle(x, y, 7, "#f6c3d0")
        for x, y in ((60, 110), (120, 70), (190, 120), (240, 60), (90, 180), (190, 190), (384, 130))
    )
    return room(
        "nursery",
        "#8a4f66",
        "#5c3046",
        "#46222f",
        "#0d1a1d",
        dots,
        mobile,
        rug,
        cradle(326, 246, 0.92),
        blocks,
    )


def bottle(x: float, y: float, fill: str, scale: float = 1) -> str:
    made = path(
        "M-7 -50 H7 V-36 C16 -32 17 -26 17 -20 V0 H-17 V-20 C-17 -26 -16 -32 -7 -36 Z", fill, INK, 3
    ) + box(-9, -60, 18, 11, 3, WOOD, INK, 3)
    return put(
        made
        + box(-11, -22, 22, 14, 2, "#fff8e8")
        + line("M0 -20 V-10 M-5 -15 H5", RED, 3)
        + line("M-11 -26 Q-10 -30 -6 -33", "#ffffff", 3, 0.6),
        x,
        y,
        scale,
    )


def _infirmary() -> str:
    tiles = line("M12 92 H408 M12 172 H408 M110 12 V250 M210 12 V250 M310 12 V250", "#ffffff", 2.5, 0.12)
    sign = disc(352, 62, 32, "#fff8e8", "#8c2a2f", 4) + path(
        "M346 42 h12 v14 h14 v12 h-14 v14 h-12 v-14 h-14 v-12 h14 Z", RED
    )
    bed = line("M176 186 V282 M394 216 V282", "#dfe8ea", 9) + box(
        176, 236, 218, 24, 8, "#f4f1e6", "#56707a", 4
    )
    bed += path(
        "M250 236 C262 206 300 212 330 214 C360 214 392 218 392 240 V252 H250 Z", "#9ad1c0", "#3d7a68", 4
    ) + line("M270 226 L262 250 M306 216 L300 250 M346 218 L346 250", "#3d7a68", 3, 0.6)
    bed += path("M184 236 C180 210 236 206 240 236 Z", "#ffffff", "#8aa3aa", 3.5)
    table = box(50, 232, 92, 10, 4, WOOD_LIGHT, WOOD_DARK, 3) + line(
        "M62 242 V282 M130 242 V282", WOOD_DARK, 7
    )
    return room(
        "infirmary",
        "#3f7f74",
        "#285a55",
        "#1c4440",
        "#0d1a1d",
        tiles,
        sign,
        bed,
        table,
        bottle(78, 231, "#9d4edd", 0.9),
        bottle(114, 231, "#6cc27a", 0.74),
    )


def tomb(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    made = path("M-32 0 V-50 A32 32 0 0 1 32 -50 V0 Z", "#a9b4b8", "#4b575c", 4.5) + path(
        "M8 -80 A32 32 0 0 1 32 -50 V0 H14 V-50 Z", "#000000", alpha=0.15
    )
    made += line("M0 -62 V-26 M-13 -50 H13", "#5e6b70", 6) + line(
        "M-23 -52 A24 24 0 0 1 -10 -71", "#ffffff", 4, 0.5
    )
    return put(made, x, y, scale, turn)


def _graveyard() -> str:
    moon = (
        disc(352, 62, 54, "url(#moon)")
        + disc(352, 62, 27, "#fdf3c7")
        + disc(344, 56, 5, "#e8d68f")
        + disc(361, 68, 4, "#e8d68f")
    )
    light = glow("moon", [(0, "#fdf3c7", 0.6), (1, "#fdf3c7", 0)], 352, 62, 54)
    hill = path(
        "M10 248 C90 210 180 214 250 232 C320 206 380 214 410 232 V268 Q410 290 388 290 H32 Q10 290 10 268 Z",
        "#3d5a4a",
    )
    tree = line(
        "M66 246 C70 200 60 176 66 140 M66 190 C84 180 92 166 94 150 M64 170 C52 160 44 152 42 136",
        "#2a2430",
        9,
    )
    grass = line(
        "M120 268 q4 -12 8 0 q4 -12 8 0 M286 276 q4 -12 8 0 q4 -12 8 0 M360 262 q4 -12 8 0 q4 -12 8 0",
        "#6f9a6f",
        3.5,
    )
    return room(
        "dusk",
        "#35406b",
        "#4f5f80",
        "#2f4a3c",
        "#0d1a1d",
        light,
        moon,
        tree,
        hill,
        tomb(160, 258, 0.9, -4),
        tomb(338, 262, 1.05, 5),
        put(ghost(), 208, 132, 0.66),
        grass,
    )


def signpost(x: float, y: float, scale: float = 1) -> str:
    made = box(-6, -120, 12, 122, 4, WOOD, WOOD_DARK, 4)
    made += path("M-46 -116 H34 L54 -101 L34 -86 H-46 Z", WOOD_LIGHT, WOOD_DARK, 4) + path(
        "M46 -76 H-34 L-54 -61 L-34 -46 H46 Z", WOOD_LIGHT, WOOD_DARK, 4
    )
    return put(
        made + question(-4, -101, 0.8, "#fff3d6", WOOD_DARK) + question(8, -61, 0.8, "#fff3d6", WOOD_DARK),
        x,
        y,
        scale,
    )


def _lost() -> str:
    def fir(x: float, y: float, s: float, c: str) -> str:
        return put(path("M0 -120 L34 -62 H18 L46 -18 H8 V4 H-8 V-18 H-46 L-18 -62 H-34 Z", c, c, 4), x, y, s)

    back = "".join(fir(x, 246, s, "#2f5a66") for x, s in ((66, 1.1), (120, 0.85), (250, 0.9), (352, 1.2)))
    front = fir(52, 270, 0.72, "#1f4450") + fir(362, 268, 0.86, "#1f4450")
    mist = path(
        "M10 214 Q70 198 130 214 T250 214 T370 214 T410 210 V240 Q340 226 280 240 T160 240 T10 238 Z",
        "#bfe0ea",
        alpha=0.28,
    )
    trail = path(
        "M150 292 C200 270 120 262 190 250 C230 242 200 236 214 230 C240 236 236 246 216 254 C176 266 260 272 230 292 Z",
        "#c9b48a",
        alpha=0.85,
    )
    marks = question(310, 70, 1.7, "#cfeaf5", "#1d4f6e") + question(360, 118, 1.1, "#cfeaf5", "#1d4f6e")
    return room(
        "mist",
        "#3d7290",
        "#5b97a8",
        "#2d5548",
        "#0d1a1d",
        back,
        mist,
        trail,
        front,
        signpost(248, 274, 0.95),
        marks,
    )


def _pipe(flip: bool) -> str:
    """A pipe seen from its side, open to the right; the other one is its mirror."""
    made = fade("bore", [(0, "#0a161a", 1), (0.5, "#14282e", 1), (1, "#081114", 1)], 30, 270)
    made += (
        box(0, 44, 372, 212, 0, "url(#bore)")
        + box(0, 30, 372, 20, 0, "#56707a", "#243840", 4)
        + box(0, 250, 372, 20, 0, "#3f565f", "#243840", 4)
    )
    made += path(
        "M0 232 Q30 224 60 232 T120 232 T180 232 T240 232 T300 232 T372 230 V250 H0 Z", "#2c7f68", alpha=0.85
    )
    made += box(366, 12, 44, 276, 14, "#6b8791", "#243840", 5) + box(
        374, 20, 9, 260, 4, "#ffffff", alpha=0.25
    )
    made += "".join(disc(388, y, 6.5, "#8aa3aa", "#243840", 3) for y in (36, 112, 188, 264))
    made += (
        line("M40 36 H120 M170 36 H210", "#ffffff", 4, 0.3)
        + box(150, 26, 20, 28, 4, "#6b8791", "#243840", 4)
        + box(150, 246, 20, 28, 4, "#56707a", "#243840", 4)
    )
    drip = path(
        "M262 52 C268 62 270 66 270 70 A8 8 0 0 1 254 70 C254 66 256 62 262 52 Z", "#3fb08f", "#1f6b58", 2.5
    )
    return put(made + drip, W, 0, flip=True) if flip else made + drip


ROOMS: dict[str, Drawing] = {
    "pantry": _pantry,
    "nursery": _nursery,
    "infirmary": _infirmary,
    "graveyard": _graveyard,
    "lost": _lost,
    "pipe_left": lambda: _pipe(False),
    "pipe_right": lambda: _pipe(True),
}


def pictures() -> dict[str, str]:
    return {f"place/{name}": picture(W, H, draw()) for name, draw in ROOMS.items()}
