"""Kills a game that is being played and saved, again and again, and checks that nothing is lost.

    python scripts/crash_test.py [--times 500] [--seed 1] [--folder FOLDER]

A child process plays the games of the shelf in turn and saves after every answer; at a random moment it is
killed (kill -9). Then the game is opened as the app would. Checked every time:

- the newest answer that was given is there, or the one before it (the child answers as people do, when
  the last answer is on disk); in a quarter more runs it answers as fast as it can: then at least the newest
  answer that was reported as saved is there;
- the match is exactly the one that was played, answer by answer;
- no file is unreadable, no game is gone, no lock is left, and half-written files are deleted.

Prints one line of JSON. Exits with 1 if a check failed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ratland_desktop.games.shelf import SHELF  # noqa: E402
from ratland_desktop.saves.store import Store  # noqa: E402
from ratland_desktop.tabletop.dice import Dice  # noqa: E402
from ratland_desktop.tabletop.match import AnyMatch, Match  # noqa: E402
from ratland_desktop.tabletop.seats import Seat  # noqa: E402

LONGEST_LIFE = 0.25  # seconds from the first answer to the kill


class BrokenPromise(Exception):
    """A guarantee that was not kept."""


def store_in(folder: Path) -> Store:
    return Store(folder, SHELF.keepings)


def new_match(seed: int) -> AnyMatch:
    """The seed decides on the game and on everything in it."""
    box = SHELF[[*SHELF][seed % len(SHELF)]]
    return Match.new(box.keeping.game, box.demo(random.Random(seed)), seed)


def seats_at(match: AnyMatch) -> tuple[Seat, ...]:
    return tuple(Seat(f"Rat {number}", "teal", "bow") for number in range(match.game.seats(match.starts[0])))


def answer_once(match: AnyMatch, dice: Dice) -> None:
    question = match.open_questions[0]
    match.answer(question.seat, question.any_answer(dice))


# --- the child


def play(folder: Path, seed: int, patient: bool) -> None:
    """Game after game, telling on standard output what was answered and what is saved.

    A patient child answers when the last answer is on disk, as people do; an impatient one as fast as it can.
    """
    store = store_in(folder)
    while True:
        match, dice = new_match(seed), Dice(seed)
        keeper = store.start(match, seats_at(match))
        keeper.flush()
        tell("game", keeper.id, seed)
        answers = 0
        while not match.over:
            answer_once(match, dice)
            answers += 1
            keeper.note(match)
            tell("answered", keeper.id, answers)
            if patient or answers % 9 == 0:
                keeper.flush()
                tell("saved", keeper.id, answers)
        keeper.close()
        seed += 1_000_003


def tell(what: str, id: str, number: int) -> None:
    os.write(1, f"{what} {id} {number}\n".encode())


# --- the parent


@dataclass
class Told:
    """What the child said of its last game before it died."""

    id: str
    seed: int
    answered: int = 0
    saved: int = 0


def last_game(lines: str) -> Told | None:
    told: Told | None = None
    for line in lines.split("\n")[:-1]:  # the last line may be half of one
        what, id, number = line.split()
        if what == "game":
            told = Told(id, int(number))
        elif told is not None and what == "answered":
            told.answered = int(number)
        elif told is not None:
            told.saved = int(number)
    return told


def crash(folder: Path, seed: int, chance: random.Random, patient: bool) -> Counter[str]:
    """One life of a child, and what is there after it."""
    command = [sys.executable, __file__, "--play", str(folder), "--seed", str(seed)]
    with subprocess.Popen(command + ["--patient"] * patient, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(chance.random() * LONGEST_LIFE)
        os.kill(child.pid, signal.SIGKILL)
        lines = (first + child.stdout.read()).decode()
        child.wait()
    told = last_game(lines)
    if told is None:
        raise BrokenPromise("the child never started a game")
    half_written = len(list(folder.glob(".*.new")))
    store = store_in(folder)
    found = look(store, told, patient)
    store.sweep()
    if any(path.name.endswith((".new", ".lock")) for path in folder.iterdir()):
        raise BrokenPromise("something was left behind")
    behind = max(0, told.answered - found)
    where = ("newest", "one_before", "hurried")[min(behind, 1) if patient else 2]
    return Counter({"kills": 1, where: 1, "half_written": half_written, new_match(told.seed).game.name: 1})


def look(store: Store, told: Told, patient: bool) -> int:
    """How many answers of the last game are on disk. Raises BrokenPromise."""
    for line in store.games():
        if line.trouble is not None:
            raise BrokenPromise(f"{line.id} cannot be listed: {line.trouble}")
    opened = store.open(told.id)
    opened.keeper.close()
    found = answers_in(opened.match)
    if opened.notices:
        raise BrokenPromise(f"opened with {opened.notices}")
    if found > told.answered + 1:  # killed between giving the answer and reporting it
        raise BrokenPromise(f"{found} answers on disk, {told.answered} were given")
    if found < told.saved or (patient and found < told.answered - 1):
        raise BrokenPromise(f"{found} answers on disk, {told.answered} given, {told.saved} saved")
    truth, dice = new_match(told.seed), Dice(told.seed)
    for _ in range(found):
        answer_once(truth, dice)
    if truth.journal != opened.match.journal or truth.past != opened.match.past:
        raise BrokenPromise("another match came back")
    return found


def answers_in(match: AnyMatch) -> int:
    rounds = [*match.past, match.journal]
    return sum(len(asked) for journal in rounds for asked in journal.answers) + len(match.journal.sealed)


def main() -> int:
    parser = argparse.ArgumentParser(description="kill a saving game and look whether anything is lost")
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where to save; a temporary folder if left out")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--patient", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play is not None:
        play(chosen.play, chosen.seed, chosen.patient)
    chance = random.Random(chosen.seed)
    seen: Counter[str] = Counter()
    broken: list[str] = []
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        for number in range(chosen.times + chosen.times // 4):
            games = Path(folder) / str(number // 25)  # so that the folder does not grow for ever
            try:
                seen += crash(games, chosen.seed * 100_000 + number, chance, patient=number < chosen.times)
            except Exception as error:
                broken.append(f"{number}: {error!r}")
    print(json.dumps({**seen, "broken": broken}))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
