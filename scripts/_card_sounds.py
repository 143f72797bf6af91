"""The sounds of a card table: cards, chips, sums, somebody out, and the fanfare for exactly 25.

They use the instruments and the scale of all our sounds (`_instruments.py`). No sound depends on what a card
shows: a card makes the same noise whatever its face. Standard library only.
"""

from __future__ import annotations

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
    F5,
    F6,
    G4,
    Samples,
    bell,
    drum,
    glide,
    loud,
    mix,
    noise,
    pluck,
    swell,
    tune,
)


def card_slide() -> Samples:
    """A card slides over the cloth and stops."""
    return mix(
        (0.0, 0.7, swell(noise(0.14, 900, 4200, 200))),
        (0.12, 0.9, noise(0.12, 800, 3600, 201, softness=6)),
        (0.13, 0.18, pluck(G4, 0.1, bright=0.1)),
    )


def card_flip() -> Samples:
    """A card is lifted, turned and laid down."""
    return mix(
        (0.0, 0.6, noise(0.05, 1500, 6000, 210, softness=7)),
        (0.05, 0.35, swell(noise(0.1, 700, 3000, 211))),
        (0.15, 1.0, noise(0.07, 900, 5200, 212, softness=8)),
        (0.15, 0.3, pluck(D4, 0.12, bright=0.2)),
    )


def card_tap() -> Samples:
    """A card is laid face down on the cloth, softly."""
    return mix(
        (0.0, 0.4, swell(noise(0.1, 600, 2400, 220))),
        (0.1, 0.9, drum(D3, 0.14)),
        (0.1, 0.5, noise(0.06, 300, 1700, 221)),
    )


def _clay() -> Samples:
    """One chip touches another."""
    click = noise(0.03, 1800, 7000, 230, softness=8)
    high, low = pluck(A6, 0.06, bright=0.3), pluck(D6, 0.12, bright=0.6)
    return mix((0.0, 0.6, low), (0.0, 0.3, high), (0.0, 0.3, click))


def chip() -> Samples:
    """A chip lands and settles."""
    return mix((0.0, 1.0, _clay()), (0.07, 0.5, _clay()), (0.115, 0.3, _clay()), (0.0, 0.25, drum(D3, 0.1)))


def chips_toss() -> Samples:
    """Six chips spin through the air and land one after the other."""
    dice = Random(240)
    flight = swell(noise(0.3, 900, 3000, 241))
    landings = [(0.28 + 0.085 * i, 0.6 + 0.4 * dice.random(), _clay()) for i in range(6)]
    bounces = [(at + 0.05, loudness * 0.4, _clay()) for at, loudness, _ in landings]
    return mix((0.0, 0.35, flight), *landings, *bounces)


def peek() -> Samples:
    """Somebody lifts the corner of a card in secret."""
    return mix((0.0, 0.35, swell(noise(0.22, 500, 1800, 250))), (0.1, 0.8, glide(A4, D5, 0.28, softness=2.0)))


def shuffle() -> Samples:
    """Cards riffle faster and faster, then fall into one pile."""
    dice = Random(260)
    riffle, at = [], 0.0
    for i in range(16):
        riffle.append((at, 0.5 + 0.3 * dice.random(), noise(0.035, 1200, 5200, 261 + i, softness=6)))
        at += 0.034 - 0.001 * i
    return mix(*riffle, (at + 0.03, 0.9, noise(0.16, 600, 2600, 280)), (at + 0.14, 0.4, drum(D3, 0.12)))


def knocked_out() -> Samples:
    """Somebody is out: a slide down and a funny bump."""
    slide = glide(D5, D3, 0.42, wobble=0.03, softness=0.8)
    return mix((0.0, 0.7, slide), (0.42, 1.0, drum(A2, 0.3)), (0.42, 0.4, noise(0.12, 150, 900, 290)))


def fanfare() -> Samples:
    """Exactly 25: a short fanfare."""
    call = mix(*((0.1 * i, 0.8, pluck(pitch, 0.3, bright=0.6)) for i, pitch in enumerate((D5, D5, D5, F5))))
    chord = loud(mix(*((0.0, 1.0, pluck(pitch, 0.9, bright=0.6)) for pitch in (D4, F4, A4, D5, A5))))
    return mix((0.0, 0.7, call), (0.44, 0.9, chord), (0.44, 0.3, bell(D6, 0.8)), (0.44, 0.35, drum(D3, 0.5)))


CARD_TABLE: Mapping[str, Callable[[], Samples]] = {
    "card_slide": card_slide,
    "card_flip": card_flip,
    "card_tap": card_tap,
    "chip": chip,
    "chips_toss": chips_toss,
    "peek": peek,
    "shuffle": shuffle,
    "count_up": lambda: tune((A4, D5, F5), 0.07, 0.14, bright=0.3),
    "knocked_out": knocked_out,
    "point": lambda: mix((0.0, 0.9, tune((A5, D6, F6), 0.06, 0.3, bright=0.5)), (0.12, 0.3, bell(D6, 0.6))),
    "fanfare": fanfare,
}
