"""Ratjack's own signs: what a point was given for. One pen and one colour, like all icons."""

from __future__ import annotations

from ..digits import number
from ..icons import SIDE, C, ln, ring, solid
from ..pen import box, path, picture, put, star


def ratjack() -> str:
    """Exactly 25."""
    return ring(24, 24, 20, 4) + put(number("25", C, 4.4), 24, 24, 0.78)


def knock_out() -> str:
    """A boot throws somebody out."""
    boot = solid("M12 6 H25 V22 C26 27 38 26 41 32 V36 H12 Z", 3) + box(11, 38, 31, 5, 2, C)
    return boot + ln("M8 14 H4 M8 22 H3 M8 30 H4", 3.5)


def survivor() -> str:
    """The last chair, and a star for who still sits at the table."""
    chair = ln("M10 5 V43 M36 28 V43", 5.5) + path("M8 24 H38 V31 H8 Z", C, C, 2)
    return chair + star(29, 12, 10, C)


def highest() -> str:
    """The tallest stack of chips."""
    made = "".join(box(3 + (at % 2) * 3, 9 + at * 7.4, 24, 5.4, 2.7, C) for at in range(5))
    return made + ln("M38.5 42 V12 M33 17 L38.5 10 L44 17", 4.5)


def pictures() -> dict[str, str]:
    made = {"ratjack": ratjack, "knock_out": knock_out, "survivor": survivor, "highest": highest}
    return {f"icon/{name}": picture(SIDE, SIDE, draw()) for name, draw in made.items()}
