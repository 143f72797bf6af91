"""Measures the frames of the open table in its busiest resolution, in a real window.

python scripts/bench_table.py [--players 12] [--size 1920x1080] [--seconds 30]

Plays a round of computers by itself at double speed and prints how long a frame takes from its inputs to the
screen: median, 95th percentile, slowest. Frames in which nothing was drawn do not count. On a machine without
a display start it under Xvfb; SDL_FRAMEBUFFER_ACCELERATION=0 draws in software, as the slowest laptops do.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from ratland_desktop.games.ratland.evening import Evening, QuickMinds  # noqa: E402
from ratland_desktop.games.ratland.rules.game import new_match  # noqa: E402
from ratland_desktop.games.ratland.rules.table import Options  # noqa: E402
from ratland_desktop.games.ratland.rules.words import Board  # noqa: E402
from ratland_desktop.games.ratland.scenes.table import Pace, TableScene  # noqa: E402
from ratland_desktop.paths import find_places  # noqa: E402
from ratland_desktop.shell.app import App  # noqa: E402
from ratland_desktop.shell.desk import Desk  # noqa: E402
from ratland_desktop.shell.go import STAY  # noqa: E402
from ratland_desktop.shell.portraits import BADGES  # noqa: E402
from ratland_desktop.shell.theme import SEAT_COLOURS  # noqa: E402
from ratland_desktop.shell.window import WindowState  # noqa: E402
from ratland_desktop.tabletop.seats import Seat  # noqa: E402
from ratland_desktop.text import Texts  # noqa: E402

FRAME = 1 / 60


def make_app(players: int, size: tuple[int, int]) -> App:
    """The table of a computers' game with clans and the aggressive board."""
    seats = [Seat(f"Ratte {at + 1}", SEAT_COLOURS[at].name, BADGES[at], "random") for at in range(players)]
    match = new_match(Options(players, clans=True, board=Board.EVERYONE), seed=7)
    evening = Evening(match, seats, QuickMinds(7))
    places = find_places()
    desk = Desk(Texts(places.locales, "de"))
    desk.tempo.speed = 2.0
    return App(
        desk,
        lambda: TableScene(evening, lambda: STAY, Pace()),
        art=places.assets / "art",
        state=WindowState(size),
        with_pads=False,
    )


def measure(app: App, seconds: float) -> list[float]:
    """Milliseconds of every frame that drew something."""
    app.start()
    taken: list[float] = []
    for _ in range(round(seconds * 60)):
        begun, drawn = time.perf_counter(), app.frames
        if not app.loop_once(FRAME, pygame.event.get()):
            break
        if app.frames != drawn:
            taken.append((time.perf_counter() - begun) * 1000)
        left = FRAME - (time.perf_counter() - begun)
        if left > 0:
            time.sleep(left)
    if app.stage.failures:
        raise app.stage.failures[0]
    return taken


def main() -> None:
    about = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    about.add_argument("--players", type=int, default=12)
    about.add_argument("--size", default="1920x1080")
    about.add_argument("--seconds", type=float, default=30.0)
    wanted = about.parse_args()
    wide, _, high = wanted.size.partition("x")
    app = make_app(wanted.players, (int(wide), int(high)))
    taken = sorted(measure(app, wanted.seconds))
    print(
        f"{wanted.players} players, {wanted.size}, {pygame.display.get_driver()}: {len(taken)} frames drawn, "
        f"median {statistics.median(taken):.1f} ms, 95th percentile {taken[int(len(taken) * 0.95)]:.1f} ms, "
        f"slowest {taken[-1]:.1f} ms"
    )


if __name__ == "__main__":
    main()
