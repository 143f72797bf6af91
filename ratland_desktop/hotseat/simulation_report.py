"""The statistics of `ratland simulate`: the results of many games, and how long they took.

Totals are whole numbers (except times), so those of several jobs add up to the same in any order.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ratland_desktop.hotseat.measures import spread, wilson
from ratland_desktop.hotseat.trials import Trials, WinsBy
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.outcome import Outcome


class Totals:
    """Counts over many games of the same set-up."""

    def __init__(self, trials: Trials, options: Any) -> None:
        self.trials = trials
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0  # spent playing, added up over all jobs
        self.seats = 0  # with those that nobody plays
        self.rounds: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.groups = {by.name: Group(by) for by in trials.wins_by}
        self.counted = {each.name: Counter(dict.fromkeys(each.kinds(options), 0)) for each in trials.counted}

    def count(self, view: Any, outcome: Outcome, decisions: int, seconds: float) -> None:
        """Add a game that is over. The view is that of the open table."""
        self.games += 1
        self.decisions += decisions
        self.seconds += seconds
        self.seats = len(outcome.standings)
        self.rounds[self.trials.rounds(view)] += 1
        self.scores.update(standing.points for standing in outcome.standings)
        self.seat_wins.update(outcome.winners)
        for group in self.groups.values():
            group.count(view, outcome)

    def count_stories(self, stories: Sequence[Sequence[Happening]]) -> None:
        """Add what happened in the rounds of a game."""
        for each in self.trials.counted:
            for story in stories:
                self.counted[each.name].update(each.found(story))

    def add(self, other: "Totals") -> None:
        """Add the games of other totals."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.seats = max(self.seats, other.seats)
        self.rounds.update(other.rounds)
        self.scores.update(other.scores)
        self.seat_wins.update(other.seat_wins)
        for name, group in self.groups.items():
            group.add(other.groups[name])
        for name, kinds in self.counted.items():
            kinds.update(other.counted[name])


class Group:
    """Wins by something that seats have: clans, for example."""

    def __init__(self, by: WinsBy) -> None:
        self.by = by
        self.wins: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    def count(self, view: Any, outcome: Outcome) -> None:
        for standing in outcome.standings:
            for label in self.by.labels(view, standing.seat):
                self.played[label] += 1
                self.wins[label] += standing.place == 1

    def add(self, other: "Group") -> None:
        self.wins.update(other.wins)
        self.played.update(other.played)

    def shares(self) -> dict[str, dict[str, float]]:
        return {label: win_share(self.wins[label], played) for label, played in sorted(self.played.items())}


@dataclass(frozen=True, slots=True)
class RunCost:
    """What a run took: `seconds` on the clock, games per yardstick, and the most memory."""

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


def win_share(wins: int, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"wins": wins, "games": games, "share": wins / games, "low": low, "high": high}


def figures(totals: Totals, cost: RunCost) -> dict[str, Any]:
    """Everything that is reported, under the names that other programs rely on."""
    return {
        "games_per_second": totals.games / cost.seconds,
        "decisions_per_second": totals.decisions / cost.seconds,
        "microseconds_per_decision": 1e6 * totals.seconds / totals.decisions,
        "yardstick_ratio": cost.ratio,
        "peak_memory_mb": cost.memory_mb,
        "rounds": spread(totals.rounds),
        "scores": spread(totals.scores),
        "wins_by_seat": {
            str(seat + 1): win_share(totals.seat_wins[seat], totals.games) for seat in range(totals.seats)
        },
        **{group.by.figure: group.shares() for group in totals.groups.values()},
        **{name: dict(kinds) for name, kinds in totals.counted.items()},
    }


def as_json(totals: Totals, cost: RunCost) -> str:
    return json.dumps(figures(totals, cost), indent=2)


def as_text(totals: Totals, cost: RunCost, players: int) -> str:
    """The same for people."""
    groups = {"seat": "wins_by_seat", **{name: group.by.figure for name, group in totals.groups.items()}}
    found = figures(totals, cost)
    memory = found["peak_memory_mb"]
    return "\n".join(
        [
            f"{totals.games} games, {players} players, {totals.decisions} decisions",
            f"  games a second         {found['games_per_second']:10.0f}",
            f"  decisions a second     {found['decisions_per_second']:10.0f}",
            f"  µs a decision          {found['microseconds_per_decision']:10.1f}",
            f"  yardstick ratio        {found['yardstick_ratio']:10.1f}  games while the yardstick runs once",
            f"  peak memory            {'unknown' if memory is None else f'{memory:7.1f} MB':>10}",
            *spread_lines("rounds", found["rounds"]),
            *spread_lines("scores", found["scores"]),
            *(line for name, figure in groups.items() for line in win_lines(name, found[figure])),
            *(line for name in totals.counted for line in count_lines(name, found[name])),
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


def count_lines(name: str, kinds: Mapping[str, int]) -> Iterator[str]:
    yield f"{name}: {sum(kinds.values())}"
    for kind, times in kinds.items():
        yield f"  {kind:<20} {times:8}"
