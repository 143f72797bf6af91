"""Measures frames while computers think: a secret page and the open table, in a real window.

python scripts/bench_thinking.py [--bots 5] [--size 1280x720] [--seconds 15] [--calm] [--strict]

The cunning level thinks in its own process for all bots, again and again, so that every frame competes with
it. On the secret page a rat is dragged about; the table plays its story at double speed. The output is how
long a frame takes from its inputs to the screen, and how much of that is our own CPU time: on a busy machine
the two differ. Frames in which nothing was drawn do not count. Without a display start it under Xvfb;
SDL_FRAMEBUFFER_ACCELERATION=0 draws in software, as the slowest laptops do. With --strict the exit code is 1
if the median is above 8 ms or the 95th percentile above 12 ms; with --calm nobody thinks, to compare.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
from _sessions import play_on, session

from ratland_desktop.games.ratland.rules.questions import Placement
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.board import SPOTS
from ratland_desktop.games.ratland.scenes.sewer.pool import pool_rats
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.hotseat.minds import ThinkingMinds
from ratland_desktop.hotseat.session import HandOver, Session
from ratland_desktop.hotseat.thinker import Thinker
from ratland_desktop.paths import find_places
from ratland_desktop.screens.table import Pace, TableScene
from ratland_desktop.shell.app import App
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Intent, Point, Press, Release
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.window import WindowState
from ratland_desktop.tabletop.dice import Dice
from ratland_desktop.text import Texts

FRAME = 1 / 60
BRAIN = "ratland_desktop.games.ratland.bots.choosing"
LEVEL = "cunning"
MEDIAN, HIGH = 8.0, 12.0
Move = Callable[[int], list[Intent]]


class Load:
    """Bots that are always thinking about their placement."""

    def __init__(self, game: Session, bots: int, calm: bool) -> None:
        self.game, self.bots, self.calm = game, bots, calm
        self.thinker = Thinker(BRAIN)
        self.minds = ThinkingMinds(self.thinker, 1)
        self.answers = 0

    def poll(self) -> None:
        """What a frame of the game does for its computers."""
        self.answers += len(self.minds.answers())
        if not self.thinker.busy and not self.calm:
            for seat in range(1, self.bots + 1):
                view = self.game.view(seat)
                rats = view.sewers[seat].healthy
                self.minds.ask(seat, LEVEL, view, Placement(seat, rats, None))


@dataclass
class Frames:
    wall: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)

    def line(self, name: str) -> str:
        def figures(taken: list[float]) -> str:
            taken = sorted(taken)
            high = taken[int(len(taken) * 0.95)]
            return f"median {statistics.median(taken):.1f} ms, 95th percentile {high:.1f} ms"

        return f"{name}: {len(self.wall)} frames, {figures(self.wall)} (processor: {figures(self.own)})"

    @property
    def good(self) -> bool:
        taken = sorted(self.wall)
        return statistics.median(taken) <= MEDIAN and taken[int(len(taken) * 0.95)] <= HIGH


def at_private_turn(players: int) -> Session:
    game = session(players, 7)

    def there(e: Session) -> bool:
        step = e.step()
        return isinstance(step, HandOver) and step.seat == 0 and isinstance(e.question(0), Placement)

    play_on(game, Dice(7), there)
    return game


def sewer_of(game: Session) -> MySewerScene:
    question = game.question(0)
    assert isinstance(question, Placement)
    return MySewerScene(game.view(0), question, game.seats, lambda: STAY)


def carrying(scene: MySewerScene) -> Move:
    """Lift a rat, carry it round in a circle, drop it somewhere, start over."""
    places = list(SPOTS.values())

    def move(frame: int) -> list[Intent]:
        turn, at = divmod(frame, 45)
        spot = (740 + 500 * math.cos(at / 7), 500 + 280 * math.sin(at / 7))
        if at == 0:
            if not scene.waiting:
                scene.reset()
            return [Press(pool_rats(scene).inset(20).centre)]
        if at == 44:
            return [Release(places[turn % len(places)].rats.centre)]
        return [Point(spot)]

    return move


def measure(app: App, load: Load, seconds: float, move: Move) -> Frames:
    app.start()
    frames = Frames()
    for number in range(round(seconds * 60)):
        begun, own, drawn = time.perf_counter(), time.thread_time(), app.frames
        load.poll()
        if not app.loop_once(FRAME, pygame.event.get(), move(number)):
            break
        if app.frames != drawn and number > 30:
            frames.wall.append((time.perf_counter() - begun) * 1000)
            frames.own.append((time.thread_time() - own) * 1000)
        left = FRAME - (time.perf_counter() - begun)
        if left > 0:
            time.sleep(left)
    if app.stage.failures:
        raise app.stage.failures[0]
    return frames


def window(scene: Callable[[], Scene[Any]], size: tuple[int, int]) -> App:
    places = find_places()
    desk = Desk(Texts(places.locales, "de"))
    desk.tempo.speed = 2.0
    return App(desk, scene, art=places.assets / "art", state=WindowState(size), with_pads=False)


def main() -> int:
    about = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    about.add_argument("--bots", type=int, default=5)
    about.add_argument("--size", default="1280x720")
    about.add_argument("--seconds", type=float, default=15.0)
    about.add_argument("--calm", action="store_true")
    about.add_argument("--strict", action="store_true")
    wanted = about.parse_args()
    wide, _, high = wanted.size.partition("x")
    size = (int(wide), int(high))
    players = wanted.bots + 1
    game = at_private_turn(players)
    load = Load(game, wanted.bots, wanted.calm)
    try:
        sewer = sewer_of(game)
        found = {"my sewer": measure(window(lambda: sewer, size), load, wanted.seconds, carrying(sewer))}
        watched = session(players, 7, player="random")
        table = window(lambda: TableScene(LOOK, watched, lambda: STAY, Pace()), size)
        found["table"] = measure(table, load, wanted.seconds, lambda frame: [])
    finally:
        load.thinker.close()
    driver = pygame.display.get_driver()
    print(f"{wanted.size}, {driver}, {load.answers} answers of {wanted.bots} bots meanwhile")
    for name, frames in found.items():
        print(frames.line(name))
    return 1 if wanted.strict and not all(frames.good for frames in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
