"""The page of players: new names, other faces, and nobody is forgotten by mistake."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ratland_desktop.games.ratland.scenes.sheet import SHEET
from ratland_desktop.saves.players import FILE, PlayerBook
from ratland_desktop.screens.hall.people import PeopleScene
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.tabletop.seats import Seat
from tests.pilot import Pilot

MIA, OMA = Seat("Mia", "teal", "scarf"), Seat("Oma", "red", "bow")


def people(tmp_path: Path, *seats: Seat) -> tuple[PlayerBook, Pilot]:
    book = PlayerBook(tmp_path / FILE)
    book.remember("ratland", seats, {})
    return book, Pilot(lambda: PeopleScene(book))


def retype(pilot: Pilot, name: str) -> None:
    """Replaces what stands in the field and confirms it."""
    pilot.until_scene(Prompt)
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.type(name)
    pilot.key(pygame.K_RETURN)
    pilot.settle()


def test_a_player_gets_another_name_that_is_kept(tmp_path: Path) -> None:
    book, pilot = people(tmp_path, MIA, OMA)
    pilot.click("rename")
    retype(pilot, "Sophie")
    pilot.until_scene(PeopleScene)
    assert PlayerBook(tmp_path / FILE).known == (replace(MIA, name="Sophie"), OMA)
    assert book.name_now("Mia") == "Sophie"


@pytest.mark.parametrize("name", ["oma", "  OMA ", "x" * 20, " ", "\u200b\u200b"])
def test_a_name_that_is_taken_too_long_or_none_is_refused_and_asked_again(tmp_path: Path, name: str) -> None:
    book, pilot = people(tmp_path, MIA, OMA)
    pilot.click("rename")
    retype(pilot, name)
    pilot.until_scene(Prompt)
    pilot.frames(2)
    assert pilot.desk.toasts.words
    assert book.known == (MIA, OMA)


def test_a_name_may_change_its_letters_case(tmp_path: Path) -> None:
    book, pilot = people(tmp_path, MIA, OMA)
    pilot.click("rename")
    retype(pilot, "MIA")
    pilot.until_scene(PeopleScene)
    assert book.known[0].name == "MIA"


def test_who_is_forgotten_by_mistake_comes_back(tmp_path: Path) -> None:
    book, pilot = people(tmp_path, MIA, OMA)
    pilot.click("forget")
    assert book.known == (OMA,)
    assert PlayerBook(tmp_path / FILE).known == (OMA,)
    pilot.settle()
    pilot.click("undo")
    assert PlayerBook(tmp_path / FILE).known == (MIA, OMA)


def test_who_comes_back_leaves_the_new_name_of_another_alone(tmp_path: Path) -> None:
    book, pilot = people(tmp_path, MIA, OMA)
    pilot.click("forget")
    pilot.settle()
    pilot.click("rename")
    retype(pilot, "Ilse")
    pilot.until_scene(PeopleScene)
    pilot.click("undo")
    assert [seat.name for seat in book.known] == [MIA.name, "Ilse"]


def test_the_name_of_somebody_forgotten_is_free(tmp_path: Path) -> None:
    book, pilot = people(tmp_path, MIA, OMA)
    pilot.click("forget")
    pilot.settle()
    pilot.click("rename")
    retype(pilot, MIA.name)
    pilot.until_scene(PeopleScene)
    assert [seat.name for seat in book.known] == [MIA.name]
    assert "undo" not in pilot.names()


def test_when_everybody_is_forgotten_the_page_is_still_there(tmp_path: Path) -> None:
    book, pilot = people(tmp_path, MIA)
    pilot.click("forget")
    pilot.settle()
    assert (book.known, pilot.bad_texts()) == ((), [])
    pilot.click("undo")
    assert book.known == (MIA,)


def test_known_players_take_the_empty_chair_with_one_click() -> None:
    book = PlayerBook(None)
    book.remember("ratland", [replace(MIA, language="fr", text_size="large"), OMA], {})
    book.remember("ratland", [replace(MIA, name="Gast"), replace(OMA, name="Noch einer")], {})
    scene = SetUpScene(SHEET, book)
    pilot = Pilot(lambda: scene)
    before = len(scene.draft.seats)
    pilot.click("regular-0")
    seat = scene.draft.seats[-1]
    assert len(scene.draft.seats) == before + 1
    assert (seat.name, seat.colour, seat.badge) == (MIA.name, MIA.colour, MIA.badge)
    assert (seat.language, seat.text_size) == ("fr", "large")
    assert "regular-1" not in pilot.names()  # who sits is not offered again
