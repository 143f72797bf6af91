"""Hints: up to three good answers with a reason each, from the asking seat's own view, without a temper."""

from ratland_desktop.hotseat.advising import HOW_MANY, ranked, telling
from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.view import View
from .tempers import EVEN
from .thinking import CUNNING, Mind, think
from .why import why

ADVISER = Mind(stages=(sum(CUNNING.stages),))  # like the cunning level, but it tries all answers alike
NEARLY = 0.6
"""How many points of cheese better the best idea may be than one that is still told."""


def hints(view: View, question: Question, dice: Dice) -> tuple[Choice, ...]:
    """The best first, then those that are nearly as good; the same reason is not told twice."""
    thought = think(view, question, dice, ADVISER, EVEN)
    found: list[Choice] = []
    for answer in ranked(thought.worth, NEARLY)[:HOW_MANY]:
        reason = why(view, question, answer, thought, EVEN)
        told = [choice.reason for choice in found]
        found.append(Choice(answer, because("also_possible") if reason in told else reason))
    return telling(found, len(thought.worth))
