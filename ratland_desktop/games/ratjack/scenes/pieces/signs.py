"""The signs of the ways to play a card, and the moods in which rounds end."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.words import HIDE, OPEN, UNCOVER, Ending

WAY_SIGNS = {OPEN: "eye", HIDE: "cards", UNCOVER: "trash"}
MOODS = {
    Ending.RATJACK: "proud", Ending.SURVIVOR: "fierce", Ending.NOBODY: "lost",
    Ending.EMPTY_DECK: "sleepy", Ending.STALLED: "hungry", Ending.GAME_WON: "happy",
}  # fmt: skip
"""How an animal of the deck looks at the end of a round."""
