"""The brain of Comme des Rats: answers for a bot of any level, and hints, from a view and the bot's own dice.

The house knows it by its path and imports it in the bots' process (`hotseat/brains.py`). A bot knows what its
seat can see, and remembers who robbed it or sent the Cat, because the view does.
"""

from collections.abc import Callable
from functools import partial

from ratland_desktop.hotseat.brains import by_chance
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..company import COMPANY
from ..rules.view import View
from .hints import hints as hints
from .tempers import TEMPERS, temper_of
from .thinking import BEGINNER, CUNNING, SOLID, Mind, has_whim, think
from .why import why

TEMPER_NAMED = {str(temper.kind): temper for temper in TEMPERS}


def by_mind(view: View, question: Question, dice: Dice, character: str, mind: Mind) -> Choice:
    """The best answer for a computer that thinks like this and has its own or its seat's temper, and why."""
    if has_whim(dice, mind):
        return Choice(question.any_answer(dice), because("whim"))
    temper = TEMPER_NAMED.get(character) or temper_of(view, question.seat)
    thought = think(view, question, dice, mind, temper)
    answer = thought.best()
    return Choice(answer, why(view, question, answer, thought, temper))


PLAYERS: dict[Level, Callable[[View, Question, Dice, str], Choice]] = {
    Level.RANDOM: lambda view, question, dice, character: by_chance(view, question, dice),
    Level.BEGINNER: partial(by_mind, mind=BEGINNER),
    Level.SOLID: partial(by_mind, mind=SOLID),
    Level.CUNNING: partial(by_mind, mind=CUNNING),
}
LEVELS = tuple(PLAYERS)
CHARACTERS = COMPANY.characters
FALLBACK = Level.SOLID  # strong enough, and answers at once


def choose(
    view: View, question: Question, dice: Dice, level: Level = Level.SOLID, character: str = ""
) -> Choice:
    """What a bot of this level answers, and why. The view must be that of the seat that is asked."""
    if view.seat != question.seat:
        raise ValueError("a bot sees with the eyes of its own seat")
    return PLAYERS[level](view, question, dice, character)
