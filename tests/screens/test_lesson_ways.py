"""The ways through a lesson: a double click on "Next" turns one page, and nothing else."""

from __future__ import annotations

import pytest

from ratland_desktop.games.shelf import GAMES
from ratland_desktop.hotseat.box import Shelf
from ratland_desktop.screens.box import GameScreens
from ratland_desktop.screens.lesson import LessonScene
from tests.pilot import Pilot

AGAIN = 0.15
"""Seconds between the two clicks."""


@pytest.mark.parametrize("name", GAMES)
def test_a_double_click_on_next_turns_one_page(name: str) -> None:
    screens: GameScreens = Shelf(GAMES)[name].screens()
    assert screens.lesson is not None
    lesson = LessonScene(screens.lesson)
    pilot = Pilot(lambda: lesson)
    turns = 0
    for at in range(len(screens.lesson.steps) - 1):
        lesson._turn(at)
        pilot.settle()
        if "next" not in pilot.names():
            continue
        turns += 1
        expected = (at, True) if lesson.step.lifts else (at + 1, False)
        spot = pilot.widget("next").box.centre
        for _ in range(2):
            pilot.raw_click(spot)
            pilot.wait(AGAIN)
            assert not pilot.over and (lesson.at, lesson.lifted) == expected
    assert turns > 2


@pytest.mark.parametrize("name", GAMES)
def test_nothing_under_the_hand_after_next_ends_the_lesson(name: str) -> None:
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
