"""How the house reaches a game's bots: a brain is a module, known by its path and imported where it thinks.

This module is a brain itself, of a game that has no bots yet: it gives any legal answer, and no hints.
It knows no game.
"""

from importlib import import_module
from typing import Any, Protocol, cast

from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.dice import Dice


class Brain(Protocol):
    """What the module offers. Views are those of the seat that is asked."""

    LEVELS: tuple[Level, ...]
    """Those it can play. People are offered those of the box's `company`; the others are for tournaments."""
    CHARACTERS: tuple[str, ...]
    """What its bots can be like, at every level; none in a game where all are alike."""
    FALLBACK: Level
    """Answers at once, on the spot, when the bots' process has failed."""

    def choose(self, view: Any, question: Question, dice: Dice, level: Level, character: str = "") -> Choice:
        """What a bot of this level answers, and why. Without a character it has no leanings."""

    def hints(self, view: Any, question: Question, dice: Dice) -> tuple[Choice, ...]:
        """A few good answers with a reason each, the best first."""


def brain_at(path: str) -> Brain:
    """The brain with this path. The first call imports the game's bots."""
    return cast(Brain, import_module(path))


# --- a game without bots

CHANCE = __name__
LEVELS = (Level.RANDOM,)
CHARACTERS = ()
FALLBACK = Level.RANDOM


def by_chance(view: Any, question: Question, dice: Dice) -> Choice:
    """Any legal answer: how the level `RANDOM` plays every game."""
    return Choice(question.any_answer(dice), because("whim"))


def choose(view: Any, question: Question, dice: Dice, level: Level, character: str = "") -> Choice:
    return by_chance(view, question, dice)


def hints(view: Any, question: Question, dice: Dice) -> tuple[Choice, ...]:
    return ()
