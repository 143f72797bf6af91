"""Weasels and raccoons: their heads in every mood. They share the frame of our rats, so all badges fit them."""

from __future__ import annotations

from ..pen import EYE, Coat, disc, line, oval, path, picture, put
from ..rats import HEAD_H, HEAD_W
from .moods import FACES, Build

WEASEL = Coat("#c06f36", "#57290f", "#fff3e0")
RACCOON = Coat("#9aa4b1", "#333b48", "#f4f3ee")
MASK = "#2b313c"

_WEASEL_HEAD = (
    "M64 20 C84 20 97 33 99 54 C100 64 104 72 103 82 L110 90 L100 93 L100 101 L92 102 C86 118 77 132 64 132 "
    "C51 132 42 118 36 102 L28 101 L28 93 L18 90 L25 82 C24 72 28 64 29 54 C31 33 44 20 64 20 Z"
)
_WEASEL_LIT = (
    "M61 21 C81 21 93 34 95 54 C96 66 99 74 97 86 C92 106 76 125 61 125 C49 123 40 112 35 99 L27 89 "
    "C26 77 31 66 32 54 C34 34 45 21 61 21 Z"
)
_WEASEL_BIB = (
    "M64 76 C74 68 88 74 96 84 L108 91 L100 94 L100 101 L92 102 C86 118 77 130 64 130 C51 130 42 118 36 102 "
    "L28 101 L28 94 L20 91 L32 84 C40 74 54 68 64 76 Z"
)
_RACCOON_HEAD = (
    "M64 25 C88 25 104 39 109 60 L121 70 L114 77 L122 88 L112 92 L113 101 L103 102 C95 119 81 130 64 130 "
    "C47 130 33 119 25 102 L15 101 L16 92 L6 88 L14 77 L7 70 L19 60 C24 39 40 25 64 25 Z"
)
_RACCOON_LIT = (
    "M61 26 C85 26 100 40 104 61 L112 72 C112 92 84 123 62 123 C46 122 33 113 26 100 L17 90 L18 78 L14 70 L22 61 "
    "C27 40 40 26 61 26 Z"
)
_RACCOON_MUZZLE = "M64 77 C78 72 93 82 92 98 C90 114 78 126 64 126 C50 126 38 114 36 98 C35 82 50 72 64 77 Z"

BUILDS = {
    "weasel": Build(16.5, 59, 10, WEASEL.fur, WEASEL.dark, EYE, "#3a2426", 0.35),
    "raccoon": Build(19.5, 63, 10.5, MASK, RACCOON.light, "#fff8e8", "#22262e", 0.3),
}


def _both(left: str) -> str:
    """A part and its mirror image."""
    return left + put(left, HEAD_W, 0, flip=True)


def _weasel() -> str:
    coat = WEASEL
    ear = disc(28, 44, 15, coat.fur, coat.dark, 4) + oval(29, 46, 8.5, 9, "#f0b7a4")
    ear += path("M21 42 A8.5 9 0 0 1 37 42 A9 7 0 0 0 21 42 Z", "#8f4632", alpha=0.5)
    shine = line("M17 39 A13 13 0 0 1 24 32", "#ffffff", 3, 0.35)
    skull = (
        path(_WEASEL_HEAD, coat.fur) + path(_WEASEL_HEAD, "#000000", alpha=0.16) + path(_WEASEL_LIT, coat.fur)
    )
    cap = oval(50, 31, 13, 6, "#ffffff", alpha=0.22)
    crest = path("M58 22 C56 15 60 10 66 7 C65 12 68 13 72 12 C70 15 71 19 72 22 Z", coat.fur, coat.dark, 4)
    bib = path(_WEASEL_BIB, coat.light)
    bib += path(
        "M100 94 L100 101 L92 102 C86 118 77 130 64 130 C57 130 51 126 46 120 C72 124 92 112 96 90 Z",
        "#000",
        alpha=0.08,
    )
    shade = path("M57 66 C60 60 68 60 71 66 L68 78 H60 Z", coat.dark, alpha=0.22)
    spots = _both(path("M37 47 C37 41 43 37 50 39 C45 41 41 43 37 47 Z", coat.light, alpha=0.9))
    whiskers = "M44 98 Q29 95 13 98 M44 104 Q30 106 17 114 M84 98 Q99 95 115 98 M84 104 Q98 106 111 114"
    return (
        _both(ear) + shine + crest + skull + shade + cap + bib + path(_WEASEL_HEAD, None, coat.dark, 4) + spots
        + line(whiskers, "#57290f", 2, 0.45)
    )  # fmt: skip


def _raccoon() -> str:
    coat = RACCOON
    ear = path("M15 50 C7 28 12 12 20 9 C34 12 46 22 51 34 Z", coat.fur, coat.dark, 4)
    ear += path("M22 42 C17 30 19 22 23 19 C31 22 38 29 42 36 Z", "#454d5b")
    rim = line("M16 40 C12 26 14 17 20 13", "#ffffff", 3.5, 0.4)
    tuft = path(
        "M54 28 C50 18 56 14 60 10 C60 15 63 16 66 12 C67 16 72 14 76 14 C73 19 75 24 74 28 Z",
        coat.fur,
        coat.dark,
        4,
    )
    skull = (
        path(_RACCOON_HEAD, coat.fur)
        + path(_RACCOON_HEAD, "#000000", alpha=0.15)
        + path(_RACCOON_LIT, coat.fur)
    )
    cheek = path(
        "M16 80 L8 88 L18 91 L17 100 L27 100 C32 108 38 114 44 118 C38 106 34 96 34 88 Z",
        coat.light,
        alpha=0.9,
    )
    mask = _both(path("M64 70 C60 52 42 44 28 52 C20 58 16 68 17 76 C26 88 48 88 58 77 L64 73 Z", MASK))
    brow = _both(path("M24 53 Q38 36 57 52 Q41 46 27 57 Z", coat.light))
    blaze = path("M59 27 C59 44 61 58 64 74 C67 58 69 44 69 27 Z", MASK, alpha=0.8)
    muzzle = path(_RACCOON_MUZZLE, coat.light)
    muzzle += path(
        "M92 98 C90 114 78 126 64 126 C56 126 48 122 43 116 C66 122 88 116 92 98 Z", "#000", alpha=0.07
    )
    whiskers = "M41 98 Q27 95 12 98 M41 104 Q28 106 16 113 M87 98 Q101 95 116 98 M87 104 Q100 106 112 113"
    return (
        _both(ear) + rim + tuft + skull + _both(cheek) + oval(46, 36, 15, 6.5, "#ffffff", alpha=0.25) + mask + blaze + brow
        + muzzle + path(_RACCOON_HEAD, None, coat.dark, 4) + line(whiskers, "#fff8e8", 2, 0.8)
    )  # fmt: skip


HEADS = {"weasel": _weasel, "raccoon": _raccoon}


def head(animal: str, mood: str = "") -> str:
    return HEADS[animal]() + FACES[mood](BUILDS[animal])


def pictures() -> dict[str, str]:
    return {
        f"{animal}/head_{mood}" if mood else f"{animal}/head": picture(HEAD_W, HEAD_H, head(animal, mood))
        for animal in HEADS
        for mood in FACES
    }
