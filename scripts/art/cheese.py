"""Six pieces of cheese, told apart by shape and mark as well as by colour."""

from __future__ import annotations

from .pen import Drawing, disc, line, oval, path, picture, put

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
    """An empty rind: somebody has eaten the best of it, and a cross says so."""
    main, edge, light, shade = COLOURS["white"]
    shape = "M4 32 L25 18 C25 25 33 28 38 23 C38 31 47 34 52 28 C53 31 57 33 60 33 V53 Q60 57 56 57 H8 Q4 57 4 53 Z"
    return (
        path(shape, main)
        + path("M4 32 L25 18 C25 25 33 28 38 23 C38 28 41 31 45 32 Z", light)
        + path(
            "M48 36 L60 34 V53 Q60 57 56 57 H8 Q4 57 4 53 V51 Q30 55 42 51 Q48 46 48 36 Z", shade, alpha=0.7
        )
        + line("M4 32 H44", edge, 2.6)
        + path(shape, None, edge, 3.4)
        + line("M22 38 L42 52 M42 38 L22 52", edge, 5.5)
    )


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
    """Slime runs down it, over its lower edge; a drop is its mark."""
    main, edge, light, shade = COLOURS["purple"]
    shape = (
        "M4 28 L38 7 C50 6 59 15 60 28 V55 Q60 60 55.5 60 Q51 60 51 55 V52 H42 V56 Q42 61 37.5 61 Q33 61 33 56 V52 "
        "H18 V57 Q18 61.5 13 61.5 Q8 61.5 8 57 V52 Q4 52 4 48 Z"
    )
    drop = "M32 28 C41 38 43 41 43 44.5 A11 9 0 0 1 21 44.5 C21 41 23 38 32 28 Z"
    return (
        path(shape, main)
        + path("M4 28 L38 7 C50 6 59 15 60 28 Z", light)
        + path("M47 28 H60 V55 Q60 60 55.5 60 Q51 60 51 55 V52 H33 Q46 46 47 28 Z", shade, alpha=0.6)
        + line("M4 28 H60", edge, 2.6)
        + path(shape, None, edge, 3.4)
        + path(drop, "#f0deff", edge, 2.2)
        + oval(27.5, 43, 2.2, 3.6, "#ffffff")
    )


def _blue() -> str:
    """A round cheese; who knows what is in it?"""
    main, edge, light, shade = COLOURS["blue"]
    mark = "M23 27 C23 16 41 16 41 27 C41 34 32 33.5 32 40 M32 49 V49.2"
    return (
        disc(32, 34, 27, main)
        + path("M55.4 20.5 A27 27 0 0 1 18.5 57.4 C40 58 56 44 55.4 20.5 Z", shade, alpha=0.65)
        + disc(14, 42, 3.6, shade)
        + disc(48, 47, 4.4, "#1f74ab")
        + disc(21, 53, 2.6, shade)
        + path("M9 32 A24 24 0 0 1 32 11", None, light, 4)
        + disc(32, 34, 27, None, edge, 3.4)
        + line(mark, edge, 10, 0.55)
        + line(mark, "#ffffff", 6)
    )


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


def pictures() -> dict[str, str]:
    return {f"cheese/{colour}": picture(64, 64, piece(colour)) for colour in PIECES} | {
        "cheese/wheel": picture(120, 100, wheel())
    }
