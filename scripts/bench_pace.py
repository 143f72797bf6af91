"""Measures how long a round takes at the open table, at normal speed and without a hand on the keys.

    python scripts/bench_pace.py [--games 30] [--language de] [--json]

Plays seeded games of 2 people with clans, of 4 people without clans, and of 2 people with 10 computers and
clans. It watches every round on the real table scene with a clock of its own: nothing is drawn and nobody
waits, but every step, heading and sentence takes the time that a family would see it for. Every seat decides
as a computer of the middle level.

- Nobody presses anything to go faster, and the coach is off.
- `pace`: people draw by hand, with a press every 0.7 seconds (`press_seconds`), the first one 0.7 seconds
  after their turn has come.
- `watched`: drawing by hand is turned off, and nobody presses at all.
- The laptop going round, the time before the screens are lifted, and thinking about open decisions are
  no table time: those answers come at once.
- A round is all between two beginnings of a round; the last one, in which the game ends, does not count.

Prints medians over all rounds, and with --json one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import defaultdict
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from statistics import median, quantiles

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402
from _sessions import family  # noqa: E402

from ratland_desktop.games.ratland.bots.choosing import choose  # noqa: E402
from ratland_desktop.games.ratland.box import BOX  # noqa: E402
from ratland_desktop.games.ratland.rules.game import new_match  # noqa: E402
from ratland_desktop.games.ratland.rules.table import Options  # noqa: E402
from ratland_desktop.games.ratland.rules.view import View  # noqa: E402
from ratland_desktop.games.ratland.scenes.table import LOOK  # noqa: E402
from ratland_desktop.games.ratland.scenes.table.decisions.bag import PutBackOffers  # noqa: E402
from ratland_desktop.hotseat.reasons import Decided  # noqa: E402
from ratland_desktop.hotseat.session import HandOver, Over, Session  # noqa: E402
from ratland_desktop.paths import find_places  # noqa: E402
from ratland_desktop.screens.table import Pace, TableScene  # noqa: E402
from ratland_desktop.screens.table.mode import Mode  # noqa: E402
from ratland_desktop.shell.canvas import Canvas  # noqa: E402
from ratland_desktop.shell.desk import Desk  # noqa: E402
from ratland_desktop.shell.go import STAY, Done  # noqa: E402
from ratland_desktop.tabletop.dialogue import Question  # noqa: E402
from ratland_desktop.tabletop.dice import Dice  # noqa: E402
from ratland_desktop.text import Texts  # noqa: E402

TICK = 0.05
PRESS_SECONDS = 0.7
COMPUTER = "solid"


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays: the first of the seats are people. A round should not take longer than `most_seconds`."""

    players: int
    people: int
    clans: bool
    most_seconds: float


TABLES = (Table(2, 2, True, 55.0), Table(4, 4, False, 75.0), Table(12, 2, True, 150.0))


@dataclass(slots=True)
class Rounds:
    """Seconds and steps of every round that was watched."""

    seconds: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)

    @property
    def figures(self) -> dict[str, float]:
        return {
            "seconds_median": round(median(self.seconds), 1),
            "seconds_p95": round(quantiles(self.seconds, n=20)[-1], 1),
            "steps_median": median(self.steps),
            "rounds": len(self.seconds),
        }


class QuickMinds:
    """Computers of the middle level that need no time to think."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self._ready: list[Decided] = []

    def ask(self, seat: int, level: str, view: View, question: Question) -> None:
        self._ready.append(Decided(seat, question, choose(view, question, self.dice).answer))

    def answers(self) -> list[Decided]:
        ready, self._ready = self._ready, []
        return ready

    def forget(self) -> None:
        self._ready = []


class Family:
    """One game, watched to its end."""

    def __init__(self, table: Table, seed: int, desk: Desk, canvas: Canvas) -> None:
        self.dice = Dice(seed)
        seats = [
            seat if number < table.people else replace(seat, player=COMPUTER)
            for number, seat in enumerate(family(table.players))
        ]
        match = new_match(Options(table.players, clans=table.clans), seed)
        self.session = Session(BOX, match, seats, QuickMinds(self.dice))
        self.desk, self.canvas = desk, canvas
        self.seconds: dict[int, float] = defaultdict(float)
        self.steps: dict[int, int] = defaultdict(int)

    def watch(self, rounds: Rounds) -> None:
        session = self.session
        while not isinstance(step := self._next(), Over):
            if isinstance(step, HandOver):
                self._answer(step.seat)
            else:
                self._sit_at_table()
        last = session.shown.round
        for number in range(1, last):
            rounds.seconds.append(self.seconds[number])
            rounds.steps.append(self.steps[number])

    def _next(self) -> object:
        self.session.let_computers_play()
        return self.session.step()

    def _answer(self, seat: int) -> None:
        question = self.session.question(seat)
        assert question is not None
        self.session.answer(seat, choose(self.session.view(seat), question, self.dice).answer)

    def _sit_at_table(self) -> None:
        """From one private turn to the next."""
        scene = TableScene(LOOK, self.session, lambda: STAY, Pace())
        scene.settle_in(self.desk, self.canvas)
        shown, pressed_ago = None, 0.0
        while True:
            number = self.session.shown.round
            if scene.present is not shown:
                shown = scene.present
                self.steps[number] += 1
            waits = scene.mode in (Mode.GATE, Mode.LEAVE)
            if waits and scene.director.playback.over and isinstance(scene.next(), Done):
                return
            if isinstance(scene.decision, PutBackOffers) and scene.decision.drawing:
                pressed_ago += TICK
            elif scene.decision is not None:
                question = scene.decision.question
                scene.decision.around.answer(
                    choose(self.session.view(question.seat), question, self.dice).answer
                )
            elif scene.mode is Mode.HANDS:
                pressed_ago += TICK
            if pressed_ago >= PRESS_SECONDS:
                pressed_ago = 0.0
                if isinstance(scene.decision, PutBackOffers):
                    scene.decision.pull()
                else:
                    scene.pull()
            self.seconds[number] += TICK
            scene.tick(TICK)


def watch_rounds(table: Table, games: int, language: str, *, by_hand: bool) -> Rounds:
    """All rounds of so many games at this table, seeded with 0, 1, 2 …"""
    places, rounds = find_places(), Rounds()
    pygame.font.init()
    canvas = Canvas(pygame.Surface((1280, 720)), art=places.assets / "art")
    for seed in range(games):
        desk = Desk(Texts(places.locales, language))
        desk.by_hand = by_hand
        Family(table, seed, desk, canvas).watch(rounds)
    return rounds


def main() -> None:
    about = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    about.add_argument("--games", type=int, default=30)
    about.add_argument(
        "--language", default="de", help="of the sentences that are read; German is the longest"
    )
    about.add_argument("--json", action="store_true")
    wanted = about.parse_args()
    found: dict[str, dict[str, dict[str, float]]] = {"pace": {}, "watched": {}}
    for (name, figures), table in product(found.items(), TABLES):
        rounds = watch_rounds(table, wanted.games, wanted.language, by_hand=name == "pace")
        figures[str(table.players)] = rounds.figures
        if not wanted.json:
            who = f"{table.people} people, {table.players - table.people} computers"
            print(f"{name}: {who}, {'with' if table.clans else 'without'} clans: {rounds.figures}")
    if wanted.json:
        print(json.dumps({**found, "press_seconds": PRESS_SECONDS, "games": wanted.games}))


if __name__ == "__main__":
    main()
