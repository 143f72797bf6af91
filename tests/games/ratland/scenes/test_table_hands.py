"""People draw their own pieces: with any hand, in their own language, and nobody draws for the next one."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pygame
import pytest

from ratland_desktop.games.ratland.rules.questions import PutBack
from ratland_desktop.games.ratland.rules.words import Colour
from ratland_desktop.games.ratland.scenes.table.cues.bagside import inside_bag
from ratland_desktop.games.ratland.scenes.table.decisions.bag import PutBackOffers
from ratland_desktop.screens.table.hands import BEAT, HELD_AFTER, HELD_EVERY, SETTLE
from ratland_desktop.screens.table.mode import Mode
from tests.games.ratland.scenes.drawing_kit import HANDS, drawing, hold, press, searching
from tests.games.ratland.scenes.table_sessions import play_to, scene_of, table_pilot
from tests.pilot import Heard

pytestmark = pytest.mark.slow


# --- hands


@pytest.mark.parametrize("hand", HANDS)
def test_a_press_for_each_piece_with_any_hand(hand: str) -> None:
    pilot = searching(least=3)
    scene, mine = scene_of(pilot), drawing(pilot)
    for out in range(1, len(mine.finds) + 1):
        press(pilot, hand)
        assert scene.director.pressed == out
        assert scene.mode is Mode.HANDS
        pilot.wait(0.2)
    pilot.wait(BEAT)
    assert scene.mode is not Mode.HANDS
    assert scene.present is not None and scene.present.shown[0] is mine


@pytest.mark.parametrize("hand", ["mouse", "space", "pad"])
def test_who_holds_draws_all(hand: str) -> None:
    pilot = searching(least=3)
    scene, mine = scene_of(pilot), drawing(pilot)
    hold(pilot, hand, HELD_AFTER + HELD_EVERY * len(mine.finds) + BEAT)
    assert mine in scene.director.reel.story


def test_who_lets_go_draws_no_more() -> None:
    pilot = searching(least=3)
    hold(pilot, "mouse", HELD_AFTER + 0.1)
    pressed = scene_of(pilot).director.pressed
    assert pressed == 2
    pilot.wait(2.0)
    assert scene_of(pilot).director.pressed == pressed


def test_nothing_is_said_or_counted_before_it_is_drawn() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    before = scene.session.shown.copy()
    lines, cheese = len(scene.story.lines), before.seats[mine.seat].cheese
    press(pilot, "space")
    pilot.wait(1.0)
    assert scene.session.shown == before and scene.session.unseen()[0] is mine
    assert len(scene.story.lines) == lines
    for _ in mine.finds[1:]:
        press(pilot, "space")
        pilot.wait(0.2)
    pilot.wait(BEAT)
    assert scene.session.shown.seats[mine.seat].cheese == cheese + mine.cheese
    assert len(scene.story.lines) > lines


def test_what_is_left_in_the_bag_is_seen_kind_by_kind() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    inside, bag = inside_bag(scene.director.reel.story), pilot.widget("bag").box
    for out in range(len(mine.finds)):
        left = inside - Counter(find.colour for find in mine.finds[:out])
        numbers = [drawn for drawn in pilot.read().drawn if drawn.words.isdigit()]
        shown = [drawn.words for drawn in numbers if bag.union(drawn.room) == bag]
        assert shown == [str(left[colour]) for colour in Colour if left[colour]]
        press(pilot, "space")
        pilot.wait(BEAT)


def test_the_paw_is_heard_and_then_the_piece() -> None:
    pilot = searching(least=2)
    assert isinstance(pilot.desk.sound, Heard)
    for _ in range(2):
        heard = len(pilot.desk.sound.played)
        press(pilot, "space")
        pilot.wait(0.5)
        new = pilot.desk.sound.played[heard:]
        assert new[0] == "bag" and len(new) == 2


def test_a_seat_is_called_in_its_own_language() -> None:
    pilot = searching(humans=[0, 1, 2, 3])
    scene, mine = scene_of(pilot), drawing(pilot)
    seats = list(scene.session.seats)
    seats[mine.seat] = replace(seats[mine.seat], language="fr")
    scene.session.seats = tuple(seats)
    pilot.desk.refresh()
    french = pilot.desk.texts.speaking("fr")
    words = pilot.words()
    assert french("ratland.hands.button") in words
    name, left = seats[mine.seat].name, len(mine.finds)
    assert french("ratland.hands.prompt", name=name, left=left) in words
    assert pilot.desk.texts("table.story") in words, "the table around it stays as it is"


# --- who keeps pressing


def test_who_keeps_pressing_never_draws_for_the_next_one() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    for _ in range(60):
        press(pilot, "space")
        pilot.wait(0.15)
        hands = scene.director.hands
        assert hands is None or hands.seat == mine.seat or scene.director.pressed == 0


def test_in_a_pause_who_keeps_pressing_does_not_even_miss_what_came_of_it() -> None:
    pilot = searching(least=2)
    scene, mine = scene_of(pilot), drawing(pilot)
    pilot.key(pygame.K_p)
    for _ in range(40):
        press(pilot, "space")
        pilot.wait(0.15)
    assert scene.present is not None and scene.present.told[-1] is mine
    pilot.wait(SETTLE)
    press(pilot, "space")
    assert scene.mode is Mode.HANDS or scene.present.told[-1] is not mine


def test_looking_back_in_the_middle_keeps_what_is_out() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    press(pilot, "space")
    pilot.wait(1.0)
    pilot.key(pygame.K_COMMA)
    assert scene_of(pilot).mode is Mode.BACK
    pilot.key(pygame.K_s)
    assert scene_of(pilot).mode is Mode.HANDS and scene.director.pressed == 1


def test_skipping_skips_the_drawing_too() -> None:
    pilot = searching(least=2)
    scene = scene_of(pilot)
    pilot.key(pygame.K_s)
    assert scene.mode is not Mode.HANDS
    assert scene.director.reel.coming is None or scene.director.reel.begins_part(scene.director.reel.coming)


# --- the helmet


@pytest.mark.parametrize("hand", ["mouse", "bag", "space", "enter", "pad a", "pad x"])
def test_under_the_helmet_the_pieces_are_drawn_before_the_question(hand: str) -> None:
    found = play_to(PutBack)
    pilot = table_pilot(found, by_hand=True)
    decision = scene_of(pilot).decision
    assert isinstance(decision, PutBackOffers) and decision.drawing
    assert "offer-0" not in pilot.names()
    for out in range(len(decision.question.pieces)):
        assert decision.out == out
        if hand == "mouse":
            pilot.raw_click("pull")
        else:
            press(pilot, hand)
        pilot.wait(0.2)
    for _ in range(5):  # who keeps pressing does not answer by that
        press(pilot, "bag" if "bag" in pilot.names() else "space")
        pilot.wait(0.2)
    assert scene_of(pilot).decision is not None
    pilot.wait(2.0)
    assert "offer-0" in pilot.names()
    pilot.click("offer-0")
    assert scene_of(pilot).decision is None or scene_of(pilot).decision is not decision


def test_under_the_helmet_without_hands_the_question_comes_at_once() -> None:
    pilot = table_pilot(play_to(PutBack), by_hand=False)
    assert "offer-0" in pilot.names() and "pull" not in pilot.names()
