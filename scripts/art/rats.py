"""The rats: heads in seven moods, running tokens, ghost, baby, and whole figures for scenes."""

from __future__ import annotations

from .pen import (
    EYE,
    INK,
    NOSE,
    PINK,
    PINK_DARK,
    TINT,
    Coat,
    disc,
    fade,
    line,
    oval,
    path,
    picture,
    put,
    sparkle,
)

HEAD_W, HEAD_H = 128, 140
MOUTH = "#5b2f33"
HEAD_SHAPE = (
    "M64 27 C86 27 101 41 104 60 C105 69 112 76 113 88 L120 92 L110 97 L111 103 L101 104 "
    "C94 118 80 129 64 129 C48 129 34 118 27 104 L17 103 L18 97 L8 92 L15 88 "
    "C16 76 23 69 24 60 C27 41 42 27 64 27 Z"
)
_LIT = (
    "M61 28 C83 28 97 42 100 61 C101 70 107 77 107 87 C105 106 80 122 62 122 "
    "C46 121 32 112 25 99 L17 92 C18 79 25 71 26 61 C29 42 40 28 61 28 Z"
)
_MUZZLE = "M64 76 C76 70 95 79 95 97 C95 113 80 123 64 123 C48 123 33 113 33 97 C33 79 52 70 64 76 Z"
_TUFT = "M54 31 C52 22 56 15 64 11 C62 16 65 19 70 17 C75 16 77 19 78 21 C73 21 73 26 75 31 Z"


def ear(x: float, y: float, coat: Coat, lit: float) -> str:
    return (
        disc(x, y, 24, coat.fur, coat.dark, 4)
        + oval(x, y + 1.5, 15, 15.5, PINK)
        + path(f"M{x - 14} {y - 3} A15 15 0 0 1 {x + 14} {y - 3} A15.5 13 0 0 0 {x - 14} {y - 3} Z", PINK_DARK, alpha=0.45)
        + line(f"M{x - 17 + lit} {y - 8} A19 19 0 0 1 {x - 7 + lit} {y - 17}", "#ffffff", 3, 0.35)
    )


def skull(coat: Coat) -> str:
    """Ears, head and muzzle without a face."""
    return (
        ear(26, 42, coat, 0)
        + ear(102, 42, coat, 0)
        + path(_TUFT, coat.fur, coat.dark, 4)
        + path(HEAD_SHAPE, coat.fur)
        + path(HEAD_SHAPE, "#000000", alpha=0.16)
        + path(_LIT, coat.fur)
        + oval(47, 41, 15, 7.5, "#ffffff", alpha=0.2)
        + path(HEAD_SHAPE, None, coat.dark, 4)
        + path(_MUZZLE, coat.light)
        + path("M92 86 C98 105 82 123 64 123 C55 123 46 120 40 115 C62 121 89 111 92 86 Z", "#000000", alpha=0.07)
    )


def nose() -> str:
    return (
        path("M53 79 C54 73 74 73 75 79 C76 85 68 90 64 90 C60 90 52 85 53 79 Z", NOSE, MOUTH, 2)
        + oval(60, 78.5, 4, 2.2, "#ffffff", alpha=0.55)
    )


def whiskers() -> str:
    d = "M35 92 Q22 85 6 84 M34 98 Q22 97 7 103 M93 92 Q106 85 122 84 M94 98 Q106 97 121 103"
    return line(d, "#fff8e8", 2, 0.8) + line("M40 95 h.1 M45 101 h.1 M88 95 h.1 M83 101 h.1", "#000000", 3, 0.22)


def eyes(look_x: float = 0, look_y: float = 0, size: float = 1) -> str:
    """Two open eyes, looking somewhere."""
    made = ""
    for x in (46, 82):
        inward = 1.5 if x == 46 else -1.5
        px, py = x + inward + look_x, 64 + look_y
        made += (
            oval(x, 62, 11.5, 14 * size, "#ffffff", EYE, 2.2)
            + disc(px, py, 7.4, EYE)
            + disc(px - 2.4, py - 3.2, 2.7, "#ffffff")
            + disc(px + 2.4, py + 2.8, 1.2, "#ffffff", alpha=0.8)
        )
    return made


def brows(coat: Coat, inner: float, outer: float) -> str:
    """Eyebrows; heights of their inner and outer ends."""
    d = f"M37 {outer} Q44 {min(inner, outer) - 3} 52 {inner} M91 {outer} Q84 {min(inner, outer) - 3} 76 {inner}"
    return line(d, coat.dark, 4)


def lids(coat: Coat, cover: float) -> str:
    """Upper lids, half over open eyes."""
    made = ""
    for x in (46, 82):
        y = 62 - 14 + 28 * cover
        made += path(
            f"M{x - 13} {y} L{x + 13} {y} C{x + 13} 44 {x + 7} 45 {x} 45 C{x - 7} 45 {x - 13} 44 {x - 13} {y} Z", coat.fur
        ) + line(f"M{x - 12} {y} L{x + 12} {y}", coat.dark, 3.5)
    return made


def teeth(y: float = 98) -> str:
    tooth = "v10 q0 2.5 -2.5 2.5 h-2.5 q-2.5 0 -2.5 -2.5 v-10 Z"
    return path(f"M63.7 {y} {tooth}", "#ffffff", "#b9a99a", 1.2) + path(f"M71.8 {y} {tooth}", "#ffffff", "#b9a99a", 1.2)


def smile(y: float = 97) -> str:
    return teeth(y + 2.5) + line(f"M64 90 V{y} M64 {y} Q56 {y + 8} 46 {y + 1} M64 {y} Q72 {y + 8} 82 {y + 1}", MOUTH, 3.2)


def grin() -> str:
    """A wide open laughing mouth."""
    return (
        line("M64 90 V96", MOUTH, 3)
        + path("M44 95 Q64 102 84 95 Q83 117 64 117 Q45 117 44 95 Z", MOUTH, MOUTH, 3)
        + path("M53 111 Q64 102 75 111 Q70 116 64 116 Q58 116 53 111 Z", "#f0808a")
        + path("M57.5 98.5 h13 v5 q0 2 -2 2 h-9 q-2 0 -2 -2 Z", "#ffffff")
        + line("M64 99 V105", "#b9a99a", 1.2)
    )


def blush(colour: str = "#ff6f7d", alpha: float = 0.35) -> str:
    return oval(27, 84, 8, 5.5, colour, alpha=alpha) + oval(101, 84, 8, 5.5, colour, alpha=alpha)


def _happy(coat: Coat) -> str:
    arcs = line("M35 66 Q46 50 57 66 M71 66 Q82 50 93 66", EYE, 4.5)
    return arcs + brows(coat, 43, 42) + blush() + grin() + nose()


def _hungry(coat: Coat) -> str:
    mouth = oval(64, 104, 10, 9, MOUTH) + path("M56 107 Q64 101 72 107 Q69 112.5 64 112.5 Q59 112.5 56 107 Z", "#f0808a")
    drool = path("M74 106 C78 112 80 117 80 120 A4.5 4.5 0 0 1 71 120 C71 116 73 112 74 106 Z", "#9bdcf5", "#4ea8de", 1.5)
    hollow = oval(25, 88, 5, 9, "#000000", alpha=0.13) + oval(103, 88, 5, 9, "#000000", alpha=0.13)
    return hollow + eyes(0, 3.5, 1.08) + brows(coat, 39, 46) + line("M64 90 V95", MOUTH, 3) + mouth + drool + nose()


def _swirl(x: float) -> str:
    d = f"M{x} 62 c2 -2 5 0 4 3 c-1 4 -7 4 -9 0 c-2 -6 3 -11 8 -10 c6 1 8 8 6 13"
    return oval(x, 62, 11.5, 13, "#f4eaff", EYE, 2.2) + line(d, "#5a189a", 2.6)


def _poisoned(coat: Coat) -> str:
    sick = path(HEAD_SHAPE, "#7ac043", alpha=0.28) + path(_MUZZLE, "#b6e08a", alpha=0.75)
    spots = disc(30, 76, 4, "#9d4edd", alpha=0.75) + disc(99, 72, 5, "#9d4edd", alpha=0.75)
    spots += disc(68, 40, 4.5, "#9d4edd", alpha=0.75) + disc(37, 86, 2.5, "#9d4edd", alpha=0.75)
    mouth = line("M64 90 V96 M46 101 Q52 94 58 100 T70 100 T82 98", MOUTH, 3.2)
    tongue = path("M67 100 Q76 98 79 100 L78 112 Q73 117 69 112 Z", "#b565d8", "#5a189a", 2)
    bubbles = disc(112, 30, 5, "#c8f08f", "#5d8f2a", 2) + disc(119, 18, 3.5, "#c8f08f", "#5d8f2a", 1.8)
    return sick + spots + _swirl(46) + _swirl(82) + brows(coat, 42, 46) + tongue + mouth + nose() + bubbles


def question(x: float, y: float, scale: float = 1, colour: str = "#ffffff", edge: str = "#1d6fa5") -> str:
    d = "M-6 -8 C-6 -16 7 -16 7 -8 C7 -2 0 -3 0 4 M0 11 V11.2"
    return put(line(d, edge, 8) + line(d, colour, 4.4), x, y, scale)


def _lost(coat: Coat) -> str:
    sweat = path("M106 58 C111 65 113 69 113 72 A6 6 0 0 1 101 72 C101 69 102 65 106 58 Z", "#9bdcf5", "#4ea8de", 2)
    mouth = line("M64 90 V96 M48 102 Q54 95 60 101 T72 101 T82 99", MOUTH, 3.2)
    return eyes(-4, -3.5) + brows(coat, 38, 44) + mouth + nose() + sweat + question(112, 22, 1.15)


def _proud(coat: Coat) -> str:
    smirk = teeth(99) + line("M64 90 V96 M48 97 Q54 102 64 97 Q78 104 86 91", MOUTH, 3.4)
    shine = sparkle(112, 20, 13, "#ffd23f") + sparkle(121, 38, 6, "#ffd23f") + sparkle(14, 18, 7, "#ffd23f")
    return eyes(0, 0) + lids(coat, 0.36) + brows(coat, 46, 40) + blush(alpha=0.22) + smirk + nose() + shine


def _sleepy(coat: Coat) -> str:
    arcs = line("M35 63 Q46 73 57 63 M71 63 Q82 73 93 63", EYE, 4.5)
    mouth = line("M64 90 V97", MOUTH, 3) + oval(64, 102, 6, 5.5, MOUTH)
    zed = "M96 20 h13 l-13 14 h13"
    small = "M114 6 h8 l-8 9 h8"
    zeds = line(zed, "#1d6fa5", 7) + line(zed, "#ffffff", 3.6) + line(small, "#1d6fa5", 5.5) + line(small, "#ffffff", 2.6)
    return arcs + blush(alpha=0.25) + mouth + nose() + zeds


def _fierce(coat: Coat) -> str:
    snarl = line("M64 90 V95", MOUTH, 3) + path("M45 98 Q64 91 83 98 Q82 112 64 112 Q46 112 45 98 Z", MOUTH, MOUTH, 3)
    fangs = path("M58 96 h12 v9 q0 2 -2 2 h-8 q-2 0 -2 -2 Z M48 98 l4 8 l3 -8.6 Z M80 98 l-4 8 l-3 -8.6 Z", "#ffffff")
    return eyes(0, 1) + lids(coat, 0.2) + line("M34 46 L56 56 M94 46 L72 56", coat.dark, 6.5) + snarl + fangs + nose()


def _calm(coat: Coat) -> str:
    return eyes() + brows(coat, 43, 43) + smile() + nose()


FACES = {
    "": _calm,
    "happy": _happy,
    "hungry": _hungry,
    "poisoned": _poisoned,
    "lost": _lost,
    "proud": _proud,
    "sleepy": _sleepy,
    "fierce": _fierce,
}


def head(coat: Coat = TINT, mood: str = "") -> str:
    return skull(coat) + FACES[mood](coat) + whiskers()


_FEET = {
    "": ("M24 57 q8 -3 15 2 q3 4 -3 4 h-10 q-5 -1 -2 -6 Z", "M58 57 q6 -3 11 1 q3 4 -2 5 h-8 q-4 -1 -1 -6 Z"),
    "run1": ("M22 54 q-9 2 -13 8 q2 3.5 8 2 l12 -5 Z", "M66 54 q9 1 16 6 q0 4 -6 4 l-15 -5 Z"),
    "run2": ("M30 56 q9 2 13 8 q-3 3 -8 1 l-12 -5 Z", "M60 56 q-8 3 -11 8 q3 3 7 1 l12 -5 Z"),
}


def token(coat: Coat = TINT, run: str = "") -> str:
    """A rat from the side, nose to the right, 96 by 66."""
    back, front = _FEET[run]
    tail = "M16 50 C2 50 2 32 8 26 C14 20 22 24 18 30"
    body = (
        "M12 50 C10 28 28 15 47 19 C58 21 69 28 78 37 C83 42 91 45 91 50 "
        "C91 56 82 59 75 59 L22 59 C15 59 12 56 12 50 Z"
    )
    lit = "M15 45 C15 29 30 18 46 21.5 C57 23.5 68 30 77 39 C81 43 86 45 87 48 C70 53 32 55 15 45 Z"
    return (
        line(tail, coat.dark, 7)
        + line(tail, "#eb9aa2", 3.8)
        + path(back, PINK, coat.dark, 2.5)
        + path(front, PINK, coat.dark, 2.5)
        + path(body, coat.fur)
        + path(body, "#000000", alpha=0.15)
        + path(lit, coat.fur)
        + path("M40 57.5 C50 50 66 52 88 52 C86 56 80 57.5 75 57.5 Z", coat.light)
        + line("M17 55 C16 42 28 36 37 42", coat.dark, 2.5, 0.55)
        + oval(32, 26, 10, 4, "#ffffff", alpha=0.22)
        + path(body, None, coat.dark, 3.5)
        + disc(53, 22, 12, coat.fur, coat.dark, 3.5)
        + disc(53.5, 23, 7, PINK)
        + oval(70, 40, 4.2, 5, EYE)
        + disc(68.6, 38.2, 1.7, "#ffffff")
        + oval(90.5, 49, 4.2, 3.8, NOSE, MOUTH, 1.8)
        + line("M79 50 Q82 53 86 52", MOUTH, 2)
        + line("M78 47 L66 50 M78 49.5 L68 55", "#fff8e8", 1.5, 0.8)
    )


def ghost() -> str:
    """A friendly ghost with rat ears, for the graveyard."""
    sheet = (
        "M64 30 C92 30 104 52 104 78 L106 122 Q98 132 90 122 Q81 132 73 122 Q64 132 55 122 "
        "Q47 132 38 122 Q30 132 22 122 L24 78 C24 52 36 30 64 30 Z"
    )
    white, edge = "#eef4f6", "#7f97a3"
    ears = ""
    for x in (30, 98):
        ears += disc(x, 46, 20, white, edge, 3.5) + disc(x, 47, 11, "#c9dbe2")
    face = oval(50, 68, 7, 10, EYE) + oval(78, 68, 7, 10, EYE) + disc(48, 64, 2.6, "#fff") + disc(76, 64, 2.6, "#fff")
    face += path("M58 80 Q64 76 70 80 Q70 86 64 88 Q58 86 58 80 Z", "#b9c9d1") + oval(64, 97, 5, 6, "#5e7480")
    shade = "M98 66 C102 80 98 110 99 124 L105 121 L104 78 Q103 62 98 56 Z"
    halo = oval(64, 14, 22, 7, None, "#c98a00", 7) + oval(64, 14, 22, 7, None, "#ffd23f", 4)
    return (
        ears + path(sheet, white) + path(shade, "#7f97a3", alpha=0.35) + path(sheet, None, edge, 3.5)
        + oval(46, 44, 12, 6, "#ffffff") + face + blush("#9fb8ff", 0.35) + halo
    )


def baby(coat: Coat = TINT) -> str:
    """A new-born in a blanket, with a dummy in its mouth."""
    wrap = "M64 132 C30 132 16 114 20 96 C34 104 94 104 108 96 C112 114 98 132 64 132 Z"
    dummy = disc(64, 98, 11, "#4ea8de", "#1d6fa5", 3) + disc(64, 98, 5, "#ffffff", "#1d6fa5", 2.5)
    lashes = line("M37 68 Q46 76 55 68 M73 68 Q82 76 91 68", EYE, 4.5)
    curl = line("M64 30 C58 20 70 14 72 22 C73 27 66 27 66 23", coat.dark, 3.5)
    ears = ear(24, 58, coat, 0) + ear(104, 58, coat, 0)
    round_head = oval(64, 74, 46, 44, coat.fur) + oval(64, 74, 46, 44, "#000000", alpha=0.15)
    round_head += oval(61, 71, 42, 40, coat.fur) + oval(44, 46, 13, 7, "#ffffff", alpha=0.25)
    round_head += oval(64, 74, 46, 44, None, coat.dark, 4) + oval(64, 94, 26, 17, coat.light)
    blanket = path(wrap, "#fff3d6", "#b99b62", 4) + line("M28 112 Q64 124 100 112", "#f2b8a0", 5)
    small_nose = path("M58 82 Q64 78 70 82 Q69 88 64 89 Q59 88 58 82 Z", NOSE)
    return ears + curl + round_head + lashes + blush() + small_nose + blanket + dummy


def ghost_coat() -> Coat:
    return Coat("#eef4f6", "#7f97a3", "#ffffff")


def body(coat: Coat, left: str = "down", right: str = "down", shirt: str | None = None) -> str:
    """A standing body under a head at scale 1: shoulders at y 118, feet at y 232. Arms: down, up, out, hip."""
    tail = "M92 205 C130 222 150 190 132 176 C122 168 116 182 126 184"
    trunk = "M64 108 C92 108 104 150 102 186 C100 214 86 224 64 224 C42 224 28 214 26 186 C24 150 36 108 64 108 Z"
    parts = line(tail, coat.dark, 12) + line(tail, "#eb9aa2", 7)
    for x in (44, 84):
        parts += oval(x, 224, 19, 9, PINK, coat.dark, 4)
    parts += path(trunk, shirt or coat.fur) + path(trunk, "#000000", alpha=0.13)
    parts += path(
        "M60 110 C86 110 96 150 94 184 C92 206 80 214 60 214 C42 214 30 206 29 184 C27 150 38 110 60 110 Z", shirt or coat.fur
    )
    if shirt is None:
        parts += oval(62, 180, 25, 33, coat.light)
    parts += path(trunk, None, coat.dark, 4)
    return parts + arm(coat, left, True, shirt) + arm(coat, right, False, shirt)


_ARMS = {
    "down": "M34 138 C24 150 22 166 28 176",
    "up": "M34 140 C18 134 10 118 8 98",
    "out": "M34 142 C20 146 8 142 -6 134",
    "hip": "M34 140 C14 148 14 168 34 176",
    "front": "M34 142 C28 160 38 170 50 170",
}
_PAWS = {"down": (28, 178), "up": (8, 96), "out": (-8, 133), "hip": (34, 177), "front": (52, 170)}


def arm(coat: Coat, pose: str, left: bool, sleeve: str | None = None) -> str:
    d, (x, y) = _ARMS[pose], _PAWS[pose]
    made = line(d, coat.dark, 21) + disc(x, y, 11, PINK, coat.dark, 4) + line(d, sleeve or coat.fur, 13.5)
    return made if left else put(made, 128, 0, flip=True)


def figure(coat: Coat, mood: str = "", left: str = "down", right: str = "down", over: str = "", shirt: str | None = None) -> str:
    """A whole standing rat, 128 by 236; `over` is drawn on the head (a badge, a hat)."""
    return body(coat, left, right, shirt) + head(coat, mood) + over


def sunset(name: str, y0: float, y1: float) -> str:
    """The evening sky over every place."""
    return fade(name, [(0, "#25406f", 1), (0.55, "#8a5f86", 1), (0.8, "#d98a6a", 1), (1, "#f6c98a", 1)], y0, y1)


def pictures() -> dict[str, str]:
    made = {}
    for mood in FACES:
        made[f"rat/head_{mood}" if mood else "rat/head"] = picture(HEAD_W, HEAD_H, head(TINT, mood))
    for run in _FEET:
        made[f"rat/token_{run}" if run else "rat/token"] = picture(96, 66, token(TINT, run))
    made["rat/ghost"] = picture(HEAD_W, HEAD_H, ghost())
    made["rat/baby"] = picture(HEAD_W, HEAD_H, baby(TINT))
    return made
