"""The Third Rat of a game for two: its heads in all moods, and its six cards.

A card ranks the faces of the dice from the one it likes best down, and says at its lower right who decides for
it: the active player (a star) or the opponent (a rat).
"""

from __future__ import annotations

from ..digits import number
from ..faces import FACES as MOODS
from ..faces import HEAD_SHAPE, whiskers
from ..pen import GREY, LAMP, LAMP_DARK, disc, fade, line, oval, path, picture, put, star
from ..pen import box as rect
from ..rats import HEAD_H, HEAD_W, skull
from .cards import H, W, sheet
from .dice import die
from .kit import EDGE

# The ranks of each card, and who decides: as the rules have them.
CARDS = {
    1: (("key2", "theft", "key1", "claws", "heal"), "active"),
    2: (("theft", "key2", "key1", "heal", "claws"), "opponent"),
    3: (("key1", "key2", "claws", "theft", "heal"), "opponent"),
    4: (("claws", "key1", "key2", "theft", "heal"), "active"),
    5: (("key2", "key1", "heal", "claws", "theft"), "active"),
    6: (("claws", "theft", "key2", "key1", "heal"), "opponent"),
}
# Height of the middle and scale of the die in each rank.
_RUNGS = ((46, 0.45), (104, 0.4), (156, 0.36), (202, 0.32), (243, 0.28))


def _kerchief() -> str:
    """A stray's kerchief, with its number."""
    made = path(
        "M24 108 Q64 126 104 108 L98 119 Q84 127 80 128 L64 139 L48 128 Q44 127 30 119 Z",
        "#c23a2c",
        "#5c120b",
        3.5,
    )
    return put(made + put(number("3", "#fff6df", 5), 64, 127, 0.56), 0, -4)


def _patch() -> str:
    """On its ear, with stitches, and a scar above its eye."""
    made = put(rect(-9, -8, 18, 16, 3, "#b37c4a", "#573618", 3), 100, 36, turn=16)
    return (
        made
        + line("M92 27 l-3 -5 M100 26 l0 -5 M109 31 l5 -3 M92 45 l-4 3 M104 47 l1 5", "#573618", 2.6)
        + line("M31 40 L43 50 M34 49 L40 42", "#4a5468", 3)
    )


def stray(mood: str) -> str:
    return skull(GREY) + _patch() + MOODS[mood](GREY) + whiskers() + _kerchief()


def active() -> str:
    """Decides for the Third Rat: the active player."""
    return disc(32, 32, 28, LAMP, LAMP_DARK, 4) + star(32, 33, 19, EDGE)


def opponent() -> str:
    """Decides for the Third Rat: the other one."""
    made = disc(32, 32, 28, "#4f86c6", "#1a3f6b", 4)
    ears = "".join(disc(x, 38, 27, "#fff6df") + disc(x, 38, 16, "#7fb0e6") for x in (22, 106))
    eyes = disc(46, 64, 10, "#1a3f6b") + disc(82, 64, 10, "#1a3f6b") + oval(64, 86, 12, 9, "#1a3f6b")
    teeth = path("M54 102 H63 V118 H54 Z M65 102 H74 V118 H65 Z", "#ffffff", "#1a3f6b", 4)
    lines = "M34 88 L2 80 M34 98 L4 106 M94 88 L126 80 M94 98 L124 106"
    return made + put(
        ears + path(HEAD_SHAPE, "#fff6df") + eyes + teeth + line(lines, "#1a3f6b", 5), 10.9, 10, 0.33
    )


DECIDERS = {"active": active, "opponent": opponent}


def card(name: int) -> str:
    ranks, decider = CARDS[name]
    made = sheet("#7f8fa6") + fade("slate", [(0, "#e8eef6", 1), (1, "#a9b8cc", 1)], 16, 264)
    made += rect(14, 14, 172, 252, 14, "url(#slate)", "#56677f", 4)
    made += path("M124 96 H176 L150 204 Z", "#56677f", alpha=0.3)
    for at, (face, (y, scale)) in enumerate(zip(ranks, _RUNGS, strict=True)):
        made += put(die(face, "black"), 86 - 66 * scale, y - 66 * scale, scale)
        made += put(number(str(at + 1), "#33415a", 5.5 - at * 0.3), 36, y, 1.3 - at * 0.12)
    made += put(stray("happy"), 118, 22, 0.48)
    return made + put(DECIDERS[decider](), 118, 196)


def pictures() -> dict[str, str]:
    made = {f"third_rat/{name}": picture(W, H, card(name)) for name in CARDS}
    made |= {f"third_rat/{name}": picture(64, 64, draw()) for name, draw in DECIDERS.items()}
    for mood in MOODS:
        made[f"third_rat/head_{mood}" if mood else "third_rat/head"] = picture(HEAD_W, HEAD_H, stray(mood))
    return made
