"""The night sky of the title: a moon of cheese, stars, and two rows of houses that can move apart."""

from __future__ import annotations

from .pen import box, disc, glow, line, num, oval, path, picture, sparkle


def moon() -> str:
    light = glow("halo", [(0, "#ffe98f", 0.75), (0.5, "#ffd23f", 0.28), (1, "#ffd23f", 0)], 200, 200, 198)
    made = (
        disc(200, 200, 198, "url(#halo)")
        + disc(200, 200, 112, "#f0b429")
        + disc(194, 194, 105, "#ffd95a")
        + path("M104 190 A96 96 0 0 1 190 100", None, "#fff3b8", 8)
    )
    for x, y, r in (
        (160, 158, 23),
        (246, 224, 29),
        (232, 136, 14),
        (164, 240, 15),
        (276, 168, 9),
        (204, 276, 10),
        (130, 206, 8),
    ):
        made += disc(x, y, r, "#e0a100") + path(
            f"M{x - r * 0.95:.0f} {y - r * 0.3:.0f} A{r} {r} 0 0 1 {x + r * 0.95:.0f} {y - r * 0.3:.0f} A{r} {r * 0.75:.0f} 0 0 0 {x - r * 0.95:.0f} {y - r * 0.3:.0f} Z",
            "#b97f00",
        )
    return light + made


def stars() -> str:
    small, large = "", ""
    seed = 7
    for i in range(120):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x = seed % 1920
        seed = (seed * 1103515245 + 12345) % 2147483648
        y = seed // 7 % 400
        if i % 12 == 0:
            large += sparkle(x, y, 7 + i % 3 * 2, "#fff8dc")
        else:
            small += f"M{x} {y}h.1"
    return line(small, "#dfe8ff", 3, 0.75) + large


def _houses(plan: tuple[tuple[int, int, int, str], ...], wall: str, lit: str, roofs: str, every: int) -> str:
    """Houses as one silhouette with windows; each is x, width, height and kind of roof."""
    walls, off, on, tops = "", "", "", ""
    for at, (x, w, h, kind) in enumerate(plan):
        y = 400 - h
        walls += f"M{x} 400V{y}h{w}V400Z"
        if kind == "gable":
            tops += f"M{x - 8} {y}L{x + w / 2:g} {y - w * 0.45:.0f}L{x + w + 8} {y}Z"
        elif kind == "dome":
            tops += f"M{x + 8} {y}C{x + 8} {y - w * 0.6:.0f} {x + w - 8} {y - w * 0.6:.0f} {x + w - 8} {y}Z"
        elif kind == "step":
            tops += f"M{x + 14} {y}v-18h{w - 28}v18ZM{x + w // 2 - 3} {y - 16}v-40h6v40Z"
        else:
            tops += f"M{x - 4} {y - 8}h{w + 8}v12h-{w + 8}ZM{x + 14} {y - 8}v-22h16v22Z"
        columns = max(2, (w - 16) // 34)
        gap = (w - columns * 16) / (columns + 1)
        for row in range((h - 30) // 38):
            for col in range(columns):
                pane = f"M{num(x + gap + col * (16 + gap))} {y + 22 + row * 38}h16v20h-16Z"
                if (row * 3 + col * 5 + at * 2 + row * col) % every == 0:
                    on += pane
                else:
                    off += pane
    return path(walls, wall) + path(tops, roofs) + path(off, "#0d1730", alpha=0.5) + path(on, lit)


BACK = (
    (20, 110, 190, "flat"), (160, 90, 260, "step"), (270, 120, 170, "gable"), (430, 100, 230, "flat"), (570, 130, 150, "dome"), (740, 90, 210, "step"),
    (870, 120, 160, "gable"), (1030, 100, 250, "flat"), (1170, 120, 180, "step"), (1330, 90, 230, "dome"), (1460, 130, 170, "flat"), (1630, 100, 260, "step"), (1770, 130, 200, "gable"),
)  # fmt: skip
FRONT = (
    (-20, 130, 150, "gable"), (130, 110, 110, "flat"), (260, 150, 170, "step"), (440, 120, 90, "gable"), (1250, 130, 100, "flat"),
    (1400, 120, 150, "gable"), (1540, 150, 120, "step"), (1710, 110, 180, "flat"), (1830, 120, 130, "gable"),
)  # fmt: skip


def skyline_front() -> str:
    made = _houses(FRONT, "#1a2750", "#ffd977", "#111b3a", 3)
    tank = (
        line("M300 400 M318 230 V214 M374 230 V214", "#0d1530", 6)
        + box(308, 172, 76, 44, 6, "#2a2038", "#0d1530", 4)
        + path("M304 174 L346 150 L388 174 Z", "#2a2038", "#0d1530", 4)
    )
    lamps = ""
    for x in (640, 1200):
        lamps += (
            disc(x, 290, 70, f"url(#l{x})")
            + line(f"M{x} 400 V306", "#0a1128", 7)
            + path(f"M{x - 13} 308 L{x - 9} 274 H{x + 9} L{x + 13} 308 Z", "#ffe89a", "#0a1128", 4)
            + path(f"M{x - 16} 275 L{x} 262 L{x + 16} 275 Z", "#0a1128")
        )
    lights = "".join(glow(f"l{x}", [(0, "#ffe89a", 0.6), (1, "#ffe89a", 0)], x, 290, 70) for x in (640, 1200))
    cat = (
        path(
            "M1466 226 C1462 206 1468 196 1480 196 C1494 198 1502 212 1500 226 Z M1460 196 L1458 174 L1470 182 H1480 L1492 174 L1490 196 C1486 206 1464 206 1460 196 Z",
            "#070d20",
        )
        + disc(1469, 190, 2.6, "#d7f26b")
        + disc(1481, 190, 2.6, "#d7f26b")
    )
    return lights + made + tank + lamps + cat


def street() -> str:
    """The street between night and sewer, 240 by 60, joins left and right."""
    made = (
        box(0, 0, 240, 60, 0, "#3f4a52") + box(0, 0, 240, 10, 0, "#77868c") + box(0, 10, 240, 4, 0, "#2a343b")
    )
    return (
        made
        + line("M30 34 h26 M120 44 h18 M186 30 h30", "#55636b", 4)
        + box(0, 50, 240, 10, 0, "#222c33")
        + oval(90, 30, 5, 2.5, "#55636b")
    )


def pictures() -> dict[str, str]:
    return {
        "title/moon_cheese": picture(400, 400, moon()),
        "title/stars": picture(1920, 420, stars()),
        "title/skyline_back": picture(1920, 400, _houses(BACK, "#24366b", "#e8c36a", "#1d2c58", 5)),
        "title/skyline_front": picture(1920, 400, skyline_front()),
        "title/street": picture(240, 60, street()),
    }
