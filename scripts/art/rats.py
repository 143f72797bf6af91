"""The rats: heads in all moods, running tokens, ghost, baby, and whole figures for scenes."""

from __future__ import annotations

from .faces import FACES, HEAD_SHAPE, MOUTH, MUZZLE, blush, whiskers
from .pen import (
    EYE,
    NOSE,
    PINK,
    PINK_DARK,
    TINT,
    Coat,
    disc,
    line,
    oval,
    path,
    picture,
    put,
)

HEAD_W, HEAD_H = 128, 140


_LIT = (
    "M61 28 C83 28 97 42 100 61 C101 70 107 77 107 87 C105 106 80 122 62 122 "
    "C46 121 32 112 25 99 L17 92 C18 79 25 71 26 61 C29 42 40 28 61 28 Z"
)


_TUFT = "M54 31 C52 22 56 15 64 11 C62 16 65 19 70 17 C75 16 77 19 78 21 C73 21 73 26 75 31 Z"


def ear(x: float, y: float, coat: Coat, lit: float) -> str:
    return (
        disc(x, y, 23.5, coat.fur, coat.dark, 4)
        + oval(x, y + 1.5, 15, 15.5, PINK)
        + path(
            f"M{x - 14} {y - 3} A15 15 0 0 1 {x + 14} {y - 3} A15.5 13 0 0 0 {x - 14} {y - 3} Z",
            PINK_DARK,
            alpha=0.45,
        )
        + line(f"M{x - 17 + lit} {y - 8} A19 19 0 0 1 {x - 7 + lit} {y - 17}", "#ffffff", 3, 0.35)
    )


def skull(coat: Coat) -> str:
    """Ears, head and muzzle without a face."""
    return (
        ear(28, 42, coat, 0)
        + ear(100, 42, coat, 0)
        + path(_TUFT, coat.fur, coat.dark, 4)
        + path(HEAD_SHAPE, coat.fur)
        + path(HEAD_SHAPE, "#000000", alpha=0.16)
        + path(_LIT, coat.fur)
        + oval(47, 41, 15, 7.5, "#ffffff", alpha=0.2)
        + path(HEAD_SHAPE, None, coat.dark, 4)
        + path(MUZZLE, coat.light)
        + path(
            "M92 86 C98 105 82 123 64 123 C55 123 46 120 40 115 C62 121 89 111 92 86 Z", "#000000", alpha=0.07
        )
    )


def head(coat: Coat = TINT, mood: str = "") -> str:
    return skull(coat) + FACES[mood](coat) + whiskers()


# Far and near legs, hind first: hip and paw.
_RESTING = (((32, 56), (34, 60)), ((64, 56), (66, 60)))
_STRETCHED = (((34, 50), (19, 59)), ((60, 50), (76, 60)), ((27, 50), (10, 57)), ((66, 50), (84, 58)))
_GATHERED = (((28, 50), (44, 58)), ((66, 50), (52, 58)), ((24, 50), (36, 60)), ((70, 50), (60, 60)))
STEPS = {"": (0, _RESTING), "run1": (-4, _STRETCHED), "run2": (-2, _GATHERED)}


def _leg(coat: Coat, hip: tuple[int, int], paw: tuple[int, int]) -> str:
    d = f"M{hip[0]} {hip[1]} L{paw[0]} {paw[1]}"
    foot = oval(paw[0] + 2, paw[1] + 0.5, 5.5, 3.2, PINK, coat.dark, 2.2)
    return line(d, coat.dark, 9) + line(d, coat.fur, 4.5) + foot


def token(coat: Coat = TINT, run: str = "") -> str:
    """A rat from the side, nose to the right, 96 by 66."""
    lift, legs = STEPS[run]
    tail = "M16 50 C2 50 2 32 8 26 C14 20 22 24 18 30"
    body = (
        "M12 50 C10 28 28 15 47 19 C58 21 69 28 78 37 C83 42 91 45 91 50 "
        "C91 56 82 59 75 59 L22 59 C15 59 12 56 12 50 Z"
    )
    lit = "M15 45 C15 29 30 18 46 21.5 C57 23.5 68 30 77 39 C81 43 86 45 87 48 C70 53 32 55 15 45 Z"
    rest = (
        line(tail, coat.dark, 7)
        + line(tail, "#eb9aa2", 3.8)
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
    return "".join(_leg(coat, hip, paw) for hip, paw in legs) + (put(rest, 0, lift) if lift else rest)


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
    face = (
        oval(50, 68, 7, 10, EYE)
        + oval(78, 68, 7, 10, EYE)
        + disc(48, 64, 2.6, "#fff")
        + disc(76, 64, 2.6, "#fff")
    )
    face += path("M58 80 Q64 76 70 80 Q70 86 64 88 Q58 86 58 80 Z", "#b9c9d1") + oval(64, 97, 5, 6, "#5e7480")
    shade = "M98 66 C102 80 98 110 99 124 L105 121 L104 78 Q103 62 98 56 Z"
    halo = oval(64, 14, 22, 7, None, "#c98a00", 7) + oval(64, 14, 22, 7, None, "#ffd23f", 4)
    return (
        ears
        + path(sheet, white)
        + path(shade, "#7f97a3", alpha=0.35)
        + path(sheet, None, edge, 3.5)
        + oval(46, 44, 12, 6, "#ffffff")
        + face
        + blush("#9fb8ff", 0.35)
        + halo
    )


def baby(coat: Coat = TINT) -> str:
    """A new-born in a blanket, with a dummy in its mouth."""
    wrap = "M64 132 C30 132 16 114 20 96 C34 104 94 104 108 96 C112 114 98 132 64 132 Z"
    dummy = disc(64, 98, 11, "#4ea8de", "#1d6fa5", 3) + disc(64, 98, 5, "#ffffff", "#1d6fa5", 2.5)
    lashes = line("M37 68 Q46 76 55 68 M73 68 Q82 76 91 68", EYE, 4.5)
    curl = line("M64 30 C58 20 70 14 72 22 C73 27 66 27 66 23", coat.dark, 3.5)
    ears = ear(28, 58, coat, 0) + ear(100, 58, coat, 0)
    round_head = oval(64, 74, 46, 44, coat.fur) + oval(64, 74, 46, 44, "#000000", alpha=0.15)
    round_head += oval(61, 71, 42, 40, coat.fur) + oval(44, 46, 13, 7, "#ffffff", alpha=0.25)
    round_head += oval(64, 74, 46, 44, None, coat.dark, 4) + oval(64, 94, 26, 17, coat.light)
    blanket = path(wrap, "#fff3d6", "#b99b62", 4) + line("M28 112 Q64 124 100 112", "#f2b8a0", 5)
    small_nose = path("M58 82 Q64 78 70 82 Q69 88 64 89 Q59 88 58 82 Z", NOSE)
    return ears + curl + round_head + lashes + blush() + small_nose + blanket + dummy


def body(coat: Coat, left: str = "down", right: str = "down", shirt: str | None = None) -> str:
    """A standing body under a head at scale 1: shoulders at y 118, feet at y 232. Arms: down, up, out, hip."""
    tail = "M92 205 C130 222 150 190 132 176 C122 168 116 182 126 184"
    trunk = (
        "M64 108 C92 108 104 150 102 186 C100 214 86 224 64 224 C42 224 28 214 26 186 C24 150 36 108 64 108 Z"
    )
    parts = line(tail, coat.dark, 12) + line(tail, "#eb9aa2", 7)
    for x in (44, 84):
        parts += oval(x, 224, 19, 9, PINK, coat.dark, 4)
    parts += path(trunk, shirt or coat.fur) + path(trunk, "#000000", alpha=0.13)
    parts += path(
        "M60 110 C86 110 96 150 94 184 C92 206 80 214 60 214 C42 214 30 206 29 184 C27 150 38 110 60 110 Z",
        shirt or coat.fur,
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


def figure(
    coat: Coat,
    mood: str = "",
    left: str = "down",
    right: str = "down",
    over: str = "",
    shirt: str | None = None,
) -> str:
    """A whole standing rat, 128 by 236; `over` is drawn on the head (a badge, a hat)."""
    return body(coat, left, right, shirt) + head(coat, mood) + over


def pictures() -> dict[str, str]:
    made = {}
    for mood in FACES:
        made[f"rat/head_{mood}" if mood else "rat/head"] = picture(HEAD_W, HEAD_H, head(TINT, mood))
    for run in STEPS:
        made[f"rat/token_{run}" if run else "rat/token"] = picture(96, 66, token(TINT, run))
    made["rat/ghost"] = picture(HEAD_W, HEAD_H, ghost())
    made["rat/baby"] = picture(HEAD_W, HEAD_H, baby(TINT))
    return made
