"""RatLand's brain: answers any question at any level, and gives hints, from a view and the bot's own dice.

The house knows it by its path and imports it in the bots' process (`hotseat/brains.py`).
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from ratland_desktop.hotseat.brains import by_chance
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..company import COMPANY, Character
from ..rules.view import View
from .cunning import CUNNING_1, cunning, rat_king
from .hints import hints as hints
from .naive import naive
from .solid import beginner, sewer_rat, solid, steady


class Thinks(Protocol):
    """How a level answers; a character has its say."""

    def __call__(
        self, view: View, question: Question, dice: Dice, *, character: Character | None = None
    ) -> Choice: ...


def indifferent(thinks: Callable[[View, Question, Dice], Choice]) -> Thinks:
    """The same for every character."""

    def answer(view: View, question: Question, dice: Dice, *, character: Character | None = None) -> Choice:
        return thinks(view, question, dice)

    return answer


PLAYERS: dict[Level, Thinks] = {
    Level.RANDOM: indifferent(by_chance),
    Level.NAIVE: indifferent(naive),
    Level.BEGINNER: beginner,
    Level.STEADY: steady,
    Level.SOLID: sewer_rat,
    Level.SOLID_1: solid,
    Level.CUNNING: rat_king,
    Level.CUNNING_1: partial(cunning, mind=CUNNING_1),
}
LEVELS = tuple(PLAYERS)
CHARACTERS = COMPANY.characters
FALLBACK = Level.SOLID  # strong enough, and quick enough to answer within a frame or two


def choose(
    view: View, question: Question, dice: Dice, level: Level = Level.SOLID, character: str = ""
) -> Choice:
    """What a bot of this level answers, and why. The view must be that of the seat that is asked."""
    if view.seat != question.seat:
        raise ValueError("a bot sees with the eyes of its own seat")
    return PLAYERS[level](view, question, dice, character=Character(character) if character else None)
