"""The curtain: nothing behind it shows, nothing rushes through it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY, Done, Go, Push
from ratland_desktop.shell.intents import Confirm, Hand, Hot, Point, Press, Release, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene, ItsMe, Kept, Purpose, Rethink, Row, Waiting
from ratland_desktop.shell.widgets import Button, Form, HoldButton
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.seats import Seat
from tests.pilot import Pilot

BADGES = (
    "scarf", "bow", "crown", "beret", "flower", "glasses",
    "helmet", "top_hat", "eyepatch", "bandana", "moustache", "headphones",
)  # fmt: skip
NAMES = ("Mia", "Wilhelminchen", "Oma Ilse", *(f"Nachbarin {n}" for n in range(9)))
COLOURS = ("teal", "red", "sand", "blue", "rose", "sage", "violet", "sky", "lime", "orange", "grey", "brown")


def rows(players: int, now: int) -> list[Row]:
    waiting = [
        Waiting.DONE if n < now else Waiting.NOW if n == now else Waiting.WAITS for n in range(players)
    ]
    return [
        Row(n, Seat(NAMES[n], COLOURS[n], BADGES[n]), state, rethinks=state is Waiting.DONE)
        for n, state in enumerate(waiting)
    ]


class PrivateStub(Scene[int]):
    """Covers the whole screen with one button: whoever presses too much presses it."""

    private = True
    settle = 0.5

    def arrange(self, canvas: Canvas) -> None:
        self.form = Form(Button("all", Box(0, 0, 1920, 1080), "!", lambda: Done(7)), first="all")


class Table(Scene[None]):
    """Puts the curtain up; behind it the secret of one seat in some colour."""

    def __init__(self, secret: tuple[int, int, int] = (0, 0, 0), players: int = 4, now: int = 1) -> None:
        super().__init__()
        self.secret = secret
        self.players, self.now = players, now
        self.made: list[PrivateStub] = []
        self.answers: list[int | None] = []
        self.others: list[Any] = []
        self.menus = 0
        self.up = False

    def menu(self) -> Go:
        self.menus += 1
        return STAY

    def curtain(self) -> CurtainScene:
        return CurtainScene(rows(self.players, self.now), self.now, explain=True, menu=self.menu)

    def passed(self, result: ItsMe | Rethink | None) -> Go | None:
        if not isinstance(result, ItsMe):
            self.others.append(result)
            return None
        self.made.append(PrivateStub())
        return Push(self.made[-1], then=self.answers.append)

    def update(self, seconds: float) -> Go | None:
        if self.up:
            return None
        self.up = True
        return Push(self.curtain(), then=self.passed)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, self.secret)


class Host(Pilot):
    def __init__(self, table: Table | None = None, **look: Any) -> None:
        self.table = table or Table()
        super().__init__(lambda: self.table, **look)
        self.until_scene(CurtainScene)

    def pixels(self) -> bytes:
        self.redraw()
        return pygame.image.tobytes(self.app.canvas.surface, "RGB")


# --- who goes through


def test_two_clicks_open_it_and_one_does_not() -> None:
    pilot = Host()
    pilot.click("me")
    pilot.wait(1)
    assert pilot.table.made == []
    pilot.click("me")
    pilot.until_scene(PrivateStub)


def test_holding_opens_it() -> None:
    pilot = Host()
    spot = pilot.widget("me").box.centre
    pilot.give(Point(spot), Press(spot))
    pilot.until_scene(PrivateStub, seconds=HoldButton.SECONDS + 0.2)


def test_who_asked_for_holding_does_not_get_through_by_clicks() -> None:
    pilot = Host()
    pilot.desk.hold_to_confirm = True
    for _ in range(4):
        pilot.click("me")
    pilot.wait(1)
    assert pilot.table.made == []
    assert pilot.desk.texts("shell.settings.confirm.choice.hold") in pilot.words()
    spot = pilot.widget("me").box.centre
    pilot.give(Point(spot), Press(spot))
    pilot.until_scene(PrivateStub, seconds=HoldButton.SECONDS + 0.2)


@pytest.mark.parametrize("hand", [Hand.KEYS, Hand.PAD])
def test_keys_and_pads_can_hold_or_press_twice(hand: Hand) -> None:
    twice = Host()
    twice.press(hand)
    assert twice.table.made == []
    twice.press(hand)
    twice.until_scene(PrivateStub)
    held = Host()
    held.give(Confirm(True, hand))
    held.until_scene(PrivateStub, seconds=HoldButton.SECONDS + 0.2)


def test_who_goes_on_tapping_space_does_not_get_through() -> None:
    pilot = Host()
    for _ in range(6):
        pilot.give(Hot(Shortcut.NEXT))
        pilot.wait(0.4)
    assert pilot.table.made == []


def test_a_first_press_is_forgotten_after_a_while() -> None:
    pilot = Host()
    pilot.click("me")
    pilot.wait(HoldButton.ARMED_FOR + 0.2)
    pilot.click("me")
    pilot.frames(3)
    assert pilot.table.made == []


# --- nobody rushes through


def test_a_double_click_and_more_gets_no_further_than_the_private_screen() -> None:
    pilot = Host()
    spot = pilot.widget("me").box.centre
    pilot.raw_click(spot)
    pilot.raw_click(spot)
    assert len(pilot.table.made) == 1
    for _ in range(8):  # as fast as a hand can click, for nearly half a second
        pilot.raw_click(spot)
        pilot.frames()
    assert pilot.table.answers == []
    pilot.until_scene(PrivateStub)
    pilot.raw_click(spot)
    pilot.frames(2)
    assert pilot.table.answers == [7]


def test_a_key_held_through_the_curtain_does_nothing_behind_it() -> None:
    pilot = Host()
    pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    pilot.until_scene(PrivateStub)
    for _ in range(90):  # the system repeats a held key
        pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", repeat=True))
    pilot.events(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    pilot.wait(1)
    assert pilot.table.answers == []
    pilot.key(pygame.K_RETURN)
    pilot.frames(2)
    assert pilot.table.answers == [7]


def test_a_mouse_button_held_through_the_curtain_does_nothing_behind_it() -> None:
    pilot = Host()
    spot = pilot.widget("me").box.centre
    pos = tuple(round(part * pilot.app.canvas.scale) for part in spot)
    pilot.events(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    pilot.until_scene(PrivateStub)
    pilot.wait(1)
    pilot.events(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    pilot.wait(1)
    assert pilot.table.answers == []


def test_a_pad_button_held_through_the_curtain_does_nothing_behind_it() -> None:
    pilot = Host()
    pilot.events(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
    pilot.until_scene(PrivateStub)
    pilot.wait(1)
    pilot.events(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=0, button=0))
    pilot.wait(1)
    assert pilot.table.answers == []


def test_a_press_left_over_from_the_last_screen_does_not_arm_it() -> None:
    table = Table()
    table.up = True
    pilot = Pilot(lambda: table)
    table.up = False
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
    spot = pilot.widget("me").box.centre
    for _ in range(4):
        pilot.give(Press(spot), Release(spot))
    pilot.settle()
    assert pilot.typed_widget(HoldButton, "me").armed_for == 0
    assert isinstance(pilot.scene, CurtainScene)


# --- what it shows


@pytest.mark.parametrize("reduced", [True, False])
def test_what_lies_behind_changes_no_pixel_of_it(reduced: bool) -> None:
    first, second = (Host(Table(secret), reduced=reduced).pixels() for secret in ((250, 0, 0), (0, 250, 250)))
    assert first == second


def test_the_private_screen_is_made_only_after_its_player_is_there() -> None:
    pilot = Host()
    pilot.wait(3)
    assert pilot.table.made == []
    assert not any(scene.private for scene in pilot.stage.scenes())


def test_it_says_whose_turn_it_is_and_who_is_ready() -> None:
    pilot = Host(language="de")
    words = pilot.words()
    assert f"{NAMES[1]} ist dran" in words
    assert [words.count(state) for state in ("fertig", "jetzt", "wartet")] == [1, 1, 2]


def test_a_plan_is_given_back_only_after_asking() -> None:
    pilot = Host()
    pilot.click("rethink-0")
    pilot.until_scene(Dialog)
    pilot.click("no")
    pilot.until_scene(CurtainScene)
    pilot.click("rethink-0")
    pilot.until_scene(Dialog)
    pilot.click("yes")
    pilot.frames(3)
    assert pilot.table.others == [Rethink(0)]


def test_escape_opens_the_menu() -> None:
    pilot = Host()
    pilot.key(pygame.K_ESCAPE)
    assert pilot.table.menus == 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("players", [2, 6, 12])
def test_every_word_has_room(language: str, text_size: str, players: int) -> None:
    pilot = Host(Table(players=players), language=language, text_size=text_size)
    assert pilot.bad_texts() == []
    pilot.click("me")
    assert pilot.bad_texts() == []


class Rethinking(Table):
    """The seat whose turn it is has a sealed answer."""

    def curtain(self) -> CurtainScene:
        shown = rows(self.players, self.now)
        return CurtainScene(
            shown, self.now, explain=False, menu=self.menu, seats=self.menu, purpose=Purpose.RETHINK
        )  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_a_sealed_answer_can_be_left_as_it_is(language: str, text_size: str) -> None:
    pilot = Host(Rethinking(), language=language, text_size=text_size)
    assert pilot.bad_texts() == []
    pilot.click("keep")
    assert pilot.table.others == [Kept()]
