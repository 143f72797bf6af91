"""Props of the Raccoons, one for each value. Frames of 128 by 128."""

from __future__ import annotations

from ..pen import (
    LAMP,
    LAMP_DARK,
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
    line,
    oval,
    path,
    picture,
    put,
    sparkle,
)
from .kit import (
    CARD_VIOLET,
    CHIP_BLUE,
    CHIP_GREEN,
    CHIP_RED,
    CHIP_VIOLET,
    EDGE,
    GOLD,
    RACCOON_PAW,
    arrow,
    back,
    chip,
    chips,
    front,
    head_at,
    rays,
    shadow,
    sleeve,
    steam,
)

SIDE = 128
CLOTH = "#27413c"


def _bubble(x: float, y: float, r: float) -> str:
    return disc(x, y, r, "#c8ecf8", EDGE, 3) + oval(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.22, "#ffffff")


def wash_tub() -> str:
    """A chip is washed in a tub."""
    token = put(chip(CHIP_RED, 30), 62, 50, turn=14)
    foam = "".join(
        disc(x, y, r, "#ffffff", EDGE, 3.5)
        for x, y, r in ((20, 72, 13), (42, 66, 14), (86, 66, 15), (108, 72, 12), (64, 74, 15))
    )
    froth = "".join(
        disc(x, y, r, "#ffffff")
        for x, y, r in ((20, 74, 11), (42, 69, 12), (86, 69, 13), (108, 74, 10), (64, 76, 13))
    )
    tub = path("M8 76 H120 L110 116 Q109 121 104 121 H24 Q19 121 18 116 Z", WOOD, EDGE, 4) + path(
        "M120 76 L110 116 Q109 121 104 121 H70 C96 112 108 96 112 78 Z", "#000", alpha=0.18
    )
    tub += line("M34 78 L38 119 M56 78 L58 119 M80 78 L78 119 M98 78 L94 119", WOOD_DARK, 3)
    hoop = path("M11 90 H117 L115 100 H13 Z", STEEL_LIGHT, EDGE, 3.5)
    bubbles = _bubble(106, 40, 10) + _bubble(18, 36, 8) + _bubble(94, 16, 6.5) + _bubble(32, 14, 5.5)
    return shadow(64, 120, 56, 6) + token + foam + froth + tub + hoop + bubbles


def hopping_chip() -> str:
    """A chip hops from one card to the next."""
    cards = put(front(CARD_VIOLET, 44, "none"), 32, 88, 1, -8) + put(
        front(CARD_VIOLET, 44, "none"), 96, 88, 1, 8
    )
    ghost = disc(32, 86, 15, None, PAPER, 3.5, 0.8)
    way = arrow("M26 62 C28 10 92 4 100 52", head_at(101, 66, 86, 11), LAMP, 6)
    return shadow(64, 121, 54, 5) + cards + ghost + way + put(chip(CHIP_GREEN, 27), 62, 30)


def cloche() -> str:
    """A chip below a silver cover."""
    dish = oval(64, 108, 58, 12, STEEL_LIGHT, EDGE, 4) + oval(64, 105, 46, 7, "#dfe8ea")
    token = put(chip(CHIP_GREEN, 21), 52, 90)
    dome = path("M22 78 C18 36 46 18 70 18 C98 20 116 46 116 62 Z", "#b9c9d1", EDGE, 4) + path(
        "M116 62 C116 46 100 24 76 18 C94 36 98 50 92 69 Z", "#000", alpha=0.16
    )
    dome += path("M32 66 C32 44 46 30 62 27 C48 40 44 52 44 64 Z", "#ffffff", alpha=0.75)
    rim = path(
        "M17 76 L118 57 Q123 58 122 64 Q121 68 117 69 L21 87 Q15 87 14 82 Q14 77 17 76 Z",
        "#dfe8ea",
        EDGE,
        3.5,
    )
    knob = disc(64, 14, 7.5, GOLD, EDGE, 3.5)
    return (
        shadow(64, 117, 56, 6)
        + dish
        + token
        + knob
        + dome
        + rim
        + rays(52, 92, 30, 40, (155, 178, 10), LAMP, 5)
    )


def money_changer() -> str:
    """A counter where chips are changed."""
    posts = box(14, 34, 100, 62, 2, "#4b3a73", EDGE, 4)
    inside = box(24, 44, 80, 50, 4, "#2a2046", EDGE, 3)
    roof = path("M6 40 L16 10 H112 L122 40 Z", PAPER, EDGE, 4)
    stripes = "".join(
        path(f"M{a} 10 H{a + 16} L{b + 19.5} 40 H{b} Z", CHIP_VIOLET)
        for a, b in ((32, 25.5), (64, 64.5), (96, 103))
    )
    scallops = "".join(
        path(f"M{x:.1f} 40 a9.7 9 0 0 0 19.3 0 Z", tone, EDGE, 3)
        for x, tone in zip((6, 25.3, 44.7, 64, 83.3, 102.7), (PAPER, CHIP_VIOLET) * 3, strict=True)
    )
    desk = path("M4 92 H124 V104 H4 Z", WOOD_LIGHT, EDGE, 4) + path("M10 104 H118 V122 H10 Z", WOOD, EDGE, 4)
    tokens = put(chip(CHIP_RED, 19), 42, 74) + put(chip(CHIP_BLUE, 19), 86, 74)
    ways = arrow("M52 56 Q64 48 73 54", head_at(78, 59, 44, 7), LAMP, 4.5) + arrow(
        "M76 92 Q64 100 55 95", head_at(50, 90, 224, 7), LAMP, 4.5
    )
    return (
        posts
        + inside
        + roof
        + stripes
        + path("M6 40 L16 10 H112 L122 40 Z", None, EDGE, 4)
        + scallops
        + desk
        + tokens
        + ways
    )


def swag() -> str:
    """A thief's sack full of chips, and a mask."""
    sack = "M46 40 C16 56 2 92 16 112 Q24 122 64 122 Q104 122 112 112 C126 92 112 56 82 40 Z"
    made = path(sack, "#b08a57", EDGE, 4) + path(
        "M112 112 C126 92 112 56 82 40 C102 70 104 102 70 122 Q104 122 112 112 Z", "#000", alpha=0.2
    )
    made += line("M44 54 C30 64 22 78 20 92", "#d9b986", 5)
    neck = path("M40 20 Q52 28 64 20 Q76 28 90 18 L82 42 H46 Z", "#c49d68", EDGE, 4)
    peep = put(chip(CHIP_RED, 13, "none"), 54, 20) + put(chip(CHIP_BLUE, 13, "none"), 76, 18)
    rope = line("M44 42 H84", EDGE, 11) + line("M44 42 H84", PAPER, 5)
    mask = "M14 70 C34 58 54 66 64 72 C74 66 94 58 114 70 C116 88 100 98 84 94 C74 92 70 86 64 86 C58 86 54 92 44 94 C28 98 12 88 14 70 Z"
    eyes = (
        path("M32 78 Q42 68 52 80 Q42 88 32 78 Z M96 78 Q86 68 76 80 Q86 88 96 78 Z", "#ffffff", EDGE, 2.5)
        + disc(44, 78.5, 4, EDGE)
        + disc(86, 78.5, 4, EDGE)
    )
    ties = line("M14 72 L4 64 M114 72 L124 64", EDGE, 6)
    return (
        shadow(64, 120, 54, 6)
        + peep
        + neck
        + made
        + rope
        + ties
        + path(mask, "#2b313c", EDGE, 3)
        + line("M26 70 Q34 65 44 67", "#6b7484", 3.5)
        + eyes
    )


def baton() -> str:
    """A conductor's baton calls for the same tune again."""
    stick = line("M30 104 L92 20", EDGE, 10) + line("M30 104 L92 20", "#fff6e0", 5)
    paw = put(sleeve(CLOTH, 40, 30), 30, 102, turn=36)
    paw += path(
        "M24 108 C14 98 20 84 32 82 C44 80 54 90 50 100 C46 110 34 116 24 108 Z", RACCOON_PAW, EDGE, 3.5
    )
    paw += line("M28 86 Q36 88 38 96 M38 84 Q44 90 44 96", EDGE, 2.5)
    again = arrow("M14 66 A36 36 0 0 1 66 22", head_at(80, 30, 38, 11), LAMP, 7)
    return again + stick + put(_note(), 98, 88, 1.05, 6) + paw + sparkle(100, 16, 13, LAMP)


def _note() -> str:
    """Two notes below one beam."""
    made = line("M-16 18 V-20 L16 -28 V10", EDGE, 12) + path(
        "M-16 -20 L16 -28 V-18 L-16 -10 Z", EDGE, EDGE, 8
    )
    made += oval(-23, 19, 11, 8.5, EDGE, EDGE, 5) + oval(9, 11, 11, 8.5, EDGE, EDGE, 5)
    made += oval(-23, 19, 11, 8.5, CHIP_VIOLET) + oval(9, 11, 11, 8.5, CHIP_VIOLET)
    return (
        made
        + line("M-15 18 V-19 L16 -27 V10", CHIP_VIOLET, 5)
        + path("M-16 -20 L16 -28 V-19 L-16 -11 Z", CHIP_VIOLET)
    )


def fingertip() -> str:
    """A chip spins on the tip of a finger: where will it go?"""
    arm = put(sleeve(CLOTH, 30, 40), 66, 106)
    fist = path(
        "M44 78 C40 92 44 110 54 110 H80 C92 106 94 88 88 78 C80 70 54 70 44 78 Z", RACCOON_PAW, EDGE, 4
    )
    finger = box(55, 50, 18, 42, 9, RACCOON_PAW, EDGE, 4) + line("M60 64 V80", "#a3adba", 3.5)
    knuckles = path("M72 76 C84 72 92 80 90 88 C88 96 76 96 72 90 Z", RACCOON_PAW, EDGE, 3.5) + path(
        "M44 92 C38 84 46 76 54 80 L72 92 C70 100 54 104 44 92 Z", "#8a94a3", EDGE, 3.5
    )
    spin = line("M18 40 Q12 30 20 20 M110 40 Q116 30 108 20", EDGE, 9) + line(
        "M18 40 Q12 30 20 20 M110 40 Q116 30 108 20", LAMP, 5
    )
    return spin + finger + fist + finger + knuckles + arm + put(chip(CHIP_VIOLET, 29), 64, 33)


def two_stacks() -> str:
    """A high stack of chips and another one beside it."""
    tall = put(chips(CHIP_VIOLET, 6, 27, 11), 38, 98)
    low = put(chips(CHIP_RED, 4, 27, 11), 92, 102)
    return (
        shadow(64, 116, 60, 8)
        + tall
        + low
        + sparkle(104, 32, 13, LAMP)
        + sparkle(84, 16, 7, LAMP)
        + sparkle(118, 52, 6, LAMP)
    )


def hot_potato() -> str:
    """A steaming potato with a chip in it."""
    skin = "M16 88 C8 66 30 50 52 54 C70 56 86 48 104 58 C122 70 122 98 104 110 C84 122 42 122 26 110 C18 104 18 96 16 88 Z"
    made = path(skin, "#c98f4e", EDGE, 4) + path(
        "M104 58 C122 70 122 98 104 110 C84 122 42 122 26 110 C62 118 98 106 104 58 Z", "#000", alpha=0.2
    )
    made += line("M28 76 q3 -4 7 -4 M84 108 q5 0 7 -3 M36 98 q4 2 8 0", "#7d5222", 4) + line(
        "M26 70 Q36 60 52 61", "#eac28a", 5
    )
    token = put(chip(CHIP_RED, 25), 76, 80, turn=10)
    heat = steam(34, 44, 36) + steam(60, 36, 30) + steam(92, 42, 36)
    return shadow(66, 116, 48, 6) + heat + made + token


def scales() -> str:
    """Two pans with a chip each."""
    pole = path("M60 26 H68 V104 H60 Z", GOLD, EDGE, 3.5) + path(
        "M36 120 Q38 104 64 104 Q90 104 92 120 Z", GOLD, EDGE, 4
    )
    beam = path("M14 38 Q40 24 64 24 Q88 24 114 32 L114 38 Q88 31 64 32 Q40 33 15 45 Z", GOLD, EDGE, 3.5)
    chains = line("M17 42 L4 80 M17 42 L42 80 M112 36 L88 70 M112 36 L124 70", EDGE, 3)
    tokens = put(chip(CHIP_GREEN, 19), 23, 68) + put(chip(CHIP_RED, 19), 106, 58)
    pans = path("M0 80 H46 Q42 98 23 98 Q4 98 0 80 Z", GOLD, EDGE, 4) + path(
        "M83 70 H128 Q124 88 106 88 Q88 88 83 70 Z", GOLD, EDGE, 4
    )
    pans += line("M8 86 Q12 92 20 93 M92 76 Q96 82 103 83", "#fff6d8", 3.5)
    knob = disc(64, 20, 9, RED, EDGE, 3.5) + disc(61, 17, 2.6, "#ffffff", alpha=0.8)
    return put(shadow(64, 120, 36, 5) + pole + beam + chains + tokens + pans + knob, 4, 4, 0.94)


def dustbin() -> str:
    """A dustbin swallows a hidden card."""
    card = put(back(46), 62, 38, 1, 16)
    can = path("M20 54 H108 L100 114 Q99 121 92 121 H36 Q29 121 28 114 Z", STEEL_LIGHT, EDGE, 4) + path(
        "M108 54 L100 114 Q99 121 92 121 H62 C86 112 96 88 96 56 Z", "#000", alpha=0.18
    )
    ribs = line("M40 66 L45 112 M64 66 V112 M88 66 L83 112", STEEL, 6) + line("M36 66 L40 104", "#dfe8ea", 4)
    rim = box(14, 50, 100, 12, 6, STEEL, EDGE, 4)
    lid = (
        path("M84 22 C98 14 120 22 124 40 L78 30 Q80 25 84 22 Z", STEEL_LIGHT, EDGE, 4)
        + line("M74 28 L126 42", EDGE, 10)
        + line("M75 28 L125 41", STEEL, 4.5)
    )
    grip = line("M100 17 Q110 8 114 21", EDGE, 8) + line("M100 17 Q110 8 114 21", STEEL_DARK, 3.5)
    return (
        shadow(64, 120, 46, 6)
        + grip
        + lid
        + card
        + can
        + ribs
        + rim
        + rays(38, 36, 8, 17, (200, 240, 280), LAMP, 5)
    )


def siren() -> str:
    """Blue light and a whistle: everybody show your cards."""
    light = rays(62, 56, 46, 58, (180, 212, 244, 276, 308, 340), "#7fc4ff", 6)
    base = path("M22 92 H102 L108 112 Q108 116 104 116 H20 Q16 116 16 112 Z", "#3d4657", EDGE, 4) + line(
        "M26 100 H84", "#8f9bb0", 4
    )
    dome = path("M30 92 V56 C30 34 46 24 62 24 C78 24 94 34 94 56 V92 Z", "#2f7fe0", EDGE, 4) + path(
        "M94 56 V92 H70 C82 82 84 50 74 28 C86 32 94 42 94 56 Z", "#000", alpha=0.2
    )
    lamp = path("M48 92 V66 Q48 54 60 54 Q72 54 72 66 V92 Z", "#d9f0ff") + line(
        "M40 80 V58 Q41 42 52 36", "#cfe6ff", 6, 0.9
    )
    whistle = (
        path("M72 92 H124 V104 H112 C112 118 102 124 92 124 C80 124 72 116 72 104 Z", LAMP, EDGE, 4)
        + disc(92, 107, 7, LAMP_DARK, EDGE, 3)
        + line("M80 97 H106", "#fff6c8", 4)
    )
    return shadow(62, 117, 50, 6) + light + dome + lamp + base + whistle


PROPS = {
    1: wash_tub,
    2: hopping_chip,
    3: cloche,
    4: money_changer,
    5: swag,
    6: baton,
    7: fingertip,
    8: two_stacks,
    9: hot_potato,
    10: scales,
    11: dustbin,
    12: siren,
}


def pictures() -> dict[str, str]:
    return {f"props/raccoon_{value}": picture(SIDE, SIDE, draw()) for value, draw in PROPS.items()}
