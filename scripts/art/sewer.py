"""Pieces of the sewer itself (bricks, water, pipes, ladder, lamp) and of the stage (podium, screen, drapes)."""

from __future__ import annotations

from .faces import HEAD_SHAPE
from .pen import (
    LAMP,
    LAMP_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    TINT,
    box,
    disc,
    fade,
    glow,
    line,
    oval,
    path,
    picture,
    put,
    star,
)


def brick_wall() -> str:
    """A tile of 240 by 120 that joins on all sides."""
    made = box(0, 0, 240, 120, 0, "#142e35")
    shades = ("#1e424a", "#214850", "#1b3c44", "#1f454d")
    for row, start in ((0, 0), (1, -60)):
        for col in range(3):
            x, y = start + col * 120, row * 60
            tone = shades[(row * 2 + col % 2) % 4]
            made += box(x + 4, y + 4, 112, 52, 8, tone) + line(
                f"M{x + 12} {y + 9} H{x + 106}", "#ffffff", 2.5, 0.07
            )
            made += path(
                f"M{x + 12} {y + 56} H{x + 108} Q{x + 116} {y + 56} {x + 116} {y + 48} V{y + 42} Q{x + 114} {y + 50} {x + 104} {y + 50} H{x + 6} Q{x + 6} {y + 56} {x + 12} {y + 56} Z",
                "#000000",
                alpha=0.13,
            )
    return (
        made
        + line("M150 24 l8 6 l-3 8 l8 6", "#142e35", 3)
        + disc(30, 92, 3, "#142e35")
        + disc(96, 36, 2.5, "#142e35")
    )


def _wave(lift: float, width: int, period: int, high: int) -> str:
    """A wave whose tops lie on both edges, so that strips join without a kink."""
    half = period / 2
    bends = "".join(
        f"q{half / 2:g} {-high if i % 2 == 0 else high} {half:g} 0" for i in range(int(width / half) + 2)
    )
    return f"M{-half / 2:g} {lift:g}{bends}"


def water(name: str, top: str, bottom: str, crest: str, period: int, high: int) -> str:
    """A strip of 480 by 120 that joins left and right; its crest waves around y 18."""
    d = _wave(18, 480, period, high)
    made = fade(name, [(0, top, 1), (1, bottom, 1)], 8, 120) + path(d + " V130 H-130 Z", f"url(#{name})")
    return (
        made
        + line(d, crest, 4)
        + line("M60 46 h34 M300 42 h46 M190 72 h30 M400 78 h26 M110 92 h22", crest, 4, 0.35)
    )


def pipe_end() -> str:
    bolts = "".join(
        put(disc(0, -78, 7, STEEL_LIGHT, STEEL_DARK, 3), 100, 100, turn=a) for a in range(22, 382, 45)
    )
    made = (
        disc(100, 104, 94, "#000000", alpha=0.3)
        + disc(100, 100, 94, STEEL, STEEL_DARK, 5)
        + path("M14 100 A86 86 0 0 1 100 14", None, STEEL_LIGHT, 6)
    )
    made += bolts + disc(100, 100, 66, "url(#bore)", "#22343b", 6)
    return glow("bore", [(0, "#050b0d", 1), (0.75, "#0b181c", 1), (1, "#1c3138", 1)], 106, 110, 68) + made


def slime() -> str:
    return path(
        "M52 0 H148 V60 Q140 84 132 60 Q124 44 116 66 V110 Q106 132 96 110 V64 Q88 48 80 62 Q70 92 62 62 Q56 50 52 40 Z",
        "#3fb08f",
        "#1f6b58",
        4,
    ) + line("M62 8 V36 M104 30 V96", "#a6ecd2", 5, 0.6)


def ladder() -> str:
    made = line("M18 4 V296 M72 4 V296", STEEL_DARK, 14)
    for y in range(28, 290, 44):
        made += line(f"M20 {y} H70", STEEL_DARK, 13) + line(f"M20 {y} H70", STEEL_LIGHT, 6)
    return made + line("M18 4 V296 M72 4 V296", STEEL, 8) + line("M16 8 V290", STEEL_LIGHT, 2.5)


def lamp() -> str:
    light = glow("shine", [(0, "#ffe9a0", 0.85), (0.35, "#ffd23f", 0.35), (1, "#ffd23f", 0)], 100, 108, 98)
    cage = line("M78 84 Q72 120 84 136 H116 Q128 120 122 84 M100 84 V136 M75 110 H125", STEEL_DARK, 5)
    return (
        light
        + disc(100, 108, 98, "url(#shine)")
        + box(92, 30, 16, 34, 4, STEEL, STEEL_DARK, 4)
        + path("M72 84 C72 54 128 54 128 84 Z", STEEL, STEEL_DARK, 5)
        + oval(100, 106, 22, 28, "#fff3b8", LAMP_DARK, 3)
        + cage
        + box(72, 16, 56, 16, 6, STEEL, STEEL_DARK, 4)
    )


def grate() -> str:
    made = box(6, 6, 148, 148, 18, STEEL, STEEL_DARK, 5) + box(22, 22, 116, 116, 8, "#0b181c", "#22343b", 4)
    return (
        made
        + line("M42 24 V136 M61 24 V136 M80 24 V136 M99 24 V136 M118 24 V136", STEEL_DARK, 11)
        + line("M41 24 V136 M60 24 V136 M79 24 V136 M98 24 V136 M117 24 V136", STEEL, 6)
        + line("M14 60 V24 Q14 14 24 14 H70", STEEL_LIGHT, 4)
    )


def podium() -> str:
    def step(x: float, y: float, w: float, fill: str, edge: str, sign: str) -> str:
        made = (
            box(x, y, w, 300 - y, 6, fill, edge, 5)
            + box(x - 8, y - 4, w + 16, 24, 8, fill, edge, 5)
            + box(x + 4, y, w * 0.5, 7, 3, "#ffffff", alpha=0.35)
        )
        return (
            made
            + path(
                f"M{x + w * 0.7:.0f} {y + 22} H{x + w - 3:.0f} V297 H{x + w * 0.7:.0f} Z",
                "#000000",
                alpha=0.12,
            )
            + line(sign, "#46290f", 13)
            + line(sign, "#fff8e8", 7)
        )

    two = step(
        40, 128, 256, "#b8c4cc", "#56666e", "M148 196 C148 168 190 168 188 194 C186 212 160 222 148 242 H192"
    )
    three = step(
        604,
        178,
        256,
        "#d09a6a",
        "#7a4a22",
        "M714 226 C722 210 752 214 748 232 C746 242 738 244 730 244 C740 244 752 248 750 262 C748 282 716 282 710 266",
    )
    one = step(308, 62, 284, LAMP, "#8a5a00", "M430 134 L456 116 V202 M432 204 H480")
    return two + three + one + star(450, 246, 26, "#fff3b8", "#8a5a00", 4)


def screen() -> str:
    """A folding screen of card, in the colour of its owner."""
    c = TINT
    left, middle, right = (
        "M10 46 L110 20 V236 L10 262 Z",
        "M110 20 H310 V236 H110 Z",
        "M310 20 L410 46 V262 L310 236 Z",
    )
    made = (
        path(middle, c.fur, c.dark, 6)
        + path(left, c.fur, c.dark, 6)
        + path(left, "#ffffff", alpha=0.16)
        + path(right, c.fur, c.dark, 6)
        + path(right, "#000000", alpha=0.2)
    )
    made += box(126, 36, 168, 184, 12, None, c.light, 4, 0.55)
    mark = put(disc(26, 42, 24, c.dark) + disc(102, 42, 24, c.dark) + path(HEAD_SHAPE, c.dark), 140, 54, 1.08)
    mark += oval(190, 124, 8, 11, c.light) + oval(230, 124, 8, 11, c.light) + oval(210, 146, 10, 7, c.light)
    mark += line("M176 150 L146 144 M176 158 L148 164 M244 150 L274 144 M244 158 L272 164", c.light, 4)
    return (
        made
        + mark
        + line("M30 78 L90 62 M30 230 L90 214 M330 62 L390 78 M330 214 L390 230", c.light, 4, 0.55)
    )


def drape() -> str:
    """A curtain at the left edge; mirror it for the right."""
    made = fade("velvet", [(0, "#7a1f33", 1), (1, "#4a0f20", 1)], 0, 600) + path(
        "M0 0 H180 C176 220 120 380 40 600 H0 Z", "url(#velvet)", "#2e0913", 6
    )
    made += line(
        "M36 0 C36 240 26 420 12 590 M84 0 C82 230 60 400 30 560 M132 0 C128 210 92 360 48 520",
        "#2e0913",
        8,
        0.5,
    ) + line("M58 0 C58 240 42 400 20 560 M108 0 C104 220 76 380 40 530", "#c4485f", 6, 0.5)
    return made + path("M0 420 C40 424 74 414 100 396 L112 420 C84 446 40 456 0 452 Z", LAMP, LAMP_DARK, 5)


def pictures() -> dict[str, str]:
    return {
        "sewer/brick_wall": picture(240, 120, brick_wall()),
        "sewer/water_back": picture(480, 120, water("deep", "#27775f", "#164a3e", "#3c9a7f", 160, 10)),
        "sewer/water_front": picture(480, 120, water("near", "#3aa888", "#1d6554", "#8ae0c4", 240, 16)),
        "sewer/pipe_end": picture(200, 204, pipe_end()),
        "sewer/slime": picture(200, 140, slime()),
        "sewer/ladder": picture(90, 300, ladder()),
        "sewer/lamp": picture(200, 210, lamp()),
        "sewer/grate": picture(160, 160, grate()),
        "stage/podium": picture(900, 300, podium()),
        "stage/screen": picture(420, 272, screen()),
        "stage/drape": picture(190, 606, drape()),
    }
