"""The set-up screen, played by the pilot: with each hand alone, seat by seat, and as last time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.hotseat.levels import LADDER
from ratland_desktop.paths import find_places
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.settings import Tips
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.setup.model import choices_of
from ratland_desktop.screens.setup.wardrobe import WardrobeScene
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.intents import Direction, Hand, Release
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.shell.widgets.letterboard import LetterBoard
from ratland_desktop.tabletop.seats import HUMAN
from ratland_desktop.text import Texts
from tests.pilot import Heard
from tests.screens.setup.setup_host import Host, table

# --- each hand alone


def test_a_new_table_can_be_started_with_one_click() -> None:
    pilot = Host(language="de")
    pilot.click("start")
    assert pilot.result.options.players == 4
    assert [seat.is_human for seat in pilot.result.seats] == [True, True, False, False]
    assert all(seat.name for seat in pilot.result.seats)


def test_with_the_mouse_alone_everything_but_letters() -> None:
    pilot = Host(table(3))
    pilot.click("add")
    pilot.click("player-0")
    pilot.click("starts-1")
    pilot.click("down-0")
    pilot.click("remove-3")
    pilot.click("clans")
    board = pilot.widget("board").box
    pilot.click((board.right - 30, board.centre[1]))
    food = pilot.widget("food").box
    pilot.click((food.right - 30, food.centre[1]))
    pilot.click("tips")
    pilot.click("face-0")
    pilot.until_scene(WardrobeScene)
    pilot.click("colour lime")
    pilot.click("badge crown")
    pilot.click("done")
    pilot.until_scene(SetUpScene)
    pilot.click("start")
    result = pilot.result
    assert result.seats[0].name == "Jonas"
    assert (result.seats[0].colour, result.seats[0].badge) == ("lime", "crown")
    assert result.seats[1].player == "beginner"
    options = result.options
    assert (options.players, options.first, options.clans) == (3, 0, True)
    assert (options.board, options.food, result.tips) == (Board.SECRET, Food.SHUFFLED, False)


def test_with_keys_alone() -> None:
    pilot = Host(table(2, computers=0))
    pilot.focus_on("add")
    pilot.key(pygame.K_RETURN)
    assert pilot.focus == "name-2"
    pilot.type("Zoë")  # the whole name is marked, so it is replaced
    pilot.key(pygame.K_RETURN)
    assert pilot.focus == "start"
    pilot.focus_on("player-1")
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_RETURN)
    pilot.focus_on("grip-2")
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_UP)
    pilot.key(pygame.K_UP)
    pilot.key(pygame.K_RETURN)
    pilot.focus_on("starts-0")
    pilot.key(pygame.K_RETURN)
    pilot.focus_on("board")
    pilot.key(pygame.K_RIGHT)
    pilot.focus_on("start")
    pilot.key(pygame.K_RETURN)
    result = pilot.result
    assert [seat.name for seat in result.seats][:2] == ["Zoë", "Mia"]
    assert result.seats[2].player == "steady"
    assert (result.options.first, result.options.board) == (0, Board.EVERYONE)


def test_with_a_pad_alone_a_name_is_spelled_on_the_board_of_letters() -> None:
    pilot = Host(table(2, computers=0))

    def go_to(name: str) -> None:
        """Along the arrows, as the eye goes: each step must come nearer."""
        for _ in range(60):
            if pilot.focus == name:
                return
            here, there = pilot.widget(pilot.focus or "").box.centre, pilot.widget(name).box.centre
            dx, dy = there[0] - here[0], there[1] - here[1]
            before = pilot.focus
            first, second = (
                (Direction.DOWN if dy > 0 else Direction.UP, Direction.RIGHT if dx > 0 else Direction.LEFT)
                if abs(dy) > 30
                else (
                    Direction.RIGHT if dx > 0 else Direction.LEFT,
                    Direction.DOWN if dy > 0 else Direction.UP,
                )
            )
            pilot.pad_move(first)
            if pilot.focus == before:
                pilot.pad_move(second)
        raise AssertionError(f"no way to {name}, stuck at {pilot.focus}")

    go_to("name-0")
    pilot.pad(0)
    pilot.until_scene(LetterBoard)
    for _ in range(len("Mia")):
        pilot.pad(2)  # X takes a letter away
    pilot.pad(0)
    pilot.pad_move(Direction.RIGHT)
    pilot.pad(0)
    for _ in range(12):
        pilot.pad_move(Direction.DOWN)
    for _ in range(4):
        pilot.pad_move(Direction.RIGHT)
    assert pilot.focus == "done"
    pilot.pad(0)
    pilot.until_scene(SetUpScene)
    assert pilot.names_now() == ["Ab", "Jonas"]
    go_to("start")
    pilot.pad(0)
    assert pilot.result.seats[0].name == "Ab"


def test_back_gives_nothing() -> None:
    pilot = Host(table(2))
    pilot.key(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.outside.results == [None]


def test_escape_in_a_name_leaves_the_name_and_keeps_what_was_typed() -> None:
    pilot = Host(table(3))
    pilot.write_name(1, "Zoë")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, SetUpScene) and not pilot.scene.typing
    assert pilot.focus == "player-1"
    assert pilot.names_now()[1] == "Zoë"
    pilot.key(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.outside.results == [None]


def test_escape_first_closes_the_list_of_known_players() -> None:
    book = PlayerBook(None)
    people = [replace(seat, name=f"Kind {n}") for n, seat in enumerate(table(3, computers=0).seats)]
    book.remember("ratland", people, {})
    pilot = Host(table(2), book)
    pilot.click("name-0")
    assert any("Kind 2" in words for words in pilot.words())
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.typing
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, SetUpScene) and not pilot.scene.typing


def test_the_pads_b_leaves_the_page_even_where_a_name_has_the_focus() -> None:
    pilot = Host(table(2))
    pilot.focus_on("name-0", Hand.PAD)
    pilot.pad(1)
    pilot.frames(2)
    assert pilot.outside.results == [None]


# --- seats


@pytest.mark.parametrize("players", [4, 12])
def test_a_seat_can_be_dragged_to_another_place(players: int) -> None:
    pilot = Host(table(players))
    before = pilot.names_now()
    pilot.drag("grip-0", pilot.widget("grip-3").box.centre)
    assert pilot.bad_texts() == []
    assert pilot.names_now() == [*before[1:4], before[0], *before[4:]]
    pilot.give(Release((0, 0)))
    assert pilot.names_now() == [*before[1:4], before[0], *before[4:]]
    assert len(pilot.names()) == len(set(pilot.names()))
    pilot.click("up-3")
    assert pilot.names_now()[2] == before[0]


def test_a_drag_is_given_up_with_escape() -> None:
    pilot = Host(table(4))
    before = pilot.names_now()
    pilot.drag("grip-0", pilot.widget("grip-3").box.centre)
    pilot.back()
    assert pilot.names_now() == before
    assert isinstance(pilot.scene, SetUpScene)


def test_seats_are_added_up_to_twelve_and_taken_away_down_to_two() -> None:
    pilot = Host(table(2))
    for _ in range(10):
        pilot.click("add")
    assert len(pilot.draft.seats) == 12
    assert "add" not in pilot.names()
    for left in range(11, 1, -1):
        pilot.click("remove-0")
        assert len(pilot.draft.seats) == left
    assert "remove-0" not in pilot.names()


def test_a_player_goes_round_through_person_and_all_levels() -> None:
    pilot = Host(table(2, computers=0))
    seen = []
    for _ in range(5):
        pilot.click("player-1")
        seen.append(pilot.draft.seats[1].player)
    assert seen == [*LADDER, HUMAN]


def test_without_anybody_human_it_asks_first() -> None:
    pilot = Host(table(3, computers=3))
    pilot.click("start")
    pilot.until_scene(Dialog)
    pilot.click("no")
    pilot.until_scene(SetUpScene)
    assert pilot.outside.results == []
    pilot.click("start")
    pilot.until_scene(Dialog)
    pilot.click("yes")
    pilot.frames(3)
    assert pilot.result.options.players == 3


def test_what_is_put_on_in_the_wardrobe_and_cancelled_stays_there() -> None:
    pilot = Host(table(3))
    before = pilot.draft
    pilot.click("face-1")
    pilot.until_scene(WardrobeScene)
    pilot.click("colour teal")
    pilot.key(pygame.K_ESCAPE)
    pilot.until_scene(SetUpScene)
    assert pilot.draft == before


# --- as last time


def test_same_as_last_time_fills_everything_in(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / "players.json")
    played = table(5).wishing(clans=True, board="secret", food="shuffled", tips=False).starting(2)
    first = Host(played, book)
    first.click("start")
    assert first.result.options.players == 5
    second = Host(None, PlayerBook(tmp_path / "players.json"))
    second.click("remove-1")
    second.click("clans")
    second.click("again")
    assert second.draft == played
    second.click("start")
    assert second.result == first.result


def test_a_new_table_begins_with_the_last_line_up_and_without_tips(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / "players.json")
    played = table(5).wishing(clans=True).starting(2)
    Host(played, book).click("start")
    second = Host(None, PlayerBook(tmp_path / "players.json"))
    assert second.draft == played.wishing(tips=False)
    assert not second.stage.scene.changed  # type: ignore[attr-defined]
    second.click("start")
    assert [seat.name for seat in second.result.seats] == [seat.name for seat in played.seats]


def test_where_the_last_line_up_sits_already_a_fresh_table_is_offered_instead(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / "players.json")
    Host(table(7), book).click("start")
    pilot = Host(None, book)
    assert "fresh" in pilot.names() and "again" not in pilot.names()
    pilot.click("fresh")
    assert len(pilot.draft.seats) == 4
    assert "again" in pilot.names() and "fresh" not in pilot.names()
    pilot.click("again")
    assert len(pilot.draft.seats) == 7


@pytest.mark.parametrize(
    ("wish", "first", "later"),
    [(Tips.FIRST_GAME, True, False), (Tips.EVERY_GAME, True, True), (Tips.NEVER, False, False)],
)
def test_the_settings_say_in_which_games_tips_are_offered(wish: Tips, first: bool, later: bool) -> None:
    book = PlayerBook(None)
    for offered in (first, later):
        desk = Desk(Texts(find_places().locales, "en"), sound=Heard())
        desk.tips = wish
        pilot = Host(None, book, desk=desk)
        assert pilot.draft.wishes["tips"] is offered
        pilot.click("start")


def test_the_first_evening_has_no_last_time() -> None:
    assert not {"again", "fresh"} & set(Host(None, PlayerBook(None)).names())


def test_a_damaged_book_is_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    path.write_text("{")
    pilot = Host(None, PlayerBook(path), language="de")
    assert any("beschädigt" in words for words in pilot.words())


def test_choices_are_written_as_plain_values() -> None:
    assert choices_of(table(2)) == {
        "first": None,
        "clans": False,
        "board": "off",
        "food": "sorted",
        "tips": True,
        "hints": True,
    }


@pytest.mark.slow
@pytest.mark.parametrize("hand", [Hand.KEYS, Hand.PAD])
def test_every_control_is_reached_without_a_mouse(hand: Hand) -> None:
    pilot = Host(table(12))
    for name in [name for name in pilot.names() if pilot.widget(name).focusable]:
        pilot.focus_on(name, hand)
