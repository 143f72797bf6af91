"""Icons for the game's places and things, in a single colour, for cells of 24 pixels and up."""

from __future__ import annotations

from .icons import SIDE, C, dot, frame, ln, ring, solid
from .pen import Drawing, box, disc, line, path, picture, put


def _rat(x: float, y: float, scale: float) -> str:
    """A running rat as a silhouette, 40 wide."""
    shape = "M4 26 C3 12 14 5 24 8 C32 11 36 17 42 21 C46 24 44 29 38 29 H9 C6 29 4 28 4 26 Z"
    made = path(shape, C) + disc(25, 8, 6.5, C) + line("M6 27 C-4 27 -4 12 3 12", C, 3.2)
    return put(made, x, y, scale)


def _dump() -> str:
    """A bin with its lid askew."""
    lid = put(ln("M-16 0 H16 M-5 -5 H5", 5), 25, 12, turn=-10)
    return lid + solid("M11 19 H37 L34 43 H14 Z", 3.4)


def _city() -> str:
    gaps = "M12 20 h2 M12 27 h2 M12 34 h2 M24 12 h2 M24 19 h2 M24 26 h2 M24 33 h2 M36 25 h2 M36 32 h2"
    outline = "M5 43 V16 H17 V6 H31 V20 H43 V43 Z"
    return path(outline, None, C, 4.4) + ln(gaps, 4)


def _field() -> str:
    """Three ears of wheat."""
    ear = ln("M0 20 V-4", 3.6)
    for y in (-12, -5, 2):
        ear += path(
            f"M0 {y + 6} C-7 {y + 5} -8 {y - 1} -7 {y - 3} C-3 {y - 3} 0 {y} 0 {y + 6} C0 {y} 3 {y - 3} 7 {y - 3} C8 {y - 1} 7 {y + 5} 0 {y + 6} Z",
            C,
        )
    ear += path("M0 -8 C-4 -12 -3 -17 0 -19 C3 -17 4 -12 0 -8 Z", C)
    return put(ear, 24, 23) + put(ear, 11, 28, 0.76, turn=-14) + put(ear, 37, 28, 0.76, turn=14)


def _pantry() -> str:
    """A wedge of cheese on a shelf."""
    holes = dot(17, 27, 3.2) + dot(29, 29, 2.4)
    return (
        path("M5 20 L28 6 C37 6 42 12 43 20 V35 H5 Z M5 20 H43", None, C, 4.2) + holes + ln("M4 43 H44", 4.6)
    )


def _nursery() -> str:
    """A cradle."""
    hood = path("M5 24 H43 C43 36 36 39 24 39 C12 39 5 36 5 24 Z", C, C, 3)
    return hood + path("M5 22 C5 9 14 5 23 5 V22 Z", None, C, 4.2) + ln("M7 41 Q24 49 41 41", 4.4)


def _pipe(flip: bool) -> str:
    """A pipe mouth with an arrow going into it."""
    made = box(2, 6, 9, 36, 3, C) + ln("M44 24 H19 M28 13 L17 24 L28 35", 6)
    return put(made, SIDE, 0, flip=True) if flip else made


def _infirmary() -> str:
    return path("M18 5 H30 V18 H43 V30 H30 V43 H18 V30 H5 V18 H18 Z", None, C, 4.4)


def _lost() -> str:
    """A signpost with a question mark in the air."""
    return (
        ln("M24 14 V44 M15 44 H33", 4.6)
        + solid("M8 6 H34 L42 12.5 L34 19 H8 Z", 3)
        + solid("M40 24 H18 L10 29.5 L18 35 H40 Z", 3)
    )


def _grave() -> str:
    return (
        path("M10 42 V18 A14 14 0 0 1 38 18 V42 Z", None, C, 4.4)
        + ln("M24 13 V31 M17 19 H31", 4.4)
        + ln("M4 43 H44", 4.6)
    )


def _pile() -> str:
    return _rat(17, 2, 0.62) + _rat(3, 24, 0.56) + _rat(25, 24, 0.5)


def _poison() -> str:
    bubbles = ring(34, 9, 4, 3) + dot(24, 5, 2.4)
    return (
        path("M19 15 V20 L7 38 C5 43 7 44 10 44 H38 C41 44 43 43 41 38 L29 20 V15", None, C, 4.2)
        + ln("M15 15 H33", 4.2)
        + solid("M14 34 H34 L37 40 H11 Z", 2)
        + bubbles
    )


def _shield() -> str:
    return path("M24 4 L41 10 V23 C41 34 33 41 24 45 C15 41 7 34 7 23 V10 Z", None, C, 4.4) + solid(
        "M24 11 V38 C17 34 13 29 13 22 V14 Z", 2
    )


def _sword() -> str:
    return path("M41 6 L42 15 L20 35 L13 28 L33 7 Z", None, C, 4.2) + ln("M9 24 L24 39 M15 33 L6 42", 5.5)


def _bag() -> str:
    sack = "M15 14 C6 22 3 32 6 39 C8 44 40 44 42 39 C45 32 42 22 33 14 Z"
    return path(sack, None, C, 4.4) + ln("M14 14 H34", 5) + ln("M15 6 Q20 10 24 6 Q28 10 33 6", 4.4)


def _event() -> str:
    return frame(9, 4, 30, 40, 5, 4.4) + ln("M24 12 V26", 6) + dot(24, 35, 3.8)


def _food() -> str:
    return frame(7, 4, 34, 40, 5, 4.2) + path("M13 25 L28 14 C33 14 35 19 35 25 V33 H13 Z", C)


SIGNS: dict[str, Drawing] = {
    "dump": _dump,
    "city": _city,
    "field": _field,
    "pantry": _pantry,
    "nursery": _nursery,
    "pipe_left": lambda: _pipe(False),
    "pipe_right": lambda: _pipe(True),
    "infirmary": _infirmary,
    "lost": _lost,
    "grave": _grave,
    "pile": _pile,
    "poison": _poison,
    "rat": lambda: _rat(5, 8, 0.95),
    "cheese": lambda: (
        path("M4 24 L30 8 C39 8 44 15 44 24 V40 H4 Z M4 24 H44", None, C, 4.4)
        + dot(16, 32, 3.6)
        + dot(31, 34, 3)
    ),
    "shield": _shield,
    "sword": _sword,
    "bag": _bag,
    "event": _event,
    "food": _food,
    "manhole": lambda: ring(24, 24, 19, 4.4) + ln("M15 18 H33 M12 24 H36 M15 30 H33", 4),
}


def pictures() -> dict[str, str]:
    return {f"icon/{name}": picture(SIDE, SIDE, draw()) for name, draw in SIGNS.items()}
