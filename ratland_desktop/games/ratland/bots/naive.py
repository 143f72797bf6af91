"""A naive player, for tournaments only: how much better than a first thought is each level?

It splits its rats evenly over the three areas, and breeds only what it can feed if two of five rats come home
with a cheese. It looks at no card and no other player.
"""

from ratland_desktop.hotseat.brains import by_chance
from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.phases.feeding import price
from ..rules.questions import Placement
from ..rules.view import View
from ..rules.words import AREAS, Plan

FOUND = 0.4  # cheese that it expects of a rat in any area


def naive(view: View, question: Question, dice: Dice) -> Choice:
    """Placements as above, anything else by chance."""
    if not isinstance(question, Placement):
        return by_chance(view, question, dice)
    own, rats = view.sewers[question.seat], question.rats
    room = rats if question.home_limit is None else min(rats, question.home_limit)
    young = 0
    while young < room and own.cheese + FOUND * (rats - young - 1) >= price(own.living + young + 1):
        young += 1
    each, more = divmod(rats - young, len(AREAS))
    dump, city, field = (each + (number < more) for number in range(len(AREAS)))
    return Choice(Plan(dump=dump, city=city, field=field, nursery=young), because("whim"))
