"""Somebody who never saw the game: from the first start to the first placed rat in a few clicks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ratland_desktop.command import Wishes
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.shelf import GAMES
from ratland_desktop.hotseat.box import Shelf
from ratland_desktop.paths import find_places
from ratland_desktop.saves.players import FILE, PlayerBook
from ratland_desktop.screens.coach.bubble import OFF, OK
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.start import Program
from ratland_desktop.tabletop.seats import HUMAN, Seat
from tests.one_game import only_ratland
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

MOST_CLICKS = 5


class Newcomer:
    """Counts what they click on."""

    def __init__(self, folder: Path, language: str = "de", shelf: Shelf | None = None) -> None:
        wishes = Wishes(language=language, size=(1280, 720), data_dir=folder)
        self.program = Program(wishes, find_places(folder), shelf or only_ratland())
        self.program.desk.tempo.reduced = True
        self.pilot = Pilot.of(self.program.app)
        self.pilot.until_scene(TitleScene)
        self.clicks = 0

    def click(self, name: str) -> None:
        self.clicks += 1
        self.pilot.raw_click(name)
        self.pilot.settle()

    def sewer(self) -> MySewerScene:
        return self.pilot.until_scene(MySewerScene)

    def table(self) -> PlayScene:
        scene = self.pilot.stage.scenes()[0]
        assert isinstance(scene, PlayScene)
        return scene


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[Newcomer]:
    somebody = Newcomer(tmp_path)
    yield somebody
    assert somebody.pilot.stage.failures == []
    somebody.program.close()


def test_the_first_rat_is_placed_within_five_clicks_and_no_curtain(newcomer: Newcomer) -> None:
    assert newcomer.pilot.focus == "quick_game"
    newcomer.click("quick_game")
    newcomer.sewer()
    newcomer.click(OK)  # yes, show me
    newcomer.click("dump")
    assert sum(newcomer.sewer().plan) == 1
    assert newcomer.clicks <= MOST_CLICKS
    assert CurtainScene.__name__ not in newcomer.pilot.where()


def test_more_games_on_the_shelf_cost_a_newcomer_no_click(tmp_path: Path) -> None:
    newcomer = Newcomer(tmp_path, shelf=Shelf(GAMES))
    newcomer.click("quick_game")
    newcomer.sewer()
    newcomer.click(OK)
    newcomer.click("dump")
    assert sum(newcomer.sewer().plan) == 1
    assert newcomer.clicks == 3
    assert newcomer.pilot.stage.failures == []
    newcomer.program.close()


def test_the_first_tip_is_about_placing_and_leaves_the_places_free(newcomer: Newcomer) -> None:
    newcomer.click("quick_game")
    newcomer.sewer()
    newcomer.click(OK)
    assert any(
        newcomer.program.desk.texts("ratland.tips.sewer.pool") in words for words in newcomer.pilot.words()
    )
    bubble = newcomer.pilot.widget("coach").box
    free = [name for name in ("dump", "city", "field") if not bubble.meets(newcomer.pilot.widget(name).box)]
    assert free == ["dump", "city", "field"]


def test_a_rat_can_be_taken_back_and_the_plan_handed_in(newcomer: Newcomer) -> None:
    newcomer.click("quick_game")
    newcomer.sewer()
    newcomer.click(OFF)
    newcomer.click("dump")
    newcomer.click("undo")
    assert sum(newcomer.sewer().plan) == 0
    for place in ("dump", "city", "field", "rest", "done"):
        newcomer.click(place)
    newcomer.pilot.until_scene(TableScene)


def test_the_table_is_one_person_three_young_computers_and_a_coach(newcomer: Newcomer) -> None:
    newcomer.click("quick_game")
    newcomer.sewer()
    seats = newcomer.table().session.seats
    assert [seat.player for seat in seats] == [HUMAN, "beginner", "beginner", "beginner"]
    assert len({seat.name for seat in seats}) == len({seat.colour for seat in seats}) == 4
    assert newcomer.table().coach.wanted


def test_whoever_played_here_last_sits_down_again_and_the_family_table_stays(tmp_path: Path) -> None:
    book = PlayerBook(tmp_path / FILE)
    lena = Seat("Lena", "violet", "flower", HUMAN, "fr", "large")
    family = (lena, Seat("Opa", "teal", "glasses"), Seat("Finn", "red", "scarf"))
    book.remember("ratland", family, {"clans": True})
    book.save()
    somebody = Newcomer(tmp_path)
    assert somebody.pilot.focus == "new_game"
    somebody.click("quick_game")
    somebody.sewer()
    assert somebody.table().session.seats[0] == lena
    assert not somebody.table().coach.wanted
    last = PlayerBook(tmp_path / FILE).last_table("ratland")
    assert last is not None and last.seats == family
    somebody.program.close()


def test_after_a_quick_game_the_title_offers_to_continue_it(newcomer: Newcomer) -> None:
    newcomer.click("quick_game")
    newcomer.sewer()
    newcomer.pilot.back()
    newcomer.pilot.settle()
    newcomer.click("leave")
    newcomer.pilot.until_scene(TitleScene)
    assert newcomer.pilot.names()[:2] == ["continue", "new_game"]
    newcomer.click("new_game")
    assert newcomer.pilot.until_scene(SetUpScene).book.last_table("ratland") is not None
