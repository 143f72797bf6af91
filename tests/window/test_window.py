"""A real window on a display of its own: mouse, keys, the close button, and the shop window."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _doors import doors

from ratland_desktop.games.ratland.scenes.setup.scene import START

CHECKOUT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60.0
SIZE = (1280, 720)

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """An Xvfb on a free number, with a window manager where there is one."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=(writer,), stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writer)
    with os.fdopen(reader) as told:
        number = f":{told.readline().strip()}"
    manager = None
    if shutil.which("openbox"):
        manager = subprocess.Popen(
            ["openbox"], env={**os.environ, "DISPLAY": number}, stderr=subprocess.DEVNULL
        )  # fmt: skip
        time.sleep(1.0)
    yield number
    for process in (manager, server):
        if process is not None:
            process.terminate()
            process.wait(10)


class Window:
    """The game in a window, worked by xdotool."""

    def __init__(self, screen: str, folder: Path, *arguments: str) -> None:
        self.environment = {
            **os.environ,
            "DISPLAY": screen,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONPATH": str(CHECKOUT),
        }
        self.folder = folder
        command = [sys.executable, "-m", "ratland_desktop", "--data-dir", str(folder), "--language", "en"]
        self.game = subprocess.Popen(
            [*command, "--size", f"{SIZE[0]}x{SIZE[1]}", *arguments],
            env=self.environment, cwd=CHECKOUT, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.id = self.run("xdotool", "search", "--sync", "--onlyvisible", "--class", "ratland").split()[0]
        time.sleep(3.0)  # the first picture, and presses count again

    def run(self, *command: str) -> str:
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return done.stdout

    def key(self, *names: str) -> None:
        self.run("xdotool", "key", "--window", self.id, "--delay", "150", *names)
        time.sleep(1.0)

    def click(self, x: float, y: float) -> None:
        """At a spot in logical units."""
        at = (round(x * SIZE[0] / 1920), round(y * SIZE[1] / 1080))
        self.run("xdotool", "mousemove", "--window", self.id, str(at[0]), str(at[1]))
        time.sleep(0.2)
        self.run("xdotool", "click", "1")
        time.sleep(1.0)

    def close(self) -> int:
        """The close button of the window."""
        if shutil.which("wmctrl"):
            self.run("wmctrl", "-i", "-c", self.id)
        else:
            pytest.skip("the close button needs wmctrl")
        return self.ends()

    def ends(self) -> int:
        try:
            return self.game.wait(PATIENCE)
        finally:
            self.stop()

    def stop(self) -> None:
        if self.game.poll() is None:
            self.game.kill()
            self.game.wait(10)

    def until(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, "waited in vain"
            assert self.game.poll() is None, "the game has ended"
            time.sleep(0.2)

    def saves(self) -> list[Path]:
        return list(self.folder.glob("saves/*.json"))


@pytest.fixture
def windows(screen: str, tmp_path: Path) -> Iterator[Callable[..., Window]]:
    opened: list[Window] = []

    def open_window(*arguments: str) -> Window:
        opened.append(Window(screen, tmp_path, *arguments))
        return opened[-1]

    yield open_window
    for window in opened:
        window.stop()


def test_the_mouse_starts_a_game_and_the_close_button_keeps_it(windows: Callable[..., Window]) -> None:
    window = windows()
    window.click(*doors(window.folder)["new_game"].centre)
    window.click(*START.centre)
    window.until(lambda: bool(window.saves()))
    assert window.close() == 0
    again = windows()
    again.key("Return")  # a waiting game comes first
    assert again.game.poll() is None
    assert again.close() == 0


def test_keys_alone_change_a_setting_and_leave(windows: Callable[..., Window]) -> None:
    window = windows()
    window.key(*["Tab"] * [*doors(window.folder)].index("settings"))
    window.key("Return")
    window.key("Down", "Right")  # text size: large
    window.key("Escape")
    window.until(lambda: (window.folder / "settings.json").exists())
    assert json.loads((window.folder / "settings.json").read_text())["text_size"] == "large"
    window.key("Escape")
    window.key("Return")  # yes, enough for today
    assert window.ends() == 0


def test_the_close_button_ends_the_title(windows: Callable[..., Window]) -> None:
    assert windows().close() == 0


def test_the_window_remembers_its_size(windows: Callable[..., Window]) -> None:
    window = windows()
    window.run("xdotool", "windowsize", "--sync", window.id, "1400", "800")
    time.sleep(1.0)
    assert window.close() == 0
    remembered = json.loads((window.folder / "settings.json").read_text())
    assert (remembered["window_width"], remembered["window_height"]) == (1400, 800)


def test_the_shop_window_plays_by_itself(windows: Callable[..., Window]) -> None:
    window = windows("--demo")
    time.sleep(8.0)
    assert window.game.poll() is None
    window.key("space")  # back to the title, where Escape asks
    window.key("Escape")
    window.key("Return")
    assert window.ends() == 0
    assert window.saves() == []
