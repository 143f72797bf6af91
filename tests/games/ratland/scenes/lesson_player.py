"""Newcomers who play the lesson, each with one hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.games.ratland.scenes.lesson import DRAW, GOAL, HAND_IN, PLACE, SCRIPT, PracticeSewer
from ratland_desktop.games.ratland.scenes.sewer.board import SPOTS
from ratland_desktop.games.ratland.scenes.sewer.pool import pool_rats
from ratland_desktop.screens.lesson import LessonScene
from ratland_desktop.screens.lesson.script import LessonStep
from ratland_desktop.shell.box import Spot
from ratland_desktop.shell.intents import Direction, Point, Press, Release
from tests.opener import Opener
from tests.pilot import Pilot

NAMES = ("Mia", "Jonas", "Oma Ilse")


class Newcomer(Pilot):
    """In front of the lesson."""

    def __init__(self, language: str = "de", text_size: str = "normal", **look: Any) -> None:
        self.title = Opener(lambda: LessonScene(SCRIPT))
        super().__init__(lambda: self.title, language=language, text_size=text_size, **look)
        self.until_scene(LessonScene)

    @property
    def lesson(self) -> LessonScene:
        assert not self.stage.failures, self.stage.failures
        assert isinstance(self.scene, LessonScene)
        return self.scene

    @property
    def sewer(self) -> PracticeSewer:
        practice = self.lesson._practice
        assert practice is not None and isinstance(practice.scene, PracticeSewer)
        return practice.scene

    def said(self) -> str:
        return self.lesson.page().text

    def answered(self) -> str:
        return self.lesson.page().answer

    # --- with the mouse

    def drag_waiting_rat(self, to: Spot) -> None:
        rats = pool_rats(self.sewer)
        start = (rats.x + 50, rats.centre[1])
        half = ((start[0] + to[0]) / 2, (start[1] + to[1]) / 2)
        self.give(Point(start), Press(start), Point(half), Point(to), Release(to))

    def drag_to(self, place: Place) -> None:
        self.drag_waiting_rat(SPOTS[place].rats.centre)

    def go_to(self, step: LessonStep) -> None:
        """With the mouse, up to this step."""
        while self.lesson.step is not step:
            do_with_mouse(self)
        self.settle()


def do_with_mouse(pilot: Newcomer) -> None:
    pilot.settle()
    step = pilot.lesson.step
    if step is PLACE:
        pilot.drag_to(GOAL)
    elif step is HAND_IN:
        pilot.raw_click("done")
    elif step is DRAW and not pilot.lesson.may_go_on:
        pilot.raw_click("bag")
    else:
        pilot.raw_click("next")


def do_with_plus(pilot: Newcomer) -> None:
    pilot.settle()
    if pilot.lesson.step is PLACE:
        pilot.raw_click(SPOTS[GOAL].plus.centre)
    else:
        do_with_mouse(pilot)


def do_with_keys(pilot: Newcomer) -> None:
    pilot.settle()
    if pilot.lesson.step is PLACE:
        _walk(pilot, pilot.key, {d: getattr(pygame, f"K_{d.name}") for d in Direction})
        pilot.key(pygame.K_RETURN)
    elif pilot.lesson.step is HAND_IN:
        pilot.key(pygame.K_f)
    else:
        pilot.key(pygame.K_RETURN)


def do_with_space(pilot: Newcomer) -> None:
    pilot.settle()
    if pilot.lesson.step is PLACE:
        _walk(pilot, pilot.key, {d: getattr(pygame, f"K_{d.name}") for d in Direction})
    pilot.key(pygame.K_SPACE)


def do_with_pad(pilot: Newcomer) -> None:
    pilot.settle()
    if pilot.lesson.step is PLACE:
        _walk(pilot, pilot.pad_move, {d: d for d in Direction})
    pilot.pad(0)


def _walk(pilot: Newcomer, step: Callable[[Any], None], ways: dict[Direction, Any]) -> None:
    """Along the arrows to the goal."""
    for _ in range(12):
        if pilot.focus == GOAL.name.lower():
            return
        here, there = pilot.widget(pilot.focus or "").box.centre, SPOTS[GOAL].whole.centre
        upwards = there[1] < here[1] - 80
        side = Direction.RIGHT if there[0] > here[0] else Direction.LEFT
        step(ways[Direction.UP if upwards else side])
    raise AssertionError(f"the arrows never reach the goal from {pilot.focus}")


HANDS: dict[str, Callable[[Newcomer], None]] = {
    "dragging": do_with_mouse,
    "plus": do_with_plus,
    "keys": do_with_keys,
    "space": do_with_space,
    "pad": do_with_pad,
}
