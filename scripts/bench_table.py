"""Measures the frames of the open table at its busiest, in a real window.

python scripts/bench_table.py [--players 12] [--size 1920x1080] [--seconds 40]

Fast-forwards to the attack, and to the search, of a round of computers; shows each of them for this many
seconds at normal speed; and prints how long a frame takes from its inputs to the screen, and how much CPU
time: median, 95th percentile, slowest. Frames in which nothing was drawn are counted separately: in them the
table prepares what comes next. On a machine without a display start it under Xvfb;
SDL_FRAMEBUFFER_ACCELERATION=0 draws in software, as the slowest laptops do.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from _busy_table import PLAYERS, STRETCHES, Frames, session_at, watch  # noqa: E402

from ratland_desktop.games.ratland.scenes.table import LOOK  # noqa: E402
from ratland_desktop.paths import find_places  # noqa: E402
from ratland_desktop.screens.table import Pace, TableScene  # noqa: E402
from ratland_desktop.shell.app import App  # noqa: E402
from ratland_desktop.shell.desk import Desk  # noqa: E402
from ratland_desktop.shell.go import STAY  # noqa: E402
from ratland_desktop.shell.window import WindowState  # noqa: E402
from ratland_desktop.text import Texts  # noqa: E402


def make_app(players: int, size: tuple[int, int]) -> App:
    """A window with the table in it."""
    places = find_places()
    told = session_at(STRETCHES[0], players)
    return App(
        Desk(Texts(places.locales, "de")),
        lambda: TableScene(LOOK, told, lambda: STAY, Pace()),
        art=places.assets / "art",
        state=WindowState(size),
        with_pads=False,
    )


def main() -> None:
    about = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    about.add_argument("--players", type=int, default=PLAYERS)
    about.add_argument("--size", default="1920x1080")
    about.add_argument("--seconds", type=float, default=40.0)
    wanted = about.parse_args()
    wide, _, high = wanted.size.partition("x")
    app = make_app(wanted.players, (int(wide), int(high)))
    app.start()
    driver, load = pygame.display.get_driver(), os.getloadavg()[0]
    print(f"{wanted.players} players, {wanted.size}, {driver}, load {load:.1f}")
    for phase in STRETCHES:
        frames = Frames()
        watch(app, phase, wanted.seconds, frames, wanted.players)
        print(phase.name.lower())
        for name, figure in frames.figures.items():
            print(f"  {name:22}{figure:10.1f}")
        print(f"  {'pictures kept, MB':22}{app.canvas.cache.held / 2**20:10.1f}")


if __name__ == "__main__":
    main()
