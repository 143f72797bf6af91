"""A choice in the middle of another turn: on the open table, with a look at the own cards while one holds."""

from __future__ import annotations

import hashlib

from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.shell.hurry import GLANCE
from ratland_desktop.shell.intents import Point, Press, Release
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.scenes.family import Family
from tests.games.ratjack.scenes.laid import match_on


def table(first: str = "rat_3", last: str = "rat_8") -> Table:
    return lay(
        seat(up("rat_5"), hand=("weasel_10", "rat_2")),
        seat(up("rat_10"), down(first), down("weasel_4", "shield"), down(last), hand=("rat_6",)),
        seat(hand=("rat_7",)),
        discard=("rat_9",),
    )


def asked(table: Table) -> Family:
    """The first player has opened Confess!, and the second is asked."""
    family = Family(Options(3), match=match_on(table), size=(1024, 640))
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    family.click("open-0")
    family.wait(0.8)
    if isinstance(family.scene, MyTurnScene):
        family.click("done")
    scene = family.until_scene(RatjackTable)
    family.until(lambda: scene.decision is not None)
    family.wait(GLANCE)
    return family


def shot(family: Family) -> str:
    family.give(Point((960, 20)))
    family.redraw()
    return hashlib.blake2b(family.app.canvas.surface.get_buffer().raw, digest_size=16).hexdigest()


def test_only_cards_that_may_be_turned_up_can_be_pressed() -> None:
    family = asked(table())
    assert [name for name in family.names() if name.startswith("reveal-")] == ["reveal-1", "reveal-3"]
    family.click("reveal-3")
    family.until(lambda: family.session.view(None).places[1].row[3].up)


def test_the_own_cards_are_lit_only_while_the_eye_is_held() -> None:
    family = asked(table())
    dark = shot(family)
    spot = family.widget("peek").box.centre
    family.give(Point(spot), Press(spot))
    family.redraw()
    lit = hashlib.blake2b(family.app.canvas.surface.get_buffer().raw, digest_size=16).hexdigest()
    family.give(Release(spot))
    assert lit != dark
    assert shot(family) == dark


def test_the_question_tells_nothing_of_the_hidden_cards() -> None:
    assert shot(asked(table("rat_3", "rat_8"))) == shot(asked(table("rat_8", "rat_3")))
