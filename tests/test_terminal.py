"""What is answered in the terminal, when nobody stays to read it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
TOURNAMENT = ["tournament", "--seats", "random,random", "--games", "1"]


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["--version"], ["simulate", "--help"], ["simulate", "--games", "1"], TOURNAMENT],
    ids=" ".join,
)
def test_it_ends_without_a_word_when_its_reader_has_gone(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "ratland_desktop", *arguments]
    done = subprocess.run(
        command, cwd=CHECKOUT, env=BUFFERED, stdout=writing, stderr=subprocess.PIPE, text=True, timeout=60
    )
    os.close(writing)
    assert done.stderr == ""
    assert done.returncode == 141


@pytest.mark.parametrize("arguments", [["--version"], ["simulate", "--games", "1"]], ids=" ".join)
def test_it_answers_where_somebody_reads(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "ratland_desktop", *arguments]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
