"""Corrects suggested plans: nothing that the game would warn about, no useless raids, no useless parents.

The search may return a plan that attacks an empty pantry, because no other place was much better. Players
take an idea as advice, so the rats of such a plan go elsewhere. A raid that looks useless need not be: a
crowd may get past the guards, and where the home is full a pipe may be the best place to wait. So whoever
asks compares the plan with its corrected forms. Uses only the view of the seat that asks.
"""

from collections.abc import Mapping, Sequence

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


def mended(view: View, question: Placement, plan: Plan, weighing: Weighing) -> tuple[Plan, ...]:
    """The plan itself if every rat in it is useful and the game would not warn; otherwise corrected forms.

    In the first, useless rats go where they are worth most. In the others they stay at home: all of them, and
    those of each place alone.
    """
    idle = {place: plan[place] - _useful(view, plan, place, weighing) for place in (*PIPES, NURSERY)}
    useless = [place for place in idle if idle[place]]
    forms = [_moved(view, question, plan, idle, useless, weighing)]
    for places in [useless, *[[place] for place in useless]]:
        forms.append(_moved(view, question, plan, idle, places, weighing, home_first=True))
    return tuple(dict.fromkeys([unwarned(view, form, weighing) for form in forms]))


def unwarned(view: View, plan: Plan, weighing: Weighing) -> Plan:
    """The plan itself if the game would not warn; otherwise with one rat more that looks for cheese."""
    if doubt_about(view, plan, forecast(view, plan)) is None:
        return plan
    counts = list(plan)
    source = max((place for place in Place if place not in AREAS), key=lambda place: counts[place])
    counts[source] -= 1
    counts[_best_of(AREAS, counts, weighing)] += 1
    return Plan(*counts)


def _moved(
    view: View,
    question: Placement,
    plan: Plan,
    idle: Mapping[Place, int],
    places: Sequence[Place],
    weighing: Weighing,
    *,
    home_first: bool = False,
) -> Plan:
    """The plan with the idle rats of these places elsewhere."""
    counts = list(plan)
    for place in places:
        counts[place] -= idle[place]
    for _ in range(sum(idle[place] for place in places)):
        open_ones = _open_places(view, question, counts)
        stays = home_first and PANTRY in open_ones
        counts[PANTRY if stays else _best_of(open_ones, counts, weighing)] += 1
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


def _open_places(view: View, question: Placement, counts: list[int]) -> list[Place]:
    """Where one more rat may go, except into a pipe."""
    limit = question.home_limit
    full = limit is not None and counts[PANTRY] + counts[NURSERY] >= limit
    home = [] if full else [PANTRY, NURSERY] if view.pile else [PANTRY]
    return [*AREAS, *home]


def _best_of(places: Sequence[Place], counts: list[int], weighing: Weighing) -> Place:
    """Where one more rat is worth most."""

    def worth_with(place: Place) -> float:
        more = [*counts]
        more[place] += 1
        return weighing.worth(more)

    return max(places, key=worth_with)
