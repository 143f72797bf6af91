"""Hints: up to three plans with a reason each, from the asking seat's own view."""

from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Choose, Question
from ....tabletop.dice import Dice
from ..rules.questions import Placement, Redeploy
from ..rules.view import View
from ..rules.words import Plan
from .cunning import KING as HINTS, hold_race
from .forecast import Forecast, habits
from .mending import sensible
from .planning import SOLID_TEMPER, Weighing
from .solid import solid, why

HOW_MANY = 3
APART = 2  # rats that must be placed differently for two plans to count as different


def hints(view: View, question: Question, dice: Dice) -> tuple[Choice, ...]:
    """The best first. Where there are fewer sensible answers there are fewer hints."""
    if isinstance(question, Placement):
        return placements(view, question, dice)
    first = solid(view, question, dice)
    found = [first]
    if isinstance(question, Redeploy) and first.answer != question.plan:
        found.append(Choice(question.plan, because("ratland.reason.stay")))
    if isinstance(question, Choose):
        others = [option for option in question.options if option != first.answer]
        found += [Choice(option, because("also_possible")) for option in others]
    return tuple(found[:HOW_MANY])


def placements(view: View, question: Placement, dice: Dice) -> tuple[Choice, ...]:
    """The best plan, then the best that differ from it and, if possible, have another reason."""
    race = hold_race(view, question, dice, HINTS)
    tried = race.best(len(race.results))
    weighing = Weighing(Forecast(view, question.seat, habits(view), question.rats), SOLID_TEMPER, dice)
    plans = sensible(view, question, tried, weighing)
    reasons = {plan: why(weighing, plan) for plan in plans}
    chosen: list[Plan] = []
    for new_reason, apart in ((True, APART), (False, APART), (False, 1)):
        for plan in plans:
            known = {reasons[other].code for other in chosen}
            told_already = new_reason and reasons[plan].code in known
            if len(chosen) < HOW_MANY and not told_already and far_from(plan, chosen, apart):
                chosen.append(plan)
    chosen.sort(key=plans.index)
    return tuple(Choice(plan, reasons[plan]) for plan in chosen)


def far_from(plan: Plan, others: list[Plan], apart: int) -> bool:
    return all(moved(plan, other) >= apart for other in others)


def moved(one: Plan, other: Plan) -> int:
    """How many rats stand elsewhere."""
    return sum(max(0, here - there) for here, there in zip(one, other, strict=True))
