"""Everything that can be pressed can be dragged, too: cards to the row and the pile, chips to cards."""

from __future__ import annotations

from collections import Counter

import pytest

from ratland_desktop.games.ratjack.rules.table import Options, Table
from ratland_desktop.games.ratjack.rules.words import DRAW
from ratland_desktop.games.ratjack.scenes.hand.board import SLOTS
from ratland_desktop.games.ratjack.scenes.hand.carrying import things_on
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.shell.box import Spot
from ratland_desktop.shell.intents import Point, Press, Release
from tests.games.ratjack.kit import down, lay, seat, up
from tests.games.ratjack.scenes.family import Family
from tests.games.ratjack.scenes.laid import match_on

SMALL = (1280, 720)


def before(table: Table) -> tuple[Family, MyTurnScene]:
    family = Family(Options(len(table.points)), match=match_on(table), size=SMALL, language="en")
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    scene = family.scene
    assert isinstance(scene, MyTurnScene)
    return family, scene


def drag(family: Family, start: Spot, goal: Spot, *, drop: bool = True) -> None:
    middle = ((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2)
    family.give(Point(start))
    family.give(Press(start))
    for spot in (middle, goal):
        family.give(Point(spot))
    if drop:
        family.give(Release(goal))


def shot(family: Family) -> bytes:
    family.redraw()
    return bytes(family.app.canvas.surface.get_buffer().raw)


def two_cards() -> Table:
    return lay(
        seat(down("rat_12"), down("rat_3"), hand=("rat_7", "rat_8")),
        seat(up("rat_10"), down("rat_4"), hand=("rat_1",)),
    )


def spots(scene: MyTurnScene) -> tuple[Spot, Spot, Spot]:
    """In the own place, where open and hidden cards lie, and the discard pile."""
    place = scene.felt.place(scene.me).box
    x = place.centre[0]
    return (x, place.y + 180), (x, place.bottom - 60), scene.felt.discard.centre


def test_a_hand_card_is_played_face_down_where_hidden_cards_lie() -> None:
    family, scene = before(two_cards())
    drag(family, SLOTS[0].centre, spots(scene)[1])
    assert scene.pending == ("hide", 0, None)


def test_a_hand_card_is_opened_in_the_row_of_open_cards() -> None:
    family, scene = before(two_cards())
    drag(family, SLOTS[1].centre, spots(scene)[0])
    assert family.until_scene(MyTurnScene).question.kind == "effect"
    assert family.session.match.view(0).places[0].total == 8


def test_a_card_dragged_to_the_pile_waits_for_the_card_to_uncover() -> None:
    family, scene = before(two_cards())
    drag(family, SLOTS[0].centre, spots(scene)[2])
    assert scene.choosing.picked == {0: "uncover-0"} and scene.pending is None


def test_a_card_that_cannot_be_opened_says_why_and_goes_back() -> None:
    family, scene = before(two_cards())
    drag(family, SLOTS[0].centre, spots(scene)[0])
    assert scene.pending is None and "no other open card" in scene.reason
    assert scene.carrying.thing is None


def test_dropped_elsewhere_nothing_happens() -> None:
    family, scene = before(two_cards())
    drag(family, SLOTS[0].centre, (960, 30))
    assert scene.pending is None and scene.reason == "" and not scene.choosing.picked


def test_while_it_is_carried_the_card_follows_the_mouse_and_its_goals_shine() -> None:
    family, scene = before(two_cards())
    still = shot(family)
    drag(family, SLOTS[1].centre, spots(scene)[1], drop=False)
    assert scene.carrying.thing is not None and len(scene.carrying.thing.drops) == 3
    assert Counter(family.words())["Open"] == 3  # beside both cards, and where it would lie
    carried = shot(family)
    assert carried != still
    family.give(Release((960, 30)))
    family.give(Point((960, 1070)))
    assert shot(family) == still


def test_a_chip_is_dragged_onto_a_card() -> None:
    family, _ = before(two_cards())
    family.click("open-1")
    page = family.until_scene(MyTurnScene)
    family.wait(0.8)
    chip = next(thing for thing in things_on(page) if thing.name == "chip-B")
    goal, parts = chip.drops[0]
    drag(family, chip.box.centre, goal.centre)
    assert page.pending is not None and page.choosing.chosen == {*parts}


def test_a_pile_is_dragged_to_the_hand() -> None:
    table = lay(seat(hand=("rat_7",)), seat(hand=("rat_1",)), stage=DRAW, discard=("rat_2",))
    family, scene = before(table)
    drag(family, scene.felt.discard.centre, SLOTS[1].centre)
    page = family.until_scene(MyTurnScene)
    assert page.question.kind == "play" and page.hand[1].endswith("rat_2")


def test_a_small_tremble_of_the_hand_is_still_a_press() -> None:
    table = lay(seat(hand=("rat_7",)), seat(hand=("rat_1",)), stage=DRAW, discard=("rat_2",))
    family, scene = before(table)
    x, y = scene.felt.discard.centre
    family.give(Point((x, y)))
    family.give(Press((x, y)))
    family.give(Point((x + 6, y + 6)))
    family.give(Release((x + 6, y + 6)))
    assert family.until_scene(MyTurnScene).question.kind == "play"


@pytest.mark.parametrize("slot", [0, 1])
def test_the_first_card_is_dragged_face_down_into_the_own_place(slot: int) -> None:
    family = Family(Options(2, first=0), seed=4, size=SMALL)
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    page = family.scene
    assert isinstance(page, MyTurnScene) and page.question.kind == "opening"
    seat_ = page.me
    drag(family, SLOTS[slot].centre, page.felt.place(seat_).box.centre)
    family.until(lambda: family.scene is not page)
    assert family.session.match.sealed_answer(seat_) == slot
    assert not isinstance(family.scene, RatjackTable)
