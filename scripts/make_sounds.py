"""Generates every sound of the game, with the same bytes each time.

    python scripts/make_sounds.py [FOLDER]        the default is assets/sounds

All effects share one scale (D minor pentatonic) and one instrument, a soft wooden pluck, so that they belong
together; noises are low-pass filtered, as everything sounds below the street. All effects have the same
perceived loudness; `shell/sound.py` has a table of how loud each is in the game. `_instruments.py` has the
instruments, `_tune.py` the tune of the title, `_card_sounds.py` the sounds of a card table,
`_cellar_sounds.py` those of a cellar, `_plague_sounds.py` those of the plague. Standard library only.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from _card_sounds import CARD_TABLE
from _cellar_sounds import CELLAR
from _instruments import (
    A2,
    A3,
    A4,
    A5,
    A6,
    C5,
    C6,
    D2,
    D3,
    D4,
    D5,
    D6,
    F3,
    F4,
    F5,
    F6,
    G3,
    G4,
    G5,
    RATE,
    Samples,
    bell,
    drum,
    fade,
    glide,
    levelled,
    loud,
    mix,
    noise,
    pluck,
    swell,
    tune,
)
from _plague_sounds import PLAGUE
from _tune import title_tune

AMBIENCE_RATE = 11025
AMBIENCE_SECONDS = 20
LOOPS = ("ambience", "tune")

# --- the sounds --------------------------------------------------------------------------------------------


def curtain() -> Samples:
    cloth = noise(0.7, 250, 1400, 31, softness=2.0)
    return mix((0.0, 0.6, swell(noise(0.35, 250, 1400, 30))), (0.3, 0.7, cloth), (0.3, 0.4, pluck(D3, 0.5)))


def reveal() -> Samples:
    rush = swell(noise(0.6, 200, 2600, 40, softness=3.0))
    chord = loud(mix(*((0.0, 1.0, pluck(pitch, 1.0, bright=0.3)) for pitch in (D3, A3, D4, F4))))
    return mix((0.0, 0.5, rush), (0.58, 0.4, drum(D2, 0.7)), (0.58, 0.5, drum(D3, 0.5)), (0.58, 0.6, chord))


def attack() -> Samples:
    scurry = [(0.045 * i, 0.35 + 0.06 * i, noise(0.05, 700, 2600, 50 + i)) for i in range(7)]
    return mix(*scurry, (0.33, 1.0, drum(D3, 0.3)), (0.33, 0.3, noise(0.15, 300, 1800, 59)))


def bag() -> Samples:
    dice = Random(70)
    rustles = [(0.5 * dice.random(), 0.3 + 0.5 * dice.random(), i) for i in range(9)]
    return mix(*((at, loudness, noise(0.14, 600, 3200, 71 + i)) for at, loudness, i in rustles))


def poison() -> Samples:
    dice = Random(80)
    bubbles = [(0.085 * i, 0.6 + 0.4 * dice.random(), dice.choice((D3, F3, G3, A3))) for i in range(7)]
    return mix(*((at, strength, glide(pitch, 2 * pitch, 0.13)) for at, strength, pitch in bubbles))


def feed() -> Samples:
    bites = [(0.13 * i, 1.0 - 0.15 * i, noise(0.09, 350, 1900, 90 + i, softness=6)) for i in range(4)]
    return mix(*bites, (0.42, 0.35, pluck(A4, 0.25, bright=0.2)))


def manhole() -> Samples:
    scrape = noise(0.75, 180, 1100, 100, softness=1.2)
    rough = [value * (0.65 + 0.35 * math.sin(math.tau * 23 * i / RATE)) for i, value in enumerate(scrape)]
    return mix((0.0, 0.7, rough), (0.7, 0.6, drum(A2, 0.35)), (0.7, 0.3, bell(D4, 0.5)))


def lost() -> Samples:
    return mix((0.0, 1.0, glide(A5, C6, 0.22, softness=1.0)), (0.26, 0.9, glide(G5, D5, 0.5, softness=2.0)))


def birth() -> Samples:
    squeak = glide(A5, F6, 0.12, wobble=0.02)
    return mix((0.0, 0.7, squeak), (0.15, 1.0, glide(C6, A6, 0.16, wobble=0.02)), (0.15, 0.3, pluck(D5, 0.3)))


def win() -> Samples:
    call = mix(*((at, 0.8, pluck(p, 0.5)) for at, p in ((0.0, D4), (0.15, F4), (0.3, A4), (0.45, D5))))
    chord = loud(mix(*((0.0, 1.0, pluck(pitch, 1.3, bright=0.5)) for pitch in (D4, A4, D5, F5, A5))))
    return mix((0.0, 0.7, call), (0.75, 0.5, pluck(C5, 0.3)), (0.95, 0.8, chord), (0.95, 0.4, drum(D3, 0.8)))


EFFECTS: Mapping[str, Callable[[], Samples]] = {
    "click": lambda: pluck(A4, 0.09, bright=0.3),
    "hover": lambda: pluck(D5, 0.06, bright=0.1, attack=0.01),
    "confirm": lambda: tune((A4, D5), 0.08, 0.25),
    "back": lambda: tune((D5, A4), 0.07, 0.18, bright=0.2),
    "error": lambda: tune((F4, D4), 0.11, 0.22, bright=0.5, attack=0.01),
    "tick": lambda: pluck(D6, 0.04, bright=0.15),
    "curtain": curtain,
    "reveal": reveal,
    "place_rat": lambda: mix((0.0, 0.8, pluck(G4, 0.14)), (0.0, 0.35, noise(0.05, 300, 1500, 10))),
    "pick_up_rat": lambda: glide(G4, D5, 0.1, wobble=0.01),
    "event": lambda: mix((0.0, 0.5, noise(0.16, 500, 3000, 20)), (0.12, 0.8, tune((D4, A4, G4), 0.12, 0.5))),
    "manhole": manhole,
    "attack": attack,
    "steal": lambda: mix(
        (0.0, 0.9, tune((C5, F5), 0.06, 0.22, bright=0.6)), (0.1, 0.2, noise(0.12, 800, 3000, 60))
    ),
    "birth": birth,
    "homecoming": lambda: tune((D5, C5, A4, F4), 0.09, 0.4, bright=0.25),
    "bag": bag,
    "piece_yellow": lambda: tune((A4, D5), 0.05, 0.3),
    "piece_orange": lambda: tune((A4, D5, F5, A5), 0.05, 0.35, bright=0.5),
    "piece_white": lambda: mix(
        (0.0, 1.0, pluck(D4, 0.2, bright=0.1)), (0.0, 0.3, noise(0.08, 200, 900, 110))
    ),
    "thud": lambda: mix(
        (0.0, 1.0, drum(A2, 0.45)), (0.0, 0.5, drum(D3, 0.3)), (0.0, 0.35, noise(0.2, 120, 700, 120))
    ),
    "poison": poison,
    "lost": lost,
    "feed": feed,
    "grave": lambda: bell(D4, 1.3),
    "win": win,
    **CARD_TABLE,
    **CELLAR,
    **PLAGUE,
}


def ambience() -> Samples:
    """A low hum and drops of water. Every part is bent round the end, so that the loop has no seam."""
    length = AMBIENCE_RATE * AMBIENCE_SECONDS
    out = [0.0] * length
    for pitch, loudness in ((D2, 0.1), (A2, 0.08), (D3, 0.05)):
        whole = round(pitch * AMBIENCE_SECONDS)  # whole turns: the end meets the beginning
        for i in range(length):
            slow = 0.7 + 0.3 * math.sin(math.tau * i * (2 if pitch == A2 else 3) / length)
            out[i] += loudness * slow * math.sin(math.tau * whole * i / length)
    dice = Random(7)
    for number in range(13):
        pitch = (D5, F5, G5, A5, C6, D6)[int(6 * dice.random())]
        start = int((number + dice.random()) / 13 * length)
        loudness = 0.06 + 0.16 * dice.random()
        for echo, quieter in ((0.0, 1.0), (0.27, 0.35), (0.55, 0.14)):
            _drop(out, start + round(echo * AMBIENCE_RATE), pitch, loudness * quieter)
    return out


def _drop(out: Samples, start: int, pitch: float, loudness: float) -> None:
    seconds = 0.22
    angle = 0.0
    for i in range(round(seconds * AMBIENCE_RATE)):
        place = i / AMBIENCE_RATE
        angle += math.tau * pitch * (1 + 0.5 * place / seconds) / AMBIENCE_RATE
        out[(start + i) % len(out)] += loudness * math.sin(angle) * fade(place, seconds, 0.004, 6.0)


def write(path: Path, samples: Samples, rate: int) -> None:
    whole = array("h", (round(32767 * value) for value in samples))
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(whole.tobytes())


def make(name: str, folder: Path) -> Path:
    """Makes one sound: an effect, or one of the loops."""
    path = folder / f"{name}.wav"
    if name == "ambience":
        write(path, loud(ambience(), 0.5), AMBIENCE_RATE)
    elif name == "tune":
        write(path, loud(title_tune(), 0.6), RATE // 2)
    else:
        write(path, levelled(EFFECTS[name]()), RATE)
    return path


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent / "assets" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    total = sum(make(name, folder).stat().st_size for name in (*EFFECTS, *LOOPS))
    print(f"{len(EFFECTS) + len(LOOPS)} sounds, {total / 1024:.0f} kB, in {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
