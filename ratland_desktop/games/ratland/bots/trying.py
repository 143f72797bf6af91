"""Tries answers to the smaller questions: plays the rest of the round by the real rules in imagined worlds.

Only for questions where an answer shows through the luck of the rest of the round. Where it does not (a piece
added to a bag, a rat to wound), a rule of thumb is steadier than a few worlds (`asides.py`). Every answer
meets the same luck afterwards.
"""

from collections.abc import Callable, Hashable
from typing import Any

from ratland_desktop.hotseat.racing import Race

from ....tabletop.dialogue import Choose, Question, Script
from ....tabletop.dice import Dice
from ..rules.food import bag_contents
from ..rules.phases.feeding import collect_tribute, feed, feeding, trade_rats, transmute
from ..rules.phases.pieces import take_effect
from ..rules.phases.search import Search, fill_bags, scavenge, search_areas
from ..rules.questions import PutBack, Scavenge, TradeRat, Transmute
from ..rules.reimagining import reimagine
from ..rules.table import Table
from ..rules.view import View
from ..rules.words import Colour
from .searching import SEEDS, play_through, unheard
from .standing import Weights, prospect


def answers_race(
    view: View, question: Choose, dice: Dice, worlds: int, ends: float | None, weights: Weights
) -> Race[Hashable]:
    """A race in which answers can be tried in so many worlds."""
    tables = [(reimagine(view, dice), dice.below(SEEDS)) for _ in range(worlds)]
    rest = REST_OF_ROUND[type(question)]

    def attempt(answer: Hashable, number: int) -> float:
        table, seed = tables[number][0].copy(), tables[number][1]
        script = rest(table, question, Dice(seed))
        next(script)  # it asks this very question
        play_through(table, script, {}, Dice(seed), answer)
        return prospect(table, question.seat, ends, weights)

    return Race(attempt)


def after_put_back(table: Table, question: PutBack, dice: Dice) -> Script:
    """The pieces that are kept take effect. What others find in the same area is left out."""
    luck = Dice(dice.below(SEEDS))
    search = Search(table, luck, unheard)
    colour: Colour | None = yield question
    kept = list(question.pieces)
    if colour is not None:
        kept.remove(colour)
    seat, area = question.seat, question.area
    take_effect(table, seat, area, tuple(kept), search.meanings[seat], 0, 0, (), unheard)
    yield from later_areas(search, area)


def after_scavenging(table: Table, question: Scavenge, dice: Dice) -> Script:
    """Somebody has drawn all but a few pieces of this bag."""
    luck = Dice(dice.below(SEEDS))
    bag = list(bag_contents(table.food, question.area, table.players))
    dice.draw(bag, len(bag) - question.left)
    search = Search(table, dice, unheard)
    yield from scavenge(search, question.area, bag)
    search.dice = luck
    yield from later_areas(search, question.area)


def later_areas(search: Search, area: int) -> Script:
    table = search.table
    yield from search_areas(search, fill_bags(table.food, table.players)[area + 1 :])
    yield from feeding(table, unheard)


def after_trade(table: Table, question: TradeRat, dice: Dice) -> Script:
    """Seats before this one have decided already."""
    order = table.tie_order()
    yield from trade_rats(table, order[order.index(question.seat) :], unheard)
    feed(table, order, unheard)
    if table.options.clans:
        yield from transmute(table, order, unheard)
        collect_tribute(table, order, unheard)


def after_transmuting(table: Table, question: Transmute, dice: Dice) -> Script:
    order = table.tie_order()
    yield from transmute(table, order[order.index(question.seat) :], unheard)
    collect_tribute(table, order, unheard)


REST_OF_ROUND: dict[type[Question], Callable[[Table, Any, Dice], Script]] = {
    PutBack: after_put_back,
    Scavenge: after_scavenging,
    TradeRat: after_trade,
    Transmute: after_transmuting,
}
