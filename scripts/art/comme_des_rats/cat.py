"""The Cat: it sits and listens, walks in two steps, turns round, and slinks away. In the box of 260 by 216, nose to the right."""

from __future__ import annotations

from ..pen import LAMP, disc, glow, line, num, oval, path, picture, put
from .kit import BONE, spiral

W, H = 260, 216
FUR, FUR_LIGHT, EDGE = "#2f2640", "#54476e", "#120d1a"
INNER, NOSE = "#8d5a78", "#e8717f"

_HEAD = (
    "M-62 -46 L-72 -96 L-28 -68 C-12 -73 12 -73 28 -68 L72 -96 L62 -46 C76 -26 82 -4 76 14 L92 22 L76 30 L84 44 "
    "L62 46 C46 62 22 68 0 68 C-22 68 -46 62 -62 46 L-84 44 L-76 30 L-92 22 L-76 14 C-82 -4 -76 -26 -62 -46 Z"
)
_FLAT = (
    "M-60 -36 L-104 -46 L-78 -14 C-82 -2 -80 6 -76 14 L-92 22 L-76 30 L-84 44 L-62 46 C-46 62 -22 68 0 68 "
    "C22 68 46 62 62 46 L84 44 L76 30 L92 22 L76 14 C80 6 82 -2 78 -14 L104 -46 L60 -36 C36 -58 -36 -58 -60 -36 Z"
)


def _eyes(mood: str) -> str:
    made = ""
    if mood == "dizzy":
        for x in (-34, 34):
            made += disc(x, -4, 25, "#f4eaff", EDGE, 5) + put(spiral(20, 2.4, "#7b3fb0", 5), x, -4)
        return made
    if mood == "sour":
        lids = "M-58 -4 Q-36 -16 -14 2 M58 -4 Q36 -16 14 2"
        for x in (-36, 36):
            made += path(
                f"M{x - 22} {-2 if x < 0 else 4} Q{x} {-12} {x + 22} {4 if x < 0 else -2} Q{x} 18 {x - 22} {-2 if x < 0 else 4} Z",
                LAMP,
                EDGE,
                4,
            )
            made += oval(x - 9, 2, 4.5, 7, EDGE)
        return made + line(lids, EDGE, 6)
    for side in (-1, 1):
        shape = f"M{side * 60} -16 C{side * 46} -36 {side * 16} -30 {side * 11} 2 C{side * 28} 16 {side * 52} 10 {side * 60} -16 Z"
        made += path(shape, "#ffe98f", EDGE, 5)
        made += path(
            f"M{side * 54} -14 C{side * 44} -26 {side * 22} -24 {side * 15} 0 C{side * 28} 10 {side * 48} 4 {side * 54} -14 Z",
            LAMP,
        )
        made += oval(side * 33, -8, 6, 16, EDGE) + disc(side * 33 - 5, -15, 4, "#ffffff")
    return made


def head(mood: str = "") -> str:
    """A face around 0, 0, 184 wide and 164 high; from the front, as cats look at rats."""
    sour = mood == "sour"
    made = path(_FLAT if sour else _HEAD, FUR, EDGE, 7)
    if sour:
        made += path("M-66 -28 L-92 -38 L-74 -18 Z M66 -28 L92 -38 L74 -18 Z", INNER)
    else:
        made += path("M-55 -50 L-62 -80 L-37 -63 Z M55 -50 L62 -80 L37 -63 Z", INNER)
    made += path("M-56 -34 C-44 -56 -18 -62 4 -62 C-22 -52 -44 -34 -54 -8 Z", FUR_LIGHT, alpha=0.55)
    made += line("M-13 -58 L-8 -40 M0 -60 V-38 M13 -58 L8 -40", EDGE, 6, 0.7)
    made += _eyes(mood)
    made += path("M-12 22 Q0 15 12 22 Q10 33 0 36 Q-10 33 -12 22 Z", NOSE, EDGE, 2.5)
    if sour:
        made += line("M0 36 V42 M-22 54 Q-10 42 0 42 Q10 42 22 54", BONE, 4)
    else:
        made += path("M-26 51 l6 14 l8 -9 Z M26 51 l-6 14 l-8 -9 Z", "#ffffff", EDGE, 2)
        made += line("M0 36 V44 M0 44 Q-22 62 -44 42 M0 44 Q22 62 44 42", BONE, 4.5)
    whiskers = "M-50 26 L-104 14 M-50 34 L-106 38 M50 26 L104 14 M50 34 L106 38"
    return made + line(whiskers, BONE, 3, 0.75)


def _paw(x: float, y: float) -> str:
    made = path(f"M{x - 22} {y} C{x - 26} {y - 30} {x + 26} {y - 30} {x + 22} {y} Z", "#43385a", EDGE, 5)
    claws = "".join(
        f"M{x + dx - 4} {y - 1} L{x + dx} {y - 12} L{x + dx + 4} {y - 1} Z " for dx in (-12, 0, 12)
    )
    return made + path(claws, BONE, EDGE, 1.6)


def sitting() -> str:
    """It looks over whatever it sits behind; its paws lie on the edge at y 211."""
    tail = "M204 194 C246 190 250 150 232 128 C222 116 234 104 243 112"
    made = line(tail, EDGE, 27) + line(tail, FUR, 17) + line("M243 112 h.1", FUR_LIGHT, 14)
    made += path("M48 211 C42 150 78 116 130 116 C182 116 218 150 212 211 Z", FUR, EDGE, 7)
    made += path("M60 206 C58 170 72 146 96 134 C78 156 74 182 78 206 Z", FUR_LIGHT, alpha=0.5)
    made += path("M104 206 C102 180 116 170 130 170 C144 170 158 180 156 206 Z", "#1b1428", alpha=0.55)
    return made + put(head(), 130, 104, 1) + _paw(82, 211) + _paw(178, 211)


def _leg(x0: float, y0: float, x1: float, far: bool, foot: float = 203) -> str:
    """From the body to a paw on the ground, a little bent."""
    bend = (x0 + x1) / 2 + 6
    d = f"M{num(x0)} {num(y0)} Q{num(bend)} {num((y0 + foot) / 2)} {num(x1)} {num(foot - 6)}"
    fur = "#221a30" if far else FUR
    made = line(d, EDGE, 33) + oval(x1 + 6, foot - 4, 17, 10, EDGE)
    return made + line(d, fur, 22) + oval(x1 + 6, foot - 5, 13, 6.5, fur)


# Where the paws of a walking cat are: far hind, far fore, near hind, near fore.
_STRIDE = {
    "walk1": ((62, 78), (166, 196), (54, 30), (160, 140)),
    "walk2": ((62, 50), (166, 168), (54, 66), (160, 188)),
}


def _trunk() -> str:
    body = "M34 140 C28 104 62 88 100 92 C130 95 160 84 186 92 C204 100 204 142 186 154 C150 168 90 168 60 166 C44 164 36 156 34 140 Z"
    made = path(body, FUR, EDGE, 7)
    made += path(
        "M46 118 C58 98 86 98 108 100 C134 102 154 94 176 96 C150 112 90 108 46 126 Z", FUR_LIGHT, alpha=0.5
    )
    return made + line("M78 96 L74 116 M98 95 L95 118 M118 97 L116 118", EDGE, 7, 0.6)


def _tail(d: str) -> str:
    return line(d, EDGE, 25) + line(d, FUR, 15)


def walking(step: str) -> str:
    far_hind, far_fore, near_hind, near_fore = _STRIDE[step]
    tails = {
        "walk1": "M46 124 C16 110 14 70 30 48 C38 38 48 44 44 54",
        "walk2": "M46 124 C24 112 14 80 20 54 C26 40 38 42 37 53",
    }
    made = _tail(tails[step]) + _leg(*_of(far_hind), True) + _leg(*_of(far_fore), True) + _trunk()
    made += _leg(*_of(near_hind), False) + _leg(*_of(near_fore), False)
    return made + put(head(), 190, 84 if step == "walk1" else 80, 0.62)


def _of(leg: tuple[int, int]) -> tuple[float, float, float]:
    return leg[0], 146, leg[1]


def turning() -> str:
    """Somebody has hypnotised it: it turns round, its eyes are spirals."""
    made = _tail("M46 124 C20 116 12 94 28 78 C40 68 52 80 44 90")
    made += (
        _leg(62, 146, 56, True)
        + _leg(166, 146, 178, True)
        + _trunk()
        + _leg(54, 146, 38, False)
        + _leg(160, 146, 156, False)
    )
    made = put(made, W, 0, flip=True)
    ring = "M52 40 A74 22 0 0 1 200 36"
    return (
        made
        + put(head("dizzy"), 92, 86, 0.68, -10)
        + line(ring, "#4a1f70", 11)
        + line(ring, "#d9a8ff", 5)
        + path("M210 52 L190 38 L212 24 Z", "#d9a8ff", "#4a1f70", 4)
    )


def slinking() -> str:
    """No rat for it today: low, ears flat, tail down, away to the left."""
    tail = "M202 150 C228 152 230 184 241 196"
    made = line(tail, EDGE, 23) + line(tail, FUR, 13)
    for x0, x1, far in ((196, 210, True), (118, 104, True), (206, 188, False), (110, 122, False)):
        made += _leg(x0, 164, x1, far)
    body = "M84 150 C96 124 130 130 158 122 C190 114 220 126 222 152 C222 172 204 180 170 180 C130 182 84 186 84 150 Z"
    made += path(body, FUR, EDGE, 7) + path(
        "M108 142 C130 134 170 136 206 134 C180 148 130 146 104 152 Z", FUR_LIGHT, alpha=0.5
    )
    made += line("M150 126 L146 144 M168 123 L165 142 M186 122 L184 140", EDGE, 7, 0.6)
    sweat = path(
        "M128 70 C136 82 139 88 139 93 A10 10 0 0 1 119 93 C119 88 121 82 128 70 Z", "#9bdcf5", "#2c7fb0", 3.5
    )
    return made + put(head("sour"), 78, 146, 0.64, 4) + sweat


def eyes() -> str:
    """Only its eyes, in the dark."""
    made = ""
    for name, x in (("left", 67), ("right", 133)):
        made += glow(name, [(0, LAMP, 0.5), (0.5, LAMP, 0.18), (1, LAMP, 0)], x, 52, 50) + disc(
            x, 52, 50, f"url(#{name})"
        )
    return made + put(_eyes(""), 100, 60, 1)


def pictures() -> dict[str, str]:
    return {
        "cat/sitting": picture(W, H, sitting()),
        "cat/walk1": picture(W, H, walking("walk1")),
        "cat/walk2": picture(W, H, walking("walk2")),
        "cat/turning": picture(W, H, turning()),
        "cat/slinking": picture(W, H, slinking()),
        "cat/head": picture(220, 184, put(head(), 110, 104)),
        "cat/eyes": picture(200, 104, eyes()),
    }
