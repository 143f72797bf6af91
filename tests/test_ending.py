"""Ended from outside, the game puts its things away: no traceback, a sensible exit code, nothing left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ratland_desktop.ending import ENDS_WITH_STDIN
from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.hotseat.diary import Diary
from ratland_desktop.saves.store import Store

CHECKOUT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP] if os.name != "nt" else []
SOME_SLOW = [*SIGNALS[:1], *(pytest.param(number, marks=pytest.mark.slow) for number in SIGNALS[1:])]

IN_A_GAME = """
import errno, os, sys
from ratland_desktop import start
from ratland_desktop.__main__ import main
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.saves import keeper

def no_room(*things):
    raise OSError(errno.ENOSPC, "No space left on device")

begun = start.Program.after_first_picture

def go_straight_into_a_game(program):
    begun(program)
    program.app.stage.begin(program.boxes.quick_game().scene)
    program.rooms.host.keeper.flush()
    program.rooms.host._thinker._start()  # the computers' process is there, too
    while not isinstance(program.app.stage.scene, MySewerScene):
        program.app.loop_once(0.1)
    program.app.stage.scene.rest_stays_home()
    if "full" in os.environ.get("DISK", ""):
        keeper.write_save = no_room
    print("playing", flush=True)

if __name__ == "__main__":
    start.Program.after_first_picture = go_straight_into_a_game
    sys.exit(main(sys.argv[1:]))
"""


class Running:
    """The game in a process (and a session) of its own, without a window."""

    def __init__(self, folder: Path, stdin: int | None = None, **further: str) -> None:
        """`further` is added to its environment."""
        self.folder = folder
        program = folder / "in_a_game.py"
        program.write_text(IN_A_GAME, encoding="utf-8")
        environ = {**os.environ, "PYTHONPATH": str(CHECKOUT), "SDL_VIDEODRIVER": "dummy", **further}
        command = [sys.executable, str(program), "--language", "en", "--data-dir", str(folder)]
        self.game = subprocess.Popen(
            command, env=environ, text=True, start_new_session=True, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, stdin=stdin,
        )  # fmt: skip
        assert self.game.stdout is not None
        assert self.game.stdout.readline() == "playing\n"

    def ends(self) -> tuple[int, str]:
        """The exit code, and what it said as trouble."""
        _, said = self.game.communicate(timeout=PATIENCE)
        return self.game.returncode, said

    def others(self) -> list[int]:
        """Processes of its session that are still there."""
        found = []
        for entry in Path("/proc").glob("[0-9]*/stat"):
            try:
                words = entry.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(words[3]) == self.game.pid and words[0] != "Z":
                found.append(int(entry.parent.name))
        return found


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    made = Running(tmp_path)
    yield made
    made.game.kill()
    made.game.communicate(timeout=PATIENCE)


def assert_all_is_kept(folder: Path) -> None:
    assert not [path.name for path in folder.rglob("*") if path.suffix in (".new", ".lock")]
    assert not [*folder.glob("reports/*")]
    store = Store(folder / "saves", {"ratland": RATLAND_KEEPING})
    (line,) = store.games()
    assert line.trouble is None and not line.over
    opened = store.open(line.id)
    opened.keeper.close()
    drafts = Diary.read(opened.notes, len(opened.seats)).drafts
    assert [any(draft.parts) for draft in drafts.values()] == [True]  # some rats were placed already


@pytest.mark.slow
@pytest.mark.parametrize("number", SOME_SLOW, ids=str)
def test_a_signal_ends_the_game_with_everything_kept(running: Running, number: signal.Signals) -> None:
    running.game.send_signal(number)
    assert running.ends() == (128 + number, "")
    assert_all_is_kept(running.folder)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no session to send it to")
def test_ctrl_c_reaches_the_computers_as_well_and_nobody_says_a_word(running: Running) -> None:
    os.killpg(running.game.pid, signal.SIGINT)
    assert running.ends() == (130, "")
    assert_all_is_kept(running.folder)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_a_signal_on_a_full_disk_says_that_the_game_could_not_be_saved(tmp_path: Path) -> None:
    """Nobody can be asked then."""
    running = Running(tmp_path, DISK="full")
    running.game.send_signal(signal.SIGTERM)
    code, said = running.ends()
    assert code == 143
    assert said.count("\n") == 1 and "disk is full" in said


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_nothing_of_the_game_stays_behind(running: Running) -> None:
    assert len(running.others()) > 1
    running.game.send_signal(signal.SIGTERM)
    running.ends()
    end = time.monotonic() + PATIENCE
    while running.others():
        assert time.monotonic() < end, running.others()
        time.sleep(0.05)


@pytest.mark.slow
def test_the_game_ends_with_whoever_keeps_its_input_open(tmp_path: Path) -> None:
    """The way of systems on which one program cannot become another."""
    running = Running(tmp_path, stdin=subprocess.PIPE, **{ENDS_WITH_STDIN: "1"})
    assert running.game.stdin is not None
    running.game.stdin.close()
    running.game.stdin = None
    assert running.ends() == (143, "")
    assert_all_is_kept(tmp_path)


@pytest.mark.slow
def test_without_such_a_wish_an_empty_input_ends_nothing(tmp_path: Path) -> None:
    running = Running(tmp_path, stdin=subprocess.DEVNULL)
    with pytest.raises(subprocess.TimeoutExpired):
        running.game.wait(0.5)
    running.game.terminate()
    assert running.ends()[0] == 143


AT_WORK = """
import sys
from ratland_desktop.__main__ import main
from ratland_desktop.hotseat import simulation
from ratland_desktop.hotseat import tournament

add, shown = simulation.Totals.add, tournament.shown

def told_add(totals, other):
    print("at work", flush=True)
    add(totals, other)

def told_shown(played, *more):
    for game in shown(played, *more):
        print("at work", flush=True)
        yield game

if __name__ == "__main__":
    simulation.Totals.add, tournament.shown = told_add, told_shown
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no session to send it to")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("words", [["simulate", "--games", "1000000"], ["tournament", "--games", "100000"]])
def test_ctrl_c_ends_work_in_the_terminal_without_a_traceback(
    tmp_path: Path, words: list[str], jobs: str
) -> None:
    program = tmp_path / "at_work.py"
    program.write_text(AT_WORK, encoding="utf-8")
    command = [sys.executable, str(program), *words, "--jobs", jobs]
    environ = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    with subprocess.Popen(
        command, env=environ, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True,
    ) as work:  # fmt: skip
        assert work.stdout is not None and work.stdout.readline() == "at work\n"
        os.killpg(work.pid, signal.SIGINT)
        _, said = work.communicate(timeout=PATIENCE)
    assert work.returncode == 130
    assert said in ("", "ratland simulate: stopped.\n")


def test_ctrl_c_before_the_window_is_there_is_no_traceback_either(monkeypatch: pytest.MonkeyPatch) -> None:
    from ratland_desktop import __main__, command

    def press(words: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "read_wishes", press)
    assert __main__.main([]) == 130
