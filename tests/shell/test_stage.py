"""The stage carries out what scenes ask for, and nothing slips through a change of scene."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.failure import FailurePage
from ratland_desktop.shell.go import STAY, Done, Go, Push, Quit, Swap
from ratland_desktop.shell.intents import Direction, Hot, Intent, Point, Press, Release, Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import Button, Form
from ratland_desktop.shell.widgets.dialog import Answer, Dialog
from tests.pilot import Heard, Pilot

PLACE = Box(700, 500, 400, 100)


class Question(Scene[str]):
    """One button in the very place where the first scene has its own."""

    def arrange(self, canvas: Canvas) -> None:
        self.form = Form(Button("answer", PLACE, "answer", lambda: Done("cheese")))

    def back(self) -> Go | None:
        return Done("none")


class Start(Scene[None]):
    def __init__(self) -> None:
        super().__init__()
        self.result: str | None = None
        self.draws = 0
        self.seen: list[Intent] = []

    def arrange(self, canvas: Canvas) -> None:
        self.form = Form(
            Button("ask", PLACE, "ask", lambda: Push(Question(), self.keep)),
            Button("swap", PLACE.moved(0, 150), "swap", lambda: Swap(Question())),
            Button("break", PLACE.moved(0, 300), "break", self.fail),
            Button("quit", PLACE.moved(0, -150), "quit", Quit),
        )

    def keep(self, result: str) -> Go | None:
        self.result = result
        return None

    def fail(self) -> Go | None:
        secret = "three rats in the pantry"
        raise RuntimeError(secret)

    def handle(self, intent: Intent) -> Go | None:
        self.seen.append(intent)
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        self.draws += 1
        canvas.gradient(canvas.bounds, theme.DEEP, theme.SEWER)
        self.form.draw(canvas)


def started(**how: Any) -> tuple[Pilot, Start]:
    pilot = Pilot(Start, **how)
    assert isinstance(pilot.scene, Start)
    return pilot, pilot.scene


def test_a_pushed_scene_gives_its_result_to_the_one_beneath():
    pilot, start = started()
    pilot.click("ask")
    pilot.until_scene(Question)
    pilot.click("answer")
    pilot.until_scene(Start)
    assert start.result == "cheese"


def test_the_last_scene_being_done_ends_the_game():
    pilot, _ = started()
    pilot.click("swap")
    pilot.until_scene(Question)
    pilot.click("answer")
    assert pilot.over


def test_a_double_click_does_not_go_through_a_change_of_scene():
    pilot, start = started()
    pilot.raw_click("ask")
    pilot.raw_click(PLACE.centre)
    pilot.raw_click(PLACE.centre)
    pilot.wait(1)
    assert pilot.where() == ["Start", "Question"]
    assert start.result is None


def test_a_key_held_through_a_change_of_scene_counts_only_when_pressed_anew():
    pilot, start = started()
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    pilot.events(down)
    for _ in range(60):
        pilot.events(down)
    assert pilot.where() == ["Start", "Question"]
    pilot.events(up)
    assert start.result is None
    pilot.key(pygame.K_RETURN)
    assert start.result == "cheese"


def test_a_mouse_button_let_go_in_the_next_scene_is_no_click_there():
    pilot, start = started()
    pilot.give(Point(PLACE.centre), Press(PLACE.centre), Release(PLACE.centre))
    pilot.settle()
    pilot.give(Release(PLACE.centre))
    assert start.result is None


def test_an_error_shows_a_friendly_page_and_a_report_without_values(tmp_path: Path):
    pilot, _ = started(reports=tmp_path / "reports")
    pilot.click("break")
    page = pilot.until_scene(FailurePage)
    assert page.report is not None
    written = page.report.read_text(encoding="utf-8")
    assert "RuntimeError" in written and "in fail" in written
    assert "three rats" not in written.replace('secret = "three rats in the pantry"', "")
    assert any(str(page.report.name) in words for words in pilot.words())
    assert pilot.bad_texts() == []
    pilot.click("to_title")
    pilot.until_scene(Start)


def test_an_error_with_nowhere_to_write_still_shows_the_page(tmp_path: Path):
    (tmp_path / "file").write_text("")
    pilot, _ = started(reports=tmp_path / "file")
    pilot.click("break")
    assert pilot.until_scene(FailurePage).report is None


class BrokenPainter(Scene[None]):
    def draw(self, canvas: Canvas) -> None:
        raise ZeroDivisionError


def test_an_error_while_drawing_shows_the_page_too():
    pilot = Pilot(BrokenPainter)
    assert pilot.where() == ["FailurePage"]


def test_nothing_is_drawn_when_nothing_changes():
    pilot, start = started()
    pilot.wait(1)
    before = start.draws
    pilot.wait(2)
    assert start.draws == before


def test_pointing_at_a_button_draws_only_around_it():
    pilot, start = started()
    pilot.wait(1)
    start.take_stale()
    pilot.stage.take(Point(PLACE.centre))
    rects = pilot.stage.draw()
    assert rects and sum(rect.w * rect.h for rect in rects) < 1280 * 720 / 5


def test_with_full_motion_the_old_picture_fades_and_with_reduced_motion_it_does_not():
    for reduced in (False, True):
        pilot, _ = started(reduced=reduced)
        pilot.click("ask")
        assert pilot.stage.fading.active is not reduced


class Secret(Question):
    private = True


def test_a_private_scene_leaves_no_picture_behind():
    pilot, start = started(reduced=False)
    pilot.stage._carry_out(Push(Secret()))
    pilot.until_scene(Secret)
    pilot.back()
    assert pilot.scene is start
    assert not pilot.stage.fading.active


def test_a_dialog_gives_the_picked_answer_and_keeps_the_keys_of_what_is_beneath_asleep():
    pilot, start = started()
    got: list[object] = []

    def keep(result: object) -> Go:
        got.append(result)
        return STAY

    dialog = Dialog(
        "Enough?", "The rats will wait.", [Answer("no", "No", 1), Answer("yes", "Yes", 2, primary=True)]
    )
    pilot.stage._carry_out(Push(dialog, keep))
    pilot.until_scene(Dialog)
    seen = len(start.seen)
    pilot.give(Hot(Shortcut.RULES))
    assert pilot.focus == "yes"
    assert len(start.seen) == seen
    assert pilot.bad_texts() == []
    pilot.press()
    assert got == [2]


def test_moving_about_is_heard_but_not_over_a_private_scene():
    pilot, _ = started()
    heard = pilot.desk.sound
    assert isinstance(heard, Heard)
    answers = [Answer("no", "No", 1), Answer("yes", "Yes", 2)]
    for beneath, sounds in ((Question(), ["hover"] * 2), (Secret(), [])):
        pilot.stage._carry_out(Push(beneath))
        pilot.stage._carry_out(Push(Dialog("Sure?", "Really?", answers)))
        pilot.settle()
        heard.played.clear()
        pilot.move(Direction.RIGHT, Direction.LEFT)
        assert heard.played == sounds
    for _ in range(2):
        pilot.back()
        pilot.settle()
    heard.played.clear()
    pilot.tab()
    assert heard.played == ["hover"]


def test_the_close_button_ends_the_game():
    pilot, _ = started()
    pilot.events(pygame.event.Event(pygame.QUIT))
    assert pilot.over


def test_resizing_arranges_anew_and_keeps_the_focus():
    pilot, _ = started()
    pilot.focus_on("swap")
    pilot.app.window.surface = pygame.display.set_mode((1024, 768))
    pilot.app._take_surface()
    pilot.frames(2)
    assert pilot.focus == "swap"
    assert pilot.app.canvas.bounds.h == 1440
    assert pilot.app.canvas.bounds.y == -180


def test_full_screen_goes_and_comes_back_to_the_window_it_was():
    pilot, _ = started(size=(1280, 800))
    pilot.key(pygame.K_F11)
    assert pilot.desk.full_screen and pilot.app.window.state.full_screen
    pilot.key(pygame.K_RETURN, pygame.KMOD_LALT)
    pilot.frames(3)
    assert not pilot.desk.full_screen
    assert pilot.app.window.state.size == (1280, 800)
    assert pilot.app.canvas.surface.get_size() == (1280, 800)
