"""The levels of the bots, from random play to search, and who can play a seat. The same in every game."""

from enum import StrEnum

from ratland_desktop.tabletop.seats import HUMAN


class Level(StrEnum):
    """`RANDOM` and `CUNNING_1` are for tournaments and tests only; nobody is offered them at the table.

    `CUNNING_1` is RatLand's first cunning level, which later ones are measured against.
    """

    RANDOM = "random"
    BEGINNER = "beginner"
    SOLID = "solid"
    CUNNING = "cunning"
    CUNNING_1 = "cunning-1"


OFFERED = (Level.BEGINNER, Level.SOLID, Level.CUNNING)
LEVELS = tuple(level.value for level in OFFERED)
PLAYERS = (HUMAN, *LEVELS)  # what a seat's `player` can be
