"""`ratland simulate`: many games between random players, to measure balance and speed.

Contains the command, the games and the clock; `simulation_report.py` has the statistics, and the game's
`Trials` say what there is to set up and to count. It plays through `Match` like everybody else, keeps no
match, and sees the table only through views.
"""

import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any

from ratland_desktop.ending import children_without_ctrl_c, leave_ctrl_c_to_parent
from ratland_desktop.hotseat.simulation_report import RunCost, Totals, as_json, as_text, peak_memory_mb
from ratland_desktop.hotseat.trials import (
    Arguments,
    Trials,
    TrialsByName,
    add_game,
    find_game,
    set_up,
    whole_number,
)
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.tabletop.match import AnyMatch

PROG = "ratland simulate"
GAMES_IN_A_CHUNK = 50  # what a job plays before it reports
YARDSTICK_STEPS = 100_000
YARDSTICK_REPEATS = 15
GAMES_IN_A_REPEAT = 20
SEEDS_APART = 1_000_000_007  # so that neighbouring seeds give different games


class PiecesLost(Exception):
    """A game ended with more or fewer pieces than came in the box: the rules have a mistake."""


# --- playing


def deal(trials: Trials, options: Any, seed: int, game: int) -> tuple[AnyMatch, Dice]:
    """The game with this number, and the dice of its players, which are not those of the game."""
    number = 2 * (seed * SEEDS_APART + game)
    return trials.new_match(options, number), Dice(number + 1)


def play_out(match: AnyMatch, dice: Dice) -> int:
    """Answer every question by chance until the game is over; the number of answers."""
    decisions = 0
    while questions := match.open_questions:
        for question in questions:
            match.answer(question.seat, question.any_answer(dice))
        decisions += len(questions)
    return decisions


def play_chunk(trials: Trials, options: Any, seed: int, games: range) -> Totals:
    """Play these games and count what came of them. Raises PiecesLost."""
    totals = Totals(trials, options)
    for game in games:
        started = perf_counter()
        match, dice = deal(trials, options, seed, game)
        decisions = play_out(match, dice)
        seconds = perf_counter() - started
        view, outcome = match.view(None), match.outcome()
        if lost := trials.lost(view):
            raise PiecesLost(f"Game {game} of seed {seed} ends with {lost}.")
        assert outcome
        totals.count(view, outcome, decisions, seconds)
        totals.count_stories(match.stories)
    return totals


def play_all(
    trials: Trials, options: Any, games: int, seed: int, jobs: int, progress: Callable[[int], None]
) -> Totals:
    """Play all games on so many cores. The counts are whole numbers, so their order does not matter."""
    chunks = [range(at, min(at + GAMES_IN_A_CHUNK, games)) for at in range(0, games, GAMES_IN_A_CHUNK)]
    whole = Totals(trials, options)
    with totals_of(partial(play_chunk, trials, options, seed), chunks, jobs) as played:
        for totals in played:
            whole.add(totals)
            progress(whole.games)
    return whole


@contextmanager
def totals_of(play: Callable[[range], Totals], chunks: list[range], jobs: int) -> Iterator[Iterator[Totals]]:
    """The totals of each chunk, from this process or from others."""
    if jobs == 1:
        yield (play(chunk) for chunk in chunks)
        return
    from concurrent.futures import ProcessPoolExecutor  # only here: it costs memory
    from multiprocessing import get_context

    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), initializer=get_to_work) as pool:
        try:
            with children_without_ctrl_c():
                played = pool.map(play, chunks)
            yield played
        finally:
            pool.shutdown(wait=False, cancel_futures=True)  # who presses Ctrl-C waits for no further chunk


def get_to_work() -> None:
    """What a process that plays games for this one does first."""
    leave_ctrl_c_to_parent()
    gc.disable()


@contextmanager
def uncollected() -> Iterator[None]:
    """No garbage collection: a match holds nothing in circles, so all of it goes when the match goes."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


# --- the clock


def yardstick(x: int = 1) -> int:
    """A loop that every machine and every Python runs, to compare speeds by."""
    for _ in range(YARDSTICK_STEPS):
        x = (1103515245 * x + 12345) & 0x7FFFFFFF
    return x


def yardstick_ratio(trials: Trials, options: Any, seed: int) -> float:
    """How many complete games take as long as the yardstick: medians of interleaved repeats on one core."""
    loops, games = [], []
    for repeat in range(YARDSTICK_REPEATS):
        started = perf_counter()
        yardstick()
        loops.append(perf_counter() - started)
        first = repeat * GAMES_IN_A_REPEAT
        started = perf_counter()
        for game in range(first, first + GAMES_IN_A_REPEAT):
            play_out(*deal(trials, options, seed, game))
        games.append((perf_counter() - started) / GAMES_IN_A_REPEAT)
    return median(loops) / median(games)


# --- the command


def parser_for(trials: Trials, games: TrialsByName) -> Arguments:
    parser = Arguments(
        prog=PROG,
        description="Play many games between players who answer by chance, and report balance and speed. "
        "Seat 1 starts. A shared victory counts for everyone who shares it.",
    )
    add = parser.add_argument
    players, usual = whole_number(trials.fewest, trials.most), trials.usual_players
    add_game(parser, games)
    add("--games", type=whole_number(1), default=1000, metavar="N", help="games to play (1000)")
    about = f"{trials.fewest} to {trials.most} ({usual})"
    add("--players", type=players, default=usual, metavar="N", help=about)
    for flag in trials.flags:
        flag.add_to(parser)
    add("--seed", type=whole_number(0), default=1, metavar="N", help="same seed, same games (1)")
    add("--jobs", type=whole_number(1), default=1, metavar="N", help="processor cores to use (1)")
    add("--json", action="store_true", help="print the figures as JSON")
    return parser


def show_progress(played: int, games: int) -> None:
    """A bar on the terminal, wiped when it is full."""
    width = 40
    full = width * played // games
    line = f"[{'#' * full}{'.' * (width - full)}] {played} of {games} games"
    sys.stderr.write(f"\r{line}" if played < games else f"\r{' ' * len(line)}\r")
    sys.stderr.flush()


def main(argv: Sequence[str], games: TrialsByName) -> int:
    """Simulate and report; 0 if all went well, 1 if the rules lost a piece, 2 for odd options."""
    trials = find_game(PROG, argv, games)
    parser = parser_for(trials, games)
    wanted = parser.parse_args(argv)
    options, _ = set_up(parser, trials, wanted.players, wanted, first=0)
    on_terminal = sys.stderr.isatty()

    def progress(played: int) -> None:
        if on_terminal:
            show_progress(played, wanted.games)

    try:
        with uncollected():
            started = perf_counter()
            totals = play_all(trials, options, wanted.games, wanted.seed, wanted.jobs, progress)
            seconds = perf_counter() - started
            ratio = yardstick_ratio(trials, options, wanted.seed)
    except PiecesLost as lost:
        print(f"{PROG}: the rules have a mistake. {lost}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"{PROG}: stopped.", file=sys.stderr)
        return 130
    cost = RunCost(seconds, ratio, peak_memory_mb(wanted.jobs))
    print(as_json(totals, cost) if wanted.json else as_text(totals, cost, wanted.players))
    return 0
