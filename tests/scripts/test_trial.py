"""The trial of a package: it sees what a game has open without getting in its way."""

from __future__ import annotations

import os
from pathlib import Path

import _trial
import pytest

from ratland_desktop.saves.locks import Lock
from ratland_desktop.shell.box import Box

BUTTON = Box(100, 100, 300, 80)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="a package is tried on Linux")
def test_who_has_a_game_open_is_seen_without_taking_its_lock(tmp_path: Path) -> None:
    path = tmp_path / "game.lock"
    assert not _trial.has_open(os.getpid(), path)
    lock = Lock.take(path)
    assert _trial.has_open(os.getpid(), path)
    lock.release()
    assert not _trial.has_open(os.getpid(), path)
    Lock.take(path).release()  # nobody is in the way


class Screen:
    """A screen whose button is there for so many presses."""

    def __init__(self, presses: int) -> None:
        self.left = presses
        self.clicks = 0

    def look(self) -> Screen:
        return self

    def click(self, spot: tuple[float, float]) -> None:
        self.clicks += 1
        self.left -= 1


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_trial, "lit", lambda screen, box: screen.left > 0)
    for wait in ("EVERY", "SETTLED", "A_MOMENT"):
        monkeypatch.setattr(_trial, wait, 0.0)
    monkeypatch.setattr(_trial.until, "__defaults__", (0.0,))


def test_a_button_is_pressed_until_its_screen_goes_and_never_after() -> None:
    screen, looks = Screen(3), 0

    def slowly() -> bool:
        nonlocal looks
        looks += screen.left == 0
        return looks > 5

    _trial.press(screen, BUTTON, BUTTON, slowly, "the next screen")  # type: ignore[arg-type]
    assert screen.clicks == 3


def test_a_press_that_leads_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_trial, "PATIENT", 0.01)
    with pytest.raises(AssertionError, match="a saved game"):
        _trial.press(Screen(10**9), BUTTON, BUTTON, lambda: False, "a saved game")  # type: ignore[arg-type]
