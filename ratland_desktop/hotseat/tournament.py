"""`ratland tournament`: bots play many games against each other, to see how much better a level is.

A match puts one challenger against opponents of one level. Every deal is played once from each seat, so seats
and clans are balanced. Everything follows from the seed; searches count trials, not seconds, so a result can
be repeated anywhere. Knows rules and bots, no drawing. The command line calls `main`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TextIO

from ratland_desktop.ending import children_without_ctrl_c, leave_ctrl_c_to_parent
from ratland_desktop.games.ratland.bots.choosing import choose
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.tabletop.dice import Dice

CERTAINTY = 1.96  # standard errors of a 95 % interval
BAR = 30
SEATS_APART = 101  # the bots' own dice: a seed for each game and seat


@dataclass(frozen=True, slots=True)
class Pairing:
    """One challenger against the others, and how the games are set up."""

    challenger: Level
    opponents: tuple[Level, ...]
    options: Options

    @property
    def against(self) -> str:
        names = [level.value for level in self.opponents]
        return names[0] if len(set(names)) == 1 else "+".join(names)


@dataclass(frozen=True, slots=True)
class Played:
    """One game as the challenger saw it; a shared victory counts as a part of one."""

    won: float
    points: int
    others: float
    thought_ms: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A match: all games of a pairing together."""

    pairing: Pairing
    games: int
    win_share: float
    low: float
    high: float
    points: float
    opponent_points: float
    decision_ms_p95: float

    def written(self) -> dict[str, Any]:
        """The match for `--json`."""
        return {
            "challenger": self.pairing.challenger.value,
            "opponents": self.pairing.against,
            "players": self.pairing.options.players,
            "clans": self.pairing.options.clans,
            "board": self.pairing.options.board.value,
            "games": self.games,
            "win_share": round(self.win_share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "points": round(self.points, 2),
            "opponent_points": round(self.opponent_points, 2),
            "decision_ms_p95": round(self.decision_ms_p95, 2),
        }


def play_game(pairing: Pairing, seed: int, game: int) -> Played:
    """Game number `game`: every deal once from each seat, every bot with its own dice."""
    options = pairing.options
    seat = game % options.players
    match: RatLandMatch = new_match(options, seed + game // options.players)
    levels = [*pairing.opponents[:seat], pairing.challenger, *pairing.opponents[seat:]]
    dice = [Dice((seed + game) * SEATS_APART + number + 1) for number in range(options.players)]
    thought = []
    while not match.over:
        for question in match.open_questions:
            asked = question.seat
            seen = match.view(asked)
            began = time.process_time()
            choice = choose(seen, question, dice[asked], levels[asked])
            if asked == seat:
                thought.append((time.process_time() - began) * 1000)
            match.answer(asked, choice.answer)
    outcome = match.outcome()
    assert outcome
    own = outcome.standings[seat]
    others = sum(standing.points for standing in outcome.standings) - own.points
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Played(won, own.points, others / (options.players - 1), tuple(thought))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    square = CERTAINTY * CERTAINTY / games
    middle = (share + square / 2) / (1 + square)
    reach = CERTAINTY * (share * (1 - share) / games + square / (4 * games)) ** 0.5 / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share lies."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def summed_up(pairing: Pairing, played: Iterable[Played]) -> Result:
    games = list(played)
    share = sum(game.won for game in games) / len(games)
    low, high = wilson(share, len(games))
    return Result(
        pairing,
        len(games),
        share,
        low,
        high,
        sum(game.points for game in games) / len(games),
        sum(game.others for game in games) / len(games),
        percentile([ms for game in games for ms in game.thought_ms], 0.95),
    )


def matrix(levels: Sequence[Level], options: Options) -> list[Pairing]:
    """Every level against every level."""
    return [
        Pairing(challenger, (opponent,) * (options.players - 1), options)
        for challenger in levels
        for opponent in levels
    ]


def hold(
    pairings: Sequence[Pairing], games: int, seed: int, jobs: int, bar: TextIO | None
) -> Iterator[Result]:
    """Play all matches, each as soon as it is asked for. The number of jobs changes no result."""
    if jobs == 1:
        for pairing in pairings:
            one = partial(play_game, pairing, seed)
            yield summed_up(pairing, shown(map(one, range(games)), games, pairing, bar))
        return
    with children_without_ctrl_c():
        workers = multiprocessing.get_context("spawn").Pool(jobs, leave_ctrl_c_to_parent)
    with workers as pool:
        for pairing in pairings:
            played = pool.imap(partial(play_game, pairing, seed), range(games), chunksize=2)
            yield summed_up(pairing, shown(played, games, pairing, bar))


def shown(played: Iterable[Played], games: int, pairing: Pairing, bar: TextIO | None) -> Iterator[Played]:
    """The same games, with a bar that grows."""
    for number, game in enumerate(played, 1):
        if bar is not None:
            full = BAR * number // games
            title = f"{pairing.challenger.value} : {pairing.against}"
            bar.write(f"\r{title:>28} [{'#' * full}{'.' * (BAR - full)}] {number}/{games} ")
            bar.flush()
        yield game
    if bar is not None:
        bar.write("\r\x1b[K")


def told(result: Result) -> str:
    """One line for people."""
    return (
        f"{result.pairing.challenger.value:>10} : {result.pairing.against:<10}"
        f" {result.win_share:6.1%} ({result.low:.1%} to {result.high:.1%})"
        f"  points {result.points:5.1f} : {result.opponent_points:5.1f}"
        f"  {result.decision_ms_p95:7.1f} ms"
    )


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="ratland tournament", description="Bots play each other.")
    levels = ", ".join(level.value for level in Level)
    made.add_argument("--games", type=positive, default=100, help="games a match (default 100)")
    made.add_argument("--players", type=seats, default=4, help="2 to 12 (default 4)")
    made.add_argument("--clans", action="store_true", help="with clan cards")
    made.add_argument("--board", choices=[board.value for board in Board], default="off")
    made.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default 1)")
    made.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    made.add_argument("--json", action="store_true", help="print the results as JSON")
    made.add_argument("--levels", type=level_list, default=tuple(Level), help=f"for the matrix ({levels})")
    made.add_argument("--pairs", type=pair_list, help="only these matches: challenger:opponent,…")
    made.add_argument(
        "--seats", type=level_list, help="one match: a level for each seat, the challenger first"
    )
    return made


def positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def seats(word: str) -> int:
    number = int(word)
    if not FEWEST_PLAYERS <= number <= MOST_PLAYERS:
        raise argparse.ArgumentTypeError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS}")
    return number


def level_list(words: str) -> tuple[Level, ...]:
    try:
        return tuple(Level(word) for word in words.split(","))
    except ValueError as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from unknown


def pair_list(words: str) -> list[tuple[Level, Level]]:
    pairs = [level_list(pair.replace(":", ",")) for pair in words.split(",")]
    if any(len(pair) != 2 for pair in pairs):
        raise argparse.ArgumentTypeError("challenger:opponent,…")
    return [(pair[0], pair[1]) for pair in pairs]


def pairings(asked: argparse.Namespace) -> list[Pairing]:
    """The matches that the command line asks for."""
    if asked.seats:
        options = Options(len(asked.seats), asked.clans, Board(asked.board))
        return [Pairing(asked.seats[0], asked.seats[1:], options)]
    options = Options(asked.players, asked.clans, Board(asked.board))
    if asked.pairs:
        return [Pairing(one, (other,) * (asked.players - 1), options) for one, other in asked.pairs]
    return matrix(asked.levels, options)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print a table or JSON."""
    reader = parser()
    asked = reader.parse_args(arguments)
    if asked.seats and not FEWEST_PLAYERS <= len(asked.seats) <= MOST_PLAYERS:
        reader.error(f"--seats: {FEWEST_PLAYERS} to {MOST_PLAYERS} levels")
    bar = sys.stderr if sys.stderr.isatty() else None
    results = []
    for result in hold(pairings(asked), asked.games, asked.seed, asked.jobs, bar):
        results.append(result)
        if not asked.json:
            print(told(result), flush=True)
    if asked.json:
        print(json.dumps({"seed": asked.seed, "matches": [result.written() for result in results]}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
