"""Ending a script ends what it has started: by Ctrl-C, by a closed terminal, by a polite kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import _children
import pytest

SCRIPTS = Path(_children.__file__).parent
PATIENCE = 60.0

CHILD = """
import sys, time
from pathlib import Path
place = Path(sys.argv[1])
try:
    (place / "started").touch()
    time.sleep(600)
except KeyboardInterrupt:
    (place / "put away").touch()
"""
SCRIPT = """
import sys
from _environment import told
from _children import call
sys.exit(told(lambda words: call([sys.executable, "-c", *words])))
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


def until(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < end, f"{path.name} never came"
        time.sleep(0.01)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT], ids=lambda s: s.name)
def test_what_a_script_runs_is_ended_in_order_and_before_it(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-c", SCRIPT, CHILD, str(tmp_path)]
    environ = {**os.environ, "PYTHONPATH": str(SCRIPTS)}
    with subprocess.Popen(command, env=environ, stderr=subprocess.PIPE, start_new_session=True) as script:
        until(tmp_path / "started")
        if number is signal.SIGINT:
            os.killpg(script.pid, number)  # as a terminal does
        else:
            script.send_signal(number)
        _, said = script.communicate(timeout=PATIENCE)
    assert (tmp_path / "put away").exists()
    assert (script.returncode, said) == (128 + number, b"")


def test_a_child_that_does_not_listen_is_killed(tmp_path: Path) -> None:
    deaf = CHILD.replace(
        "import sys, time", "import signal, sys, time\nsignal.signal(signal.SIGINT, signal.SIG_IGN)"
    )
    script = SCRIPT.replace("sys.exit", "import _children; _children.GRACE = 0.2\nsys.exit")
    command = [sys.executable, "-c", script, deaf, str(tmp_path)]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(SCRIPTS)}) as running:
        until(tmp_path / "started")
        running.send_signal(signal.SIGTERM)
        assert running.wait(PATIENCE) == 143


def test_what_is_ignored_on_purpose_stays_ignored() -> None:
    """`nohup` asks for that."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with _children.ending_by_signals():
            os.kill(os.getpid(), signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)


STANDS_BY = """
import sys
from _environment import told
from _play import stand_by
sys.exit(told(lambda words: stand_by([sys.executable, "-c", *words])))
"""
LISTENS = """
import os, sys
from pathlib import Path
place = Path(sys.argv[1])
(place / "started").write_text(os.environ["RATLAND_ENDS_WITH_STDIN"])
sys.stdin.read()
(place / "put away").touch()
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL], ids=lambda s: s.name)
def test_a_game_that_the_script_only_stands_by_ends_with_it(tmp_path: Path, number: signal.Signals) -> None:
    """The way of Windows, even where nobody lets the script say anything."""
    command = [sys.executable, "-c", STANDS_BY, LISTENS, str(tmp_path)]
    environ = {**os.environ, "PYTHONPATH": str(SCRIPTS)}
    with subprocess.Popen(command, env=environ, stdin=subprocess.PIPE) as script:  # as a terminal, open
        until(tmp_path / "started")
        script.send_signal(number)
        script.wait(PATIENCE)
        until(tmp_path / "put away")
    assert (tmp_path / "started").read_text() == "1"
