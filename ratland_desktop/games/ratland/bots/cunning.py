"""The cunning level: tries plans against imagined opponents and keeps the one that wins most often.

Candidate plans come from the solid level in several tempers, then from small changes to the best so far. All
of them are tried in a few imagined worlds, the better ones in more. Among plans that are nearly equal it
picks at random, because a predictable player can be countered. The search is limited by a number of trials,
never by the clock, so the same dice give the same answer.
"""

from dataclasses import dataclass, replace

from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.events import END_OF_GAME
from ..rules.questions import Placement, Redeploy, Transmute
from ..rules.reimagining import reimagine
from ..rules.view import View
from ..rules.words import NURSERY, PANTRY, Plan
from .forecast import Forecast, habits
from .planning import PLACES, SOLID_TEMPER, Weighing, place_rats
from .searching import SEEDS, Trial, mean, trials
from .solid import moves, solid, why
from .standing import win_chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much is tried."""

    samples: int = 6  # plans imagined for each other seat
    ideas: int = 12  # first ideas
    changes: tuple[int, ...] = (10, 8)  # changed ideas in each generation
    keep: int = 4  # ideas that go on to the next generation
    first_worlds: int = 6
    worlds: int = 32  # worlds in which the last few are compared
    near: float = 0.5  # standard errors within which ideas count as equal


EFFORT = Effort()
HINT_EFFORT = Effort(ideas=18, changes=(16,), worlds=16)
TEMPERS = tuple(
    replace(SOLID_TEMPER, wavers=wavers, rat=rat, loot=loot)
    for wavers, rat, loot in (
        (0.1, 0.9, 0.8), (0.3, 0.9, 0.8), (0.2, 0.6, 0.8), (0.2, 1.3, 0.8), (0.3, 0.9, 2.0), (0.6, 0.9, 1.2),
    )
)  # fmt: skip


class Race:
    """Ideas and what they brought in each world so far."""

    def __init__(self, seat: int, worlds: list[Trial], ends: float | None) -> None:
        self.seat = seat
        self.worlds = worlds
        self.ends = ends
        self.results: dict[Plan, list[float]] = {}

    def run(self, plan: Plan, worlds: int) -> None:
        """Try a plan until it has been played in this many worlds."""
        results = self.results.setdefault(plan, [])
        for trial in self.worlds[len(results) : worlds]:
            results.append(win_chance(trial.outcome_of(self.seat, plan), self.seat, self.ends))

    def best(self, count: int) -> list[Plan]:
        return sorted(self.results, key=lambda plan: -mean(self.results[plan]))[:count]


def cunning(view: View, question: Question, dice: Dice, effort: Effort = EFFORT) -> Choice:
    """The best answer found."""
    if isinstance(question, Placement):
        return place(view, question, dice, effort)
    if isinstance(question, Redeploy):
        return redeploy(view, question, dice, effort)
    if isinstance(question, Transmute):
        return transmute(view, question, dice)
    return solid(view, question, dice)


def foreseen_end(view: View) -> float | None:
    """Whether the game ends after this round, if this clan can know."""
    if view.foresight is None:
        return None
    return float(view.foresight.event == END_OF_GAME.id)


def place(view: View, question: Placement, dice: Dice, effort: Effort) -> Choice:
    forecast = Forecast(view, question.seat, habits(view), question.rats)
    plan = settle(hold_race(view, question, forecast, dice, effort), effort, dice)
    return Choice(plan, why(Weighing(forecast, SOLID_TEMPER, dice), plan))


def ideas_for(view: View, question: Placement, dice: Dice, effort: Effort) -> list[Plan]:
    """All plans that were tried, the best first."""
    forecast = Forecast(view, question.seat, habits(view), question.rats)
    race = hold_race(view, question, forecast, dice, effort)
    return race.best(len(race.results))


def hold_race(view: View, question: Placement, forecast: Forecast, dice: Dice, effort: Effort) -> Race:
    """Try first ideas, then change the best ones, generation by generation."""
    worlds = trials(view, question, dice, effort.samples, effort.worlds)
    race = Race(question.seat, worlds, foreseen_end(view))
    for idea in range(effort.ideas):
        temper = TEMPERS[idea % len(TEMPERS)]
        idea_plan, _ = place_rats(forecast, temper, dice, question.rats, question.home_limit)
        race.run(idea_plan, effort.first_worlds)
    deep = effort.first_worlds
    for changes in effort.changes:
        parents = race.best(effort.keep)
        for number in range(changes):
            race.run(changed(parents[number % len(parents)], question.home_limit, dice), deep)
        deep = min(effort.worlds, deep + effort.first_worlds)
        for plan in race.best(2 * effort.keep):
            race.run(plan, deep)
    return race


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


def redeploy(view: View, question: Redeploy, dice: Dice, effort: Effort) -> Choice:
    """Play the rest of the round with every move of one rat, and go on from the best while it gets better."""
    worlds = [Trial(reimagine(view, dice), {}, dice.below(SEEDS)) for _ in range(effort.first_worlds)]
    ends = foreseen_end(view)

    def worth(plan: Plan) -> float:
        tables = [trial.outcome_standing(question.seat, plan) for trial in worlds]
        return mean([win_chance(table, question.seat, ends) for table in tables])

    best, value = question.plan, worth(question.plan)
    for _ in range(question.up_to):
        tried = {}
        for source, target in moves(list(best), question.home_limit):
            counts = list(best)
            counts[source] -= 1
            counts[target] += 1
            tried[Plan(*counts)] = worth(Plan(*counts))
        if not tried or max(tried.values()) <= value:
            break
        best = max(tried, key=lambda plan: tried[plan])
        value = tried[best]
    return Choice(
        best, because("ratland.reason.redeploy" if best != question.plan else "ratland.reason.stay")
    )


def transmute(view: View, question: Transmute, dice: Dice) -> Choice:
    """As many as make winning likeliest."""
    table = reimagine(view, dice)
    own = table.sewers[question.seat]
    worth: dict[int, float] = {}
    for rats in question.options:
        own.cheese -= rats
        own.places[PANTRY] += rats
        worth[rats] = win_chance(table, question.seat, foreseen_end(view))
        own.cheese += rats
        own.places[PANTRY] -= rats
    best = max(worth, key=lambda rats: worth[rats])
    return Choice(
        best, because("ratland.reason.transmute") if best else because("ratland.reason.keep_cheese")
    )


def settle(race: Race, effort: Effort, dice: Dice) -> Plan:
    """One of the last few ideas: the best, or one that is as good as that."""
    last = race.best(effort.keep)
    for plan in last:
        race.run(plan, effort.worlds)
    last.sort(key=lambda plan: -mean(race.results[plan]))
    top = race.results[last[0]]
    equal = [last[0]]
    for plan in last[1:]:
        gaps = [one - other for one, other in zip(top, race.results[plan], strict=True)]
        gap = mean(gaps)
        spread = (mean([(value - gap) ** 2 for value in gaps]) / len(gaps)) ** 0.5
        if gap <= effort.near * spread:
            equal.append(plan)
    return dice.choose(equal)
