"""Everything that can happen in RatLand, as facts: to whom, how much, and why.

Each happening contains all that a picture and a sentence need, so nobody has to look at the table to show it.
Seats are numbers. `because` is the id of the event or clan that caused it, AGGRESSIVE for the aggressive
board, or RULE for the plain rule.
"""

from .feeding import CheeseTransmuted, Fed, RatTraded, TributePaid
from .rounds import (
    PHASE_BEGAN,
    CheeseGained,
    CheeseHidden,
    ClansRevealed,
    EventTurned,
    FoodTurned,
    GameEnded,
    GraveOpened,
    NothingGiven,
    PhaseBegan,
    RatGiven,
    RatsJoined,
    RoundBegan,
    SidesTurned,
)
from .search import BagFilled, Drew, Find, NothingDrawn, PieceAdded, PieceReturned, RatWounded, WhitesTraded
from .sewers import Attacked, BoardsRevealed, Bred, CameHome, RatDied, Redeployed, Revealed, Stole

RULE = ""
AGGRESSIVE = "aggressive"

__all__ = [
    "AGGRESSIVE",
    "Attacked",
    "BagFilled",
    "BoardsRevealed",
    "Bred",
    "CameHome",
    "CheeseGained",
    "CheeseHidden",
    "CheeseTransmuted",
    "ClansRevealed",
    "Drew",
    "EventTurned",
    "Fed",
    "Find",
    "FoodTurned",
    "GameEnded",
    "GraveOpened",
    "NothingDrawn",
    "NothingGiven",
    "PHASE_BEGAN",
    "PhaseBegan",
    "PieceAdded",
    "PieceReturned",
    "RULE",
    "RatDied",
    "RatGiven",
    "RatTraded",
    "RatWounded",
    "RatsJoined",
    "Redeployed",
    "Revealed",
    "RoundBegan",
    "SidesTurned",
    "Stole",
    "TributePaid",
    "WhitesTraded",
]
