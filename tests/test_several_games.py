"""The whole program with two games on the shelf, and that nothing changes while there is only one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ratland_desktop.command import Wishes
from ratland_desktop.games.ratland.scenes.rulebook import BOOK as RATLAND_BOOK
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.paths import find_places
from ratland_desktop.saves.players import FILE, PlayerBook
from ratland_desktop.screens.hall import HallScene
from ratland_desktop.screens.lesson import LessonScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.rulebook.scene import RuleBookScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.shelf_page import ShelfScene
from ratland_desktop.shell.go import Push
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene, painting
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.start import Program
from ratland_desktop.tabletop.seats import NOBODY, Seat
from tests.games.crumbs.pages import BOOK as CRUMBS_BOOK
from tests.games.crumbs.screens import CrumbsTable
from tests.one_game import only_ratland
from tests.pilot import Pilot
from tests.screens.shelf_page.second_game import places_with_words, two_games

SMALL = (640, 360)
PEOPLE = (Seat("Lena", "violet", "flower"), Seat("Opa", "teal", "glasses"))


class Evening:
    """A run of the program with RatLand and Crumbs, at the title."""

    def __init__(self, folder: Path, language: str = "en", *, demo: bool = False, game: str = "") -> None:
        wishes = Wishes(language=language, size=SMALL, data_dir=folder, demo=demo, game=game)
        self.program = Program(wishes, places_with_words(folder), two_games())
        self.pilot = Pilot.of(self.program.app)
        if not demo:
            self.pilot.until_scene(TitleScene)

    def shelf(self) -> ShelfScene:
        self.pilot.click("new_game")
        return self.pilot.until_scene(ShelfScene)

    def play_crumbs(self) -> PlayScene:
        """From the title into a game of Crumbs."""
        self.shelf()
        self.pilot.click("box-crumbs")
        self.pilot.click("new_game")
        self.pilot.until_scene(SetUpScene)
        self.pilot.click("start")
        return self.playing()

    def playing(self) -> PlayScene:
        self.pilot.until(lambda: isinstance(self.pilot.stage.scenes()[0], PlayScene))
        scene = self.pilot.stage.scenes()[0]
        assert isinstance(scene, PlayScene)
        return scene

    def leave(self) -> None:
        self.pilot.until_scene(CrumbsTable)
        self.pilot.click("menu")
        self.pilot.settle()
        self.pilot.click("leave")
        self.pilot.until_scene(TitleScene)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.program.close()


def have_played(folder: Path, *games: str) -> None:
    """The last one was played last."""
    book = PlayerBook(folder / FILE)
    for game in games:
        book.remember(game, PEOPLE, {})
    book.save()


# --- the first evening


def test_a_newcomer_is_in_a_game_of_ratland_with_one_click(evening: Evening) -> None:
    assert evening.pilot.focus == "quick_game"
    evening.pilot.click("quick_game")
    evening.pilot.until_scene(MySewerScene)
    assert evening.playing().session.box.name == "ratland"


def test_at_first_ratland_is_in_front(evening: Evening) -> None:
    assert evening.shelf().chosen.name == "ratland"
    assert evening.pilot.focus == "box-ratland"


def test_new_game_and_twice_enter_is_the_way_to_the_set_up(evening: Evening) -> None:
    evening.pilot.focus_on("new_game")
    evening.pilot.key(pygame.K_RETURN)
    evening.pilot.until_scene(ShelfScene)
    evening.pilot.key(pygame.K_RETURN)
    assert evening.pilot.until_scene(SetUpScene).sheet.game == "ratland"


# --- what a box leads to


def test_every_box_leads_to_its_own_set_up_and_back_to_the_shelf(evening: Evening) -> None:
    pilot = evening.pilot
    evening.shelf()
    for game in ("crumbs", "ratland"):
        pilot.click(f"box-{game}")
        pilot.click("new_game")
        assert pilot.until_scene(SetUpScene).sheet.game == game
        pilot.back()
        assert pilot.until_scene(ShelfScene).chosen.name == game


@pytest.mark.slow
def test_a_game_of_crumbs_is_played_saved_and_then_in_front(evening: Evening) -> None:
    assert evening.play_crumbs().session.box.name == "crumbs"
    evening.leave()
    assert evening.pilot.names()[0] == "continue"
    assert any(line.startswith("Crumbs · ") and "plate 1" in line for line in evening.pilot.words())
    assert evening.shelf().chosen.name == "crumbs"


def test_a_quick_game_from_the_box_is_one_of_that_game(evening: Evening) -> None:
    evening.shelf()
    evening.pilot.click("box-crumbs")
    evening.pilot.click("quick_game")
    assert evening.playing().session.box.name == "crumbs"


@pytest.mark.slow
def test_every_box_has_its_own_rule_book(evening: Evening) -> None:
    pilot = evening.pilot
    evening.shelf()
    for game, book in (("crumbs", CRUMBS_BOOK), ("ratland", RATLAND_BOOK)):
        pilot.click(f"box-{game}")
        pilot.click("rules")
        assert pilot.until_scene(RuleBookScene).book is book
        pilot.back()
        pilot.until_scene(ShelfScene)


@pytest.mark.slow
def test_the_lesson_leads_on_to_the_set_up_of_its_game(evening: Evening) -> None:
    pilot = evening.pilot
    evening.shelf()
    pilot.click("how_to_play")
    lesson = pilot.until_scene(LessonScene)
    lesson.at = len(lesson.script.steps) - 1
    pilot.desk.refresh()
    pilot.settle()
    pilot.click("next")
    assert pilot.until_scene(SetUpScene).sheet.game == "ratland"


def test_a_game_without_a_lesson_does_not_offer_one(evening: Evening) -> None:
    evening.shelf()
    assert "how_to_play" in evening.pilot.names()
    evening.pilot.click("box-crumbs")
    assert "how_to_play" not in evening.pilot.names()


def test_a_box_opens_the_hall_at_its_own_page_and_play_there_means_this_game(evening: Evening) -> None:
    pilot = evening.pilot
    evening.shelf()
    pilot.click("box-crumbs")
    pilot.click("hall")
    page = pilot.until_scene(HallScene).page
    assert page is not None and page.game == "crumbs"
    pilot.click("play")
    assert pilot.until_scene(SetUpScene).sheet.game == "crumbs"


# --- from the title, which game is asked


@pytest.mark.parametrize(("game", "book"), [("crumbs", CRUMBS_BOOK), ("ratland", RATLAND_BOOK)])
def test_the_rule_book_of_the_title_asks_which_game(evening: Evening, game: str, book: object) -> None:
    evening.pilot.click("rules")
    evening.pilot.until_scene(ShelfScene)
    evening.pilot.click(f"box-{game}")
    assert evening.pilot.until_scene(RuleBookScene).book is book


def test_how_to_play_asks_which_game_and_a_game_without_a_lesson_has_its_rule_book(evening: Evening) -> None:
    pilot = evening.pilot
    pilot.click("how_to_play")
    pilot.until_scene(ShelfScene)
    pilot.click("box-crumbs")
    assert pilot.until_scene(RuleBookScene).book is CRUMBS_BOOK
    pilot.back()
    pilot.until_scene(ShelfScene)
    pilot.click("box-ratland")
    pilot.until_scene(LessonScene)


def test_the_key_for_rules_knows_which_game_is_in_front_set_up_or_played(evening: Evening) -> None:
    pilot = evening.pilot

    def book() -> object:
        pilot.key(pygame.K_r)
        found = pilot.until_scene(RuleBookScene).book
        pilot.back()
        pilot.settle()
        return found

    pilot.key(pygame.K_r)
    pilot.until_scene(ShelfScene)  # at the title it asks
    pilot.back()
    pilot.until_scene(TitleScene)
    evening.shelf()
    assert book() is RATLAND_BOOK
    pilot.click("box-crumbs")
    assert book() is CRUMBS_BOOK
    pilot.click("new_game")
    pilot.until_scene(SetUpScene)
    assert book() is CRUMBS_BOOK
    pilot.click("start")
    pilot.until_scene(CrumbsTable)
    assert book() is CRUMBS_BOOK


def test_the_rule_book_is_that_of_the_page_of_the_hall_and_of_the_lesson(evening: Evening) -> None:
    """Whatever box is in front of the shelf."""
    pilot = evening.pilot

    def book() -> object:
        pilot.key(pygame.K_r)
        found = pilot.until_scene(RuleBookScene).book
        pilot.back()
        pilot.settle()
        return found

    evening.shelf()
    pilot.click("box-crumbs")
    pilot.click("hall")
    hall = pilot.until_scene(HallScene)
    assert book() is CRUMBS_BOOK
    hall.open_page(evening.program.rooms.shelf["ratland"].screens().hall)
    assert book() is RATLAND_BOOK
    pilot.back()
    pilot.until_scene(ShelfScene)
    pilot.back()
    pilot.until_scene(TitleScene)
    pilot.click("how_to_play")
    pilot.until_scene(ShelfScene)
    pilot.click("box-ratland")
    pilot.until_scene(LessonScene)
    assert book() is RATLAND_BOOK


def test_the_rule_book_in_the_set_up_is_that_of_the_game_that_is_set_up(evening: Evening) -> None:
    """Also where no shelf is beneath it, and another game was played last."""
    rooms, pilot = evening.program.rooms, evening.pilot
    go = rooms.host.new_game(rooms.shelf["crumbs"])
    assert isinstance(go, Push) and rooms.name_in_front == "ratland"
    pilot.stage.show(go.scene)
    pilot.until_scene(SetUpScene)
    pilot.key(pygame.K_r)
    assert pilot.until_scene(RuleBookScene).book is CRUMBS_BOOK


def test_the_hall_of_the_title_leads_to_the_shelf_while_it_is_empty(evening: Evening) -> None:
    evening.pilot.click("hall")
    evening.pilot.until_scene(HallScene)
    evening.pilot.click("play")
    evening.pilot.until_scene(ShelfScene)


# --- the game played last


def test_the_box_played_last_is_in_front_and_a_quick_game_is_one_of_it(tmp_path: Path) -> None:
    have_played(tmp_path, "ratland", "crumbs")
    evening = Evening(tmp_path)
    pilot = evening.pilot
    pilot.focus_on("quick_game")
    pilot.wait(2.0)
    assert "Crumbs, right away" in pilot.words()
    assert evening.shelf().chosen.name == "crumbs"
    pilot.back()
    pilot.until_scene(TitleScene)
    pilot.click("quick_game")
    assert evening.playing().session.box.name == "crumbs"
    evening.program.close()


@pytest.mark.slow
def test_a_game_that_is_taken_up_again_is_in_front_afterwards(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.play_crumbs()
    evening.leave()
    evening.program.close()
    have_played(tmp_path, "ratland")
    again = Evening(tmp_path)
    assert again.program.rooms.name_in_front == "ratland"
    again.pilot.click("continue")
    again.playing()
    again.leave()
    assert again.program.rooms.name_in_front == "crumbs"
    again.program.close()
    assert PlayerBook(tmp_path / FILE).last_game == "crumbs"


def test_a_game_that_is_no_longer_on_the_shelf_is_not_in_front(tmp_path: Path) -> None:
    have_played(tmp_path, "crumbs", "acorns")
    evening = Evening(tmp_path)
    assert evening.shelf().chosen.name == "ratland"
    evening.program.close()


@pytest.mark.slow
def test_the_list_of_saves_names_the_games(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.play_crumbs()
    evening.leave()
    evening.shelf()
    evening.pilot.click("box-ratland")
    evening.pilot.click("quick_game")
    evening.playing()
    evening.program.close()
    again = Evening(tmp_path)
    again.pilot.click("load")
    again.pilot.until_scene(SavedGamesScene)
    words = again.pilot.words()
    assert {"RatLand", "Crumbs"} <= {*words}
    assert any(line.startswith("Crumbs · Plate 1") for line in words)
    assert any(line.startswith("RatLand · Round 1") for line in words)
    again.program.close()


def test_in_the_list_of_saves_a_seat_that_nobody_plays_has_no_face(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Seat] = []
    monkeypatch.setattr(painting, "draw_portrait", lambda canvas, box, seat: drawn.append(seat))
    seats = evening.play_crumbs().session.seats
    evening.leave()
    for picture in (evening.program.places.saves).glob("*.png"):
        picture.unlink()  # so that the faces sit around the lid, too
    evening.pilot.click("load")
    evening.pilot.until_scene(SavedGamesScene)
    assert seats[-1].player == NOBODY and {*drawn} == {*seats[:-1]}


# --- one game alone


@pytest.mark.slow
def test_with_one_game_the_title_leads_straight_to_it_and_names_none(tmp_path: Path) -> None:
    have_played(tmp_path, "ratland")
    wishes = Wishes(language="en", size=SMALL, data_dir=tmp_path)
    program = Program(wishes, find_places(tmp_path), only_ratland())
    pilot = Pilot.of(program.app)
    pilot.until_scene(TitleScene)
    assert all(widget.tooltip == "" for widget in pilot.scene.form.widgets)
    for door, scene in (
        ("new_game", SetUpScene), ("how_to_play", LessonScene), ("rules", RuleBookScene), ("hall", HallScene)
    ):  # fmt: skip
        pilot.click(door)
        pilot.until_scene(scene)
        pilot.back()
        pilot.until_scene(TitleScene)
    program.close()
