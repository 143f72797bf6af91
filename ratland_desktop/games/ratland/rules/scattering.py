"""A completely random placement, fast enough for thousands of simulated games.

One random number places four rats at once: it picks one of the 7 x 7 x 7 x 7 ways in which four rats can
choose among seven places, so every rat still goes to each place with the same probability. Each way is stored
as one number with a byte for each place, so that ways can be added like numbers.
"""

from math import floor

from ....tabletop.dice import Dice
from .words import Place, Plan

A_RAT_IN = [256**place for place in Place]

# all ways of 0, 1, 2, 3 and 4 rats
WAYS = [[0]]
for _ in range(4):
    WAYS.append([way + rat for way in WAYS[-1] for rat in A_RAT_IN])
FOUR_RATS = WAYS[4]


def scatter(rats: int, dice: Dice) -> Plan:
    """Each rat goes to a place of its own choice."""
    chance = dice.chance
    dice.thrown += 1 + rats // 4
    rest = WAYS[rats % 4]
    counted = rest[floor(chance() * len(rest))]
    while rats > 3:
        counted += FOUR_RATS[floor(chance() * 2401)]
        rats -= 4
    return tuple.__new__(Plan, counted.to_bytes(7, "little"))  # no place holds more than 255 rats
