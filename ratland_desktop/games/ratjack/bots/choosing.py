"""Ratjack's brain: answers for a bot of any level, and gives hints, from a view and the bot's own dice.

The house knows it by its path and imports it in the bots' process (`hotseat/brains.py`). A bot remembers what
its seat has seen, because the view does (R17), and knows nothing beyond it.
"""

from collections.abc import Callable
from functools import partial

from ratland_desktop.hotseat.brains import by_chance
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.questions import Pick
from ..rules.view import View
from .hints import hints as hints
from .tempers import BEGINNER, CUNNING, SOLID, Temper, best_of, think
from .why import why


def by_temper(view: View, question: Question, dice: Dice, temper: Temper) -> Choice:
    """The best answer for this temper, and why."""
    assert isinstance(question, Pick)
    found = think(view, question, dice, temper)
    answer = best_of(found, dice, temper)
    return Choice(answer, why(view, question, found, answer))


PLAYERS: dict[Level, Callable[[View, Question, Dice], Choice]] = {
    Level.RANDOM: by_chance,
    Level.BEGINNER: partial(by_temper, temper=BEGINNER),
    Level.SOLID: partial(by_temper, temper=SOLID),
    Level.CUNNING: partial(by_temper, temper=CUNNING),
}
LEVELS = tuple(PLAYERS)
CHARACTERS = ()
FALLBACK = Level.SOLID  # strong enough, and answers within a frame or two


def choose(
    view: View, question: Question, dice: Dice, level: Level = Level.SOLID, character: str = ""
) -> Choice:
    """What a bot of this level answers, and why. The view must be that of the seat that is asked."""
    if view.seat != question.seat:
        raise ValueError("a bot sees with the eyes of its own seat")
    return PLAYERS[level](view, question, dice)
