"""Hints: up to three good answers with a reason each, for a seat that asks.

An open question is answered on the screen that everybody sees. So hints for it come from what everybody
knows: what the Witch has shown to one seat changes none of them.
"""

from __future__ import annotations

from dataclasses import replace

from ratland_desktop.hotseat.advising import ranked, telling
from ratland_desktop.hotseat.reasons import Choice

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.view import View, hidden
from .tempers import CUNNING
from .thinking import Mind
from .why import why

NEARLY = 0.5
"""How much better the best idea may be than one that is still told, as a logarithm of winning chances."""


def hints(view: View, question: Question, dice: Dice) -> tuple[Choice, ...]:
    """The best first; then, of those that are nearly as good, answers with another reason before others."""
    mind = Mind(view if question.private else forgetful(view), CUNNING)
    found = mind.think(question)
    near = ranked(found, NEARLY)
    ideas = [Choice(answer, why(mind.table, mind.forecast, question, answer)) for answer in near]
    return telling(ideas, len(found))


def forgetful(view: View) -> View:
    """The same view without the faces that its seat alone has seen."""
    return replace(view, rats={region: tuple(map(hidden, rats)) for region, rats in view.rats.items()})
