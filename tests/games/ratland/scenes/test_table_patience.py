"""Who is waited for at the bag, and for how long: computers never, people as long as they need."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.screens.table.hands import PATIENCE
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.screens.table.playback import Speed
from tests.games.ratland.scenes.drawing_kit import drawing, press, searching
from tests.games.ratland.scenes.table_sessions import scene_of, session, table_pilot

pytestmark = pytest.mark.slow


# --- who is not waited for


def test_computers_draw_by_themselves() -> None:
    found = session(4, 2, clans=False)
    pilot = table_pilot(found, auto=True, by_hand=True)
    pilot.desk.tempo.speed = float(Speed.FOURFOLD.value)
    modes = set()
    for _ in range(4000):
        if pilot.over or found.shown.round > 2:
            break
        modes.add(scene_of(pilot).mode)
        pilot.app.loop_once(0.1)
    assert Mode.WATCH in modes and Mode.HANDS not in modes


def test_with_auto_play_nobody_is_waited_for_for_good() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    pilot.wait(PATIENCE - 1)
    assert scene.director.pressed == 0
    pilot.until(lambda: mine in scene.director.reel.story, seconds=2 + len(mine.finds))


@pytest.mark.parametrize("speed", [Speed.DOUBLE, Speed.FOURFOLD])
def test_a_faster_story_leaves_people_as_much_time_to_press(speed: Speed) -> None:
    pilot = searching(least=2)
    pilot.desk.tempo.speed = float(speed.value)
    scene, mine = scene_of(pilot), drawing(pilot)
    pilot.wait(PATIENCE - 1)
    assert drawing(pilot) is mine and scene.director.pressed == 0
    pilot.until(lambda: mine in scene.director.reel.story, seconds=2 + len(mine.finds))


def test_in_a_pause_the_bag_waits_as_long_as_it_takes() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    pilot.key(pygame.K_p)
    pilot.wait(3 * PATIENCE)
    assert scene.mode is Mode.HANDS and scene.director.pressed == 0
    press(pilot, "space")
    assert scene.director.pressed == 1


def test_who_wants_to_see_only_results_draws_nothing() -> None:
    pilot = searching(least=2)
    pilot.desk.tempo.speed = float(Speed.INSTANT.value)
    pilot.wait(0.2)
    assert scene_of(pilot).mode is not Mode.HANDS


def test_the_setting_turns_it_off_at_once() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    pilot.desk.by_hand = False
    pilot.frames(2)
    assert scene.mode is Mode.WATCH and "bag" not in pilot.names()


def test_the_key_line_says_what_the_key_for_a_break_does_while_somebody_draws() -> None:
    pilot = searching(least=2)
    for key in ("table.pause", "table.play", "table.pause"):
        assert scene_of(pilot).mode is Mode.HANDS
        assert pilot.desk.texts(key) in [hint.words for hint in scene_of(pilot).hints() if hint.key == "P"]
        pilot.key(pygame.K_p)


def test_a_seat_that_goes_to_a_computer_is_not_waited_for() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    scene.session.change_player(mine.seat, "solid")
    pilot.frames(2)
    assert scene.mode is not Mode.HANDS


# --- breaks


LEFT = 2.0
"""Seconds of patience that are left when somebody takes a break."""
HOME = (pygame.K_s, pygame.K_SPACE, pygame.K_PERIOD)
"""Keys that lead back to the present."""
BREAKS = [*((pygame.K_COMMA, home) for home in HOME), (pygame.K_p, pygame.K_p)]


@pytest.mark.parametrize(("away", "home"), BREAKS)
def test_after_looking_back_or_a_pause_people_have_all_the_time_again(away: int, home: int) -> None:
    pilot = searching(least=2)
    mine = drawing(pilot)
    pilot.wait(PATIENCE - LEFT)
    pilot.key(away)
    pilot.wait(PATIENCE)
    pilot.key(home)
    pilot.wait(PATIENCE - LEFT)
    assert scene_of(pilot).mode is Mode.HANDS and scene_of(pilot).director.pressed == 0
    assert drawing(pilot) is mine


@pytest.mark.parametrize(("away", "home"), BREAKS)
def test_looking_back_or_a_pause_stops_the_pieces_from_coming_by_themselves(away: int, home: int) -> None:
    pilot = searching(least=3)
    pilot.until(lambda: scene_of(pilot).director.pressed == 1)
    pilot.key(away)
    pilot.wait(1.0)
    pilot.key(home)
    pilot.wait(PATIENCE / 2)
    assert scene_of(pilot).director.pressed == 1


def test_after_looking_back_by_the_lines_of_the_story_people_have_all_the_time_again() -> None:
    pilot = searching(least=2)
    pilot.wait(PATIENCE - LEFT)
    mine, look_at = drawing(pilot), scene_of(pilot).look_at
    moments = [line.moment for line in scene_of(pilot).story.lines if line.is_moment]
    look_at(moments[0])
    assert scene_of(pilot).mode is Mode.BACK
    pilot.wait(1.0)
    look_at(moments[-1])
    pilot.wait(PATIENCE - LEFT)
    assert scene_of(pilot).mode is Mode.HANDS and scene_of(pilot).director.pressed == 0
    assert drawing(pilot) is mine
