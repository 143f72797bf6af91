"""While people sit at the set-up their table is painted unseen, silently, and only once."""

from __future__ import annotations

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.games.ratland.scenes.table import LOOK
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.setup import SetUp, SetUpScene
from ratland_desktop.screens.setup.model import finished
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.go import STAY
from tests.pilot import Heard, Pilot


def sit_down(table: SetUp, seed: int = 0) -> Session:
    return Session(BOX, new_match(table.options, seed), table.seats, QuickMinds(seed))


def at_set_up() -> tuple[Pilot, SetUpScene]:
    pilot = Pilot(lambda: SetUpScene(SHEET, sit_down=sit_down))
    scene = pilot.scene
    assert isinstance(scene, SetUpScene)
    return pilot, scene


def pictures_for_the_table(waited: float) -> int:
    """How many pictures the table still needs when it opens after so many seconds."""
    pilot, scene = at_set_up()
    pilot.wait(waited)
    table = finished(SHEET, scene.draft, scene.names)
    session = sit_down(table, 5)
    before = len(pilot.app.canvas.cache)
    pilot.stage.show(TableScene(LOOK, session, lambda: STAY))
    pilot.frames()
    return len(pilot.app.canvas.cache) - before


def test_the_table_opens_with_hardly_anything_left_to_paint() -> None:
    assert pictures_for_the_table(2.0) * 3 < pictures_for_the_table(0.0)


def test_nothing_is_heard_and_the_set_up_looks_as_before() -> None:
    pilot, scene = at_set_up()
    before = pilot.words()
    pilot.wait(2.0)
    assert scene.ahead.left == []
    assert isinstance(pilot.desk.sound, Heard) and pilot.desk.sound.played == []
    assert pilot.words() == before and pilot.where() == ["SetUpScene"]


def test_another_guest_is_painted_too_and_a_table_with_a_fault_is_not() -> None:
    pilot, scene = at_set_up()
    pilot.wait(2.0)
    pilot.click("add")
    pilot.frames()
    assert scene.ahead.left is None
    pilot.wait(2.0)
    assert scene.ahead.left == []
    scene.rename(0, "")
    pilot.wait(2.0)
    assert scene.ahead.left == [] and pilot.stage.failures == []
