"""The ways through a lesson: what is under the hand after "Next" never ends it."""

from __future__ import annotations

import pytest

from ratland_desktop.games.shelf import GAMES
from ratland_desktop.hotseat.box import Shelf
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.lesson import LessonScene
from tests.pilot import Pilot


@pytest.mark.parametrize("name", GAMES)
def test_a_second_press_where_next_was_does_not_end_the_lesson(name: str) -> None:
    screens: GameScreens = Shelf(GAMES)[name].screens()
    assert screens.lesson is not None
    lesson = LessonScene(screens.lesson)
    pilot = Pilot(lambda: lesson)
    for at in range(len(screens.lesson.steps) - 1):
        lesson._turn(at)
        if "next" in pilot.names():
            spot = pilot.widget("next").box.centre
            lesson._turn(at + 1)
            assert not pilot.widget("skip").box.holds(spot), lesson.step.key
