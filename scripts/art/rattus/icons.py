"""Rattus' own signs: the six classes and the skull. One colour, told apart by their shape."""

from __future__ import annotations

from ..icons import SIDE, C, ln
from ..pen import path, picture


def peasant() -> str:
    """A fork."""
    return ln("M24 44 V22 M13 6 V14 Q13 23 24 23 Q35 23 35 14 V6 M24 6 V22", 5.5)


def merchant() -> str:
    """A purse."""
    return path(
        "M17 13 L12 4 H36 L31 13 Z M17 16 H31 C42 25 43 34 39 39 Q35 44 24 44 Q13 44 9 39 C5 34 6 25 17 16 Z",
        C,
    )


def monk() -> str:
    """A cross."""
    return path("M20 4 H28 V15 H39 V23 H28 V44 H20 V23 H9 V15 H20 Z", C)


def knight() -> str:
    """A shield; the cross on it is left out."""
    cross = "M22 11 V18 H14 V22.5 H22 V37 H26.5 V22.5 H34 V18 H26.5 V11 Z"
    return path(f"M24 3 L41 8 V22 C41 34 34 41 24 45 C14 41 7 34 7 22 V8 Z {cross}", C)


def witch() -> str:
    """A hat with a bent tip."""
    return path("M4 38 Q24 28 44 38 Q24 47 4 38 Z M13 33 L21 5 Q31 7 38 17 L30 16 L35 33 Q24 28 13 33 Z", C)


def king() -> str:
    """A crown."""
    return path("M5 13 L14 24 L24 7 L34 24 L43 13 L39 39 H9 Z", C)


def skull() -> str:
    """Danger; eyes are left out."""
    eyes = "M16.5 18.5 A5.5 5.5 0 1 1 16.5 29.5 A5.5 5.5 0 1 1 16.5 18.5 Z"
    eyes += " M31.5 18.5 A5.5 5.5 0 1 1 31.5 29.5 A5.5 5.5 0 1 1 31.5 18.5 Z"
    bone = "M24 5 C10 5 5 15 6 24 C6 30 10 33 14 35 V43 H19 V38 H22 V43 H26 V38 H29 V43 H34 V35"
    return path(f"{bone} C38 33 42 30 42 24 C43 15 38 5 24 5 Z {eyes}", C)


def pictures() -> dict[str, str]:
    made = (peasant, merchant, monk, knight, witch, king, skull)
    return {f"icon/{draw.__name__}": picture(SIDE, SIDE, draw()) for draw in made}
