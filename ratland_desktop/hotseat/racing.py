"""Answers race through imagined worlds: all are tried in a few of them, the better ones in more.

Every answer meets the same worlds in the same order, so answers are compared by their merit and not by luck.
The effort is a number of worlds, never a time. It knows no game: a game says what an answer is worth in a
world.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from ratland_desktop.tabletop.dice import Dice

A = TypeVar("A", bound=Hashable)


class Race(Generic[A]):
    """Answers, and what each was worth in the worlds it has met so far."""

    __slots__ = ("attempt", "results")

    def __init__(self, attempt: Callable[[A, int], float]) -> None:
        """`attempt(answer, number)` is the worth of an answer in the world with this number."""
        self.attempt = attempt
        self.results: dict[A, list[float]] = {}

    def run(self, answer: A, worlds: int) -> None:
        """Let an answer go on until it has met this many worlds."""
        results = self.results.setdefault(answer, [])
        for number in range(len(results), worlds):
            results.append(self.attempt(answer, number))

    def run_all(self, answers: Iterable[A], worlds: int) -> None:
        for answer in answers:
            self.run(answer, worlds)

    def worth(self, answer: A) -> float:
        """The mean of what it was worth so far."""
        return mean(self.results[answer])

    def best(self, count: int) -> list[A]:
        """So many answers, the best first."""
        return sorted(self.results, key=self.worth, reverse=True)[:count]

    def narrow(self, answers: Iterable[A], worlds: Sequence[int], least: int = 1) -> list[A]:
        """All answers meet the first number of worlds, the better half of them the next, and so on.

        Those who met all of them, the best first; at least so many.
        """
        last = [*answers]
        self.run_all(last, worlds[0])
        for more in worlds[1:]:
            last = sorted(last, key=self.worth, reverse=True)[: max(least, (len(last) + 1) // 2)]
            self.run_all(last, more)
        return sorted(last, key=self.worth, reverse=True)

    def as_good(self, answer: A, best: A, near: float) -> bool:
        """Whether chance may explain why the best answer looks better: it leads by `near` standard errors."""
        gap, spread = self.gap(best, answer)
        return gap <= near * spread

    def gap(self, one: A, other: A) -> tuple[float, float]:
        """How much more `one` is worth in the worlds that both have met, and the standard error of that."""
        return gap_between(self.results[one], self.results[other])

    def settle(self, last: Sequence[A], near: float, dice: Dice) -> A:
        """The first, or one that is as good: a predictable player can be countered."""
        best = last[0]
        return dice.choose([best, *[answer for answer in last[1:] if self.as_good(answer, best, near)]])


def gap_between(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much larger the first values are on average, world by world, and the standard error of that."""
    gaps = [here - there for here, there in zip(one, other, strict=False)]
    gap = mean(gaps)
    return gap, (mean([(each - gap) ** 2 for each in gaps]) / len(gaps)) ** 0.5


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
