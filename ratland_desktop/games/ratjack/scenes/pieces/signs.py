"""The signs of Ratjack's points, and the moods in which rounds end."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.game import RATJACK
from ratland_desktop.games.ratjack.rules.words import Ending, Merit

MOODS = {
    Ending.RATJACK: "proud", Ending.SURVIVOR: "fierce", Ending.NOBODY: "lost",
    Ending.EMPTY_DECK: "sleepy", Ending.STALLED: "hungry", Ending.GAME_WON: "happy",
}  # fmt: skip
"""How an animal of the deck looks at the end of a round."""


def sign_of(merit: Merit) -> str:
    """What a point was given for, as an icon."""
    game = RATJACK.name
    return f"{game}.{merit.value}"
