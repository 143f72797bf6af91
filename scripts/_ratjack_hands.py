"""A player of Ratjack who sees only the picture of a real window: which screen it is, and what to do there.

It knows where things are from the same boxes that the screens use for their layout, and recognises a screen
by its large yellow button. How things are done is for the device (`play_ratjack.py`).
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from _doors import doors, shelf_doors
from _real_window import Glance, RealWindow
from _whole_games import save_picture
from play_by_mouse import ONLY_SET_UP, REMATCH, is_paper, lit

from ratland_desktop.games.ratjack.scenes.hand.board import DONE
from ratland_desktop.games.ratjack.scenes.pieces.felt import TELLING, open_felt, own_felt
from ratland_desktop.games.ratjack.scenes.sheet import SHEET
from ratland_desktop.games.ratjack.scenes.table.layout import layout_of
from ratland_desktop.games.ratjack.scenes.table.plate import plate_box
from ratland_desktop.screens.only_you import SEEN
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.screens.table.controls import next_box
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.scenes.curtain import ME

PLAYERS = len(SHEET.fresh)
OPEN, OWN = open_felt(PLAYERS), own_felt(PLAYERS, 0)
NEXT, PLATE = next_box(layout_of(OPEN)), plate_box(OPEN)
LONGEST_GAME, STUCK = 3000.0, 240.0
HANDED_OVER = "handed over"
"""How often somebody said "it's me", at the curtain or at the table."""
PAUSE, PATIENT = 0.15, 8
"""Seconds between two looks; so many looks without a change are a question to somebody."""
WOOD = [(x, TELLING.bottom - 8) for x in (400.0, 960.0, 1500.0)]
"""Below a player's own screen; at the open table the story is told there."""


def is_wood(colour: tuple[int, int, int]) -> bool:
    red, green, blue = colour
    return red > 60 and red > green + 15 > blue + 15


def shows_felt(glance: Glance) -> bool:
    """Between the places there is nothing but green cloth."""
    red, green, blue = glance.pixel((690, 500))
    return green > red + 30 and green > blue


class Hands:
    """A player who sees the screen, and only acts with one device. `done` counts what was seen."""

    def __init__(self, window: RealWindow, folder: Path, chance: random.Random) -> None:
        self.window, self.chance = window, chance
        self.done: Counter[str] = Counter()
        self.pictures: Path | None = None
        self._last, self._waited = "", 0
        title, self.shelf = doors(folder), shelf_doors(folder, "ratjack")
        self.title = title
        # In this order: a later one is looked for only if the earlier ones are not there.
        self.screens: list[tuple[str, Callable[[Glance], bool], Callable[[], None]]] = [
            ("title", lambda g: lit(g, title["quick_game"]), self.leave_title),
            ("set-up", lambda g: lit(g, START) and is_paper(g.pixel(ONLY_SET_UP)), self.set_up),
            ("shelf", lambda g: lit(g, self.shelf["new_game"]), self.leave_shelf),
            ("results", lambda g: lit(g, REMATCH), lambda: None),
            ("curtain", lambda g: lit(g, ME), lambda: self.say_its_me(ME)),
            ("plate", lambda g: lit(g, PLATE) and not self.on_own_screen(g), lambda: self.say_its_me(PLATE)),
            ("only you", lambda g: lit(g, SEEN) and not self.on_own_screen(g), self.go_on_from_page),
            ("turn made", lambda g: lit(g, DONE) and self.on_own_screen(g), self.hand_in),
            ("table", lambda g: lit(g, NEXT) and not self.on_own_screen(g), self.go_on),
            ("own screen", self.on_own_screen, self.choose),
            ("a choice at the table", self.at_table, self.decide_or_wait),
            ("a question", lambda g: True, self.answer_dialog),
        ]

    # --- what it sees

    def on_own_screen(self, glance: Glance) -> bool:
        return all(is_wood(glance.pixel(spot)) for spot in WOOD)

    def at_table(self, glance: Glance) -> bool:
        """The plate of the telling is there, and nothing lies over it."""
        return all(sum(glance.pixel(spot)) < 90 for spot in WOOD) and shows_felt(glance)

    def play(self) -> None:
        """Until the results; raises TimeoutError where nothing helps any more."""
        begun = moved = time.monotonic()
        last = b""
        while time.monotonic() - begun < LONGEST_GAME:
            glance = self.stands_still()
            name, _, act = next(screen for screen in self.screens if screen[1](glance))
            if glance.pixels() != last:
                last, moved = glance.pixels(), time.monotonic()
            self.note(name)
            if name == "results":
                return
            act()
            if time.monotonic() - moved > STUCK:
                self.take_picture("stuck")
                raise TimeoutError(f"nothing helps here; so far: {dict(self.done)}")
        raise TimeoutError(f"the game never ended: {dict(self.done)}")

    def stands_still(self) -> Glance:
        """Nobody presses while the picture still changes."""
        before = self.window.look()
        while True:
            time.sleep(PAUSE)
            now = self.window.look()
            if now.pixels() == before.pixels():
                return now
            before = now

    def decide_or_wait(self) -> None:
        """The computer may be thinking: only what stays so is a question to somebody."""
        if self._waited < PATIENT:
            time.sleep(PAUSE)
        else:
            self.decide()

    def note(self, what: str) -> None:
        self._waited = self._waited + 1 if what == self._last else 0
        self._last = what
        self.done[what] += 1
        if self.done[what] <= 3:
            self.take_picture(f"{what}-{self.done[what]}")

    def take_picture(self, what: str) -> None:
        save_picture(self.window.look(), self.pictures, what)

    def gone(self, box: Box) -> bool:
        """Wait a moment until this button is not there any more."""
        end = time.monotonic() + 3
        while lit(self.window.look(), box):
            if time.monotonic() > end:
                return False
            time.sleep(0.1)
        return True

    # --- what it does with its device

    def leave_title(self) -> None:
        raise NotImplementedError

    def leave_shelf(self) -> None:
        raise NotImplementedError

    def set_up(self) -> None:
        raise NotImplementedError

    def say_its_me(self, box: Box) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        raise NotImplementedError

    def go_on_from_page(self) -> None:
        raise NotImplementedError

    def hand_in(self) -> None:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError

    def decide(self) -> None:
        raise NotImplementedError

    def answer_dialog(self) -> None:
        raise NotImplementedError
