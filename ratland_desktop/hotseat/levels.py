"""The levels of the bots, from random play to search, and who can play a seat. The same in every game."""

from enum import StrEnum

from ratland_desktop.tabletop.seats import HUMAN


class Level(StrEnum):
    """`RANDOM` is for tournaments and tests only; nobody is offered it at the table."""

    RANDOM = "random"
    BEGINNER = "beginner"
    SOLID = "solid"
    CUNNING = "cunning"


OFFERED = (Level.BEGINNER, Level.SOLID, Level.CUNNING)
LEVELS = tuple(level.value for level in OFFERED)
PLAYERS = (HUMAN, *LEVELS)  # what a seat's `player` can be
