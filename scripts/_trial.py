"""Tests a finished package as a stranger would: in a real window, from an empty folder, without our settings.

    python scripts/_trial.py app FOLDER [--seconds 60]     a program folder, moved and not writable
    python scripts/_trial.py wheel FILE [--seconds 60]     a wheel, in an empty environment

Watches every game's demo for so many seconds and checks that the picture changes and the computers think in
their own process; then starts a game, closes the window, and resumes the game. Needs Linux, Xvfb, xdotool,
openbox and wmctrl, and an environment with the run requirements, to know where the buttons are.
"""

from __future__ import annotations

import argparse
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _displays import PATIENCE
from _doors import doors, shelf_doors
from _environment import Trouble, install_alone, told
from _real_window import Display, Program, RealWindow, display
from play_by_mouse import lit

from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.games.shelf import SHELF
from ratland_desktop.hotseat.thinker import STEPS_BACK
from ratland_desktop.saves.store import Store
from ratland_desktop.screens.setup.scene import START
from ratland_desktop.shell.box import Box

NEEDED = ("Xvfb", "xdotool", "openbox", "wmctrl")
A_FEW = 4
EVERY = 0.25  # seconds from one look to the next
SETTLED = 0.6  # seconds until a new screen takes presses
A_MOMENT = 5.0  # seconds that a screen may take to go
PATIENT = 3 * PATIENCE  # a computer that has much else to do
KEPT_OF_OURS = ("PATH", "LANG", "LC_ALL", "TMPDIR")


@dataclass(frozen=True, slots=True)
class Seen:
    """What a stranger saw of the demo."""

    first_picture: float  # seconds from the start
    pictures: int  # that differed from the one before
    thought: float  # seconds that the computers' own process has worked
    minds: int  # such processes; more than one if one failed or took too long

    def __str__(self) -> str:
        shown = f"first picture after {self.first_picture:.2f} s, {self.pictures} different pictures"
        return f"{shown}, computers that thought {self.thought:.1f} s in {self.minds} process of their own"


# --- a stranger's computer


def at_strangers(command: Path, home: Path) -> Program:
    """Run the program from an empty folder, with an empty home and almost none of our environment."""
    empty = home / "empty"
    empty.mkdir(parents=True, exist_ok=True)
    kept = {name: os.environ[name] for name in KEPT_OF_OURS if name in os.environ}
    return Program((str(command),), empty, {**kept, "HOME": str(home)})


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Make a folder read-only for a while."""
    places = [folder, *(path for path in folder.rglob("*") if path.is_dir() and not path.is_symlink())]
    modes = {place: place.stat().st_mode for place in places}
    writing = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
    for place, mode in modes.items():
        place.chmod(mode & ~writing)
    try:
        yield
    finally:
        for place, mode in modes.items():
            place.chmod(mode)


def written_in(folder: Path) -> dict[Path, int]:
    """When everything in there was written last."""
    return {path: path.lstat().st_mtime_ns for path in folder.rglob("*")}


# --- the other process, as the system tells of it


def minds_of(game: int) -> dict[int, float]:
    """The computers' processes of this game, known by their modesty, and how many seconds each has worked."""
    modesty = _stat(game)[16] + STEPS_BACK
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            facts = _stat(int(folder.name))
        except (OSError, ValueError):
            continue  # it has just ended
        if facts[1] == game and facts[16] == modesty:
            found[int(folder.name)] = (facts[11] + facts[12]) / os.sysconf("SC_CLK_TCK")
    return found


def _stat(process: int) -> list[int]:
    """The numbers of /proc/N/stat from the third on; the state, a letter, counts as 0."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return [0, *map(int, words[1:])]


# --- what is tried


class Watch:
    """Watches the demo: counts new pictures, and the CPU time of the bots' process."""

    def __init__(self, window: RealWindow) -> None:
        self._window = window
        self._last = b""
        self.pictures = 0
        self.thoughts: dict[int, float] = {}

    def look(self) -> bool:
        """Has the picture changed again and again, and have the computers thought in their own process?

        On a busy computer such a process may be given up again, so whatever was seen of one counts.
        """
        now = self._window.look().pixels()
        self.pictures += now != self._last
        self._last = now
        self.thoughts |= minds_of(self._window.game.pid)
        return self.pictures > A_FEW and any(self.thoughts.values())


def watch_demos(on: Display, program: Program, seconds: float) -> dict[str, Seen]:
    """The demo of every game on the shelf, for so long each."""
    return {game: watch_demo(on, program, game, seconds) for game in SHELF}


def watch_demo(on: Display, program: Program, game: str, seconds: float) -> Seen:
    """A game's demo, to the close button. Raises AssertionError where it is not as it should be."""
    started = time.monotonic()
    window = RealWindow(on, None, "en", "--demo", "--game", game, program=program)
    try:
        until(lambda: len(set(window.look().pixels())) > A_FEW, f"a first picture of {game}", every=0.05)
        first = time.monotonic() - started
        watch = Watch(window)
        while time.monotonic() - started < seconds:
            watch.look()
            time.sleep(EVERY)
        until(watch.look, f"pictures of {game} that change, and computers that think in their own process")
        assert window.press_close_button() == 0, f"{game} did not end well"
        assert not window.said(), window.said()
    finally:
        window.close()
    return Seen(first, watch.pictures, sum(watch.thoughts.values()), len(watch.thoughts))


def keep_and_take_up(on: Display, program: Program, data: Path) -> None:
    """Begin a game, close the window, start again, go on. Raises AssertionError."""
    store = Store(data / "saves", {RATLAND_KEEPING.game.name: RATLAND_KEEPING})
    with game_window(on, program, data) as window:
        begin_game(window, data, store)
    (kept,) = store.games()
    title = doors(data)
    lock = store.folder.lock(kept.id)
    with game_window(on, program, data) as window:
        taken_up = partial(has_open, window.game.pid, lock)
        press(window, lamp_of(title), title["continue"], taken_up, "the saved game to be taken up")
    (again,) = store.games()
    assert again.id == kept.id and again.names == kept.names
    store.open(kept.id).keeper.close()
    assert not list(data.glob("reports/*")), "something went wrong, and a report tells of it"


def begin_game(window: RealWindow, data: Path, store: Store) -> None:
    """From the title past the shelf and the set-up to a first game of RatLand that is saved."""
    title, shelf = doors(data), shelf_doors(data, RATLAND_KEEPING.game.name)
    box = shelf["new_game"]
    press(window, lamp_of(title), title["new_game"], lambda: lit(window.look(), box), "the shelf")
    press(window, box, box, lambda: lit(window.look(), START), "the set-up")
    press(window, START, START, lambda: len(store.games()) == 1, "a saved game")


@contextmanager
def game_window(on: Display, program: Program, data: Path) -> Iterator[RealWindow]:
    window = RealWindow(on, data, "en", program=program)
    try:
        yield window
        assert window.press_close_button() == 0, "it did not end well"
        assert not window.said(), window.said()
    finally:
        window.close()


def lamp_of(title: dict[str, Box]) -> Box:
    """The title's yellow button is its first."""
    return next(iter(title.values()))


def press(window: RealWindow, lamp: Box, button: Box, leads: Callable[[], bool], what: str) -> None:
    """A button of the screen that is known by its yellow one, until it `leads` to what is wanted.

    A screen that has just come takes no presses, so it is pressed again while that screen is still there.
    """
    until(lambda: lit(window.look(), lamp), f"a yellow button in {lamp}")
    next_press = time.monotonic() + SETTLED

    def arrived() -> bool:
        nonlocal next_press
        if leads():
            return True
        if time.monotonic() > next_press and lit(window.look(), lamp):
            window.click(button.centre)
            next_press = time.monotonic() + A_MOMENT
        return False

    until(arrived, what)


def has_open(process: int, file: Path) -> bool:
    """Does this process hold the file? The lock itself is left alone: asking for it would keep others out."""
    wanted = file.resolve()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):  # closed while we looked
            if link.readlink() == wanted:
                return True
    return False


def until(true: Callable[[], bool], what: str, every: float = EVERY) -> None:
    end = time.monotonic() + PATIENT
    while not true():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(every)


# --- the two kinds of packages


def try_app(folder: Path, seconds: float, home: Path) -> dict[str, Seen]:
    """A program folder, at another place than it was made in, where it may not write."""
    moved = home / "my games" / "RatLand"
    shutil.copytree(folder, moved, symlinks=True)
    program = at_strangers(moved / "ratland", home)
    before = written_in(moved)
    with locked(moved), display() as screen:
        seen = watch_demos(screen, program, seconds)
        keep_and_take_up(screen, program, home / "data")
    assert written_in(moved) == before, "it has written into its own folder"
    return seen


def try_wheel(wheel: Path, seconds: float, home: Path) -> dict[str, Seen]:
    """A wheel, installed for a stranger."""
    program = at_strangers(install_alone(wheel, home / "venv") / "ratland", home)
    with display() as screen:
        seen = watch_demos(screen, program, seconds)
        keep_and_take_up(screen, program, home / "data")
    return seen


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Try a package as a stranger would.")
    parser.add_argument("kind", choices=["app", "wheel"])
    parser.add_argument("package", type=Path)
    parser.add_argument("--seconds", type=float, default=60.0, help="for each game's demo")
    asked = parser.parse_args(arguments)
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        raise Trouble(f"Trying a package in a real window needs {', '.join(missing)}: please install that.")
    tries = {"app": try_app, "wheel": try_wheel}
    with tempfile.TemporaryDirectory(prefix="ratland-stranger-") as home:
        try:
            seen = tries[asked.kind](asked.package.absolute(), asked.seconds, Path(home))
        except (AssertionError, RuntimeError) as trouble:
            print(f"{asked.package.name} does not play: {trouble}", file=sys.stderr)
            return 1
    for game, demo in seen.items():
        print(f"{asked.package.name} plays {game}: {demo}")
    print("A game was saved and taken up again.")
    return 0


if __name__ == "__main__":
    sys.exit(told(main))
