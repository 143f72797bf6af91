"""What the others may place, as far as one seat can tell: plain plans, and plans that they have searched for.

Somebody who expects plain players only runs to the same rich area as everybody else who does so. Half of
what the Rat King expects comes from a short search of each other seat against plain players.
"""

from dataclasses import dataclass

from ....tabletop.dice import Dice
from ..rules.view import View
from ..rules.words import Plan
from .forecast import Forecast, Habits, habits
from .planning import PLACES
from .racing import Effort, PlanRace
from .searching import imagined, plain_plans
from .standing import Weights

Mixtures = dict[int, list[list[Plan]]]
"""What each seat may place: one or more lists of plans, each list as likely as the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guess:
    """What somebody thinks of the others."""

    weights: Weights
    plain: int = 6  # plain plans for each seat
    search: Effort | None = None  # how far those search who do; None: nobody does
    thinkers: int = 3  # plans that come from a seat's search


def averages(view: View, mixtures: Mixtures) -> Habits:
    """How many rats each other seat has in each place, on average over its mixture."""
    expected = list(habits(view))
    for seat, lists in mixtures.items():
        plans = [(plan, 1 / len(lists) / len(each)) for each in lists for plan in each]
        expected[seat] = tuple(sum([share * plan[place] for plan, share in plans]) for place in range(PLACES))
    return tuple(expected)


def expected_plans(
    view: View, seat: int, foreseen: dict[int, Forecast], limit: int | None, dice: Dice, guess: Guess
) -> Mixtures:
    """What each other seat may have placed: a plain plan, or one that it has searched for."""
    others = [other for other in foreseen if other != seat]
    plain = {other: [plain_plans(foreseen[other], dice, limit, guess.plain)] for other in others}
    if guess.search is None:
        return plain
    own = plain_plans(foreseen[seat], dice, limit, guess.plain)
    worlds = imagined(view, {**plain, seat: [own]}, dice, guess.search.worlds)
    mixtures = {}
    for other in others:
        race = PlanRace(other, worlds, guess.search, guess.weights)
        race.hold(foreseen[other], limit, dice, plain[other][0])
        mixtures[other] = [*plain[other], race.best(guess.thinkers)]
    return mixtures
