"""The words of the game: how far a game and a turn have come, and why something happened or did not."""

from enum import IntEnum
from typing import Final, NamedTuple


class Stage(IntEnum):
    """How far the game has come."""

    SETTLING = 0
    TURNS = 1
    LAST_ROUND = 2
    OVER = 3


class Step(IntEnum):
    """How far a turn has come: actions 1 and 2 with all powers, the parts of action 3, the finish."""

    ACTING = 0
    SPREADING = 1
    STRIKING = 2
    FINISHING = 3


SETTLING, TURNS, LAST_ROUND, OVER = Stage
ACTING, SPREADING, STRIKING, FINISHING = Step


class Spot(NamedTuple):
    """A token on the board: its region, and its place in the row there."""

    region: str
    place: int


# What an act is called in an answer. Powers are called by their card.
TAKE: Final = "take"
PLACE: Final = "place"
MOVE: Final = "plague"

# The other answers that are one word.
DONE: Final = "done"
TURN_UP: Final = "turn_up"
COUNT_TWO: Final = "count_two"

# Why the game ends (section 6).
SUPPLY: Final = "supply"
RESERVE: Final = "reserve"

# Why fewer tokens were laid than the plague brings (R17); SUPPLY is the other reason.
ROOM: Final = "room"

# Why the plague does nothing: there are no rats, or nobody lives there.
NO_RATS: Final = "no_rats"
NOBODY: Final = "nobody"

# What a symbol does to whom it looks for.
LOST: Final = "lost"
NOT_THERE: Final = "not_there"
NONE_LEFT: Final = "none_left"
UNHELD: Final = "unheld"  # the card lies beside the board
