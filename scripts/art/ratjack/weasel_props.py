"""Props of the Weasels, one for each value. Frames of 128 by 128."""

from __future__ import annotations

from ..pen import (
    GOOD,
    LAMP,
    LAMP_DARK,
    PAPER,
    RED,
    RED_DARK,
    STEEL,
    box,
    disc,
    fade,
    glow,
    line,
    oval,
    path,
    picture,
    put,
    sparkle,
    star,
)
from .kit import (
    CARD_GREEN,
    CARD_RED,
    EDGE,
    GOLD,
    GOLD_DARK,
    WEASEL_PAW,
    WINE,
    WINE_LIGHT,
    arrow,
    back,
    front,
    head_at,
    pad,
    rays,
    shadow,
    sleeve,
    steam,
)

SIDE = 128
CLOTH = "#4a2f3f"
VICTIM = "#2f5f7a"
CAPE, LINING = "#2d2540", "#b8324a"


def marked_deck() -> str:
    """A deck from above; the corner of its top card is bent and shows a star."""
    side = path(
        "M16 58 V94 Q16 101 23 104 L68 121 Q76 124 82 118 L110 90 Q112 88 112 84 V52 Z", PAPER, EDGE, 4
    )
    side += path("M76 92 V122 Q79 121 82 118 L110 90 Q112 88 112 84 V56 Z", "#000000", alpha=0.13)
    side += line("M17 77 L70 98 L111 60 M17 86 L71 107 L111 70 M18 95 L72 115 L111 79", "#b9a684", 2.5)
    top = path(
        "M16 62 Q12 56 18 51 L50 12 Q55 7 62 9 L84 16 L112 48 Q116 54 110 60 L82 88 Q77 93 70 91 L24 72 Q18 69 16 62 Z",
        PAPER,
        EDGE,
        4,
    )
    field = path("M26 60 L56 20 L79 27 L103 53 L76 81 Z", WINE)
    field += line("M36 47 L89 68 M46 33 L97 59 M42 65 L82 30 M60 72 L98 48", WINE_LIGHT, 2.5)
    seal = put(disc(0, 0, 15, "#43101f", GOLD, 3.5) + pad(9, GOLD), 58, 54, turn=-14)
    bent = path("M84 16 L112 48 L80 50 Q74 50 76 44 Z", "#fffaf0", EDGE, 4) + star(
        89, 37, 9.5, RED, RED_DARK, 1.5
    )
    return (
        shadow(66, 118, 52, 7)
        + side
        + top
        + field
        + seal
        + bent
        + rays(100, 22, 13, 22, (265, 305, 345), LAMP, 5)
    )


def whirlwind() -> str:
    """A storm that takes cards along."""
    bands = (
        (60, 24, 50, 15),
        (70, 46, 40, 13),
        (58, 66, 31, 11),
        (68, 84, 22, 9),
        (58, 99, 14, 7),
        (64, 111, 8, 5),
    )
    made = ""
    for x, y, rx, ry in reversed(bands):
        made += oval(x, y, rx, ry, "#8fb1c0", EDGE, 4) + oval(
            x, y - ry * 0.25, rx * 0.72, ry * 0.5, "#5d7f8e"
        )
        made += line(
            f"M{x - rx * 0.86:.0f} {y + 1} A{rx * 0.9:.0f} {ry * 0.8:.0f} 0 0 0 {x + rx * 0.3:.0f} {y + ry * 0.75:.0f}",
            "#eaf4f7",
            4,
        )
    wind = line("M10 44 Q4 52 14 58 M116 16 Q126 22 118 32 M96 96 Q108 100 112 92", EDGE, 8)
    wind += line("M10 44 Q4 52 14 58 M116 16 Q126 22 118 32 M96 96 Q108 100 112 92", "#eaf4f7", 4)
    cards = (
        put(front(CARD_GREEN, 34), 101, 68, 1, 28)
        + put(back(31), 27, 84, 1, -30)
        + put(front(CARD_RED, 30), 52, 36, 1, -14)
    )
    return shadow(64, 119, 26, 5) + made + wind + cards


def crystal_ball() -> str:
    """A hand card shows in the ball."""
    orb = glow("orb", [(0, "#e9dcff", 1), (0.55, "#a98be0", 1), (1, "#5b3aa0", 1)], 50, 42, 62)
    stand = path("M30 94 Q64 110 98 94 L106 114 Q108 121 100 121 H28 Q20 121 22 114 Z", GOLD, EDGE, 4)
    stand += path("M98 94 L106 114 Q108 121 100 121 H72 C88 116 94 106 94 96 Z", "#000", alpha=0.18) + line(
        "M34 112 H92", GOLD_DARK, 3
    )
    ball = disc(64, 56, 47, "url(#orb)", EDGE, 4)
    card = put(front(CARD_GREEN, 32), 66, 60, 1.1, 10)
    mist = line("M26 66 Q38 58 46 66 M82 84 Q94 78 100 68", "#f3ebff", 5, 0.7)
    shine = line("M30 46 Q36 28 54 21", "#ffffff", 6, 0.9) + disc(28, 58, 3.5, "#ffffff", alpha=0.9)
    return (
        shadow(64, 120, 46, 6)
        + orb
        + stand
        + ball
        + card
        + mist
        + shine
        + sparkle(112, 18, 11, LAMP)
        + sparkle(16, 14, 7, LAMP)
    )


def _giving(cloth: str, fur: str, tone: str) -> str:
    """An arm from the lower right to the upper left, with a card in its paw."""
    arm = put(sleeve(cloth, 72, 30), 46, 70, turn=-42)
    palm = path("M52 72 C40 78 26 70 26 58 L44 50 C52 52 60 60 58 66 Z", fur, EDGE, 3.5)
    digits = "".join(box(x, y, 20, 10, 5, fur, EDGE, 3) for x, y in ((25, 46), (22, 55), (25, 64)))
    return put(front(tone, 44), 32, 40, 1, -14) + palm + digits + arm


def crossed_hands() -> str:
    """Two arms cross; each paw gives its card away."""
    far = _giving(VICTIM, "#aab4c4", CARD_RED)
    near = put(_giving(CLOTH, WEASEL_PAW, CARD_GREEN), 128, 0, flip=True)
    return far + near + arrow("M56 14 Q64 8 70 12", head_at(77, 17, 40, 8), LAMP, 5)


def double_play() -> str:
    """Two cards at once: one open, one hidden."""
    cards = put(back(48), 38, 62, 1.15, -10) + put(front(CARD_GREEN, 48), 88, 66, 1.15, 10)
    bolt = "M72 26 L44 74 H62 L52 112 L88 56 H68 Z"
    return shadow(64, 116, 52, 6) + cards + path(bolt, LAMP, EDGE, 4.5) + line("M69 38 L56 64", "#fff6c8", 4)


def shown_card() -> str:
    """A paw holds a card up, for everybody to see."""
    card = put(front(CARD_GREEN, 56), 64, 56, 1.12)
    arm = put(sleeve(CLOTH, 34, 36), 64, 108)
    palm = path("M44 88 Q64 78 84 88 L82 112 H46 Z", WEASEL_PAW, EDGE, 4)
    digits = "".join(box(x, 76, 13, 26, 6.5, WEASEL_PAW, EDGE, 3.5) for x in (45, 57.5, 70))
    light = rays(64, 56, 50, 60, (180, 205, 335, 0), LAMP, 5.5) + rays(64, 50, 53, 62, (222, 318), LAMP, 5.5)
    return light + card + palm + digits + arm


def cloak() -> str:
    """A cloak with a card in its folds."""
    cape = "M64 22 C30 24 22 60 6 112 Q22 122 38 114 Q50 122 64 114 Q78 122 90 114 Q106 122 122 112 C106 60 98 24 64 22 Z"
    made = path(cape, CAPE, EDGE, 4) + path(
        "M64 30 C52 56 44 84 38 114 Q50 122 64 114 Q78 122 90 114 C84 84 76 56 64 30 Z", LINING, EDGE, 3.5
    )
    made += path("M122 112 C106 60 98 24 72 23 C92 44 100 80 104 118 Z", "#000000", alpha=0.25) + line(
        "M30 64 C24 84 20 98 17 110", "#6a5c92", 4
    )
    card = put(back(38), 65, 88, 1, 6)
    collar = path(
        "M64 34 C50 38 36 32 30 8 C48 10 60 18 64 30 C68 18 80 10 98 8 C92 32 78 38 64 34 Z", CAPE, EDGE, 4
    )
    collar += path(
        "M64 31 C54 32 42 26 37 14 C50 17 60 23 64 31 Z M64 31 C74 32 86 26 91 14 C78 17 68 23 64 31 Z",
        LINING,
    )
    hands = disc(43, 92, 10, WEASEL_PAW, EDGE, 3.5) + disc(86, 92, 10, WEASEL_PAW, EDGE, 3.5)
    return shadow(64, 117, 58, 6) + made + card + hands + collar + disc(64, 33, 6.5, GOLD, EDGE, 3)


def breast_pocket() -> str:
    """A card goes back into the jacket."""
    coat = path("M4 124 V70 C4 46 22 34 42 28 H86 C106 34 124 46 124 70 V124 Z", "#6b4459", EDGE, 4)
    coat += path("M124 70 V124 H86 C104 108 112 80 104 42 C116 48 124 58 124 70 Z", "#000000", alpha=0.22)
    shirt = path("M44 24 L66 104 L88 24 Z", PAPER, EDGE, 3.5) + path(
        "M60 28 H74 L71 40 L78 72 L67 90 L57 72 L63 40 Z", LAMP, EDGE, 3
    )
    lapels = path(
        "M42 20 L26 44 L38 56 L32 64 L66 122 L44 24 Z M90 20 L106 44 L94 56 L100 64 L66 122 L88 24 Z",
        CLOTH,
        EDGE,
        4,
    )
    collar = path("M46 14 L66 40 L50 46 L42 22 Z M86 14 L66 40 L82 46 L90 22 Z", "#ffffff", EDGE, 3.5)
    card = put(front(CARD_GREEN, 38), 36, 58, 1.1, -8)
    pocket = path("M10 78 L54 72 L56 106 Q56 112 50 112 H18 Q12 112 11 106 Z", "#5a384a", EDGE, 4)
    pocket += path("M8 77 L56 70 L57 81 L9 88 Z", "#8a5d75", EDGE, 3.5)
    again = arrow("M40 6 C28 2 16 6 12 14", head_at(9, 25, 108, 10), LAMP, 6.5)
    return coat + shirt + lapels + collar + card + pocket + again


def top_hat() -> str:
    """A magician's hat with two hidden cards."""
    cards = put(back(38), 44, 42, 1, -18) + put(front(CARD_GREEN, 38), 84, 42, 1, 18)
    hat = path("M28 66 L36 112 Q64 124 92 112 L100 66 Z", "#343a4c", EDGE, 4) + path(
        "M100 66 L92 112 Q80 118 66 118 C80 104 86 88 86 68 Z", "#000000", alpha=0.3
    )
    hat += line("M40 76 L45 106", "#7f89a6", 5, 0.8)
    band = path("M33 96 Q64 108 95 96 L92 112 Q64 123 36 112 Z", RED, EDGE, 3.5)
    mouth = oval(64, 66, 54, 15, "#343a4c", EDGE, 4) + oval(64, 66, 39, 9, "#11141d", EDGE, 3)
    rim_front = path("M25 66 A39 9 0 0 0 103 66 L118 66 A54 15 0 0 1 10 66 Z", "#343a4c", EDGE, 4)
    return (
        shadow(64, 119, 40, 5)
        + hat
        + band
        + mouth
        + cards
        + rim_front
        + sparkle(64, 12, 10, LAMP)
        + sparkle(114, 22, 8, LAMP)
        + sparkle(12, 26, 8, LAMP)
    )


def lamp_in_the_face() -> str:
    """A desk lamp, turned on a hidden card."""
    shine = fade("beam", [(0, "#fff3b0", 0.95), (1, "#ffd23f", 0.3)], 48, 122)
    cone = path("M22 60 L74 42 L88 122 H2 Z", "url(#beam)")
    arm = "M100 110 L116 66 L70 24"
    joint = disc(116, 66, 7, STEEL, EDGE, 3.5)
    foot = path("M78 120 Q78 106 100 106 Q122 106 122 120 Z", "#2f6b57", EDGE, 4)
    shade = path("M10 62 C12 38 34 16 60 18 L74 26 C82 34 84 44 82 52 Z", "#2f8a6b", EDGE, 4)
    shade += path("M82 52 C84 44 82 34 74 26 L66 22 C72 36 66 48 52 56 Z", "#000", alpha=0.2) + line(
        "M22 46 Q32 30 48 26", "#8fe0c2", 5, 0.8
    )
    bulb = path("M10 62 Q44 74 82 52 Q66 44 44 50 Q20 54 10 62 Z", "#fff6c8", EDGE, 3.5)
    knob = disc(66, 18, 7, "#2f6b57", EDGE, 3.5)
    return (
        shine
        + cone
        + put(back(40), 44, 94, 1, -6)
        + line(arm, EDGE, 12)
        + line(arm, STEEL, 6)
        + joint
        + foot
        + knob
        + bulb
        + shade
        + line("M12 62 Q44 72 80 52", "#fff6c8", 4)
    )


def glove() -> str:
    """A boxing glove on a spring pushes a card at somebody."""
    card = put(front(CARD_GREEN, 44), 97, 40, 1.12, 12)
    coil = "M-84 14 L-76 -12 L-68 18 L-60 -12 L-52 18 L-44 -10 L-36 12"
    spring = line(coil, EDGE, 10) + line(coil, "#dfe8ea", 4.5)
    fist = "M-30 -18 H-10 C-4 -36 34 -34 38 -8 C41 16 30 27 8 27 H-30 Z"
    made = path(fist, RED, EDGE, 4) + path(
        "M38 -8 C41 16 30 27 8 27 H-30 V20 C10 22 32 12 33 -20 Q37 -15 38 -8 Z", "#000", alpha=0.2
    )
    made += path(
        "M-18 -14 C-20 -28 0 -34 10 -22 L16 -12 C20 -2 8 4 0 -4 C-8 2 -16 -4 -18 -14 Z", "#ee5a66", EDGE, 3.5
    )
    made += (
        line("M10 -25 Q22 -23 27 -13", "#ffffff", 5, 0.7)
        + box(-44, -21, 18, 51, 6, PAPER, EDGE, 4)
        + line("M-35 -14 V23", "#d9cbae", 3)
    )
    lid = path("M2 58 L12 42 L28 54 L20 68 Z", "#8d5ab8", EDGE, 3.5)
    case = path("M4 86 H44 V118 Q44 122 40 122 H8 Q4 122 4 118 Z", "#7a4aa5", EDGE, 4)
    case += path("M44 86 V118 Q44 122 40 122 H24 C36 112 42 102 42 88 Z", "#000", alpha=0.2) + star(
        24, 104, 10, LAMP, LAMP_DARK, 1.5
    )
    return card + lid + put(spring + made, 68, 62, 0.86, -24) + case


def poisoned_gift() -> str:
    """A parcel with a bow. Something green comes out of it."""
    fumes = steam(26, 40, 30, "#9be04f") + steam(102, 40, 30, "#9be04f")
    lid = path("M10 46 H118 V66 H10 Z", "#8d5ab8", EDGE, 4)
    case = path("M16 66 H112 V114 Q112 120 106 120 H22 Q16 120 16 114 Z", "#7a4aa5", EDGE, 4) + path(
        "M112 66 V114 Q112 120 106 120 H60 C94 114 108 94 112 66 Z", "#000", alpha=0.2
    )
    band = path("M54 46 H74 V120 H54 Z", GOOD, EDGE, 3.5) + line("M20 52 H46", "#ffffff", 4, 0.5)
    bow = path(
        "M64 44 C44 44 28 34 30 22 C32 8 56 14 64 36 C72 14 96 8 98 22 C100 34 84 44 64 44 Z", GOOD, EDGE, 4
    )
    bow += path(
        "M60 38 C52 26 42 20 38 24 C34 30 46 38 60 38 Z M68 38 C76 26 86 20 90 24 C94 30 82 38 68 38 Z",
        "#3f8a4c",
    ) + disc(64, 40, 8, GOOD, EDGE, 3.5)
    skull = (
        path("M28 86 C28 72 52 72 52 86 Q52 93 48 95 V101 H32 V95 Q28 93 28 86 Z", PAPER)
        + disc(35.5, 86, 3.6, EDGE)
        + disc(44.5, 86, 3.6, EDGE)
        + line("M37 97 V101 M43 97 V101", EDGE, 2)
    )
    return shadow(64, 120, 54, 6) + fumes + case + lid + band + bow + skull


PROPS = {
    1: marked_deck,
    2: whirlwind,
    3: crystal_ball,
    4: crossed_hands,
    5: double_play,
    6: shown_card,
    7: cloak,
    8: breast_pocket,
    9: top_hat,
    10: lamp_in_the_face,
    11: glove,
    12: poisoned_gift,
}


def pictures() -> dict[str, str]:
    return {f"props/weasel_{value}": picture(SIDE, SIDE, draw()) for value, draw in PROPS.items()}
