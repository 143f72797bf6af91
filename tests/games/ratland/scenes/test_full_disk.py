"""A disk that takes nothing: nobody is told that the game saves itself, and nobody leaves without knowing."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.notices import Notice
from ratland_desktop.saves import keeper as keeping
from ratland_desktop.saves import lifeboats, sharing
from ratland_desktop.saves.lifeboats import safe_places
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import TableScene
from ratland_desktop.shell.failure import FailurePage
from ratland_desktop.shell.go import STAY, Go
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.scenes.curtain import CurtainScene
from ratland_desktop.shell.scenes.saved_games.prompt import Prompt
from ratland_desktop.shell.scenes.title import TitleScene
from ratland_desktop.shell.scenes.unsaved import UnsavedScene
from tests.games.ratland.scenes.house import House
from tests.pilot import Pilot

pytestmark = pytest.mark.slow

FOLDER = "/home/grandmother-ilse/.local/share/RatLand/saves"


class Disk:
    """The disk with the saves: full, or not. Other places take what they are given, unless they are named."""

    def __init__(self, patch: pytest.MonkeyPatch, elsewhere: list[Path]) -> None:
        self.full = False
        self.bad: set[Path] = set()
        write_save, write_new = keeping.write_save, sharing.write_new

        def save(*things: object) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, "No space left on device")
            write_save(*things)  # type: ignore[arg-type]

        def new(folder: Path, *things: object) -> Path:
            if folder in self.bad:
                raise OSError(errno.EACCES, "Permission denied")
            return write_new(folder, *things)  # type: ignore[arg-type]

        patch.setattr(keeping, "write_save", save)
        patch.setattr(lifeboats, "write_new", new)
        patch.setattr(lifeboats, "safe_places", lambda saves: elsewhere)
        patch.setattr(keeping, "RETRY_SECONDS", (0.01,))


@pytest.fixture
def elsewhere(tmp_path: Path) -> list[Path]:
    return [tmp_path / "stick", tmp_path / "documents"]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, elsewhere: list[Path]) -> Disk:
    return Disk(monkeypatch, elsewhere)


@pytest.fixture
def house(tmp_path: Path, disk: Disk) -> Iterator[House]:
    made = House(tmp_path / "home")
    yield made
    disk.full = False
    made.program.close()


def play_on_a_full_disk(house: House, disk: Disk) -> None:
    """Up to a curtain; then the disk is full, and one more plan is sealed."""
    house.begin(Options(3, first=0))
    house.play_until(lambda: isinstance(house.pilot.scene, CurtainScene))
    keeper = house.program.rooms.keeper
    assert keeper is not None and keeper.flush()
    disk.full = True
    house.player.play_screen()
    house.player.play_screen()
    assert isinstance(house.pilot.scene, CurtainScene)
    assert len(house.session.match.handed_in) == 1
    assert not keeper.flush()


def open_menu(house: House) -> MenuScene:
    house.pilot.key(pygame.K_ESCAPE)
    return house.pilot.until_scene(MenuScene)


def ask_to_leave(house: House, way: str) -> UnsavedScene:
    if way == "menu":
        open_menu(house)
        house.pilot.click("leave")
    else:
        house.pilot.events(pygame.event.Event(pygame.QUIT))
    return house.pilot.until_scene(UnsavedScene)


def left(house: House, way: str) -> bool:
    if way == "menu":
        return isinstance(house.pilot.scene, TitleScene)
    return house.pilot.over


def answers_on_disk(house: House) -> int:
    if house.pilot.over:
        house.program.close()
        house.open()
    (line,) = house.store.games()
    opened = house.store.open(line.id)
    opened.keeper.close()
    return len(opened.match.journal.sealed)


# --- the menu


def test_the_menu_says_that_the_game_is_not_saved_and_later_that_it_is(house: House, disk: Disk) -> None:
    play_on_a_full_disk(house, disk)
    menu = open_menu(house)
    say = house.program.desk.texts
    words = house.pilot.words()
    assert say("menu.leave_about") not in words
    assert say("menu.leave_unsaved") in words
    assert menu.trouble is not None and say(menu.trouble.code, **menu.trouble.params) in words
    disk.full = False
    keeper = house.program.rooms.keeper
    assert keeper is not None and (keeper.flush() or keeper.flush())
    house.pilot.frames(3)
    assert say("menu.leave_about") in house.pilot.words()
    assert house.pilot.scene is menu and menu.trouble is None


def test_whoever_has_a_break_while_placing_rats_is_told_as_well(house: House, disk: Disk) -> None:
    """The break is the moment to save what was begun; so it is found out that it cannot be."""
    house.begin(Options(3, first=0))
    house.play_until(lambda: isinstance(house.pilot.scene, MySewerScene))
    scene = house.pilot.scene
    assert isinstance(scene, MySewerScene)
    disk.full = True
    scene.rest_stays_home()
    menu = open_menu(house)
    house.pilot.until(lambda: menu.trouble is not None)
    house.pilot.frames()
    assert house.program.desk.texts("menu.leave_unsaved") in house.pilot.words()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("code", ["disk_full", "read_only", "folder_gone", "locked", "other"])
def test_every_trouble_has_room_in_the_menu(language: str, text_size: str, code: str) -> None:
    trouble = Notice(f"saves.trouble.{code}", {"folder": FOLDER})
    menu = MenuScene(
        lambda: Scene[None](), lambda: Scene[None](), cards=lambda: STAY, seats=True, trouble=lambda: trouble
    )
    assert Pilot(lambda: menu, language=language, text_size=text_size).bad_texts() == []


# --- leaving


@pytest.mark.parametrize("way", ["menu", "cross"])
def test_nobody_leaves_without_being_asked(house: House, disk: Disk, way: str) -> None:
    play_on_a_full_disk(house, disk)
    ask_to_leave(house, way)
    assert not left(house, way)
    house.pilot.events(pygame.event.Event(pygame.QUIT))  # once more
    assert not house.pilot.over
    house.pilot.click("stay")
    assert isinstance(house.pilot.until_scene(CurtainScene), CurtainScene)
    assert len(house.session.match.handed_in) == 1


@pytest.mark.parametrize("way", ["menu", "cross"])
def test_who_leaves_anyway_may(house: House, disk: Disk, way: str) -> None:
    play_on_a_full_disk(house, disk)
    ask_to_leave(house, way)
    house.pilot.click("leave")
    house.pilot.until(lambda: left(house, way))
    assert answers_on_disk(house) == 0


@pytest.mark.parametrize("way", ["menu", "cross"])
def test_when_there_is_room_again_trying_again_saves_all_and_leaves(
    house: House, disk: Disk, way: str
) -> None:
    play_on_a_full_disk(house, disk)
    ask_to_leave(house, way)
    house.pilot.click("again")
    assert isinstance(house.pilot.scene, UnsavedScene) and not left(house, way)
    disk.full = False
    house.pilot.click("again")
    house.pilot.until(lambda: left(house, way))
    assert answers_on_disk(house) == 1


@pytest.mark.parametrize("way", ["menu", "cross"])
def test_a_copy_elsewhere_has_everything_and_can_be_brought_in(
    house: House, disk: Disk, elsewhere: list[Path], way: str
) -> None:
    play_on_a_full_disk(house, disk)
    journal = house.session.match.journal
    scene = ask_to_leave(house, way)
    assert scene.places == elsewhere
    house.pilot.click("save")
    house.pilot.until(lambda: left(house, way))
    (file,) = elsewhere[0].iterdir()
    assert file.suffix == ".ratland"
    if way == "menu":
        assert any(file.name in words for words in house.program.desk.toasts.all_words)
    disk.full = False
    line = house.store.import_from(file)
    opened = house.store.open(line.id)
    assert opened.match.journal == journal
    opened.keeper.close()


def test_half_placed_rats_are_in_the_copy_as_well(house: House, disk: Disk, elsewhere: list[Path]) -> None:
    house.begin(Options(3, first=0))
    house.play_until(lambda: isinstance(house.pilot.scene, MySewerScene))
    disk.full = True
    scene = house.pilot.scene
    assert isinstance(scene, MySewerScene)
    scene.rest_stays_home()
    plan = scene.plan
    ask_to_leave(house, "menu")
    house.pilot.click("save")
    house.pilot.until_scene(TitleScene)
    disk.full = False
    (file,) = elsewhere[0].iterdir()
    opened = house.store.open(house.store.import_from(file).id)
    house.pilot.stage.show(house.program.rooms.host.take_up(opened))
    house.pilot.until_scene(CurtainScene)
    house.player.hand.say_its_me(house.pilot)
    assert house.pilot.until_scene(MySewerScene).plan == plan


def test_a_place_that_takes_nothing_says_why_and_another_can_be_typed(
    house: House, disk: Disk, elsewhere: list[Path], tmp_path: Path
) -> None:
    play_on_a_full_disk(house, disk)
    disk.bad = {elsewhere[0]}
    ask_to_leave(house, "menu")
    house.pilot.click("save")
    assert isinstance(house.pilot.scene, UnsavedScene)
    assert any(str(elsewhere[0]) in words for words in house.pilot.words())
    for typed in ("~nosuchuser/x", "", "a\x00b"):
        house.pilot.click("type")
        prompt = house.pilot.until_scene(Prompt)
        prompt.value = typed
        house.pilot.click("yes")
        house.pilot.until_scene(UnsavedScene)
        assert house.pilot.stage.failures == []
    house.pilot.click("type")
    prompt = house.pilot.until_scene(Prompt)
    prompt.value = str(tmp_path / "my own place")
    house.pilot.click("yes")
    house.pilot.until_scene(TitleScene)
    assert len([*(tmp_path / "my own place").glob("*.ratland")]) == 1


def test_a_game_that_is_safe_is_left_without_a_question(house: House, disk: Disk) -> None:
    play_on_a_full_disk(house, disk)
    disk.full = False
    house.leave_by_menu()
    assert answers_on_disk(house) == 1


def test_after_the_last_round_nobody_leaves_unsaved_either(house: House, disk: Disk) -> None:
    house.begin(Options(2, first=0), humans=2)
    house.play_until(lambda: house.session.match.over)
    disk.full = True
    house.player.play_until(ResultsScene)
    house.player.hand.press(house.pilot, "rematch")
    house.pilot.until_scene(UnsavedScene)
    disk.full = False
    house.pilot.click("again")
    house.pilot.until_scene(TableScene)
    assert not house.session.match.over
    house.leave_by_menu()
    assert sorted(line.over for line in house.store.games()) == [False, True]


@pytest.mark.parametrize("way", ["quit", "to_title"])
def test_after_an_error_nobody_leaves_unsaved(house: House, disk: Disk, way: str) -> None:
    class Broken(Scene[None]):
        def update(self, seconds: float) -> Go | None:
            raise RuntimeError("a rat bit through the cable")

    play_on_a_full_disk(house, disk)
    house.pilot.stage.show(Broken())
    house.pilot.until_scene(FailurePage)
    house.pilot.click(way)
    house.pilot.until_scene(UnsavedScene)
    disk.full = False
    house.pilot.click("again")
    house.pilot.until(lambda: left(house, "menu" if way == "to_title" else "cross"))
    assert answers_on_disk(house) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "xx"])
@pytest.mark.parametrize("text_size", ["normal", "large", "larger"])
@pytest.mark.parametrize("count", [0, 6])
def test_every_word_has_room(language: str, text_size: str, count: int, tmp_path: Path) -> None:
    class Boat:
        trouble = Notice(
            "saves.trouble.disk_full", {"folder": "/home/grandmother-ilse/.local/share/RatLand/saves"}
        )
        saved_up_to = None

        def places(self) -> list[Path]:
            return [Path("/media/grandmother-ilse/MY LONG STICK NAME") / str(n) for n in range(count)]

        def try_again(self) -> bool:
            return False

        def save_in(self, folder: Path) -> Path:
            raise AssertionError

    pilot = Pilot(lambda: UnsavedScene(Boat()), language=language, text_size=text_size)
    assert pilot.bad_texts() == []
    pilot.click("again")
    assert pilot.bad_texts() == []


# --- places


def test_only_places_with_room_are_offered_those_on_other_drives_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    saves = tmp_path / "saves"
    saves.mkdir()
    near, far, full = tmp_path / "near", tmp_path / "far", tmp_path / "full"
    for folder in (near, far, full):
        folder.mkdir()
    found = [near, far / "RatLand", full, near]
    monkeypatch.setattr(lifeboats, "candidates", lambda: found)
    monkeypatch.setattr(lifeboats, "drive_of", lambda path: 2 if far in (path, *path.parents) else 1)
    monkeypatch.setattr(lifeboats, "room_in", lambda path: 0 if path == full else 10**9)
    assert safe_places(saves) == [far / "RatLand", near]


def test_the_places_of_this_computer_can_be_looked_at(tmp_path: Path) -> None:
    for place in safe_places(tmp_path):
        assert place.is_absolute()


# --- a real disk


@pytest.mark.skipif(not sys.platform.startswith("linux") or os.geteuid() != 0, reason="needs a disk to fill")
def test_a_real_disk_that_is_full_loses_nothing_once_there_is_room(tmp_path: Path) -> None:
    place = tmp_path / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("nobody may mount a disk here")
    house = None
    try:
        house = House(place / "home")
        house.begin(Options(3, first=0))
        house.play_until(lambda: isinstance(house.pilot.scene, CurtainScene))
        keeper = house.program.rooms.keeper
        assert keeper is not None and keeper.flush()
        with (place / "ballast").open("wb", buffering=0) as ballast, pytest.raises(OSError, match="space"):
            while True:
                ballast.write(bytes(512))
        house.player.play_screen()
        house.player.play_screen()
        assert not keeper.flush()
        assert keeper.trouble is not None and keeper.trouble.code == "saves.trouble.disk_full"
        ask_to_leave(house, "menu")
        (place / "ballast").unlink()
        house.pilot.click("again")
        house.pilot.until_scene(TitleScene)
        assert answers_on_disk(house) == 1
    finally:
        if house is not None:
            house.program.close()
        subprocess.run(["umount", "-l", str(place)], check=True)
