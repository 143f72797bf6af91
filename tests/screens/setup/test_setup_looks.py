"""The set-up screen with any name, in every language and text size: nothing cut, nothing covered."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from ratland_desktop.games.ratland.rules.words import Board
from ratland_desktop.saves.players import PlayerBook
from ratland_desktop.screens.setup import SetUpScene
from ratland_desktop.screens.setup.fields import NameField
from ratland_desktop.screens.setup.variants import Starter
from ratland_desktop.screens.setup.wardrobe import WardrobeScene
from ratland_desktop.shell.intents import Point, Press, Release
from ratland_desktop.tabletop.names import shown_name
from ratland_desktop.tabletop.seats import Seat
from tests.screens.setup.setup_host import LANGUAGES, Host, table

pytestmark = pytest.mark.slow

# --- names


def test_the_first_click_on_a_name_marks_it_so_that_one_just_types() -> None:
    pilot = Host(table(2))
    pilot.write_name(0, "Ida")
    assert pilot.names_now()[0] == "Ida"
    pilot.click("name-0")  # a second click sets the cursor
    pilot.key(pygame.K_END)
    pilot.type("!")
    assert pilot.names_now()[0] == "Ida!"


def test_an_empty_name_is_marked_in_its_row_and_the_start_leads_there() -> None:
    pilot = Host(table(3), language="de")
    pilot.click("name-1")
    pilot.key(pygame.K_BACKSPACE)
    words = pilot.desk.texts("setup.error.no_name")
    said = [drawn for drawn in pilot.read().drawn if drawn.words == words]
    assert len(said) == 1
    scene = pilot.scene
    assert isinstance(scene, SetUpScene)
    assert scene.plans[1].box.holds(said[0].ink.centre)
    assert pilot.typed_widget(NameField, "name-1").bad
    pilot.click("start")
    assert pilot.outside.results == []
    assert pilot.focus == "name-1"
    pilot.type("Ida")
    assert not pilot.typed_widget(NameField, "name-1").bad
    pilot.click("start")
    assert pilot.result.seats[1].name == "Ida"


@pytest.mark.parametrize("players", [3, 12])
def test_twins_are_marked_at_both_seats_and_long_names_too(players: int) -> None:
    pilot = Host(table(players), language="de")
    pilot.write_name(0, "jonas")
    pilot.write_name(2, "Wolfeschlegelstein")
    bad = [at for at in range(players) if pilot.typed_widget(NameField, f"name-{at}").bad]
    assert bad == [0, 1, 2]
    assert pilot.bad_texts() == []
    pilot.click("start")
    assert pilot.outside.results == []


@pytest.mark.parametrize(
    "name",
    [
        "🐀🧀",
        "משה כהן",
        "عمر",
        "e\u0301\u0302\u0303",
        "\u202eaiM",
        "a\u200bb\u200dc",
        "👨‍👩‍👧‍👦",
        "李小龍",
        "W" * 14,
        "\U000e0041x",
    ],
)
def test_no_name_breaks_the_screen(name: str) -> None:
    """Not even one that was typed on a computer with other fonts."""
    pilot = Host(table(12).renamed(4, name), language="de")
    assert pilot.bad_texts() == []
    pilot.click("starts-4")
    assert pilot.bad_texts() == []
    pilot.click("face-4")
    pilot.until_scene(WardrobeScene)
    assert pilot.bad_texts() == []
    pilot.click("done")
    pilot.until_scene(SetUpScene)
    pilot.click("start")
    assert pilot.result.seats[4].name == shown_name(name)


def known_book() -> PlayerBook:
    book = PlayerBook(None)
    book.remember(
        "another",
        [Seat("Wilhelmine", "lime", "crown"), Seat("Willi", "sky", "beret"), Seat("Mia", "teal", "bow")],
        {},
    )
    return book


def test_known_players_are_offered_while_typing_and_bring_their_colours() -> None:
    pilot = Host(table(3), known_book())
    pilot.write_name(1, "wil")
    assert pilot.typed_widget(NameField, "name-1").offered() == ["Wilhelmine", "Willi"]
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_RETURN)
    assert pilot.draft.seats[1] == Seat("Willi", "sky", "beret")
    assert pilot.bad_texts() == []


def test_whoever_sits_already_is_not_offered_again() -> None:
    pilot = Host(table(3), known_book())
    assert "Mia" not in pilot.typed_widget(NameField, "name-2").suggestions


@pytest.mark.parametrize("players", [2, 6, 12])
def test_offered_players_stay_on_the_screen_and_can_be_clicked(players: int) -> None:
    pilot = Host(table(players, computers=0), known_book())
    last = f"name-{players - 1}"
    pilot.click(last)
    rows = pilot.typed_widget(NameField, last)._rows()
    assert rows
    assert all(row.y >= 0 and row.bottom <= 1080 for _, row in rows)
    pilot.click(rows[0][1].centre)
    assert pilot.draft.seats[-1].name == rows[0][0]


# --- looks


VOICES = [*product((*LANGUAGES, "xx"), ("normal", "larger")), ("de", "large"), ("xx", "large")]


@pytest.mark.parametrize("players", [2, 6, 12])
def test_every_word_has_room(players: int) -> None:
    pilot = Host(table(players, computers=2 if players > 2 else 1))
    pilot.click("starts-1")
    scene = pilot.scene
    assert isinstance(scene, SetUpScene)
    for voice in VOICES:
        pilot.speak(*voice)
        assert pilot.bad_texts() == [], voice
        for board in Board:
            scene.change(scene.draft.wishing(board=board.value, clans=True))
            assert pilot.bad_texts() == [], (voice, board)
        scene.change(scene.draft.wishing(board=Board.OFF.value, clans=False))


@pytest.mark.parametrize("players", [2, 6, 12])
def test_every_word_has_room_when_everything_is_wrong(players: int) -> None:
    draft = table(players)
    for at in range(players):
        draft = draft.renamed(at, ["", "Wilhelminchen X", "W" * 20][at % 3])
    pilot = Host(draft)
    for language in (*LANGUAGES, "xx"):
        pilot.speak(language, "larger")
        assert pilot.bad_texts() == [], language


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 6, 12])
def test_no_control_lies_on_another_or_leaves_the_screen(size: tuple[int, int], players: int) -> None:
    pilot = Host(table(players), size=size)
    shown = [widget for widget in pilot.scene.form.widgets if widget.shown]
    for number, one in enumerate(shown):
        assert one.box.x >= 0 and one.box.right <= 1920 and one.box.y >= 0 and one.box.bottom <= 1080
        for other in shown[number + 1 :]:
            assert not one.box.meets(other.box, 1), (one.name, other.name)


# --- who begins


def test_at_a_small_table_the_face_of_everybody_can_be_chosen_to_begin() -> None:
    pilot = Host(table(4))
    for at in range(4):
        face = pilot.typed_widget(Starter, "first").segments()[at + 1].centre
        pilot.give(Point(face), Press(face), Release(face))
        assert pilot.draft.first == at
    pilot.focus_on("first")
    pilot.key(pygame.K_LEFT)
    assert pilot.draft.first == 2


@pytest.mark.parametrize("first", [None, 4])
def test_at_a_larger_table_one_player_is_named_beside_chance(first: int | None) -> None:
    draft = table(5).starting(first)
    choice = Host(draft).typed_widget(Starter, "first")
    named = first or 0
    assert choice.options[1:] == [(named, draft.seats[named].name)]
