"""Counting help can be turned off for the whole table; the discard pile lies open for all either way."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.scenes.glance import GlanceScene
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.sheet import SHEET
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.screens.box import OwnThings
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.intents import Hot, Point, Shortcut
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.scenes.family import Family
from tests.games.ratjack.scenes.laid import match_on
from tests.pilot import Pilot

SMALL = (1280, 720)
OFF: dict[str, bool] = {"counting": False}


def table() -> Table:
    """A 12 that can turn up a hidden card of somebody with 18."""
    return lay(
        seat(hand=("rat_12", "rat_2")), seat(up("rat_8"), up("rat_10"), down("rat_1"), hand=("rat_3",)),
        discard=("rat_5", "rat_6", "rat_7"),
    )  # fmt: skip


def before(**more: object) -> tuple[Family, MyTurnScene]:
    family = Family(Options(2), match=match_on(table()), size=SMALL, language="en", **more)  # type: ignore[arg-type]
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    scene = family.scene
    assert isinstance(scene, MyTurnScene)
    return family, scene


def says(pilot: Pilot, words: str) -> bool:
    return any(words in said for said in pilot.words())


def test_the_set_up_offers_it_and_it_is_on_at_first() -> None:
    assert SHEET.defaults["counting"] is True and SHEET.defaults["curtain"] is False


def test_the_own_screen_counts_only_where_the_table_wants_it() -> None:
    for wishes, wanted in (({}, True), (OFF, False)):
        family, _ = before(wishes=dict(wishes))
        assert says(family, "Not seen yet") is wanted
        family.click("open-0")
        assert says(family, "unseen cards") is wanted
        assert says(family, "out: ") is wanted
        assert says(family, "The whole discard pile: 3 cards") is not wanted
        assert family.bad_texts() == []


def test_a_glance_follows_the_same_wish() -> None:
    _, scene = before()
    for wishes in ({}, OFF):
        own = OwnThings(scene.view, 0, scene.seats, lambda: STAY, wishes=wishes)
        pilot = Pilot(lambda own=own: GlanceScene(own), size=SMALL, language="en")  # type: ignore[misc]
        assert says(pilot, "Not seen yet") is not bool(wishes)


def test_the_table_of_one_person_follows_it_too() -> None:
    for wishes in ({}, OFF):
        family, _ = before(humans=[0], wishes=dict(wishes))
        family.click("hide-0")
        family.click("done")
        family.until_scene(RatjackTable)
        assert says(family, "Not seen yet") is not bool(wishes)


def test_the_discard_pile_fans_out_for_who_points_at_it_or_presses_its_key() -> None:
    family, scene = before()
    assert not says(family, "The whole discard pile")
    family.give(Point(scene.felt.discard.centre))
    assert says(family, "The whole discard pile: 3 cards")
    family.give(Point((960, 20)))
    assert not says(family, "The whole discard pile")
    family.give(Hot(Shortcut.RESET))
    assert says(family, "The whole discard pile: 3 cards") and family.bad_texts() == []
    family.give(Hot(Shortcut.RESET))
    assert not says(family, "The whole discard pile")


def test_at_the_open_table_it_fans_out_as_well() -> None:
    family, _ = before()
    family.click("hide-0")
    family.click("done")
    scene = family.until_scene(RatjackTable)
    family.until(lambda: scene.called is not None)
    family.give(Point(scene.felt.discard.centre))
    assert says(family, "The whole discard pile: 3 cards")
    assert family.bad_texts() == []
