"""Chance: seeded shuffles and draws that are the same on every Python version and platform.

Everything is built on `Random.random()`, the one method whose sequence Python promises to keep.
One seed serves a whole game, and every round throws its own dice made from it. So a round can be played
again from its beginning without writing down a generator's inner state.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

ROUNDS_PER_SEED = 256


class Dice:
    """What chance decides in one round of one game."""

    __slots__ = ("chance",)

    def __init__(self, seed: int, round_number: int = 0) -> None:
        self.chance = Random(seed * ROUNDS_PER_SEED + round_number).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit - 1`."""
        return int(self.chance() * limit)

    def choose(self, options: Sequence[T]) -> T:
        """One of `options`."""
        return options[int(self.chance() * len(options))]

    def shuffle(self, cards: list[T]) -> None:
        """Put `cards` in a random order."""
        chance = self.chance
        for last in range(len(cards) - 1, 0, -1):
            other = int(chance() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]

    def draw(self, bag: list[T], pieces: int) -> tuple[T, ...]:
        """Take up to `pieces` out of `bag`, one after the other, blind."""
        chance = self.chance
        drawn = []
        left = len(bag)
        for _ in range(min(pieces, left)):
            hand = int(chance() * left)
            left -= 1
            drawn.append(bag[hand])
            bag[hand] = bag[left]
            del bag[left]
        return tuple(drawn)
