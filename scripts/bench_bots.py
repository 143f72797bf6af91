"""Measures how long the bots think, and fits the weights of strength.

    python scripts/bench_bots.py times             against the time limits; exit code 1 if one is exceeded
    python scripts/bench_bots.py fit --games 1600  plays, fits and writes bots/weights.py

Times are process times on one core. `fit` is a conditional logit by Newton's method: which seat wins,
explained by what each seat has between two rounds. It starts from the weights of the first cunning level, and
a ridge penalty holds it near them where there is little to learn from. Searchers bury fewer rats and win
more, so a column for them keeps their skill out of the other weights; it is not written down.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from pathlib import Path

from ratland_desktop.games.ratland.bots.choosing import choose
from ratland_desktop.games.ratland.bots.cunning import CUNNING_1, KING, cunning
from ratland_desktop.games.ratland.bots.racing import Effort
from ratland_desktop.games.ratland.bots.solid import solid
from ratland_desktop.games.ratland.bots.standing import LAST_ROUND, features
from ratland_desktop.games.ratland.bots.weights_1 import WEIGHTS_1
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.measures import percentile
from ratland_desktop.tabletop.dice import Dice

ROOT = Path(__file__).resolve().parent.parent

# level, options, time limit in milliseconds on one core for 95 % of decisions
PROMISED = (
    (Level.SOLID, Options(6), 20.0),
    (Level.SOLID, Options(12, clans=True, board=Board.SECRET), 20.0),
    (Level.CUNNING, Options(4), 800.0),
    (Level.CUNNING, Options(6), 800.0),
    (Level.CUNNING, Options(6, clans=True, board=Board.SECRET), 800.0),
    (Level.CUNNING, Options(12), 1500.0),
    (Level.CUNNING, Options(12, clans=True, board=Board.SECRET), 1500.0),
)
FITTED_PLAYERS = (4,)  # other numbers of players keep what they have, except 3 and 5, which lie between
QUICK = Effort(ideas=6, changes=(6,), keep=2, first_worlds=3, worlds=8)
QUICK_RIVALS = replace(
    KING.others, plain=3, search=Effort(ideas=3, changes=(), keep=2, first_worlds=3, worlds=3), thinkers=1
)
THINKERS = (
    replace(CUNNING_1, own=QUICK, others=QUICK_RIVALS),
    replace(CUNNING_1, own=QUICK, others=QUICK_RIVALS),
    replace(CUNNING_1, own=QUICK, others=replace(CUNNING_1.others, plain=3)),
    None,  # a solid player
)
SKILL = 1.0  # where the weight of searching starts
RIDGE = 0.3
STEPS = 8
WEIGHTS_FILE = ROOT / "ratland_desktop" / "games" / "ratland" / "bots" / "weights.py"

Row = tuple[tuple[float, ...], ...]  # the features of every seat
Sample = tuple[Row, tuple[float, ...]]  # … and each seat's share of the victory


# --- how long they think


def times(games: int) -> int:
    """Print the 95th percentiles; returns 1 if a limit is exceeded."""
    kept = True
    for level, options, promised in PROMISED:
        took = [ms for seed in range(games) for ms in decision_times(level, options, seed)]
        slow = percentile(took, 0.95)
        kept &= slow <= promised
        variant = f"{options.players:>2} players{', clans and boards' if options.clans else ''}"
        print(
            f"{level.value:>8}, {variant:<30} {len(took):5} decisions"
            f"  median {percentile(took, 0.5):7.1f}  p95 {slow:7.1f}  promised {promised:6.0f} ms"
        )
    return 0 if kept else 1


def decision_times(level: Level, options: Options, seed: int) -> list[float]:
    """One seat of this level among solid players: what each of its decisions took."""
    match, took = new_match(options, seed), []
    dice = [Dice(seed * 100 + seat) for seat in range(options.players)]
    while not match.over:
        for question in match.open_questions:
            seat = question.seat
            view = match.view(seat)
            began = time.process_time()
            choice = choose(view, question, dice[seat], level if seat == 0 else Level.SOLID)
            if seat == 0:
                took.append((time.process_time() - began) * 1000)
            match.answer(seat, choice.answer)
    return took


# --- weights


def fit(games: int) -> int:
    """Play games of quick searchers and solid players, fit a row for each round, write them down."""
    table = {
        players: {number: list(row) for number, row in rows.items()} for players, rows in WEIGHTS_1.items()
    }
    for players in FITTED_PLAYERS:
        samples = gather(players, games)
        for number in range(1, LAST_ROUND):
            table[players][number] = fitted(samples[number], [*WEIGHTS_1[players][number], SKILL])[:-1]
        print(f"{players} players: {sum(map(len, samples.values()))} positions")
    for between in (3, 5):
        below, above = table[between - 1], table[between + 1]
        table[between] = {
            number: [(one + other) / 2 for one, other in zip(below[number], above[number], strict=True)]
            for number in below
        }
    WEIGHTS_FILE.write_text(written(table), encoding="utf-8")
    return 0


def gather(players: int, games: int) -> dict[int, list[Sample]]:
    """Positions between two rounds, by rounds played, with who won in the end."""
    samples: dict[int, list[Sample]] = {number: [] for number in range(1, LAST_ROUND)}
    for game in range(games):
        seed = players * 1_000_000 + game
        dice = Dice(seed)
        plain = dice.below(10) < 7
        options = Options(players) if plain else Options(players, dice.below(10) < 6, dice.choose([*Board]))
        minds = [dice.choose(THINKERS) for _ in range(players)]
        match = new_match(options, seed)
        while not match.over:
            for question in match.open_questions:
                view, mind = match.view(question.seat), minds[question.seat]
                choice = cunning(view, question, dice, mind) if mind else solid(view, question, dice)
                match.answer(question.seat, choice.answer)
        outcome = match.outcome()
        assert outcome
        won = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(players))
        for journal in match.past[1:]:  # rounds after which the game went on; the end is exact
            row = tuple(
                (
                    *features(sewer.healthy, sewer.poisoned, sewer.lost, sewer.buried, sewer.cheese),
                    float(mind is not None),
                )
                for sewer, mind in zip(journal.start.sewers, minds, strict=True)
            )
            samples[journal.start.round].append((row, won))
    return samples


def fitted(samples: Sequence[Sample], start: Sequence[float]) -> list[float]:
    """The weights that explain best who won, near those of the start."""
    size = len(start)
    scale = spread([seat for row, _ in samples for seat in row])
    scaled = [
        ([[x / s for x, s in zip(seat, scale, strict=True)] for seat in row], won) for row, won in samples
    ]
    near = [weight * s for weight, s in zip(start, scale, strict=True)]
    weights = [*near]
    for _ in range(STEPS):
        slope = [RIDGE * (there - here) for here, there in zip(weights, near, strict=True)]
        bend = [[RIDGE * (one == other) for other in range(size)] for one in range(size)]
        for row, won in scaled:
            chances = softmax([sum(w * x for w, x in zip(weights, seat, strict=True)) for seat in row])
            centre = [sum(p * seat[k] for p, seat in zip(chances, row, strict=True)) for k in range(size)]
            for seat, p, share in zip(row, chances, won, strict=True):
                off = [x - c for x, c in zip(seat, centre, strict=True)]
                for one in range(size):
                    slope[one] += (share - p) * seat[one] / len(scaled)
                    part = p * off[one] / len(scaled)
                    for other in range(size):
                        bend[one][other] += part * off[other]
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return [weight / s for weight, s in zip(weights, scale, strict=True)]


def spread(rows: Sequence[Sequence[float]]) -> list[float]:
    """The standard deviation of each column; 1 for one that never changes."""
    found = []
    for column in zip(*rows, strict=True):
        middle = sum(column) / len(column)
        found.append((sum((x - middle) ** 2 for x in column) / len(column)) ** 0.5 or 1.0)
    return found


def softmax(values: Sequence[float]) -> list[float]:
    top = max(values)
    powers = [exp(value - top) for value in values]
    return [power / sum(powers) for power in powers]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(rows[row][step]))
        rows[step], rows[pivot] = rows[pivot], rows[step]
        for row in range(size):
            if row != step:
                factor = rows[row][step] / rows[step][step]
                rows[row] = [x - factor * y for x, y in zip(rows[row], rows[step], strict=True)]
    return [rows[step][size] / rows[step][step] for step in range(size)]


def written(table: dict[int, dict[int, list[float]]]) -> str:
    lines = [
        '"""Weights of strength by players and rounds played, fitted to played games (docs/bots.md).',
        "",
        "The columns are those of `standing.features`. Six stands for six and more players.",
        '"""',
        "",
        "WEIGHTS: dict[int, dict[int, tuple[float, ...]]] = {",
    ]
    for players in sorted(table):
        lines.append(f"    {players}: {{")
        for number, weights in sorted(table[players].items()):
            lines.append(f"        {number}: ({', '.join(str(round(weight, 3)) for weight in weights)}),")
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("figure", choices=["times", "fit"])
    parser.add_argument("--games", type=int, help="default: 6 for times, 1600 for fit")
    asked = parser.parse_args(arguments)
    if asked.figure == "times":
        return times(asked.games or 6)
    return fit(asked.games or 1600)


if __name__ == "__main__":
    sys.exit(main())
