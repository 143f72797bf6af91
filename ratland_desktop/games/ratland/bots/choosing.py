"""The entry point of this package: answers any question at any level, given a view and the bot's own dice."""

from collections.abc import Callable

from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.view import View
from .cunning import cunning
from .solid import beginner, solid


def by_chance(view: View, question: Question, dice: Dice) -> Choice:
    """Any legal answer."""
    return Choice(question.any_answer(dice), because("whim"))


PLAYERS: dict[Level, Callable[[View, Question, Dice], Choice]] = {
    Level.RANDOM: by_chance,
    Level.BEGINNER: beginner,
    Level.SOLID: solid,
    Level.CUNNING: cunning,
}


def choose(view: View, question: Question, dice: Dice, level: Level = Level.SOLID) -> Choice:
    """What a bot of this level answers, and why. The view must be that of the seat that is asked."""
    if view.seat != question.seat:
        raise ValueError("a bot sees with the eyes of its own seat")
    return PLAYERS[level](view, question, dice)
