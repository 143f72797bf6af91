"""The dice: five kinds of faces on black and on white ones, a die that tumbles, and what is left of one that lapses."""

from __future__ import annotations

from dataclasses import dataclass

from ..pen import box, disc, line, oval, path, picture, put
from .kit import key, mask, plaster_sign, slashes

W, H = 132, 134


@dataclass(frozen=True, slots=True)
class Clay:
    """The colours of a die: its face, a lighter and a darker side, its signs."""

    body: str
    light: str
    dark: str
    ink: str


CLAYS = {
    "black": Clay("#2c313d", "#4a5163", "#12151c", "#fff6df"),
    "white": Clay("#f3ead6", "#ffffff", "#b5a585", "#3b2f1e"),
}


def _two_keys(ink: str) -> str:
    left, right = put(key(ink), 0, 0, flip=True), key(ink)
    return put(left, -19, 0, 0.94) + put(right, 19, 0, 0.94)


def sign(face: str, ink: str, ground: str) -> str:
    """What a face shows, about 90 wide and high around 0, 0."""
    match face:
        case "key1":
            return put(key(ink), 2, -2, 1.06, 40)
        case "key2":
            return _two_keys(ink)
        case "theft":
            return put(mask(ink, ground), 0, 0, 0.86)
        case "claws":
            return put(slashes(ink), 0, 0, 0.96)
        case _:
            return put(plaster_sign(ink, ground), 0, 0, 1.02, -35)


FACES = ("key1", "key2", "theft", "claws", "heal")


def die(face: str, colour: str) -> str:
    """One die from above. White dice have a dot on their rim as well."""
    clay = CLAYS[colour]
    made = oval(68, 123, 54, 9, "#000000", alpha=0.22)
    made += box(8, 13, 116, 114, 27, clay.dark)
    made += box(8, 4, 116, 114, 27, clay.body, clay.dark, 3.5)
    made += box(15, 10, 102, 101, 23, None, clay.light, 3, 0.45)
    made += line("M18 42 C18 23 27 14 48 13", "#ffffff", 5, 0.5 if colour == "black" else 0.95)
    if colour == "white":
        made += disc(106, 22, 5.5, clay.dark) + disc(106, 22, 2.5, clay.ink)
    return made + put(sign(face, clay.ink, clay.body), 66, 61, 0.88)


def tumbling(colour: str) -> str:
    """A die in the air, seen over its corner: three sides, and no sign that could be read as a result."""
    clay = CLAYS[colour]
    top, left, right = (
        "M66 8 L118 36 L66 64 L14 36 Z",
        "M14 36 L66 64 V124 L14 94 Z",
        "M118 36 L66 64 V124 L118 94 Z",
    )
    made = (
        path(top, clay.light, clay.dark, 9)
        + path(left, clay.body, clay.dark, 9)
        + path(right, clay.dark, clay.dark, 9)
    )
    made += path(top, clay.light) + path(left, clay.body) + path(right, clay.dark)
    rim = "#6b7388" if colour == "black" else "#fffdf6"
    made += line("M66 64 V120 M66 64 L18 38 M66 64 L114 38", rim, 3.5, 0.8)
    marks = "#fff6df" if colour == "black" else "#3b2f1e"
    made += oval(66, 36, 14, 7.5, marks, alpha=0.9) + put(
        oval(0, 0, 8, 13, marks, alpha=0.9), 40, 80, turn=-14
    )
    pale = 0.75 if colour == "black" else 0.85
    return made + put(oval(0, 0, 8, 13, marks, alpha=pale), 92, 80, turn=14)


def dust(colour: str) -> str:
    """A die that did nothing has crumbled."""
    clay = CLAYS[colour]
    made = oval(66, 112, 56, 12, "#000000", alpha=0.22)
    heap = "M14 112 C24 98 34 100 40 88 C50 70 60 78 68 70 C78 74 84 86 92 88 C98 98 110 98 118 112 Q66 124 14 112 Z"
    made += path(heap, clay.body, clay.dark, 4)
    made += path(
        "M24 106 C34 96 40 98 46 88 C54 76 60 82 66 76 C64 90 48 104 24 106 Z", clay.light, alpha=0.6
    )
    bits = (
        (30, 84, 7, 20),
        (100, 76, 8, -16),
        (58, 50, 9, 30),
        (84, 44, 6, 10),
        (40, 58, 5, 50),
        (74, 26, 4, 15),
        (20, 66, 4, 5),
    )
    for x, y, r, turn in bits:
        made += put(box(-r, -r, 2 * r, 2 * r, r * 0.45, clay.body, clay.dark, 3), x, y, turn=turn)
    return made + line("M50 104 h10 M78 100 h12 M68 90 h6", clay.ink, 4, 0.7)


def pictures() -> dict[str, str]:
    made = {}
    for colour in CLAYS:
        for face in FACES:
            made[f"die/{colour}_{face}"] = picture(W, H, die(face, colour))
        made[f"die/{colour}_tumbling"] = picture(W, H, tumbling(colour))
        made[f"die/{colour}_dust"] = picture(W, H, dust(colour))
    return made
