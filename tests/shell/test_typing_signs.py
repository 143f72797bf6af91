"""Odd signs: those that no font on this computer has, and letters that consist of several."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.shell import clipboard
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import faces
from ratland_desktop.shell.theme import Face
from ratland_desktop.shell.widgets import TextField
from ratland_desktop.shell.widgets.letterboard import LetterBoard
from tests.pilot import Pilot
from tests.shell.samples import Everything

FAMILY = "👨‍👩‍👧"


@pytest.fixture
def pilot() -> Pilot:
    return Pilot(Everything)


def field(pilot: Pilot) -> TextField:
    pilot.focus_on("name")
    return pilot.typed_widget(TextField, "name")


@pytest.mark.parametrize("sign", ["🐀", FAMILY, "\U0001f9c0"])
@pytest.mark.parametrize("way", ["typed", "pasted"])
def test_a_sign_that_no_font_has_is_left_out_with_a_word_about_it(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, sign: str, way: str
):
    monkeypatch.setattr(faces, "fallback_for", lambda letter: None)
    name = field(pilot)
    pilot.key(pygame.K_a, pygame.KMOD_LCTRL)
    if way == "typed":
        for letter in ("Z", sign, "oë"):
            pilot.events(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    else:
        monkeypatch.setattr(clipboard, "get", lambda: f"Z{sign}oë")
        pilot.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert name.value == "Zoë"
    assert any("can’t write that character" in words for words in pilot.desk.toasts.all_words)


def test_a_sign_that_some_font_has_is_taken(pilot: Pilot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(faces, "fallback_for", lambda letter: faces.face_file(Face.BODY))
    name = field(pilot)
    pilot.key(pygame.K_a, pygame.KMOD_LCTRL)
    pilot.events(pygame.event.Event(pygame.TEXTINPUT, text="Zoë 🐀"))
    assert name.value == "Zoë 🐀"
    assert pilot.desk.toasts.all_words == []


def test_a_marked_name_survives_a_sign_that_cannot_be_written(pilot: Pilot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(faces, "fallback_for", lambda letter: None)
    name = field(pilot)
    before = name.value
    pilot.key(pygame.K_a, pygame.KMOD_LCTRL)
    pilot.events(pygame.event.Event(pygame.TEXTINPUT, text="🐀"))
    assert name.value == before


# --- letters of several signs


def test_the_letter_board_takes_whole_letters_away():
    pilot = Pilot(lambda: LetterBoard(f"Zoë{FAMILY}", 12))
    board = pilot.scene
    assert isinstance(board, LetterBoard)
    left = []
    for _ in range(4):
        pilot.pad(2)  # X
        left.append(board.line.words)
    assert left == ["Zoë", "Zo", "Z", ""]


def test_a_field_that_is_made_anew_has_its_cursor_inside_its_text():
    box = Box(0, 0, 500, 68)
    old, new = (TextField("name", box, words, lambda value: None) for words in ("Onkel Otto", FAMILY))
    new.take_over(old)
    assert new.line.cursor == 1
