"""A real window on a display of its own: mouse, keys, the close button, signals, and the shop window.

Nothing here waits for so many seconds: each step waits for what it leads to.
"""

from __future__ import annotations

import json
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _doors import doors
from _environment import FOLDER, is_ready
from _real_window import CHECKOUT, Display, Program, RealWindow, display
from _trial import begin_game, has_open, lamp_of, press, until
from play_by_mouse import lit

from ratland_desktop.games.ratland.rules.keeping import RATLAND_KEEPING
from ratland_desktop.saves.store import Store

pytestmark = pytest.mark.window
NEEDS_A_BUTTON = pytest.mark.skipif(shutil.which("wmctrl") is None, reason="the close button needs wmctrl")
BY_PLAY = (sys.executable, str(CHECKOUT / "scripts" / "play.py"))


@pytest.fixture(scope="module")
def screen() -> Iterator[Display]:
    with display(1600, 1000) as made:
        yield made


class Home:
    """A folder in which the game runs again and again."""

    def __init__(self, screen: Display, folder: Path) -> None:
        self.screen, self.folder = screen, folder
        self.opened: list[RealWindow] = []
        self.store = Store(folder / "saves", {"ratland": RATLAND_KEEPING})
        self.change_settings(motion="reduced")  # so that one can tell when a picture stands still

    def change_settings(self, **values: object) -> None:
        (self.folder / "settings.json").write_text(json.dumps(self.settings() | values))

    def settings(self) -> dict[str, Any]:
        file = self.folder / "settings.json"
        return json.loads(file.read_text()) if file.exists() else {}

    def open(self, *further: str, program: Program | None = None) -> RealWindow:
        title = doors(self.folder)
        window = RealWindow(self.screen, self.folder, "en", *further, program=program)
        self.opened.append(window)
        if not further:
            until(lambda: lit(window.look(), lamp_of(title)), "the title")
        return window


@pytest.fixture
def home(screen: Display, tmp_path: Path) -> Iterator[Home]:
    made = Home(screen, tmp_path)
    yield made
    for window in made.opened:
        window.close()


@NEEDS_A_BUTTON
def test_the_mouse_starts_a_game_and_the_close_button_keeps_it(home: Home) -> None:
    window = home.open()
    begin_game(window, home.folder, home.store)
    assert window.press_close_button() == 0
    (kept,) = home.store.games()
    title = doors(home.folder)
    again = home.open()
    lock = home.store.folder.lock(kept.id)

    def taken_up() -> bool:
        return has_open(again.game.pid, lock)

    press(again, lamp_of(title), title["continue"], taken_up, "the saved game to be taken up")
    assert again.press_close_button() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda s: s.name)
def test_ending_the_starting_script_ends_the_game_and_keeps_it(home: Home, number: signal.Signals) -> None:
    if not is_ready(FOLDER, "run"):
        pytest.skip("play.py would set this environment up anew; scripts/test.py does so first")
    window = home.open(program=Program(command=BY_PLAY))
    begin_game(window, home.folder, home.store)
    window.game.send_signal(number)
    assert window.ends() == 128 + number
    assert window.said() == ""
    (kept,) = home.store.games()
    assert not home.store.folder.lock(kept.id).exists()  # a game that is killed leaves it behind
    home.store.open(kept.id).keeper.close()  # nobody holds it any more


def test_keys_alone_change_a_setting_and_leave(home: Home) -> None:
    window = home.open()
    window.key(*["Tab"] * [*doors(home.folder)].index("settings"), "Return")
    window.key("Down", "Right")  # text size: large
    window.key("Escape")
    until(lambda: home.settings().get("text_size") == "large", "the setting in its file")
    window.key("Escape")
    window.key("Return")  # yes, enough for today
    assert window.ends() == 0


@NEEDS_A_BUTTON
def test_the_close_button_ends_the_title(home: Home) -> None:
    assert home.open().press_close_button() == 0


@NEEDS_A_BUTTON
def test_the_window_remembers_its_size(home: Home) -> None:
    window = home.open()
    window.settle()
    before = window.look().pixels()
    window.tool("windowsize", "--sync", window.id, "1400", "800")
    window.size = (1400, 800)
    until(lambda: lit(window.look(), lamp_of(doors(home.folder))), "the title in its new size")
    window.settle()
    assert window.look().pixels() != before
    assert window.press_close_button() == 0
    remembered = home.settings()
    assert (remembered["window_width"], remembered["window_height"]) == (1400, 800)


def test_the_shop_window_plays_by_itself(home: Home) -> None:
    window = home.open("--demo")
    seen: set[bytes] = set()

    def goes_on() -> bool:
        seen.add(window.look().pixels())
        return len(seen) > 5

    until(goes_on, "pictures that change")
    title = doors(home.folder)
    window.tool("key", "--window", window.id, "space")
    until(lambda: lit(window.look(), lamp_of(title)), "the title")
    window.key("Escape")  # the title asks
    window.key("Return")
    assert window.ends() == 0
    assert home.store.games() == []
