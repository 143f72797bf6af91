"""Races between plans: all are tried in a few imagined worlds, the better ones in more of them.

First ideas come from the solid level in several tempers, later ones are small changes to the best so far. A
race is limited by a number of trials, never by the clock, so the same dice give the same answer. It belongs
to one seat, which may also be another player's: so the Rat King imagines others who search as well.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ratland_desktop.hotseat.racing import Race

from ....tabletop.dice import Dice
from ..rules.words import NURSERY, PANTRY, Plan
from .forecast import Forecast
from .planning import PLACES, SOLID_TEMPER, place_rats
from .searching import Trial
from .standing import Weights, Worth, prospect


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much is tried."""

    ideas: int = 12  # first ideas
    changes: tuple[int, ...] = (10, 8)  # changed ideas in each generation
    keep: int = 4  # ideas that go on to the next generation
    first_worlds: int = 6
    worlds: int = 32  # worlds in which the last few are compared
    near: float = 0.5  # standard errors within which ideas count as equal


TEMPERS = tuple(
    replace(SOLID_TEMPER, wavers=wavers, rat=rat, loot=loot)
    for wavers, rat, loot in (
        (0.1, 0.9, 0.8), (0.3, 0.9, 0.8), (0.2, 0.6, 0.8), (0.2, 1.3, 0.8), (0.3, 0.9, 2.0), (0.6, 0.9, 1.2),
    )
)  # fmt: skip


class PlanRace(Race[Plan]):
    """Plans of one seat. A world is a table, the others' plans and a seed for the bag."""

    __slots__ = ("effort", "ends", "seat")

    def __init__(
        self,
        seat: int,
        worlds: Sequence[Trial],
        effort: Effort,
        weights: Weights,
        ends: float | None = None,
        worth: Worth = prospect,
    ) -> None:
        super().__init__(
            lambda plan, number: worth(worlds[number].outcome_of(seat, plan), seat, ends, weights)
        )
        self.seat = seat
        self.effort = effort
        self.ends = ends

    def hold(
        self, forecast: Forecast, home_limit: int | None, dice: Dice, known: Sequence[Plan] = ()
    ) -> None:
        """Try plans that are known and first ideas, then change the best ones, generation by generation."""
        effort, rats = self.effort, forecast.view.sewers[self.seat].healthy
        self.run_all(known, effort.first_worlds)
        for idea in range(effort.ideas):
            temper = TEMPERS[idea % len(TEMPERS)]
            plan, _ = place_rats(forecast, temper, dice, rats, home_limit)
            self.run(plan, effort.first_worlds)
        deep = effort.first_worlds
        for changes in effort.changes:
            parents = self.best(effort.keep)
            for number in range(changes):
                self.run(changed(parents[number % len(parents)], home_limit, dice), deep)
            deep = min(effort.worlds, deep + effort.first_worlds)
            self.run_all(self.best(2 * effort.keep), deep)

    def finalists(self) -> list[Plan]:
        """The last few plans after all worlds, the best first."""
        last = self.best(self.effort.keep)
        self.run_all(last, self.effort.worlds)
        return sorted(last, key=self.worth, reverse=True)

    def decide(self, dice: Dice) -> Plan:
        """One of the last few plans: the best, or one that is as good as that."""
        return self.settle(self.finalists(), self.effort.near, dice)


def changed(plan: Plan, home_limit: int | None, dice: Dice) -> Plan:
    """The same plan with a few rats elsewhere."""
    counts = list(plan)
    for _ in range(1 + dice.below(2)):
        sources = [place for place in range(PLACES) if counts[place]]
        source = dice.choose(sources)
        target = dice.below(PLACES)
        rats = min(counts[source], 1 + dice.below(3))
        if dice.below(6) == 0:
            rats = counts[source]
        counts[source] -= rats
        counts[target] += rats
    if home_limit is not None and (over := counts[PANTRY] + counts[NURSERY] - home_limit) > 0:
        for place in (PANTRY, NURSERY):
            gone = min(over, counts[place])
            counts[place] -= gone
            over -= gone
            counts[dice.below(PANTRY)] += gone
    return Plan(*counts)
