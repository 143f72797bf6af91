"""Plays a whole game of Comme des Rats in a real window: python scripts/play_cellar.py [--people 4] [--keys]

By mouse, or with `--keys` by keyboard alone, from the title to the results, on an X display of its own (Xvfb,
xdotool) with a fresh folder. It recognises screens by their lit buttons, as `play_by_mouse.py` does, and an
open decision by the lit frame of the stage. It answers by chance. The game does not help it.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the boxes of the title; the game itself has a window
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _doors import doors, shelf_doors
from _pilot import Pilot
from _real_window import Glance, RealWindow
from _whole_games import add_options, play_whole_game
from play_by_mouse import NEXT, ONLY_SET_UP, REMATCH, MousePlayer, is_lamp, is_paper, lit

from ratland_desktop.command import Wishes
from ratland_desktop.games.comme_des_rats.scenes.sheet import SHEET
from ratland_desktop.games.comme_des_rats.scenes.table.layout import layout_of
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.paths import find_places
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.screens.shelf_page.scene import ShelfScene
from ratland_desktop.start import Program

ASIDE = 3.0
"""From the edge of the stage to the middle of its frame."""
BETWEEN_KEYS = 0.1
SOON, HELPED_BY = 0.08, 3.0
"""Seconds between two looks after a press, and how long one waits for a change."""
ANSWERED, OUTSIDE = 210.0, 390.0
"""So far from the middle of the stage, at the left and at the right, is an answer to every question. With
four doors both of these may be empty: then only the outer ones have cards."""
ON = (NEXT.right - 14, NEXT.centre[1])
"""On the button for what comes next, and beside the one for a rematch: a late press begins no other game."""


class CellarPlayer(MousePlayer):
    """A player of Comme des Rats with the mouse alone."""

    sheet = SHEET
    pause, stillness = 0.05, (0.1, 0.1)

    def __init__(
        self, window: RealWindow, folder: Path, people: int, computers: int, chance: random.Random
    ) -> None:
        super().__init__(window, folder, people, computers, chance)
        self.stage = layout_of(max(3, self.players)).stage
        title, self.shelf = doors(folder), shelf_doors(folder, SHEET.game)
        self.screens = [
            ("title", lambda g: lit(g, title["quick_game"]), lambda: window.click(title["new_game"].centre)),
            ("set-up", self.at_set_up, self.set_up),
            ("shelf", lambda g: lit(g, self.shelf["new_game"]), self.leave_shelf),
            ("results", lambda g: lit(g, REMATCH), lambda: None),
            ("decision", self.decides, self.decide),
            ("table", lambda g: lit(g, NEXT), self.go_on),
        ]

    def at_set_up(self, glance: Glance) -> bool:
        return lit(glance, START) and is_paper(glance.pixel(ONLY_SET_UP))

    def leave_shelf(self) -> None:
        """The box of this game comes to the front first."""
        self.window.click(self.shelf[f"box-{SHEET.game}"].centre)
        self.window.settle()
        self.window.click(self.shelf["new_game"].centre)

    def decides(self, glance: Glance) -> bool:
        """The frame of the stage is lit."""
        spots = [(self.stage.x + ASIDE, self.stage.y + self.stage.h * share) for share in (0.4, 0.6, 0.8)]
        return all(is_lamp(glance.pixel(spot)) for spot in spots)

    def decide(self) -> None:
        """One of the places on the stage at which questions have answers. It may be one that cannot be given:
        so now and then the lamp button, which names one that can until an empty door is pressed."""
        if self.chance.random() < 0.25:
            self.go_on()
            return
        aside = ANSWERED if self.chance.random() < 0.75 else OUTSIDE
        x = self.stage.centre[0] + self.chance.choice((-aside, aside))
        spot = (x, self.stage.y + self.stage.h * 0.66)
        self.window.point(spot)
        time.sleep(2 * SOON)
        if not self.changes_something(lambda: self.window.click(spot)):
            self.go_on()

    def go_on(self) -> None:
        self.changes_something(lambda: self.window.click(ON))

    def changes_something(self, press: Callable[[], None]) -> bool:
        """Press, and wait until the picture is another one, but not for ever."""
        before = self.window.look().pixels()
        press()
        end = time.monotonic() + HELPED_BY
        while time.monotonic() < end:
            time.sleep(SOON)
            if self.window.look().pixels() != before:
                return True
        return False

    def try_things(self) -> None:
        """Nothing is lit: the story is told by itself."""


class KeysPlayer(CellarPlayer):
    """The same with the keyboard alone."""

    def __init__(self, window: RealWindow, folder: Path, people: int, chance: random.Random) -> None:
        super().__init__(window, folder, people, 0, chance)
        title = [*doors(folder)]
        laying = set_up_keys(people)
        acts: dict[str, Callable[[], None]] = {
            "title": lambda: window.key(*["Tab"] * title.index("new_game"), "Return"),
            "shelf": lambda: window.key(*["Right"] * [*SHELF].index(SHEET.game), "Return"),
            "set-up": lambda: self.lay_table(laying),
            "results": lambda: None,
            "decision": self.decide,
            "table": self.go_on,
        }
        self.screens = [(name, sees, acts[name]) for name, sees, _ in self.screens]

    def go_on(self) -> None:
        self.changes_something(lambda: self.press("space"))

    def press(self, key: str) -> None:
        self.window.tool("key", "--window", self.window.id, key)

    def lay_table(self, keys: Sequence[str]) -> None:
        """One after the other without looking: the caret of a name that is passed by blinks for ever."""
        self.window.settle()
        for key in keys:
            self.press(key)
            time.sleep(BETWEEN_KEYS)
        self.say("table laid")

    def decide(self) -> None:
        """By a number; if there is no such answer, Enter takes the one in focus. Some doors may be empty."""
        number = str(self.chance.choice((1, 1, 2, 2, 3, 4)))
        if not self.changes_something(lambda: self.press(number)):
            self.press("Return")


def set_up_keys(people: int) -> list[str]:
    """The keys that lay the table for so many people without tips, found on a set-up that nobody sees."""
    with tempfile.TemporaryDirectory(prefix="ratland-looked-") as folder:
        program = Program(Wishes(data_dir=Path(folder), game=SHEET.game), find_places(Path(folder)))
        pilot = Pilot.of(program.app)
        pilot.click("new_game")
        pilot.until_scene(ShelfScene)
        pilot.click("new_game")
        keys = keys_to_start(pilot, pilot.until_scene(SetUpScene), people)
        program.close()
    return keys


def keys_to_start(pilot: Pilot, page: SetUpScene, people: int) -> list[str]:
    keys: list[str] = []

    def reach(name: str) -> None:
        for _ in range(len(pilot.scene.form.widgets)):
            if pilot.focus == name:
                return
            pilot.tab()
            keys.append("Tab")
        raise LookupError(f"Tab never reaches {name!r}: {pilot.names()}")

    def press(name: str) -> None:
        reach(name)
        pilot.press()
        pilot.settle()
        keys.append("Return")

    while len(page.draft.seats) > people:
        press(f"remove-{len(page.draft.seats) - 1}")
    press("tips")
    reach("start")
    return [*keys, "Return"]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play Comme des Rats in a real window.")
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--computers", type=int, default=0)
    parser.add_argument("--keys", action="store_true", help="by keyboard alone, people only")
    add_options(parser)
    asked = parser.parse_args(arguments)

    def sit_down(window: RealWindow, folder: Path, chance: random.Random) -> CellarPlayer:
        if asked.keys:
            return KeysPlayer(window, folder, asked.people, chance)
        return CellarPlayer(window, folder, asked.people, asked.computers, chance)

    return play_whole_game(asked, {"speed": "instant", "motion": "reduced"}, sit_down)


if __name__ == "__main__":
    sys.exit(main())
