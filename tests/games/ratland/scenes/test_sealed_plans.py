"""Sealed plans and plans in the making: kept for their owner through breaks, and shown to nobody else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ratland_desktop.games.ratland.box import BOX
from ratland_desktop.games.ratland.rules.game import new_match
from ratland_desktop.games.ratland.rules.questions import Opening
from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.view import View
from ratland_desktop.games.ratland.rules.words import Board, Plan
from ratland_desktop.games.ratland.scenes.opening import OpeningScene
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.hotseat.reasons import Decided
from ratland_desktop.hotseat.session import QuickMinds, Session
from ratland_desktop.screens.hosting import Hosting
from ratland_desktop.screens.play import PlayScene
from ratland_desktop.screens.seats_page import SeatsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.scenes.curtain import CurtainScene, Waiting
from ratland_desktop.shell.widgets import Choice
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.seats import HUMAN
from tests.games.ratland.scenes.family import family_seats
from tests.games.ratland.scenes.house import House
from tests.games.ratland.scenes.test_privacy_on_disk import plainly
from tests.opener import Blank
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

PLAIN = Options(3, first=0)
PLANS = (Plan(dump=2, pantry=5), Plan(city=4, left=2, nursery=1))
WAYS = ["menu", "cross"]
BEGUN = (Plan(dump=2, city=1), Plan(field=4))


def hand_to(pilot: Pilot, seat: int, player: str) -> None:
    """From the curtain, on the page of seats."""
    pilot.click("seats")
    pilot.until_scene(SeatsScene)
    choice = pilot.typed_widget(Choice, f"seat-{seat}")
    number = next(n for n, (value, _) in enumerate(choice.options) if value == player)
    pilot.click(choice.segments()[number].centre)
    pilot.click("done")
    pilot.until_scene(CurtainScene)


def come_in(pilot: Pilot) -> MySewerScene:
    pilot.click("me")
    pilot.click("me")
    pilot.until(lambda: not isinstance(pilot.scene, CurtainScene))
    pilot.settle()
    if not isinstance(pilot.scene, MySewerScene):
        pilot.click("go")  # what happened while a computer played
    return pilot.until_scene(MySewerScene)


def place(pilot: Pilot, scene: MySewerScene, plan: Plan) -> None:
    scene.change(lambda: scene.editor.like(plan))
    scene.asked_again = True
    pilot.click("done")


def think_again(pilot: Pilot, seat: int) -> None:
    pilot.click(f"rethink-{seat}")
    pilot.until_scene(Dialog)
    pilot.click("yes")
    assert pilot.until_scene(CurtainScene).now == seat


def waiting(pilot: Pilot) -> list[Waiting]:
    curtain = pilot.until_scene(CurtainScene)
    return [row.waiting for row in curtain.rows]


def pixels(pilot: Pilot) -> bytes:
    pilot.redraw()
    return pygame.image.tobytes(pilot.app.canvas.surface, "RGB")


# --- a computer's plan


class Stubborn(QuickMinds):
    """Computers that always place their rats alike."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(1)
        self.plan = plan

    def ask(self, seat: int, level: str, view: View, question: Question) -> None:
        self._ready.append(Decided(seat, question, self.plan))


class Table(Pilot):
    """Two people and a computer in seat 2 that has planned already; the first curtain."""

    def __init__(self, plan: Plan) -> None:
        seats = family_seats(3, humans=(0, 1))
        self.session = Session(BOX, new_match(PLAIN, 11), seats, Stubborn(plan))
        while self.session.unseen():
            self.session.see()
        hosting = Hosting(title=Blank, settings=Blank, rules=Blank, rematch=Blank)
        super().__init__(lambda: PlayScene(self.session, hosting, explain=False), size=(1024, 640))
        self.until_scene(CurtainScene)
        assert self.session.match.handed_in == (2,)


def test_who_takes_a_computers_seat_plans_anew_and_never_sees_its_plan() -> None:
    def seen(plan: Plan) -> list[bytes]:
        pilot = Table(plan)
        hand_to(pilot, 2, HUMAN)
        assert waiting(pilot) == [Waiting.NOW, Waiting.NEXT, Waiting.WAITS]
        pictures = [pixels(pilot)]
        for _ in range(2):
            place(pilot, come_in(pilot), Plan(pantry=7))
            pilot.until_scene(CurtainScene)
        assert pilot.scene.now == 2  # type: ignore[attr-defined]
        scene = come_in(pilot)
        assert scene.plan == Plan()
        return [*pictures, pixels(pilot)]

    assert seen(PLANS[0]) == seen(PLANS[1])


def test_a_seat_that_goes_back_to_a_computer_is_planned_by_it_again() -> None:
    pilot = Table(PLANS[0])
    hand_to(pilot, 2, HUMAN)
    assert pilot.session.match.handed_in == ()
    hand_to(pilot, 2, "solid")
    pilot.frames(3)
    assert pilot.session.match.sealed_answer(2) == PLANS[0]


def test_another_level_of_computer_does_not_plan_again() -> None:
    pilot = Table(PLANS[0])
    hand_to(pilot, 2, "cunning")
    assert pilot.session.match.sealed_answer(2) == PLANS[0]


# --- through breaks


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.program.close()


def leave(house: House, way: str) -> None:
    if way == "menu":
        house.leave_by_menu()
    else:
        house.leave_by_closing()


def at_first_curtain(house: House, humans: int = 3) -> None:
    house.begin(PLAIN, humans=humans)
    house.play_until(lambda: isinstance(house.pilot.scene, CurtainScene))


@pytest.mark.parametrize("way", WAYS)
def test_the_plan_of_a_computer_cannot_be_read_after_a_break_either(house: House, way: str) -> None:
    at_first_curtain(house, humans=2)
    house.pilot.until(lambda: house.session.match.handed_in == (2,), 60)
    leave(house, way)
    house.go_on()
    hand_to(house.pilot, 2, HUMAN)
    assert house.session.match.handed_in == ()
    assert "rethink-2" not in house.pilot.names()


@pytest.mark.parametrize("way", WAYS)
def test_a_persons_own_sealed_plan_stays_while_a_computer_keeps_the_seat_warm(house: House, way: str) -> None:
    at_first_curtain(house)
    place(house.pilot, come_in(house.pilot), PLANS[0])
    house.pilot.until_scene(CurtainScene)
    hand_to(house.pilot, 0, "solid")
    leave(house, way)
    house.go_on()
    hand_to(house.pilot, 0, HUMAN)
    assert house.session.match.sealed_answer(0) == PLANS[0]
    think_again(house.pilot, 0)
    assert come_in(house.pilot).plan == PLANS[0]


@pytest.mark.parametrize("way", WAYS)
def test_half_placed_rats_wait_for_their_owner(house: House, way: str) -> None:
    at_first_curtain(house)
    scene = come_in(house.pilot)
    scene.change(lambda: scene.editor.like(BEGUN[0]))
    leave(house, way)
    curtain = house.go_on()
    assert isinstance(curtain, CurtainScene) and curtain.now == 0
    assert house.session.match.handed_in == ()
    again = come_in(house.pilot)
    assert again.plan == BEGUN[0] and not again.asked_again
    place(house.pilot, again, PLANS[0])
    assert waiting(house.pilot)[:2] == [Waiting.DONE, Waiting.NOW]
    other = come_in(house.pilot)
    assert other.plan == Plan()
    leave(house, way)
    house.go_on()
    assert come_in(house.pilot).plan == Plan()


def test_a_chosen_clan_waits_for_its_owner_as_well(house: House) -> None:
    house.begin(Options(3, clans=True, board=Board.SECRET, first=0))
    house.play_until(lambda: isinstance(house.pilot.scene, OpeningScene))
    scene = house.pilot.scene
    assert isinstance(scene, OpeningScene)
    house.pilot.click("card-1")
    house.leave_by_menu()
    house.go_on()
    house.pilot.click("me")
    house.pilot.click("me")
    again = house.pilot.until_scene(OpeningScene)
    assert (again.draft, again.page) == (Opening(scene.question.clans[1]), 0)


def test_a_plan_in_the_making_is_kept_with_whatever_is_saved_meanwhile(house: House) -> None:
    """Somebody pulls the plug: the last save has it, if a computer has answered since."""
    at_first_curtain(house)
    scene = come_in(house.pilot)
    scene.change(lambda: scene.editor.like(BEGUN[0]))
    house.session.changed()
    keeper = house.program.rooms.keeper
    assert keeper is not None and keeper.flush()
    copy = house.store.duplicate(house.store.games()[0].id, "copy")
    house.leave_by_menu()
    house.pilot.stage.show(house.program.rooms.host.take_up(house.store.open(copy.id)))
    house.pilot.until_scene(CurtainScene)
    assert come_in(house.pilot).plan == BEGUN[0]


def test_a_plan_in_the_making_does_not_outlive_its_round(house: House) -> None:
    at_first_curtain(house)
    scene = come_in(house.pilot)
    scene.change(lambda: scene.editor.like(BEGUN[0]))
    house.leave_by_menu()
    house.go_on()
    for _ in range(3):
        place(house.pilot, come_in(house.pilot), Plan(pantry=7))
        house.pilot.settle()
    house.play_until(lambda: isinstance(house.pilot.scene, CurtainScene))
    assert come_in(house.pilot).plan == Plan()


def test_a_seat_that_changes_hands_takes_no_half_made_plan_along(house: House) -> None:
    at_first_curtain(house)
    scene = come_in(house.pilot)
    scene.change(lambda: scene.editor.like(BEGUN[0]))
    house.leave_by_menu()
    house.go_on()
    hand_to(house.pilot, 0, "solid")
    hand_to(house.pilot, 0, HUMAN)
    assert come_in(house.pilot).plan == Plan()


def test_a_half_made_plan_cannot_be_read_in_the_file(tmp_path: Path) -> None:
    def file_with(number: int) -> object:
        home = House(tmp_path / str(number))
        at_first_curtain(home)
        scene = come_in(home.pilot)
        scene.change(lambda: scene.editor.like(BEGUN[number]))
        home.leave_by_menu()
        (path,) = (home.folder / "saves").glob("*.json")
        home.program.close()
        text = path.read_text()
        assert not re.search(r"\[\s*2,\s*1,", text) and "draft" not in text
        return plainly(text)

    one, other = file_with(0), file_with(1)
    assert one == other and "sealed" in json.dumps(one)


def test_a_half_made_plan_leaves_no_trace_on_the_next_screens(tmp_path: Path) -> None:
    def seen(number: int) -> list[bytes]:
        home = House(tmp_path / str(number))
        at_first_curtain(home)
        scene = come_in(home.pilot)
        scene.change(lambda: scene.editor.like(BEGUN[number]))
        home.leave_by_menu()
        home.go_on()
        home.pilot.wait(1)
        pictures = [pixels(home.pilot)]
        place(home.pilot, come_in(home.pilot), PLANS[0])
        home.pilot.until_scene(CurtainScene)
        pictures.append(pixels(home.pilot))
        come_in(home.pilot)
        pictures.append(pixels(home.pilot))
        home.program.close()
        return pictures

    assert seen(0) == seen(1)


# --- thinking again


@pytest.mark.parametrize("way", WAYS)
def test_thinking_again_keeps_the_sealed_plan_until_a_new_one_is_sealed(house: House, way: str) -> None:
    at_first_curtain(house)
    place(house.pilot, come_in(house.pilot), PLANS[0])
    house.pilot.until_scene(CurtainScene)
    think_again(house.pilot, 0)
    scene = come_in(house.pilot)
    assert scene.plan == PLANS[0] and scene.asked_again
    scene.change(lambda: scene.editor.like(BEGUN[1]))
    leave(house, way)
    house.go_on()
    assert waiting(house.pilot) == [Waiting.DONE, Waiting.NOW, Waiting.NEXT]
    assert house.session.match.sealed_answer(0) == PLANS[0]
    think_again(house.pilot, 0)
    again = come_in(house.pilot)
    assert again.plan == BEGUN[1], "what was begun is still there, too"
    place(house.pilot, again, PLANS[1])
    assert waiting(house.pilot) == [Waiting.DONE, Waiting.NOW, Waiting.NEXT]
    assert house.session.match.sealed_answer(0) == PLANS[1]


def test_pressing_think_again_changes_nothing_on_the_disk(house: House) -> None:
    at_first_curtain(house)
    place(house.pilot, come_in(house.pilot), PLANS[0])
    house.pilot.until_scene(CurtainScene)
    think_again(house.pilot, 0)
    house.leave_by_menu()
    house.go_on()
    assert house.session.match.sealed_answer(0) == PLANS[0]


def test_who_did_not_mean_it_leaves_the_sealed_plan_as_it_is(house: House) -> None:
    """Anybody at the curtain can press it; nobody has to open somebody else's plan to go on."""
    at_first_curtain(house)
    place(house.pilot, come_in(house.pilot), PLANS[0])
    house.pilot.until_scene(CurtainScene)
    assert "keep" not in house.pilot.names()
    think_again(house.pilot, 0)
    house.pilot.click("keep")
    assert waiting(house.pilot) == [Waiting.DONE, Waiting.NOW, Waiting.NEXT]
    assert house.session.match.sealed_answer(0) == PLANS[0]


# --- where Continue leads


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("handed", [(), (1,), (1, 2), (0, 1)], ids=str)
def test_continue_never_opens_on_a_secret_screen(house: House, way: str, handed: tuple[int, ...]) -> None:
    """However many people are left at the table."""
    at_first_curtain(house)
    for seat in handed:
        hand_to(house.pilot, seat, "solid")
    come_in(house.pilot)
    leave(house, way)
    scene = house.go_on()
    assert isinstance(scene, CurtainScene | TableScene)
    assert not any(scene.private for scene in house.pilot.stage.scenes())


def test_one_person_alone_says_its_me_once_after_a_break_and_then_never(house: House) -> None:
    house.begin(PLAIN, humans=1)
    house.play_until(lambda: isinstance(house.pilot.scene, MySewerScene))
    assert house.player.curtains == 0
    house.leave_by_menu()
    assert isinstance(house.go_on(), CurtainScene)
    house.player.play_until(TableScene)
    house.player.play_until(MySewerScene)
    assert house.player.curtains == 1


def test_who_hands_a_seat_over_at_the_curtain_does_not_look_at_the_last_persons_screen(house: House) -> None:
    at_first_curtain(house, humans=2)
    hand_to(house.pilot, 0, "solid")
    curtain = house.pilot.until_scene(CurtainScene)
    assert curtain.now == 1
