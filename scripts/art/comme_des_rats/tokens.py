"""What lies beside a player: plasters and their places, points, the active player's figure, prints of the Cat."""

from __future__ import annotations

from ..cheese import wedge as cheese_wedge
from ..pen import Coat, disc, line, oval, path, picture, put, star
from ..rats import head
from .kit import pad, plaster

SIDE = 100
EMPTY, LAST = "#6fa3a5", "#ff8a7a"
GOLDEN = Coat("#f2c14e", "#7a5200", "#fff0c2")
_OUTLINE = "M-25 -20 H25 A20 20 0 0 1 25 20 H-25 A20 20 0 0 1 -25 -20 Z"


def _dashes(colour: str) -> str:
    """The outline of a plaster in dashes, drawn as short strokes so that none begins in a corner."""
    d = (
        "M-25 -20 h8 M-9 -20 h8 M7 -20 h8 M-25 20 h8 M-9 20 h8 M7 20 h8 "
        "M22 -19.8 A20 20 0 0 1 30 -19.3 M37 -16 A20 20 0 0 1 42.5 -9.5 M45 -2 A20 20 0 0 1 44.5 5 M41 12 A20 20 0 0 1 35 17.3 "
        "M27 19.9 A20 20 0 0 1 23 20 M-33 -18.3 A20 20 0 0 0 -39 -14.3 M-43.3 -8 A20 20 0 0 0 -45 -1 M-44 6.5 A20 20 0 0 0 -40 13 M-33 18.3 A20 20 0 0 0 -31 19"
    )
    return path(_OUTLINE, "#0b1a1f", alpha=0.35) + line(d, colour, 4.6)


def bandage() -> str:
    return put(plaster(), 50, 50, 1, -30)


def bandage_empty() -> str:
    return put(_dashes(EMPTY), 50, 50, 1, -30)


def bandage_last() -> str:
    """The place of the third one: who gets it is out."""
    made = put(path(_OUTLINE, "#7a1f16", alpha=0.4) + _dashes(LAST), 50, 50, 1, -30)
    return (
        made
        + line("M37 37 L63 63 M63 37 L37 63", "#3a0d0d", 14)
        + line("M37 37 L63 63 M63 37 L37 63", LAST, 8)
    )


def point() -> str:
    return put(cheese_wedge("yellow"), 4, 2, 1.44)


def point_empty() -> str:
    """Where a point would lie."""
    shape = "M4 32 L38 10 C50 9 59 18 60 32 L60 53 Q60 57 56 57 L8 57 Q4 57 4 53 Z"
    return put(path(shape, "#0b1a1f", EMPTY, 2.6, 0.55) + line("M6 32 H58", EMPTY, 2, 0.5), 4, 2, 1.44)


def paw() -> str:
    """The Cat has been here this turn."""
    return put(pad(44, "#120d1a"), 51, 51, 1, 14) + put(pad(40, "#ffb84d"), 50, 49, 1, 14)


def figure() -> str:
    """A little golden burglar on a foot: it stands in front of the active player."""
    made = oval(50, 90, 36, 7, "#000000", alpha=0.25)
    made += path("M18 84 Q18 74 30 73 H70 Q82 74 82 84 Q82 92 50 93 Q18 92 18 84 Z", "#c98a00", "#5a3a00", 4)
    made += oval(50, 80, 26, 5, "#f2c14e") + path(
        "M36 80 C34 62 40 54 50 54 C60 54 66 62 64 80 Q50 86 36 80 Z", "#f2c14e", "#7a5200", 4
    )
    made += put(head(GOLDEN, "proud"), 16, 0, 0.53)
    return made + star(50, 72, 10, "#ffffff", "#7a5200", 2.5)


def out() -> str:
    """A stamp over a player who is out of the round: a cross of two plasters."""
    made = disc(50, 50, 45, "#3a0d0d", LAST, 5)
    return made + put(plaster(), 50, 50, 0.72, 45) + put(plaster(), 50, 50, 0.72, -45)


def pictures() -> dict[str, str]:
    made = {
        "bandage": bandage,
        "bandage_empty": bandage_empty,
        "bandage_last": bandage_last,
        "point": point,
        "point_empty": point_empty,
        "paw": paw,
        "figure": figure,
        "out": out,
    }
    return {f"token/{name}": picture(SIDE, SIDE, draw()) for name, draw in made.items()}
