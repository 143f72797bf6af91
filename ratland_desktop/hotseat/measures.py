"""Measures of many games: intervals, spreads and percentiles. Pure arithmetic that knows no game."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval), which stays between 0 and 1.

    A victory that is shared may count as a part of one.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share lies."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(values: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation, and the values at 0, 25, 50, 75 and 100 % of all."""
    total = values.total()
    mean = sum(value * times for value, times in values.items()) / total
    variance = sum((value - mean) ** 2 * times for value, times in sorted(values.items())) / total
    lowest, lower, middle, upper, highest = quartiles(values)
    return {
        "mean": mean,
        "deviation": sqrt(variance),
        "lowest": lowest,
        "lower_quartile": lower,
        "median": middle,
        "upper_quartile": upper,
        "highest": highest,
    }


def quartiles(values: Counter[int]) -> tuple[int, ...]:
    """The values below which 0, 1, 2, 3 and 4 quarters of all lie."""
    last = values.total() - 1
    found: list[int] = []
    passed = 0
    for value, times in sorted(values.items()):
        passed += times
        while len(found) < 5 and last * len(found) // 4 < passed:
            found.append(value)
    return tuple(found)
