"""The figures of all 48 cards: an animal in its suit, with the prop of its card in front.

A figure stands at the right, its prop at the lower left: the upper left corner of a card shows its value, the
lower right one may hold a chip. The background is empty; `cards` draws the stage behind it.
"""

from __future__ import annotations

from .. import rats
from ..badges import BADGES
from ..pen import GREY, Coat, glow, oval, picture, put
from . import raccoon_props, rat_props, weasel_props
from .animals import head
from .suits import CLOTHS, suit

W, H = 200, 190
SPECIES = {"red_rat": "rat", "blue_rat": "rat", "weasel": "weasel", "raccoon": "raccoon"}
PROPS = {"rat": rat_props.PROPS, "weasel": weasel_props.PROPS, "raccoon": raccoon_props.PROPS}
FURS = {"red_rat": GREY, "blue_rat": Coat("#8fa6c4", "#3b4f6e", "#eef3fa")}

# What the animal of each value looks like, from 1 to 12: its mood and what it wears.
LOOKS: dict[str, tuple[tuple[str, str], ...]] = {
    "rat": (
        ("", "glasses"), ("happy", ""), ("hungry", "bandana"), ("proud", ""), ("", "beret"), ("happy", ""),
        ("lost", ""), ("", ""), ("proud", "eyepatch"), ("fierce", ""), ("happy", "moustache"), ("proud", "top_hat"),
    ),
    "weasel": (
        ("sly", ""), ("startled", ""), ("", "bandana"), ("happy", ""), ("proud", ""), ("happy", "beret"),
        ("sly", ""), ("lost", ""), ("sly", "moustache"), ("fierce", ""), ("happy", ""), ("sly", "top_hat"),
    ),
    "raccoon": (
        ("happy", ""), ("", ""), ("sly", ""), ("", "glasses"), ("sly", "beret"), ("happy", ""),
        ("proud", ""), ("proud", "crown"), ("startled", ""), ("", "moustache"), ("fierce", ""), ("fierce", "helmet"),
    ),
}  # fmt: skip

# Props that would hide the face stand lower.
NEXT_TO_THE_FACE = {("rat", 8): (-2, 96, 0.74), ("weasel", 11): (2, 94, 0.75), ("weasel", 6): (-4, 90, 0.78)}


def figure(kind: str, value: int) -> str:
    species = SPECIES[kind]
    mood, badge = LOOKS[species][value - 1]
    drawn = rats.head(FURS[kind], mood) if species == "rat" else head(species, mood)
    if badge:
        drawn += BADGES[badge][0]()
    shoulders = put(suit(CLOTHS[kind], value), 54, 104, 0.86)
    light = glow("lit", [(0, "#fff6d0", 0.6), (0.6, "#fff6d0", 0.32), (1, "#fff6d0", 0)], 54, 136, 62)
    x, y, scale = NEXT_TO_THE_FACE.get((species, value), (1, 84, 0.82))
    prop = put(PROPS[species][value](), x, y, scale)
    return shoulders + put(drawn, 67, 4, 0.97) + light + oval(54, 136, 62, 54, "url(#lit)") + prop


def pictures() -> dict[str, str]:
    return {
        f"figure/{kind}_{value}": picture(W, H, figure(kind, value))
        for kind in SPECIES
        for value in range(1, 13)
    }
