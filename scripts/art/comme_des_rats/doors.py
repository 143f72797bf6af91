"""The cellar doors: five, each with a colour, a shape and a number; shut, ajar, and dark when nothing is left behind.

Light shines below a door and through its keyhole as long as there is a card behind it.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..digits import number
from ..pen import LAMP, box, disc, fade, line, path, picture, put
from .kit import EDGE, NIGHT

W, H = 160, 180


@dataclass(frozen=True, slots=True)
class Look:
    """How one door is told from the others, beside its number: colour (and a dark one), shape, place of the number."""

    colour: str
    dark: str
    shape: str
    number_y: float
    number_scale: float


LOOKS = (
    Look("#c2582f", "#6d2a12", "M0 -27 A27 27 0 1 1 -0.1 -27 Z", 0, 1.25),
    Look("#3f7fc4", "#1a3f6b", "M0 -31 L33 25 H-33 Z", 7, 1.0),
    Look("#3f955c", "#1a4f2c", "M-24 -24 H24 V24 H-24 Z", 0, 1.25),
    Look(
        "#9355c0",
        "#47206a",
        "M0 -34 L9.5 -11.5 L34 -9.5 L15.5 6.5 L21 30 L0 17.5 L-21 30 L-15.5 6.5 L-34 -9.5 L-9.5 -11.5 Z",
        1,
        0.92,
    ),
    Look("#c99022", "#6b4806", "M0 -34 L30 0 L0 34 L-30 0 Z", 0, 1.12),
)
GREY = ("#4a5459", "#262d31")


def plate(at: int, fill: str = "#fff3d6", ink: str = EDGE, edge: str = EDGE) -> str:
    """The sign of a door around 0, 0, about 66 wide: its shape, and its number in it."""
    look = LOOKS[at]
    made = path(look.shape, edge, edge, 9) + path(look.shape, fill, fill, 3)
    return made + put(number(str(at + 1), ink, 5.5), 0, look.number_y, look.number_scale)


def _arch(lit: bool) -> str:
    """The stones around a door."""
    outer = "M3 177 V76 C3 32 37 3 80 3 C123 3 157 32 157 76 V177 Z"
    made = path(outer, "#43565e" if lit else "#39464c", NIGHT, 5)
    joints = "M4 132 H22 M4 92 H22 M12 50 L27 60 M36 20 L45 36 M80 4 V23 M124 20 L115 36 M148 50 L133 60 M156 92 H138 M156 132 H138"
    made += line(joints, "#1c2a30", 4)
    if lit:
        made += line("M9 86 V78 C9 58 16 42 27 30 M40 19 C50 12 62 9 72 8", "#8fa6ad", 3.5, 0.7)
    return made


_LEAF = "M22 177 V79 C22 44 47 23 80 23 C113 23 138 44 138 79 V177 Z"


def _planks(dark: str) -> str:
    return line("M51 32 V175 M80 24 V175 M109 32 V175", dark, 3.5, 0.75)


def _irons(lit: bool) -> str:
    made = ""
    for y in (112, 152):
        made += line(f"M25 {y} H135", "#12191d", 12) + line(
            f"M25 {y} H135", "#3b464d" if lit else "#2c3439", 7.5
        )
        made += "".join(disc(x, y, 2.6, "#93a3ad" if lit else "#515d63") for x in (32, 66, 94, 128))
    return made


def shut(at: int) -> str:
    look = LOOKS[at]
    made = _arch(True) + fade("wood", [(0, look.colour, 1), (1, look.dark, 1)], 60, 215)
    made += path(_LEAF, "url(#wood)", NIGHT, 5) + _planks(look.dark)
    made += line("M29 84 C29 54 46 36 66 31", "#ffffff", 4.5, 0.4) + _irons(True)
    made += (
        disc(122, 132, 8.5, LAMP, "#7a5200", 3)
        + disc(122, 130.5, 2.6, EDGE)
        + path("M120.6 131 L119.6 137 H124.4 L123.4 131 Z", EDGE)
    )
    made += line("M27 174.5 H133", "#ffe98f", 5) + line("M27 174.5 H133", "#ffffff", 1.8)
    return made + put(plate(at), 80, 70)


def ajar(at: int) -> str:
    """Open a crack: lamplight and somebody's eyes."""
    look = LOOKS[at]
    made = _arch(True) + path(_LEAF, "#3a2306", NIGHT, 5)
    made += fade("inside", [(0, "#ffe98f", 1), (1, "#e08a1e", 1)], 30, 180)
    made += path("M88 175 V25 C116 28 135.5 48 135.5 79 V175 Z", "url(#inside)")
    made += disc(100, 84, 11, EDGE) + disc(128, 86, 9.5, EDGE)
    made += path("M92 112 C92 82 100 80 114 80 C130 80 135.5 92 135.5 108 V175 H92 Z", EDGE)
    for x in (106, 122):
        made += disc(x, 102, 6.8, "#ffffff") + disc(x - 1.8, 103, 3.6, EDGE)
    made += disc(109, 117, 4, "#e8717f")
    made += fade("wood", [(0, look.colour, 1), (1, look.dark, 1)], 50, 205)
    leaf = "M24.5 175 V79 C24.5 46 46 26 76 25 L94 16 V179 Z"
    made += path(leaf, "url(#wood)", NIGHT, 4.5) + line("M48 34 V175 M71 27 V176", look.dark, 3.5, 0.75)
    made += path("M83 21.5 L94 16 V179 L83 177 Z", "#000000", alpha=0.28)
    for y in (112, 152):
        made += line(f"M27 {y} L90 {y + 2}", "#12191d", 11) + line(f"M27 {y} L90 {y + 2}", "#3b464d", 7)
    return made + disc(82, 133, 6, LAMP, "#7a5200", 3) + put(plate(at), 56, 72, 0.8)


def dark(at: int) -> str:
    """No card is left: grey, no light, and a spider has moved in."""
    made = _arch(False) + fade("wood", [(0, GREY[0], 1), (1, GREY[1], 1)], 40, 190)
    made += path(_LEAF, "url(#wood)", NIGHT, 5) + _planks("#1b2124") + _irons(False)
    made += (
        disc(122, 132, 8.5, "#6a767b", "#20272b", 3)
        + disc(122, 130.5, 2.6, "#12191d")
        + path("M120.6 131 L119.6 137 H124.4 L123.4 131 Z", "#12191d")
    )
    web = "M136 80 C128 78 112 62 110 36 M137 96 C120 92 100 66 98 28 M137 60 L112 34 M138 78 L98 27"
    made += line(web, "#c4d0d2", 1.8, 0.6) + line("M124 84 V100", "#c4d0d2", 1.6, 0.7)
    made += line("M118 101 L124 104 L130 101 M118 108 L124 105 L130 108", "#14191c", 2) + disc(
        124, 104.5, 4, "#14191c"
    )
    return made + put(plate(at, "#939fa2", "#2b3337", "#1b2225"), 80, 70)


def sign(at: int) -> str:
    """A door's sign alone, on a plate in its colour, for lines and small places."""
    look = LOOKS[at]
    made = box(4, 4, 56, 56, 15, look.colour, NIGHT, 4) + line("M10 24 Q11 11 24 10", "#ffffff", 4, 0.45)
    return made + put(plate(at), 32, 32.5 if at != 1 else 34, 0.62)


def pictures() -> dict[str, str]:
    made = {}
    for at in range(len(LOOKS)):
        made[f"door/{at + 1}"] = picture(W, H, shut(at))
        made[f"door/{at + 1}_ajar"] = picture(W, H, ajar(at))
        made[f"door/{at + 1}_dark"] = picture(W, H, dark(at))
        made[f"door/{at + 1}_sign"] = picture(64, 64, sign(at))
    return made
