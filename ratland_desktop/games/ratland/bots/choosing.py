"""RatLand's brain: answers any question at any level, and gives hints, from a view and the bot's own dice.

The house knows it by its path and imports it in the bots' process (`hotseat/brains.py`).
"""

from collections.abc import Callable
from functools import partial

from ratland_desktop.hotseat.brains import by_chance
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.view import View
from .cunning import CUNNING_1, cunning, rat_king
from .hints import hints as hints
from .solid import beginner, solid

PLAYERS: dict[Level, Callable[[View, Question, Dice], Choice]] = {
    Level.RANDOM: by_chance,
    Level.BEGINNER: beginner,
    Level.SOLID: solid,
    Level.CUNNING: rat_king,
    Level.CUNNING_1: partial(cunning, mind=CUNNING_1),
}
LEVELS = tuple(PLAYERS)
FALLBACK = Level.SOLID  # strong enough, and quick enough to answer within a frame or two


def choose(view: View, question: Question, dice: Dice, level: Level = Level.SOLID) -> Choice:
    """What a bot of this level answers, and why. The view must be that of the seat that is asked."""
    if view.seat != question.seat:
        raise ValueError("a bot sees with the eyes of its own seat")
    return PLAYERS[level](view, question, dice)
