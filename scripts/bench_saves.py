"""Measures saving: compared with a bare write-flush-rename of the same bytes, and inside frames.

    python scripts/bench_saves.py [--game ratland] [--answers 200] [--folder FOLDER]

Plays a game with as many players as there can be and all variants, and saves after every answer. Prints one
line of JSON (milliseconds):

- `save` and `bare`: medians of a complete save (encoding, proofreading, older versions) and of writing the
  same bytes to one file, renaming it, and flushing it and its folder, alternating; `times_bare` is the median
  ratio of each pair. `times_read` is the median of what a save takes more, in times of parsing and hashing
  the same bytes. Either `times_bare` is at most 2 or, where the disk is quick, `times_read` at most 60;
- `note`: what saving costs a frame; `frame`: the longest frame with a save in every one and 4 ms of other
  work; `frame_without`: the same without saving, which shows how noisy this computer is. `frame` may be 16,
  or twice `frame_without` on a busy computer;
- `list_100`, `open`: listing a hundred games, opening one; `list_bare`: reading, parsing and hashing the same
  files. `times_list` is their ratio, at most 25.

Exits with 1 if a limit is exceeded. Every game is played several times and the shortest time of each frame
counts: other programs make frames long too, but only our own work makes the same frame long every time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ratland_desktop.games import shelf  # noqa: E402
from ratland_desktop.saves.keeper import Keeper  # noqa: E402
from ratland_desktop.saves.shelf import Keepable  # noqa: E402
from ratland_desktop.saves.snapshot import take_snapshot  # noqa: E402
from ratland_desktop.saves.store import Store  # noqa: E402
from ratland_desktop.saves.writing import flush_folder  # noqa: E402
from ratland_desktop.tabletop.dice import Dice  # noqa: E402
from ratland_desktop.tabletop.match import AnyMatch, Match  # noqa: E402
from ratland_desktop.tabletop.seats import Seat  # noqa: E402

MOST_TIMES_BARE = 2.0
MOST_TIMES_READ = 60.0
MOST_TIMES_LIST = 25.0
LONGEST_FRAME = 16.0
FRAME = 1 / 60
OTHER_WORK = 0.004
TRIES = 8


@dataclass(frozen=True, slots=True)
class Measured:
    """The game whose saves are measured."""

    keeping: Keepable
    options: Any
    seats: tuple[Seat, ...]

    def new_match(self, seed: int) -> AnyMatch:
        return Match.new(self.keeping.game, self.options, seed)


def measured(name: str) -> Measured:
    """A game on the shelf: a full table, every variant on."""
    keeping, trials = shelf.SHELF[name].keeping, shelf.trials()[name]()
    everything = {flag.name: flag.choices[-1] if flag.choices else True for flag in trials.flags}
    options = trials.options(trials.most, everything, None)
    seats = keeping.game.seats(Match.new(keeping.game, options, 1).starts[0])
    return Measured(keeping, options, tuple(Seat(f"Rat {n}", "teal", "bow") for n in range(seats)))


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def answer_once(game: Measured, match: AnyMatch, dice: Dice) -> AnyMatch:
    """The next answer; after the end of a game the first of another."""
    if match.over:
        match = game.new_match(match.seed + 1)
    question = dice.choose(match.open_questions)
    match.answer(question.seat, question.any_answer(dice))
    return match


def bare(path: Path, content: bytes) -> None:
    """The minimum for a safe write: one file, flushed and renamed, and its folder flushed."""
    beside = path.with_suffix(".new")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    flush_folder(path.parent)


def against_bare(game: Measured, store: Store, folder: Path, answers: int) -> dict[str, float]:
    match, dice = game.new_match(5), Dice(6)
    keeper = Keeper(store.folder, "0" * 16, game.keeping, game.seats)
    saves, bares, reads = [], [], []
    for number in range(answers):
        match = answer_once(game, match, dice)
        snapshot = take_snapshot(game.keeping, match, game.seats)

        def save() -> None:
            keeper._save(snapshot)  # noqa: B023  called at once

        def write() -> None:
            bare(folder / "bare.json", content)  # noqa: B023

        if number % 2:
            saves.append(timed(save))
            content = store.folder.save(keeper.id).read_bytes()
            bares.append(timed(write))
        else:
            content = store.folder.save(keeper.id).read_bytes() if number else b"x" * 4000
            bares.append(timed(write))
            saves.append(timed(save))
        written = store.folder.save(keeper.id).read_bytes()
        reads.append(timed(lambda: parse(written)))  # noqa: B023
    keeper.close()
    times = statistics.median(save / bare for save, bare in zip(saves, bares, strict=True))
    medians = {"save": statistics.median(saves), "bare": statistics.median(bares)}
    rows = zip(saves, bares, reads, strict=True)
    more = statistics.median((save - bare) / read for save, bare, read in rows)
    return {**medians, "times_bare": times, "times_read": more, "bytes": len(content)}


def frames(game: Measured, keeper: Keeper | None, answers: int) -> list[tuple[float, float]]:
    """How long `note` took and how long the frame, with an answer in every frame."""
    match, dice = game.new_match(7), Dice(8)
    took = []
    for _ in range(answers):
        match = answer_once(game, match, dice)
        start = time.perf_counter()
        if keeper is not None:
            keeper.note(match)
        noted = time.perf_counter()
        while time.perf_counter() - noted < OTHER_WORK:
            pass
        ended = time.perf_counter()
        took.append(((noted - start) * 1000, (ended - start) * 1000))
        time.sleep(max(0.0, FRAME - (ended - start)))
    return took


def longest(tries: list[list[tuple[float, float]]]) -> tuple[float, float]:
    """The longest `note` and the longest frame, each frame at its best."""
    best = [[min(times) for times in zip(*frame, strict=True)] for frame in zip(*tries, strict=True)]
    note, frame = (max(times) for times in zip(*best, strict=True))
    return note, frame


def in_frames(game: Measured, store: Store, answers: int) -> dict[str, float]:
    keeper = store.start(game.new_match(7), game.seats)
    _, without = longest([frames(game, None, answers) for _ in range(TRIES)])
    note, frame = longest([frames(game, keeper, answers) for _ in range(TRIES)])
    keeper.close()
    return {"note": note, "frame": frame, "frame_without": without}


def looking(store: Store) -> dict[str, float]:
    id = store.games()[0].id
    while len(store.games()) < 100:
        store.duplicate(id, "again")
    store.open(id).keeper.close()  # imports what opening needs
    paths = [store.folder.save(id) for id in store.folder.ids()]
    listing, plain = (
        min(times)
        for times in zip(
            *((timed(store.games), timed(lambda: read_all(paths))) for _ in range(TRIES)), strict=True
        )
    )
    return {
        "list_100": listing,
        "list_bare": plain,
        "times_list": listing / plain,
        "open": min(timed(lambda: store.open(id).keeper.close()) for _ in range(TRIES)),
    }


def read_all(paths: list[Path]) -> None:
    """The minimum for a list of games: each file read, parsed and hashed."""
    for path in paths:
        parse(path.read_bytes())


def parse(raw: bytes) -> None:
    json.loads(raw)
    hashlib.sha256(raw).hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description="time saving")
    parser.add_argument("--game", choices=[*shelf.SHELF], default=next(iter(shelf.SHELF)))
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--folder", type=Path, help="on which disk; a temporary folder if left out")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        folder = Path(name)
        game = measured(chosen.game)
        store = Store(folder / "saves", shelf.SHELF.keepings)
        found = against_bare(game, store, folder, chosen.answers)
        found |= in_frames(game, store, chosen.answers)
        found |= looking(store)
    print(json.dumps({name: round(value, 3) for name, value in found.items()}))
    kept = (
        (found["times_bare"] <= MOST_TIMES_BARE or found["times_read"] <= MOST_TIMES_READ)
        and found["frame"] <= max(LONGEST_FRAME, 2 * found["frame_without"])
        and found["times_list"] <= MOST_TIMES_LIST
    )
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
