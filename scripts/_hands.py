"""A player in a real window: looks at the picture, knows screens by their yellow buttons, uses one device.

A game's script says what its screens look like and what is done on each of them.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from _pilot import Pilot
from _real_window import Glance, RealWindow
from _whole_games import save_picture
from play_by_mouse import ONLY_SET_UP, REMATCH, is_paper, lit

from ratland_desktop.command import Wishes
from ratland_desktop.paths import find_places
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.scenes.curtain import ME
from ratland_desktop.start import Program

Screen = tuple[str, Callable[[Glance], bool], Callable[[], None]]
"""Its name, how it is recognised, and what is done there."""
LONGEST_GAME, STUCK, PAUSE = 3600.0, 300.0, 0.3
BETWEEN = 1.2
"""Seconds between two presses on the way in, where a cursor blinks and the picture never stands still."""
PICTURED = 3
"""So many screens of one kind get a picture, where pictures are wanted."""


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


class Hands:
    """`done` counts what was seen. Subclasses say what the game's own screens are."""

    pause = PAUSE
    """Seconds between two looks, and after a click."""

    def __init__(self, window: RealWindow, way: WayIn, chance: random.Random) -> None:
        self.window, self.way, self.chance = window, way, chance
        self.done: Counter[str] = Counter()
        self.pictures: Path | None = None
        # In this order: a later one is looked for only if the earlier ones are not there.
        self.screens: list[Screen] = [
            ("title", lambda g: lit(g, way.title), lambda: self.walk("title")),
            ("set-up", lambda g: lit(g, START) and is_paper(g.pixel(ONLY_SET_UP)), self.set_up),
            ("shelf", lambda g: lit(g, way.shelf), lambda: self.walk("shelf")),
            ("results", lambda g: lit(g, REMATCH), lambda: None),
            ("curtain", lambda g: lit(g, ME), self.say_its_me),
            *self.own_screens(),
        ]

    def own_screens(self) -> list[Screen]:
        raise NotImplementedError

    # --- what it sees

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
            time.sleep(self.pause)
            now = self.window.look()
            if now.pixels() == before.pixels():
                return now
            before = now

    def note(self, what: str) -> None:
        self.done[what] += 1
        if self.done[what] <= PICTURED:
            self.take_picture(f"{what}-{self.done[what]}")

    def take_picture(self, what: str) -> None:
        save_picture(self.window.look(), self.pictures, what)

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
        time.sleep(1.0)
        self.hold("Return", 1.2)


def _presses(words: Sequence[str]) -> list[tuple[int, int]]:
    """Where each way to something begins and ends: with Enter."""
    ends = [at + 1 for at, word in enumerate(words) if word == "Return"]
    return [*zip([0, *ends], ends, strict=False)]
