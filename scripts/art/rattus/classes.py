"""The six classes: a brown rat in the costume of each, for the class cards. The frame is that of a head."""

from __future__ import annotations

from ..badges import worn
from ..pen import BROWN, line, oval, path, picture
from ..rats import head

W, H = 128, 140
GOLD, GOLD_DARK = "#e5b23c", "#8d6a1c"


def peasant() -> str:
    """A straw hat with a red ribbon."""
    return (
        oval(64, 35, 57, 11, "#e8c15a", GOLD_DARK, 3.5)
        + path("M34 33 C34 6 94 6 94 33 Q64 40 34 33 Z", "#f0cf74", GOLD_DARK, 3.5)
        + path("M35 27 Q64 34 93 27 L94 34 Q64 41 34 34 Z", "#c0392f")
        + line("M46 14 Q52 10 60 9", "#fff4cf", 3, 0.8)
    )


def merchant() -> str:
    """A velvet cap with a feather."""
    return (
        path("M18 40 C8 12 54 3 92 9 C116 14 116 32 106 42 C80 28 46 30 18 40 Z", "#2f6f55", "#173f30", 3.5)
        + path("M18 40 Q62 22 106 42 L105 47 Q62 30 20 46 Z", GOLD, GOLD_DARK, 2)
        + path("M92 30 C110 22 122 10 121 5 C108 6 94 15 90 28 Z", "#fff3d6", "#b59b66", 2)
        + line("M30 30 C36 18 48 12 62 11", "#7fc0a2", 3, 0.7)
    )


def monk() -> str:
    """A hood, and a small cross on the chest."""
    hood = "M64 5 C34 5 13 28 13 64 C13 76 17 84 24 90 C24 64 36 45 64 43 C92 45 104 64 104 90"
    return (
        path(f"{hood} C111 84 115 76 115 64 C115 28 94 5 64 5 Z", "#8a5f3c", "#4b3019", 3.5)
        + path("M22 104 Q64 136 106 104 L110 120 Q64 148 18 120 Z", "#8a5f3c", "#4b3019", 3.5)
        + path("M61 117 h6 v5 h5 v5 h-5 v6 h-6 v-6 h-5 v-5 h5 Z", "#e5c87a")
        + line("M24 48 C30 26 44 13 60 11", "#ffffff", 3, 0.3)
    )


def knight() -> str:
    """A helmet with a red plume."""
    steel = "M21 56 C21 22 42 8 64 8 C86 8 107 22 107 56 L97 50 C90 40 80 37 64 37 C48 37 38 40 31 50 Z"
    return (
        path("M66 9 C64 3 92 3 112 16 C100 12 88 14 78 19 Z", "#d1495b", "#7d1f2d", 3)
        + path(steel, "#a9bacb", "#435466", 3.5)
        + line("M64 9 V37 M28 40 Q64 22 100 40", "#435466", 3)
        + line("M32 36 C36 22 46 15 56 13", "#ffffff", 4, 0.5)
    )


def witch() -> str:
    """A pointed hat with a golden band."""
    return (
        oval(64, 36, 54, 10, "#5b2c83", "#2c1143", 3.5)
        + path("M32 35 L56 3 Q76 3 92 14 L78 15 L96 35 Q64 43 32 35 Z", "#7a3fa8", "#2c1143", 3.5)
        + path("M37 28 Q64 36 92 29 L95 35 Q64 43 33 35 Z", "#ffd23f")
        + line("M52 13 L44 26", "#c9a3e6", 3, 0.7)
    )


def king() -> str:
    """The crown that a seat may wear, too."""
    return worn("crown")


MOODS = {"witch": "fierce", "king": "proud", "merchant": "happy"}


def pictures() -> dict[str, str]:
    made = (peasant, merchant, monk, knight, witch, king)
    return {
        f"class/{hat.__name__}": picture(W, H, head(BROWN, MOODS.get(hat.__name__, "")), hat())
        for hat in made
    }
