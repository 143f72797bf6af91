"""The last round: a game waits under "Continue" until its end is told, and counts in the hall once."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ratland_desktop.games.ratland.rules.table import Options
from ratland_desktop.saves import hall as halls
from ratland_desktop.saves import keeper as keeping
from ratland_desktop.screens.results import ResultsScene
from ratland_desktop.screens.table import TableScene
from tests.games.ratland.scenes.house import House

TWO = Options(2, first=0)


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Callable[[str], House]]:
    made: list[House] = []

    def open_house(name: str) -> House:
        made.append(House(tmp_path / name))
        return made[-1]

    yield open_house
    for house in made:
        house.program.close()


def play_to_the_last_answer(house: House) -> None:
    """The game is over; the table has only begun to tell how."""
    house.begin(TWO, humans=2)
    house.play_until(lambda: house.session.match.over)
    assert house.session.unseen()


def finished(folder: Path) -> int:
    return len(halls.Hall(folder / halls.FILE).games)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["menu", "cross"])
def test_leaving_before_the_end_is_told_keeps_continue(houses: Callable[[str], House], way: str) -> None:
    house = houses("home")
    play_to_the_last_answer(house)
    told = house.session.mark
    if way == "menu":
        house.leave_by_menu()
    else:
        house.leave_by_closing()
    (line,) = house.store.games()
    assert not line.over and house.store.latest() == line
    assert finished(house.folder) == 0
    assert isinstance(house.go_on(), TableScene)
    assert house.session.match.over and house.session.mark.story == told.story
    house.player.play_until(ResultsScene)
    house.leave_by_menu()
    (line,) = house.store.games()
    assert line.over and house.store.latest() is None
    assert finished(house.folder) == 1
    assert "continue" not in house.pilot.names()


@pytest.mark.slow
def test_leaving_between_the_story_and_the_results_leads_to_the_results(
    houses: Callable[[str], House],
) -> None:
    house = houses("home")
    play_to_the_last_answer(house)
    while house.session.unseen():
        house.session.see()
    house.leave_by_closing()
    assert not house.store.games()[0].over
    assert isinstance(house.go_on(), ResultsScene)
    house.leave_by_menu()
    assert house.store.games()[0].over and finished(house.folder) == 1


@pytest.mark.slow
def test_looking_at_a_result_again_writes_nothing(houses: Callable[[str], House]) -> None:
    house = houses("home")
    play_to_the_last_answer(house)
    house.player.play_until(ResultsScene)
    house.leave_by_menu()
    before = {path: path.read_bytes() for path in house.folder.rglob("*") if path.is_file()}
    house.pilot.stage.show(house.program.rooms.host.take_up(house.store.open(house.store.games()[0].id)))
    house.pilot.until_scene(ResultsScene)
    house.leave_by_menu()
    assert {path: path.read_bytes() for path in house.folder.rglob("*") if path.is_file()} == before


class Moments:
    """Copies of the folder at every moment at which a kill would find something else on the disk."""

    def __init__(self, home: Path, copies: Path, patch: pytest.MonkeyPatch) -> None:
        self.home, self.copies = home, copies
        self.count = 0
        self.writes: set[str] = set()
        self._one_at_a_time = threading.Lock()
        for module, name in ((keeping, "write_save"), (halls, "_append")):
            patch.setattr(module, name, self._around(name, getattr(module, name)))

    def _around(self, name: str, write: Callable[..., None]) -> Callable[..., None]:
        def watched(*things: Any, **more: Any) -> None:
            with self._one_at_a_time:  # two threads write; each copy is of one moment
                self.writes.add(name)
                self._copy()
                write(*things, **more)
                self._copy()

        return watched

    def _copy(self) -> None:
        copy = self.copies / str(self.count)
        while True:
            try:
                shutil.copytree(self.home, copy, ignore=shutil.ignore_patterns("*.lock"))
            except shutil.Error:  # players and settings are written by another thread: a file was renamed
                shutil.rmtree(copy)
            else:
                break
        self.count += 1


def finish(house: House) -> None:
    """As a family would: go on if there is something to go on with."""
    if "continue" in house.pilot.names():
        house.go_on()
        house.player.play_until(ResultsScene)
        house.leave_by_menu()
    (line,) = house.store.games()
    assert line.over and line.trouble is None
    assert "continue" not in house.pilot.names()


@pytest.mark.slow
def test_a_game_that_is_killed_at_any_moment_of_its_end_counts_exactly_once(
    houses: Callable[[str], House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = houses("home")
    play_to_the_last_answer(house)
    keeper = house.program.rooms.keeper
    assert keeper is not None and keeper.flush()
    with monkeypatch.context() as patch:
        moments = Moments(house.folder, tmp_path, patch)
        house.player.play_until(ResultsScene)
        house.leave_by_menu()
    assert finished(house.folder) == 1 and house.store.games()[0].over
    assert moments.writes == {"write_save", "_append"}  # how often depends on how busy the disk is
    counted = []
    for number in range(moments.count):
        counted.append(finished(tmp_path / str(number)))
        again = houses(str(number))
        finish(again)
        assert finished(again.folder) == 1
    assert counted[0] == 0 and counted[-1] == 1 and counted == sorted(counted)


@pytest.mark.slow
@pytest.mark.parametrize("bytes_written", [0, 1, 20, 200])
def test_a_line_of_the_hall_that_was_cut_off_is_written_again(
    houses: Callable[[str], House], monkeypatch: pytest.MonkeyPatch, bytes_written: int
) -> None:
    house = houses("home")
    play_to_the_last_answer(house)

    def cut_off(path: Path, lines: bytes, *, alone: bool) -> None:
        path.write_bytes(lines[:bytes_written])
        raise OSError("the plug was pulled")

    with monkeypatch.context() as patch:
        patch.setattr(halls, "_append", cut_off)
        house.player.play_until(ResultsScene)
        house.leave_by_closing()
    assert not house.store.games()[0].over
    finish(house)
    assert finished(house.folder) == 1


@pytest.mark.slow
def test_a_hall_that_could_not_be_written_is_tried_again_in_the_same_evening(
    houses: Callable[[str], House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = houses("home")
    play_to_the_last_answer(house)
    append = halls._append

    def full(*things: object, **more: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(halls, "_append", full)
    house.player.play_until(ResultsScene)
    house.leave_by_menu()
    assert finished(house.folder) == 0 and "continue" in house.pilot.names()
    monkeypatch.setattr(halls, "_append", append)
    assert isinstance(house.go_on(), ResultsScene)
    house.leave_by_menu()
    assert finished(house.folder) == 1 and house.store.games()[0].over
