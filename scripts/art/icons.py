"""Icons for buttons and marks: one pen, one colour (the main tint), readable at 24 pixels.

`icons` has those of the shell, `signs` those of the game.
"""

from __future__ import annotations

from math import cos, pi, sin

from .pen import TINT, Drawing, box, disc, line, num, oval, path, picture, put, star

C = TINT.fur
PEN = 5
SIDE = 48


def ln(d: str, width: float = PEN) -> str:
    return line(d, C, width)


def solid(d: str, width: float = 3) -> str:
    """A filled shape with rounded corners."""
    return path(d, C, C, width)


def ring(x: float, y: float, r: float, width: float = PEN) -> str:
    return disc(x, y, r, None, C, width)


def dot(x: float, y: float, r: float) -> str:
    return disc(x, y, r, C)


def frame(x: float, y: float, w: float, h: float, r: float, width: float = PEN) -> str:
    return box(x, y, w, h, r, None, C, width)


def _arrow(turn: float) -> str:
    return put(ln("M-15 0 H14 M2 -13 L15 0 L2 13", 6), 24, 24, turn=turn)


def _gear() -> str:
    d = []
    for tooth in range(8):
        middle = tooth * pi / 4
        for reach, off in ((15, -0.3), (21, -0.2), (21, 0.2), (15, 0.3)):
            d.append(f"{num(24 + reach * cos(middle + off))} {num(24 + reach * sin(middle + off))}")
    return path("M" + " L".join(d) + " Z", None, C, 4) + ring(24, 24, 6, 4)


def _sound(on: bool) -> str:
    horn = solid("M6 18 H13 L24 9 V39 L13 30 H6 Z")
    return horn + ln("M31 17 Q36 24 31 31 M37 11 Q46 24 37 37" if on else "M32 18 L43 30 M43 18 L32 30", 4.5)


def _turn_back(flip: bool) -> str:
    made = ln("M10 18 H28 C44 18 44 40 28 40 H18 M19 8 L9 18 L19 28")
    return put(made, SIDE, 0, flip=True) if flip else made


def _eye() -> str:
    return path("M4 24 Q24 2 44 24 Q24 46 4 24 Z", None, C, 4.5) + dot(24, 24, 7.5)


def _robot() -> str:
    eyes = dot(17, 28, 3.6) + dot(31, 28, 3.6)
    return (
        frame(7, 16, 34, 25, 7, 4.5)
        + eyes
        + ln("M24 16 V9 M19 35 H29 M3 26 V32 M45 26 V32", 4)
        + dot(24, 7, 4)
    )


def _human() -> str:
    return dot(24, 15, 9.5) + solid("M7 42 C7 22 41 22 41 42 Z")


def _hand() -> str:
    return path(
        "M16 26 V11 a3.6 3.6 0 0 1 7.2 0 V21 a3.4 3.4 0 0 1 6.8 0 V23 a3.3 3.3 0 0 1 6.6 0 V25 a3.2 3.2 0 0 1 6.4 1 "
        "V32 C43 40 38 45 31 45 H27 C21 45 18 42 15 38 L6 29 C4 25 8 22 12 25 Z",
        None,
        C,
        4,
    )


def _gamepad() -> str:
    shape = "M14 13 H34 C44 13 47 38 41 39 C36 40 34 33 31 32 H17 C14 33 12 40 7 39 C1 38 4 13 14 13 Z"
    return (
        path(shape, None, C, 4.2) + ln("M15 19 V27 M11 23 H19", 3.8) + dot(32, 20, 2.7) + dot(36, 25.5, 2.7)
    )


def _keyboard() -> str:
    keys = "".join(dot(x, 20, 2.4) for x in (12, 20, 28, 36)) + "".join(
        dot(x, 27, 2.4) for x in (12, 20, 28, 36)
    )
    return frame(3.5, 11, 41, 26, 6, 4) + keys + ln("M17 33 H31", 3.6)


def _lamp() -> str:
    bulb = "M17 33 C17 28 10 26 10 17.5 A14 14 0 0 1 38 17.5 C38 26 31 28 31 33 Z"
    return path(bulb, None, C, 4.4) + ln("M18 39.5 H30 M21 45 H27", 4) + ln("M18 18 Q18 12 24 11.5", 3.4)


def _trophy() -> str:
    cup = solid("M14 7 H34 V17 C34 28 14 28 14 17 Z")
    return (
        cup
        + ln("M14 11 H6 C6 20 10 22 15 22 M34 11 H42 C42 20 38 22 33 22", 4)
        + ln("M24 26 V35 M15 41 H33", 5)
    )


def _music() -> str:
    return (
        ln("M18 37 V11 L40 7 V33", 4.6)
        + oval(12.5, 37, 7, 5.6, C)
        + oval(34.5, 33, 7, 5.6, C)
        + ln("M18 18 L40 14", 4.6)
    )


def _cards() -> str:
    back = put(frame(-11, -15, 22, 30, 4, 4.2), 18, 25, turn=-14)
    return back + put(path("M-11 -15 h22 v30 h-22 Z", C, C, 5), 31, 25, turn=8)


ICONS: dict[str, Drawing] = {
    "arrow_left": lambda: _arrow(180),
    "arrow_right": lambda: _arrow(0),
    "check": lambda: ln("M7 26 L19 38 L41 11", 7),
    "cross": lambda: ln("M11 11 L37 37 M37 11 L11 37", 7),
    "star": lambda: star(24, 26, 20, C, C, 4),
    "menu": lambda: ln("M8 12 H40 M8 24 H40 M8 36 H40", 6),
    "gear": _gear,
    "book": lambda: (
        path(
            "M24 12 C18 7 10 7 5 9 V38 C10 36 18 36 24 41 C30 36 38 36 43 38 V9 C38 7 30 7 24 12 Z",
            None,
            C,
            4.2,
        )
        + ln("M24 13 V40", 4)
        + ln("M11 17 H18 M11 24 H18 M30 17 H37 M30 24 H37", 3)
    ),
    "question": lambda: ln("M14 17 C14 4 35 4 35 16 C35 24 24 23 24 31", 6) + dot(24, 41, 4),
    "sound_on": lambda: _sound(True),
    "sound_off": lambda: _sound(False),
    "music": _music,
    "fullscreen": lambda: ln("M7 18 V7 H18 M30 7 H41 V18 M41 30 V41 H30 M18 41 H7 V30"),
    "undo": lambda: _turn_back(False),
    "redo": lambda: _turn_back(True),
    "reset": lambda: ln("M39 18 A17 17 0 1 0 41 27 M40 7 V19 H28"),
    "plus": lambda: ln("M24 8 V40 M8 24 H40", 7),
    "minus": lambda: ln("M8 24 H40", 7),
    "play": lambda: solid("M14 9 L38 24 L14 39 Z", 5),
    "pause": lambda: ln("M16 11 V37 M32 11 V37", 9),
    "skip": lambda: solid("M9 11 L31 24 L9 37 Z", 4.5) + ln("M38 11 V37", 6),
    "step_back": lambda: solid("M39 11 L17 24 L39 37 Z", 4.5) + ln("M10 11 V37", 6),
    "fast": lambda: solid("M6 12 L23 24 L6 36 Z", 4) + solid("M25 12 L42 24 L25 36 Z", 4),
    "eye": _eye,
    "hand": _hand,
    "drag": lambda: "".join(dot(x, y, 4) for x in (17, 31) for y in (10, 24, 38)),
    "human": _human,
    "robot": _robot,
    "trash": lambda: (
        ln("M8 13 H40 M18 12 V7 H30 V12 M20 22 V34 M28 22 V34", 4)
        + path("M12 14 L15 42 H33 L36 14", None, C, 4.2)
    ),
    "pencil": lambda: path("M8 40 L11 29 L32 8 L40 16 L19 37 Z", None, C, 4.4) + ln("M27 13 L35 21", 3.6),
    "copy": lambda: frame(6, 6, 25, 27, 4, 4.2) + solid("M18 17 H42 V43 H18 Z", 3),
    "export": lambda: ln("M24 30 V6 M14 15 L24 5 L34 15 M7 28 V41 H41 V28"),
    "import": lambda: ln("M24 5 V29 M14 20 L24 30 L34 20 M7 28 V41 H41 V28"),
    "save": lambda: (
        path("M6 7 H35 L42 14 V41 H6 Z", None, C, 4.4)
        + ln("M15 8 V17 H31 V8", 4)
        + solid("M15 28 H33 V40 H15 Z", 2)
    ),
    "flag": lambda: ln("M11 6 V43", 5.5) + solid("M13 8 C22 2 30 14 40 8 V25 C30 31 22 19 13 25 Z"),
    "trophy": _trophy,
    "crown": lambda: solid("M7 37 L4 14 L15 24 L24 8 L33 24 L44 14 L41 37 Z", 4) + ln("M9 43 H39", 5),
    "clock": lambda: ring(24, 24, 18.5) + ln("M24 13 V25 L32 30", 4.6),
    "lock": lambda: box(8, 21, 32, 23, 5, C) + ln("M15 20 V14 A9 9 0 0 1 33 14 V20"),
    "lamp": _lamp,
    "search": lambda: ring(20, 20, 13.5) + ln("M30 30 L42 42", 7),
    "mouse": lambda: frame(11, 4, 26, 40, 13, 4.2) + ln("M24 11 V18", 5) + ln("M12 22 H36", 3.4),
    "keyboard": _keyboard,
    "gamepad": _gamepad,
    "home": lambda: ln("M5 24 L24 7 L43 24 M11 22 V41 H37 V22") + solid("M20 30 H28 V41 H20 Z", 2),
    "swap": lambda: ln("M7 16 H39 M30 7 L40 16 L30 25 M41 33 H9 M18 24 L8 33 L18 42", 4.6),
    "cards": _cards,
    "info": lambda: dot(24, 9, 4.2) + ln("M18 20 H25 V39 M17 39 H33", 6),
    "text": lambda: ln("M4 40 L14 13 L24 40 M8 31 H20", 4.6) + ln("M29 40 L36 21 L43 40 M32 34 H40", 4),
    "up_down": lambda: solid("M24 5 L36 19 H12 Z", 3) + solid("M24 43 L12 29 H36 Z", 3),
}


def pictures() -> dict[str, str]:
    return {f"icon/{name}": picture(SIDE, SIDE, draw()) for name, draw in ICONS.items()}
