"""Displays for real windows: each has one owner, however many start at the same moment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from contextlib import ExitStack
from pathlib import Path

import _displays
import pytest
from _displays import NoDisplay, answers, display_server, owner_of

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or not sys.platform.startswith("linux"), reason="needs Xvfb"
)
AT_ONCE = 6


def test_a_display_is_ours_while_we_have_it_and_gone_afterwards() -> None:
    with display_server(320, 240) as name:
        number = int(name[1:])
        assert answers(number) and owner_of(number) is not None
    assert owner_of(number) is None and not answers(number)


def test_a_number_that_is_taken_is_left_to_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    with display_server(320, 240) as name:
        number = int(name[1:])
        owner = owner_of(number)
        monkeypatch.setattr(_displays, "NUMBERS", [number])
        monkeypatch.setattr(_displays, "MOST_TRIES", 3)
        with pytest.raises(NoDisplay), display_server(320, 240):
            raise AssertionError("two servers on one display")
        assert owner_of(number) == owner and answers(number)


def test_displays_that_start_at_the_same_moment_are_all_different(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if they have hardly more numbers to choose from than there are of them. Each process has its own
    numbers, so that two test runs on one machine do not meet."""
    few = AT_ONCE + 2
    first = 30_000 + os.getpid() % 3_000 * few
    monkeypatch.setattr(_displays, "NUMBERS", range(first, first + few))
    together, opened = threading.Barrier(AT_ONCE), []
    with ExitStack() as stack:
        guard = threading.Lock()

        def open_one() -> None:
            together.wait()
            display = display_server(320, 240)
            name = display.__enter__()
            with guard:
                opened.append(name)
                stack.push(display)

        threads = [threading.Thread(target=open_one) for _ in range(AT_ONCE)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(opened) == len(set(opened)) == AT_ONCE
        assert len({owner_of(int(name[1:])) for name in opened}) == AT_ONCE


def test_no_script_and_no_test_starts_a_display_by_itself() -> None:
    checkout = Path(_displays.__file__).parent.parent
    files = [path for folder in ("scripts", "tests") for path in (checkout / folder).rglob("*.py")]
    assert len(files) > 100
    starting = [path.name for path in files if '["Xvfb"' in path.read_text(encoding="utf-8")]
    assert sorted(starting) == ["_displays.py", "test_displays.py"]


def test_a_server_that_cannot_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_displays, "MOST_TRIES", 2)

    def broken(*words: object, **more: object) -> subprocess.Popen[bytes]:
        return real([sys.executable, "-c", "raise SystemExit(1)"])

    real = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", broken)
    with pytest.raises(NoDisplay), display_server(320, 240):
        raise AssertionError("no server")
