"""The laptop goes round in a real game: nothing that one seat did slips through to the next."""

from __future__ import annotations

import logging
from typing import Any

import pygame
import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import Opening, OpeningChoice
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.seats import Seat
from tests.opener import Blank
from tests.pilot import Heard, Pilot

pytestmark = pytest.mark.slow

SEATS = (
    Seat("Mia", "teal", "scarf"),
    Seat("Jonas", "red", "bow"),
    Seat("Oma Ilse", "sky", "crown"),
    Seat("Krümel", "lime", "beret", "solid"),
)
PLANS = (Plan(dump=2, pantry=5), Plan(city=4, left=2, nursery=1))


class Round(Pilot):
    """A game of three people and a computer, up to the first curtain."""

    def __init__(self, *, clans: bool = False, board: Board = Board.OFF, **look: Any) -> None:
        self.session = Session(
            BOX, new_match(Options(4, clans, board, first=0), seed=11), SEATS, QuickMinds(seed=3)
        )
        self.session.let_computers_play()
        while self.session.unseen():
            self.session.see()
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
        super().__init__(lambda: PlayScene(self.session, hosting), **look)
        self.until_scene(CurtainScene)

    def come_in(self, kind: type[Scene[Any]]) -> Scene[Any]:
        self.click("me")
        self.click("me")
        return self.until_scene(kind)

    def choose(self, card: int) -> None:
        """On every page of the opening."""
        while isinstance(self.scene, OpeningScene):
            self.click(f"card-{card}")
            self.click("done")

    def place(self, plan: Plan) -> None:
        """The plan, and out; the number of clicks does not depend on it."""
        scene = self.come_in(MySewerScene)
        assert isinstance(scene, MySewerScene)
        scene.change(lambda: scene.editor.like(plan))
        scene.asked_again = True
        self.click("done")
        self.until_scene(CurtainScene)

    def pixels(self) -> bytes:
        self.redraw()
        return pygame.image.tobytes(self.app.canvas.surface, "RGB")

    @property
    def heard(self) -> list[str]:
        sound = self.desk.sound
        assert isinstance(sound, Heard)
        return sound.played


def opened(card: int, caplog: pytest.LogCaptureFixture) -> tuple[bytes, bytes, list[str], list[str]]:
    """Seat 0 chooses; then the curtain, seat 1's own screen, all sounds and all that was logged."""
    caplog.clear()
    pilot = Round(clans=True, board=Board.SECRET)
    pilot.come_in(OpeningScene)
    pilot.choose(card)
    pilot.until_scene(CurtainScene)
    curtain = pilot.pixels()
    pilot.come_in(OpeningScene)
    return curtain, pilot.pixels(), list(pilot.heard), caplog.messages


def test_clan_and_board_of_one_seat_leave_no_trace_for_the_next(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    assert opened(0, caplog) == opened(1, caplog)


def placed(plan: Plan, caplog: pytest.LogCaptureFixture) -> tuple[bytes, bytes, list[str], list[str]]:
    caplog.clear()
    pilot = Round()
    pilot.place(plan)
    curtain = pilot.pixels()
    pilot.come_in(MySewerScene)
    return curtain, pilot.pixels(), list(pilot.heard), caplog.messages


def test_a_placement_leaves_no_trace_for_the_next(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    assert placed(PLANS[0], caplog) == placed(PLANS[1], caplog)


def test_while_the_screens_fade_nothing_private_is_seen() -> None:
    """With full motion every frame after handing in is the same, whatever was placed."""

    def frames(plan: Plan) -> list[bytes]:
        pilot = Round(reduced=False)
        scene = pilot.come_in(MySewerScene)
        assert isinstance(scene, MySewerScene)
        scene.editor.like(plan)
        scene.asked_again = True
        scene.refresh_buttons()
        pilot.click("done")
        seen = []
        for _ in range(20):
            pilot.frames()
            seen.append(pygame.image.tobytes(pilot.app.canvas.surface, "RGB"))
        assert isinstance(pilot.scene, CurtainScene)
        return seen

    assert frames(PLANS[0]) == frames(PLANS[1])


# --- nobody slips through


def test_a_double_click_on_the_curtain_places_nothing() -> None:
    pilot = Round()
    spot = pilot.widget("me").box.centre
    pilot.raw_click(spot)
    pilot.raw_click(spot)
    for _ in range(4):
        pilot.raw_click(spot)
    scene = pilot.until_scene(MySewerScene)
    assert scene.editor.placed == 0
    assert pilot.session.question(0) is not None


def test_enter_held_through_the_curtain_chooses_nothing() -> None:
    pilot = Round(clans=True)
    pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    scene = pilot.until_scene(OpeningScene)
    for _ in range(60):
        pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", repeat=True))
    pilot.events(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    pilot.wait(0.5)
    assert scene.draft is None
    assert pilot.scene is scene


def test_handing_in_with_a_double_click_does_not_open_the_next_curtain() -> None:
    pilot = Round()
    scene = pilot.come_in(MySewerScene)
    assert isinstance(scene, MySewerScene)
    scene.change(lambda: scene.editor.like(PLANS[0]))
    scene.asked_again = True
    spot = pilot.widget("done").box.centre
    for _ in range(6):
        pilot.raw_click(spot)
    pilot.key(pygame.K_RETURN)
    curtain = pilot.until_scene(CurtainScene)
    assert curtain.now == 1
    assert not any(scene.private for scene in pilot.stage.scenes())


# --- thinking again, and breaks


def test_whoever_thinks_again_finds_the_own_plan() -> None:
    pilot = Round()
    pilot.place(PLANS[1])
    pilot.click("rethink-0")
    pilot.until_scene(Dialog)
    pilot.click("yes")
    curtain = pilot.until_scene(CurtainScene)
    assert curtain.now == 0
    scene = pilot.come_in(MySewerScene)
    assert isinstance(scene, MySewerScene)
    assert scene.plan == PLANS[1]


def test_a_break_over_a_private_screen_hides_it_and_comes_back_to_it() -> None:
    def menu_picture(plan: Plan) -> bytes:
        pilot = Round()
        scene = pilot.come_in(MySewerScene)
        assert isinstance(scene, MySewerScene)
        scene.change(lambda: scene.editor.like(plan))
        pilot.key(pygame.K_ESCAPE)
        pilot.until_scene(MenuScene)
        picture = pilot.pixels()
        pilot.key(pygame.K_ESCAPE)
        assert pilot.until_scene(MySewerScene) is scene
        assert scene.plan == plan
        return picture

    assert menu_picture(PLANS[0]) == menu_picture(PLANS[1])


def test_leaving_keeps_the_question_open() -> None:
    pilot = Round(clans=True)
    pilot.come_in(OpeningScene)
    pilot.key(pygame.K_ESCAPE)
    pilot.until_scene(MenuScene)
    pilot.click("leave")
    pilot.until_scene(Blank)
    question = pilot.session.question(0)
    assert isinstance(question, OpeningChoice)
    pilot.session.answer(0, Opening(question.clans[0], None))
