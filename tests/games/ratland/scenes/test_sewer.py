"""My sewer in any hand: mouse, keys or pad alone place every rat and hand the plan in."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from ratland_desktop.games.ratland.rules.words import CITY, Plan
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.spots import PlaceSpot
from ratland_desktop.shell.box import Spot
from ratland_desktop.shell.intents import Direction, Point, Press, Release, Wheel
from ratland_desktop.shell.widgets.dialog import Dialog
from tests.games.ratland.kit import lay, seat
from tests.games.ratland.scenes.sewer_kit import Sitting, neighbours, record, sit_down
from tests.pilot import Heard


def spot_of(player: Sitting, name: str) -> PlaceSpot:
    return player.pilot.typed_widget(PlaceSpot, name)


def drag(player: Sitting, start: Spot, goal: Spot) -> None:
    halfway = ((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2)
    player.pilot.give(Point(start), Press(start), Point(halfway), Point(goal), Release(goal))


def rat_in(player: Sitting, name: str) -> Spot:
    box = spot_of(player, name).ground.rats
    return (box.x + 30, box.centre[1])


POOL_RAT = (60.0, 905.0)


# --- by mouse


def test_clicks_alone_place_every_rat_and_hand_in() -> None:
    player = sit_down()
    for name in ("dump", "dump", "city", "field", "pantry", "nursery", "left"):
        player.pilot.raw_click(name)
    player.pilot.raw_click("done")
    assert player.home.results == [Plan(dump=2, city=1, field=1, left=1, pantry=1, nursery=1)]


def test_the_small_minus_and_the_right_button_take_a_rat_back() -> None:
    player = sit_down(draft=Plan(dump=3, city=4))
    player.pilot.click(spot_of(player, "dump").ground.minus.centre)
    player.pilot.give(
        Press(spot_of(player, "city").box.centre, 3), Release(spot_of(player, "city").box.centre, 3)
    )
    assert player.plan == Plan(dump=2, city=3)


def test_plus_goes_on_while_it_is_held() -> None:
    player = sit_down()
    plus = spot_of(player, "dump").ground.plus.centre
    player.pilot.give(Point(plus), Press(plus))
    player.pilot.wait(0.9)
    player.pilot.give(Release(plus))
    held = player.plan.dump
    assert held >= 4
    player.pilot.wait(0.5)
    assert player.plan.dump == held


def test_the_wheel_puts_and_takes_also_in_small_steps() -> None:
    player = sit_down()
    middle = spot_of(player, "nursery").box.centre
    player.pilot.give(Wheel(2.0, middle), Wheel(0.5, middle), Wheel(0.5, middle))
    assert player.plan == Plan(nursery=3)
    player.pilot.give(Wheel(-1.0, middle))
    assert player.plan == Plan(nursery=2)


def test_a_rat_is_dragged_from_the_pool_and_on_to_another_place_and_back() -> None:
    player = sit_down()
    drag(player, POOL_RAT, spot_of(player, "city").box.centre)
    assert player.plan == Plan(city=1)
    drag(player, rat_in(player, "city"), spot_of(player, "pantry").box.centre)
    assert player.plan == Plan(pantry=1)
    drag(player, rat_in(player, "pantry"), POOL_RAT)
    assert player.plan == Plan()


def test_a_lifted_rat_is_in_the_hand_and_nowhere_else() -> None:
    player = sit_down(draft=Plan(city=2))
    start = rat_in(player, "city")
    player.pilot.give(Point(start), Press(start), Point((700, 600)))
    assert player.scene.lifted is not None and player.scene.lifted.at == (700, 600)
    assert player.scene.rats_in(CITY) == 1
    player.pilot.give(Release((960, 500)))
    assert player.plan == Plan(city=1, nursery=1)


def test_dropped_on_the_same_place_a_rat_stays() -> None:
    player = sit_down(draft=Plan(city=2))
    start = rat_in(player, "city")
    drag(player, start, (start[0] + 60, start[1] + 10))
    assert player.plan == Plan(city=2)
    assert not player.scene.editor.can_undo


def test_a_rat_let_go_outside_the_window_is_where_it_was() -> None:
    player = sit_down(draft=Plan(city=2))
    start = rat_in(player, "city")
    player.pilot.give(Point(start), Press(start), Point((700, 600)))
    player.pilot.click("dump")
    assert player.scene.lifted is None and player.plan == Plan(dump=1, city=2)
    player.pilot.give(Point(POOL_RAT), Press(POOL_RAT), Point((300, 600)))
    player.pilot.click("dump")
    player.pilot.give(Point((900, 650)))
    assert player.scene.lifted is None and player.plan == Plan(dump=2, city=2)


# --- by keys


def test_keys_alone_place_every_rat_and_hand_in() -> None:
    player = sit_down()
    pilot = player.pilot
    assert pilot.focus == "pantry"
    pilot.key(pygame.K_PLUS)
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_BACKSPACE)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_2)
    pilot.key(pygame.K_UP)
    assert pilot.focus in ("city", "field")
    pilot.key(pygame.K_KP_3)
    assert player.plan.nursery == 2 and player.plan.pantry == 1
    pilot.key(pygame.K_d)
    assert player.scene.editor.complete
    handed_in = player.plan
    pilot.key(pygame.K_f)
    assert player.home.results == [handed_in]


def test_arrows_reach_every_place_and_done() -> None:
    player = sit_down(draft=Plan(pantry=7))
    reached = {player.pilot.focus}
    frontier = [player.pilot.focus]
    while frontier:
        start = frontier.pop()
        for direction in Direction:
            assert start is not None
            player.scene.form.focus = player.scene.form.find(start)
            player.pilot.move(direction)
            if player.pilot.focus not in reached:
                reached.add(player.pilot.focus)
                frontier.append(player.pilot.focus)
    assert reached >= {"dump", "city", "field", "left", "right", "pantry", "nursery", "done", "reset", "menu"}


def test_two_digits_soon_after_each_other_are_one_number() -> None:
    player = sit_down(lay(seat(pantry=20), *neighbours(2)))
    player.pilot.key(pygame.K_1)
    player.pilot.key(pygame.K_4)
    assert player.plan == Plan(pantry=14)
    player.pilot.wait(1.2)
    player.pilot.key(pygame.K_3)
    assert player.plan == Plan(pantry=3)


def test_digits_of_a_french_keyboard_count_by_where_they_are() -> None:
    player = sit_down()
    down = pygame.event.Event(
        pygame.KEYDOWN, key=pygame.K_AMPERSAND, mod=0, unicode="&", scancode=pygame.KSCAN_4
    )
    player.pilot.events(down)
    assert player.plan == Plan(pantry=4)


@pytest.mark.parametrize("key", [pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS])
def test_plus_works_wherever_the_keyboard_has_it(key: int) -> None:
    player = sit_down()
    player.pilot.key(key)
    assert player.plan == Plan(pantry=1)


def test_undo_and_redo_by_their_usual_keys() -> None:
    player = sit_down()
    key = player.pilot.key
    key(pygame.K_PLUS)
    key(pygame.K_PLUS)
    key(pygame.K_u)
    assert player.plan == Plan(pantry=1)
    key(pygame.K_u, pygame.KMOD_LSHIFT)
    assert player.plan == Plan(pantry=2)
    key(pygame.K_z, pygame.KMOD_LCTRL)
    assert player.plan == Plan(pantry=1)
    key(pygame.K_y, pygame.KMOD_LCTRL)
    assert player.plan == Plan(pantry=2)
    key(pygame.K_x)
    assert player.plan == Plan()
    key(pygame.K_u)
    assert player.plan == Plan(pantry=2)


# --- by pad


def test_a_pad_alone_places_every_rat_and_hands_in() -> None:
    player = sit_down()
    pilot = player.pilot
    for _ in range(4):
        pilot.pad(0)
    pilot.pad(2)
    assert player.plan == Plan(pantry=3)
    pilot.pad_move(Direction.UP)
    above = pilot.focus
    for _ in range(4):
        pilot.pad(0)
    assert above in ("dump", "city") and player.scene.editor.complete
    for _ in range(20):
        if pilot.focus == "done":
            break
        pilot.pad(5)
    handed_in = player.plan
    pilot.pad(0)
    assert player.home.results == [handed_in]


# --- buttons


def test_done_is_shut_until_every_rat_has_a_place() -> None:
    player = sit_down()
    player.pilot.click("done")
    player.pilot.key(pygame.K_f)
    assert player.home.results == [] and not player.pilot.widget("done").enabled
    player.pilot.click("rest")
    assert player.pilot.widget("done").enabled


def test_the_rest_defends_as_far_as_it_may() -> None:
    player = sit_down(lay(seat(pantry=7), *neighbours(2), event="locked_and_loaded"))
    player.pilot.click("nursery")
    player.pilot.click("rest")
    assert player.plan == Plan(pantry=2, nursery=1)
    assert not player.pilot.widget("rest").enabled
    player.pilot.click("nursery")
    assert player.plan == Plan(pantry=2, nursery=1)


def test_as_last_round_places_as_this_player_did_before() -> None:
    table = lay(seat(pantry=7), *neighbours(2))
    table.records.append(record(Plan(1, 2, 0, 1, 0, 2, 1), 3))
    player = sit_down(table)
    player.pilot.click("last")
    assert player.plan == Plan(1, 2, 0, 1, 0, 2, 1)
    player.pilot.click("undo")
    assert player.plan == Plan()
    player.pilot.click("redo")
    player.pilot.click("reset")
    assert player.plan == Plan()


def test_there_is_no_last_round_in_the_first_one() -> None:
    assert not sit_down().pilot.widget("last").enabled


def test_a_plan_that_was_taken_back_stands_there_again() -> None:
    player = sit_down(draft=Plan(dump=7))
    assert player.plan == Plan(dump=7)
    player.pilot.click("done")
    assert player.home.results == [Plan(dump=7)]


def test_the_menu_opens_by_button_and_escape_and_changes_nothing() -> None:
    player = sit_down(draft=Plan(dump=2))
    player.pilot.click("menu")
    player.pilot.back()
    player.pilot.key(pygame.K_F10)
    assert player.home.menus == 3 and player.plan == Plan(dump=2)


# --- asking again


def test_a_hungry_plan_is_asked_about_once_and_looking_again_does_not_hand_in() -> None:
    player = sit_down(lay(seat(pantry=7, cheese=1), *neighbours(2)))
    player.pilot.click("rest")
    player.pilot.click("done")
    player.pilot.until_scene(Dialog)
    player.pilot.click("no")
    player.pilot.until_scene(MySewerScene)
    assert player.home.results == []
    player.pilot.click("done")
    assert player.home.results == [Plan(pantry=7)]


def test_yes_hands_the_hungry_plan_in() -> None:
    player = sit_down(lay(seat(pantry=7, cheese=0), *neighbours(2)))
    for _ in range(7):
        player.pilot.click("left")
    player.pilot.click("done")
    player.pilot.until_scene(Dialog)
    player.pilot.click("yes")
    assert player.home.results == [Plan(left=7)]


@pytest.mark.parametrize(
    ("cheese", "plan"), [(3, Plan(pantry=7)), (0, Plan(dump=1, pantry=6)), (0, Plan(city=7))]
)
def test_nobody_is_asked_when_there_is_enough_or_somebody_searches(cheese: int, plan: Plan) -> None:
    player = sit_down(lay(seat(pantry=7, cheese=cheese), *neighbours(2)), draft=None)
    player.scene.editor.now = plan
    player.scene.refresh_buttons()
    player.pilot.click("done")
    assert player.home.results == [plan]


def test_who_rethinks_is_not_asked_a_second_time() -> None:
    player = sit_down(lay(seat(pantry=7, cheese=0), *neighbours(2)), draft=Plan(pantry=7))
    player.pilot.click("done")
    assert player.home.results == [Plan(pantry=7)]


# --- nobody can hear it


def sounds(player: Sitting) -> list[str]:
    heard = player.pilot.desk.sound
    assert isinstance(heard, Heard)
    return heard.played


def test_every_deed_sounds_alike_and_moving_the_focus_is_silent() -> None:
    player = sit_down()
    sounds(player).clear()
    player.pilot.click("dump")
    player.pilot.click("nursery")
    player.pilot.click(spot_of(player, "nursery").ground.minus.centre)
    player.pilot.give(Wheel(1.0, spot_of(player, "left").box.centre))
    player.pilot.key(pygame.K_u)
    drag(player, POOL_RAT, spot_of(player, "city").box.centre)
    assert sounds(player) == ["click"] * 6
    player.pilot.move(Direction.LEFT, Direction.UP, Direction.RIGHT)
    assert len(sounds(player)) == 6


def test_a_doubt_that_is_asked_cannot_be_heard() -> None:
    player = sit_down(lay(seat(pantry=7, cheese=0), *neighbours(2)))
    player.scene.editor.now = Plan(pantry=7)
    player.scene.refresh_buttons()
    sounds(player).clear()
    player.pilot.click("done")
    player.pilot.until_scene(Dialog)
    player.pilot.move(Direction.RIGHT, Direction.LEFT, Direction.RIGHT)
    assert player.pilot.focus == "yes"
    assert sounds(player) == ["click"]
    player.pilot.press()
    assert sounds(player) == ["click"] * 2


# --- pressed on from the table


def alone() -> Sitting:
    """One person among computers: no curtain stands between the table and the sewer."""
    player = sit_down()
    scene = player.scene
    seats = (scene.seats[0], *(replace(seat, player="solid") for seat in scene.seats[1:]))
    player.pilot.stage.show(MySewerScene(scene.view, scene.question, seats, player.home.menu))
    player.pilot.settle()
    return player


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_who_presses_on_into_the_sewer_places_no_rats(key: int) -> None:
    player = alone()
    for _ in range(12):
        player.pilot.key(key)
        player.pilot.wait(0.2)
    assert player.plan == Plan()


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_after_a_pause_or_a_move_the_same_key_places_a_rat(key: int) -> None:
    player = alone()
    player.pilot.wait(1.0)
    player.pilot.key(key)
    assert sum(player.plan) == 1
    other = alone()
    other.pilot.key(pygame.K_RIGHT)
    other.pilot.key(key)
    assert sum(other.plan) == 1
