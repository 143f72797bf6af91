"""Measures replays: opening one, and jumping anywhere in it, at the table of every game.

    python scripts/bench_replay.py [--game NAME] [--jumps 60] [--size 1280x720] [--json]

Plays a game by chance with as many players as there can be, opens its replay without a window, and jumps to
places by chance. Prints milliseconds for each game: `open` (from the bytes to the first picture), `jump` (the
median) and `longest` of the jumps, from the press to the picture on the screen; `lit`: the longest with all
secrets shown; `bytes`: the size of the file. The time is that of this process, so other work on the computer
does not count.

Exits with 1 if a jump takes more than 300 ms.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from _pilot import Pilot  # noqa: E402
from _sessions import family  # noqa: E402

from ratland_desktop.games import shelf  # noqa: E402
from ratland_desktop.hotseat.diary import Diary  # noqa: E402
from ratland_desktop.hotseat.simulation import play_out  # noqa: E402
from ratland_desktop.saves.replays import read_replay, replay_bytes  # noqa: E402
from ratland_desktop.screens.replay import ReplayConsole, Ways, replay_in, replay_scene  # noqa: E402
from ratland_desktop.shell.go import STAY, Go  # noqa: E402
from ratland_desktop.tabletop.dice import Dice  # noqa: E402
from ratland_desktop.tabletop.match import AnyMatch, Match  # noqa: E402

LONGEST = 300.0  # milliseconds
SEED = 11


def timed(work: Callable[[], object]) -> float:
    """Milliseconds of this process."""
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def game_of(name: str) -> AnyMatch:
    """A whole game by chance of a full table, every variant on."""
    trials = shelf.trials()[name]()
    everything = {flag.name: flag.choices[-1] if flag.choices else True for flag in trials.flags}
    match: AnyMatch = Match.new(
        shelf.SHELF[name].keeping.game, trials.options(trials.most, everything, None), SEED
    )
    play_out(match, Dice(SEED))
    return match


def stay(_: object) -> Go:
    return STAY


def measure(name: str, jumps: int, size: tuple[int, int]) -> dict[str, Any]:
    box, match = shelf.SHELF[name], game_of(name)
    box.screens()  # importing them is no part of a replay
    seats = family(match.game.seats(match.starts[0]))
    raw = replay_bytes(box.keeping, match, seats, Diary().write(), datetime.now(UTC))
    read_replay(raw, shelf.SHELF.keepings)  # the first one loads pydantic
    pilots: list[Pilot] = []

    def first_picture() -> None:
        replay = replay_in(read_replay(raw, shelf.SHELF.keepings), box)
        scene = replay_scene(replay, Ways(stay, stay))
        pilots.append(Pilot(lambda: scene, size=size))
        pilots[0].frames(1)

    opened = timed(first_picture)
    pilot, chance = pilots[0], Random(SEED)
    console = pilot.scene.console  # type: ignore[attr-defined]
    assert isinstance(console, ReplayConsole)

    def jump() -> None:
        console.jump(chance.randrange(console.timeline.last + 1))
        pilot.frames(1)

    plain = [timed(jump) for _ in range(jumps)]
    console.light()
    lit = [timed(jump) for _ in range(jumps)]
    return {
        "game": name, "open": round(opened, 1), "jump": round(statistics.median(plain), 1),
        "longest": round(max(plain), 1), "lit": round(max(lit), 1), "places": console.timeline.last + 1,
        "bytes": len(raw),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--game", choices=[*shelf.SHELF], help="only this game")
    parser.add_argument("--jumps", type=int, default=60)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each game")
    args = parser.parse_args()
    wide, high = map(int, args.size.split("x"))
    slow = False
    for name in [args.game] if args.game else [*shelf.SHELF]:
        found = measure(name, args.jumps, (wide, high))
        slow = slow or max(found["longest"], found["lit"]) > LONGEST
        if args.json:
            print(json.dumps(found))
        else:
            words = ", ".join(f"{key} {value}" for key, value in found.items() if key != "game")
            print(f"{name}: {words}")
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
