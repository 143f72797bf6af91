"""Detects plans that look like a mistake, from the player's own view. No texts.

The sewer asks "are you sure?" about them, and the ideas avoid them, so that the game never warns against its
own advice.
"""

from __future__ import annotations

from enum import StrEnum

from ...tabletop.facts import fact
from .forecast import Forecast
from .rules.view import View
from .rules.words import AREAS, PIPES, Plan


class Worry(StrEnum):
    """What is wrong; the value is the key of its words."""

    ALL_ATTACK = "all_attack"
    NOBODY_SEARCHES = "nobody_searches"


@fact
class Doubt:
    """Feeding costs at least `cost`, and there are only `cheese`."""

    worry: Worry
    cost: int
    cheese: int


def doubt_about(view: View, plan: Plan, seen: Forecast) -> Doubt | None:
    """None when nothing looks wrong. `seen` is the forecast of this plan."""
    assert view.seat is not None
    cheese, cost = view.sewers[view.seat].cheese, seen.feeding.least
    sure_loot = sum(raid.loot.least for raid in seen.raids)
    covered = cost <= seen.purse_without_luck + sure_loot
    if covered or not sum(plan) or any(plan[area] for area in AREAS):
        return None
    if sum(plan[pipe] for pipe in PIPES) == sum(plan) and cheese < cost:
        return Doubt(Worry.ALL_ATTACK, cost, cheese)
    return Doubt(Worry.NOBODY_SEARCHES, cost, cheese)
