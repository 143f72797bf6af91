"""`ratland simulate`: many games between random players, to measure balance and speed.

Contains the command, the games and the clock; `simulation_report.py` has the statistics. It plays through
`Match` like everybody else, keeps no match, and sees the table only through views. Its output is for
developers, so it is not in the locale files.
"""

import argparse
import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from time import perf_counter
from typing import NoReturn

from ratland_desktop.ending import children_without_ctrl_c, leave_ctrl_c_to_parent
from ratland_desktop.games.ratland.rules.game import RatLandMatch, new_match
from ratland_desktop.games.ratland.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from ratland_desktop.games.ratland.rules.table import Options, rats_in_game
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.games.ratland.simulation_report import Speed, Tally, as_json, as_text, peak_memory_mb
from ratland_desktop.tabletop.dice import Dice

GAMES_IN_A_CHUNK = 50  # what a job plays before it reports
YARDSTICK_STEPS = 100_000
YARDSTICK_REPEATS = 15
GAMES_IN_A_REPEAT = 20
SEEDS_APART = 1_000_000_007  # so that neighbouring seeds give different games


class RatsNotConserved(Exception):
    """A game ended with more or fewer rats than came in the box: the rules have a mistake."""


# --- playing


def deal(options: Options, seed: int, game: int) -> tuple[RatLandMatch, Dice]:
    """The game with this number, and the dice of its players, which are not those of the bag."""
    number = 2 * (seed * SEEDS_APART + game)
    return new_match(options, number), Dice(number + 1)


def play_out(match: RatLandMatch, dice: Dice) -> int:
    """Answer every question by chance until the game is over; the number of answers."""
    decisions = 0
    while questions := match.open_questions:
        for question in questions:
            match.answer(question.seat, question.any_answer(dice))
        decisions += len(questions)
    return decisions


def play_chunk(options: Options, seed: int, games: range) -> Tally:
    """Play these games and count what came of them. Raises RatsNotConserved."""
    tally = Tally(options.players)
    for game in games:
        started = perf_counter()
        match, dice = deal(options, seed, game)
        decisions = play_out(match, dice)
        tally.seconds += perf_counter() - started
        view, outcome = match.view(None), match.outcome()
        rats = view.pile + sum(sewer.living + sewer.buried for sewer in view.sewers)
        if rats != rats_in_game(options.players):
            raise RatsNotConserved(f"Game {game} of seed {seed} ends with {rats} rats.")
        assert outcome
        tally.count(view, outcome, decisions)
    return tally


def play_all(options: Options, games: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play all games on so many cores. The counts are whole numbers, so their order does not matter."""
    chunks = [range(at, min(at + GAMES_IN_A_CHUNK, games)) for at in range(0, games, GAMES_IN_A_CHUNK)]
    whole = Tally(options.players)
    with tallies(options, seed, chunks, jobs) as played:
        for tally in played:
            whole.add(tally)
            progress(whole.games)
    return whole


@contextmanager
def tallies(options: Options, seed: int, chunks: list[range], jobs: int) -> Iterator[Iterator[Tally]]:
    """The tally of each chunk, from this process or from others."""
    if jobs == 1:
        yield (play_chunk(options, seed, chunk) for chunk in chunks)
        return
    from concurrent.futures import ProcessPoolExecutor  # only here: it costs memory
    from multiprocessing import get_context

    count = len(chunks)
    with ProcessPoolExecutor(min(jobs, count), get_context("spawn"), initializer=get_to_work) as pool:
        try:
            with children_without_ctrl_c():
                played = pool.map(play_chunk, [options] * count, [seed] * count, chunks)
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


def yardstick_ratio(options: Options, seed: int) -> float:
    """How many complete games take as long as the yardstick: medians of interleaved repeats on one core."""
    loops, games = [], []
    for repeat in range(YARDSTICK_REPEATS):
        started = perf_counter()
        yardstick()
        loops.append(perf_counter() - started)
        first = repeat * GAMES_IN_A_REPEAT
        started = perf_counter()
        for game in range(first, first + GAMES_IN_A_REPEAT):
            play_out(*deal(options, seed, game))
        games.append((perf_counter() - started) / GAMES_IN_A_REPEAT)
    return median(loops) / median(games)


# --- the command


class Arguments(argparse.ArgumentParser):
    """Says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See {self.prog} --help\n")


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a number from the command line."""

    def read(text: str) -> int:
        span = f"a whole number from {least} to {most}" if most else f"a whole number, at least {least}"
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not {span}") from None
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{text} is not {span}")
        return number

    return read


def read_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = Arguments(
        prog="ratland simulate",
        description="Play many games between players who answer by chance, and report balance and speed. "
        "Seat 1 starts. A shared victory counts for everyone who shares it.",
    )
    add = parser.add_argument
    players = whole_number(FEWEST_PLAYERS, MOST_PLAYERS)
    add("--games", type=whole_number(1), default=1000, metavar="N", help="games to play (1000)")
    add("--players", type=players, default=4, metavar="N", help="2 to 12 (4)")
    add("--clans", action="store_true", help="with clans")
    add("--board", choices=[board.value for board in Board], default="off", help="the aggressive board (off)")
    add("--food", choices=[food.value for food in Food], default="shuffled", help="food deck (shuffled)")
    add("--seed", type=whole_number(0), default=1, metavar="N", help="same seed, same games (1)")
    add("--jobs", type=whole_number(1), default=1, metavar="N", help="processor cores to use (1)")
    add("--json", action="store_true", help="print the figures as JSON")
    return parser.parse_args(argv)


def show_progress(played: int, games: int) -> None:
    """A bar on the terminal, wiped when it is full."""
    width = 40
    full = width * played // games
    line = f"[{'#' * full}{'.' * (width - full)}] {played} of {games} games"
    sys.stderr.write(f"\r{line}" if played < games else f"\r{' ' * len(line)}\r")
    sys.stderr.flush()


def main(argv: Sequence[str] | None = None) -> int:
    """Simulate and report; 0 if all went well, 1 if the rules lost a rat, 2 for odd options."""
    wanted = read_arguments(argv)
    options = Options(wanted.players, wanted.clans, Board(wanted.board), Food(wanted.food), first=0)
    on_terminal = sys.stderr.isatty()

    def progress(played: int) -> None:
        if on_terminal:
            show_progress(played, wanted.games)

    try:
        with uncollected():
            started = perf_counter()
            tally = play_all(options, wanted.games, wanted.seed, wanted.jobs, progress)
            seconds = perf_counter() - started
            ratio = yardstick_ratio(options, wanted.seed)
    except RatsNotConserved as lost:
        print(f"ratland simulate: rats were not conserved. {lost}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("ratland simulate: stopped.", file=sys.stderr)
        return 130
    speed = Speed(seconds, ratio, peak_memory_mb(wanted.jobs))
    print(as_json(tally, speed) if wanted.json else as_text(tally, speed))
    return 0
