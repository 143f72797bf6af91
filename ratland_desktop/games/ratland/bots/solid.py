"""The levels without search: they place rats by expected value and answer the rest by rules of thumb.

They differ in their tempers only (`planning.py`).
"""

from dataclasses import replace

from ratland_desktop.hotseat.reasons import Choice, Reason, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..company import Character
from ..rules.questions import Placement, Redeploy
from ..rules.view import View
from ..rules.words import AREAS, NURSERY, PANTRY, PIPES, Place, Plan
from .asides import ASIDES
from .characters import GLAD
from .forecast import Forecast, habits
from .planning import (
    RATLING_TEMPER,
    SEWER_TEMPER,
    SOLID_TEMPER,
    STEADY_TEMPER,
    Temper,
    Weighing,
    place_rats,
)

STIR = 0.2  # points that a move after the reveal must promise
BLUNDERS = 0.3  # how often the youngest answers a smaller question at random


def solid(view: View, question: Question, dice: Dice, *, character: Character | None = None) -> Choice:
    """The best answer that needs no search. The cunning level thinks with it; people meet `sewer_rat`."""
    return by_temper(view, question, dice, replace(SOLID_TEMPER, character=character))


def sewer_rat(view: View, question: Question, dice: Dice, *, character: Character | None = None) -> Choice:
    """A good answer, with the mistakes of a practised player."""
    return by_temper(view, question, dice, replace(SEWER_TEMPER, character=character))


def steady(view: View, question: Question, dice: Dice, *, character: Character | None = None) -> Choice:
    """A careful answer: few babies, and enough to eat for all of them."""
    return by_temper(view, question, dice, replace(STEADY_TEMPER, character=character))


def beginner(view: View, question: Question, dice: Dice, *, character: Character | None = None) -> Choice:
    """A child's answer: it feeds its clan, overlooks the crowd, and now and then has a whim."""
    if not isinstance(question, Placement):
        dice.thrown += 1
        if dice.chance() < BLUNDERS:
            return Choice(question.any_answer(dice), because("whim"))
    return by_temper(view, question, dice, replace(RATLING_TEMPER, character=character))


def by_temper(view: View, question: Question, dice: Dice, temper: Temper) -> Choice:
    if isinstance(question, Placement):
        forecast = Forecast(view, question.seat, habits(view), question.rats, temper.heeds_others)
        plan, weighing = place_rats(forecast, temper, dice, question.rats, question.home_limit)
        return Choice(plan, why(weighing, plan))
    if isinstance(question, Redeploy):
        return redeploy(view, question, dice, temper)
    return ASIDES[type(question)](view, question, dice)


def redeploy(view: View, question: Redeploy, dice: Dice, temper: Temper) -> Choice:
    """After the reveal all plans are known: move rats one by one while that seems worth something."""
    counts = list(question.plan)
    weighing = Weighing(Forecast(view, question.seat, habits(view), sum(counts)), temper, dice)
    value = weighing.worth(counts)
    for _ in range(question.up_to):
        best = None
        for source, target in moves(counts, question.home_limit):
            counts[source] -= 1
            counts[target] += 1
            then = weighing.worth(counts)
            counts[source] += 1
            counts[target] -= 1
            if then > value + STIR:
                value, best = then, (source, target)
        if best is None:
            break
        counts[best[0]] -= 1
        counts[best[1]] += 1
    return Choice(
        Plan(*counts),
        because("ratland.reason.redeploy" if tuple(counts) != question.plan else "ratland.reason.stay"),
    )


def moves(counts: list[int], home_limit: int | None) -> list[tuple[Place, Place]]:
    """Every move of one rat to another place that the home limit allows."""
    found = []
    for source in Place:
        if not counts[source]:
            continue
        for target in Place:
            home = counts[PANTRY] + counts[NURSERY] - (source in (PANTRY, NURSERY))
            full = home_limit is not None and target in (PANTRY, NURSERY) and home >= home_limit
            if target is not source and not full:
                found.append((source, target))
    return found


def why(weighing: Weighing, plan: Plan) -> Reason:
    """The strongest reason for a plan: what its character likes about it, or what its rats in one place are
    expected to bring."""
    character = weighing.temper.character
    glad = GLAD[character](weighing.forecast, plan) if character else None
    if glad is not None:
        return glad
    gain, reason = max(place_reasons(weighing, plan).values(), key=lambda told: told[0])
    return reason if gain > 0 else because("also_possible")


def place_reasons(weighing: Weighing, plan: Plan) -> dict[Place, tuple[float, Reason]]:
    """For each place, how much its rats are expected to bring, and the words for it."""
    forecast = weighing.forecast
    reasons: dict[Place, tuple[float, Reason]] = {}
    for area in AREAS:
        cheese = forecast.finds[area][plan[area]] * forecast.pieces[area].cheese
        told = because("ratland.reason.search", area=area, rats=plan[area], cheese=round(cheese, 1))
        reasons[area] = (cheese, told)
    for side in PIPES:
        step = 1 if side is PIPES[0] else -1
        victim = (forecast.seat + step) % forecast.view.players
        cheese = forecast.loot[side][plan[side]]
        told = because("ratland.reason.raid", seat=victim, rats=plan[side], cheese=round(cheese, 1))
        reasons[side] = (cheese * 1.5, told)
    saved = forecast.losses[0] - forecast.losses[plan[PANTRY]]
    told = because("ratland.reason.guard", rats=plan[PANTRY], cheese=round(saved, 1))
    reasons[PANTRY] = (saved, told)
    young = forecast.breeds(plan[NURSERY], plan[PANTRY])
    reasons[NURSERY] = (young * 0.8, _breeding(weighing, plan, young))
    return reasons


def _breeding(weighing: Weighing, plan: Plan, young: int) -> Reason:
    """Why rats stay in the nursery; where home is one place (R9), those in the pantry count, too."""
    home_is_one = weighing.forecast.event.home_limit is not None
    parents = plan[NURSERY] + (plan[PANTRY] if home_is_one else 0)
    if home_is_one and parents:
        return because("ratland.reason.breed_at_home", rats=parents, young=young)
    return because("ratland.reason.breed", rats=parents, young=young)
