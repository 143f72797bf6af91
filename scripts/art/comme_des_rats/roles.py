"""The five roles: a round crest for each, and a wide scene for its card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..pen import (
    BROWN,
    GREY,
    PLUM,
    SAGE,
    SNOW,
    Coat,
    box,
    disc,
    fade,
    glow,
    line,
    num,
    oval,
    path,
    picture,
    put,
    sparkle,
)
from ..rats import head
from .dice import die
from .kit import EDGE, LEAF_LIGHT, clover, spiral, trap, wedge
from .wear import WORN, glove

SIDE = 256
SCENE = (248, 116)
# Shoulders in the frame of a head: cut off by the ring of a crest, or by the lower edge of a scene.
_IN_CREST = "M-6 141 C6 126 34 116 64 116 C94 116 122 126 134 141 A95 95 0 0 1 -6 141 Z"
_IN_SCENE = "M-14 150 C0 126 34 116 64 116 C94 116 128 126 142 150 Z"


@dataclass(frozen=True, slots=True)
class Role:
    """Who it is: fur, mood, light and dark of the ground, cloth with its details, and things that belong to it."""

    coat: Coat
    mood: str
    light: str
    dark: str
    cloth: str
    details: Callable[[], str]
    backdrop: Callable[[float, float, float, float], str]
    in_crest: Callable[[], str]
    in_scene: Callable[[], str]


def _shirt(tie: str) -> str:
    made = path("M48 118 Q64 126 80 118 L70 150 H58 Z", "#f6efe0", EDGE, 2.5)
    return made + path("M64 122 L71 129 L67 150 H61 L57 129 Z", tie, EDGE, 2.5)


def _tails() -> str:
    made = path("M48 118 Q64 126 80 118 L68 150 H60 Z", "#f6efe0", EDGE, 2.5)
    return made + path(
        "M46 118 L26 134 L44 136 L58 150 Z M82 118 L102 134 L84 136 L70 150 Z", "#8a1f3a", EDGE, 2.5
    )


def _pinstripes() -> str:
    return line(
        "M14 131 V146 M26 124 V149 M38 120 V150 M90 120 V150 M102 124 V149 M114 131 V146", "#d7deee", 2.4, 0.8
    ) + _shirt("#c23a2c")


def _cape() -> str:
    made = path(
        "M40 119 C20 112 2 118 -4 132 C16 128 40 136 50 146 Z M88 119 C108 112 126 118 132 132 C112 128 88 136 78 146 Z",
        "#c9a3ee",
        EDGE,
        3,
    )
    return made + sparkle(64, 136, 11, "#ffd23f")


def _ruff() -> str:
    made = ""
    for at, x in enumerate((24, 44, 64, 84, 104)):
        colour = ("#f2b632", "#c23a2c")[at % 2]
        made += path(f"M{x - 11} 117 Q{x} 112 {x + 11} 117 L{x} 141 Z", colour, EDGE, 2.5) + disc(
            x, 142, 4.2, "#ffd23f", "#7a5200", 2
        )
    return made


def _apron() -> str:
    made = path("M40 119 Q64 132 88 119 L92 150 H36 Z", "#a8703a", EDGE, 3)
    return made + line("M50 138 H78", "#6d4316", 3) + disc(64, 128, 3.5, "#ffd23f", "#5a3a00", 2)


def _halo(x: float, y: float, reach: float) -> str:
    return glow("halo", [(0, "#ffffff", 0.45), (1, "#ffffff", 0)], x, y, reach * 0.9) + disc(
        x, y, reach * 0.9, "url(#halo)"
    )


def _spotlight(x: float, y: float, wide: float, reach: float) -> str:
    top = y - reach * 0.98
    cone = fade("cone", [(0, "#fff0b8", 0.75), (1, "#fff0b8", 0)], top, y + reach)
    return cone + path(
        f"M{num(x - 16)} {num(top)} H{num(x + 16)} L{num(x + reach * 0.62)} {num(y + reach * 0.74)} H{num(x - reach * 0.62)} Z",
        "url(#cone)",
    )


def _rings(x: float, y: float, wide: float, reach: float) -> str:
    """A spiral as wide and high as there is room."""
    made = spiral(reach * 0.96, 4.75, "#d9a8ff", reach * 0.07)
    return f'<g transform="translate({num(x)},{num(y)}) scale({wide / reach:.2f},1)">{made}</g>'


def _bubbles(x: float, y: float, wide: float, reach: float) -> str:
    made = _halo(x, y, reach)
    for dx, dy, r in (
        (-0.62, -0.36, 9),
        (-0.74, 0.0, 5),
        (0.6, -0.5, 7),
        (0.72, -0.16, 10),
        (-0.44, -0.68, 5),
        (0.4, -0.74, 4),
    ):
        made += disc(x + dx * wide, y + dy * reach, r, LEAF_LIGHT, "#1b5e34", 2.5, 0.8)
    return made


def _lozenges(x: float, y: float, wide: float, reach: float) -> str:
    d = ""
    for dx, dy in (
        (-0.7, 0.1),
        (-0.56, -0.5),
        (0.56, -0.5),
        (0.7, 0.1),
        (-0.2, -0.8),
        (0.2, -0.8),
        (-0.5, 0.56),
        (0.5, 0.56),
    ):
        d += f"M{num(x + dx * wide)} {num(y + dy * reach - 15)} l11 15 l-11 15 l-11 -15 Z"
    return path(d, "#fff0b8", alpha=0.4)


def _little_door() -> str:
    """A card from behind, small, 30 wide."""
    made = box(-16, -22, 32, 44, 6, "#f6efe0", EDGE, 3.5) + path(
        "M-11 17 V-6 C-11 -20 11 -20 11 -6 V17 Z", "#a0623a", "#3c2110", 2.5
    )
    return made + line("M-11 -2 H11 M-11 10 H11", "#3c444d", 3) + disc(0, 4, 4, "#ffd23f", "#7a5200", 1.6)


def _strings(drop: float, lean: float = 0) -> str:
    """A glove, and a door that hangs from it."""
    strings = f"M-17 28 L{num(lean - 11)} {num(drop - 20)} M-5 35 L{num(lean - 4)} {num(drop - 22)} M8 34 L{num(lean + 4)} {num(drop - 22)} M19 26 L{num(lean + 11)} {num(drop - 20)}"
    return line(strings, EDGE, 4) + line(strings, "#fff6df", 2) + put(_little_door(), lean, drop) + glove()


def _flask() -> str:
    """Round, with something green in it and a clover, 64 wide and 92 high around 0, 0."""
    shape = (
        "M-10 -46 H10 V-14 C28 -8 36 6 34 20 C32 38 16 46 0 46 C-16 46 -32 38 -34 20 C-36 6 -28 -8 -10 -14 Z"
    )
    made = path(shape, "#dff6f0", EDGE, 5) + path(
        "M-31 6 Q-14 -2 0 6 Q16 14 31 6 C35 26 22 42 0 42 C-22 42 -35 26 -31 6 Z", "#6fd38a"
    )
    made += (
        put(clover(), 0, 18, 0.34, 12)
        + disc(-16, -2, 4, "#d6ffe0", "#2f8a4a", 1.6)
        + disc(12, -6, 3, "#d6ffe0", "#2f8a4a", 1.4)
    )
    made += path(shape, None, EDGE, 5) + line("M-24 8 Q-24 -4 -12 -8", "#ffffff", 4.5, 0.9)
    return made + box(-14, -54, 28, 11, 5, "#b9825a", EDGE, 4)


def _trapped_tail() -> str:
    """The end of a tail in a trap; it does not mind."""
    tail = "M-66 26 C-50 50 -20 52 2 20"
    return line(tail, EDGE, 14) + line(tail, "#eb9aa2", 8) + put(trap(), 20, 0, 0.46, 24)


def _watch() -> str:
    """A watch on a chain, with marks of its swing."""
    made = (
        line("M0 -60 L0 -14", "#5a3a00", 5)
        + line("M0 -60 L0 -14", "#ffd23f", 2.4)
        + box(-6, -20, 12, 9, 3, "#ffd23f", "#5a3a00", 3)
    )
    made += (
        disc(0, 6, 20, "#ffd23f", "#5a3a00", 4)
        + disc(0, 6, 13, "#fff6df", "#5a3a00", 2.5)
        + line("M0 6 V-2 M0 6 L6 9", EDGE, 3)
    )
    return made + line("M-27 -8 Q-32 2 -28 14 M27 -8 Q32 2 28 14", "#f4eaff", 4, 0.9)


def _loot() -> str:
    """A heap of cheese."""
    return put(wedge(0.62), -20, 12, turn=-8) + put(wedge(0.62), 18, 14, turn=8) + put(wedge(0.66), 0, -8)


def _die(scale: float, turn: float) -> str:
    return put(put(die("key2", "black"), -66, -67), 0, 0, scale, turn)


ROLES = {
    "manipulator": Role(
        *(PLUM, "proud", "#e3c6f0", "#7d4a9a", "#2a2336", _tails, _spotlight),
        lambda: put(_strings(80, -4), 54, 118, 1.02, 8) + put(_strings(80, 4), 202, 118, 1.02, -8),
        lambda: put(_strings(66), 40, 26, 0.92) + put(_strings(66), 208, 26, 0.92),
    ),
    "al_ratone": Role(
        *(GREY, "proud", "#f5b28a", "#a83a26", "#39435c", _pinstripes, _spotlight),
        lambda: put(_die(0.42, -14), 204, 172) + put(wedge(0.72), 52, 176, turn=-8),
        lambda: put(_loot(), 44, 76, 1.08) + put(_die(0.36, -12), 190, 84) + put(_die(0.34, 16), 214, 46),
    ),
    "hypnotist": Role(
        *(BROWN, "", "#8a4fc4", "#34105c", "#5a2a8a", _cape, _rings),
        lambda: put(_watch(), 206, 160, 1.0, 16),
        lambda: put(_watch(), 36, 66, 0.86, 16) + put(_watch(), 212, 66, 0.86, -16),
    ),
    "fool": Role(
        *(SNOW, "happy", "#ffdf8a", "#e0862a", "#2f9c6a", _ruff, _lozenges),
        lambda: put(_trapped_tail(), 190, 182, 0.86),
        lambda: put(_trapped_tail(), 196, 72, 0.78) + put(_bells(), 36, 58),
    ),
    "alchemist": Role(
        *(SAGE, "happy", "#bfe8c4", "#2f6b4f", "#4b6b58", _apron, _bubbles),
        lambda: put(_flask(), 196, 168, 0.84, 10),
        lambda: put(_flask(), 40, 62, 0.88, -6) + put(clover(), 208, 58, 0.62, 10),
    ),
}


def _bells() -> str:
    """A fool's stick: a little head with bells."""
    made = line("M10 -8 L-16 44", EDGE, 11) + line("M10 -8 L-16 44", "#c98a2a", 5.5)
    made += path(
        "M-6 -14 L-14 -34 L4 -24 L14 -42 L22 -24 L38 -30 L30 -8 Q12 6 -6 -14 Z", "#c23a2c", "#4a0f0a", 3.5
    )
    return made + "".join(
        disc(x, y, 6, "#ffd23f", "#7a5200", 2.5) for x, y in ((-15, -36), (14, -44), (40, -31))
    )


def _bust(name: str, role: Role, cut: str) -> str:
    """The rat from its shoulders up, in the frame of its head."""
    made = path(cut, role.cloth, EDGE, 4) + role.details() + path(cut, None, EDGE, 4)
    made += oval(64, 122, 34, 8, "#000000", alpha=0.18)
    return made + head(role.coat, role.mood) + WORN[name]()


def crest(name: str) -> str:
    role = ROLES[name]
    made = disc(130, 132, 120, "#000000", alpha=0.2) + disc(128, 128, 121, "#e0b050", "#5a3a00", 4)
    made += glow("ground", [(0, role.light, 1), (1, role.dark, 1)], 112, 104, 140) + disc(
        128, 128, 111, "url(#ground)", "#5a3a00", 4
    )
    made += role.backdrop(128, 128, 109, 109)
    made += put(_bust(name, role, _IN_CREST), 51.2, 36, 1.2) + disc(128, 128, 111, None, "#5a3a00", 4)
    return made + line("M17 112 A115 115 0 0 1 84 22", "#fff3b8", 4, 0.9) + role.in_crest()


def scene(name: str) -> str:
    role, (w, h) = ROLES[name], SCENE
    made = fade("ground", [(0, role.light, 1), (1, role.dark, 1)], 0, h) + box(
        2, 2, w - 4, h - 4, 12, "url(#ground)"
    )
    made += role.backdrop(w / 2, h / 2, 118, 54) + role.in_scene()
    made += put(_bust(name, role, _IN_SCENE), w / 2 - 46, 6, 0.715)
    return (
        made
        + box(2, 2, w - 4, h - 4, 12, None, "#3b2f1e", 4)
        + box(6, 6, w - 12, h - 12, 9, None, "#f6efe0", 1.8, 0.6)
    )


def pictures() -> dict[str, str]:
    made = {}
    for name in ROLES:
        made[f"role/{name}"] = picture(SIDE, SIDE, crest(name))
        made[f"role/{name}_scene"] = picture(*SCENE, scene(name))
    return made
