"""The statistics of `ratland simulate`: the results of many games, and how long they took.

A tally contains only whole numbers (except times), so tallies of several jobs add up the same in any order.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

from ...tabletop.outcome import Outcome
from .rules.view import View

CONFIDENCE = 0.95


class Tally:
    """Counts over many games of the same set-up."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0  # spent playing, added up over all jobs
        self.rounds: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.clan_wins: Counter[str] = Counter()
        self.clan_played: Counter[str] = Counter()

    def count(self, view: View, outcome: Outcome, decisions: int) -> None:
        """Add a game that is over."""
        self.games += 1
        self.decisions += decisions
        self.rounds[len(view.records)] += 1
        winners = outcome.winners
        self.seat_wins.update(winners)
        for sewer, standing in zip(view.sewers, outcome.standings, strict=True):
            self.scores[standing.points] += 1
            if sewer.clan is not None:
                self.clan_played[sewer.clan] += 1
                self.clan_wins[sewer.clan] += sewer.seat in winners

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.rounds.update(other.rounds)
        self.scores.update(other.scores)
        self.seat_wins.update(other.seat_wins)
        self.clan_wins.update(other.clan_wins)
        self.clan_played.update(other.clan_played)


@dataclass(frozen=True, slots=True)
class Speed:
    """`seconds` on the clock for the whole run; `ratio` is games per yardstick."""

    seconds: float
    ratio: float
    memory_mb: float | None


def peak_memory_mb(jobs: int) -> float | None:
    """The most memory this process ever held, and its jobs; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    import resource

    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    largest_job = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss if jobs > 1 else 0
    in_a_mb = 1024 * 1024 if sys.platform == "darwin" else 1024
    return (own + jobs * largest_job) / in_a_mb


# --- figures


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval), which stays between 0 and 1."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def win_share(wins: int, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"wins": wins, "games": games, "share": wins / games, "low": low, "high": high}


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


def figures(tally: Tally, speed: Speed) -> dict[str, Any]:
    """Everything that is reported, under the names that other programs rely on."""
    return {
        "games_per_second": tally.games / speed.seconds,
        "decisions_per_second": tally.decisions / speed.seconds,
        "microseconds_per_decision": 1e6 * tally.seconds / tally.decisions,
        "yardstick_ratio": speed.ratio,
        "peak_memory_mb": speed.memory_mb,
        "rounds": spread(tally.rounds),
        "scores": spread(tally.scores),
        "wins_by_seat": {
            str(seat + 1): win_share(tally.seat_wins[seat], tally.games) for seat in range(tally.players)
        },
        "wins_by_clan": {
            clan: win_share(tally.clan_wins[clan], played)
            for clan, played in sorted(tally.clan_played.items())
        },
    }


def as_json(tally: Tally, speed: Speed) -> str:
    return json.dumps(figures(tally, speed), indent=2)


def as_text(tally: Tally, speed: Speed) -> str:
    """The same for people."""
    found = figures(tally, speed)
    memory = found["peak_memory_mb"]
    return "\n".join(
        [
            f"{tally.games} games, {tally.players} players, {tally.decisions} decisions",
            f"  games a second         {found['games_per_second']:10.0f}",
            f"  decisions a second     {found['decisions_per_second']:10.0f}",
            f"  µs a decision          {found['microseconds_per_decision']:10.1f}",
            f"  yardstick ratio        {found['yardstick_ratio']:10.1f}  games while the yardstick runs once",
            f"  peak memory            {'unknown' if memory is None else f'{memory:7.1f} MB':>10}",
            *spread_lines("rounds", found["rounds"]),
            *spread_lines("scores", found["scores"]),
            *win_lines("seat", found["wins_by_seat"]),
            *win_lines("clan", found["wins_by_clan"]),
        ]
    )


def spread_lines(name: str, values: dict[str, float]) -> Iterator[str]:
    yield (
        f"{name}: {values['mean']:.2f} ± {values['deviation']:.2f}, from {values['lowest']} to "
        f"{values['highest']}, half of them {values['lower_quartile']} to {values['upper_quartile']}"
    )


def win_lines(name: str, shares: dict[str, dict[str, float]]) -> Iterator[str]:
    if shares:
        yield f"wins by {name}, with 95 % intervals"
    for who, share in shares.items():
        yield (
            f"  {name} {who:<10} {100 * share['share']:5.1f} %  "
            f"({100 * share['low']:.1f} to {100 * share['high']:.1f} %, {share['games']} games)"
        )
