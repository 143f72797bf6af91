"""Where everything is on a player's own screen, beside the felt: the hand with its ways, and the foot."""

from __future__ import annotations

from ratland_desktop.shell.box import Box

from ..pieces.cards import SHAPE

CARD_WIDE = 270.0
UNSEEN = Box(1185, 378, 690, 147)
SLOTS = (Box(711, 556, CARD_WIDE, CARD_WIDE * SHAPE), Box(1302, 556, CARD_WIDE, CARD_WIDE * SHAPE))
"""The two hand cards."""
BESIDE = tuple(Box(slot.right + 18, slot.y, 279, slot.h) for slot in SLOTS)
"""Beside each of them: its ways, and what is said about them."""
WAY_HIGH, WAY_STEP = 81.0, 90.0
UNDO, DONE = Box(1302, 954, 270, 84), Box(1590, 954, 279, 84)
WORDS = Box(711, 946, 571, 92)
"""What the turn would bring, or the keys."""
IDEA = Box(1096, 958, 186, 76)
"""Covers the end of `WORDS`, for players who may ask for ideas."""


def way_box(place: int, at: int) -> Box:
    beside = BESIDE[place]
    return Box(beside.x, beside.y + WAY_STEP * at, beside.w, WAY_HIGH)


def note_box(place: int) -> Box:
    """Under the three ways of a card."""
    return BESIDE[place].below(WAY_STEP * 3)
