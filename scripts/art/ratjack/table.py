"""Ratjack's table: the cloth with its lamplight, and light for the card it is about."""

from __future__ import annotations

from ..faces import HEAD_SHAPE
from ..pen import box, disc, fade, glow, line, num, oval, path, picture, put
from .kit import pad

W, OPEN, OWN = 1840, 784, 937
"""The cloth is as wide for everybody; it is higher from a player's own chair."""
CLOTH, CLOTH_DARK, THREAD = "#17675a", "#0b3a34", "#2f8c7a"
WOVEN = "#217466"


def _weave(high: int) -> str:
    """Long threads, so faint that the cloth only looks less flat."""
    d = "".join(f"M{40 - y % 3 * 13} {y}H{W - 40}" for y in range(34, high - 20, 26))
    return line(d, "#ffffff", 1.5, 0.028)


def _flourish() -> str:
    """An ornament for the upper left corner."""
    d = "M46 190 C46 100 100 46 190 46 M62 190 C64 130 92 96 132 92 C152 90 158 112 142 116 M190 62 C130 64 96 92 92 132"
    return line(d, THREAD, 4, 0.65) + put(pad(17, THREAD), 80, 80, turn=-45)


def _crest(y: float) -> str:
    """What is woven into the middle: a rat in a ring, above the place for words and for a button."""
    ears = "".join(disc(x, 42, 23, THREAD, alpha=0.5) + disc(x, 43, 13, CLOTH, alpha=0.7) for x in (28, 100))
    eyes = oval(46, 62, 8, 11, CLOTH_DARK, alpha=0.6) + oval(82, 62, 8, 11, CLOTH_DARK, alpha=0.6)
    nose = path("M53 82 Q64 74 75 82 Q71 92 64 92 Q57 92 53 82 Z", CLOTH_DARK, alpha=0.6)
    mouth = line("M64 92 V99 M64 99 Q56 107 46 100 M64 99 Q72 107 82 100", CLOTH_DARK, 4, 0.6)
    whiskers = "M30 92 Q18 86 4 84 M30 99 Q18 99 5 105 M98 92 Q110 86 124 84 M98 99 Q110 99 123 105"
    rat = ears + path(HEAD_SHAPE, WOVEN) + eyes + nose + mouth + line(whiskers, WOVEN, 3)
    made = disc(0, 0, 112, None, THREAD, 4, 0.45) + disc(0, 0, 102, None, THREAD, 2, 0.4)
    made += put(rat, -77, -86, 1.2)
    made += "".join(put(pad(24, WOVEN), side * 154, 4, turn=side * 14) for side in (-1, 1))
    return put(made, W / 2, y - 104)


def cloth(high: int, *, crest: bool) -> str:
    """Green felt with round corners, lit from above."""
    made = fade("felt", [(0, CLOTH, 1), (1, CLOTH_DARK, 1)], 0, high)
    made += box(0, 0, W, high, 54, "url(#felt)") + _weave(high)
    corner = _flourish()
    pair = corner + put(corner, W, 0, flip=True)
    made += pair + f'<g transform="translate({W},{high}) rotate(180)">{pair}</g>'
    made += _crest(high * 0.5) if crest else ""
    stops = [
        (0, "#ffe9a8", 0.24),
        (0.3, "#ffd98a", 0.1),
        (0.55, "#ffd98a", 0),
        (0.55, "#02110f", 0),
        (1, "#02110f", 0.62),
    ]
    return made + glow("light", stops, W / 2, high * 0.45, 1080) + box(0, 0, W, high, 54, "url(#light)")


def pool() -> str:
    """Light on the cloth below the card it is about."""
    stops = [(0, "#fff6d0", 0.75), (0.4, "#fff2c4", 0.4), (1, "#fff2c4", 0)]
    return glow("pool", stops, 200, 200, 198) + disc(200, 200, 198, "url(#pool)")


def cone() -> str:
    """The narrow light of a peek: only one player sees what is in it."""
    made = fade("cone", [(0, "#fff6d0", 0.8), (0.7, "#ffe98f", 0.3), (1, "#ffd23f", 0.05)], 0, 600)
    made += path("M180 0 H220 L396 560 Q400 596 364 596 H36 Q0 596 4 560 Z", "url(#cone)")
    motes = "".join(
        disc(x, y, r, "#fffbe6", alpha=0.7)
        for x, y, r in ((150, 240, 4), (236, 320, 3), (120, 420, 5), (290, 470, 4), (210, 160, 3))
    )
    return made + motes


def stamp() -> str:
    """The frame for a word that is stamped over a place, worn at its edge."""
    made = box(8, 8, 472, 104, 20, "#3a0d0d", "#ff8a7a", 8, 0.94) + box(
        20, 20, 448, 80, 12, None, "#ff8a7a", 2.5, 0.7
    )
    worn = "".join(
        f"M{num(x)} {y} h{w}"
        for x, y, w in ((60, 8, 14), (210, 112, 22), (388, 8, 18), (330, 112, 9), (130, 112, 8))
    )
    return made + line(worn, "#3a0d0d", 9)


def pictures() -> dict[str, str]:
    return {
        "table/cloth": picture(W, OPEN, cloth(OPEN, crest=True)),
        "table/cloth_own": picture(W, OWN, cloth(OWN, crest=False)),
        "table/pool": picture(400, 400, pool()),
        "table/cone": picture(400, 600, cone()),
        "table/stamp": picture(488, 120, stamp()),
    }
