"""The instruments of our sounds, the scale they play in, and how their sounds are put together.

`make_sounds.py` and `_tune.py` say what is played. Standard library only.
"""

from __future__ import annotations

import math
from random import Random

RATE = 22050
PEAK = 0.8
LOUDNESS = 0.11
"""Of every effect, as `loudness` measures it, where its highest peak allows."""

Samples = list[float]

# The scale. Everything that has a pitch takes it from here.
D2, A2, D3, F3, G3, A3, C4 = 73.42, 110.0, 146.83, 174.61, 196.0, 220.0, 261.63
D4, F4, G4, A4, C5, D5, F5, G5, A5, C6, D6, F6, A6, D7 = (
    *(293.66, 349.23, 392.0, 440.0, 523.25, 587.33, 698.46, 783.99, 880.0),
    *(1046.5, 1174.66, 1396.91, 1760.0, 2349.32),
)

# --- the instruments ---------------------------------------------------------------------------------------


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def fade(place: float, seconds: float, attack: float, softness: float) -> float:
    """Rises softly, dies away, and is quite silent at the end: no clicks."""
    rise = min(1.0, place / attack)
    return rise * math.exp(-softness * place / seconds) * min(1.0, (seconds - place) / 0.01)


def pluck(pitch: float, seconds: float, *, bright: float = 0.4, attack: float = 0.004) -> Samples:
    """Our instrument: a tone with two quieter partials that die sooner, like a wooden bar."""
    turn = math.tau * pitch / RATE
    out = silence(seconds)
    for i in range(len(out)):
        place = i / RATE
        tone = math.sin(turn * i)
        tone += bright * math.sin(2 * turn * i) * math.exp(-6 * place / seconds)
        tone += 0.5 * bright * math.sin(4.03 * turn * i) * math.exp(-14 * place / seconds)
        out[i] = tone * fade(place, seconds, attack, 5.0)
    return out


def glide(start: float, end: float, seconds: float, *, wobble: float = 0.0, softness: float = 3.0) -> Samples:
    """A tone that slides; `wobble` makes it a living thing."""
    out = silence(seconds)
    angle = 0.0
    for i in range(len(out)):
        place = i / RATE
        pitch = start * (end / start) ** (place / seconds)
        angle += math.tau * pitch * (1 + wobble * math.sin(math.tau * 27 * place)) / RATE
        out[i] = (math.sin(angle) + 0.2 * math.sin(2 * angle)) * fade(place, seconds, 0.012, softness)
    return out


def noise(seconds: float, low: float, high: float, seed: int, *, softness: float = 4.0) -> Samples:
    """Breath between two pitches: white noise through two simple filters."""
    dice = Random(seed)
    keep_low, keep_high = (1 - math.exp(-math.tau * edge / RATE) for edge in (high, low))
    out = silence(seconds)
    upper = smooth = lower = 0.0
    for i in range(len(out)):
        upper += keep_low * (2 * dice.random() - 1 - upper)
        smooth += keep_low * (upper - smooth)
        lower += keep_high * (smooth - lower)
        out[i] = (smooth - lower) * fade(i / RATE, seconds, 0.015, softness)
    return loud(out)


def drum(pitch: float, seconds: float) -> Samples:
    """A skin that is struck: the pitch falls at once, then stays. Small loudspeakers live on its partials."""
    out = silence(seconds)
    angle = 0.0
    for i in range(len(out)):
        place = i / RATE
        angle += math.tau * pitch * (1 + 1.5 * math.exp(-45 * place)) / RATE
        dying = math.exp(-4 * place / seconds)
        tone = math.sin(angle) + dying * (0.5 * math.sin(2 * angle) + 0.35 * math.sin(4 * angle))
        out[i] = tone * fade(place, seconds, 0.003, 5.0)
    return out


def bell(pitch: float, seconds: float) -> Samples:
    partials = ((0.5, 0.5, 1.0), (1.0, 1.0, 1.2), (1.19, 0.45, 1.6), (2.0, 0.4, 2.2), (2.74, 0.2, 3.2))
    out = silence(seconds)
    for i in range(len(out)):
        place = i / RATE
        tone = sum(
            loudness * math.sin(math.tau * pitch * ratio * place) * math.exp(-2.4 * dies * place / seconds)
            for ratio, loudness, dies in partials
        )
        out[i] = tone * fade(place, seconds, 0.005, 1.5)
    return out


# --- putting them together ---------------------------------------------------------------------------------


def loud(samples: Samples, peak: float = 1.0) -> Samples:
    top = max((abs(value) for value in samples), default=0.0)
    return [value * peak / top for value in samples] if top else samples


def loudness(samples: Samples) -> float:
    """How loud the loudest tenth of a second is to the ear, which hears low tones less."""
    keep = math.exp(-math.tau * 300 / RATE)
    energy, before, first, second = [0.0], 0.0, 0.0, 0.0
    for value in (*samples, *silence(0.1)):
        once = keep * (first + value - before)
        second = keep * (second + once - first)
        before, first = value, once
        energy.append(energy[-1] + second * second)
    span = RATE // 10
    loudest = max(energy[at + span] - energy[at] for at in range(len(energy) - span))
    return math.sqrt(loudest / span)


def levelled(samples: Samples) -> Samples:
    """As loud as all others."""
    share = min(LOUDNESS / loudness(samples), PEAK / max(map(abs, samples)))
    return [value * share for value in samples]


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Each part is (begins at second, loudness, samples)."""
    out = [0.0] * max(round(start * RATE) + len(samples) for start, _, samples in parts)
    for start, loudness, samples in parts:
        first = round(start * RATE)
        for i, value in enumerate(samples):
            out[first + i] += loudness * value
    return out


def tune(pitches: tuple[float, ...], step: float, seconds: float, **how: float) -> Samples:
    return mix(*((i * step, 1.0, pluck(pitch, seconds, **how)) for i, pitch in enumerate(pitches)))


def swell(samples: Samples) -> Samples:
    """Turns a sound round, so that it comes instead of going."""
    return samples[::-1]
