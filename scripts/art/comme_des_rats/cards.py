"""The cards: four kinds of Door cards with one back, and the backs of roles and of the Third Rat's cards."""

from __future__ import annotations

from ..digits import number
from ..pen import GREY, LAMP, PAPER, Coat, box, disc, fade, glow, line, num, oval, path, picture, put, sparkle
from ..rats import head
from .kit import BLOOD_DARK, EDGE, SPIRAL, clover, keyhole, mask, trap, wedge

W, H = 200, 280
RIM = "#b79f72"


def sheet(rim: str = RIM) -> str:
    """The paper of every card."""
    return box(4, 4, 192, 272, 21, PAPER, rim, 5)


# Where rays of light end at the edge of the field.
_RAYS = (
    *((16, 40, 16, 88), (16, 150, 16, 200), (30, 264, 78, 264), (122, 264, 168, 264)),
    *((184, 150, 184, 200), (184, 40, 184, 88), (112, 16, 148, 16), (52, 16, 88, 16)),
)


def _rays(x: float, y: float) -> str:
    """Light behind the thing that a card shows."""
    d = "".join(f"M{num(x)} {num(y)} L{x0} {y0} L{x1} {y1} Z" for x0, y0, x1, y1 in _RAYS)
    return path(d, "#ffffff", alpha=0.16)


def _field(light: str, dark: str) -> str:
    made = fade("field", [(0, light, 1), (1, dark, 1)], 16, 264) + box(16, 16, 168, 248, 13, "url(#field)")
    shine = glow("shine", [(0, "#ffffff", 0.75), (0.6, "#ffffff", 0.2), (1, "#ffffff", 0)], 100, 136, 84)
    return made + _rays(100, 136) + shine + disc(100, 136, 83, "url(#shine)")


def _frame(colour: str) -> str:
    return box(16, 16, 168, 248, 13, None, colour, 3) + box(22, 22, 156, 236, 9, None, "#ffffff", 1.8, 0.5)


def _worth(points: str) -> str:
    return (
        disc(48, 50, 30, "#000000", alpha=0.16)
        + disc(46, 47, 29, PAPER, "#8a5a18", 5)
        + put(number(points, EDGE, 6), 46, 47, 1.45)
    )


def cheese1() -> str:
    made = sheet() + _field("#fff0bd", "#eaa93e") + _frame("#c98a2a")
    made += oval(104, 206, 68, 13, "#7a4a00", alpha=0.25) + put(wedge(2.15), 100, 148) + _worth("1")
    return made + sparkle(160, 66, 12) + sparkle(40, 232, 9)


def cheese2() -> str:
    made = sheet() + _field("#ffe2b0", "#e0862a") + _frame("#b5671a")
    made += oval(96, 156, 48, 9, "#7a3c00", alpha=0.25) + put(wedge(1.6), 98, 116)
    made += oval(112, 239, 62, 11, "#7a3c00", alpha=0.25) + put(wedge(1.85), 108, 190) + _worth("2")
    return made + sparkle(164, 62, 11) + sparkle(36, 196, 9)


def clover_card() -> str:
    made = sheet("#7fae6a") + _field("#e4f9d6", "#69bd70") + _frame("#2f8a4a")
    made += oval(106, 232, 58, 11, "#0d4a24", alpha=0.25) + put(clover(), 96, 128, 1.36, -8)
    return made + sparkle(46, 54, 13) + sparkle(160, 84, 9) + sparkle(44, 208, 8)


def trap_card() -> str:
    """Red, with teeth above and below: nobody takes it for anything good."""
    made = sheet("#a82a1c") + _field("#ffc2a8", "#c0402e")
    made += path(f"M16 234 {'l12 -20 l12 20 ' * 7}V251 Q184 264 171 264 H29 Q16 264 16 251 Z", BLOOD_DARK)
    made += path(f"M16 46 {'l12 20 l12 -20 ' * 7}V29 Q184 16 171 16 H29 Q16 16 16 29 Z", BLOOD_DARK)
    made += box(16, 16, 168, 248, 13, None, "#5c120b", 3.5)
    made += oval(102, 236, 62, 9, "#2a0502", alpha=0.4)
    return made + put(trap(), 99, 140, 1.12, 9)


def back() -> str:
    """All Door cards look like this from behind: a cellar door."""
    made = sheet() + box(14, 14, 172, 252, 14, "#33424a")
    stones = "M14 60 H34 M14 108 H26 M14 158 H26 M14 208 H26 M186 60 H166 M186 108 H174 M186 158 H174 M186 208 H174 M60 14 V34 M100 14 V26 M140 14 V34"
    made += line(stones, "#1b262c", 4)
    made += fade("wood", [(0, "#b27243", 1), (1, "#6d3f20", 1)], 24, 262)
    arch = "M26 264 V98 C26 52 58 26 100 26 C142 26 174 52 174 98 V264 Z"
    made += path(arch, "url(#wood)", "#2a170a", 6)
    made += path("M26 264 V98 C26 80 31 66 39 55 V264 Z", "#ffffff", alpha=0.1) + path(
        "M161 55 C169 66 174 80 174 98 V264 H161 Z", "#000000", alpha=0.16
    )
    made += line("M56 42 V262 M86 29 V262 M115 29 V262 M144 42 V262", "#4d2b14", 4)
    made += line(
        "M41 128 q4 10 0 20 M71 66 q4 10 0 18 M129 190 q-4 10 0 20 M100 56 q4 8 0 16", "#54301a", 3, 0.8
    )
    for y in (96, 218):
        made += (
            line(f"M29 {y} H171", "#232a30", 20)
            + line(f"M29 {y} H171", "#56636e", 14)
            + line(f"M30 {y - 4} H170", "#8b9aa6", 3.5)
        )
        made += "".join(disc(x, y + 1, 4.6, "#a8b6c0", "#232a30", 2) for x in (42, 71, 129, 158))
    return made + disc(103, 161, 33, "#000000", alpha=0.25) + put(keyhole(1.05), 100, 157)


GOLDEN = Coat("#d9b25a", "#5a3a10", "#f6e3b0")


def role_back() -> str:
    """Purple velvet, a mask and a question: somebody is not who they seem."""
    made = sheet("#8a6fb0") + fade("velvet", [(0, "#6d3a94", 1), (1, "#2c1147", 1)], 16, 264)
    made += box(14, 14, 172, 252, 14, "url(#velvet)", "#3b1a5c", 4)
    lozenges = ""
    for row in range(7):
        for column in range(5):
            x, y = 32 + column * 34, 34 + row * 35.4
            lozenges += f"M{num(x)} {num(y - 11)} l8 11 l-8 11 l-8 -11 Z"
    made += path(lozenges, "#d9a8ff", alpha=0.13)
    made += box(22, 22, 156, 236, 10, None, "#e0b050", 3)
    made += disc(100, 140, 66, "#000000", alpha=0.3) + disc(100, 137, 64, "#1f0b35", "#e0b050", 5)
    made += put(mask(SPIRAL, "#f6efe0", "#12061f"), 100, 134, 0.98)
    made += disc(79, 137, 5, "#12061f") + disc(121, 137, 5, "#12061f")
    for x, y in ((46, 46), (154, 46), (46, 234), (154, 234)):
        made += sparkle(x, y, 11, "#e0b050")
    return made


def third_rat_back() -> str:
    """The stray that plays along: grey, with a patched ear."""
    made = sheet("#7f8fa6") + fade("slate", [(0, "#4f6078", 1), (1, "#202a3a", 1)], 16, 264)
    made += box(14, 14, 172, 252, 14, "url(#slate)", "#1b2331", 4)
    tracks = "".join(
        f"M{x} {y} h.1 M{x + 7} {y - 6} h.1 M{x + 14} {y} h.1 M{x + 7} {y + 7} h.1 "
        for x, y in ((36, 44), (140, 52), (40, 228), (138, 236), (88, 30), (90, 250))
    )
    made += line(tracks, "#c9d6ea", 6, 0.35) + box(22, 22, 156, 236, 10, None, "#c9d6ea", 3, 0.8)
    made += disc(100, 143, 66, "#000000", alpha=0.3) + disc(100, 140, 64, "#131a26", "#c9d6ea", 5)
    made += put(head(GREY, "proud"), 51, 84, 0.76)
    for at in range(3):
        made += disc(76 + 24 * at, 226, 8, LAMP if at == 2 else "#56677f", "#131a26", 3)
    return made


def pictures() -> dict[str, str]:
    made = {
        "cheese1": cheese1,
        "cheese2": cheese2,
        "clover": clover_card,
        "trap": trap_card,
        "back": back,
        "role_back": role_back,
        "third_rat_back": third_rat_back,
    }
    return {f"card/{name}": picture(W, H, draw()) for name, draw in made.items()}
