"""Leaving from any screen, by the menu or by the window's cross, keeps the game; Continue finds its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.screens.table.mode import Mode
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.widgets.dialog import Dialog
from tests.games.ratland.scenes.house import House

ON = 10
"""So many screens are played after a break, to see that the game goes on."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.program.close()


# --- screens to leave from


def on(house: House, kind: type[Scene[Any]], handed_in: int, round_: int) -> Callable[[], bool]:
    """This screen, with so many sealed answers, in that round (0: before the first)."""

    def there() -> bool:
        match = house.session.match
        now = isinstance(house.pilot.scene, kind) and len(match.handed_in) == handed_in
        return now and match.view(None).round == round_

    return there


def at_table(house: House, mode: Mode) -> Callable[[], bool]:
    def there() -> bool:
        scene = house.pilot.scene
        if not isinstance(scene, TableScene) or scene.mode is not mode:
            return False
        return mode is not Mode.DECIDE or scene.decision is not None

    return there


PLACES: dict[str, Callable[[House], Callable[[], bool]]] = {
    "the first curtain": lambda house: on(house, CurtainScene, 0, 0),
    "the choice of a clan": lambda house: on(house, OpeningScene, 1, 0),
    "a curtain between two placements": lambda house: on(house, CurtainScene, 2, 1),
    "my sewer": lambda house: on(house, MySewerScene, 1, 2),
    "the screens before they lift": lambda house: at_table(house, Mode.GATE),
    "an open decision": lambda house: at_table(house, Mode.DECIDE),
    "the end of a round": lambda house: at_table(house, Mode.LEAVE),
}


QUICK = {
    ("the choice of a clan", "menu"),
    ("a curtain between two placements", "cross"),
    ("my sewer", "menu"),
}
WAYS = [
    pytest.param(place, way, marks=() if (place, way) in QUICK else pytest.mark.slow, id=f"{place}, {way}")
    for place in PLACES
    for way in ("menu", "cross")
]


@pytest.mark.slow
@pytest.mark.parametrize(("place", "way"), WAYS)
def test_continue_finds_the_place_again(house: House, place: str, way: str) -> None:
    house.begin()
    house.play_until(PLACES[place](house))
    match, mark = house.session.match, house.session.mark
    step, journal, stories = house.session.step(), match.journal, match.stories
    if way == "menu":
        house.leave_by_menu()
    else:
        house.leave_by_closing()
    scene = house.go_on()
    assert not any(scene.private for scene in house.pilot.stage.scenes())
    again = house.session
    assert (again.match.journal, again.match.stories) == (journal, stories)
    assert again.step() == step and again.mark.story == mark.story
    if isinstance(scene, CurtainScene):
        assert scene.now == getattr(step, "seat", None)
    else:
        assert isinstance(scene, TableScene)
    for _ in range(ON):
        house.player.play_screen()
    assert house.pilot.stage.failures == []


@pytest.mark.slow
def test_a_game_that_was_left_again_and_again_is_played_to_its_end(house: House) -> None:
    house.begin()
    for place in PLACES:
        house.play_until(PLACES[place](house))
        house.leave_by_menu()
        house.go_on()
    house.player.play_until(ResultsScene)
    house.leave_by_menu()
    (game,) = house.program.rooms.store.games()
    assert game.over


@pytest.mark.slow
def test_placements_that_were_handed_in_stay_with_their_seats(house: House) -> None:
    house.begin()
    house.play_until(PLACES["a curtain between two placements"](house))
    sealed = {seat: house.session.match.sealed_answer(seat) for seat in house.session.match.handed_in}
    assert len(sealed) == 2 and all(isinstance(plan, Plan) for plan in sealed.values())
    house.leave_by_menu()
    curtain = house.go_on()
    assert isinstance(curtain, CurtainScene)
    assert {seat: house.session.match.sealed_answer(seat) for seat in range(3) if seat in sealed} == sealed
    assert [row.waiting.value for row in curtain.rows].count("done") == 2


@pytest.mark.slow
def test_thinking_again_gives_the_plan_to_its_owner_only(house: House) -> None:
    """Not to the one whose turn it would be, and not to whoever comes after a break."""
    house.begin()
    house.play_until(PLACES["a curtain between two placements"](house))
    owner = house.session.match.handed_in[0]
    plan = house.session.match.sealed_answer(owner)
    house.player.hand.press(house.pilot, f"rethink-{owner}")
    house.pilot.until_scene(Dialog)
    house.player.hand.press(house.pilot, "yes")
    curtain = house.pilot.until_scene(CurtainScene)
    assert curtain.now == owner
    house.player.hand.say_its_me(house.pilot)
    scene = house.pilot.until_scene(MySewerScene)
    assert (scene.seat, scene.plan) == (house.session.seats[owner], plan)
    house.player.hand.press(house.pilot, "done")
    curtain = house.pilot.until_scene(CurtainScene)
    assert curtain.now != owner
    house.player.hand.say_its_me(house.pilot)
    other = house.pilot.until_scene(MySewerScene)
    assert other.plan == Plan()


@pytest.mark.slow
def test_a_rematch_has_the_same_people_and_its_own_file(house: House) -> None:
    house.begin(Options(2, first=0), humans=2)
    house.player.play_until(ResultsScene)
    seats = house.session.seats
    house.player.hand.press(house.pilot, "rematch")
    house.pilot.until_scene(TableScene)
    assert house.session.seats == seats
    assert house.session.view(None).options == Options(2, first=0)
    assert not house.session.match.over
    house.leave_by_menu()
    games = house.program.rooms.store.games()
    assert sorted(game.over for game in games) == [False, True]
    assert not getattr(house.program.rooms.store.latest(), "over", True)
