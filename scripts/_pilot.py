"""Drives the app in tests and for pictures: frame by frame, with intents or raw pygame events.

It finds widgets by their names, waits for scenes, takes pictures, and lists texts that do not fit.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pygame

from ratland_desktop.paths import find_places
from ratland_desktop.shell.app import App
from ratland_desktop.shell.box import Spot
from ratland_desktop.shell.canvas import Drawn, TextLog
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.intents import (
    Back,
    Confirm,
    Direction,
    Hand,
    Intent,
    Move,
    Point,
    Press,
    Release,
    Tab,
)
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.shell.window import WindowState
from ratland_desktop.text import Texts

FRAME = 1 / 60
PATIENCE = 60.0  # seconds that a busy computer may need for work beside the frames
S = TypeVar("S", bound=Scene[Any])
W = TypeVar("W", bound=Widget)


class Heard:
    """A sound player that only remembers."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str) -> None:
        self.played.append(name)


class Pilot:
    """Starts an app on a scene. Time passes only in `wait`, `frames` and what is built on them."""

    def __init__(
        self,
        home: Callable[[], Scene[Any]],
        *,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        text_size: str = "normal",
        reduced: bool = True,
        by_hand: bool = True,
        reports: Path | None = None,
        desk: Desk | None = None,
        art: Path | None = None,
    ) -> None:
        places = find_places()
        self.desk = desk or Desk(Texts(places.locales, language), sound=Heard(), reports=reports)
        self.desk.text_size = text_size
        self.desk.tempo.reduced = reduced
        self.desk.by_hand = by_hand
        art = art or places.assets / "art"
        self._fly(App(self.desk, home, art=art, state=WindowState(size), with_pads=False))

    @classmethod
    def of(cls, app: App) -> Pilot:
        """A pilot for an app that somebody else has put together (the whole program)."""
        pilot = cls.__new__(cls)
        pilot.desk = app.desk
        app.with_pads = False
        pilot._fly(app)
        return pilot

    def _fly(self, app: App) -> None:
        self.app = app
        self.stage = app.stage
        pygame.event.clear()
        app.start()
        self.settle()

    # Time.

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.loop_once(FRAME)

    def wait(self, seconds: float) -> None:
        self.frames(max(1, round(seconds / FRAME)))

    def settle(self) -> None:
        """Until the scene takes presses."""
        if not self.over:
            self.wait(max(0.2, self.scene.settle) + 2 * FRAME)

    def until(self, true: Callable[[], bool], seconds: float = 10.0) -> None:
        """Run until it is true; at most this many seconds of game time, and PATIENCE of real time."""
        frames, give_up = round(seconds / FRAME), time.monotonic() + max(seconds, PATIENCE)
        while not true():
            if frames <= 0:
                if time.monotonic() > give_up:
                    raise AssertionError(f"waited {seconds} s in vain; on stage: {self.where()}")
                time.sleep(FRAME)
            frames -= 1
            self.frames()

    def until_scene(self, kind: type[S], seconds: float = 10.0) -> S:
        """Wait for a scene of that class on top, and until it takes presses."""
        self.until(lambda: not self.over and isinstance(self.scene, kind), seconds)
        self.settle()
        scene = self.scene
        assert isinstance(scene, kind)
        return scene

    # What there is.

    @property
    def scene(self) -> Scene[Any]:
        return self.stage.scene

    @property
    def over(self) -> bool:
        return self.stage.over

    def where(self) -> list[str]:
        return [type(scene).__name__ for scene in self.stage.scenes()]

    def widget(self, name: str) -> Widget:
        return self.scene.form.find(name)

    def typed_widget(self, kind: type[W], name: str) -> W:
        found = self.widget(name)
        assert isinstance(found, kind), f"{name} is a {type(found).__name__}"
        return found

    def names(self) -> list[str]:
        return [widget.name for widget in self.scene.form.widgets if widget.shown]

    @property
    def focus(self) -> str | None:
        return self.scene.form.focus.name if self.scene.form.focus else None

    # By intents.

    def give(self, *intents: Intent) -> None:
        """Give the intents, one per frame."""
        for intent in intents:
            self.app.loop_once(FRAME, intents=[intent])

    def press(self, hand: Hand = Hand.KEYS) -> None:
        """Enter (or A), down and up."""
        self.give(Confirm(True, hand))
        if not self.over:
            self.give(Confirm(False, hand))

    def move(self, *directions: Direction, hand: Hand = Hand.KEYS) -> None:
        self.give(*(Move(direction, hand) for direction in directions))

    def tab(self, times: int = 1) -> None:
        self.give(*[Tab()] * times)

    def back(self, hand: Hand = Hand.KEYS) -> None:
        self.give(Back(hand))

    def click(self, target: str | Spot) -> None:
        """A widget by its name, or a spot in logical units."""
        spot = self.widget(target).box.centre if isinstance(target, str) else target
        self.give(Point(spot), Press(spot))
        if not self.over:
            self.give(Release(spot))

    def focus_on(self, name: str, hand: Hand = Hand.KEYS) -> None:
        """Go to a widget with Tab, as a player would."""
        for _ in range(len(self.scene.form.widgets) + 1):
            if self.focus == name:
                return
            self.give(Tab(False, hand))
        raise AssertionError(f"Tab never reaches {name!r}; there are {self.names()}")

    # By raw events, as the system sends them.

    def events(self, *events: pygame.event.Event) -> None:
        """Through pygame's own queue, then one frame."""
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
        self.app.loop_once(FRAME, pygame.event.get())

    def key(self, key: int, mod: int = 0) -> None:
        self.events(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        if not self.over:
            self.events(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def type(self, words: str) -> None:
        for letter in words:
            self.events(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def raw_click(self, target: str | Spot) -> None:
        spot = self.widget(target).box.centre if isinstance(target, str) else target
        bounds, scale = self.app.canvas.bounds, self.app.canvas.scale
        pos = (round((spot[0] - bounds.x) * scale), round((spot[1] - bounds.y) * scale))
        self.events(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        if not self.over:
            self.events(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def pad(self, button: int, pad: int = 0) -> None:
        """0 is A, 1 is B, 2 is X, 3 is Y."""
        self.events(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=pad, button=button))
        if not self.over:
            self.events(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=pad, button=button))

    def pad_move(self, direction: Direction, pad: int = 0) -> None:
        for value in ((direction.dx, -direction.dy), (0, 0)):
            self.events(pygame.event.Event(pygame.JOYHATMOTION, instance_id=pad, hat=0, value=value))

    # Pictures and words.

    def speak(self, language: str, text_size: str) -> None:
        """Change both in the middle of a scene, as the settings do."""
        self.desk.text_size = text_size
        self.desk.speak(language)
        self.desk.refresh()

    def redraw(self) -> None:
        self.scene.touch()
        self.frames()

    def picture(self, path: Path) -> Path:
        self.redraw()
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.app.canvas.surface, str(path))
        return path

    def read(self) -> TextLog:
        """Every text of the next picture, which is laid out and not painted."""
        self.frames()
        canvas = self.app.canvas
        log, shown = TextLog(), canvas.surface
        self.scene.touch()
        canvas.log, canvas.surface = log, pygame.Surface((1, 1))
        try:
            self.stage.draw()
        finally:
            canvas.log, canvas.surface = None, shown
            self.scene.touch()
        return log

    def words(self) -> list[str]:
        return [drawn.words for drawn in self.read().drawn]

    def bad_texts(self) -> list[str]:
        """Texts that are cut, and pairs that run into each other; empty when all is well."""

        def at(drawn: Drawn) -> str:
            return f"{drawn.words!r} in {drawn.room}"

        log = self.read()
        cut = [f"cut: {at(drawn)}" for drawn in log.misfits()]
        return cut + [f"overlap: {at(one)} and {at(other)}" for one, other in log.overlaps()]
