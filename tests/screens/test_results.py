"""The results: who won and why, the curves, every plan of the game, and the ways out."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.scenes.results import RESULTS
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.results.podium import in_order, tie_words
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.tabletop.outcome import Outcome, Standing
from ratland_desktop.tabletop.seats import Seat
from tests.pilot import Pilot

NAMES = [
    "Mira",
    "Oma Ilse",
    "Papa",
    "Jonas",
    "Lena-Marie Wolk",
    "Tante Gertrud",
    "Ben",
    "Clara",
    "Opa",
    "Finn",
    "Zoë",
    "Kim",
]


def seats(players: int) -> list[Seat]:
    return [Seat(NAMES[n], SEAT_COLOURS[n].name, BADGES[n], "solid") for n in range(players)]


def finished(players: int, seed: int = 3) -> Session:
    session = Session(BOX, new_match(Options(players), seed), seats(players), QuickMinds(1))
    while not session.match.over:
        session.let_computers_play()
    while session.unseen():
        session.see()
    return session


def open_results(players: int, **how: object) -> Pilot:
    session = finished(players)
    return Pilot(lambda: ResultsScene(RESULTS, session, lambda: STAY), **how)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 6, 12])
@pytest.mark.parametrize("language", ["de", "fr", "xx"])
def test_every_page_has_room_for_its_words_in_the_largest_size(players: int, language: str) -> None:
    pilot = open_results(players, language=language, text_size="larger")
    scene = pilot.scene
    assert isinstance(scene, ResultsScene)
    for page in (None, *RESULTS.pages):
        scene.turn_to(page)
        pilot.frames(3)
        assert pilot.bad_texts() == [], page


def test_pages_are_turned_and_the_game_is_left_with_keys_alone() -> None:
    pilot = open_results(4)
    scene = pilot.scene
    assert isinstance(scene, ResultsScene)
    pilot.key(pygame.K_UP)
    for _ in range(6):
        if scene.form.focus is not None and scene.form.focus.name == "page":
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RIGHT)
    pilot.frames(3)
    assert scene.page is RESULTS.pages[0]


def test_who_presses_on_does_not_start_a_rematch_by_that() -> None:
    pilot = open_results(3, reduced=False)
    scene = pilot.scene
    assert isinstance(scene, ResultsScene) and scene.motions.active
    pilot.key(pygame.K_SPACE)
    assert not scene.motions.active, "the first press ends the movement"
    for key in (pygame.K_SPACE, pygame.K_RETURN):
        for _ in range(5):
            pilot.key(key)
            pilot.wait(0.2)
    assert pilot.scene is scene and not pilot.over


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_not_even_who_stands_on_the_rematch_starts_one_with_space(key: int) -> None:
    pilot = open_results(3)
    pilot.focus_on("rematch")
    pilot.key(key)
    pilot.frames(2)
    assert pilot.over is (key == pygame.K_RETURN)


def test_a_rematch_is_one_click_away() -> None:
    pilot = open_results(3)
    pilot.click("rematch")
    pilot.frames(2)
    assert pilot.over  # the scene is done; beneath it a game would begin


def test_points_are_living_rats_minus_graves_for_every_clan() -> None:
    session = finished(5)
    outcome = session.match.outcome()
    assert outcome
    for standing, sewer in zip(outcome.standings, session.view(None).sewers, strict=True):
        assert standing.points == sewer.living - sewer.buried


def test_shared_places_stand_together_and_the_best_come_first() -> None:
    outcome = Outcome((Standing(0, 3, 5, 0), Standing(1, 1, 9, 2), Standing(2, 1, 9, 2)))
    assert [(standing.seat, standing.place) for standing in in_order(outcome)] == [(1, 1), (2, 1), (0, 3)]


def test_the_page_says_how_a_tie_was_broken() -> None:
    pilot = open_results(3)
    say, people = pilot.desk.texts, seats(3)
    clear = Outcome((Standing(0, 1, 9, 0), Standing(1, 2, 8, 5), Standing(2, 3, 7, 0)))
    cheese = Outcome((Standing(0, 2, 9, 1), Standing(1, 1, 9, 4), Standing(2, 3, 7, 0)))
    shared = replace(clear, standings=(Standing(0, 1, 9, 2), Standing(1, 1, 9, 2), Standing(2, 3, 7, 0)))
    assert tie_words(say, RESULTS, people, clear) == ""
    decided = tie_words(say, RESULTS, people, cheese)
    assert "4" in decided and "Mira" in decided
    assert tie_words(say, RESULTS, people, shared) == say("ratland.results.tie_shared")
