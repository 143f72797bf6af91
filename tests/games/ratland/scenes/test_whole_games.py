"""Whole games through the screens, by mouse, keys or pad alone, end as the same answers end without."""

from __future__ import annotations

from collections.abc import Collection

import pygame
import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food, Place
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.hotseat.session import Over
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from tests.games.ratland.kit import QUESTIONS
from tests.games.ratland.scenes.family import Family
from tests.games.ratland.scenes.player_hands import Hand, KeysHand, MouseHand, PadHand

SMALL = (1024, 640)
VARIANTS = {
    "clans": (True, Board.OFF, Food.SORTED),
    "everyone": (False, Board.EVERYONE, Food.SORTED),
    "secret": (False, Board.SECRET, Food.SHUFFLED),
    "all": (True, Board.SECRET, Food.SHUFFLED),
}
HANDS: dict[str, Hand] = {"mouse": MouseHand(), "keys": KeysHand(), "pad": PadHand()}
ALL_QUESTIONS = 78
"""With this seed six people are asked everything that RatLand ever asks."""


def options(players: int, variant: str) -> Options:
    clans, board, food = VARIANTS[variant]
    return Options(players, clans, board, food)


def played(
    players: int, variant: str, hand: Hand, seed: int, humans: Collection[int] | None = None
) -> Family:
    """A game from the first curtain to the results, and the same answers without screens."""
    family = Family(options(players, variant), hand, seed=seed, humans=humans, size=SMALL)
    family.play()
    assert isinstance(family.scene, ResultsScene)
    assert isinstance(family.session.step(), Over)
    match = family.without_screens()
    assert match.over
    assert match.outcome() == family.session.match.outcome()
    assert match.stories == family.session.match.stories
    assert match.journal == family.session.match.journal
    return family


# --- the quick slice


@pytest.mark.slow
def test_three_people_with_the_mouse_and_every_variant() -> None:
    family = played(3, "all", MouseHand(), seed=71)
    rounds = len(family.session.view(None).records)
    assert family.player.curtains == 3 * (rounds + 1)  # one for the opening, one for each placement


@pytest.mark.slow
def test_two_people_with_keys_alone() -> None:
    played(2, "clans", KeysHand(), seed=4)


@pytest.mark.slow
def test_two_people_with_a_pad_alone() -> None:
    played(2, "secret", PadHand(), seed=4)


@pytest.mark.slow
def test_one_person_among_computers_never_sees_a_curtain() -> None:
    family = played(7, "all", MouseHand(), seed=9, humans=[2])
    assert family.player.curtains == 0


def test_two_people_who_listen_to_every_explanation() -> None:
    family = Family(options(2, "clans"), MouseHand(), seed=4, explain=True, size=SMALL)
    family.player.play_until(TableScene)
    family.player.play_until(MySewerScene)
    family.player.play_until(TableScene)
    family.player.play_until(CurtainScene)
    assert family.session.view(None).round == 2


# --- all of them


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 4, 7, 12])  # 3 and 6 play in other tests
def test_a_game_by_mouse(players: int, variant: str) -> None:
    """Everybody is a person in the richest variant; in the others of a large table three, and computers."""
    humans = None if variant == "all" or players <= 4 else (0, 1, players - 1)
    family = played(players, variant, MouseHand(), seed=players, humans=humans)
    assert family.player.curtains


@pytest.mark.slow
@pytest.mark.parametrize("hand", HANDS)
def test_every_question_there_is_answered_by_one_hand(hand: str) -> None:
    family = played(6, "all", HANDS[hand], seed=ALL_QUESTIONS)
    asked = set(family.player.asked)
    assert asked == set(QUESTIONS)


# --- other ways to the same plan


def test_rats_dragged_wheeled_and_taken_back_are_the_plan_that_is_played() -> None:
    """A player who changes plans all the time hands in the last one."""
    mouse = MouseHand()
    family = Family(options(3, "everyone"), mouse, seed=3, size=SMALL)
    family.player.play_until(MySewerScene)
    scene = family.scene
    assert isinstance(scene, MySewerScene)

    def ground(place: Place) -> PlaceSpot:
        return family.typed_widget(PlaceSpot, place.name.lower())

    dump, city = ground(Place.DUMP), ground(Place.CITY)
    mouse.click(family, dump.ground.plus.centre, times=3)
    mouse.drag(family, dump.ground.rats.centre, city.ground.rats.centre)
    pos = mouse.at(family, city.ground.rats.centre)
    family.events(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
    family.events(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=3))
    mouse.press(family, "undo")
    mouse.press(family, "rest")
    assert (scene.plan.dump, scene.plan.city, scene.plan.pantry) == (2, 1, 4)
    seat, plan = scene.question.seat, scene.plan
    mouse.press(family, "done")
    family.until_scene(CurtainScene)
    assert family.session.match.sealed_answer(seat) == plan


def test_the_table_between_two_private_turns_shows_the_whole_round() -> None:
    """Nothing of a round is left untold when the laptop goes round again."""
    family = Family(options(3, "clans"), MouseHand(), seed=8, size=SMALL)
    tables = 0
    for _ in range(400):
        before = family.scene
        family.player.play_screen()
        if isinstance(before, TableScene) and family.scene is not before:
            tables += 1
            assert family.session.unseen() == []
        if tables == 3:
            return
    raise AssertionError("three rounds never came")
