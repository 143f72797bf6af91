"""Hints: up to three good answers with a reason each, from the asking seat's own view."""

from ratland_desktop.hotseat.reasons import Choice

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.questions import Pick
from ..rules.view import View
from .searching import mean
from .tempers import CUNNING, think
from .why import why

HOW_MANY = 3
NEARLY = 0.12
"""How much likelier the best idea may win the game than one that is still told."""


def hints(view: View, question: Question, dice: Dice) -> tuple[Choice, ...]:
    """The best first; then, of those that are nearly as good, answers with another reason before others."""
    assert isinstance(question, Pick)
    found = think(view, question, dice, CUNNING)
    ranked = sorted(found, key=lambda answer: -mean(found[answer]))
    best = mean(found[ranked[0]])
    near = [answer for answer in ranked if mean(found[answer]) >= best - NEARLY]
    ideas = [Choice(answer, why(view, question, found, answer)) for answer in near]
    chosen: list[Choice] = []
    for new_reason in (True, False):
        for idea in ideas:
            told = [other.reason.code for other in chosen]
            if len(chosen) < HOW_MANY and idea not in chosen and not (new_reason and idea.reason.code in told):
                chosen.append(idea)
    return tuple(sorted(chosen, key=ideas.index))
