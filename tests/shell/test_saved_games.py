"""The list of saved games, played by the pilot: with the mouse, with keys, in every language."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.rules.words import Board, Food
from ratland_desktop.saves.sharing import exported_files, file_name, free_path
from ratland_desktop.saves.store import Opened, Store
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.portraits import BADGES
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene
from ratland_desktop.shell.scenes.saved_games.exchange import ImportScene
from ratland_desktop.shell.scenes.saved_games.opening import RescueScene
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.shell.theme import SEAT_COLOURS
from ratland_desktop.shell.thumbnails import read_thumbnail, take_thumbnail
from ratland_desktop.shell.widgets import Button
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.tabletop.dialogue import Refused
from ratland_desktop.tabletop.seats import Seat
from tests.pilot import Pilot
from tests.saves.playing import match_after, store_in

NAMES = (
    "Anneliese", "Ben", "Großvater Karl-Heinz", "Zoë", "Maximilian", "Ida",
    "Oma Ilse", "Finn", "Mia", "Jakob", "Lotte", "Emil",
)  # fmt: skip


def seats_of(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[n], SEAT_COLOURS[n].name, BADGES[n]) for n in range(players))


def save(store: Store, title: str, options: Options, answers: int | None) -> str:
    match = match_after(answers, options)
    keeper = store.start(match, seats_of(options.players), title)
    keeper.flush()
    keeper.note_picture(take_thumbnail(pygame.Surface((1280, 720))))
    keeper.note(match)
    keeper.close()
    return keeper.id


class Table:
    """Who plays a game that was opened: remembers it and gives it free again."""

    def __init__(self, folder: Path) -> None:
        self.store = store_in(folder)
        self.share = folder / "share"
        self.opened: list[Opened] = []

    def play(self, opened: Opened) -> Go:
        self.opened.append(opened)
        opened.keeper.close()
        return Done(None)

    def pilot(self, language: str = "en", text_size: str = "normal") -> Pilot:
        return Pilot(
            lambda: SavedGamesScene(self.store, self.play, [self.share]),
            language=language,
            text_size=text_size,
        )


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def titles(pilot: Pilot) -> list[str]:
    scene = pilot.scene
    assert isinstance(scene, SavedGamesScene)
    return [line.title for line in scene.lines]


def test_a_click_chooses_and_the_large_button_plays_on(table: Table) -> None:
    old = save(table.store, "Old", Options(3), 9)
    save(table.store, "New", Options(3), 9)
    pilot = table.pilot()
    assert titles(pilot) == ["New", "Old"]
    scene = pilot.scene
    assert isinstance(scene, SavedGamesScene)
    pilot.click(scene.rows.row_box(1).centre)
    assert not table.opened and scene.chosen is not None and scene.chosen.id == old
    pilot.click("open")
    assert [opened.id for opened in table.opened] == [old]


def test_with_keys_alone_a_game_is_chosen_and_opened(table: Table) -> None:
    old = save(table.store, "Old", Options(3), 9)
    save(table.store, "New", Options(3), 9)
    pilot = table.pilot()
    pilot.focus_on("games")
    pilot.move(Direction.DOWN)
    pilot.press()
    assert [opened.id for opened in table.opened] == [old]


def test_a_game_gets_a_name(table: Table) -> None:
    save(table.store, "", Options(3), 9)
    pilot = table.pilot()
    assert "Anneliese, Ben and Großvater Karl-Heinz" in pilot.words()
    pilot.click("rename")
    pilot.until_scene(Prompt)
    pilot.type("Rats!")
    pilot.click("yes")
    pilot.until_scene(SavedGamesScene)
    assert titles(pilot) == ["Rats!"] and table.store.games()[0].title == "Rats!"


def test_a_copy_is_chosen_at_once(table: Table) -> None:
    save(table.store, "Sunday", Options(3), 9)
    pilot = table.pilot()
    pilot.click("duplicate")
    assert titles(pilot) == ["Sunday (copy)", "Sunday"]
    scene = pilot.scene
    assert isinstance(scene, SavedGamesScene) and scene.chosen is not None
    assert scene.chosen.title == "Sunday (copy)"


def test_a_delete_can_be_taken_back_even_of_the_last_game(table: Table) -> None:
    save(table.store, "Sunday", Options(3), 9)
    pilot = table.pilot()
    assert "undo" not in pilot.names()
    pilot.focus_on("delete")
    pilot.press()
    assert titles(pilot) == [] and table.store.games() == []
    assert "No game here yet" in pilot.words()
    pilot.key(pygame.K_z, pygame.KMOD_CTRL)
    assert titles(pilot) == ["Sunday"] and len(table.store.games()) == 1
    assert "undo" not in pilot.names()


def test_a_game_goes_out_in_a_file_and_comes_back(table: Table) -> None:
    save(table.store, "Sunday: rats/cheese", Options(3), 9)
    pilot = table.pilot()
    pilot.click("export")
    assert [path.name for path in exported_files([table.share])] == ["Sunday rats cheese.ratland"]
    pilot.click("import")
    pilot.until_scene(ImportScene)
    assert "Sunday rats cheese" in pilot.words()
    pilot.click("take")
    pilot.until_scene(SavedGamesScene)
    assert titles(pilot) == ["Sunday: rats/cheese"] * 2


def test_a_file_can_be_named_by_typing_and_a_wrong_one_is_explained(table: Table, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Grandma")
    pilot = table.pilot()
    pilot.click("import")
    pilot.until_scene(ImportScene)
    pilot.click("type")
    pilot.until_scene(Prompt)
    pilot.type(str(letter))
    pilot.press()
    pilot.until_scene(Dialog)
    assert "This file isn’t one of our saved games." in pilot.words()
    pilot.press()
    pilot.until_scene(ImportScene)  # to take another one
    pilot.back()
    pilot.until_scene(SavedGamesScene)
    assert titles(pilot) == []


def test_a_damaged_game_offers_its_earlier_copy(table: Table) -> None:
    id = save(table.store, "Sunday", Options(3), 9)
    path = table.store.folder.save(id)
    path.write_bytes(path.read_bytes()[:-30])
    pilot = table.pilot()
    assert "Doesn’t open" in pilot.words()
    pilot.click("open")
    pilot.until_scene(RescueScene)
    assert not table.opened and pilot.bad_texts() == []
    pilot.click("backup-1")
    assert [opened.id for opened in table.opened] == [id]


def kept_twice(store: Store, options: Options) -> str:
    """A game whose file is damaged, with two good copies from before."""
    match = match_after(9, options)
    keeper = store.start(match, seats_of(options.players), "Weihnachten bei Oma und Opa in Hamburg mit allen")
    for _ in range(3):
        keeper.note(match)
        keeper.flush()
    keeper.close()
    path = store.folder.save(keeper.id)
    path.write_bytes(path.read_bytes()[:-30])
    return keeper.id


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_of_two_earlier_copies_both_can_be_read_and_the_older_one_opens(
    table: Table, language: str, text_size: str
) -> None:
    id = kept_twice(table.store, Options(12))
    pilot = table.pilot(language, text_size)
    pilot.click("open")
    pilot.until_scene(RescueScene)
    assert pilot.bad_texts() == []
    newer, older = (pilot.typed_widget(Button, f"backup-{version}") for version in (1, 2))
    assert older.words != newer.words and newer.box.bottom <= older.box.y
    pilot.click("backup-2")
    assert [opened.id for opened in table.opened] == [id]


def test_a_game_that_is_open_elsewhere_is_explained_and_stays(table: Table) -> None:
    id = save(table.store, "Sunday", Options(3), 9)
    elsewhere = table.store.open(id)
    pilot = table.pilot()
    for deed in ("open", "delete"):
        pilot.click(deed)
        pilot.until_scene(Dialog)
        assert any("another RatLand window" in words for words in pilot.words())
        pilot.press()
        pilot.until_scene(SavedGamesScene)
    assert titles(pilot) == ["Sunday"] and not table.opened
    elsewhere.keeper.close()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_every_text_fits(table: Table, language: str, text_size: str) -> None:
    full = Options(12, clans=True, board=Board.SECRET, food=Food.SORTED)
    save(table.store, "Weihnachten bei Oma und Opa in Hamburg mit allen", full, 40)
    save(table.store, "", Options(6, clans=True, board=Board.EVERYONE, food=Food.SORTED), 20)
    save(table.store, "Finale", Options(2), None)
    bad = save(table.store, "", Options(12), 20)
    table.store.folder.save(bad).write_bytes(b"")
    pilot = table.pilot(language, text_size)
    scene = pilot.scene
    assert isinstance(scene, SavedGamesScene)
    for number in range(len(scene.lines)):
        scene.rows.select(number)
        assert pilot.bad_texts() == []
    for deed, there in (("rename", Prompt), ("import", ImportScene)):
        scene.rows.select(1)
        pilot.click(deed)
        pilot.until_scene(there)
        assert pilot.bad_texts() == []
        pilot.back()
        pilot.until_scene(SavedGamesScene)


def test_the_list_and_its_import_show_nothing_when_there_is_nothing(table: Table) -> None:
    pilot = table.pilot("de")
    assert pilot.bad_texts() == []
    pilot.click("import")
    pilot.until_scene(ImportScene)
    assert pilot.bad_texts() == []
    pilot.back()
    pilot.until_scene(SavedGamesScene)
    pilot.back()
    assert pilot.over


# --- pictures and names of files


def test_a_thumbnail_comes_back_in_the_shape_it_had() -> None:
    shot = pygame.Surface((1280, 720))
    shot.fill((200, 30, 30))
    small = read_thumbnail(take_thumbnail(shot))
    assert small is not None and small.get_size() == (592, 333)
    assert all(abs(a - b) < 4 for a, b in zip(small.get_at((9, 9))[:3], (200, 30, 30), strict=True))


@pytest.mark.parametrize("damage", ["none", "text", "cut", "huge"])
def test_a_picture_that_is_none_is_not_shown(damage: str) -> None:
    good = take_thumbnail(pygame.Surface((64, 36)))
    bad = {
        "none": None,
        "text": b"not a picture at all, but long enough",
        "cut": good[:40],
        "huge": good[:16] + b"\x00\x01\x00\x00" * 2 + good[24:],
    }[damage]
    assert read_thumbnail(bad) is None


def test_titles_become_names_of_files_that_every_system_takes(tmp_path: Path) -> None:
    assert file_name('a/b\\c:d*e?f"g<h>i|j') == "a b c d e f g h i j.ratland"
    assert file_name("...") == "RatLand.ratland"
    assert file_name("../../etc/passwd") == "etc passwd.ratland"
    first = free_path(tmp_path, "Game")
    first.write_text("")
    assert free_path(tmp_path, "Game").name == "Game 2.ratland"


# --- paths that people type


@pytest.mark.parametrize("typed", ["~nosuchuser/x", "~", "nowhere/at/all.ratland", "/", "a\x00b", "x" * 390])
def test_a_path_that_leads_nowhere_gets_a_clear_sentence(tmp_path: Path, typed: str) -> None:
    table = Table(tmp_path)
    pilot = Pilot(lambda: SavedGamesScene(table.store, table.play, [table.share]))
    pilot.click("import")
    pilot.until_scene(ImportScene)
    pilot.click("type")
    prompt = pilot.until_scene(Prompt)
    prompt.value = typed
    pilot.click("yes")
    pilot.until_scene(Dialog)
    assert pilot.stage.failures == []
    assert pilot.bad_texts() == []
    pilot.click("ok")
    pilot.until_scene(ImportScene)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    table = Table(tmp_path)
    with pytest.raises(Refused) as refused:
        table.store.import_from(Path("~nosuchuser/our game.ratland"))
    assert (refused.value.code, refused.value.params) == ("saves.error.no_file", {"file": "our game.ratland"})
