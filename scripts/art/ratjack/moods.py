"""Faces of weasels and raccoons: most moods of our rats, and two more that card players need, sly and
startled.

A `Build` says where an animal's eyes are and how they are set in its fur; the rest is the same for both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..faces import MOUTH, question
from ..pen import EYE, disc, line, oval, path, sparkle

TONGUE, GUM = "#f0808a", "#b9a99a"


@dataclass(frozen=True, slots=True)
class Build:
    """An animal's face, in a head's frame of 128 by 140."""

    apart: float  # from the middle to an eye
    high: float  # where the eyes are
    round: float  # how large an eye is
    lid: str
    brow: str
    closed: str  # the line of closed eyes
    nose: str
    blush: float  # how much of a blush its fur shows

    @property
    def eyes(self) -> tuple[float, float]:
        return 64 - self.apart, 64 + self.apart


def _eyes(build: Build, look_x: float = 0, look_y: float = 0, size: float = 1, pupil: float = 0.66) -> str:
    made = ""
    for side, x in zip((1, -1), build.eyes, strict=True):
        r = build.round
        px, py = x + side * 1.5 + look_x, build.high + 2 + look_y
        made += oval(x, build.high, r, r * 1.2 * size, "#ffffff", EYE, 2.2)
        made += disc(px, py, r * pupil, EYE) + disc(px - 2.2, py - 3, r * 0.24, "#ffffff")
        made += disc(px + 2.2, py + 2.6, r * 0.11, "#ffffff", alpha=0.8)
    return made


def _arcs(build: Build, lift: float) -> str:
    """Closed eyes: above 0 they laugh, below 0 they sleep."""
    y, r = build.high + lift * 0.25, build.round
    d = " ".join(f"M{x - r} {y} Q{x} {y - lift} {x + r} {y}" for x in build.eyes)
    return line(d, "#ffffff", 8, 0.2) + line(d, build.closed, 4.5)


def _lids(build: Build, cover: float, slant: float = 0) -> str:
    """Upper lids; `slant` lowers their inner ends."""
    made = ""
    for side, x in zip((1, -1), build.eyes, strict=True):
        r = build.round + 1.6
        y = build.high - r * 1.2 + 2.4 * r * cover
        left, right = y - side * slant, y + side * slant
        made += path(
            f"M{x - r:.1f} {left:.1f} L{x + r:.1f} {right:.1f} C{x + r:.1f} {y - r * 1.25:.1f} "
            f"{x - r:.1f} {y - r * 1.25:.1f} {x - r:.1f} {left:.1f} Z",
            build.lid,
        ) + line(f"M{x - r + 1:.1f} {left:.1f} L{x + r - 1:.1f} {right:.1f}", EYE, 3.4)
    return made


def _brows(build: Build, inner: float, outer: float, width: float = 4) -> str:
    """Heights of the brows' ends, above the middle of the eyes."""
    (left, right), r, y = build.eyes, build.round, build.high
    top = y - max(inner, outer) - 3
    d = f"M{left - r} {y - outer} Q{left} {top} {left + r - 3} {y - inner} M{right + r} {y - outer} Q{right} {top} {right - r + 3} {y - inner}"
    return line(d, build.brow, width)


def _nose(build: Build) -> str:
    made = path(
        "M53 86 C55 79 73 79 75 86 C76 93 68 97.5 64 97.5 C60 97.5 52 93 53 86 Z", build.nose, "#17110f", 1.5
    )
    return made + oval(60, 85, 4, 2.2, "#ffffff", alpha=0.55) + line("M64 97.5 V103", MOUTH, 3)


def _cheeks(build: Build, share: float = 1) -> str:
    x, y = build.apart + 17, build.high + 26
    return "".join(oval(64 + side * x, y, 7.5, 5, "#ff6f7d", alpha=build.blush * share) for side in (-1, 1))


def _fangs(y: float = 106) -> str:
    d = f"M50.5 {y} l2.6 6.5 l3.6 -5 Z M77.5 {y} l-2.6 6.5 l-3.6 -5 Z"
    return path(d, "#ffffff", GUM, 1)


def _smile() -> str:
    return _fangs() + line("M64 103 Q56 111 46 104.5 M64 103 Q72 111 82 104.5", MOUTH, 3.2)


def _grin() -> str:
    made = path("M44 101 Q64 107 84 101 Q83 121 64 121 Q45 121 44 101 Z", MOUTH, MOUTH, 3)
    made += path("M52 116 Q64 107 76 116 Q71 120.5 64 120.5 Q57 120.5 52 116 Z", TONGUE)
    return made + path("M48 102.5 l3 7 l4 -5.8 Z M80 102.5 l-3 7 l-4 -5.8 Z", "#ffffff")


def _smirk() -> str:
    return path("M74 105.5 l3 6.5 l3.4 -7.6 Z", "#ffffff", GUM, 1) + line(
        "M50 105 Q57 108 64 103 Q76 110 86 97", MOUTH, 3.4
    )


def _wavy() -> str:
    return line("M46 108 Q52 101 58 107 T70 107 T82 105", MOUTH, 3.2)


def calm(build: Build) -> str:
    return _eyes(build) + _brows(build, 17, 17) + _smile() + _nose(build)


def happy(build: Build) -> str:
    return _arcs(build, 15) + _brows(build, 19, 18) + _cheeks(build) + _grin() + _nose(build)


def hungry(build: Build) -> str:
    mouth = oval(64, 110, 10, 8.5, MOUTH) + path(
        "M56 113 Q64 107 72 113 Q69 118 64 118 Q59 118 56 113 Z", TONGUE
    )
    drop = "M74 110 C78 116 80 120 80 123 A4.5 4.5 0 0 1 71 123 C71 119 73 116 74 110 Z"
    drool = path(drop, "#9bdcf5", "#4ea8de", 1.5)
    return _eyes(build, 0, 3, 1.08) + _brows(build, 22, 15) + mouth + drool + _nose(build)


def lost(build: Build) -> str:
    sweat = "M107 54 C112 61 114 65 114 68 A6 6 0 0 1 102 68 C102 65 103 61 107 54 Z"
    made = _eyes(build, -3.6, -3.2) + _brows(build, 24, 17) + _wavy() + _nose(build)
    return made + path(sweat, "#9bdcf5", "#4ea8de", 2) + question(113, 21, 1.1)


def proud(build: Build) -> str:
    shine = sparkle(112, 20, 13, "#ffd23f") + sparkle(121, 38, 6, "#ffd23f") + sparkle(14, 16, 7, "#ffd23f")
    face = _eyes(build) + _lids(build, 0.36) + _brows(build, 15, 20)
    return face + _cheeks(build, 0.6) + _smirk() + _nose(build) + shine


def sleepy(build: Build) -> str:
    zeds = ""
    for d, wide in (("M98 20 h13 l-13 14 h13", 7), ("M115 6 h8 l-8 9 h8", 5.5)):
        zeds += line(d, "#1d6fa5", wide) + line(d, "#ffffff", wide / 2)
    return _arcs(build, -14) + _cheeks(build, 0.7) + oval(64, 107, 6, 5, MOUTH) + _nose(build) + zeds


def fierce(build: Build) -> str:
    snarl = path("M44 105 Q64 98 84 105 Q83 119 64 119 Q45 119 44 105 Z", MOUTH, MOUTH, 3)
    teeth = "M47 104.5 l4 9 l4 -10.5 Z M81 104.5 l-4 9 l-4 -10.5 Z M57 102 h14 v4.5 h-14 Z M52 117 l3 -5 l3 5.8 Z M76 117 l-3 -5 l-3 5.8 Z"
    made = _eyes(build, 0, 1) + _lids(build, 0.26, 4.5) + _brows(build, 8, 19, 6)
    return made + snarl + path(teeth, "#ffffff") + _nose(build)


def sly(build: Build) -> str:
    """Half-closed eyes that look aside, one brow up."""
    made = _eyes(build, 4, 1.5) + _lids(build, 0.44, 2.4) + _smirk() + _nose(build)
    (left, right), r, y = build.eyes, build.round, build.high
    d = f"M{left - r} {y - 15} Q{left} {y - 18} {left + r - 2} {y - 11} M{right + r} {y - 21} Q{right} {y - 27} {right - r + 2} {y - 19}"
    return made + line(d, build.brow, 4.5)


def startled(build: Build) -> str:
    """Found out: wide eyes with small pupils, and the mouth open."""
    mouth = oval(64, 111, 8, 9, MOUTH) + oval(64, 116, 5, 3.5, TONGUE)
    marks = "M107 27 L114 18 M113 39 L121 35 M21 27 L14 18 M15 39 L7 35"
    shock = line(marks, "#1d6fa5", 7) + line(marks, "#ffffff", 3.6)
    return _eyes(build, 0, -1, 1.16, 0.42) + _brows(build, 22, 20) + mouth + _nose(build) + shock


FACES: dict[str, Callable[[Build], str]] = {
    "": calm,
    "happy": happy,
    "hungry": hungry,
    "lost": lost,
    "proud": proud,
    "sleepy": sleepy,
    "fierce": fierce,
    "sly": sly,
    "startled": startled,
}
