"""What the scripts show, in small: nothing is lost when the game is killed, and saving costs little."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


def run(script: str, *arguments: str) -> dict[str, float]:
    done = subprocess.run([sys.executable, SCRIPTS / script, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, float] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_game_that_is_killed_while_it_is_saved_is_not_lost() -> None:
    assert run("crash_test.py", "--times", "16")["kills"] == 20


@pytest.mark.slow
@pytest.mark.alone
def test_saving_costs_little_more_than_the_disk_does_and_never_holds_a_frame() -> None:
    """Against the same work without us, in one run: how fast this computer is, and how busy, cancels out."""
    found = run("bench_saves.py", "--answers", "50")
    assert found["times_bare"] <= 2 or found["times_read"] <= 60
    assert found["frame"] <= max(16, 2 * found["frame_without"])
    assert found["times_list"] <= 25
