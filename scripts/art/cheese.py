"""Six pieces of cheese, told apart by shape and mark as well as by colour."""

from __future__ import annotations

from .pen import Drawing, box, disc, line, oval, path, picture, put

COLOURS = {
    "yellow": ("#ffd23f", "#b97f00", "#ffe98f", "#e6a800"),
    "orange": ("#ff9f1c", "#a85400", "#ffc46b", "#d97700"),
    "white": ("#f7f3e8", "#8f8673", "#ffffff", "#d8d0bd"),
    "black": ("#4a4a58", "#121216", "#6b6b7c", "#2c2c36"),
    "purple": ("#9d4edd", "#4a1180", "#c38af0", "#7a2fbd"),
    "blue": ("#4ea8de", "#155a8a", "#93d1f5", "#2c86bf"),
}


def wedge(colour: str, holes: bool = True) -> str:
    """A fat wedge, 64 wide, between y 8 and 58."""
    main, edge, light, shade = COLOURS[colour]
    made = (
        path("M4 32 L38 10 C50 9 59 18 60 32 Z", light)
        + path("M4 32 L60 32 L60 53 Q60 57 56 57 L8 57 Q4 57 4 53 Z", main)
        + path(
            "M46 32 L60 32 L60 53 Q60 57 56 57 L8 57 Q4 57 4 53 L4 50 Q30 54 42 50 Q47 44 46 32 Z",
            shade,
            alpha=0.45,
        )
        + line("M4 32 L60 32", edge, 2.6)
    )
    if holes:
        made += oval(42, 22, 6, 3.2, shade) + disc(18, 44, 5.6, shade) + disc(36, 50, 3.6, shade)
        made += path("M60 38 A6 6 0 0 0 60 50 Z", shade)
    return made + path(
        "M4 32 L38 10 C50 9 59 18 60 32 L60 53 Q60 57 56 57 L8 57 Q4 57 4 53 Z", None, edge, 3.4
    )


def _white() -> str:
    mark = "M23 38 L41 51 M41 38 L23 51"
    return wedge("white", False) + line(mark, "#8f8673", 5.5)


def _black() -> str:
    bone = (
        path(
            "M20 43 C20 34 44 34 44 43 C44 47 41 49 40 50 V53 Q40 55 38 55 H26 Q24 55 24 53 V50 C23 49 20 47 20 43 Z",
            "#fbf7ec",
        )
        + oval(27, 44.5, 3.4, 3.8, "#2c2c36")
        + oval(37, 44.5, 3.4, 3.8, "#2c2c36")
        + line("M30 52 V55 M34 52 V55", "#2c2c36", 1.6)
    )
    return wedge("black", False) + bone


def _purple() -> str:
    drop = "M32 33 C40 42 42 45 42 48.5 A10 8 0 0 1 22 48.5 C22 45 24 42 32 33 Z"
    slime = path(
        "M4 32 H60 V38 Q57 45 54 38 Q51 34 48 39 Q46 46 43 38 H14 Q12 45 9 40 Q7 38 4 40 Z",
        "#6a1fb0",
        alpha=0.75,
    )
    return (
        wedge("purple", False)
        + slime
        + path(drop, "#e6ccff", "#4a1180", 2)
        + oval(28.5, 47, 2, 3.2, "#ffffff")
    )


def _blue() -> str:
    mark = "M25.5 41 C25.5 35 38.5 35 38.5 41 C38.5 45 32 44.5 32 48.5 M32 53.6 V53.7"
    return wedge("blue", False) + line(mark, "#ffffff", 4.6)


def _orange() -> str:
    """Two wedges, one on the other."""
    low = put(wedge("orange"), 0, 19, 0.75)
    return low + put(wedge("orange"), 17, -5, 0.72)


PIECES: dict[str, Drawing] = {
    "yellow": lambda: wedge("yellow"),
    "orange": _orange,
    "white": _white,
    "black": _black,
    "purple": _purple,
    "blue": _blue,
}


def piece(colour: str) -> str:
    return PIECES[colour]()


def wheel() -> str:
    """A whole round cheese with a slice out, 120 by 100."""
    return (
        path("M6 44 V74 C6 92 114 92 114 74 V44 Z", "#ffd23f", "#b97f00", 4)
        + path("M84 60 L114 46 V74 C114 80 100 84 84 86 Z", "#e6a800", alpha=0.45)
        + oval(60, 42, 54, 24, "#ffe98f", "#b97f00", 4)
        + oval(40, 36, 9, 4.5, "#e6a800")
        + oval(76, 44, 7, 3.5, "#e6a800")
        + disc(28, 68, 7, "#e6a800")
        + disc(60, 76, 5, "#e6a800")
        + disc(92, 68, 6, "#e6a800")
    )


def crumb(x: float, y: float, scale: float = 1) -> str:
    return put(box(-4, -3, 8, 6, 2, "#ffd23f", "#b97f00", 1.5), x, y, scale)


def pictures() -> dict[str, str]:
    return {f"cheese/{colour}": picture(64, 64, piece(colour)) for colour in PIECES} | {
        "cheese/wheel": picture(120, 100, wheel())
    }
