"""The bots of Crumbs take the highest offer, beginners the lowest. They prove that any game can have bots."""

from __future__ import annotations

from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.reasons import Choice, because
from ratland_desktop.tabletop.dialogue import Choose
from ratland_desktop.tabletop.dice import Dice
from tests.games.crumbs.rules import View

LEVELS = (Level.RANDOM, Level.BEGINNER, Level.SOLID)
CHARACTERS = ()
FALLBACK = Level.BEGINNER


def choose(view: View, question: Choose, dice: Dice, level: Level, character: str = "") -> Choice:
    if level is Level.RANDOM:
        return Choice(question.any_answer(dice), because("whim"))
    best = min if level is Level.BEGINNER else max
    return Choice(best(question.options), because("crumbs.reason.like_it", hands=len(view.hands)))


def hints(view: View, question: Choose, dice: Dice) -> tuple[Choice, ...]:
    return tuple(Choice(option, because("also_possible")) for option in question.options)
