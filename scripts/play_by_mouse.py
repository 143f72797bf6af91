"""Plays a whole game in a real window with the mouse alone: python scripts/play_by_mouse.py [--people 2]

Starts the game on its own X display (Xvfb, xdotool) with a fresh folder, and plays from the title to the
results. It knows where buttons are from the same boxes that the screens use for their layout, and recognises
the current screen by looking at which of the large yellow buttons is lit. The game does not help it.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # for the boxes of the title; the game itself has a window
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _doors import doors, shelf_doors
from _real_window import Glance, RealWindow
from _whole_games import add_options, play_whole_game, save_picture

from ratland_desktop.games.ratland.rules.words import AREAS, CITY, DUMP, FIELD, LEFT, NURSERY, PANTRY, RIGHT
from ratland_desktop.games.ratland.scenes.sewer.board import DONE as PLACED
from ratland_desktop.games.ratland.scenes.sewer.board import SPOTS
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.games.ratland.scenes.table.panels import lay_out
from ratland_desktop.paths import find_places
from ratland_desktop.screens.picking.scene import CARDS
from ratland_desktop.screens.picking.scene import DONE as CHOSEN
from ratland_desktop.screens.results.scene import FOOT
from ratland_desktop.screens.setup import rows
from ratland_desktop.screens.setup.beginnings import names_in
from ratland_desktop.screens.setup.model import fresh_game
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.screens.setup.sheet import Sheet
from ratland_desktop.screens.setup.variants import PAPER, variant_widgets
from ratland_desktop.screens.table.controls import NEXT_WIDE
from ratland_desktop.screens.table.decision import HEAD_HIGH
from ratland_desktop.screens.table.layout import BOTTOM
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.scenes.curtain import ME
from ratland_desktop.text import Texts

LONGEST_GAME = 1800.0
PICTURED = (1, 2, 5, 9, 14, 20)
"""Which of the screens of one kind get a picture, where pictures are wanted."""
STUCK = 180.0
"""So many seconds on a screen on which nothing helps are a failure."""
NEXT = BOTTOM.right_part(NEXT_WIDE)
REMATCH = FOOT.columns(3, 32)[2]
ORDER = (DUMP, PANTRY, CITY, NURSERY, FIELD, LEFT, PANTRY, RIGHT)
ONLY_SET_UP = (PAPER.x + 20, PAPER.centre[1])
"""Paper there is only at the set-up: elsewhere this spot is wall, card frame or picture."""


def lit(glance: Glance, box: Box) -> bool:
    """Is this a yellow button that can be pressed? Looks at four spots beside the words."""
    aside, up = min(box.h * 0.5, box.w * 0.08), box.h * 0.22
    spots = [(x, box.centre[1] + y) for x in (box.x + aside, box.right - aside) for y in (-up, up)]
    return all(is_lamp(glance.pixel(spot)) for spot in spots)


def is_lamp(colour: tuple[int, int, int]) -> bool:
    red, green, blue = colour
    return red > 215 and 170 < green < 245 and blue < 150


def is_paper(colour: tuple[int, int, int]) -> bool:
    return all(abs(part - paper) < 12 for part, paper in zip(colour, (246, 239, 224), strict=True))


class MousePlayer:
    """A player who sees the screen and uses only the mouse."""

    sheet: Sheet = SHEET
    """The set-up of the game that is played."""
    pause, stillness = 0.35, (0.3, 0.15)
    """Seconds between two looks, and how long a screen must have stood still before it is pressed."""

    def __init__(
        self, window: RealWindow, folder: Path, people: int, computers: int, chance: random.Random,
        *, clans: bool = False,
    ) -> None:  # fmt: skip
        self.window, self.chance, self.clans = window, chance, clans
        self.people, self.computers = people, computers
        self.players = people + computers
        self.done: dict[str, int] = {}
        self.pictures: Path | None = None
        self._tries = 0
        title, shelf = doors(folder), shelf_doors(folder, SHEET.game)
        # In this order: a later one is looked for only if the earlier ones are not there.
        self.screens: list[tuple[str, Callable[[Glance], bool], Callable[[], None]]] = [
            ("title", lambda g: lit(g, title["quick_game"]), lambda: window.click(title["new_game"].centre)),
            ("set-up", lambda g: lit(g, START) and is_paper(g.pixel(ONLY_SET_UP)), self.set_up),
            ("shelf", lambda g: lit(g, shelf["new_game"]), lambda: window.click(shelf["new_game"].centre)),
            ("results", lambda g: lit(g, REMATCH) and not lit(g, CHOSEN), lambda: None),
            ("curtain", lambda g: lit(g, ME), self.come_in),
            ("plan made", lambda g: lit(g, PLACED), lambda: window.click(PLACED.centre)),
            ("opening", lambda g: lit(g, CHOSEN), self.choose),
            ("table", lambda g: lit(g, NEXT), lambda: window.click(NEXT.centre)),
        ]

    def say(self, what: str) -> None:
        first = what not in self.done
        self.done[what] = self.done.get(what, 0) + 1
        if self.done[what] in PICTURED:
            self.take_picture(f"{what} {self.done[what]}")
        if first:
            print(f"  {time.monotonic() - self.begun:6.1f} s  {what}", flush=True)

    def take_picture(self, what: str) -> None:
        save_picture(self.window.look(), self.pictures, what)

    def play(self) -> None:
        """Until the results; raises TimeoutError where nothing helps any more."""
        self.begun = moved = time.monotonic()
        while time.monotonic() - self.begun < LONGEST_GAME:
            glance = self.window.look()
            for name, sees, act in self.screens:
                if sees(glance):
                    self._tries = 0
                    moved = time.monotonic()
                    if not self.still_sees(sees):
                        break
                    self.say(name)
                    if name == "results":
                        return
                    act()
                    break
            else:
                self.try_things()
                if time.monotonic() - moved > STUCK:
                    self.take_picture("stuck")
                    raise TimeoutError(f"nothing helps here; so far: {self.done}")
            time.sleep(self.pause)
        raise TimeoutError(f"the game never ended: {self.done}")

    def still_sees(self, sees: Callable[[Glance], bool]) -> bool:
        """Nobody presses while the picture still changes: what was seen may be another screen by now."""
        first, then = self.stillness
        time.sleep(first)
        before = self.window.look()
        time.sleep(then)
        now = self.window.look()
        return sees(now) and now.pixels() == before.pixels()

    def set_up(self) -> None:
        """Set up the wanted number of people and computers, without tips."""
        self.window.settle()
        texts = Texts(find_places().locales, "en")
        table = fresh_game(self.sheet, names_in(texts, self.sheet))  # what the set-up begins with
        switches = {
            widget.name: widget.box for widget in variant_widgets(texts, self.sheet, table, lambda _: STAY)
        }
        self.window.click(switches["tips"].centre)
        if self.clans:
            self.window.click(switches["clans"].centre)
        seated = len(table.seats)
        while seated > 2:
            self.click_row(seated - 1, seated, "remove")
            seated -= 1
        while seated < self.players:
            self.window.click(rows.slots(seated, self.sheet.most)[seated].centre)
            seated += 1
            time.sleep(0.4)
        for number in range(self.people, self.players):
            self.click_row(number, seated, "player")
        self.say("table laid")
        self.window.click(START.centre)
        time.sleep(1.5)  # the computers wake up

    def click_row(self, number: int, seated: int, what: str) -> None:
        plan = rows.row_plan(
            rows.slots(seated, self.sheet.most)[number],
            roomy=seated <= rows.IN_ONE_COLUMN,
            trouble=False,
            character=False,
        )
        spot: Box = getattr(plan, what)
        self.window.click(spot.centre)
        time.sleep(0.3)

    def come_in(self) -> None:
        """Once; while the curtain is still there, it will be pressed again."""
        self.window.click(ME.centre)

    def choose(self) -> None:
        """One of the two cards; the button is lit before, but wants a card first."""
        self.window.click(CARDS.columns(2, 40)[self.chance.randrange(2)].centre)
        time.sleep(0.4)
        self.say("card chosen")
        self.window.click(CHOSEN.centre)

    def try_things(self) -> None:
        """No large button is lit: place rats, or decide something on the table."""
        self._tries += 1
        places = ORDER[self._tries % len(ORDER) :] + ORDER[: self._tries % len(ORDER)]
        if self.in_sewer(self.window.look()):
            if not self.still_sees(self.in_sewer):
                return
            for place in places[:3]:
                self.window.click(SPOTS[place].plus.centre, times=1 + (place in AREAS))
            self.say("rats placed")
        elif self._tries % 3 == 0:
            spots = decisions(self.players)
            self.window.click(spots[(self._tries // 3) % len(spots)])
            self.say("something decided")

    def in_sewer(self, glance: Glance) -> bool:
        """The seven dark steppers stand there."""
        seen = [glance.pixel((SPOTS[place].count.x + 6, SPOTS[place].count.y + 10)) for place in ORDER]
        return all(sum(colour) < 110 for colour in seen)


def decisions(players: int) -> list[Spot]:
    """Where open decisions have their answers."""
    body = lay_out(players).stage.inset(6).below(HEAD_HIGH).inset(22, 10)
    return [
        (body.x + 90, body.centre[1] - 30),  # the first of several answers
        (body.right - 200, body.y + 60),  # a rat for a cheese
        (body.right - 210, body.bottom - 36),  # rats moved
    ]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play a whole game by mouse in a real window.")
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--computers", type=int, default=0)
    parser.add_argument("--clans", action="store_true", help="with clans")
    parser.add_argument("--speed", choices=["1", "2", "4", "instant"], default="instant")
    add_options(parser)
    asked = parser.parse_args(arguments)

    def sit_down(window: RealWindow, folder: Path, chance: random.Random) -> MousePlayer:
        return MousePlayer(window, folder, asked.people, asked.computers, chance, clans=asked.clans)

    return play_whole_game(asked, {"speed": asked.speed, "motion": "reduced"}, sit_down)


if __name__ == "__main__":
    sys.exit(main())
