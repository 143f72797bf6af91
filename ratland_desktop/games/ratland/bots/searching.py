"""Plays rounds on imagined tables with the real rules.

The other players use a mixture of the solid level's plans. A `Trial` is one imagined world: a table, the
others' plans and a seed for the bag. All candidate plans are tried in the same trials, so that they are
compared by their merit and not by luck.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ....tabletop.dialogue import Question, Script, Together
from ....tabletop.dice import Dice
from ..rules.phases.attack import attack
from ..rules.phases.feeding import feeding
from ..rules.phases.homecoming import homecoming
from ..rules.phases.nursery import nursery
from ..rules.phases.rats import rats
from ..rules.phases.search import search_for_cheese
from ..rules.questions import PutBack, Redeploy, TradeRat
from ..rules.reimagining import reimagine
from ..rules.table import Table
from ..rules.view import View, view
from ..rules.words import Plan
from .asides import ASIDES, trade_pays, worst_piece, worths
from .forecast import Forecast, habits
from .planning import SOLID_TEMPER, place_rats

SEEDS = 1 << 30


def unheard(told: object) -> None:
    """Discards happenings of imagined rounds."""


def after_reveal(table: Table, dice: Dice) -> Script:
    """The rest of a round after the placement (phases 3 to 7)."""
    attack(table, unheard)
    nursery(table, unheard)
    homecoming(table, unheard)
    yield from search_for_cheese(table, dice, unheard)
    yield from feeding(table, unheard)


def from_placement(table: Table, dice: Dice) -> Script:
    """The rest of a round from the placement on (phases 2 to 7)."""
    yield from rats(table, unheard)
    yield from after_reveal(table, dice)


def quick_answer(table: Table, question: Question, dice: Dice) -> Any:
    """A sensible answer to a smaller question in an imagined round.

    Without a view where none is needed: two events ask everybody, and views would take most of the time.
    """
    if isinstance(question, Redeploy):
        return question.plan
    if isinstance(question, TradeRat):
        return trade_pays(question)
    if isinstance(question, PutBack):
        assert table.event
        return worst_piece(question, worths(table.event, table.sewers[question.seat].power))
    return ASIDES[type(question)](view(table, question.seat), question, dice).answer


def play_through(
    table: Table, script: Script, plans: dict[int, Plan], dice: Dice, answer: Any = None
) -> None:
    """Drive a script to its end: placements from `plans`, everything else by quick answers.

    A script that has asked something already gets the `answer` to that first.
    """
    try:
        ask = script.send(answer)
        while True:
            if isinstance(ask, Together):
                ask = script.send([plans[question.seat] for question in ask.questions])
            else:
                ask = script.send(quick_answer(table, ask, dice))
    except StopIteration:
        return


class Trial:
    """One world in which ideas are tried."""

    __slots__ = ("plans", "seed", "table")

    def __init__(self, table: Table, plans: dict[int, Plan], seed: int) -> None:
        self.table = table
        self.plans = plans
        self.seed = seed

    def outcome_of(self, seat: int, plan: Plan) -> Table:
        """The table after the round, if `seat` places like this."""
        table = self.table.copy()
        dice = Dice(self.seed)
        plans = {**self.plans, seat: plan}
        play_through(table, from_placement(table, dice), plans, dice)
        return table

    def outcome_standing(self, seat: int, plan: Plan) -> Table:
        """The table after the round, if all others stand as they do and `seat` like this."""
        table = self.table.copy()
        table.sewers[seat].places[:] = plan
        dice = Dice(self.seed)
        play_through(table, after_reveal(table, dice), {}, dice)
        return table


def forecasts(seen: View) -> dict[int, Forecast]:
    """What each seat with a healthy rat can expect, as far as everybody can tell."""
    expected = habits(seen)
    return {
        sewer.seat: Forecast(seen, sewer.seat, expected, sewer.healthy)
        for sewer in seen.sewers
        if sewer.healthy
    }


def plain_plans(forecast: Forecast, dice: Dice, home_limit: int | None, samples: int) -> list[Plan]:
    """What a plain player may place, `samples` times."""
    rats = forecast.view.sewers[forecast.seat].healthy
    return [place_rats(forecast, SOLID_TEMPER, dice, rats, home_limit)[0] for _ in range(samples)]


def imagined(
    seen: View, mixtures: Mapping[int, Sequence[Sequence[Plan]]], dice: Dice, count: int
) -> list[Trial]:
    """`count` worlds: a table, one of each seat's plans, and a seed for the bag.

    A seat's mixture is one or more lists of plans; first a list is drawn, then a plan of it.
    """
    made = []
    for _ in range(count):
        plans = {
            seat: dice.choose(lists[0] if len(lists) == 1 else dice.choose(lists))
            for seat, lists in mixtures.items()
        }
        made.append(Trial(reimagine(seen, dice), plans, dice.below(SEEDS)))
    return made
