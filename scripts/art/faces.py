"""Faces of the rats: eyes, mouths and the moods made of them. Drawn on a head of 128 by 140."""

from __future__ import annotations

from .pen import (
    EYE,
    NOSE,
    Coat,
    disc,
    line,
    oval,
    path,
    put,
    sparkle,
)

MOUTH = "#5b2f33"


MUZZLE = "M64 76 C76 70 95 79 95 97 C95 113 80 123 64 123 C48 123 33 113 33 97 C33 79 52 70 64 76 Z"


HEAD_SHAPE = (
    "M64 27 C86 27 101 41 104 60 C105 69 112 76 113 88 L120 92 L110 97 L111 103 L101 104 "
    "C94 118 80 129 64 129 C48 129 34 118 27 104 L17 103 L18 97 L8 92 L15 88 "
    "C16 76 23 69 24 60 C27 41 42 27 64 27 Z"
)


def nose() -> str:
    return path("M53 79 C54 73 74 73 75 79 C76 85 68 90 64 90 C60 90 52 85 53 79 Z", NOSE, MOUTH, 2) + oval(
        60, 78.5, 4, 2.2, "#ffffff", alpha=0.55
    )


def whiskers() -> str:
    d = "M35 92 Q22 85 6 84 M34 98 Q22 97 7 103 M93 92 Q106 85 122 84 M94 98 Q106 97 121 103"
    return line(d, "#fff8e8", 2, 0.8) + line(
        "M40 95 h.1 M45 101 h.1 M88 95 h.1 M83 101 h.1", "#000000", 3, 0.22
    )


def eyes(look_x: float = 0, look_y: float = 0, size: float = 1) -> str:
    """Two open eyes, looking somewhere."""
    made = ""
    for x in (46, 82):
        inward = 1.5 if x == 46 else -1.5
        px, py = x + inward + look_x, 64 + look_y
        made += (
            oval(x, 62, 11.5, 14 * size, "#ffffff", EYE, 2.2)
            + disc(px, py, 7.4, EYE)
            + disc(px - 2.4, py - 3.2, 2.7, "#ffffff")
            + disc(px + 2.4, py + 2.8, 1.2, "#ffffff", alpha=0.8)
        )
    return made


def brows(coat: Coat, inner: float, outer: float) -> str:
    """Eyebrows; heights of their inner and outer ends."""
    d = f"M37 {outer} Q44 {min(inner, outer) - 3} 52 {inner} M91 {outer} Q84 {min(inner, outer) - 3} 76 {inner}"
    return line(d, coat.dark, 4)


def lids(coat: Coat, cover: float) -> str:
    """Upper lids, half over open eyes."""
    made = ""
    for x in (46, 82):
        y = 62 - 14 + 28 * cover
        made += path(
            f"M{x - 13} {y} L{x + 13} {y} C{x + 13} 44 {x + 7} 45 {x} 45 C{x - 7} 45 {x - 13} 44 {x - 13} {y} Z",
            coat.fur,
        ) + line(f"M{x - 12} {y} L{x + 12} {y}", coat.dark, 3.5)
    return made


def teeth(y: float = 98) -> str:
    tooth = "v10 q0 2.5 -2.5 2.5 h-2.5 q-2.5 0 -2.5 -2.5 v-10 Z"
    return path(f"M63.7 {y} {tooth}", "#ffffff", "#b9a99a", 1.2) + path(
        f"M71.8 {y} {tooth}", "#ffffff", "#b9a99a", 1.2
    )


def smile(y: float = 97) -> str:
    return teeth(y + 2.5) + line(
        f"M64 90 V{y} M64 {y} Q56 {y + 8} 46 {y + 1} M64 {y} Q72 {y + 8} 82 {y + 1}", MOUTH, 3.2
    )


def grin() -> str:
    """A wide open laughing mouth."""
    return (
        line("M64 90 V96", MOUTH, 3)
        + path("M44 95 Q64 102 84 95 Q83 117 64 117 Q45 117 44 95 Z", MOUTH, MOUTH, 3)
        + path("M53 111 Q64 102 75 111 Q70 116 64 116 Q58 116 53 111 Z", "#f0808a")
        + path("M57.5 98.5 h13 v5 q0 2 -2 2 h-9 q-2 0 -2 -2 Z", "#ffffff")
        + line("M64 99 V105", "#b9a99a", 1.2)
    )


def blush(colour: str = "#ff6f7d", alpha: float = 0.35) -> str:
    return oval(27, 84, 8, 5.5, colour, alpha=alpha) + oval(101, 84, 8, 5.5, colour, alpha=alpha)


def _happy(coat: Coat) -> str:
    arcs = line("M35 66 Q46 50 57 66 M71 66 Q82 50 93 66", EYE, 4.5)
    return arcs + brows(coat, 43, 42) + blush() + grin() + nose()


def _hungry(coat: Coat) -> str:
    mouth = oval(64, 104, 10, 9, MOUTH) + path(
        "M56 107 Q64 101 72 107 Q69 112.5 64 112.5 Q59 112.5 56 107 Z", "#f0808a"
    )
    drool = path(
        "M74 106 C78 112 80 117 80 120 A4.5 4.5 0 0 1 71 120 C71 116 73 112 74 106 Z",
        "#9bdcf5",
        "#4ea8de",
        1.5,
    )
    hollow = oval(25, 88, 5, 9, "#000000", alpha=0.13) + oval(103, 88, 5, 9, "#000000", alpha=0.13)
    return (
        hollow
        + eyes(0, 3.5, 1.08)
        + brows(coat, 39, 46)
        + line("M64 90 V95", MOUTH, 3)
        + mouth
        + drool
        + nose()
    )


def _swirl(x: float) -> str:
    d = f"M{x} 62 c2 -2 5 0 4 3 c-1 4 -7 4 -9 0 c-2 -6 3 -11 8 -10 c6 1 8 8 6 13"
    return oval(x, 62, 11.5, 13, "#f4eaff", EYE, 2.2) + line(d, "#5a189a", 2.6)


def _poisoned(coat: Coat) -> str:
    sick = path(HEAD_SHAPE, "#7ac043", alpha=0.28) + path(MUZZLE, "#b6e08a", alpha=0.75)
    spots = disc(30, 76, 4, "#9d4edd", alpha=0.75) + disc(99, 72, 5, "#9d4edd", alpha=0.75)
    spots += disc(68, 40, 4.5, "#9d4edd", alpha=0.75) + disc(37, 86, 2.5, "#9d4edd", alpha=0.75)
    mouth = line("M64 90 V96 M46 101 Q52 94 58 100 T70 100 T82 98", MOUTH, 3.2)
    tongue = path("M67 100 Q76 98 79 100 L78 112 Q73 117 69 112 Z", "#b565d8", "#5a189a", 2)
    bubbles = disc(112, 30, 5, "#c8f08f", "#5d8f2a", 2) + disc(119, 18, 3.5, "#c8f08f", "#5d8f2a", 1.8)
    return sick + spots + _swirl(46) + _swirl(82) + brows(coat, 42, 46) + tongue + mouth + nose() + bubbles


def question(x: float, y: float, scale: float = 1, colour: str = "#ffffff", edge: str = "#1d6fa5") -> str:
    d = "M-6 -8 C-6 -16 7 -16 7 -8 C7 -2 0 -3 0 4 M0 11 V11.2"
    return put(line(d, edge, 8) + line(d, colour, 4.4), x, y, scale)


def _lost(coat: Coat) -> str:
    sweat = path(
        "M106 58 C111 65 113 69 113 72 A6 6 0 0 1 101 72 C101 69 102 65 106 58 Z", "#9bdcf5", "#4ea8de", 2
    )
    mouth = line("M64 90 V96 M48 102 Q54 95 60 101 T72 101 T82 99", MOUTH, 3.2)
    return eyes(-4, -3.5) + brows(coat, 38, 44) + mouth + nose() + sweat + question(112, 22, 1.15)


def _proud(coat: Coat) -> str:
    smirk = teeth(99) + line("M64 90 V96 M48 97 Q54 102 64 97 Q78 104 86 91", MOUTH, 3.4)
    shine = sparkle(112, 20, 13, "#ffd23f") + sparkle(121, 38, 6, "#ffd23f") + sparkle(14, 18, 7, "#ffd23f")
    return eyes(0, 0) + lids(coat, 0.36) + brows(coat, 46, 40) + blush(alpha=0.22) + smirk + nose() + shine


def _sleepy(coat: Coat) -> str:
    arcs = line("M35 63 Q46 73 57 63 M71 63 Q82 73 93 63", EYE, 4.5)
    mouth = line("M64 90 V97", MOUTH, 3) + oval(64, 102, 6, 5.5, MOUTH)
    zed = "M96 20 h13 l-13 14 h13"
    small = "M114 6 h8 l-8 9 h8"
    zeds = (
        line(zed, "#1d6fa5", 7)
        + line(zed, "#ffffff", 3.6)
        + line(small, "#1d6fa5", 5.5)
        + line(small, "#ffffff", 2.6)
    )
    return arcs + blush(alpha=0.25) + mouth + nose() + zeds


def _fierce(coat: Coat) -> str:
    snarl = line("M64 90 V95", MOUTH, 3) + path(
        "M45 98 Q64 91 83 98 Q82 112 64 112 Q46 112 45 98 Z", MOUTH, MOUTH, 3
    )
    fangs = path(
        "M58 96 h12 v9 q0 2 -2 2 h-8 q-2 0 -2 -2 Z M48 98 l4 8 l3 -8.6 Z M80 98 l-4 8 l-3 -8.6 Z", "#ffffff"
    )
    return (
        eyes(0, 1)
        + lids(coat, 0.2)
        + line("M34 46 L56 56 M94 46 L72 56", coat.dark, 6.5)
        + snarl
        + fangs
        + nose()
    )


def _calm(coat: Coat) -> str:
    return eyes() + brows(coat, 43, 43) + smile() + nose()


FACES = {
    "": _calm,
    "happy": _happy,
    "hungry": _hungry,
    "poisoned": _poisoned,
    "lost": _lost,
    "proud": _proud,
    "sleepy": _sleepy,
    "fierce": _fierce,
}
