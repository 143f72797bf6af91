"""A player who looks at the picture of a real window, recognises the screen and does something there.

Which screens there are and what is done on each is for the game's player (`_hands.py`, `_ratjack_hands.py`).
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from _real_window import Glance, RealWindow
from _whole_games import save_picture

Screen = tuple[str, Callable[[Glance], bool], Callable[[], None]]
"""Its name, how it is recognised, and what is done there."""
LONGEST_GAME, STUCK, PAUSE = 3600.0, 300.0, 0.3
PICTURED = 3
"""So many screens of one kind get a picture, where pictures are wanted."""


class Watching:
    """`done` counts what was seen. A later screen is looked for only if the earlier ones are not there."""

    pause = PAUSE
    """Seconds between two looks."""

    def __init__(self, window: RealWindow, chance: random.Random) -> None:
        self.window, self.chance = window, chance
        self.done: Counter[str] = Counter()
        self.pictures: Path | None = None
        self.screens: list[Screen] = []

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
