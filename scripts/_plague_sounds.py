"""The sounds of the plague over Europe: bells, a cart, a kettle, a call for the King, and a low drum.

They use the instruments and the scale of all our sounds (`_instruments.py`). No sound depends on what is
under a rat before it is turned up: the kettle bubbles the same for every face. Standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from _instruments import (
    A2,
    A3,
    A4,
    A5,
    D2,
    D3,
    D4,
    D5,
    D6,
    F4,
    F5,
    Samples,
    bell,
    drum,
    glide,
    loud,
    mix,
    noise,
    pluck,
    swell,
)


def royal_call() -> Samples:
    """A short call: somebody is safe in the palace."""
    call = [(0.0, 0.7, A4), (0.08, 0.7, A4), (0.16, 0.9, D5), (0.28, 1.0, F5)]
    notes = [(at, loudness, pluck(pitch, 0.24, bright=0.6)) for at, loudness, pitch in call]
    return mix(*notes, (0.28, 0.35, pluck(D5, 0.26, bright=0.4)), (0.0, 0.25, drum(D3, 0.2)))


def hand_bell() -> Samples:
    """A monk walks, ringing."""
    return mix((0.0, 0.9, bell(D6, 0.3)), (0.14, 0.6, bell(A5, 0.3)), (0.28, 0.4, bell(D6, 0.3)))


def cart() -> Samples:
    """Wheels over cobbles."""
    dice = Random(310)
    bumps = [
        (0.07 * i, 0.5 + 0.4 * dice.random(), noise(0.07, 140, 700 + 200 * (i % 2), 311 + i, softness=4))
        for i in range(8)
    ]
    creaks = [(0.2, 0.2, glide(D4, F4, 0.16, wobble=0.04)), (0.38, 0.2, glide(F4, D4, 0.14, wobble=0.04))]
    return mix(*bumps, *creaks, (0.0, 0.3, drum(A2, 0.3)))


def kettle() -> Samples:
    """It bubbles, whatever is seen in it."""
    dice = Random(330)
    bubbles = [(0.055 * i, 0.5 + 0.5 * dice.random(), dice.choice((D3, A3, D4))) for i in range(8)]
    steam = swell(noise(0.5, 1800, 5200, 331, softness=2.0))
    return mix(*((at, strength, glide(p, 1.7 * p, 0.11)) for at, strength, p in bubbles), (0.0, 0.2, steam))


def plague_bell() -> Samples:
    """Slow and low, once."""
    return mix((0.0, 1.0, bell(A3, 0.8)), (0.0, 0.6, bell(A4, 0.7)), (0.0, 0.2, drum(D3, 0.3)))


def outbreak() -> Samples:
    """A low drum, twice."""
    return mix((0.0, 1.0, drum(D3, 0.3)), (0.14, 0.8, drum(A2, 0.26)), (0.0, 0.4, noise(0.2, 200, 1400, 340)))


def last_bell() -> Samples:
    """Two tolls over the whole land."""
    toll = loud(mix((0.0, 1.0, bell(D3, 0.6)), (0.0, 0.5, bell(A4, 0.5)), (0.0, 0.3, drum(D2, 0.3))))
    return mix((0.0, 0.8, toll), (0.3, 1.0, toll))


PLAGUE: Mapping[str, Callable[[], Samples]] = {
    "royal_call": royal_call,
    "hand_bell": hand_bell,
    "cart": cart,
    "kettle": kettle,
    "plague_bell": plague_bell,
    "outbreak": outbreak,
    "last_bell": last_bell,
}
