"""What can be looked at more closely: what others need, chips and cards on the table, the story, moments."""

from __future__ import annotations

import pytest

from ratland_desktop.games.ratjack.rules.table import Card, Options, Table
from ratland_desktop.games.ratjack.scenes.hand.scene import MyTurnScene
from ratland_desktop.games.ratjack.scenes.results import RESULTS
from ratland_desktop.games.ratjack.scenes.table.doors import DRAWER_DOOR
from ratland_desktop.games.ratjack.scenes.table.scene import RatjackTable
from ratland_desktop.games.ratjack.scenes.tips import OCCASIONS, turn_coaching
from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.screens.coach.coach import Coach
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.shell.go import Done
from ratland_desktop.shell.intents import Hot, Shortcut
from ratland_desktop.shell.widgets.dialog import Dialog
from tests.games.ratjack.kit import Seat, down, lay, seat, up
from tests.games.ratjack.scenes.family import Family
from tests.games.ratjack.scenes.laid import match_on

SMALL = (1280, 720)


def table() -> Table:
    """The second player has 17 and the third 10; one of the 8s is in sight."""
    return lay(
        seat(down("rat_12"), hand=("rat_7", "rat_8")),
        seat(up("rat_10"), up("rat_4", "plus_3"), down("rat_1", "shield"), hand=("rat_2",)),
        seat(up("rat_10"), hand=("rat_3",)),
        discard=("rat_11",),
    )


def before(laid: Table | None = None, **more: object) -> tuple[Family, MyTurnScene]:
    laid = laid or table()
    family = Family(Options(len(laid.points)), match=match_on(laid), size=SMALL, language="en", **more)  # type: ignore[arg-type]
    family.player.play_until(MyTurnScene)
    family.wait(0.8)
    scene = family.scene
    assert isinstance(scene, MyTurnScene)
    return family, scene


def at_the_table(players: int = 2) -> tuple[Family, RatjackTable]:
    family, _ = before(lay(*_seats()[:players], discard=("rat_11",)))
    family.click("hide-0")
    family.click("done")
    scene = family.until_scene(RatjackTable)
    family.until(lambda: scene.called is not None)
    return family, scene


def _seats() -> list[Seat]:
    return [
        seat(down("rat_12"), hand=("rat_7", "rat_8")),
        seat(up("rat_10"), up("rat_4", "plus_3"), down("rat_1", "shield"), hand=("rat_2",)),
        seat(up("rat_10"), hand=("rat_3",)),
    ]


def test_an_opponents_total_says_what_is_missing_and_how_much_of_it_was_seen() -> None:
    family, _ = before()
    near, far = family.widget("need-1").tooltip, family.widget("need-2").tooltip
    assert "needs a card worth 8" in near and "You’ve seen one, but not the other." in near
    assert "1 hidden card" in near
    assert "still needs 15" in far


def test_without_counting_help_nobody_says_what_others_need() -> None:
    family, _ = before(wishes={"counting": False})
    assert not [name for name in family.names() if name.startswith("need")]


def test_a_card_with_a_chip_says_what_it_counts_and_chips_open_the_viewer() -> None:
    family, _ = at_the_table()
    assert "counts 7" in family.widget("open-1-1").tooltip
    assert family.widget("chip-on-1-2").tooltip
    family.click("chip-on-1-2")
    assert family.until_scene(CardsScene).card == "shield"
    family.back()
    family.until_scene(RatjackTable)
    family.click("chip-B")
    assert family.until_scene(CardsScene).card == "plus_10"


def test_the_story_of_the_round_is_a_drawer_where_the_felt_has_no_room() -> None:
    family, scene = at_the_table()
    assert "story" not in family.names()
    family.click(DRAWER_DOOR)
    assert "story" in family.names() and family.bad_texts() == []
    assert any("face down" in words for words in family.words())
    family.give(Hot(Shortcut.LAST_ROUND))
    assert "story" not in family.names()
    family, _ = at_the_table(3)  # the fourth place holds it
    assert DRAWER_DOOR not in family.names() and "story" in family.names()
    assert scene.drawer_open is False


def test_each_pale_way_gives_its_own_reason() -> None:
    family, scene = before(lay(seat(hand=("rat_7", "rat_8")), seat(hand=("rat_1",)), discard=("rat_2",)))
    family.click("uncover-0")
    assert "no hidden card" in scene.reason
    family.click("open-0")
    assert "no other open card" in scene.reason


def test_a_doubtful_turn_is_asked_about_once_in_a_round() -> None:
    row = (up("rat_12"), up("rat_11"))
    laid = lay(seat(*row, hand=("rat_3", "rat_2")), seat(hand=("rat_4",)), seat(hand=("rat_5",)))
    family, scene = before(laid)
    family.click("open-0")
    family.click("done")
    family.until_scene(Dialog)
    family.click("no")
    family.until_scene(MyTurnScene)
    again = MyTurnScene(scene.turn)
    assert again.memory.doubted == {scene.view.round}
    again.pending = scene.pending
    assert isinstance(again.done(), Done)


def test_a_hidden_card_that_came_by_a_swap_is_noticed_once() -> None:
    family, scene = before()
    assert not scene.swapped_in
    laid = table()
    card = laid.rows[1][2]
    laid.rows[0] = (Card(card.face, frozenset((0, 1))),)  # somebody has swapped the hidden cards
    view = match_on(laid).view(0)
    assert scene.memory.look(view) == {card.face.id}
    assert not scene.memory.look(view)
    assert family.stage.failures == []


def fits(page: MyTurnScene, screen: str) -> bool:
    """Whether the coach has this to say on this page."""
    return next(one.fits(page) for one in OCCASIONS if one.tips.screen == screen)


def test_the_coach_speaks_of_a_swap_first_and_of_attacks_only_with_a_card_for_it() -> None:
    _, page = before()
    assert fits(page, "attack") and not fits(page, "swapped")  # the hidden 12 turns up others' cards
    _, harmless = before(lay(seat(hand=("rat_7", "rat_8")), *_seats()[1:], discard=("rat_11",)))
    assert not fits(harmless, "attack")
    _, first = before(lay(*_seats(), discard=("rat_11",), round=0))
    first.swapped_in = frozenset({"red_rat_1"})
    coach = Coach(True, 2)
    assert turn_coaching(coach, first) is not None
    assert coach.talk(0, "swapped", (), ()).now == "swapped"


@pytest.mark.slow
def test_the_results_tell_the_moments_of_the_game() -> None:
    family = Family(Options(2, first=0), seed=3, size=SMALL, language="de")
    family.play()
    scene = family.scene
    assert isinstance(scene, ResultsScene)
    scene.turn_to(RESULTS.pages[2])
    family.settle()
    assert {"Der beste Rauswurf", "Die längste Kette"} <= {*family.words()}
    assert family.bad_texts() == []
