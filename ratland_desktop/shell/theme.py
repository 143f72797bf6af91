"""The look in one place: colours by role, type sizes, spacing, the twelve seat colours.

Scenes and widgets use roles (`theme.LAMP`, `theme.HEADING`); only this module contains colour values.
Knows nothing of pygame.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

Colour = tuple[int, int, int] | tuple[int, int, int, int]


def _hex(code: str) -> tuple[int, int, int]:
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


def see_through(colour: Colour, opacity: float) -> Colour:
    """The colour at an opacity from 0 (nothing) to 1 (solid)."""
    return (colour[0], colour[1], colour[2], round(255 * max(0.0, min(1.0, opacity))))


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Between two colours: share 0 gives the one, 1 the other."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one[:3], other[:3], strict=True))
    return (r, g, b)


# Deep sewer: backgrounds, from dark to light.
NIGHT = _hex("#08161a")
DEEP = _hex("#0d2127")
SEWER = _hex("#1f434a")
BRICK = _hex("#15303a")
# Panels and their rims; `_POINTED`: with the mouse on them.
PANEL = _hex("#183840")
PANEL_POINTED = _hex("#244c56")
RAISED = _hex("#35616a")
RAISED_POINTED = _hex("#3e6e78")
RIM = _hex("#6fa3a5")
WELL = _hex("#0b1a1f")
# Lamp light: action, focus, "now".
LAMP = _hex("#ffd23f")
LAMP_BRIGHT = _hex("#ffe07a")
LAMP_RIM = _hex("#7a5200")
ON_LAMP = _hex("#3b2f1e")
# Paper: cards and fields.
PAPER = _hex("#f6efe0")
PAPER_DIM = _hex("#e5dcc8")
INK = _hex("#3b2f1e")
SOFT_INK = _hex("#5a4a33")
PAPER_HEADING = _hex("#8a5a18")
# Text on the dark ground.
TEXT = _hex("#f6efe0")
SOFT_TEXT = _hex("#a6beb8")
FAINT_TEXT = _hex("#93ada8")
GOOD = _hex("#9be7a6")
BAD = _hex("#ff8a7a")
GOOD_INK = _hex("#1f6b3a")
BAD_INK = _hex("#a82a1c")
ON = _hex("#2a9d8f")
# Controls that cannot be used just now, on the dark ground and on paper: pale, and still readable.
OFF_PLATE = _hex("#34464a")
OFF_RIM = _hex("#586c6e")
OFF_TEXT = _hex("#a8b8b6")
OFF_PAPER = _hex("#ded5c2")
OFF_INK = _hex("#685b46")
# Water of the sewer.
WATER = _hex("#3aa585")
WATER_DEEP = _hex("#17614f")
BLACK = (0, 0, 0)
WHITE = (255, 255, 255)

CHEESE: dict[str, Colour] = {
    "yellow": _hex("#ffd23f"),
    "orange": _hex("#ff9f1c"),
    "white": _hex("#f7f3e8"),
    "black": _hex("#3a3a44"),
    "purple": _hex("#9d4edd"),
    "blue": _hex("#4ea8de"),
}


@dataclass(frozen=True, slots=True)
class SeatColour:
    """One player's colour: the fur, its dark rim and its light side; `name` is the key of its word."""

    name: str
    main: Colour
    dark: Colour
    light: Colour


def _seat(name: str, main: str, dark: str, light: str) -> SeatColour:
    return SeatColour(name, _hex(main), _hex(dark), _hex(light))


SEAT_COLOURS: tuple[SeatColour, ...] = (
    _seat("teal", "#2a9d8f", "#1b6b61", "#fff1e0"),
    _seat("red", "#e76f51", "#9c3a20", "#fff1e0"),
    _seat("sand", "#e9c46a", "#a67c22", "#fff6e0"),
    _seat("blue", "#7b8cde", "#3f4fa8", "#f1f0ff"),
    _seat("rose", "#f28482", "#a94a4a", "#fff1ec"),
    _seat("sage", "#84a98c", "#466b50", "#fbf3e0"),
    _seat("violet", "#a45bd6", "#5f2491", "#f6e9ff"),
    _seat("sky", "#5cc8f2", "#1b749c", "#eefaff"),
    _seat("lime", "#b5d930", "#64800c", "#fbffe0"),
    _seat("orange", "#ff9330", "#a95200", "#fff0dd"),
    _seat("grey", "#aeb8c4", "#5c6775", "#f7f9fb"),
    _seat("brown", "#a9714b", "#623a1e", "#fbeadb"),
)


class Face(Enum):
    """The typefaces there are; the canvas knows where their files lie."""

    ROUND = "round"
    BODY = "body"
    STRONG = "strong"
    ITALIC = "italic"


@dataclass(frozen=True, slots=True)
class Style:
    """A typeface at a size in logical units. `grows` follows the player's text size."""

    face: Face
    size: float
    grows: bool = True

    def sized(self, size: float) -> Style:
        return replace(self, size=size)

    def fixed(self) -> Style:
        """For words that are part of a picture and must not grow."""
        return replace(self, grows=False)


LOGO = Style(Face.ROUND, 220, grows=False)
TITLE = Style(Face.ROUND, 68)
HEADING = Style(Face.ROUND, 46)
SUBHEADING = Style(Face.ROUND, 36)
LABEL = Style(Face.ROUND, 32)
SMALL_LABEL = Style(Face.ROUND, 25)
TINY_LABEL = Style(Face.ROUND, 20)
NUMBER = Style(Face.ROUND, 40)
BODY = Style(Face.STRONG, 30)
BODY_PLAIN = Style(Face.BODY, 30)
SMALL = Style(Face.STRONG, 25)
NOTE = Style(Face.STRONG, 22)

TEXT_SIZES: dict[str, float] = {"normal": 1.0, "large": 1.15, "larger": 1.3}
"""The player's three text sizes and what each multiplies by."""

# Spacings and roundings.
GAP = 16.0
RADIUS = 30.0
SMALL_RADIUS = 16.0
BUTTON_HEIGHT = 80.0
FIELD_HEIGHT = 64.0
FOCUS_WIDTH = 6.0
FOCUS_GAP = 6.0
