"""The levels of the bots, from random play to search, and who can play a seat. The same in every game."""

from enum import StrEnum

from ratland_desktop.tabletop.seats import HUMAN


class Level(StrEnum):
    """People are offered the levels in `OFFERED`; the others are for tournaments and tests only."""

    RANDOM = "random"
    NAIVE = "naive"
    BEGINNER = "beginner"
    STEADY = "steady"
    SOLID = "solid"
    SOLID_1 = "solid-1"  # the best of the levels that do not search
    CUNNING = "cunning"
    CUNNING_1 = "cunning-1"  # the first cunning level, which later ones are measured against


OFFERED = (Level.BEGINNER, Level.STEADY, Level.SOLID, Level.CUNNING)  # from the youngest up
LEVELS = tuple(level.value for level in OFFERED)
PLAYERS = (HUMAN, *LEVELS)  # what a seat's `player` can be
