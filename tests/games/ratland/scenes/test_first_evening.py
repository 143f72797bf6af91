"""Somebody starts the game for the first time: from the title through the lesson into a game with a coach."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ratland_desktop.command import Wishes
from ratland_desktop.games.ratland.scenes.lesson import HAND_IN, PLACE
from ratland_desktop.paths import find_places
from ratland_desktop.screens.coach.bubble import OK
from ratland_desktop.screens.lesson import LessonScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.start import Program
from tests.one_game import only_ratland
from tests.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    wishes = Wishes(language="de", size=(1024, 640), data_dir=tmp_path)
    program = Program(wishes, find_places(tmp_path), only_ratland())
    program.desk.tempo.reduced = True
    pilot = Pilot.of(program.app)
    pilot.until_scene(TitleScene)
    yield pilot
    assert pilot.stage.failures == []
    program.close()


@pytest.mark.slow
def test_from_the_title_through_the_lesson_to_a_quick_game_with_a_coach(pilot: Pilot) -> None:
    pilot.click("how_to_play")
    lesson = pilot.until_scene(LessonScene)
    played = set()
    while pilot.scene is lesson:
        going_on = "next" if lesson.may_go_on else "bag"
        deed = {PLACE: "city", HAND_IN: "done"}.get(lesson.step, going_on)
        played.add(deed)
        pilot.click(deed)
    assert played == {"next", "city", "done", "bag"}
    set_up = pilot.until_scene(SetUpScene)
    assert len(set_up.draft.seats) == 4 and set_up.draft.wishes["tips"]
    pilot.click("start")
    pilot.until_scene(TableScene)
    pilot.give(Hot(Shortcut.NEXT))
    assert OK in pilot.names()


def test_whoever_has_seen_enough_is_back_at_the_title(pilot: Pilot) -> None:
    pilot.click("how_to_play")
    pilot.until_scene(LessonScene)
    pilot.click("skip")
    pilot.until_scene(TitleScene)


def test_the_second_evening_has_no_coach_unless_it_is_wanted(pilot: Pilot) -> None:
    pilot.click("new_game")
    first = pilot.until_scene(SetUpScene)
    assert first.draft.wishes["tips"]
    pilot.click("start")
    pilot.until_scene(TableScene)
    pilot.back()
    pilot.settle()
    pilot.click("leave")
    pilot.until_scene(TitleScene)
    pilot.click("new_game")
    assert not pilot.until_scene(SetUpScene).draft.wishes["tips"]
