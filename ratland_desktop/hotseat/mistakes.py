"""How computers err, so that a level can be softer: whims and misjudged answers. It knows no game."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

from ratland_desktop.tabletop.dice import Dice

A = TypeVar("A", bound=Hashable)


def has_whim(dice: Dice, how_often: float) -> bool:
    """Whether this answer is left to chance. Without whims no die is thrown."""
    if not how_often:
        return False
    dice.thrown += 1
    return dice.chance() < how_often


def seems_best(worth: Mapping[A, float], wavers: float, dice: Dice) -> A:
    """The best answer for somebody who may misjudge each of them by so much."""
    if not wavers:
        return max(worth, key=lambda answer: worth[answer])
    dice.thrown += len(worth)
    seems = {answer: much + wavers * dice.chance() for answer, much in worth.items()}
    return max(seems, key=lambda answer: seems[answer])
