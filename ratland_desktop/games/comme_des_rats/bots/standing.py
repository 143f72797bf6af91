"""How likely each seat wins the game, given everybody's points when a round is over.

An estimate: every round gives each seat so many points, by chance and to all alike. The same points are
reckoned with only once.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from ....tabletop.dice import Dice
from ..rules.scoring import POINTS_TO_END, ROUNDS

Chances = tuple[float, ...]

GAINS: dict[int, tuple[int, ...]] = {
    3: (206, 111, 170, 184, 145, 103, 55, 17, 9),
    4: (197, 148, 214, 183, 133, 76, 32, 12, 5),
    5: (226, 188, 216, 175, 108, 55, 23, 6, 3),
}
"""By the number of seats: in how many of 1000 rounds a seat gets 0, 1, 2 … points (400 games at a glance)."""
A_TIE = 0.5  # how much it counts to be level with somebody
SAMPLES = 240  # rounds that are imagined when the game goes on after the next one
SEED = 5


def chances(points: Sequence[int], round: int) -> list[float]:
    """For each seat, with these points after this round; nobody has won yet."""
    order = sorted(range(len(points)), key=points.__getitem__)
    found = by_points(tuple([points[seat] for seat in order]), max(1, ROUNDS - round))
    by_seat = [0.0] * len(points)
    for seat, chance in zip(order, found, strict=True):
        by_seat[seat] = chance
    return by_seat


@cache
def by_points(points: tuple[int, ...], rounds: int) -> Chances:
    """For points in rising order, with so many rounds to come."""
    if rounds == 1:
        return shares([last_chance(points, seat) for seat in range(len(points))])
    sums = [0.0] * len(points)
    for gains in imagined(len(points)):
        after = [had + gained for had, gained in zip(points, gains, strict=True)]
        best = max(after)
        if best >= POINTS_TO_END:
            found = [(each == best) / after.count(best) for each in after]
        else:
            found = chances(after, ROUNDS - rounds + 1)
        sums = [had + more for had, more in zip(sums, found, strict=True)]
    return shares(sums)


def last_chance(points: tuple[int, ...], seat: int) -> float:
    """How likely this seat is ahead of all others after the last round."""
    gains = GAINS[len(points)]
    below = [0, *accumulate(gains)]
    whole, most = below[-1], len(gains)
    chance = 0.0
    for gained, times in enumerate(gains):
        ahead = times / whole
        for other, had in enumerate(points):
            needed = points[seat] + gained - had  # what the other must get to be level
            if other != seat:
                level = gains[needed] if 0 <= needed < most else 0
                ahead *= (below[min(max(needed, 0), most)] + A_TIE * level) / whole
        chance += ahead
    return chance


@cache
def imagined(seats: int) -> tuple[tuple[int, ...], ...]:
    """What everybody gets in a number of rounds: for each seat as often as it should be, in any order."""
    dice = Dice(SEED)
    pool = [gained for gained, times in enumerate(GAINS[seats]) for _ in range(times)]
    columns = []
    for _ in range(seats):
        column = [pool[(2 * number + 1) * len(pool) // (2 * SAMPLES)] for number in range(SAMPLES)]
        dice.shuffle(column)
        columns.append(column)
    return tuple(zip(*columns, strict=True))


def shares(strengths: Sequence[float]) -> Chances:
    whole = sum(strengths)
    return tuple([strength / whole for strength in strengths])
