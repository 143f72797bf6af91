"""The cover of Ratjack's box: a rat, a weasel and a raccoon at the card table, below a lamp."""

from __future__ import annotations

from ..boxes import H, W, foot
from ..digits import number
from ..pen import GREY, LAMP, STEEL_DARK, box, disc, fade, glow, line, oval, path, picture, put
from ..rats import head as rat_head
from .animals import head
from .kit import (
    CARD_GREEN,
    CARD_RED,
    CARD_VIOLET,
    CHIP_BLUE,
    CHIP_GREEN,
    CHIP_RED,
    CHIP_VIOLET,
    EDGE,
    GOLD,
    back,
    chip,
    chips,
    front,
)
from .suits import CLOTHS, jacket, shoulders


def _wall() -> str:
    made = fade("wall", [(0, "#3a1a24", 1), (1, "#1a0d16", 1)], 0, 260) + box(0, 0, W, H, 0, "url(#wall)")
    bricks = ""
    for row in range(6):
        for column in range(5):
            bricks += f"M{column * 104 - row % 2 * 52 + 3} {4 + row * 39}h98v33h-98Z"
    return made + path(bricks, "#ffb090", alpha=0.07)


def _lamp() -> str:
    made = line("M210 -4 V10", STEEL_DARK, 6) + oval(210, 39, 52, 8, "#fff3c4", EDGE, 3.5)
    made += path(
        "M196 8 H224 C246 14 260 26 264 38 Q210 49 156 38 C160 26 174 14 196 8 Z", "#2f8a6b", EDGE, 3.5
    )
    return (
        made
        + line("M170 31 C176 22 184 18 192 16", "#8fe0c2", 4, 0.85)
        + line("M158 38 Q210 49 262 38", GOLD, 4)
    )


def _light() -> str:
    cone = fade("cone", [(0, "#fff0b8", 0.62), (1, "#ffd98a", 0.04)], 40, 260)
    shine = glow("shine", [(0, "#ffe9a0", 0.6), (0.5, LAMP, 0.2), (1, LAMP, 0)], 210, 130, 190)
    return (
        cone + path("M160 42 H260 L404 262 H16 Z", "url(#cone)") + shine + disc(210, 130, 190, "url(#shine)")
    )


def _guest(suit: str, face: str) -> str:
    """An animal from the chest up, in the frame of its head."""
    return put(suit, -20, 96) + face


def _fan() -> str:
    """Five cards; the three open ones make 25."""
    made = "".join(put(put(back(50), 0, -84), 210, 304, turn=turn) for turn in (-46, 46))
    for turn, tone, worth, aside in (
        (-23, CARD_GREEN, "10", -6),
        (23, CARD_VIOLET, "10", 6),
        (0, CARD_RED, "5", 0),
    ):
        sign = put(number(worth, "#f6efe0", 5, EDGE, 4), aside, -8, 1.3 if worth == "5" else 1)
        made += put(put(front(tone, 52, "") + sign, 0, -84), 210, 304, turn=turn)
    return made


def cover() -> str:
    guests = (
        put(_guest(jacket(CLOTHS["weasel"]), head("weasel", "sly")), 14, 84, 0.98, -5)
        + put(_guest(jacket(CLOTHS["raccoon"]), head("raccoon", "happy")), 280, 78, 0.98, 5)
        + put(_guest(shoulders(CLOTHS["red_rat"]), rat_head(GREY, "proud")), 140, 50, 1.1)
    )
    felt = fade("felt", [(0, "#1f7f6e", 1), (1, "#0b3a34", 1)], 226, H)
    table = (
        felt
        + path("M-10 252 Q210 214 430 252 V350 H-10 Z", "url(#felt)", "#5a3518", 12)
        + line("M-10 246 Q210 208 430 246", "#b37c4a", 3)
    )
    stakes = put(chips(CHIP_BLUE, 4, 24, 9), 48, 258) + put(chips(CHIP_VIOLET, 3, 24, 9), 378, 258)
    stakes += put(chip(CHIP_RED, 20), 96, 266, turn=12) + put(chip(CHIP_GREEN, 20), 328, 266, turn=-16)
    return _wall() + _light() + guests + table + _lamp() + stakes + _fan() + foot("foot")


def pictures() -> dict[str, str]:
    return {"box": picture(W, H, cover())}
