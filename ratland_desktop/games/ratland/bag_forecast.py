"""Best and worst cases for a plan when pieces are drawn: rats that may be lost, cheese that may be found.

Computed only from what one seat can see. Pure.
"""

from __future__ import annotations

from .rules.clans import CLANS, Power
from .rules.events import Event
from .rules.food import bag_contents
from .rules.phases.pieces import DIES, LOST, find
from .rules.view import View
from .rules.words import AREAS, WHITE, Colour, Place, Plan

GONE_BEFORE_FEEDING = (DIES, LOST)  # a poisoned rat stays in the sewers and eats


def bag_of(view: View, area: Place) -> tuple[Colour, ...]:
    """What the bag of this area holds this round, before anybody adds to it."""
    return bag_contents(view.food, area, view.players)


def most_pieces(view: View, plan: Plan, area: Place, power: Power) -> int:
    """Pieces that this clan draws there at most, for the rats it sent."""
    if not plan[area]:
        return 0
    more = 1 if power.draws_more_at is area else 0
    return max(0, plan[area] + more - (1 if view.aggressive else 0))


def may_be_added(view: View) -> int:
    """Pieces that Corrupt clans can add to one bag."""
    added = 0
    for sewer in view.sewers:
        if sewer.clan:
            clan = CLANS[sewer.clan]
            added += (clan.open if view.final else clan.closed).corrupts > 0
    return added


def at_risk_in_areas(view: View, plan: Plan, event: Event, power: Power) -> int:
    """Rats that pieces can take away before the feeding."""
    added, risk, scavenged = may_be_added(view), 0, 0
    for area in AREAS:
        bad = sum(find(colour, event, power, "").fate in GONE_BEFORE_FEEDING for colour in bag_of(view, area))
        if plan[area]:
            risk += min(most_pieces(view, plan, area, power), bad + added)
        elif bad + added and scavenged < power.scavenges:
            scavenged += 1
            risk += 1
    return risk


def most_cheese_found(view: View, plan: Plan, event: Event, power: Power) -> int:
    """The luckiest draw in every area."""
    added, most, scavenged = may_be_added(view), 0, []
    for area in AREAS:
        worths = {colour: find(colour, event, power, "").cheese for colour in Colour}
        bag = bag_of(view, area)
        recycles = power.recycles if power.recycles_at is area else 0
        rich = sorted((worths[colour] for colour in bag if colour is not WHITE), reverse=True)
        rich = [max(worths.values())] * added + rich
        whites = bag.count(WHITE) + added
        if plan[area]:
            pieces = most_pieces(view, plan, area, power)
            most += _luckiest(rich, whites, pieces, recycles, event.trades_white_pairs)
        else:
            scavenged.append(_luckiest(rich, whites, 1, recycles, event.trades_white_pairs))
    return most + sum(sorted(scavenged, reverse=True)[: power.scavenges])


def _luckiest(rich: list[int], whites: int, pieces: int, recycles: int, pairs: bool) -> int:
    """The best mix of so many pieces: white ones can be worth something in number (R6, R11)."""
    best = 0
    for white in range(min(pieces, whites) + 1):
        recycled = min(white, recycles)
        traded = (white - recycled) // 2 if pairs else 0
        best = max(best, sum(rich[: pieces - white]) + recycled + traded)
    return best
