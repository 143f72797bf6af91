"""Passing the laptop on at the open table: who is called, who gets through, and what lies there meanwhile."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.words import BETWEEN
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.pieces.cards import card_name
from ratland_desktop.games.ratjack.scenes.pieces.felt import open_felt, own_felt
from ratland_desktop.games.ratjack.scenes.table.plate import CALM, ME
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.screens.away import PATIENCE
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.intents import Back, Hot, Point, Shortcut
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.widgets.buttons import HoldButton
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.seats import HUMAN
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.scenes.family import Family
from tests.games.ratjack.scenes.laid import match_on
from tests.games.ratjack.scenes.test_privacy import shot
from tests.opener import Blank

SMALL = (1280, 720)


def table() -> Table:
    return lay(
        seat(down("rat_12"), hand=("rat_7", "rat_8")), seat(up("rat_10"), hand=("rat_1",)),
        seat(up("rat_3"), hand=("rat_2",)),
    )  # fmt: skip


def after_a_turn(language: str = "en", **more: object) -> tuple[Family, RatjackTable]:
    """The first seat has played; the second is called."""
    family = Family(Options(3), match=match_on(table()), size=SMALL, language=language, **more)  # type: ignore[arg-type]
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    family.click("hide-0")
    family.click("done")
    scene = family.until_scene(RatjackTable)
    family.until(lambda: scene.called is not None)
    return family, scene


def test_the_open_table_itself_asks_for_the_next_player() -> None:
    family, scene = after_a_turn()
    assert scene.called == 1 and family.focus == ME
    assert "next" not in family.names()
    assert "I’m Oma Ilse" in family.words()
    assert family.bad_texts() == []


def test_pressed_twice_or_held_it_opens_the_own_screen_without_a_curtain() -> None:
    for hold in (False, True):
        family, _ = after_a_turn()
        family.wait(CALM + 0.1)
        if hold:
            family.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
            family.wait(HoldButton.SECONDS + 0.1)
        else:
            family.click(ME)
            assert isinstance(family.scene, RatjackTable)
            family.click(ME)
        assert family.until_scene(MyTurnScene).me == 1
        assert not any(isinstance(scene, CurtainScene) for scene in family.stage.scenes())


def test_whoever_taps_on_through_the_story_does_not_get_through() -> None:
    family, scene = after_a_turn()
    for key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_RETURN, pygame.K_RETURN):
        family.key(key)
        family.wait(CALM / 2)
    for _ in range(4):
        family.click(ME)
        family.wait(CALM / 2)
    assert family.scene is scene and scene.called == 1
    family.wait(CALM)
    family.key(pygame.K_SPACE)  # never with the key that goes on
    family.key(pygame.K_SPACE)
    assert family.scene is scene


def test_the_seats_page_can_give_the_called_seat_to_a_computer() -> None:
    family, scene = after_a_turn()
    family.session.change_player(1, Level.BEGINNER)
    family.until(lambda: scene.called != 1 or family.scene is not scene)
    assert family.session.seats[1].player == Level.BEGINNER
    assert not family.stage.failures


def test_cards_that_nobody_looks_after_are_covered_and_come_back_as_they_were() -> None:
    family, _ = after_a_turn()
    family.wait(CALM + 0.1)
    family.click(ME)
    family.click(ME)
    page = family.until_scene(MyTurnScene)
    card = card_name(family.desk.texts, page.hand[0])
    assert card in family.words()
    family.wait(PATIENCE / 2)
    family.give(Point((960, 20)))
    family.wait(PATIENCE - 1)
    assert family.scene is page
    family.wait(2)
    curtain = family.until_scene(CurtainScene)
    assert curtain.now == 1 and card not in family.words()
    family.wait(1)
    family.click("me")
    family.click("me")
    assert family.until_scene(MyTurnScene) is page


def test_one_person_among_computers_is_never_covered() -> None:
    family = Family(Options(3), match=match_on(table()), size=SMALL, humans=[0])
    family.player.play_until(MyTurnScene)
    family.wait(PATIENCE * 2)
    assert isinstance(family.scene, MyTurnScene)


@pytest.mark.parametrize(("humans", "pictures"), [([0], False), ([0, 1], True)], ids=["alone", "two people"])
def test_a_table_that_shows_one_person_the_own_cards_leaves_no_picture_in_the_list(
    humans: list[int], pictures: bool
) -> None:
    kept: list[bytes] = []
    family = Family(Options(3), match=match_on(table()), size=SMALL, humans=humans)
    play = family.stage.scenes()[0]
    assert isinstance(play, PlayScene)
    play.host = Hosting(Blank, Blank, None, Blank, keep_picture=kept.append)
    family.player.play_until(MyTurnScene)
    for _ in range(2):
        family.player.play_screen()
        family.player.play_until(MyTurnScene)
    assert bool(kept) == pictures


def test_whoever_is_called_finds_the_focus_on_the_button_wherever_it_was() -> None:
    family = Family(Options(3), match=match_on(table()), size=SMALL, language="en")
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    family.desk.tempo.speed = 1.0
    family.click("hide-0")
    family.click("done")
    scene = family.until_scene(RatjackTable)
    assert scene.called is None
    family.focus_on("speed")
    for _ in range(20):
        if scene.called is None:
            family.give(Hot(Shortcut.NEXT))
            family.wait(0.1)
    assert scene.called == 1 and family.focus == ME


def test_when_only_computers_are_left_the_table_offers_the_end_of_the_round() -> None:
    left = lay(
        seat(up("rat_12"), up("rat_11"), hand=("rat_3", "rat_2")),
        seat(up("rat_1"), hand=("rat_4",)), seat(up("rat_5"), hand=("rat_6",)),
    )  # fmt: skip
    family = Family(Options(3), match=match_on(left), size=SMALL, language="de", humans=[0])
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    assert "rush" not in family.names()
    family.desk.tempo.speed = 1.0
    family.click("open-0")  # 26: out
    family.click("done")
    family.until_scene(Dialog)
    family.settle()
    family.click("yes")
    scene = family.until_scene(RatjackTable)
    family.until(lambda: "rush" in family.names(), 60)
    assert "Gleich zum Ende der Runde" in family.words() and family.bad_texts() == []
    family.click("rush")
    family.until(lambda: scene.mode is Mode.GATE, 10)  # all cards lie open, and the next round waits
    assert scene.director.reel.told.stage is BETWEEN and "rush" not in family.names()


def test_when_a_second_person_sits_down_the_table_shows_the_first_ones_cards_no_longer() -> None:
    """One person among computers sees the own hidden cards at the open table."""
    shown = []
    for hidden in ("rat_12", "rat_11"):
        laid = lay(
            seat(down(hidden), hand=("rat_7", "rat_8")), seat(up("rat_10"), hand=("rat_1",)),
            seat(up("rat_3"), hand=("rat_2",)),
        )  # fmt: skip
        family = Family(Options(3), match=match_on(laid), size=SMALL, humans=[0])
        family.player.play_until(MyTurnScene)
        family.wait(0.8)
        family.desk.tempo.speed = 1.0
        family.click("hide-0")
        family.click("done")
        table_before = family.until_scene(RatjackTable)
        before = shot(family)
        family.session.change_player(1, HUMAN)
        at_once = shot(family)
        family.frames(2)
        scene = family.until_scene(RatjackTable)
        assert table_before.felt == own_felt(3, 0, told=True) and scene.felt == open_felt(3)
        shown.append((before, at_once, shot(family)))
    one, other = shown
    assert one[0] != other[0] and one[1:] == other[1:]


def at_the_second_players_turn() -> tuple[Family, MyTurnScene]:
    family, _ = after_a_turn()
    family.wait(CALM + 0.1)
    family.click(ME)
    family.click(ME)
    return family, family.until_scene(MyTurnScene)


@pytest.mark.parametrize("through", [(), ("seats",)], ids=["menu", "menu and seats"])
def test_whoever_comes_back_from_the_menu_says_again_who_they_are(through: tuple[str, ...]) -> None:
    family, page = at_the_second_players_turn()
    card = card_name(family.desk.texts, page.hand[0])
    family.click("menu")
    family.until_scene(MenuScene)
    for name in through:
        family.click(name)
        family.wait(0.5)
    assert card not in family.words()
    family.give(Back())
    curtain = family.until_scene(CurtainScene)
    assert curtain.now == 1 and card not in family.words()
    family.wait(1)
    family.click("me")
    family.click("me")
    assert family.until_scene(MyTurnScene) is page and card in family.words()


def test_one_person_among_computers_comes_straight_back_from_the_menu() -> None:
    family = Family(Options(3), match=match_on(table()), size=SMALL, humans=[0])
    family.player.play_until(MyTurnScene)
    page = family.scene
    family.wait(0.8)
    family.click("menu")
    family.until_scene(MenuScene)
    family.give(Back())
    assert family.until_scene(MyTurnScene) is page


@pytest.mark.parametrize("in_menu", [False, True], ids=["the page", "the menu in front of it"])
@pytest.mark.parametrize("left", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED], ids=["focus", "minimised"])
def test_cards_are_covered_when_the_window_is_left(in_menu: bool, left: int) -> None:
    family, page = at_the_second_players_turn()
    card = card_name(family.desk.texts, page.hand[0])
    if in_menu:
        family.click("menu")
        family.until_scene(MenuScene)
    front = family.scene
    assert (front is page) != in_menu
    for _ in range(2):
        family.events(pygame.event.Event(left))
    curtain = family.until_scene(CurtainScene)
    assert curtain.now == 1 and card not in family.words()
    family.wait(1)
    family.click("me")
    family.click("me")
    family.until(lambda: family.scene is front)


def test_one_person_among_computers_may_look_at_another_window() -> None:
    family = Family(Options(3), match=match_on(table()), size=SMALL, humans=[0])
    family.player.play_until(MyTurnScene)
    page = family.scene
    family.events(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    family.wait(0.5)
    assert family.scene is page
