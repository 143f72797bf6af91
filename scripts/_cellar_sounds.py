"""The sounds of a cellar at night: dice on stone, a trap that snaps, the Cat, an old door, a lucky clover.

They use the instruments and the scale of all our sounds (`_instruments.py`). No sound tells what a hidden
card is: only what everybody sees makes one. Standard library only.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random

from _instruments import (
    A2,
    A4,
    A5,
    A6,
    D3,
    D4,
    D5,
    D6,
    F4,
    F6,
    G4,
    RATE,
    Samples,
    bell,
    drum,
    fade,
    glide,
    loud,
    mix,
    noise,
    pluck,
    silence,
)


def _knock(pitch: float, seed: int) -> Samples:
    """A die touches stone."""
    return mix(
        (0.0, 0.8, pluck(pitch, 0.07, bright=0.7)), (0.0, 0.6, noise(0.03, 1500, 6000, seed, softness=8))
    )


def dice() -> Samples:
    """Two dice rattle, fall, and come to rest one after the other."""
    chance = Random(300)
    parts, at = [], 0.0
    for i in range(11):
        pitch = (D5, G4, A4, D6)[int(4 * chance.random())]
        parts.append((at, 0.35 + 0.3 * chance.random() + 0.03 * i, _knock(pitch, 301 + i)))
        at += 0.034 + 0.006 * i
    return mix(*parts, (at - 0.04, 0.8, drum(D3, 0.12)))


def snap() -> Samples:
    """A spring is let go, and the bar strikes wood."""
    spring = glide(D4, A6, 0.06, softness=0.5)
    ringing = glide(A5, G4, 0.3, wobble=0.05, softness=5.0)
    blow = mix(
        (0.0, 1.0, noise(0.1, 900, 6500, 320, softness=9)),
        (0.0, 0.9, drum(A2, 0.2)),
        (0.0, 0.5, drum(D4, 0.1)),
    )
    return mix((0.0, 0.35, spring), (0.055, 1.0, loud(blow)), (0.07, 0.3, ringing))


def meow() -> Samples:
    """One call that opens, swells and falls: a voice whose brightness follows the mouth."""
    seconds, angle = 0.62, 0.0
    out = silence(seconds)
    for i in range(len(out)):
        place = i / RATE / seconds
        rise = D5 + (A5 - D5) * math.sin(math.pi * min(1.0, place * 1.25)) * 0.55
        pitch = rise * (1 + 0.012 * math.sin(math.tau * 6.5 * place)) * (1 - 0.3 * max(0.0, place - 0.55))
        angle += math.tau * pitch / RATE
        mouth = math.sin(math.pi * place) ** 0.8
        tone = sum(mouth ** (n - 1) / n**0.7 * math.sin(n * angle) for n in range(1, 6))
        out[i] = tone * mouth * fade(i / RATE, seconds, 0.05, 0.6)
    return out


def creak() -> Samples:
    """An old door: wood sticks and slips, slower and slower."""
    seconds, phase, ring = 0.55, 0.0, 0.0
    out = silence(seconds)
    chance = Random(340)
    since = RATE
    for i in range(len(out)):
        place = i / RATE / seconds
        phase += (95 - 60 * place + 25 * math.sin(math.tau * 1.5 * place)) / RATE
        if phase >= 1:
            phase, since, ring = phase - 1, 0, 0.7 + 0.3 * chance.random()
        since += 1
        late = since / RATE
        body = math.sin(math.tau * F4 * 2 * late) + 0.6 * math.sin(math.tau * A5 * 1.5 * late)
        out[i] = (
            ring
            * body
            * math.exp(-190 * late)
            * math.sin(math.pi * place) ** 0.5
            * fade(i / RATE, seconds, 0.03, 0.3)
        )
    return mix((0.0, 1.0, loud(out)), (0.48, 0.35, drum(D3, 0.1)))


def clover() -> Samples:
    """Four leaves, four notes."""
    chime = [(0.07 * i, 0.8, pluck(pitch, 0.32, bright=0.3)) for i, pitch in enumerate((A5, D6, F6, A6))]
    return mix(*chime, (0.21, 0.3, bell(D6, 0.4)))


CELLAR: Mapping[str, Callable[[], Samples]] = {
    "dice": dice,
    "snap": snap,
    "meow": meow,
    "creak": creak,
    "clover": clover,
}
