"""What a player can foresee of a plan, from the own view alone: feeding, breeding, attacks.

Everything here is a range between the worst and the best that can happen, for the preview beside the plan.
Pure, and it never looks further than a view.
"""

from __future__ import annotations

from ...tabletop.facts import fact
from .rules.clans import CLANS, PLAIN, Power
from .rules.events import EVENTS, Event
from .rules.food import bag_contents
from .rules.phases.feeding import price
from .rules.phases.pieces import DIES, LOST, find
from .rules.view import SewerView, View
from .rules.words import AREAS, LEFT, NURSERY, PANTRY, RIGHT, Colour, Place, Plan

GONE_BEFORE_FEEDING = (DIES, LOST)  # a poisoned rat stays in the sewers and eats


@fact
class Range:
    """From the least to the most."""

    least: int
    most: int

    @property
    def certain(self) -> bool:
        return self.least == self.most


@fact
class Breeding:
    """New rats: all that are due, or fewer if the common pile runs short before this clan's turn."""

    due: int
    born: Range


@fact
class Raid:
    """An attack on a neighbour: my strength, the defence it can meet, and the cheese it can bring."""

    victim: int
    side: Place
    strength: int
    defence: Range
    loot: Range


@fact
class Forecast:
    """All of it. `feeding` is what the clan will have to pay, `mouths` how many rats will eat."""

    breeding: Breeding
    raids: tuple[Raid, ...]
    mouths: Range
    feeding: Range


def forecast(view: View, plan: Plan) -> Forecast:
    """What can come of this plan for the seat whose view this is."""
    assert view.seat is not None
    breeding = foresee_breeding(view, plan)
    me = view.sewers[view.seat]
    coming_home = me.poisoned + me.lost
    all_well = sum(plan) + breeding.born.most + coming_home
    worst = sum(plan) + breeding.born.least + coming_home - at_risk(view, plan)
    mouths = Range(max(0, worst), all_well)
    return Forecast(
        breeding,
        tuple(foresee_raid(view, plan, side) for side in (LEFT, RIGHT) if plan[side]),
        mouths,
        Range(price(mouths.least), price(mouths.most)),
    )


def event_of(view: View) -> Event:
    assert view.event
    return EVENTS[view.event]


def power_of(view: View, sewer: SewerView) -> Power:
    """The power of the clan's side that holds now."""
    if sewer.clan is None:
        return PLAIN
    clan = CLANS[sewer.clan]
    return clan.open if view.final else clan.closed


def bag_of(view: View, area: Place) -> tuple[Colour, ...]:
    """What the bag of this area holds this round, before anybody adds to it."""
    return bag_contents(view.food, area, view.players)


def foresee_breeding(view: View, plan: Plan) -> Breeding:
    """Others may need the pile too; who has fewer rats in the nursery breeds first."""
    assert view.seat is not None
    limit = event_of(view).home_limit
    power = power_of(view, view.sewers[view.seat])
    parents = plan[NURSERY] if limit is None else plan[NURSERY] + plan[PANTRY]
    due = parents + (power.breeds_extra or (0 if parents else power.breeds_when_empty))
    before_me = 0
    for sewer in view.sewers:
        if sewer.seat != view.seat:
            most = sewer.healthy if limit is None else min(limit, sewer.healthy)
            extra = power_of(view, sewer).breeds_extra
            before_me += min(most, parents) + extra  # with more parents than mine they come later
    return Breeding(due, Range(min(due, max(0, view.pile - before_me)), min(due, view.pile)))


def foresee_raid(view: View, plan: Plan, side: Place) -> Raid:
    """The neighbour's defence is hidden: anything from nobody to everybody."""
    assert view.seat is not None
    event = event_of(view)
    step = 1 if side is LEFT else -1
    victim = (view.seat + step) % view.players
    target = view.sewers[victim]
    me = power_of(view, view.sewers[view.seat])
    guards = power_of(view, target).guards
    strength = plan[side] + event.attack_bonus
    most = target.healthy if event.home_limit is None or view.players == 2 else event.home_limit
    defence = Range(guards, min(target.healthy, most) + guards)
    cheese = max(0, target.cheese - event.hides_cheese)
    sneaks = plan[side] == me.sneaks_with and not (me.sneaks_alone and plan[LEFT] and plan[RIGHT])
    at_least = 1 if sneaks else 0
    rival = view.players > 2  # the other neighbour may rob the same pantry first
    least = 0 if rival else min(cheese, max(at_least, strength - defence.most))
    return Raid(
        victim,
        side,
        strength,
        defence,
        Range(least, min(cheese, max(at_least, strength - defence.least))),
    )


def at_risk(view: View, plan: Plan) -> int:
    """How many rats can be gone before the feeding: taken by pieces, or killed on aggressive boards."""
    assert view.seat is not None
    event = event_of(view)
    power = power_of(view, view.sewers[view.seat])
    risk = 0
    for area in AREAS:
        fates = [find(colour, event, power, "").fate for colour in bag_of(view, area)]
        bad = sum(fate in GONE_BEFORE_FEEDING for fate in fates)
        risk += min(plan[area], bad)
    return risk + deaths_in_fights(view, plan)


def deaths_in_fights(view: View, plan: Plan) -> int:
    """On an aggressive board one rat for each own pipe, and one guard for each aggressive neighbour."""
    assert view.seat is not None
    own = view.aggressive or False
    deaths = sum(own and plan[pipe] > 0 for pipe in (LEFT, RIGHT))
    neighbours = {(view.seat + 1) % view.players, (view.seat - 1) % view.players}
    fierce = sum(view.sewers[seat].aggressive is not False for seat in neighbours)
    return deaths + min(plan[PANTRY], fierce)
