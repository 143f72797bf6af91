"""A player in a real window: looks at the picture, knows screens by their yellow buttons, uses one device.

A game's script says what its screens look like and what is done on each of them.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from _pilot import Pilot
from _real_window import RealWindow
from _watching import Screen, Watching
from play_by_mouse import ONLY_SET_UP, REMATCH, is_paper, lit

from ratland_desktop.command import Wishes
from ratland_desktop.paths import find_places
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.scenes.curtain import ME
from ratland_desktop.start import Program

BETWEEN = 1.2
"""Seconds between two presses on the way in, where a cursor blinks and the picture never stands still."""


@dataclass
class WayIn:
    """How a device gets from the title into a game: for each screen where to click, and which keys do it."""

    title: Box
    shelf: Box
    clicks: dict[str, list[Spot]] = field(default_factory=dict)
    keys: dict[str, list[str]] = field(default_factory=dict)


def way_in(folder: Path, game: str, people: int) -> WayIn:
    """Walks to a game of so many people once, without a window, and notes the way."""
    program = Program(Wishes(data_dir=folder), find_places(folder))
    pilot = Pilot.of(program.app)
    way = WayIn(pilot.widget("quick_game").box, pilot.widget("quick_game").box)
    _note(way, pilot, "title", "new_game")
    # Enter opens the box; a click only brings it to the front
    _note(way, pilot, "shelf", f"box-{game}", press=False)
    way.shelf = pilot.widget("new_game").box
    way.clicks["shelf"].append(way.shelf.centre)
    pilot.click("new_game")
    pilot.settle()
    while (seated := sum(name.startswith("remove-") for name in pilot.names())) > 2:
        _note(way, pilot, "set-up", f"remove-{seated - 1}")
    for _ in range(people - 2):
        _note(way, pilot, "set-up", "add")
    _note(way, pilot, "set-up", "start", press=False)
    program.close()
    return way


def _note(way: WayIn, pilot: Pilot, screen: str, name: str, *, press: bool = True) -> None:
    """Press something, and note how the mouse and the keys do that."""
    keys, clicks = way.keys.setdefault(screen, []), way.clicks.setdefault(screen, [])
    clicks.append(pilot.widget(name).box.centre)
    names = [widget.name for widget in pilot.scene.form.widgets if widget.focusable]
    here = names.index(pilot.focus) if pilot.focus in names else 0
    there = names.index(name)
    forward, backward = (there - here) % len(names), (here - there) % len(names)
    keys += ["Tab"] * forward if forward <= backward else ["shift+Tab"] * backward
    keys.append("Return")
    pilot.focus_on(name)
    if press:
        pilot.press()
        pilot.settle()


class Hands(Watching):
    """Gets into a game by a way that is known. Subclasses say what the game's own screens are."""

    def __init__(self, window: RealWindow, way: WayIn, chance: random.Random) -> None:
        super().__init__(window, chance)
        self.way = way
        self.screens = [
            ("title", lambda g: lit(g, way.title), lambda: self.walk("title")),
            ("set-up", lambda g: lit(g, START) and is_paper(g.pixel(ONLY_SET_UP)), self.set_up),
            ("shelf", lambda g: lit(g, way.shelf), lambda: self.walk("shelf")),
            ("results", lambda g: lit(g, REMATCH), lambda: None),
            ("curtain", lambda g: lit(g, ME), self.say_its_me),
            *self.own_screens(),
        ]

    def own_screens(self) -> list[Screen]:
        raise NotImplementedError

    # --- what it does

    def walk(self, screen: str) -> None:
        raise NotImplementedError

    def set_up(self) -> None:
        self.walk("set-up")
        time.sleep(1.5)  # the table is laid

    def say_its_me(self) -> None:
        raise NotImplementedError


class MouseHands(Hands):
    """Clicks, and nothing else."""

    def click(self, *spots: Spot) -> None:
        for spot in spots:
            self.window.click(spot)
            time.sleep(self.pause)

    def walk(self, screen: str) -> None:
        self.window.settle()
        for spot in self.way.clicks[screen]:
            self.click(spot)
            time.sleep(BETWEEN)

    def say_its_me(self) -> None:
        """Twice, as the button asks; it sleeps for a moment at first."""
        time.sleep(1.0)
        self.click(ME.centre, ME.centre)


class KeyHands(Hands):
    """The keyboard alone."""

    def press(self, *names: str) -> None:
        for name in names:
            self.window.tool("key", "--window", self.window.id, name)
            time.sleep(0.12)

    def hold(self, name: str, seconds: float) -> None:
        self.window.tool("keydown", "--window", self.window.id, name)
        time.sleep(seconds)
        self.window.tool("keyup", "--window", self.window.id, name)

    def walk(self, screen: str) -> None:
        words = self.way.keys[screen]
        self.window.settle()
        for start, end in _presses(words):
            self.press(*words[start:end])
            time.sleep(BETWEEN)

    def say_its_me(self) -> None:
        """The large button is below all others, wherever the focus is."""
        time.sleep(1.0)
        self.press("Down", "Down", "Down")
        self.hold("Return", 1.2)


def _presses(words: Sequence[str]) -> list[tuple[int, int]]:
    """Where each way to something begins and ends: with Enter."""
    ends = [at + 1 for at, word in enumerate(words) if word == "Return"]
    return [*zip([0, *ends], ends, strict=False)]
