"""The levels of the bots, from random play to search."""

from enum import StrEnum


class Level(StrEnum):
    """`RANDOM` is for tournaments and tests only; nobody is offered it at the table."""

    RANDOM = "random"
    BEGINNER = "beginner"
    SOLID = "solid"
    CUNNING = "cunning"


OFFERED = (Level.BEGINNER, Level.SOLID, Level.CUNNING)
