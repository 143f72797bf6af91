"""Hints: up to three good answers with a reason each, for a seat that asks.

An open question is answered on the screen that everybody sees. So hints for it come from what everybody
knows: what the Witch has shown to one seat changes none of them.
"""

from __future__ import annotations

from dataclasses import replace

from ratland_desktop.hotseat.reasons import Choice

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.view import View, hidden
from .tempers import CUNNING
from .thinking import Mind
from .why import why

HOW_MANY = 3
NEARLY = 0.5
"""How much better the best idea may be than one that is still told, as a logarithm of winning chances."""


def hints(view: View, question: Question, dice: Dice) -> tuple[Choice, ...]:
    """The best first; then, of those that are nearly as good, answers with another reason before others."""
    mind = Mind(view if question.private else forgetful(view), CUNNING)
    found = mind.think(question)
    ranked = sorted(found, key=lambda answer: -found[answer])
    near = [answer for answer in ranked if found[answer] >= found[ranked[0]] - NEARLY]
    ideas = [Choice(answer, why(mind.table, mind.forecast, question, answer)) for answer in near]
    chosen: list[Choice] = []
    for new_reason in (True, False):
        for idea in ideas:
            told_already = new_reason and idea.reason.code in [other.reason.code for other in chosen]
            if len(chosen) < HOW_MANY and idea not in chosen and not told_already:
                chosen.append(idea)
    return tuple(sorted(chosen, key=ideas.index))


def forgetful(view: View) -> View:
    """The same view without the faces that its seat alone has seen."""
    return replace(view, rats={region: tuple(map(hidden, rats)) for region, rats in view.rats.items()})
