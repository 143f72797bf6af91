"""The tune of the title: sixteen calm bars for one wooden instrument and a plucked bass.

Notes that ring past the end continue at the beginning, so that the loop has no seam. It uses the scale of all
other sounds, so that clicks and messages fit in.
"""

from __future__ import annotations

import _instruments as play
from _instruments import Samples, pluck

BEATS_A_MINUTE = 84
STEPS_A_BAR = 8
STEP = 60 / BEATS_A_MINUTE / 2
"""Seconds from one eighth to the next."""

# One line a bar: eighths of the melody, then what the bass plays on the first and the third beat.
# A dot is a rest, and there are many: it is meant to be heard beside talking people.
SCORE = """
A4 . . G4 F4 . D4 .  | D3 A2
F4 . G4 . A4 . . .   | D3 A2
C5 . . A4 G4 . F4 .  | F3 A2
G4 . . . . . . .     | G3 D3
A4 . . G4 F4 . D4 .  | D3 A2
F4 . G4 . A4 . C5 .  | F3 A2
D5 . . C5 A4 . G4 .  | G3 D3
A4 . . . . . . .     | A3 A2
. . D5 . C5 . A4 .   | D3 A2
. . C5 . A4 . G4 .   | F3 A2
. . F4 . G4 . A4 G4  | G3 D3
F4 . . . D4 . . .    | A3 A2
A4 . . G4 F4 . D4 .  | D3 A2
F4 . G4 . A4 . . .   | F3 A2
G4 . . F4 D4 . F4 .  | G3 A2
D4 . . . . . . .     | D3 D3
"""

MELODY_RINGS, BASS_RINGS = 1.6, 1.3
MELODY, BASS, ECHO = 0.5, 0.42, 0.16
ECHO_AFTER = 3 * STEP


def notes() -> list[tuple[float, float, Samples]]:
    """Each as (begins at second, loudness, samples)."""
    known: dict[tuple[str, bool], Samples] = {}
    found = []
    bars = [line.split("|") for line in SCORE.strip().splitlines()]
    for bar, (melody, bass) in enumerate(bars):
        first = bar * STEPS_A_BAR
        voices = [(first + at, name, False) for at, name in enumerate(melody.split())]
        voices += [(first + 4 * half, name, True) for half, name in enumerate(bass.split())]
        for at, name, low in voices:
            if name == ".":
                continue
            if (name, low) not in known:
                seconds, bright = (BASS_RINGS, 0.5) if low else (MELODY_RINGS, 0.22)
                known[name, low] = pluck(getattr(play, name), seconds, bright=bright, attack=0.012)
            found.append((at * STEP, BASS if low else MELODY, known[name, low]))
            if not low:
                found.append((at * STEP + ECHO_AFTER, ECHO, known[name, low]))
    return found


def title_tune() -> Samples:
    """The whole tune at half the rate of the effects: it has no high tones."""
    length = round(len(SCORE.strip().splitlines()) * STEPS_A_BAR * STEP * play.RATE / 2) * 2
    out = [0.0] * length
    for start, loudness, samples in notes():
        first = round(start * play.RATE)
        for i, value in enumerate(samples):
            out[(first + i) % length] += loudness * value
    return [(out[i] + out[i + 1]) / 2 for i in range(0, length, 2)]
