"""Measures the rules of every game: how long a decision takes, in games between players who answer by chance.

python scripts/bench_rules.py [--json] [--repeats 25] [--decisions 2000]

All games are measured in one run and take turns: in each repeat every game plays until it has had so many
decisions, so a machine that is slow for a while is slow for all of them. Times are process times on one core,
and the figures are medians over the repeats. The ratio compares a game with RatLand in the same repeat; it is
the figure to compare between machines. Games have their usual number of players and no variants.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from itertools import count
from statistics import median
from time import process_time
from typing import Any

from ratland_desktop.games import shelf
from ratland_desktop.hotseat.simulation import deal, play_out, uncollected
from ratland_desktop.hotseat.trials import Trials, whole_number

MEASURE = "ratland"  # what the others are compared with
SEED = 1


def microseconds(trials: Trials, options: Any, decisions: int, first: int) -> float:
    """What a decision takes on average, over whole games from number `first` on."""
    made = 0
    started = process_time()
    for game in count(first):
        made += play_out(*deal(trials, options, SEED, game))
        if made >= decisions:
            break
    return 1e6 * (process_time() - started) / made


def measure(repeats: int, decisions: int) -> dict[str, list[float]]:
    """Microseconds a decision, by game and repeat. The first repeat only warms up."""
    games = {name: fetch() for name, fetch in shelf.trials().items()}
    options = {name: trials.options(trials.usual_players, trials.usual, 0) for name, trials in games.items()}
    found: dict[str, list[float]] = {name: [] for name in games}
    with uncollected():
        for repeat in range(repeats + 1):
            for name, trials in games.items():
                took = microseconds(trials, options[name], decisions, repeat * decisions)
                if repeat:
                    found[name].append(took)
    return found


def figures(found: Mapping[str, Sequence[float]]) -> dict[str, dict[str, float]]:
    return {
        name: {
            "microseconds_per_decision": round(median(took), 2),
            "ratio_to_ratland": round(median(a / b for a, b in zip(took, found[MEASURE], strict=True)), 3),
        }
        for name, took in found.items()
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--repeats", type=whole_number(1), default=25, metavar="N", help="(25)")
    parser.add_argument(
        "--decisions", type=whole_number(1), default=2000, metavar="N", help="a repeat (2000)"
    )
    asked = parser.parse_args(arguments)
    games = figures(measure(asked.repeats, asked.decisions))
    if asked.json:
        print(json.dumps({"games": games}, indent=2))
        return 0
    for name, figure in games.items():
        took, ratio = figure["microseconds_per_decision"], figure["ratio_to_ratland"]
        print(f"{name:>16} {took:8.1f} µs a decision  {ratio:6.2f} times RatLand's")
    return 0


if __name__ == "__main__":
    sys.exit(main())
