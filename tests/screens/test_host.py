"""The host with a second game on the shelf: begun, saved, left anywhere, taken up again and remembered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ratland_desktop.games.ratland.box import BOX as RATLAND
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.hotseat.box import Box, Shelf
from ratland_desktop.saves.hall import FILE, Hall
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.host import Host, WaysOut
from ratland_desktop.screens.only_you import OnlyYouScene
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.results import CountingScene, ResultsScene
from ratland_desktop.screens.setup import SetUp, SetUpScene
from ratland_desktop.shell.go import Push, Reset
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.tabletop.seats import NOBODY, Seat
from tests.games.crumbs.box import BOX, SHOW
from tests.games.crumbs.rules import CRUMBS
from tests.games.crumbs.screens import CrumbsPrivate, CrumbsTable
from tests.opener import Blank
from tests.pilot import Pilot
from tests.screens.crumbs_kit import crumbs_desk

SHELF = Shelf({"ratland": "ratland_desktop.games.ratland.box", "crumbs": "tests.games.crumbs.box"})
MIA, OMA = Seat("Mia", "teal", "scarf"), Seat("Oma", "red", "bow")
MOUSE = Seat("Mouse", "sand", "beret", NOBODY)
TABLE = SetUp(2, (MIA, OMA, MOUSE), tips=False)


class House:
    """A host with two games, and a window."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store(folder / "saves", SHELF.keepings)
        ways = WaysOut(title=Blank, settings=Blank, rules=None)
        self.host = Host(SHELF, self.store, PlayerBook(None), ways, Hall(folder / FILE))
        self.host._chance = Random(4)  # type: ignore[assignment]
        self.pilot = Pilot(Blank, size=(960, 540), desk=crumbs_desk(folder))
        self.pilot.desk.tempo.reduced = True

    def begin(self) -> PlayScene:
        return self.show(self.host.begin(BOX, TABLE))

    def show(self, scene: PlayScene) -> PlayScene:
        self.pilot.stage.show(scene)
        self.pilot.frames(2)
        self.pilot.settle()
        return scene

    def again(self) -> PlayScene:
        """Leave, and take the newest game up again."""
        assert self.host.put_away() is None
        return self.show(self.host.take_up(self.store.open(self.store.games()[0].id)))

    def press_on(self) -> None:
        """Whatever can be pressed to go on, by the rules of the thumb."""
        names = self.pilot.names()
        for name in ("next", "me", "seen", "go_on", "done", *(n for n in names if n.startswith("answer-"))):
            if name in names:
                self.pilot.click(name)
                break
        self.pilot.frames(2)
        if not isinstance(self.pilot.scene, CrumbsTable):
            self.pilot.settle()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.host.close()


def test_a_shelf_fetches_a_box_when_it_is_opened_and_saves_find_its_game() -> None:
    assert [*SHELF] == ["ratland", "crumbs"] and SHELF.front is RATLAND
    assert "rattus" not in SHELF and "crumbs" in SHELF.keepings and len(SHELF.keepings) == 2
    assert SHELF.keepings["crumbs"].game is CRUMBS
    with pytest.raises(KeyError):
        SHELF["rattus"]


def test_a_game_left_behind_the_curtain_is_taken_up_in_front_of_it(house: House) -> None:
    """What only one seat may see waits there, and so does the order that it has left."""
    house.begin()
    while not isinstance(house.pilot.scene, OnlyYouScene):
        house.press_on()
    house.host._scene.session.leave_order(0, SHOW)  # type: ignore[union-attr]
    play = house.again()
    assert isinstance(house.pilot.scene, CrumbsTable | CurtainScene)
    assert play.session.box is BOX and play.session.orders.of(0) == SHOW
    while not isinstance(house.pilot.scene, OnlyYouScene):
        house.press_on()
    assert play.session.unheard(0)
    house.pilot.click("seen")
    house.pilot.until_scene(CrumbsPrivate)
    play = house.again()
    while not isinstance(house.pilot.scene, CrumbsPrivate):
        assert not isinstance(house.pilot.scene, OnlyYouScene), "it comes once"
        house.press_on()
    assert [seat.player for seat in play.session.seats] == ["human", "human", NOBODY]


def test_a_whole_game_ends_on_the_podium_and_in_the_hall(house: House) -> None:
    play = house.begin()
    for _ in range(400):
        if isinstance(house.pilot.scene, CountingScene | ResultsScene):
            break
        house.press_on()
    assert isinstance(house.pilot.scene, CountingScene | ResultsScene), house.pilot.where()
    assert not house.pilot.stage.failures
    remembered = house.host.hall.games
    assert [game.game for game in remembered] == ["crumbs"]
    assert remembered[0].outcome == play.session.match.outcome()


def test_two_games_are_kept_side_by_side(house: House) -> None:
    house.begin()
    house.host.put_away()
    match_seats = (MIA, OMA)
    house.host.begin(RATLAND, SetUp(Options(2), match_seats, tips=False)).session.changed()
    house.host.put_away()
    assert {line.game for line in house.store.games()} <= {"crumbs", "ratland"}
    for line in house.store.games():
        opened = house.store.open(line.id)
        play = house.host.take_up(opened)
        assert play.session.box.name == line.game
        house.host.put_away()


def test_the_set_up_of_each_game_keeps_its_own_draft(house: House) -> None:
    def set_up(box: Box) -> tuple[Push, SetUpScene]:
        go = house.host.new_game(box)
        assert isinstance(go, Push) and isinstance(go.scene, SetUpScene)
        assert go.scene.sheet.game == box.name
        house.pilot.stage.show(go.scene)
        return go, go.scene

    left = {}
    for box in (BOX, RATLAND):
        go, scene = set_up(box)
        house.pilot.settle()
        house.pilot.click("add")
        assert scene.changed and go.then is not None
        go.then(None)
        left[box.name] = scene.draft
    for box in (RATLAND, BOX):
        assert set_up(box)[1].draft == left[box.name]


def test_computers_show_the_game_among_themselves(house: House) -> None:
    play = house.show(house.host.demo(BOX, house.pilot.desk))
    assert not play.session.humans and play.session.seats[-1].player == NOBODY
    names = [seat.name for seat in play.session.seats]
    assert names == [*house.pilot.desk.texts.rows("crumbs.bots")[: len(names) - 1], "Mouse"]
    house.pilot.until(lambda: len(play.session.match.journal.answers) > 1, 30)


def test_a_rematch_is_the_same_game_with_the_same_seats(house: House) -> None:
    play = house.begin()
    again = play.host.rematch()
    assert isinstance(again, PlayScene) and again.session.box is BOX
    assert again.session.seats == play.session.seats
    assert Reset(again).scene is again
