"""Messages: one at a time, in the language of the moment, and never one player's before another's eyes."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.notices import Notice
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Done, Go, Push, Swap
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets.dialog import Answer, Dialog
from ratland_desktop.text.spoken import says
from tests.pilot import Pilot

LANGUAGES = ("en", "de", "fr", "es", "xx")
MUTED = "shell.message.muted"


class Open(Scene[None]):
    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.bounds, (20, 40, 50))


class Secret(Open):
    private = True

    def back(self) -> Go:
        return Done(None)


def spoken(pilot: Pilot) -> list[str]:
    return [words for words in pilot.words() if words]


def test_a_message_follows_a_change_of_language() -> None:
    pilot = Pilot(Open)
    pilot.desk.toast(says(MUTED))
    pilot.settle()
    english = spoken(pilot)
    pilot.desk.speak("de")
    pilot.desk.refresh()
    assert spoken(pilot) == [pilot.desk.texts(MUTED)] != english


def test_messages_come_one_after_the_other_and_none_twice() -> None:
    pilot = Pilot(Open)
    for words in ("first", "second", "first"):
        pilot.desk.toast(words)
    pilot.settle()
    assert pilot.desk.toasts.all_words == ["first", "second"]
    assert spoken(pilot) == ["first"]
    pilot.wait(3.5)
    assert spoken(pilot) == ["second"]


@pytest.mark.parametrize("leaving", ["done", "swapped"])
def test_what_one_player_was_told_is_gone_with_the_private_screen(leaving: str) -> None:
    pilot = Pilot(Open)
    secret = Secret()
    pilot.stage._carry_out(Push(secret))
    pilot.desk.toast("You have 3 rats left")
    pilot.desk.toast("Take a clan first")
    pilot.settle()
    assert spoken(pilot) == ["You have 3 rats left"]
    if leaving == "done":
        pilot.back()
    else:
        pilot.stage._carry_out(Swap(Open()))
    assert spoken(pilot) == [] == pilot.desk.toasts.all_words


def test_in_front_of_the_private_screen_the_message_stays_while_its_player_does() -> None:
    pilot = Pilot(Open)
    pilot.stage._carry_out(Push(Secret()))
    pilot.desk.toast("Take a clan first")
    pilot.settle()
    pilot.stage._carry_out(Push(Dialog("Sure?", "", [Answer("yes", "Yes", True)])))
    assert "Take a clan first" in spoken(pilot)


def test_what_everybody_should_know_outlasts_a_private_screen() -> None:
    pilot = Pilot(Open)
    pilot.stage._carry_out(Push(Secret()))
    pilot.desk.tell(Notice(MUTED))
    pilot.settle()
    pilot.back()
    assert spoken(pilot) == [pilot.desk.texts(MUTED)]


def test_a_message_for_the_next_private_screen_waits_for_it_and_leaves_with_it() -> None:
    pilot = Pilot(Open)
    pilot.desk.toast("That is one rat too many", private=True)
    pilot.stage._carry_out(Push(Secret()))
    pilot.settle()
    assert spoken(pilot) == ["That is one rat too many"]
    pilot.back()
    assert spoken(pilot) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_messages_have_room(language: str) -> None:
    folder = "/home/somebody/Documents/Games/RatLand Desktop/exported games"
    long = [
        Notice("shell.message.settings_not_saved", {"folder": folder}),
        Notice("saves.list.exported", {"folder": folder, "file": "Sonntag bei Oma Ilse.ratland"}),
    ]
    for text_size in ("normal", "large", "larger"):
        for notice in long:
            pilot = Pilot(Open, language=language, text_size=text_size)
            pilot.desk.tell(notice)
            pilot.settle()
            assert pilot.bad_texts() == []
            ink = Box.around(pilot.desk.toasts.box().centre, 1, 1)
            for drawn in pilot.read().drawn:
                ink = ink.union(drawn.ink)
            assert pilot.desk.toasts.box().union(ink) == pilot.desk.toasts.box()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_message_drops_into_its_place_unless_movement_is_unwanted(reduced: bool) -> None:
    pilot = Pilot(Open, reduced=reduced)
    pilot.desk.toast("Hello")
    pilot.frames(3)
    early = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    pilot.wait(1)
    late = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    assert (early == late) is reduced


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1600, 700)])
@pytest.mark.parametrize("frame", [*range(0, 24, 3), 60])
def test_a_message_leaves_nothing_behind_whenever_the_whole_screen_is_drawn(
    size: tuple[int, int], frame: int
) -> None:
    """A resize, a click or a change of language draws everything, also while a message drops in."""
    pilot = Pilot(Open, reduced=False, size=size)
    pilot.redraw()
    before = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    pilot.desk.toast(
        "A rather long message that needs two lines, so that it stands as low as any message can be"
    )
    pilot.frames(2 + frame)
    pilot.redraw()
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") != before
    pilot.until(lambda: pilot.desk.toasts.now is None)
    pilot.frames(3)
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") == before
