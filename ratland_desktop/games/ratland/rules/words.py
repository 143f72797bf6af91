"""The vocabulary of the rules: places on the sewer board, phases, colours of cheese, kinds of board."""

from enum import Enum, IntEnum
from typing import NamedTuple


class Place(IntEnum):
    """Where a healthy rat can stand."""

    DUMP = 0
    CITY = 1
    FIELD = 2
    LEFT = 3
    RIGHT = 4
    PANTRY = 5
    NURSERY = 6


DUMP, CITY, FIELD, LEFT, RIGHT, PANTRY, NURSERY = Place
AREAS = (DUMP, CITY, FIELD)
PIPES = (LEFT, RIGHT)


class Plan(NamedTuple):
    """How many rats a player has in each place; the order is that of `Place`."""

    dump: int = 0
    city: int = 0
    field: int = 0
    left: int = 0
    right: int = 0
    pantry: int = 0
    nursery: int = 0


class Phase(IntEnum):
    """The seven phases of a round, and the choices before the first one."""

    OPENING = 0
    EVENT = 1
    RATS = 2
    ATTACK = 3
    BREEDING = 4
    RETURN = 5
    SEARCH = 6
    FEEDING = 7


OPENING, EVENT, RATS, ATTACK, BREEDING, RETURN, SEARCH, FEEDING = Phase


class Colour(IntEnum):
    """The pieces in the bag."""

    YELLOW = 0
    ORANGE = 1
    WHITE = 2
    BLACK = 3
    PURPLE = 4
    BLUE = 5


YELLOW, ORANGE, WHITE, BLACK, PURPLE, BLUE = Colour


class Board(Enum):
    """The aggressive-board variant: nobody plays on it, everyone does, or each player chooses in secret."""

    OFF = "off"
    EVERYONE = "everyone"
    SECRET = "secret"


PEACEFUL = Board.OFF


class Food(Enum):
    """The order of the food deck."""

    SORTED = "sorted"
    SHUFFLED = "shuffled"
