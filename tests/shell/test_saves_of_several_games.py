"""The list of saved games when there are several games on the shelf, or saves of games that are not."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.paths import find_places
from ratland_desktop.saves.store import Opened, Store
from ratland_desktop.shell.desk import Desk
from ratland_desktop.shell.go import Done, Go
from ratland_desktop.shell.intents import Direction
from ratland_desktop.shell.scenes.saved_games import SavedGamesScene
from ratland_desktop.shell.scenes.title import Door, Doors, TitleScene, waiting_game
from ratland_desktop.shell.widgets.dialog import Dialog
from ratland_desktop.text import Texts
from tests.pilot import Heard, Pilot
from tests.saves.playing import BOTH, SHELF, match_after, seats_of, start_crumbs, store_in

CRUMBS_WORDS = """
name = "Crumbs and Mice"
[progress]
line = "Turn {turn}"
inside = "turn {turn}"
"""
"""A second game brings its own words; here they are the same in all languages."""


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    folder = tmp_path / "locales"
    shutil.copytree(find_places().locales, folder)
    for language in folder.iterdir():
        (language / "crumbs.toml").write_text(CRUMBS_WORDS, encoding="utf-8")
    return folder


class Table:
    """Saves of two games, and the list."""

    def __init__(self, folder: Path, locales: Path) -> None:
        self.folder, self.locales = folder, locales
        self.both = store_in(folder, BOTH)
        self.opened: list[Opened] = []

    def play(self, opened: Opened) -> Go:
        self.opened.append(opened)
        opened.keeper.close()
        return Done(None)

    def pilot(self, store: Store | None = None, language: str = "en", text_size: str = "normal") -> Pilot:
        return Pilot(
            lambda: SavedGamesScene(store or self.both, self.play, [self.folder / "share"]),
            desk=Desk(Texts(self.locales, language), sound=Heard()),
            text_size=text_size,
        )

    def ratland(self, title: str, options: Options | None = None) -> str:
        keeper = self.both.start(match_after(20, options), seats_of(options.players if options else 3), title)
        assert keeper.close()
        return keeper.id


@pytest.fixture
def table(tmp_path: Path, locales: Path) -> Table:
    return Table(tmp_path, locales)


def page(pilot: Pilot) -> SavedGamesScene:
    scene = pilot.scene
    assert isinstance(scene, SavedGamesScene)
    return scene


def titles(pilot: Pilot) -> list[str]:
    return [line.title for line in page(pilot).lines]


def spoken(pilot: Pilot) -> str:
    return " | ".join(pilot.words())


def test_with_one_game_the_list_neither_names_it_nor_can_be_narrowed(table: Table) -> None:
    table.ratland("One")
    table.ratland("Two")
    pilot = table.pilot()
    assert "which" not in pilot.names()
    assert "RatLand" not in spoken(pilot) and "Round 5" in spoken(pilot)


def test_with_two_games_every_row_says_which_and_how_far_in_its_own_words(table: Table) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    words = spoken(table.pilot())
    assert "RatLand · Round 5 · today" in words
    assert "Crumbs and Mice · Turn 3 · today" in words


def test_only_a_game_that_has_variants_is_called_a_basic_game(table: Table) -> None:
    table.ratland("One", Options(3))
    start_crumbs(table.both, 5, "Two")
    pilot = table.pilot()
    assert "Basic game" not in spoken(pilot)
    page(pilot).show_only("ratland")
    assert "Basic game" in spoken(pilot)


def test_a_finished_game_of_two_says_which_it_was(table: Table) -> None:
    table.ratland("One")
    keeper = table.both.open(start_crumbs(table.both, None, "Two"))
    keeper.keeper.note(keeper.match)
    keeper.keeper.finish()
    assert keeper.keeper.close()
    assert "Crumbs and Mice · Played to the end · today" in spoken(table.pilot())


def test_a_tab_shows_one_game_alone_with_the_mouse_and_with_keys(table: Table) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    table.ratland("Three")
    pilot = table.pilot()
    assert titles(pilot) == ["Three", "Two", "One"]
    assert page(pilot).games == ["ratland", "crumbs"], "the game played last comes first"
    pilot.focus_on("which")
    pilot.move(Direction.RIGHT)
    assert titles(pilot) == ["Three", "One"]
    assert pilot.focus == "which", "the hand stays where it is"
    pilot.move(Direction.RIGHT)
    assert titles(pilot) == ["Two"]
    pilot.click(pilot.widget("which").box.left_part(60).centre)
    assert titles(pilot) == ["Three", "Two", "One"]


def test_the_chosen_save_stays_chosen_where_it_can(table: Table) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    table.ratland("Three")
    pilot = table.pilot()
    scene = page(pilot)
    scene.rows.select(2)
    scene.show_only("ratland")
    assert scene.chosen is not None and scene.chosen.title == "One"
    scene.show_only("crumbs")
    assert scene.chosen is not None and scene.chosen.title == "Two"
    scene.show_only(None)
    assert scene.chosen is not None and scene.chosen.title == "Two"
    pilot.click("open")
    assert [opened.match.game.name for opened in table.opened] == ["crumbs"]


def test_deleting_the_last_save_of_a_game_shows_the_others_and_undo_brings_it_back(table: Table) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    pilot = table.pilot()
    page(pilot).show_only("crumbs")
    pilot.click("delete")
    assert titles(pilot) == ["One"] and "which" not in pilot.names()
    pilot.click("undo")
    assert titles(pilot) == ["Two", "One"] and "which" in pilot.names()
    assert page(pilot).chosen is not None and page(pilot).chosen.title == "Two"  # type: ignore[union-attr]


def test_a_save_that_comes_back_is_shown_though_another_game_was_asked_for(table: Table) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    start_crumbs(table.both, 5, "Three")
    pilot = table.pilot()
    page(pilot).show_only("crumbs")
    pilot.click("delete")
    page(pilot).show_only("ratland")
    pilot.click("undo")
    chosen = page(pilot).chosen
    assert chosen is not None and (chosen.title, page(pilot).only) == ("Three", None)


def test_a_file_that_nobody_can_read_is_no_game_of_its_own(table: Table) -> None:
    bad = table.ratland("One")
    table.ratland("Two")
    table.both.folder.save(bad).write_bytes(b"")
    pilot = table.pilot()
    assert len(titles(pilot)) == 2 and "which" not in pilot.names()


# --- not on the shelf


def test_a_save_of_a_game_that_is_not_on_the_shelf_says_so_and_can_be_handed_on(table: Table) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    pilot = table.pilot(store_in(table.folder, SHELF))
    words = spoken(pilot)
    assert "Two" in words and "Not on our shelf · today" in words
    assert "isn’t on our shelf. The file stays as it is." in words
    assert "Crumbs and Mice" not in words, "the shelf has no words for it"
    assert all(pilot.widget(deed).enabled for deed in ("rename", "duplicate", "export", "delete"))
    pilot.click("open")
    pilot.until_scene(Dialog)
    assert "isn’t on our shelf" in spoken(pilot) and not table.opened
    pilot.press()
    pilot.until_scene(SavedGamesScene)
    pilot.click("export")
    assert [path.name for path in (table.folder / "share").iterdir()] == ["Two.ratland"]


def test_all_games_that_are_not_on_the_shelf_are_together(table: Table) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    pilot = table.pilot(store_in(table.folder, SHELF))
    page(pilot).show_only("")
    assert titles(pilot) == ["Two"]
    assert "Other games" in spoken(pilot)


# --- words


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
def test_every_text_fits(table: Table, language: str, text_size: str) -> None:
    table.ratland("Weihnachten bei Oma und Opa in Hamburg mit allen", Options(12, clans=True))
    start_crumbs(table.both, 5)
    start_crumbs(table.both, None, "Zu Ende")
    for store in (table.both, store_in(table.folder, SHELF)):
        pilot = table.pilot(store, language, text_size)
        for game in (None, *page(pilot).games):
            page(pilot).show_only(game)
            for number in range(len(page(pilot).lines)):
                page(pilot).rows.select(number)
                assert pilot.bad_texts() == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "larger"])
@pytest.mark.parametrize("which", [True, False])
def test_the_title_has_room_for_the_name_of_the_game(
    locales: Path, language: str, text_size: str, which: bool
) -> None:
    say = Texts(locales, language)
    names = ("Anneliese-Mari", "Großvater Karl", "Maximilian Ben", "Wilhelmine Ida")
    long_ago = datetime(2024, 9, 30, 20, 30, tzinfo=UTC)
    detail = waiting_game(say, names, {"game": "crumbs", "turn": 38}, long_ago, which=which)
    doors = Doors(Door("continue", lambda: None, detail=lambda: detail), [], [])
    pilot = Pilot(
        lambda: TitleScene(lambda: doors, [("de", "Deutsch")], lambda code: None),
        desk=Desk(say, sound=Heard()),
        text_size=text_size,
    )
    assert detail in pilot.words()
    assert pilot.bad_texts() == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_text_about_progress_finds_the_words_of_the_game(
    table: Table, locales: Path, language: str
) -> None:
    table.ratland("One")
    start_crumbs(table.both, 5, "Two")
    say = Texts(locales, language)
    for line in table.both.games():
        several = waiting_game(say, line.names, line.progress, line.updated, which=True)
        alone = waiting_game(say, line.names, line.progress, line.updated)
        assert several.startswith(say(f"{line.game}.name")) and several.endswith(alone)
        inside = say(f"{line.game}.progress.inside", **line.progress)
        for key in ("saves.notice.round_again", "saves.notice.backup_opened", "saves.unsaved.some_lost"):
            assert inside in say(key, **line.progress)
    assert say.missing == set()
