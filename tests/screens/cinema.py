"""A small screen on which tests watch a replay."""

from __future__ import annotations

import pygame

from ratland_desktop.hotseat.replay import Replay
from ratland_desktop.screens.replay import ReplayConsole, Ways, replay_scene
from ratland_desktop.screens.replay.strip import Strip
from ratland_desktop.shell.go import STAY, Go
from tests.pilot import Pilot
from tests.replaying import file_of, played, replay_from

SIZE = (640, 360)


def stay(_: object) -> Go:
    return STAY


class Cinema:
    """A replay on a small screen, without motion."""

    def __init__(self, replay: Replay, ways: Ways | None = None) -> None:
        self.scene = replay_scene(replay, ways or Ways(stay, stay))
        self.pilot = Pilot(lambda: self.scene, size=SIZE, reduced=True)
        self.pilot.settle()
        assert not self.pilot.stage.failures
        console = self.scene.console
        assert isinstance(console, ReplayConsole)
        self.console = console

    @property
    def strip(self) -> Strip:
        return self.pilot.typed_widget(Strip, "strip")

    @property
    def pixels(self) -> bytes:
        self.pilot.settle()
        return pygame.image.tobytes(self.pilot.app.canvas.surface, "RGB")


def cinema_of(name: str, seed: int = 3) -> Cinema:
    return Cinema(replay_from(name, file_of(name, played(name, seed))))
