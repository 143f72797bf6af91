"""The menu during a game: it covers everything, and leaves only when asked to."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.screens.menu import LEAVE, MenuScene
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Direction, Hot, Intent, Shortcut
from ratland_desktop.shell.scene import Scene
from tests.pilot import Pilot


class Page(Scene[None]):
    """A rule book or settings, as far as the menu knows."""

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, (0, 0, 0))

    def back(self) -> Go:
        return Done(None)


class Rules(Page):
    pass


class Settings(Page):
    pass


class Cards(Page):
    pass


class Secret(Scene[None]):
    """A private screen in some colour, with the menu over it."""

    private = True

    def __init__(self, colour: tuple[int, int, int]) -> None:
        super().__init__()
        self.colour = colour
        self.results: list[str | None] = []

    def handle(self, intent: Intent) -> Go | None:
        if isinstance(intent, Hot) and intent.shortcut is Shortcut.SKIP:
            return Push(MenuScene(Rules, Settings, cards=lambda: Push(Cards())), then=self.results.append)
        return STAY

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, self.colour)


class Host(Pilot):
    def __init__(self, colour: tuple[int, int, int] = (200, 0, 0), **look: Any) -> None:
        self.secret = Secret(colour)
        super().__init__(lambda: self.secret, **look)
        self.give(Hot(Shortcut.SKIP))
        self.until_scene(MenuScene)


def test_all_cards_are_one_click_away_and_a_game_without_cards_has_no_such_button() -> None:
    pilot = Host()
    pilot.click("cards")
    pilot.until_scene(Cards)
    pilot.back()
    pilot.until_scene(MenuScene)
    without = Pilot(lambda: MenuScene(Rules, Settings))
    assert "rules" in without.names()
    assert "cards" not in without.names()
    assert without.bad_texts() == []


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_F10])
def test_escape_and_the_first_button_go_on_with_the_game(key: int) -> None:
    pilot = Host()
    pilot.key(key)
    pilot.until_scene(Secret)
    assert pilot.secret.results == [None]


def test_leaving_takes_its_own_button() -> None:
    pilot = Host()
    pilot.click("leave")
    pilot.until_scene(Secret)
    assert pilot.secret.results == [LEAVE]


@pytest.mark.parametrize(("button", "page"), [("rules", Rules), ("cards", Cards), ("settings", Settings)])
def test_rules_cards_and_settings_come_back_to_the_menu(button: str, page: type[Page]) -> None:
    pilot = Host()
    pilot.click(button)
    pilot.until_scene(page)
    pilot.back()
    pilot.until_scene(MenuScene)
    assert pilot.secret.results == []


def test_r_opens_the_rules() -> None:
    pilot = Host()
    pilot.key(pygame.K_r)
    pilot.until_scene(Rules)


@pytest.mark.parametrize("books", [("rules",), ("cards",), ("rules", "cards"), ()])
def test_there_are_buttons_for_the_books_that_a_game_has(books: tuple[str, ...]) -> None:
    menu = MenuScene(
        Rules if "rules" in books else None, Settings, cards=(lambda: STAY) if "cards" in books else None
    )
    pilot = Pilot(lambda: menu)
    assert pilot.names() == ["resume", *books, "settings", "leave"]
    wide = {pilot.widget(name).box.w for name in books}
    assert len(books) == 2 or wide <= {pilot.widget("resume").box.w}
    pilot.key(pygame.K_r)
    pilot.settle()
    assert isinstance(pilot.scene, Rules if "rules" in books else MenuScene)


def test_a_pad_alone_can_leave() -> None:
    pilot = Host()
    for _ in range(3):
        pilot.pad_move(Direction.DOWN)
    assert pilot.focus == "leave"
    pilot.pad(0)
    pilot.until_scene(Secret)
    assert pilot.secret.results == [LEAVE]


@pytest.mark.parametrize("reduced", [True, False])
def test_nothing_of_the_game_shows_through(reduced: bool) -> None:
    pictures = []
    for colour in ((200, 0, 0), (0, 200, 200)):
        pilot = Host(colour, reduced=reduced)
        for _ in range(3):
            pilot.frames()
            pictures.append(pygame.image.tobytes(pilot.app.canvas.surface, "RGB"))
    assert len(set(pictures)) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
def test_every_word_has_room(language: str, text_size: str) -> None:
    assert Host(language=language, text_size=text_size).bad_texts() == []
