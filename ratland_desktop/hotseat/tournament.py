"""`ratland tournament`: bots play many games against each other, to see how much better a level is.

A match puts one challenger against opponents of one level. Every deal is played once from each seat, so seats
and hands are balanced. Everything follows from the seed; searches count trials, not seconds, so a result can
be repeated anywhere. The game's `Trials` say what there is to set up, and where its bots are.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TextIO

from ratland_desktop.ending import children_without_ctrl_c, leave_ctrl_c_to_parent
from ratland_desktop.hotseat.brains import brain_at
from ratland_desktop.hotseat.levels import MIND, read_mind
from ratland_desktop.hotseat.measures import percentile, wilson
from ratland_desktop.hotseat.trials import (
    Arguments,
    Chosen,
    Trials,
    TrialsByName,
    add_game,
    find_game,
    set_up,
    whole_number,
)
from ratland_desktop.tabletop.dice import Dice

PROG = "ratland tournament"
BAR = 30
SEATS_APART = 101  # the bots' own dice: a seed for each game and seat


@dataclass(frozen=True, slots=True)
class Pairing:
    """One challenger against the others, and how the games are set up: the flags `chosen`, as options.

    Everybody is a level, or a level with a character, such as `solid/raider` (`levels.read_mind`).
    """

    trials: Trials
    challenger: str
    opponents: tuple[str, ...]
    options: Any
    chosen: Chosen = field(default_factory=dict)

    @property
    def players(self) -> int:
        return 1 + len(self.opponents)

    @property
    def against(self) -> str:
        return self.opponents[0] if len(set(self.opponents)) == 1 else "+".join(self.opponents)


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
            "challenger": self.pairing.challenger,
            "opponents": self.pairing.against,
            "players": self.pairing.players,
            **self.pairing.chosen,
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
    players = pairing.players
    seat = game % players
    match = pairing.trials.new_match(pairing.options, seed + game // players)
    brain = brain_at(pairing.trials.brain)
    minds = [*pairing.opponents[:seat], pairing.challenger, *pairing.opponents[seat:]]
    thinks = [read_mind(mind) for mind in minds]
    dice = [Dice((seed + game) * SEATS_APART + number + 1) for number in range(players)]
    thought = []
    while not match.over:
        for question in match.open_questions:
            asked = question.seat
            seen = match.view(asked)
            began = time.process_time()
            choice = brain.choose(seen, question, dice[asked], *thinks[asked])
            if asked == seat:
                thought.append((time.process_time() - began) * 1000)
            match.answer(asked, choice.answer)
    outcome = match.outcome()
    assert outcome
    own = outcome.standings[seat]
    others = sum(standing.points for standing in outcome.standings) - own.points
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Played(won, own.points, others / (len(outcome.standings) - 1), tuple(thought))


def summed_up(pairing: Pairing, played: Iterable[Played]) -> Result:
    games = list(played)
    share = sum(game.won for game in games) / len(games)
    low, high = wilson(sum(game.won for game in games), len(games))
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


def matrix(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Every level against every level."""
    return [(challenger, opponent) for challenger in levels for opponent in levels]


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
            title = f"{pairing.challenger} : {pairing.against}"
            bar.write(f"\r{title:>28} [{'#' * full}{'.' * (BAR - full)}] {number}/{games} ")
            bar.flush()
        yield game
    if bar is not None:
        bar.write("\r\x1b[K")


def told(result: Result) -> str:
    """One line for people."""
    return (
        f"{result.pairing.challenger:>10} : {result.pairing.against:<10}"
        f" {result.win_share:6.1%} ({result.low:.1%} to {result.high:.1%})"
        f"  points {result.points:5.1f} : {result.opponent_points:5.1f}"
        f"  {result.decision_ms_p95:7.1f} ms"
    )


def parser_for(trials: Trials, games: TrialsByName) -> Arguments:
    brain = brain_at(trials.brain)
    playing = [level.value for level in brain.LEVELS]
    names, usual = ", ".join(playing), trials.usual_players
    levels, pairs = level_list(playing, brain.CHARACTERS), pair_list(playing, brain.CHARACTERS)
    natures = ", ".join(brain.CHARACTERS)
    more = f"; with a character: {playing[-1]}/… ({natures})" if natures else ""
    made = Arguments(prog=PROG, description="Bots play each other.")
    add = made.add_argument
    add_game(made, games)
    add("--games", type=whole_number(1), default=100, metavar="N", help="games a match (100)")
    players, about = whole_number(trials.fewest, trials.most), f"{trials.fewest} to {trials.most} ({usual})"
    add("--players", type=players, default=usual, metavar="N", help=about)
    for flag in trials.flags:
        if flag.in_tournaments:
            flag.add_to(made)
    add("--seed", type=int, default=1, metavar="N", help="the same seed gives the same games (1)")
    add("--jobs", type=whole_number(1), default=1, metavar="N", help="processes (1)")
    add("--json", action="store_true", help="print the results as JSON")
    add("--levels", type=levels, default=playing, help=f"for the matrix ({names}{more})")
    add("--pairs", type=pairs, help="only these matches: challenger:opponent,…")
    add("--seats", type=levels, help="one match: a level for each seat, the challenger first")
    return made


def level_list(playing: Sequence[str], characters: Sequence[str]) -> Callable[[str], tuple[str, ...]]:
    """Reads levels from the command line, of those that play this game; each may have a character."""

    def read(words: str) -> tuple[str, ...]:
        for word in words.split(","):
            level, with_one, character = word.partition(MIND)
            if level not in playing or (with_one and character not in characters):
                names = ", ".join(playing)
                raise argparse.ArgumentTypeError(f"{word!r} does not play this game, only {names}")
        return tuple(words.split(","))

    return read


def pair_list(playing: Sequence[str], characters: Sequence[str]) -> Callable[[str], list[tuple[str, str]]]:
    levels = level_list(playing, characters)

    def read(words: str) -> list[tuple[str, str]]:
        pairs = [levels(pair.replace(":", ",")) for pair in words.split(",")]
        if any(len(pair) != 2 for pair in pairs):
            raise argparse.ArgumentTypeError("challenger:opponent,…")
        return [(pair[0], pair[1]) for pair in pairs]

    return read


def pairings(parser: Arguments, trials: Trials, asked: argparse.Namespace) -> list[Pairing]:
    """The matches that the command line asks for. Ends the command if they cannot be set up."""
    if asked.seats and not trials.fewest <= len(asked.seats) <= trials.most:
        parser.error(f"argument --seats: {trials.fewest} to {trials.most} levels")
    players = len(asked.seats) if asked.seats else asked.players
    options, chosen = set_up(parser, trials, players, asked, first=None)
    if asked.seats:
        return [Pairing(trials, asked.seats[0], asked.seats[1:], options, chosen)]
    return [
        Pairing(trials, one, (other,) * (players - 1), options, chosen)
        for one, other in asked.pairs or matrix(asked.levels)
    ]


def main(argv: Sequence[str], games: TrialsByName) -> int:
    """Play, and print a table or JSON."""
    trials = find_game(PROG, argv, games)
    parser = parser_for(trials, games)
    asked = parser.parse_args(argv)
    bar = sys.stderr if sys.stderr.isatty() else None
    results = []
    for result in hold(pairings(parser, trials, asked), asked.games, asked.seed, asked.jobs, bar):
        results.append(result)
        if not asked.json:
            print(told(result), flush=True)
    if asked.json:
        print(json.dumps({"seed": asked.seed, "matches": [result.written() for result in results]}, indent=2))
    return 0
