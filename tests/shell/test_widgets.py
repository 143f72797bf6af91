"""Widgets by mouse, by keys and by pad."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ratland_desktop.shell import clipboard
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import faces
from ratland_desktop.shell.intents import (
    Composing,
    Confirm,
    Direction,
    Edit,
    Hand,
    Key,
    Point,
    Press,
    Release,
    Typed,
    Wheel,
)  # fmt: skip
from ratland_desktop.shell.theme import Face
from ratland_desktop.shell.widgets import Button, HoldButton, ScrollList, ScrollPane, TextField
from ratland_desktop.shell.widgets.editing import EditedLine
from ratland_desktop.shell.widgets.letterboard import LetterBoard
from ratland_desktop.shell.widgets.navigation import nearest
from tests.pilot import Pilot
from tests.shell.samples import Everything


@pytest.fixture
def pilot() -> Pilot:
    return Pilot(Everything)


def told(pilot: Pilot) -> list[tuple[str, object]]:
    assert isinstance(pilot.scene, Everything)
    return pilot.scene.told


@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_every_widget_keeps_its_words_inside(size: tuple[int, int], text_size: str):
    assert Pilot(Everything, size=size, text_size=text_size).bad_texts() == []


def test_tab_reaches_everything_that_can_be_used(pilot: Pilot):
    reached = set()
    for _ in range(30):
        reached.add(pilot.focus)
        pilot.tab()
    usable = {widget.name for widget in pilot.scene.form.widgets if widget.focusable}
    assert reached == usable
    assert "off" not in usable and "progress" not in usable


def test_arrows_move_the_focus_to_what_lies_that_way():
    def at(name: str, x: float, y: float) -> Button:
        return Button(name, Box(x, y, 200, 80), name, lambda: None)

    grid = [at(f"{row}{column}", column * 240, row * 100) for row in range(3) for column in range(3)]
    names = {widget.name: widget for widget in grid}
    goals = {Direction.LEFT: "10", Direction.RIGHT: "12", Direction.UP: "01", Direction.DOWN: "21"}
    for direction, goal in goals.items():
        assert nearest(grid, names["11"], direction) is names[goal]
    assert nearest(grid, names["00"], Direction.LEFT) is None


def test_the_ring_is_shown_for_keys_and_pad_but_not_for_the_mouse(pilot: Pilot):
    pilot.click("plain")
    assert not pilot.scene.form.look(pilot.widget("plain")).ring
    pilot.tab()
    assert pilot.scene.form.focus is not None
    assert pilot.scene.form.look(pilot.scene.form.focus).ring


def test_a_button_fires_when_let_go_inside_and_not_when_let_go_outside(pilot: Pilot):
    spot = pilot.widget("new").box.centre
    pilot.give(Point(spot), Press(spot), Release((5.0, 5.0)))
    assert told(pilot) == []
    pilot.click("new")
    assert told(pilot) == [("new", None)]


def test_a_button_that_is_off_cannot_be_pressed(pilot: Pilot):
    pilot.click("off")
    assert told(pilot) == []


@pytest.mark.parametrize("hand", ["keys", "pad"])
def test_stepper_choice_switch_and_slider_by_keys_and_by_pad(pilot: Pilot, hand: str):
    def right() -> None:
        pilot.key(pygame.K_RIGHT) if hand == "keys" else pilot.pad_move(Direction.RIGHT)

    def left() -> None:
        pilot.key(pygame.K_LEFT) if hand == "keys" else pilot.pad_move(Direction.LEFT)

    def confirm() -> None:
        pilot.key(pygame.K_RETURN) if hand == "keys" else pilot.pad(0)

    pilot.focus_on("count")
    right()
    pilot.focus_on("board")
    left()
    pilot.focus_on("clans")
    confirm()
    pilot.focus_on("volume")
    right()
    assert told(pilot) == [("count", 5), ("board", "all"), ("clans", False), ("volume", 0.7)]


def test_a_stepper_stops_at_its_ends(pilot: Pilot):
    box = pilot.widget("count").box
    for _ in range(12):
        pilot.click((box.x + 10, box.centre[1]))
    assert told(pilot)[-1] == ("count", 2)


def test_a_slider_follows_the_mouse_while_it_is_held(pilot: Pilot):
    track = pilot.widget("volume").box
    pilot.give(Point(track.centre), Press(track.centre), Point((track.right, 20)), Release((track.right, 20)))
    assert told(pilot)[-1] == ("volume", 1.0)
    pilot.give(Point((track.x, track.centre[1])))
    assert told(pilot)[-1] == ("volume", 1.0)


def field(pilot: Pilot) -> TextField:
    pilot.focus_on("name")
    return pilot.typed_widget(TextField, "name")


def test_typing_replaces_what_tab_selected_and_keeps_accents(pilot: Pilot):
    name = field(pilot)
    pilot.type("Zoë")
    assert name.value == "Zoë"
    pilot.type("e\u0301")
    assert name.value == "Zoëé"
    pilot.key(pygame.K_BACKSPACE)
    assert name.value == "Zoë"


def test_text_from_an_input_method_is_shown_first_and_taken_when_finished(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(faces, "fallback_for", lambda letter: faces.face_file(Face.BODY))
    name = field(pilot)
    pilot.events(pygame.event.Event(pygame.TEXTEDITING, text="にほ", start=0, length=2))
    assert name.composing == "にほ" and "に" not in name.value
    pilot.key(pygame.K_RETURN)  # belongs to the input method while it composes
    pilot.events(pygame.event.Event(pygame.TEXTINPUT, text="日本"))
    assert name.value == "日本" and name.composing == ""


def test_a_paste_is_one_tidy_line_within_the_limit(pilot: Pilot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clipboard, "get", lambda: "Opa\nKurt\tder\x07 Große von nebenan")
    name = field(pilot)
    pilot.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert name.value == "Opa Kurt der"
    assert len(name.value) == 12


def test_select_all_copy_and_cut(pilot: Pilot, monkeypatch: pytest.MonkeyPatch):
    kept: list[str] = []
    monkeypatch.setattr(clipboard, "put", kept.append)
    name = field(pilot)
    for key in (pygame.K_a, pygame.K_c, pygame.K_x):
        pilot.key(key, pygame.KMOD_LCTRL)
    assert kept == ["Oma Ilse", "Oma Ilse"] and name.value == ""


def test_letters_are_text_and_not_hot_keys_while_typing(pilot: Pilot):
    field(pilot)
    muted: list[bool] = []
    pilot.desk.toggle_mute = lambda: muted.append(True)
    pilot.key(pygame.K_m)
    assert muted == []
    pilot.focus_on("new")
    pilot.key(pygame.K_m)
    assert muted == [True]


def test_suggestions_fit_what_was_typed_and_can_be_taken_with_keys(pilot: Pilot):
    name = field(pilot)
    pilot.type("o")
    assert name.offered() == ["Oma Ilse", "Opa Kurt", "Onkel Otto"]
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_RETURN)
    assert name.value == "Opa Kurt" and not name.open
    assert pilot.bad_texts() == []


def test_a_suggestion_can_be_clicked_although_it_covers_other_widgets(pilot: Pilot):
    name = field(pilot)
    pilot.type("o")
    row = name._rows()[2][1]
    pilot.click(row.centre)
    assert name.value == "Onkel Otto"


def test_esc_closes_the_suggestions_first(pilot: Pilot):
    name = field(pilot)
    pilot.type("o")
    pilot.back()
    assert not name.open and not pilot.over


def test_a_held_backspace_repeats(pilot: Pilot):
    name = field(pilot)
    pilot.key(pygame.K_END)
    pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode=""))
    pilot.wait(1.0)
    assert name.value == ""


def test_words_are_skipped_and_selected_by_letters_that_people_see():
    line = EditedLine(30)
    line.set("Oma 👩‍👩‍👧 Ilse")
    line.press(Key.WORD_LEFT)
    assert line.before(line.cursor) == "Oma 👩‍👩‍👧 "
    line.press(Key.LEFT)
    line.press(Key.BACKSPACE)
    assert line.words == "Oma  Ilse"
    line.press(Key.HOME)
    line.press(Key.RIGHT, selecting=True)
    line.press(Key.RIGHT, selecting=True)
    assert line.selected == "Om"


def test_what_was_typed_survives_a_change_of_window(pilot: Pilot):
    field(pilot)
    pilot.give(Edit(Key.END))
    pilot.desk.refresh()
    pilot.frames()
    assert pilot.focus == "name"


def hold(pilot: Pilot) -> HoldButton:
    pilot.focus_on("me")
    return pilot.typed_widget(HoldButton, "me")


def test_holding_long_enough_confirms_once(pilot: Pilot):
    button = hold(pilot)
    pilot.give(Confirm(True))
    pilot.wait(0.3)
    assert 0 < button.share < 1 and told(pilot) == []
    pilot.wait(0.6)
    pilot.give(Confirm(False))
    assert told(pilot) == [("me", None)]


def test_two_clicks_confirm_too_and_one_does_not(pilot: Pilot):
    button = hold(pilot)
    pilot.click("me")
    assert told(pilot) == [] and button.words == "Noch einmal!"
    pilot.click("me")
    assert told(pilot) == [("me", None)]


def test_one_click_is_forgotten_after_a_while(pilot: Pilot):
    button = hold(pilot)
    pilot.click("me")
    pilot.wait(4)
    assert button.words == "Ich bin Oma Ilse"
    pilot.click("me")
    assert told(pilot) == []


def test_space_and_the_pad_can_hold_it(pilot: Pilot):
    hold(pilot)
    pilot.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    pilot.wait(0.9)
    pilot.events(pygame.event.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    pilot.events(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
    pilot.wait(0.9)
    pilot.events(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=0, button=0))
    assert told(pilot) == [("me", None)] * 2


def test_a_list_scrolls_to_what_is_selected_and_picks_it(pilot: Pilot):
    pilot.focus_on("saves")
    rows = pilot.typed_widget(ScrollList, "saves")
    pilot.move(*[Direction.DOWN] * 8)
    assert rows.selected == 8
    assert rows.row_box(8).bottom <= rows.box.bottom + 0.1
    pilot.press()
    assert told(pilot) == [("saves", 8)]
    pilot.move(Direction.DOWN)
    assert pilot.focus != "saves"


def test_a_pane_scrolls_by_wheel_page_keys_and_bar(pilot: Pilot):
    pane = pilot.typed_widget(ScrollPane, "story")
    pilot.give(Wheel(-2, pane.box.centre))
    assert pane.scrolled == 140
    pilot.focus_on("story")
    pilot.key(pygame.K_END)
    assert pane.scrolled == pane.furthest
    handle = pane.bar()
    assert handle is not None
    pilot.give(Point(handle.centre), Press(handle.centre), Point((handle.x, 0)), Release((handle.x, 0)))
    assert pane.scrolled == 0


def test_a_tooltip_comes_for_the_mouse_and_for_the_focus(pilot: Pilot):
    pilot.give(Point(pilot.widget("gear").box.centre))
    pilot.wait(0.6)
    assert "Optionen" in pilot.words()
    pilot.give(Point((5.0, 5.0)))
    pilot.frames(2)
    assert "Optionen" not in pilot.words()
    pilot.focus_on("mute")
    pilot.wait(0.6)
    assert "Ton aus" in pilot.words()


def test_a_message_comes_and_goes(pilot: Pilot):
    pilot.desk.toast("Gespeichert")
    pilot.frames(2)
    assert "Gespeichert" in pilot.words()
    pilot.wait(4)
    assert "Gespeichert" not in pilot.words()


def test_hints_show_the_signs_of_the_hand_used_last(pilot: Pilot):
    pilot.tab()
    assert "Leertaste" in pilot.words()
    pilot.pad_move(Direction.DOWN)
    assert pilot.desk.hand is Hand.PAD
    assert "X" in pilot.words() and "Leertaste" not in pilot.words()


def test_typed_text_goes_nowhere_without_a_field(pilot: Pilot):
    pilot.focus_on("new")
    pilot.give(Typed("x"), Composing("y"))
    assert told(pilot) == []


def test_pictures_can_be_taken(pilot: Pilot, tmp_path: Path):
    assert pilot.picture(tmp_path / "all.png").stat().st_size > 10_000


def test_a_name_can_be_spelled_with_nothing_but_a_pad(pilot: Pilot):
    name = field(pilot)
    pilot.pad(0)
    board = pilot.until_scene(LetterBoard)
    for _ in range(8):
        pilot.pad(2)  # X takes the last letter away
    assert board.line.words == "" and board.large
    for steps in ((), (Direction.DOWN,)):
        for direction in steps:
            pilot.pad_move(direction)
        pilot.pad(0)
    assert board.line.words == "Ak"
    assert pilot.bad_texts() == []
    pilot.focus_on("done", Hand.PAD)
    pilot.pad(0)
    pilot.until_scene(Everything)
    assert name.value == "Ak" and told(pilot)[-1] == ("name", "Ak")


def test_giving_up_on_the_letter_board_changes_nothing(pilot: Pilot):
    name = field(pilot)
    pilot.pad(0)
    pilot.until_scene(LetterBoard)
    pilot.pad(0)
    pilot.pad(1)
    pilot.until_scene(Everything)
    assert name.value == "Oma Ilse" and told(pilot) == []
