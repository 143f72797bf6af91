"""The whole program with a game of people in it: played, left in every way, and taken up again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame

from ratland_desktop.command import Wishes
from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.hotseat.session import Session
from ratland_desktop.paths import find_places
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.setup import SetUp
from ratland_desktop.screens.table.playback import Speed
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.start import Program
from ratland_desktop.tabletop.dice import Dice
from tests.games.ratland.scenes.family import Player, family_seats
from tests.games.ratland.scenes.player_hands import MouseHand
from tests.one_game import only_ratland
from tests.pilot import Pilot

OPTIONS = Options(3, clans=True, board=Board.SECRET, first=1)
SEED = 71


class House:
    """The whole program with a game of three people, and what the title leads to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.open()

    def open(self) -> None:
        self.program = Program(
            Wishes(language="en", size=(1024, 640), data_dir=self.folder),
            find_places(self.folder),
            only_ratland(),
        )
        self.program.desk.tempo.reduced = True
        self.program.desk.tempo.speed = float(Speed.INSTANT.value)
        self.pilot = Pilot.of(self.program.app)
        self.player = Player(self.pilot, MouseHand(), Dice(SEED))
        self.pilot.until_scene(TitleScene)

    def begin(self, options: Options = OPTIONS, humans: int = 3, *, tips: bool = False) -> None:
        self.program.rooms.host._chance = Random(SEED)  # type: ignore[assignment]
        seats = tuple(family_seats(options.players, range(humans)))
        self.pilot.stage.show(self.program.rooms.host.begin(BOX, SetUp(options, seats, tips=tips)))
        self.pilot.frames()
        self.pilot.settle()

    @property
    def store(self) -> Store:
        return self.program.rooms.store

    @property
    def session(self) -> Session:
        play = self.pilot.stage.scenes()[0]
        assert isinstance(play, PlayScene), self.pilot.where()
        return play.session

    def play_until(self, there: Callable[[], bool]) -> None:
        for _ in range(2000):
            assert self.pilot.stage.failures == []
            if there():
                return
            self.player.play_screen()
        raise AssertionError(f"never came there; on stage: {self.pilot.where()}")

    def leave_by_menu(self) -> None:
        self.pilot.key(pygame.K_ESCAPE)
        self.pilot.until_scene(MenuScene)
        self.player.hand.press(self.pilot, "leave")
        self.pilot.until_scene(TitleScene)

    def leave_by_closing(self) -> None:
        """The window's cross; then the game is started anew."""
        self.pilot.events(pygame.event.Event(pygame.QUIT))
        assert self.pilot.over
        self.program.close()
        self.open()

    def go_on(self) -> Scene[Any]:
        self.player.hand.press(self.pilot, "continue")
        self.pilot.until(lambda: not isinstance(self.pilot.scene, TitleScene | PlayScene))
        self.pilot.settle()
        assert self.pilot.stage.failures == []
        return self.pilot.scene
