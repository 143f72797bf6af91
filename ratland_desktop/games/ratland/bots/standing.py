"""Estimates each seat's chance of winning, given a table between two rounds.

From the fifth round on the next card may be End of Game; that part is computed exactly. For the rest, each
seat's strength is a weighted sum of what it has, with weights for each round fitted to played games by
maximum likelihood (docs/bots.md).
"""

from collections.abc import Callable
from math import exp

from ..rules.phases.feeding import price
from ..rules.table import Sewer, Table
from .weights import WEIGHTS

Weights = dict[int, dict[int, tuple[float, ...]]]  # by players and rounds played

Worth = Callable[[Table, int, float | None, Weights], float]
"""What a table is worth to a seat, if this is the chance that the game ends now."""

CLOSE = 0.02  # what it is worth to be close to the first when the game ends
NEAR = 4.0  # points behind the first at which that has fallen to a third
LAST_ROUND = 9
FIRST_END = 5


def features(healthy: int, poisoned: int, lost: int, buried: int, cheese: int) -> tuple[float, ...]:
    """What counts of a sewer between two rounds."""
    living = healthy + poisoned + lost
    return (
        living,
        living * living / 20,
        max(0, living - 18),
        buried,
        min(cheese, 8),
        cheese,
        max(0, price(living) - cheese),
        poisoned + lost,
    )


def strength(sewer: Sewer, weights: tuple[float, ...]) -> float:
    row = features(sum(sewer.places), sewer.poisoned, sewer.lost, sewer.buried, sewer.cheese)
    return sum([weight * feature for weight, feature in zip(weights, row, strict=True)])


def end_chance(table_round: int) -> float:
    """How likely the next event is End of Game, after this many rounds."""
    return 0.0 if table_round < FIRST_END else 1 / (LAST_ROUND + 1 - table_round)


def win_chance(table: Table, seat: int, ends: float | None = None, fitted: Weights = WEIGHTS) -> float:
    """How likely `seat` wins from here; `ends` overrides the chance that the game ends now."""
    ends = end_chance(table.round) if ends is None else ends
    chance = ends * wins_now(table, seat) if ends else 0.0
    if ends < 1:
        weights = fitted[min(table.players, 6)][min(table.round, LAST_ROUND - 1)]
        strengths = [strength(sewer, weights) for sewer in table.sewers]
        top = max(strengths)
        shares = [exp(value - top) for value in strengths]
        chance += (1 - ends) * shares[seat] / sum(shares)
    return chance


def wins_now(table: Table, seat: int) -> float:
    scores = [(sewer.living - sewer.buried, sewer.cheese) for sewer in table.sewers]
    best = max(scores)
    return 1 / scores.count(best) if scores[seat] == best else 0.0


def prospect(table: Table, seat: int, ends: float | None, weights: Weights) -> float:
    """The chance of winning, and a little for being close: who can hardly win still plays for points."""
    ends = end_chance(table.round) if ends is None else ends
    chance = win_chance(table, seat, ends, weights)
    if not ends:
        return chance
    points = [sewer.living - sewer.buried for sewer in table.sewers]
    behind = max(points) - points[seat]
    return chance + ends * CLOSE * exp(-behind / NEAR)
