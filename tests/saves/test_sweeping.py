"""What a stop in the middle leaves behind is swept, what somebody still writes stays; locks never spin."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ratland_desktop.command import Wishes
from ratland_desktop.paths import find_places
from ratland_desktop.saves.folder import Folder
from ratland_desktop.saves.locks import InUse, Lock
from ratland_desktop.saves.replays import FOLDER, NAME, SUFFIX
from ratland_desktop.saves.sweeping import sweep_beside
from ratland_desktop.start import Program
from tests.pilot import Pilot
from tests.saves.playing import store_in

KEPT = f"20261116201500-{'0' * 16}{SUFFIX}"
assert NAME.fullmatch(KEPT)


@pytest.fixture
def dead() -> int:
    """The number of a process that is no more."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def test_half_written_files_of_a_dead_program_are_swept(tmp_path: Path, dead: int) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{}")
    half = tmp_path / f".settings.json.{dead}.new"
    half.write_text("{")
    others = [
        tmp_path / name for name in (f".other.json.{dead}.new", ".settings.json.new", "settings.json.new")
    ]
    for other in others:
        other.touch()
    sweep_beside(tmp_path, path.name)
    assert {*tmp_path.iterdir()} == {path, *others}


@pytest.mark.skipif(os.name == "nt", reason="there an open file cannot be removed anyway")
def test_a_file_that_a_living_program_writes_stays(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as alive:
        half = tmp_path / f".settings.json.{alive.pid}.new"
        half.touch()
        sweep_beside(tmp_path, "settings.json")
        assert half.exists()
        alive.communicate()
    sweep_beside(tmp_path, "settings.json")
    assert not half.exists()


def test_a_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    sweep_beside(tmp_path / "nowhere", "settings.json")


def test_the_program_sweeps_settings_players_and_replays_at_its_start(tmp_path: Path, dead: int) -> None:
    replays = tmp_path / FOLDER
    replays.mkdir()
    names = ("settings.json", "players.json", f"{FOLDER}/{KEPT}")
    halves = [(tmp_path / name).with_name(f".{Path(name).name}.{dead}.new") for name in names]
    whole = replays / KEPT
    for half in (*halves, whole):
        half.touch()
    program = Program(Wishes(language="en", data_dir=tmp_path), find_places(tmp_path))
    Pilot.of(program.app)
    program.close()
    assert not [half for half in halves if half.exists()]
    assert whole.exists()


@pytest.mark.parametrize("found", [[], ["gone.json"]], ids=["names only", "swept meanwhile"])
def test_a_trash_that_cannot_be_looked_at_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    """A folder may show its names and nothing else; another window may just have swept it."""
    store = store_in(tmp_path)
    store.folder.trash.path.mkdir(parents=True)
    (store.folder.trash.path / f"{'0' * 16}.json").touch()
    monkeypatch.setattr(Folder, "files", lambda folder, id: [folder.path / name for name in found])
    store.sweep()
    assert len([*store.folder.trash.path.iterdir()]) == 1


# --- locks


def test_a_drive_whose_files_never_look_the_same_does_not_make_a_lock_spin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some network drives give a file another number each time one asks."""
    looks = 0

    def never_the_same(one: object, other: object) -> bool:
        nonlocal looks
        looks += 1
        assert looks < 100, "it would go on for ever"
        return False

    monkeypatch.setattr(os.path, "samestat", never_the_same)
    lock = Lock.take(tmp_path / "game.lock")
    assert lock.holds
    with pytest.raises(InUse):
        Lock.take(tmp_path / "game.lock")
    lock.release()
    assert not lock.holds
    Lock.take(tmp_path / "game.lock").release()
    assert [*tmp_path.iterdir()] == []
