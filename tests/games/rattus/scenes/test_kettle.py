"""The kettle covers what the Witch saw as soon as its player is not there any more."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.games.rattus.bots.hints import hints
from ratland_desktop.games.rattus.rules.table import Options, Rat, Table
from ratland_desktop.games.rattus.scenes.kettle import Kettle, LookAgain, SecondLookKettle, SwapKettle
from ratland_desktop.games.rattus.scenes.table.scene import RattusTable
from ratland_desktop.screens.away import PATIENCE
from ratland_desktop.screens.box import PrivateTurn
from ratland_desktop.screens.ideas import HintsScene
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.shell.intents import Back, Confirm, Digit, Point
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.tabletop.dice import Dice
from tests.adviser import Wise
from tests.games.rattus.kit import lay
from tests.games.rattus.scenes.family import Family, family_seats
from tests.games.rattus.scenes.laid import match_on
from tests.games.rattus.scenes.test_privacy import shot
from tests.opener import Opener
from tests.pilot import Pilot
from tests.quickly import quickly

SMALL = (1024, 640)


def table() -> Table:
    """Seat 0 holds the Witch."""
    cubes = {"gallia": (2, 1, 0), "germania": (1, 0, 3)}
    rats = {"gallia": [30, 19], "italia": [20]}
    return lay(3, cubes=cubes, rats=rats, cards={"witch": 0}, plague="germania")


def at_page(page: type[Scene[Any]], humans: list[int] | None = None) -> Family:
    """A family in front of a page with faces."""
    match = match_on(table())
    match.answer(0, ("witch", "gallia", 0))
    if page is SwapKettle:
        match.answer(0, ("italia", 0))
    family = Family(Options(3), match=match, size=SMALL, reduced=True, humans=humans)
    if page is OnlyYouScene:  # two tokens in one region: nothing is asked after the second look
        family.player.play_until(SecondLookKettle)
        family.wait(GLANCE)
        family.click("token-gallia-1")
        family.until_scene(OnlyYouScene)
        family.settle()
    if page is LookAgain:
        family.player.play_until(SecondLookKettle)
        family.wait(GLANCE)
        family.click("enough")
        family.until(lambda: "look-0" in family.names())
        family.wait(1)
        family.click("look-0")
        family.until(lambda: isinstance(family.scene, CurtainScene | LookAgain))
        family.settle()
    family.player.play_until(page)
    family.wait(GLANCE)
    return family


def say_its_me(family: Family) -> None:
    family.wait(1)
    family.click("me")
    family.click("me")


PAGES = [SecondLookKettle, SwapKettle, LookAgain, OnlyYouScene]
NAMES = ["the second look", "the swap", "looking again", "a second face of the same region"]


@pytest.mark.parametrize("page", quickly(PAGES, SecondLookKettle), ids=NAMES)
def test_faces_are_covered_when_the_window_is_left(page: type[Scene[Any]]) -> None:
    family = at_page(page)
    kettle, before = family.scene, shot(family)
    for _ in range(2):
        family.events(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    curtain = family.until_scene(CurtainScene)
    assert curtain.now == 0
    family.settle()
    covered = shot(family)
    say_its_me(family)
    family.until(lambda: family.scene is kettle)
    family.settle()
    assert shot(family) == before != covered


def test_what_covers_the_kettle_is_the_same_whatever_was_seen() -> None:
    def covered(face: int) -> str:
        laid = table()
        laid.rats["gallia"][0] = Rat(face)
        match = match_on(laid)
        match.answer(0, ("witch", "gallia", 0))
        family = Family(Options(3), match=match, size=SMALL, reduced=True)
        family.player.play_until(SecondLookKettle)
        family.events(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        family.until_scene(CurtainScene)
        family.wait(2)
        return shot(family)

    assert covered(30) == covered(49)


@pytest.mark.slow
def test_the_kettle_is_covered_behind_the_menu_and_after_it() -> None:
    family = at_page(SecondLookKettle)
    kettle = family.scene
    family.click("menu")
    menu = family.until_scene(MenuScene)
    family.events(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    family.until_scene(CurtainScene)
    say_its_me(family)
    family.until(lambda: family.scene is menu)
    family.settle()
    family.give(Back())
    family.until_scene(CurtainScene)
    say_its_me(family)
    family.until(lambda: family.scene is kettle)


@pytest.mark.slow
def test_a_kettle_that_nobody_looks_after_is_covered() -> None:
    family = at_page(SecondLookKettle)
    kettle = family.scene
    family.wait(PATIENCE / 2)
    family.give(Point((960, 20)))
    family.wait(PATIENCE - 1)
    assert family.scene is kettle
    family.wait(2)
    family.until_scene(CurtainScene)


@pytest.mark.parametrize("page", quickly(PAGES, SecondLookKettle), ids=NAMES)
def test_one_person_among_computers_may_look_at_another_window(page: type[Scene[Any]]) -> None:
    family = at_page(page, humans=[0])
    kettle = family.scene
    family.events(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    family.wait(PATIENCE + 2)
    assert family.scene is kettle


def test_who_skips_on_from_the_table_does_not_miss_the_face() -> None:
    """Alone there is no curtain; a press that was meant for the table must not be an answer here."""
    match = match_on(table())
    match.answer(0, ("witch", "gallia", 0))
    family = Family(Options(3), match=match, size=SMALL, reduced=True, humans=[0])
    family.player.play_until(Kettle)
    kettle = family.scene
    for _ in range(8):
        family.give(Confirm(True), Confirm(False))
        family.wait(0.1)
    assert family.scene is kettle
    family.wait(GLANCE + 0.1)
    family.give(Confirm(True), Confirm(False))
    family.until(lambda: isinstance(family.scene, RattusTable))


# --- ideas


@pytest.mark.parametrize("page", quickly([SecondLookKettle, SwapKettle], SwapKettle))
def test_the_witch_may_ask_for_ideas_that_nobody_else_sees(page: type[SecondLookKettle | SwapKettle]) -> None:
    match = match_on(table())
    match.answer(0, ("witch", "gallia", 0))
    if page is SwapKettle:
        match.answer(0, ("italia", 0))
    question, view = match.question(0), match.view(0)
    assert question is not None and question.private
    wise = Wise(hints(view, question, Dice(1)))
    turn = PrivateTurn(view, question, tuple(family_seats(3)), lambda: STAY, None, None, adviser=wise)
    outside: Opener[object] = Opener(lambda: page(turn))
    pilot = Pilot(lambda: outside, language="de")
    pilot.until_scene(page)
    pilot.wait(GLANCE)
    pilot.key(pygame.K_h)
    assert pilot.until_scene(HintsScene).private
    pilot.wait(0.5)
    assert wise.asked == [(view, question)]
    assert pilot.bad_texts() == []
    pilot.give(Digit(1))
    pilot.frames(2)
    assert wise.ideas and outside.results == [wise.ideas[0].answer]


@pytest.mark.slow
def test_where_no_ideas_are_allowed_the_kettle_has_none() -> None:
    family = at_page(SwapKettle)
    assert "idea" not in family.names()
    family.key(pygame.K_h)
    assert isinstance(family.scene, SwapKettle)
