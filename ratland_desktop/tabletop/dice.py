"""Randomness: seeded shuffles and draws that are the same on every Python version and platform.

Everything is built on `Random.random()`, the one method whose sequence Python guarantees.
One seed serves a whole game. The dice count how many numbers were used, so that they can be restored
at any point from two numbers, without saving a generator's inner state.
"""

from collections.abc import Sequence
from math import floor
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """What chance decides in one game."""

    __slots__ = ("chance", "thrown")

    def __init__(self, seed: int, thrown: int = 0) -> None:
        """The dice of this seed after this many throws."""
        self.chance = Random(seed).random  # callers that use it directly must count the throws
        self.thrown = thrown
        for _ in range(thrown):
            self.chance()

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit - 1`."""
        self.thrown += 1
        return floor(self.chance() * limit)

    def choose(self, options: Sequence[T]) -> T:
        """One of `options`."""
        self.thrown += 1
        return options[floor(self.chance() * len(options))]

    def shuffle(self, cards: list[T]) -> None:
        """Put `cards` in a random order."""
        chance = self.chance
        self.thrown += max(0, len(cards) - 1)
        for last in range(len(cards) - 1, 0, -1):
            other = floor(chance() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]

    def draw(self, bag: list[T], pieces: int) -> tuple[T, ...]:
        """Take up to `pieces` out of `bag`, one after the other, blind."""
        chance = self.chance
        left = len(bag)
        if pieces > left:
            pieces = left
        self.thrown += pieces
        if pieces == 1:
            return (bag.pop(floor(chance() * left)),)
        if pieces == 2:
            return bag.pop(floor(chance() * left)), bag.pop(floor(chance() * (left - 1)))
        return tuple([bag.pop(floor(chance() * left)) for left in range(left, left - pieces, -1)])
