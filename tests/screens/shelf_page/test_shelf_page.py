"""The shelf of games: the box in front and its ways, with every hand; and all boxes can be read."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from _contrast import readings

from ratland_desktop.hotseat.box import Box as Game
from ratland_desktop.screens.shelf_page.painting import PLAIN_COVER, span
from ratland_desktop.shell.intents import Direction, Hand, Point, Press, Release
from tests.screens.shelf_page.shelf_kit import GAMES, KEYS, Visitor

RATLAND, CRUMBS, BREAD, ACORNS = GAMES
LEFT, RIGHT, UP, DOWN = Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN


def ways(visitor: Visitor) -> list[str]:
    return [name for name in visitor.names() if name in KEYS]


# --- what stands there


def test_every_box_says_its_name_its_players_its_minutes_and_one_sentence(tmp_path: Path) -> None:
    words = Visitor(tmp_path).words()
    assert words.count("RatLand") == 1 and "Krümel" in words
    assert {"2–12", "30–90 minutes"} <= {*words} and {"2–3", "20 minutes"} <= {*words}
    assert any(line.startswith("Send your rats out") for line in words)


@pytest.mark.parametrize(("least", "most", "said"), [(2, 12, "2–12"), (4, 4, "4")])
def test_one_number_is_said_once(least: int, most: int, said: str) -> None:
    assert span(least, most) == said


def test_a_game_without_a_picture_has_a_plain_cover_in_a_colour_of_its_own(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    ratland, *others = visitor.shelf._covers
    assert ratland.picture == "ratland/box" and ratland.tint is None
    assert {cover.picture for cover in others} == {PLAIN_COVER}
    assert len({cover.tint for cover in others}) == 3
    assert visitor.app.canvas.pictures.has(ratland.picture) and visitor.app.canvas.pictures.has(PLAIN_COVER)


@pytest.mark.parametrize("front", GAMES, ids=lambda game: game.name)
def test_the_box_in_front_is_the_largest_has_the_focus_and_shows_its_ways(
    front: Game, tmp_path: Path
) -> None:
    visitor = Visitor(tmp_path, front=front)
    assert visitor.in_front == front.name and visitor.focus == f"box-{front.name}"
    sizes = {one.name: visitor.widget(f"box-{one.name}").box.h for one in GAMES}
    assert all(sizes[front.name] > size for name, size in sizes.items() if name != front.name)
    expected = [key for key in KEYS if key != "how_to_play" or front is not CRUMBS]
    assert ways(visitor) == expected


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_boxes_and_ways_stand_apart_inside_the_picture(count: int, tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, games=GAMES[:count], front=GAMES[count - 1])
    boxes = [widget.box for widget in visitor.scene.form.widgets]
    assert all(box.x >= 0 and box.y >= 0 and box.right <= 1920 and box.bottom <= 1080 for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1])]


# --- with keys and with a pad


def test_enter_alone_opens_the_box_in_front(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, front=CRUMBS)
    visitor.key(pygame.K_RETURN)
    assert visitor.opened == [("crumbs", "new_game")]


def test_with_keys_a_box_steps_forward_as_the_focus_comes(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.key(pygame.K_RIGHT)
    assert visitor.in_front == "crumbs" and "how_to_play" not in ways(visitor)
    visitor.key(pygame.K_RIGHT)
    assert visitor.in_front == "bread" and "how_to_play" in ways(visitor)
    visitor.key(pygame.K_LEFT)
    assert visitor.in_front == "crumbs" and visitor.opened == []
    visitor.key(pygame.K_RETURN)
    assert visitor.opened == [("crumbs", "new_game")]


@pytest.mark.parametrize("hand", [Hand.KEYS, Hand.PAD])
@pytest.mark.parametrize("key", KEYS)
def test_arrows_alone_reach_every_way_of_every_box(key: str, hand: Hand, tmp_path: Path) -> None:
    for steps, game in enumerate((RATLAND, BREAD, ACORNS)):
        visitor = Visitor(tmp_path)
        visitor.move(*[RIGHT] * (steps + bool(steps)), hand=hand)
        assert visitor.in_front == game.name
        reached = [visitor.focus]
        for direction in (DOWN, LEFT, LEFT, LEFT, RIGHT, RIGHT, DOWN, LEFT, RIGHT, RIGHT):
            if visitor.focus == key:
                break
            visitor.move(direction, hand=hand)
            reached.append(visitor.focus)
        assert visitor.focus == key, reached
        assert visitor.in_front == game.name  # on the way down no other box came forward
        visitor.press(hand)
        assert visitor.opened == [(game.name, key)]


def test_from_the_ways_the_arrow_up_leads_back_to_the_boxes(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, front=BREAD)
    visitor.key(pygame.K_DOWN)
    assert visitor.focus in KEYS
    visitor.key(pygame.K_UP)
    assert (visitor.focus or "").startswith("box-")


def test_escape_leaves_the_shelf(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.over and visitor.opened == []


# --- with the mouse


def test_a_click_brings_a_box_forward_and_a_second_one_opens_it(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.raw_click("box-bread")
    assert visitor.in_front == "bread" and visitor.opened == []
    visitor.raw_click("box-bread")
    assert visitor.opened == [("bread", "new_game")]


@pytest.mark.parametrize("key", KEYS)
def test_the_mouse_takes_every_way_of_the_box_in_front(key: str, tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.raw_click("box-acorns")
    visitor.raw_click(key)
    assert visitor.opened == [("acorns", key)]


def test_a_press_that_is_let_go_elsewhere_opens_nothing(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    spot = visitor.widget("box-ratland").box.centre
    visitor.give(Point(spot), Press(spot), Point((960, 60)), Release((960, 60)))
    assert visitor.opened == []


# --- when it only asks


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_asked_for_a_game_one_press_on_its_box_is_the_answer(game: Game, tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, asks=True)
    assert ways(visitor) == [] and "Which rule book?" in visitor.words()
    visitor.raw_click(f"box-{game.name}")
    assert visitor.opened == [(game.name, "rules")]


def test_asked_for_a_game_arrows_and_enter_answer_too(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, asks=True)
    visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_RETURN)
    assert visitor.opened == [("crumbs", "rules")]


# --- to be read, and to be seen


@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_word_fits_on_every_box(count: int, language: str, text_size: str, tmp_path: Path) -> None:
    for asks in (False, True):
        games, front = GAMES[:count], GAMES[count - 1]
        visitor = Visitor(
            tmp_path, games=games, front=front, language=language, text_size=text_size, asks=asks
        )
        assert visitor.bad_texts() == []
        assert visitor.desk.texts.missing == set()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (2560, 1080)], ids=str)
@pytest.mark.parametrize("front", GAMES, ids=lambda game: game.name)
def test_every_word_fits_in_every_shape_of_window(front: Game, size: tuple[int, int], tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, front=front, language="de", text_size="larger", size=size)
    assert visitor.bad_texts() == []


def test_everything_stands_out_from_what_is_behind_it(tmp_path: Path) -> None:
    found = readings(Visitor(tmp_path, front=CRUMBS, language="de"))
    assert len(found) > 20
    assert [str(reading) for reading in found if not reading.good] == []


def test_another_language_is_spoken_at_once_and_the_box_stays_in_front(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.raw_click("box-acorns")
    visitor.speak("de", "normal")
    assert "Was spielen wir?" in visitor.words() and "30–90 Minuten" in visitor.words()
    assert visitor.in_front == "acorns" and visitor.focus == "box-acorns"


def test_a_box_steps_forward_and_then_nothing_moves(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path, reduced=False)
    visitor.move(RIGHT)
    assert visitor.shelf.motions.active
    visitor.wait(1.0)
    assert not visitor.shelf.motions.active
    still = pygame.image.tobytes(visitor.app.canvas.surface, "RGB")
    visitor.wait(0.5)
    assert pygame.image.tobytes(visitor.app.canvas.surface, "RGB") == still


def test_all_boxes_are_painted_beforehand_so_that_none_steps_forward_with_a_hitch(tmp_path: Path) -> None:
    visitor = Visitor(tmp_path)
    visitor.wait(2.0)
    painted = len(visitor.app.canvas.cache)
    visitor.move(RIGHT, RIGHT, RIGHT)
    visitor.wait(0.5)
    assert len(visitor.app.canvas.cache) - painted < 8  # rings and buttons, no covers
