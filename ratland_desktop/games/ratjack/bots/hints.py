"""Hints: up to three good answers with a reason each, from the asking seat's own view."""

from ratland_desktop.hotseat.advising import most_telling, ranked
from ratland_desktop.hotseat.reasons import Choice

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.questions import Pick
from ..rules.view import View
from .searching import Leaf, mean
from .tempers import CUNNING, think
from .why import thrown_out, why

NEARLY = 0.08
"""An idea is told if its chance to win the game is at most this much below that of the best one."""
RECKLESS = 0.2
"""The share of worlds in which an idea may throw its player out for nothing."""


def hints(view: View, question: Question, dice: Dice) -> tuple[Choice, ...]:
    """The best answer first, then others nearly as good, preferably with other reasons."""
    assert isinstance(question, Pick)
    found = think(view, question, dice, CUNNING)
    near = ranked({answer: mean(leaves) for answer, leaves in found.items()}, NEARLY)
    seat, points = question.seat, view.places[question.seat].points
    near = [answer for answer in near if not reckless(found[answer], seat, points)] or near[:1]
    return most_telling([Choice(answer, why(view, question, found, answer)) for answer in near])


def reckless(leaves: list[Leaf], seat: int, points: int) -> bool:
    """Does the answer throw this seat out too often, without a point for it?"""
    ruined = [thrown_out(leaf, seat) and leaf.table.points[seat] == points for leaf in leaves]
    return sum(ruined) > RECKLESS * len(leaves)
