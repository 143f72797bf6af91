"""The cover of Comme des Rats: a burglar in a cellar door, the Cat above it, and five pairs of eyes."""

from __future__ import annotations

from ..boxes import H, W, foot
from ..pen import LAMP, TEAL, box, disc, fade, glow, line, path, picture, put
from ..rats import head as rat_head
from .cat import EDGE as CAT_EDGE
from .cat import FUR, head
from .kit import BONE, EDGE, wedge
from .wear import thief

# Where somebody looks out of the dark: middle, size, and where the eyes look.
_WATCHERS = ((54, 92, 11, 3), (42, 158, 9, 4), (78, 218, 10, 4), (366, 122, 11, -4), (372, 204, 9.5, -4))


def _wall() -> str:
    made = fade("wall", [(0, "#16333b", 1), (1, "#0d2027", 1)], 0, 260) + box(0, 0, W, H, 0, "url(#wall)")
    bricks = ""
    for row in range(7):
        for column in range(5):
            bricks += f"M{column * 104 - row % 2 * 52 + 3} {4 + row * 39}h98v33h-98Z"
    moon = glow("moon", [(0, "#9fd8e0", 0.3), (1, "#9fd8e0", 0)], 90, 20, 240)
    return made + path(bricks, "#8fc8d0", alpha=0.09) + moon + box(0, 0, W, 262, 0, "url(#moon)")


def _watchers() -> str:
    made = ""
    for at, (x, y, r, look) in enumerate(_WATCHERS):
        made += glow(
            f"dark{at}", [(0, "#03080a", 0.95), (0.55, "#03080a", 0.75), (1, "#03080a", 0)], x, y, r * 4
        ) + disc(x, y, r * 4, f"url(#dark{at})")
        for dx in (-1.3, 1.3):
            made += disc(x + dx * r, y, r, "#fff6df", EDGE, 2) + disc(
                x + dx * r + look * 0.8, y + 1, r * 0.52, EDGE
            )
    return made


def _doorway() -> str:
    """Stones, light inside, and the leaf swung open to the left."""
    made = path(
        "M112 268 V168 C112 122 154 92 214 92 C274 92 316 122 316 168 V268 Z", "#43565e", "#071215", 6
    )
    joints = "M114 216 H136 M114 178 H136 M126 138 L146 148 M158 106 L168 122 M214 94 V114 M270 106 L260 122 M302 138 L282 148 M314 178 H292 M314 216 H292"
    made += line(joints, "#1c2a30", 4.5) + line("M119 176 V168 C119 146 130 128 148 114", "#8fa6ad", 4, 0.6)
    made += fade("inside", [(0, "#fff3b8", 1), (0.5, "#ffc94d", 1), (1, "#d97a1a", 1)], 110, 270)
    made += path(
        "M136 268 V170 C136 136 168 114 214 114 C260 114 292 136 292 170 V268 Z", "url(#inside)", "#071215", 5
    )
    leaf = "M134 268 V170 C134 150 146 134 164 124 L184 108 V282 Z"
    made += fade("leaf", [(0, "#c2582f", 1), (1, "#6d2a12", 1)], 110, 280) + path(
        leaf, "url(#leaf)", "#071215", 5
    )
    made += line("M150 138 V271 M167 124 V276", "#6d2a12", 4, 0.8) + line(
        "M137 184 L182 180 M137 236 L182 240", "#12191d", 13
    )
    return (
        made
        + line("M137 184 L182 180 M137 236 L182 240", "#4a555f", 7)
        + disc(174, 212, 7, LAMP, "#7a5200", 3)
    )


def _glow() -> str:
    shine = glow("shine", [(0, "#ffd98a", 0.5), (0.6, "#ffb84d", 0.14), (1, "#ffb84d", 0)], 226, 200, 180)
    return shine + disc(226, 200, 180, "url(#shine)")


def _burglar() -> str:
    """It comes out with its loot."""
    made = path("M206 268 C204 238 220 226 240 226 C260 226 280 238 278 268 Z", TEAL.fur, TEAL.dark, 4.5)
    made += put(rat_head(TEAL, "happy") + thief(), 184, 136, 0.86)
    made += put(wedge(0.98), 240, 252, turn=-6)
    for x in (210, 270):
        made += disc(x, 250, 8.5, "#f4a9ad", TEAL.dark, 3.5)
    return made


def _paw(x: float) -> str:
    made = path(f"M{x - 19} 100 C{x - 22} 132 {x + 22} 132 {x + 19} 100 Z", "#43385a", CAT_EDGE, 5)
    claws = "".join(f"M{x + dx - 4} 119 L{x + dx} 131 L{x + dx + 4} 119 Z " for dx in (-10, 0, 10))
    return made + path(claws, BONE, CAT_EDGE, 1.6)


def _cat() -> str:
    shoulders = path("M110 108 C112 60 150 40 214 40 C278 40 316 60 318 108 Z", FUR, CAT_EDGE, 6)
    return shoulders + put(head(), 214, 74, 0.72) + _paw(132) + _paw(296)


def cover() -> str:
    return _wall() + _watchers() + _glow() + _doorway() + _burglar() + _cat() + foot("foot")


def pictures() -> dict[str, str]:
    return {"box": picture(W, H, cover())}
