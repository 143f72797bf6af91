"""The cunning level: tries plans against imagined opponents and keeps the one that wins most often.

Candidate plans come from the solid level in several tempers, then from small changes to the best so far. All
of them are tried in a few imagined worlds, the better ones in more. Among plans that are nearly equal it
picks at random, because a predictable player can be countered. The search is limited by a number of trials,
never by the clock, so the same dice give the same answer.
"""

from dataclasses import dataclass

from ratland_desktop.hotseat.reasons import Choice, because

from ....tabletop.dialogue import Question
from ....tabletop.dice import Dice
from ..rules.events import END_OF_GAME
from ..rules.questions import Placement, Redeploy, Transmute
from ..rules.reimagining import reimagine
from ..rules.view import View
from ..rules.words import PANTRY, Plan
from .forecast import Forecast, habits
from .planning import SOLID_TEMPER, Weighing
from .racing import Effort, Race
from .searching import SEEDS, Trial, forecasts, imagined, mean, plain_plans
from .solid import moves, solid, why
from .standing import WEIGHTS, Weights, win_chance


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """How much a cunning player thinks, and what it thinks of the others."""

    weights: Weights
    own: Effort = Effort()
    samples: int = 6  # plain plans imagined for each other seat
    rivals: Effort | None = None  # how far the others search, those who do; None: nobody does
    thinkers: int = 3  # plans that come from such a search, for each other seat


KING = Mind(
    weights=WEIGHTS,
    own=Effort(ideas=18, changes=(16, 12, 10), keep=5, first_worlds=8, worlds=64),
    rivals=Effort(ideas=8, changes=(6,), keep=3, first_worlds=4, worlds=8),
)
CUNNING_1 = Mind(weights=WEIGHTS)
HINTS = Mind(weights=WEIGHTS, own=Effort(ideas=18, changes=(16,), worlds=16))


def cunning(view: View, question: Question, dice: Dice, mind: Mind = KING) -> Choice:
    """The best answer found."""
    if isinstance(question, Placement):
        return place(view, question, dice, mind)
    if isinstance(question, Redeploy):
        return redeploy(view, question, dice, mind)
    if isinstance(question, Transmute):
        return transmute(view, question, dice, mind)
    return solid(view, question, dice)


def foreseen_end(view: View) -> float | None:
    """Whether the game ends after this round, if this clan can know."""
    if view.foresight is None:
        return None
    return float(view.foresight.event == END_OF_GAME.id)


def place(view: View, question: Placement, dice: Dice, mind: Mind) -> Choice:
    race = hold_race(view, question, dice, mind)
    plan = race.settle(dice)
    forecast = Forecast(view, question.seat, habits(view), question.rats)
    return Choice(plan, why(Weighing(forecast, SOLID_TEMPER, dice), plan))


def hold_race(view: View, question: Placement, dice: Dice, mind: Mind) -> Race:
    """Plans of this seat, tried against what the others may have placed."""
    seat, limit = question.seat, question.home_limit
    foreseen = forecasts(view)
    mixtures = expected_plans(view, seat, foreseen, limit, dice, mind)
    worlds = imagined(view, mixtures, dice, mind.own.worlds)
    race = Race(seat, worlds, mind.own, mind.weights, foreseen_end(view))
    race.hold(foreseen[seat], limit, dice)
    return race


def expected_plans(
    view: View, seat: int, foreseen: dict[int, Forecast], limit: int | None, dice: Dice, mind: Mind
) -> dict[int, list[list[Plan]]]:
    """What each other seat may have placed: a plain plan, or one that it has searched for."""
    others = [other for other in foreseen if other != seat]
    plain = {other: [plain_plans(foreseen[other], dice, limit, mind.samples)] for other in others}
    if mind.rivals is None:
        return plain
    own = plain_plans(foreseen[seat], dice, limit, mind.samples)
    worlds = imagined(view, {**plain, seat: [own]}, dice, mind.rivals.worlds)
    mixtures = {}
    for other in others:
        race = Race(other, worlds, mind.rivals, mind.weights)
        race.hold(foreseen[other], limit, dice)
        mixtures[other] = [*plain[other], race.best(mind.thinkers)]
    return mixtures


def redeploy(view: View, question: Redeploy, dice: Dice, mind: Mind) -> Choice:
    """Play the rest of the round with every move of one rat, and go on from the best while it gets better."""
    worlds = [Trial(reimagine(view, dice), {}, dice.below(SEEDS)) for _ in range(mind.own.first_worlds)]
    ends = foreseen_end(view)

    def worth(plan: Plan) -> float:
        tables = [trial.outcome_standing(question.seat, plan) for trial in worlds]
        return mean([win_chance(table, question.seat, ends, mind.weights) for table in tables])

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


def transmute(view: View, question: Transmute, dice: Dice, mind: Mind) -> Choice:
    """As many as make winning likeliest."""
    table = reimagine(view, dice)
    own = table.sewers[question.seat]
    worth: dict[int, float] = {}
    for rats in question.options:
        own.cheese -= rats
        own.places[PANTRY] += rats
        worth[rats] = win_chance(table, question.seat, foreseen_end(view), mind.weights)
        own.cheese += rats
        own.places[PANTRY] -= rats
    best = max(worth, key=lambda rats: worth[rats])
    return Choice(
        best, because("ratland.reason.transmute") if best else because("ratland.reason.keep_cheese")
    )
