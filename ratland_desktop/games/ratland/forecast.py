"""What a player can foresee of their own plan: feeding, breeding, attacks, finds.

Everything is a range between the worst and the best that can happen with this plan, for the preview beside
it. Pure, and computed only from the seat's view. `bag_forecast.py` covers the bags.
"""

from __future__ import annotations

from ...tabletop.facts import fact
from .bag_forecast import at_risk_in_areas, most_cheese_found
from .rules.clans import CLANS, PLAIN, Power
from .rules.events import EVENTS, Event
from .rules.phases.feeding import price
from .rules.view import SewerView, View
from .rules.words import AREAS, LEFT, NURSERY, PANTRY, PIPES, RIGHT, Place, Plan


@fact
class Range:
    """From the least to the most."""

    least: int
    most: int

    @property
    def certain(self) -> bool:
        return self.least == self.most

    def holds(self, number: int) -> bool:
        return self.least <= number <= self.most


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
    """All of it. `mouths`: how many rats will eat, `feeding`: what they cost, `purse`: the cheese then.

    `sure_income` comes whatever happens (Tacticians, Explorers). `searchers` are the rats in the three areas,
    `finds` is the cheese that the search can bring.
    """

    breeding: Breeding
    raids: tuple[Raid, ...]
    theft: Range
    sure_income: int
    finds: Range
    mouths: Range
    feeding: Range
    purse: Range
    hungry: Range
    cheese: int
    searchers: int

    @property
    def purse_without_luck(self) -> int:
        """The cheese of now and what comes for sure, if nobody steals."""
        return self.cheese + self.sure_income


def forecast(view: View, plan: Plan) -> Forecast:
    """What can come of this plan for the seat whose view this is."""
    assert view.seat is not None
    me, event = view.sewers[view.seat], event_of(view)
    breeding = foresee_breeding(view, plan)
    raids = tuple(foresee_raid(view, plan, side) for side in PIPES if plan[side])
    theft = foresee_theft(view, plan)
    income = sure_income(view, plan)
    found = most_cheese_found(view, plan, event, power_of(view, me))
    mouths = foresee_mouths(view, plan, breeding)
    feeding = Range(price(mouths.least), price(mouths.most))
    loot = Range(sum(raid.loot.least for raid in raids), most_loot(view, raids))
    trade = int(event.trades_rats)  # a rat for a cheese, if the player wants to
    purse = Range(
        me.cheese - theft.most + loot.least + income, me.cheese + loot.most + income + found + trade
    )
    hungry = Range(max(0, feeding.least - purse.most), max(0, feeding.most - purse.least))
    searchers = sum(plan[area] for area in AREAS)
    return Forecast(
        breeding, raids, theft, income, Range(0, found), mouths, feeding, purse, hungry, me.cheese, searchers
    )  # fmt: skip


def event_of(view: View) -> Event:
    assert view.event
    return EVENTS[view.event]


def power_of(view: View, sewer: SewerView) -> Power:
    """The power of the clan's side that holds now."""
    if sewer.clan is None:
        return PLAIN
    clan = CLANS[sewer.clan]
    return clan.open if view.final else clan.closed


def neighbour(view: View, side: Place) -> SewerView:
    """Whom this pipe leads to: the left neighbour is the next seat."""
    assert view.seat is not None
    return view.sewers[(view.seat + (1 if side is LEFT else -1)) % view.players]


def may_be_fierce(sewer: SewerView) -> bool:
    """On the aggressive board, or nobody knows yet."""
    return sewer.aggressive is not False


# --- phase 4


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
            theirs = power_of(view, sewer)
            # clans with more parents breed later
            before_me += min(most, parents) + max(theirs.breeds_extra, theirs.breeds_when_empty)
    surely_due = due if limit is None else max(0, due - guards_at_risk(view, plan))  # guards are parents (R9)
    fallen = 2 * view.players if any(map(may_be_fierce, view.sewers)) else 0  # the dead refill the pile
    least = min(surely_due, max(0, view.pile - before_me))
    return Breeding(due, Range(least, min(due, view.pile + fallen)))


# --- phase 3


def foresee_raid(view: View, plan: Plan, side: Place) -> Raid:
    """The neighbour's defence is hidden: anything from nobody to everybody."""
    assert view.seat is not None
    event, target = event_of(view), neighbour(view, side)
    strength = plan[side] + event.attack_bonus
    guards = power_of(view, target).guards
    limited = event.home_limit is not None and view.players > 2
    rats = min(target.healthy, event.home_limit or 0) if limited else target.healthy
    defence = Range(guards, rats + guards)
    cheese = to_be_stolen(view, target.seat)
    at_least = int(sneaks(power_of(view, view.sewers[view.seat]), plan, side))
    surely = max(at_least, strength - defence.most)
    if has_rival(view, plan, side):  # piece by piece in turn, the rival first
        surely = min(surely, cheese // 2)
    most = min(cheese, max(at_least, strength - defence.least))
    return Raid(target.seat, side, strength, defence, Range(max(0, min(surely, cheese)), most))


def to_be_stolen(view: View, seat: int) -> int:
    """How much of a clan's cheese is not hidden from thieves (R4)."""
    return max(0, view.sewers[seat].cheese - event_of(view).hides_cheese)


def sneaks(power: Power, plan: Plan, side: Place) -> bool:
    """The Ninja steal a piece whatever the defence, with exactly so many rats (R13)."""
    alone = not (plan[LEFT] and plan[RIGHT])
    return plan[side] > 0 and plan[side] == power.sneaks_with and (alone or not power.sneaks_alone)


def has_rival(view: View, plan: Plan, side: Place) -> bool:
    """Whether another raid can rob the same pantry: of the victim's other neighbour, or my own."""
    assert view.seat is not None
    if view.players == 2:
        return plan[LEFT] > 0 and plan[RIGHT] > 0
    step = 2 if side is LEFT else -2
    return view.sewers[(view.seat + step) % view.players].healthy > 0


def most_loot(view: View, raids: tuple[Raid, ...]) -> int:
    """All raids together; two on the same neighbour cannot bring more than there is."""
    most = sum(raid.loot.most for raid in raids)
    if len(raids) == 2 and view.players == 2:
        return min(most, to_be_stolen(view, raids[0].victim))
    return most


def foresee_theft(view: View, plan: Plan) -> Range:
    """What the neighbours can steal at most, if they send everybody."""
    assert view.seat is not None
    me, event = view.sewers[view.seat], event_of(view)
    there = to_be_stolen(view, view.seat)
    guards = power_of(view, me).guards
    if view.players == 2:
        most = _most_by_one_rival(view, plan, guards)
    else:
        home = plan[PANTRY] + (plan[NURSERY] if event.home_limit is not None else 0)
        most = sum(_most_stolen(view, neighbour(view, side), home + guards) for side in PIPES)
    return Range(0, min(there, most))


def _most_stolen(view: View, thief: SewerView, defence: int) -> int:
    if not thief.healthy:
        return 0
    power = power_of(view, thief)
    sneaky = int(0 < power.sneaks_with <= thief.healthy)
    return max(sneaky, thief.healthy + event_of(view).attack_bonus - defence)


def _most_by_one_rival(view: View, plan: Plan, guards: int) -> int:
    """Two players: the rival divides the rats between both pipes, as is best against mine (R1)."""
    thief = neighbour(view, LEFT)
    bonus = event_of(view).attack_bonus
    sneaky = power_of(view, thief).sneaks_with

    def stolen(rats: int, side: Place) -> int:
        return 0 if not rats else max(int(rats == sneaky), rats + bonus - plan[side] - guards)

    splits = ((left, right) for left in range(thief.healthy + 1) for right in range(thief.healthy + 1 - left))
    return max(max(0, stolen(left, LEFT)) + max(0, stolen(right, RIGHT)) for left, right in splits)


def guards_at_risk(view: View, plan: Plan) -> int:
    """Defending rats that aggressive neighbours can kill: one for each attack (section 6, R9, R20)."""
    if view.players == 2:
        return sum(plan[pipe] > 0 for pipe in PIPES) * may_be_fierce(neighbour(view, LEFT))
    fierce = sum(may_be_fierce(neighbour(view, side)) for side in PIPES)
    home = plan[PANTRY] + (plan[NURSERY] if event_of(view).home_limit is not None else 0)
    return min(home, fierce)


# --- phases 5 to 7


def sure_income(view: View, plan: Plan) -> int:
    """Cheese that comes whatever happens: areas left alone (R8), lost rats that come home to Explorers."""
    assert view.seat is not None
    me = view.sewers[view.seat]
    power = power_of(view, me)
    absent = sum(not plan[area] for area in AREAS) * event_of(view).rewards_absence
    welcome = power.welcome + power.welcome_each * me.lost if me.lost else 0
    return absent + welcome


def foresee_mouths(view: View, plan: Plan, breeding: Breeding) -> Range:
    """How many rats will eat: lost ones do not, poisoned ones do."""
    assert view.seat is not None
    me, event = view.sewers[view.seat], event_of(view)
    everybody = me.healthy + me.poisoned + me.lost  # also those that still need a place
    own_pipes = sum(plan[pipe] > 0 for pipe in PIPES) if view.aggressive else 0
    gone = at_risk_in_areas(view, plan, event, power_of(view, me))
    gone += guards_at_risk(view, plan) + own_pipes + int(event.trades_rats)
    return Range(max(0, everybody + breeding.born.least - gone), everybody + breeding.born.most)
