"""The app: window, clock and stage. `loop_once` is one frame; `run` repeats it until the end.

Draws only when something has changed. Knows no particular scene and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pygame

from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.intents import Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.stage import Stage
from ratland_desktop.shell.window import Window, WindowState
from ratland_desktop.text.spoken import says

FRAMES_A_SECOND = 60
CALM_FRAMES_A_SECOND = 30
CALM_AFTER = 0.5
"""So many seconds after the last movement it is enough to look around half as often."""
LONGEST_FRAME = 0.1
"""A stalled machine must not make things jump."""

_REDRAW = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)
_RESIZE = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
_LEFT = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class App:
    """Made once. `home` makes the first scene, and the one to go back to after an error."""

    def __init__(
        self,
        desk: Desk,
        home: Callable[[], Scene[Any]],
        *,
        art: Path | None = None,
        state: WindowState | None = None,
        title: str = "RatLand",
        icon: pygame.Surface | None = None,
        with_pads: bool = True,
    ) -> None:
        self.desk = desk
        self.window = Window(title, state or WindowState(), icon)
        pygame.font.init()
        self.canvas = Canvas(self.window.surface, art=art, text_scale=desk.text_scale)
        self.canvas.shows_hints = desk.shows_hints
        self.stage = Stage(self.canvas, desk, home=home)
        self.stage.hot_keys[Shortcut.FULL_SCREEN] = self._full_screen
        self.stage.hot_keys[Shortcut.MUTE] = self._mute
        desk.full_screen = self.window.state.full_screen
        desk.toggle_full_screen = self.toggle_full_screen
        desk.refresh = self.stage.refresh
        self.with_pads = with_pads
        self.on_window_change: Callable[[WindowState], None] = lambda state: None
        self.ends: Callable[[], bool] = lambda: False
        """Does somebody outside want the program to end? Asked after every frame."""
        self.after_first_picture: list[Callable[[], None]] = []
        """What can wait until there is something to see: sound, pads, looking for saves."""
        self._typing = False
        self._frames = 0
        self._still_for = 0.0
        pygame.key.stop_text_input()

    # One frame.

    def loop_once(
        self, seconds: float, events: Iterable[pygame.event.Event] = (), intents: Iterable[Intent] = ()
    ) -> bool:
        """Take what came in, let time pass, draw what is stale. False when the game is over."""
        events = list(events)
        self._window_events(events)
        seconds = min(seconds, LONGEST_FRAME)
        for intent in [*self.stage.inputs.read(events, self.canvas.view, seconds), *intents]:
            self.stage.take(intent)
        self._tell_of_pads()
        self.stage.update(seconds)
        self._follow_typing()
        drawn = self.stage.draw()
        self.window.show(drawn)
        if drawn:
            self._frames += 1
        return not self.stage.over

    @property
    def frames(self) -> int:
        """How many were drawn so far."""
        return self._frames

    def _window_events(self, events: list[pygame.event.Event]) -> None:
        kinds = {event.type for event in events}
        if kinds.intersection(_RESIZE) and self.window.resized():
            self._take_surface()
        elif kinds.intersection(_REDRAW) and not self.stage.empty:
            self.stage.scene.touch()
        if kinds.intersection(_LEFT):
            self.stage.look_away()

    def _take_surface(self) -> None:
        self.canvas.fit(self.window.surface)
        self.stage.refresh()
        self.on_window_change(self.window.state)

    def _tell_of_pads(self) -> None:
        pads = self.stage.inputs.pads
        while pads.came:
            self.desk.toast(says("shell.message.pad_connected", name=pads.came.pop()), "gamepad")
        while pads.went:
            pads.went.pop()
            self.desk.toast(says("shell.message.pad_gone"), "gamepad")

    def _follow_typing(self) -> None:
        """Text input (and an input method's window) only while a text field has the focus."""
        focus = None if self.stage.empty else self.stage.scene.form.focus
        typing = self.stage.inputs.typing and focus is not None
        if typing and focus is not None:
            if not self._typing:
                pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.canvas.pixels(focus.box))
        elif self._typing:
            pygame.key.stop_text_input()
        self._typing = typing

    # Hot keys that work everywhere.

    def toggle_full_screen(self) -> None:
        self.window.toggle_full_screen()
        self.desk.full_screen = self.window.state.full_screen
        self._take_surface()

    def _full_screen(self) -> Go:
        self.toggle_full_screen()
        return STAY

    def _mute(self) -> Go:
        self.desk.toggle_mute()
        return STAY

    # All frames.

    def start(self) -> None:
        """Put the first scene up and show its picture at once."""
        if self.stage.home is None:
            raise ValueError("an app needs a scene to begin with")
        self.stage.begin(self.stage.home())
        self.loop_once(0.0)
        for act in self.after_first_picture:
            act()
        if self.with_pads:
            pygame.joystick.init()

    def run(self) -> None:
        """Until the player has had enough, or somebody outside ends it."""
        clock = pygame.time.Clock()
        self.start()
        while not self.ends() and self.wait(clock):
            pass

    def wait(self, clock: pygame.time.Clock) -> bool:
        """One frame at the pace of the screen, a slower one while nothing moves. False: the game is over."""
        calm = self._still_for > CALM_AFTER
        seconds = clock.tick(CALM_FRAMES_A_SECOND if calm else FRAMES_A_SECOND) / 1000
        events, drawn = pygame.event.get(), self._frames
        goes_on = self.loop_once(seconds, events)
        self._still_for = 0.0 if events or self._frames > drawn else self._still_for + seconds
        return goes_on

    def close(self) -> None:
        self.canvas.forget()  # fonts do not outlive pygame
        pygame.quit()
