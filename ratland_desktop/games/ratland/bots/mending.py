"""Corrects suggested plans: no useless raids, no useless parents, nothing that the game would warn about.

The search may return a plan that attacks an empty pantry, because no other place was much better. Players
take an idea as advice, so the rats of such a plan are moved to where they are worth most. Uses only the view
of the seat that asks.
"""

from ..doubts import doubt_about
from ..forecast import event_of, forecast, foresee_breeding, neighbour
from ..rules.questions import Placement
from ..rules.view import View
from ..rules.words import AREAS, NURSERY, PANTRY, PIPES, Place, Plan
from .planning import Weighing

RATS_A_CHEESE = 2
"""The most raiders for each cheese that can be stolen."""
LEAST_LOOT = 0.3
"""The least expected loot for which a raid is kept."""


def sensible(view: View, question: Placement, plans: list[Plan], weighing: Weighing) -> list[Plan]:
    """The plans that need no correction in their order, then the corrected ones, without duplicates."""
    better = [mended(view, question, plan, weighing) for plan in plans]
    kept = [plan for plan, now in zip(plans, better, strict=True) if plan == now]
    return list(dict.fromkeys([*kept, *better]))


def mended(view: View, question: Placement, plan: Plan, weighing: Weighing) -> Plan:
    """The plan itself if every rat in it is useful and the game would not warn; otherwise a corrected one."""
    counts = list(plan)
    idle = 0
    for place in (*PIPES, NURSERY):
        useful = _useful(view, plan, place, weighing)
        idle += counts[place] - useful
        counts[place] = useful
    for _ in range(idle):
        counts[_best_place(view, question, counts, weighing)] += 1
    if doubt_about(view, Plan(*counts), forecast(view, Plan(*counts))) is not None:
        source = max((place for place in Place if place not in AREAS), key=lambda place: counts[place])
        counts[source] -= 1
        counts[max(AREAS, key=lambda area: _worth_with(counts, area, weighing))] += 1
    return Plan(*counts)


def _useful(view: View, plan: Plan, place: Place, weighing: Weighing) -> int:
    """How many of the rats in a pipe or in the nursery can achieve anything."""
    rats = plan[place]
    if not rats:
        return 0
    if place is NURSERY:
        guards_too = event_of(view).home_limit is not None  # R9
        return rats if guards_too or foresee_breeding(view, plan).born.most else 0
    assert view.seat is not None
    if view.aggressive or (view.players == 2 and view.sewers[view.seat].cheese):
        return rats  # it can kill a guard (section 6), or guards my own cheese (R1)
    cheese = max(0, neighbour(view, place).cheese - event_of(view).hides_cheese)
    most = min(rats, RATS_A_CHEESE * cheese)
    return most if weighing.forecast.loot[place][most] >= LEAST_LOOT else 0


def _best_place(view: View, question: Placement, counts: list[int], weighing: Weighing) -> Place:
    """Where one more rat is worth most, except in a pipe."""
    limit = question.home_limit
    full = limit is not None and counts[PANTRY] + counts[NURSERY] >= limit
    home = [] if full else [PANTRY, NURSERY] if view.pile else [PANTRY]
    places: list[Place] = [*AREAS, *home]
    return max(places, key=lambda place: _worth_with(counts, place, weighing))


def _worth_with(counts: list[int], place: Place, weighing: Weighing) -> float:
    more = [*counts]
    more[place] += 1
    return weighing.worth(more)
