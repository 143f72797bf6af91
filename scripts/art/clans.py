"""Twelve clan emblems: in each round crest a rat whom one knows by its silhouette."""

from __future__ import annotations

from .cards import crest, swords
from .cheese import wedge
from .pen import (
    BROWN,
    COAL,
    EYE,
    GREY,
    INK,
    LAMP,
    LAMP_DARK,
    PINK,
    PLUM,
    RED,
    RED_DARK,
    ROSE,
    SAND,
    SNOW,
    TEAL,
    WOOD,
    WOOD_DARK,
    Coat,
    box,
    disc,
    glow,
    line,
    oval,
    path,
    picture,
    put,
    sparkle,
    star,
)
from .places import fish_bone
from .rats import baby, eyes, head

TOXIC = Coat("#9bd05a", "#3c6417", "#ecf9cf")
FOX = Coat("#e58a4e", "#7d3c12", "#ffeeda")


def face(coat: Coat, mood: str, over: str = "", y: float = 46, x: float = 51, scale: float = 1.2) -> str:
    """The rat of the crest; `over` is drawn in the frame of its head."""
    return put(head(coat, mood) + over, x, y, scale)


def recycle_mark(x: float, y: float, scale: float, colour: str, edge: str) -> str:
    """Three arrows that chase each other."""
    one = "M-14 -24 L0 -40 L20 -18"
    tip = "M26 -30 L24 -8 L6 -18 Z"
    made = ""
    for turn in (0, 120, 240):
        made += put(line(one, edge, 15) + path(tip, edge, edge, 6), 0, 0, turn=turn)
    for turn in (0, 120, 240):
        made += put(line(one, colour, 9) + path(tip, colour, colour, 2), 0, 0, turn=turn)
    return put(made, x, y, scale)


def recycler() -> str:
    cap = path("M26 44 C26 14 46 4 64 4 C84 4 102 14 102 44 Q64 30 26 44 Z", "#3f9a54", "#14451f", 4)
    cap += path("M24 44 Q64 28 104 44 Q112 52 100 54 Q64 40 28 54 Q16 52 24 44 Z", "#2f7a41", "#14451f", 4)
    cap += recycle_mark(64, 24, 0.36, "#ffffff", "#14451f")
    can = box(-20, -30, 40, 58, 6, "#d8494f", INK, 4) + box(-18, -12, 36, 20, 0, "#fff4dc") + oval(0, -30, 20, 7, "#d6dde0", INK, 3.5)
    can += path("M4 -36 C14 -56 34 -48 26 -34", "#d6dde0", INK, 3.5)
    return crest("recycler", "#c9efb4", "#3f8a4c", "#2f6b3c", "#12331a", face(BROWN, "happy", cap), put(can, 190, 196, 0.95, 12), recycle_mark(60, 202, 0.62, "#8fe39b", "#12331a"))


def mutant() -> str:
    third = oval(64, 42, 9, 11, "#ffffff", EYE, 2.2) + disc(64, 44, 5.6, EYE) + disc(62.4, 41.6, 2, "#ffffff")
    feelers = line("M48 28 C44 10 34 6 28 6 M80 28 C84 10 94 6 100 6", TOXIC.dark, 6) + disc(27, 6, 8, "#c77dff", "#4a1180", 3) + disc(101, 6, 8, "#c77dff", "#4a1180", 3)
    spots = disc(32, 80, 5, "#7fb83c") + disc(97, 78, 6, "#7fb83c") + disc(90, 110, 4, "#7fb83c")
    drops = "".join(put(path("M0 -16 C8 -4 10 0 10 4 A10 10 0 0 1 -10 4 C-10 0 -8 -4 0 -16 Z", "#d9a8ff", "#4a1180", 3.5), x, y, s) for x, y, s in ((46, 128, 0.9), (210, 120, 1.1), (196, 196, 1.3), (60, 196, 1.2)))
    return crest("mutant", "#c88af5", "#4a1180", "#6a2fa8", "#26063f", face(TOXIC, "happy", feelers + third + spots, 50), drops)


def explorer() -> str:
    hat = path("M30 40 C30 8 48 0 64 0 C80 0 98 8 98 40 Z", "#d9b77c", "#6e4b1e", 4) + path("M30 32 Q64 42 98 32 V42 Q64 52 30 42 Z", "#8a5a33", "#46290f", 3)
    hat += path("M6 48 C22 36 106 36 122 48 C126 56 112 58 100 54 Q64 44 28 54 C16 58 2 56 6 48 Z", "#d9b77c", "#6e4b1e", 4) + line("M42 12 Q46 6 56 5", "#ffffff", 4, 0.5)
    compass = disc(0, 0, 34, LAMP, "#8a5a00", 5) + disc(0, 0, 25, "#fff8e8", "#8a5a00", 3) + put(path("M0 -21 L7 0 H-7 Z", RED) + path("M0 21 L7 0 H-7 Z", "#56707a"), 0, 0, turn=35) + disc(0, 0, 4, INK)
    compass += box(-7, -46, 14, 12, 5, LAMP, "#8a5a00", 4)
    back = path("M30 160 C60 130 90 140 128 160 C160 134 200 134 226 160 C214 206 176 230 128 230 C80 230 42 206 30 160 Z", "#7fa65a", alpha=0.8)
    return crest("explorer", "#bfe6f2", "#e8c27a", "#8a5a33", "#3c2512", back, face(SAND, "", hat, 48), put(compass, 196, 194), put(path("M-26 -14 L-8 -20 L8 -14 L26 -20 V14 L8 20 L-8 14 L-26 20 Z", "#f2e3c0", "#6e4b1e", 4) + line("M-18 6 q8 -12 16 -2 t14 -8", RED, 3.5), 62, 200))


def scavenger() -> str:
    hood = path("M64 2 C104 2 124 34 120 74 C120 92 112 112 102 122 C112 90 106 52 92 42 Q64 26 36 42 C22 52 16 90 26 122 C16 112 8 92 8 74 C4 34 24 2 64 2 Z", "#6b5a48", "#2e241a", 4)
    hood += box(84, 12, 20, 18, 3, "#a8803f", "#2e241a", 2.5) + line("M82 16 h-4 M82 24 h-4 M106 16 h4 M106 24 h4", "#e3c08a", 2.5)
    mask = oval(46, 62, 17, 17, "#3b3440", alpha=0.55) + oval(82, 62, 17, 17, "#3b3440", alpha=0.55)
    bag = path("M-30 -20 C-44 4 -40 34 0 34 C40 34 44 4 30 -20 Z", "#a86a35", "#46290f", 5) + path("M-26 -22 Q0 -12 26 -22 L34 -40 Q0 -30 -34 -40 Z", "#a86a35", "#46290f", 4) + fish_bone(0, 10, -20, 0.6)
    return crest("scavenger", "#d9c7a0", "#6b5436", "#4a3a2a", "#1c140c", face(GREY, "", mask + eyes(2, 0) + hood, 42), put(bag, 188, 194, 1.02), fish_bone(66, 214, 10, 0.9))


def flask(x: float, y: float, scale: float, fill: str, edge: str) -> str:
    made = path("M-10 -46 H10 V-16 C28 -8 34 8 30 22 C26 36 -26 36 -30 22 C-34 8 -28 -8 -10 -16 Z", "#e8f6ff", edge, 5) + path("M-27 6 Q-12 0 0 6 T27 6 C30 16 28 28 0 29 C-28 28 -30 16 -27 6 Z", fill)
    made += box(-15, -54, 30, 11, 4, "#e8f6ff", edge, 4.5) + disc(-8, 14, 4, "#ffffff", alpha=0.7) + disc(8, 19, 3, "#ffffff", alpha=0.7) + line("M-20 0 Q-18 -8 -12 -10", "#ffffff", 4)
    return put(made, x, y, scale)


def alchemist() -> str:
    hat = path("M24 42 L70 -10 Q76 -14 80 -6 L104 42 Q64 54 24 42 Z", "#4b3fa8", "#1d1650", 4) + star(62, 22, 10, LAMP) + star(84, 30, 6, LAMP) + star(48, 36, 5, LAMP)
    hat += path("M12 44 C30 36 98 36 116 44 C120 52 104 56 94 54 Q64 46 34 54 C24 56 8 52 12 44 Z", "#372d85", "#1d1650", 4)
    puffs = disc(202, 122, 9, "#b9f5c9", "#1e6b43", 3) + disc(216, 102, 6, "#b9f5c9", "#1e6b43", 3) + disc(200, 92, 4, "#b9f5c9", "#1e6b43", 2.5)
    return crest("alchemist", "#ffe2a0", "#c4762a", "#4b3fa8", "#1d1650", face(PLUM, "proud", hat, 52), puffs, flask(192, 192, 1.1, "#5fd08a", "#1e4a3a"), put(wedge("yellow"), 34, 174, 0.85))


def ninja() -> str:
    cloth, edge = "#2b2f45", "#0c0e18"
    slit = path("M28 66 C30 78 46 80 64 78 C82 80 98 78 100 66 C100 50 84 46 64 50 C44 46 28 50 28 66 Z", SAND.fur, edge, 3.5)
    looks = "".join(oval(x, 64, 9, 10, "#ffffff", EYE, 2) + disc(x + 2, 65, 5.5, EYE) + disc(x + 0.6, 62.6, 2, "#ffffff") for x in (47, 81)) + line("M36 54 L56 58 M92 54 L72 58", edge, 5)
    band = path("M22 44 C40 30 88 30 106 44 L107 54 C88 40 40 40 21 54 Z", RED, RED_DARK, 3.5) + path("M104 44 L128 34 L124 48 L132 58 L106 54 Z", RED, RED_DARK, 3.5)
    shine = path("M24 84 C26 98 36 110 48 116 C34 112 22 102 18 90 Z", "#ffffff", alpha=0.18)
    throwing = path("M0 -34 L9 -9 L34 0 L9 9 L0 34 L-9 9 L-34 0 L-9 -9 Z", "#cfd9de", "#33474f", 4) + disc(0, 0, 6, "#33474f")
    ears = put(disc(26, 42, 24, cloth, edge, 4) + disc(102, 42, 24, cloth, edge, 4) + disc(26, 43, 13, "#464c68") + disc(102, 43, 13, "#464c68"), 0, 0)
    made = ears + path("M64 22 C88 22 104 38 107 60 C110 74 116 80 116 94 C112 116 88 130 64 130 C40 130 16 116 12 94 C12 80 18 74 21 60 C24 38 40 22 64 22 Z", cloth, edge, 4)
    return crest("ninja", "#f3aeb0", "#7d1f33", "#2b2f45", "#0c0e18", disc(172, 82, 44, "#ffe9d0", alpha=0.55), put(made + slit + looks + band + shine, 48, 48, 1.2), put(throwing, 196, 192, 1, 20), put(throwing, 62, 198, 0.7, 50))


def heart(x: float, y: float, scale: float) -> str:
    return put(path("M0 18 C-26 0 -22 -22 -9 -20 C-3 -19 0 -14 0 -10 C0 -14 3 -19 9 -20 C22 -22 26 0 0 18 Z", "#ff5d7d", "#8f1d3c", 4) + oval(-9, -10, 4, 3, "#ffffff", alpha=0.7), x, y, scale)


def family() -> str:
    flowery = put(disc(99, 28, 8, "#ff8fb0", "#8f1d49", 3), 0, 0)
    return crest("family", "#ffe0d6", "#d9707f", "#b84a66", "#551a30", put(head(BROWN, "happy"), 28, 34, 0.98, -4), put(head(ROSE, "happy") + flowery, 110, 38, 0.94, 4), put(baby(SAND), 76, 124, 0.82), heart(48, 196, 0.9), heart(210, 194, 1.05), heart(128, 36, 0.8))


def warrior() -> str:
    helm = path("M18 58 C14 22 38 4 64 4 C90 4 114 22 110 58 C102 50 92 46 74 46 L70 72 Q64 78 58 72 L54 46 C36 46 26 50 18 58 Z", "#b8c6cc", "#33474f", 4)
    helm += path("M28 40 C32 22 44 14 56 12 C46 20 40 28 38 42 Z", "#ffffff", alpha=0.5) + line("M64 6 V44", "#6b8791", 5) + disc(28, 48, 3.5, LAMP, "#8a5a00", 2) + disc(100, 48, 3.5, LAMP, "#8a5a00", 2)
    plume = path("M58 6 C44 -16 86 -22 100 -6 C90 -8 84 -2 78 6 Z", RED, RED_DARK, 4)
    shield = path("M0 -40 L34 -30 V0 C34 22 18 36 0 44 C-18 36 -34 22 -34 0 V-30 Z", "#c8383f", "#5e1216", 5) + path("M0 -34 V38 C-16 30 -28 18 -28 0 V-26 Z", "#e8e2d0") + disc(0, 0, 10, LAMP, "#8a5a00", 4)
    return crest("warrior", "#ffd9a0", "#b0452c", "#56707a", "#1c2c32", swords(128, 136, 1.1), face(GREY, "fierce", plume + helm, 56), put(shield, 128, 214, 0.72))


def note(x: float, y: float, scale: float, fill: str, edge: str) -> str:
    d = "M0 0 V-40 L26 -46 V-8"
    made = line(d, edge, 11) + oval(-7, 2, 12, 9, fill, edge, 4) + oval(19, -6, 12, 9, fill, edge, 4) + line(d, fill, 5)
    return put(made, x, y, scale)


def musician() -> str:
    hat = path("M34 36 L40 8 Q64 0 88 8 L94 36 Q64 44 34 36 Z", "#3b2a5c", "#150c28", 4) + path("M35 28 Q64 36 93 28 L94 38 Q64 46 34 38 Z", "#ff7d4d", "#150c28", 3) + path("M14 40 Q64 28 114 40 Q120 48 106 50 Q64 40 22 50 Q8 48 14 40 Z", "#3b2a5c", "#150c28", 4)
    feather = path("M86 30 C86 8 104 -8 122 -8 C122 10 108 26 90 34 Z", "#2ec4b6", "#0f5f58", 3.5) + line("M90 30 Q100 12 116 -2", "#0f5f58", 2.5)
    guitar = path("M-30 14 C-44 -4 -22 -22 -8 -12 C2 -20 16 -14 14 0 C24 14 10 30 -6 26 C-16 32 -26 26 -30 14 Z", "#e0803a", "#5e2a0c", 5) + disc(-8, 6, 8, "#3b1d0a") + line("M-4 2 L58 -48", "#5e2a0c", 13) + line("M-4 2 L58 -48", "#b37c4a", 6) + line("M-12 10 L54 -44", "#fff3d6", 2) + box(50, -62, 20, 18, 5, WOOD, WOOD_DARK, 4)
    return crest("musician", "#ffe59a", "#e0622f", "#3b2a5c", "#150c28", note(40, 120, 0.8, "#fff8e8", "#3b2a5c"), note(208, 112, 0.9, "#fff8e8", "#3b2a5c"), face(TEAL, "happy", hat + feather, 48), put(guitar, 124, 210, 1.12))


def sports() -> str:
    band = path("M20 50 C40 34 88 34 108 50 L110 62 C88 45 40 45 18 62 Z", "#ffffff", "#2b4a8c", 3.5) + line("M23 54 C42 39 86 39 105 54", RED, 4)
    ball = disc(0, 0, 34, "#ffffff", INK, 4.5) + path("M0 -13 L12 -4 L8 10 H-8 L-12 -4 Z", INK) + line("M0 -13 V-33 M12 -4 L31 -11 M8 10 L19 27 M-8 10 L-19 27 M-12 -4 L-31 -11", INK, 4)
    ball += path("M-26 -21 A33 33 0 0 1 -12 -31 L-6 -22 L-17 -13 Z M26 -21 A33 33 0 0 0 12 -31 L6 -22 L17 -13 Z M-9 32 L-13 22 H13 L9 32 Z", INK)
    medal = line("M-16 -40 L0 -4 L16 -40", "#2b4a8c", 12) + disc(0, 10, 21, LAMP, "#8a5a00", 4.5) + star(0, 11, 12, "#fff3b8", "#8a5a00", 2)
    return crest("sports", "#c8f0ff", "#3f86d6", "#f0f4f6", "#1f3f7a", face(FOX, "proud", band, 40), put(medal, 128, 212, 0.9), put(ball, 196, 196, 0.95), put(line("M-30 0 H30", INK, 9) + box(-38, -20, 12, 40, 4, "#d8494f", INK, 4) + box(26, -20, 12, 40, 4, "#d8494f", INK, 4), 62, 204, 0.85, -20))


def corrupt() -> str:
    hat = path("M30 36 C30 8 44 2 56 8 Q64 12 72 8 C86 2 98 8 98 36 Z", "#4a4f5e", "#15171f", 4) + path("M30 28 Q64 36 98 28 V38 Q64 46 30 38 Z", "#1c1e28", "#15171f", 3) + path("M10 40 Q64 30 118 40 Q124 48 110 50 Q64 42 18 50 Q4 48 10 40 Z", "#4a4f5e", "#15171f", 4)
    glasses = path("M28 54 H60 Q62 76 45 76 Q28 76 28 54 Z M68 54 H100 Q100 76 83 76 Q66 76 68 54 Z", "#15171f", "#15171f", 4) + line("M60 57 H68 M28 57 L18 54 M100 57 L110 54", "#15171f", 5) + line("M36 60 L46 60 M76 60 L86 60", "#ffffff", 3.5, 0.5)
    gold = box(58, 100, 6, 11, 2, LAMP, LAMP_DARK, 1.5)
    suit = path("M40 214 C60 186 90 180 128 184 C166 180 196 186 216 214 C190 232 160 234 128 230 C96 234 66 232 40 214 Z", "#33384a", "#15171f", 5) + path("M104 184 L128 214 L152 184 Z", "#fff8e8", "#15171f", 3.5) + path("M120 194 H136 L132 204 L138 224 L128 230 L118 224 L124 204 Z", RED, RED_DARK, 3)
    return crest("corrupt", "#b9d6a8", "#2f5a3c", LAMP, "#4a3200", suit, face(COAL, "proud", glasses + gold + hat, 40, 54, 1.15), put(wedge("yellow"), 166, 160, 1.05), put(wedge("orange"), 26, 166, 0.95))


def seer() -> str:
    turban = path("M20 50 C12 20 36 0 64 2 C92 0 116 20 108 50 Q64 30 20 50 Z", "#f2d7f5", "#5a2a70", 4) + line("M24 44 C40 26 56 12 88 8 M44 36 C60 24 84 20 102 28 M64 34 C80 32 94 36 106 44", "#b98ac9", 4)
    turban += put(path("M0 -14 C10 -6 10 8 0 14 C-10 8 -10 -6 0 -14 Z", "#4ea8de", LAMP_DARK, 4), 64, 34, 0.95) + path("M60 20 C52 6 60 -8 68 -12 C72 0 74 10 66 20 Z", "#ffb3e6", "#5a2a70", 3)
    light = glow("orb", [(0, "#ffffff", 1), (0.5, "#bfe9ff", 1), (1, "#6a8fe0", 1)], 118, 194, 46)
    orb = disc(128, 200, 44, "url(#orb)", "#26306e", 5) + path("M100 200 Q128 174 156 200 Q128 226 100 200 Z", "#ffffff", "#26306e", 4) + disc(128, 200, 10, "#5a2a90") + disc(125, 197, 3.5, "#ffffff") + path("M98 184 Q106 166 124 162", None, "#ffffff", 5)
    return crest("seer", "#8a6ad9", "#241050", "#c9a2e8", "#26104a", light, sparkle(52, 84, 14, LAMP), sparkle(208, 92, 11, LAMP), sparkle(46, 170, 9, LAMP), sparkle(212, 172, 13, LAMP), face(SNOW, "", turban, 34), orb, oval(82, 214, 15, 12, PINK, SNOW.dark, 4), oval(174, 214, 15, 12, PINK, SNOW.dark, 4))


CLANS = {
    "recycler": recycler,
    "mutant": mutant,
    "explorer": explorer,
    "scavenger": scavenger,
    "alchemist": alchemist,
    "ninja": ninja,
    "family": family,
    "warrior": warrior,
    "musician": musician,
    "sports": sports,
    "corrupt": corrupt,
    "seer": seer,
}


def pictures() -> dict[str, str]:
    return {f"clan/{name}": picture(256, 256, draw()) for name, draw in CLANS.items()}
