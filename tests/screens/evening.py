"""A family's evening with Crumbs: the whole program with two games on the shelf, and somebody who plays it.

Two people and a computer sit at the table, and the Mouse. `Evening` presses what people would press, and
remembers which screens it has met. As a program, `python -m tests.screens.evening FOLDER` plays until it is
killed, and says after each answer how many are on the disk.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from ratland_desktop.command import Wishes
from ratland_desktop.games.shelf import GAMES
from ratland_desktop.hotseat.box import Shelf
from ratland_desktop.saves.settings import Motion
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.screens.picking import PickScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.shelf_page import ShelfScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.shell.widgets import Switch
from ratland_desktop.start import Program
from tests.games.crumbs.house import OwnCards
from tests.pilot import Pilot
from tests.screens.shelf_page.second_game import places_with_words

COMPUTER = "solid"
MOST_PRESSES = 400


def shelf() -> Shelf:
    return Shelf({"ratland": GAMES["ratland"], "crumbs": "tests.games.crumbs.house"})


class Evening:
    """A run of the program, at the title. Without motion and at instant speed, so that it takes no time."""

    def __init__(self, folder: Path, language: str = "en", size: tuple[int, int] = (640, 360)) -> None:
        wishes = Wishes(language=language, size=size, data_dir=folder)
        self.program = Program(wishes, places_with_words(folder), shelf())
        self.program.comfort.change(motion=Motion.REDUCED)
        self.pilot = Pilot.of(self.program.app)
        self.pilot.until_scene(TitleScene)
        self.met: dict[str, None] = {}
        self.seen: Callable[[Evening], None] = lambda evening: None
        """Called in front of every screen that waits for somebody, before anything is pressed."""

    # --- the way into the game

    def set_up(self) -> SetUpScene:
        """The box of Crumbs, three chairs, a computer on the last one, and dots on the cards."""
        pilot = self.pilot
        pilot.click("new_game")
        pilot.until_scene(ShelfScene)
        pilot.click("box-crumbs")
        pilot.click("new_game")
        scene = pilot.until_scene(SetUpScene)
        pilot.click("add")
        while scene.draft.seats[2].player != COMPUTER:
            pilot.click("player-2")
        if not pilot.typed_widget(Switch, "pips").on:
            pilot.click("pips")
        return scene

    def begin(self) -> PlayScene:
        self.set_up()
        self.pilot.click("start")
        return self.playing

    def go_on(self) -> PlayScene:
        """ "Continue" at the title."""
        self.pilot.click("continue")
        return self.playing

    @property
    def playing(self) -> PlayScene:
        self.pilot.until(lambda: isinstance(self.pilot.stage.scenes()[0], PlayScene))
        scene = self.pilot.stage.scenes()[0]
        assert isinstance(scene, PlayScene)
        return scene

    @property
    def scene(self) -> Any:
        assert not self.pilot.stage.failures, self.pilot.stage.failures
        return self.pilot.scene

    # --- playing

    def press_on(self, choose: Callable[[Any], int] = lambda question: 0) -> None:
        """Whatever leads on from here. `choose` says which of the answers, by its place."""
        pilot, scene = self.pilot, self.scene
        self.met[type(scene).__name__] = None
        match scene:
            case TableScene():
                self._at_table(scene, choose)
            case CurtainScene():
                self._look()
                pilot.click("me")
                pilot.click("me")
            case OnlyYouScene():
                self._look()
                pilot.click("seen")
            case PickScene():
                self._look()
                pilot.click(f"card-{choose(self.question)}")
                pilot.click("done")
            case OwnCards():
                self._look()
                pilot.click("done")
        pilot.frames(2)
        if not isinstance(self.scene, TableScene):
            pilot.settle()

    def _at_table(self, scene: TableScene, choose: Callable[[Any], int]) -> None:
        if scene.decision is not None:
            self.pilot.wait(1.0)
            self._look()
            self.pilot.click(f"offer-{choose(scene.decision.question)}")
        elif scene.mode is Mode.THINK:
            self.pilot.until(lambda: self.scene is not scene or scene.mode is not Mode.THINK)
        else:
            self._look()
            self.pilot.give(Hot(Shortcut.NEXT))

    def _look(self) -> None:
        self.seen(self)

    @property
    def question(self) -> Any:
        """What the person behind the curtain is asked."""
        session = self.playing.session
        assert session.behind is not None
        return session.question(session.behind)

    def until(self, true: Callable[[], bool], **how: Any) -> None:
        for _ in range(MOST_PRESSES):
            if true():
                return
            self.press_on(**how)
        raise AssertionError(f"it never came; on stage: {self.pilot.where()}")

    def until_asked(self, kind: type[Any], **how: Any) -> TableScene:
        """Until this is asked at the open table."""

        def asked() -> bool:
            scene = self.scene
            found = scene.decision if isinstance(scene, TableScene) else None
            return found is not None and isinstance(found.question, kind)

        self.until(asked, **how)
        self.pilot.wait(1.0)
        assert isinstance(self.scene, TableScene)
        return self.scene

    def until_results(self, **how: Any) -> ResultsScene:
        self.until(lambda: isinstance(self.scene, ResultsScene), **how)
        assert isinstance(self.scene, ResultsScene)
        return self.scene

    # --- and out of it

    def leave(self) -> None:
        """By the menu, from wherever it can be opened."""
        self.pilot.click("menu")
        self.pilot.settle()
        self.pilot.click("leave")
        self.pilot.until_scene(TitleScene)

    def close(self) -> None:
        self.program.close()

    def pixels(self) -> bytes:
        self.pilot.redraw()
        return pygame.image.tobytes(self.pilot.app.canvas.surface, "RGB")


def answers_in(play: PlayScene) -> int:
    """How many answers were given since the game began."""
    match = play.session.match
    return sum(len(answers) for journal in (*match.past, match.journal) for answers in journal.answers) + len(
        match.journal.sealed
    )


def play_until_killed(folder: Path) -> None:
    evening = Evening(folder)
    play, told = evening.begin(), 0
    while not isinstance(evening.scene, ResultsScene):
        evening.press_on()
        given = answers_in(play)
        keeper = evening.program.rooms.keeper
        if given > told and keeper is not None and keeper.flush():
            told = given
            print(told, flush=True)


if __name__ == "__main__":
    play_until_killed(Path(sys.argv[1]))
