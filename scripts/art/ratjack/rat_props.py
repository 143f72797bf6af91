"""Props of the Rats, one for each value: what the rat on the card works with. Frames of 128 by 128."""

from __future__ import annotations

from ..pen import (
    LAMP,
    PAPER,
    RED,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    box,
    disc,
    fade,
    line,
    path,
    picture,
    put,
    sparkle,
)
from .kit import (
    CARD_RED,
    CHIP_BLUE,
    CHIP_RED,
    EDGE,
    GOLD,
    GOLD_DARK,
    RAT_PAW,
    back,
    chip,
    front,
    rays,
    shadow,
    sleeve,
)

SIDE = 128
CLOTH = "#2f3e5c"
TRADER = "#a5532e"


def magnifier() -> str:
    """A hidden card below a lens, which shows an eye."""
    handle = (
        line("M86 84 L112 112", EDGE, 19)
        + line("M87 85 L112 112", WOOD, 12)
        + line("M88 83 L111 107", WOOD_LIGHT, 3.5)
    )
    glass = (
        disc(62, 58, 38, "#bfe6f5", EDGE, 4)
        + disc(62, 58, 38, None, GOLD, 8)
        + disc(62, 58, 42.5, None, EDGE, 3)
    )
    glass += disc(62, 58, 33.5, None, EDGE, 2.5)
    look = path("M35 60 Q62 30 89 60 Q62 88 35 60 Z", "#ffffff", EDGE, 3.5) + disc(62, 59, 13.5, "#c2453a")
    look += disc(62, 59, 7.5, EDGE) + disc(57, 54, 3.6, "#ffffff")
    shine = line("M36 46 Q42 33 54 29", "#ffffff", 4.5, 0.85)
    return put(back(54), 44, 66, 1.15, -12) + handle + glass + look + shine


def two_cards() -> str:
    """A fan of two, one of them fresh from the deck."""
    made = put(front("#3672ad", 50, "paw"), 44, 70, 1.1, -18) + put(front(CARD_RED, 50), 78, 66, 1.16, 12)
    return made + sparkle(108, 24, 15, LAMP) + sparkle(118, 48, 7, LAMP) + sparkle(90, 12, 7, LAMP)


def crate() -> str:
    """A crate full of discarded cards, and a paw that searches it."""
    cards = put(front("#3672ad", 36), 30, 50, 1, -22) + put(front("#4b8b4a", 36, "paw"), 58, 42, 1, -4)
    cards += put(front(CARD_RED, 36), 98, 52, 1, 24)
    arm = put(sleeve(CLOTH, 46, 26), 84, 34, turn=188)
    paw = disc(83, 48, 13, RAT_PAW, EDGE, 3.5) + line("M77 52 V58 M84 54 V60", EDGE, 2.5)
    boards = path("M10 66 H118 L112 118 H16 Z", WOOD, EDGE, 4)
    boards += path("M112 70 L107 114 H64 C92 108 106 92 112 70 Z", "#000000", alpha=0.16)
    boards += line("M13 84 H115 M15 101 H113", WOOD_DARK, 3.5) + line("M16 71 H90", WOOD_LIGHT, 4)
    posts = path("M8 62 H26 L28 121 H14 Z M120 62 H102 L100 121 H114 Z", WOOD_LIGHT, EDGE, 3.5)
    nails = "".join(
        disc(x, y, 2, EDGE) for x, y in ((18, 75), (20, 92), (21, 109), (110, 75), (108, 92), (107, 109))
    )
    return shadow(64, 119, 56, 6) + cards + arm + paw + boards + posts + nails


def up_the_sleeve() -> str:
    """A card comes out of a cuff."""
    card = put(front(CARD_RED, 44), 88, 42, 1.05, 42)
    arm = path("M8 122 L4 84 L44 52 L76 84 L52 122 Z", CLOTH, EDGE, 4)
    arm += path("M52 122 L76 84 L66 74 C60 98 44 112 22 122 Z", "#000000", alpha=0.24)
    arm += line("M12 88 L42 63", "#ffffff", 4, 0.18)
    cuff = path("M40 46 L84 88 L74 100 L30 57 Z", PAPER, EDGE, 4) + line("M44 60 L74 88", "#d9cbae", 2.5)
    button = disc(50, 66, 4.5, GOLD, GOLD_DARK, 2)
    thumb = path("M52 44 C40 30 50 16 60 22 C68 28 70 42 66 58 Z", RAT_PAW, EDGE, 3.5)
    grip = path("M68 74 C84 84 98 80 102 72 C106 64 98 60 92 64 C82 68 74 62 66 56 Z", RAT_PAW, EDGE, 3.5)
    return thumb + card + grip + arm + cuff + button + sparkle(112, 14, 9, LAMP) + sparkle(66, 10, 6, LAMP)


def tea_cloth() -> str:
    """A checked cloth over a card; a corner of the card looks out."""
    card = put(front(CARD_RED, 60), 70, 66, 1.2, 14)
    cloth = (
        "M16 26 C40 12 76 10 104 20 C110 44 106 62 112 86 C100 80 96 92 86 88 C76 84 70 98 58 94 "
        "C46 90 40 104 28 98 C18 94 12 98 8 96 C16 74 10 48 16 26 Z"
    )
    made = path(cloth, "#fbf5e6")
    grid = "M32 22 C30 46 34 70 28 96 M54 16 C52 44 58 66 56 92 M77 15 C78 40 80 60 82 86 M16 44 C46 34 76 34 107 40 M12 66 C44 58 78 54 107 62"
    made += line(grid, RED, 7.5, 0.8) + line("M13 84 C40 80 76 76 110 80", RED, 6, 0.5)
    made += path(
        "M104 20 C110 44 106 62 112 86 C100 80 96 92 86 88 C98 66 100 44 92 16 Z", "#000000", alpha=0.16
    )
    made += line("M40 60 C44 72 42 84 40 94 M70 54 C72 68 68 84 70 90", "#000000", 3, 0.18)
    return shadow(66, 114, 46, 6) + card + made + path(cloth, None, EDGE, 4)


def dominoes() -> str:
    """Three stones; one pushes over the next."""
    stone = box(-15, -66, 30, 66, 7, "#fbf5e6", EDGE, 4) + path(
        "M15 -60 V-4 Q15 0 8 0 H-6 C8 -14 13 -34 13 -64 Z", "#000", alpha=0.13
    )
    stone += line("M-9 -33 H9", EDGE, 3)
    two, three = (
        disc(-6, -55, 3.8, EDGE) + disc(6, -42, 3.8, EDGE),
        disc(-6, -24, 3.8, EDGE) + disc(0, -16.5, 3.8, EDGE) + disc(6, -9, 3.8, EDGE),
    )
    one = disc(0, -48, 4.5, RED)
    made = (
        put(stone + two + one, 110, 112)
        + put(stone + one + three, 70, 111, turn=14)
        + put(stone + two + three, 24, 108, turn=40)
    )
    return shadow(64, 113, 58, 7) + made + rays(66, 66, 38, 50, (205, 232, 259), LAMP, 5)


def overboard() -> str:
    """A card goes down in the water beside a lifebelt."""
    card = put(front(CARD_RED, 46), 48, 50, 1.15, -28)
    sea = path(
        "M4 84 Q18 70 32 82 Q48 94 64 80 Q80 68 96 82 Q110 92 124 80 V106 Q122 122 106 122 H22 Q6 122 4 106 Z",
        "#2f8fc4",
        EDGE,
        4,
    )
    foam = line(
        "M14 98 Q26 90 38 98 T62 98 M70 108 Q82 100 94 108 T116 106 M20 114 Q32 106 44 114",
        "#bfe6f5",
        4,
        0.85,
    )
    splash = "".join(
        path(
            f"M{x} {y} C{x + 6} {y + 8} {x + 7} {y + 11} {x + 7} {y + 13} A7 7 0 0 1 {x - 7} {y + 13} C{x - 7} {y + 11} {x - 6} {y + 8} {x} {y} Z",
            "#8fd3f2",
            EDGE,
            3,
        )
        for x, y in ((14, 52), (84, 28), (100, 46))
    )
    belt = disc(92, 92, 25, "#fbf5e6", EDGE, 4)
    belt += "".join(
        put(path("M-8 -24 A25 25 0 0 1 8 -24 L4 -12 A12 12 0 0 0 -4 -12 Z", RED), 92, 92, turn=a)
        for a in (45, 135, 225, 315)
    )
    belt += (
        disc(92, 92, 25, None, EDGE, 4)
        + disc(92, 92, 11, "#2f8fc4", EDGE, 4)
        + line("M74 80 A22 22 0 0 1 84 72", "#ffffff", 4, 0.8)
    )
    return card + splash + sea + foam + belt


def laid_chip() -> str:
    """A paw lays a chip on a card."""
    card = put(front(CARD_RED, 56, "none"), 60, 92, 1.2, 84)
    arm = put(sleeve(CLOTH, 50, 34), 100, 36, turn=218)
    token = put(chip(CHIP_BLUE, 31), 55, 74)
    hand = path("M104 40 C96 62 82 70 70 62 C60 56 66 46 76 48 C70 40 74 28 84 28 Z", RAT_PAW, EDGE, 3.5)
    hand += line("M77 48 C82 50 86 50 89 47", EDGE, 3) + path(
        "M66 44 C58 42 54 50 58 58 C62 64 70 62 70 56 Z", RAT_PAW, EDGE, 3.5
    )
    return shadow(60, 119, 50, 6) + card + token + arm + hand + rays(55, 74, 40, 49, (190, 217, 244), LAMP, 5)


def briefcase() -> str:
    """A case with cards in it that nobody should see."""
    cards = put(back(36), 42, 46, 1, -16) + put(back(36), 90, 46, 1, 18)
    handle = line("M48 56 V44 Q48 34 58 34 H70 Q80 34 80 44 V56", EDGE, 13) + line(
        "M48 56 V44 Q48 34 58 34 H70 Q80 34 80 44 V56", "#5a3218", 6
    )
    case = box(8, 54, 112, 62, 11, "#8d5125", EDGE, 4) + path(
        "M116 62 V106 Q116 112 110 112 H54 C92 106 112 88 116 62 Z", "#000", alpha=0.2
    )
    case += line("M18 61 H90", "#c98a52", 4, 0.8) + line("M8 80 H120", EDGE, 4)
    case += "".join(box(x, 72, 18, 17, 4, GOLD, EDGE, 3.5) + disc(x + 9, 80.5, 3, EDGE) for x in (26, 84))
    corners = path(
        "M10 66 V64 Q10 56 18 56 H24 Z M118 66 V64 Q118 56 110 56 H104 Z M10 104 Q10 114 18 114 H24 Z M118 104 Q118 114 110 114 H104 Z",
        GOLD,
        EDGE,
        2.5,
    )
    return shadow(64, 117, 58, 6) + cards + handle + case + corners


def trap() -> str:
    """A trap with a chip for bait."""
    board = path("M6 92 L34 66 H122 L104 104 H20 Z", WOOD_LIGHT, EDGE, 4) + path(
        "M20 104 H104 L101 114 H22 Z M6 92 L20 104 L22 114 L8 101 Z M104 104 L122 66 L119 78 L101 114 Z",
        WOOD_DARK,
        EDGE,
        3.5,
    )
    grain = line("M40 74 H100 M28 88 H60 M84 94 H98", WOOD, 3)
    spring = line("M78 68 H116", EDGE, 13) + line("M78 68 H116", STEEL, 7)
    coils = line("M84 63 V73 M92 63 V73 M100 63 V73 M108 63 V73", EDGE, 3)
    bow = "M82 66 L70 18 Q69 10 78 10 H108 Q116 10 115 18 L112 66"
    wire = line(bow, EDGE, 10) + line(bow, STEEL_LIGHT, 5)
    bait = put(chip(CHIP_RED, 25), 46, 64, turn=-8)
    return (
        shadow(64, 114, 56, 6)
        + board
        + grain
        + wire
        + spring
        + coils
        + bait
        + rays(46, 64, 33, 42, (190, 225, 260, 295), LAMP, 5)
    )


def handshake() -> str:
    """Two paws shake on it; two cards change sides."""
    cards = put(front("#3672ad", 34), 36, 34, 1, -10) + put(front(CARD_RED, 34), 92, 34, 1, 10)
    left = put(sleeve(CLOTH, 44, 34), 40, 86, turn=76)
    right = put(sleeve(TRADER, 44, 34), 88, 86, turn=-76)
    far = path("M84 68 C72 62 56 66 46 74 L48 96 C58 106 74 108 86 102 Z", "#e7a44e", EDGE, 4)
    near = path(
        "M42 70 C54 62 70 66 84 76 C92 82 88 92 80 88 L72 84 C80 90 78 98 70 95 C72 102 64 106 58 100 C50 102 46 100 42 98 Z",
        RAT_PAW,
        EDGE,
        4,
    )
    lines = line("M72 84 L62 78 M70 95 L58 86 M58 100 L50 92", EDGE, 2.8)
    return cards + far + right + near + lines + left + rays(64, 86, 29, 37, (245, 270, 295), LAMP, 4.5)


def spotlight() -> str:
    """A stage lamp and its light."""
    light = fade("ray", [(0, "#fff3b0", 0.95), (1, "#ffd23f", 0.35)], 46, 122, 70, 34)
    cone = path("M46 44 L84 76 L74 124 L4 112 Z", "url(#ray)")
    yoke = line("M104 6 V22 M82 30 Q104 8 118 44", EDGE, 11) + line(
        "M104 6 V22 M82 30 Q104 8 118 44", STEEL, 5
    )
    can = path("M74 20 L118 54 Q122 58 118 64 L98 84 L44 42 L64 20 Q68 15 74 20 Z", "#3d4657", EDGE, 4)
    can += path("M118 54 Q122 58 118 64 L98 84 L86 75 C102 70 112 62 114 51 Z", "#000000", alpha=0.25)
    can += line("M70 26 L60 38", "#8f9bb0", 5) + line("M90 36 L72 56 M102 46 L84 66", "#232936", 4)
    lens = path("M40 36 C32 46 84 90 94 84 C102 76 52 30 40 36 Z", "#fff3b0", EDGE, 4) + path(
        "M46 44 C46 50 74 74 84 76 C80 66 58 46 46 44 Z", "#ffffff"
    )
    clamp = box(92, 2, 24, 10, 4, STEEL_DARK, EDGE, 3)
    spot = put(back(30), 32, 98, 1, -10)
    return light + cone + spot + yoke + clamp + can + lens


PROPS = {
    1: magnifier,
    2: two_cards,
    3: crate,
    4: up_the_sleeve,
    5: tea_cloth,
    6: dominoes,
    7: overboard,
    8: laid_chip,
    9: briefcase,
    10: trap,
    11: handshake,
    12: spotlight,
}


def pictures() -> dict[str, str]:
    return {f"props/rat_{value}": picture(SIDE, SIDE, draw()) for value, draw in PROPS.items()}
