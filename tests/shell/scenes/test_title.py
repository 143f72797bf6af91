"""The title: every door opens with any hand, the language changes at once, and the sewer lives."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from ratland_desktop.shell.go import Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.scenes.title import Door, Doors, TitleScene
from ratland_desktop.shell.widgets.dialog import Dialog
from tests.pilot import Pilot

KEYS = ("new_game", "continue", "load", "rules", "settings", "credits")


class House:
    """Doors that remember who came through."""

    def __init__(self, **pilot: object) -> None:
        self.opened: list[str] = []
        self.spoken: list[str] = []
        self.pilot = Pilot(self.scene, **pilot)  # type: ignore[arg-type]

    def scene(self) -> TitleScene:
        return TitleScene(self.doors, [("de", "Deutsch"), ("en", "English"), ("fr", "Français")], self.speak)

    def doors(self) -> Doors:
        first, tall, *small = (Door(key, self._opener(key)) for key in KEYS)
        return Doors(first, [tall], small)

    def _opener(self, key: str) -> Callable[[], Go | None]:
        return lambda: self.opened.append(key)

    def speak(self, language: str) -> None:
        self.spoken.append(language)
        self.pilot.desk.texts.use(language)
        self.pilot.desk.refresh()


def test_enter_alone_starts_a_new_game() -> None:
    house = House()
    house.pilot.key(pygame.K_RETURN)
    assert house.opened == ["new_game"]


@pytest.mark.parametrize("key", KEYS)
def test_keys_alone_reach_every_door(key: str) -> None:
    house = House()
    for _ in range(20):
        if house.pilot.focus == key:
            break
        house.pilot.key(pygame.K_TAB)
    house.pilot.key(pygame.K_RETURN)
    assert house.opened == [key]


def test_arrows_alone_go_through_all_doors_and_back() -> None:
    house = House()
    seen = {house.pilot.focus}
    down, right, up = pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP
    for direction in (down, down, down, right, up, up, up):
        house.pilot.key(direction)
        seen.add(house.pilot.focus)
    assert house.pilot.focus == "new_game"
    assert seen >= set(KEYS)


def test_a_pad_alone_opens_a_door_and_changes_the_language() -> None:
    house = House()
    house.pilot.pad_move(Direction.DOWN)
    house.pilot.pad(0)
    assert house.opened == ["continue"]
    for _ in range(8):
        if house.pilot.focus == "language":
            break
        house.pilot.pad_move(Direction.DOWN)
        if house.pilot.focus != "language":
            house.pilot.pad_move(Direction.RIGHT)
    assert house.pilot.focus == "language"
    house.pilot.pad(0)
    assert house.spoken


@pytest.mark.parametrize("key", KEYS)
def test_the_mouse_opens_every_door(key: str) -> None:
    house = House()
    house.pilot.raw_click(key)
    assert house.opened == [key]


def test_another_language_is_spoken_at_once() -> None:
    house = House(language="en")
    assert "New game" in house.pilot.words()
    house.pilot.focus_on("language")
    house.pilot.key(pygame.K_RIGHT)
    assert house.spoken == ["fr"]
    assert "Nouvelle partie" in house.pilot.words()
    assert house.pilot.focus == "language"


def test_escape_asks_before_it_ends_the_game() -> None:
    house = House()
    house.pilot.key(pygame.K_ESCAPE)
    house.pilot.until_scene(Dialog)
    house.pilot.key(pygame.K_ESCAPE)
    assert not house.pilot.over
    house.pilot.settle()
    house.pilot.key(pygame.K_ESCAPE)
    house.pilot.until_scene(Dialog)
    house.pilot.click("yes")
    assert house.pilot.over


def test_the_quit_button_ends_the_game() -> None:
    house = House()
    house.pilot.raw_click("quit")
    assert house.pilot.over


def test_the_water_moves_and_with_reduced_motion_nothing_is_drawn() -> None:
    alive, calm = House(reduced=False).pilot, House(reduced=True).pilot
    before = (alive.app.frames, calm.app.frames)
    alive.wait(2)
    calm.wait(2)
    assert alive.app.frames > before[0] + 20
    assert calm.app.frames == before[1]


def test_at_dusk_the_doors_are_there_and_then_the_lights_go_on() -> None:
    house = House()
    scene = TitleScene(house.doors, [("de", "Deutsch")], house.speak, dusk=True)
    house.pilot.stage.show(scene)
    house.pilot.app.loop_once(0.0)
    assert scene.dusk and "New game" in [drawn.words for drawn in house.pilot.read().drawn]
    house.pilot.frames(2)
    assert not scene.dusk
