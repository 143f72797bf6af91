"""The packages as a stranger gets them, in a real window; scripts/build_*.py --try for longer."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import _build_wheel
import _trial
import pytest
from _environment import BUILD_FOLDER, CHECKOUT, Trouble, clean_environ, prepare

from ratland_desktop.games.shelf import SHELF

SECONDS = 1.5
"""For each game's demo, or longer, until its computers have thought."""
WITHOUT = [tool for tool in _trial.NEEDED if shutil.which(tool) is None]

pytestmark = [
    pytest.mark.window,
    pytest.mark.slow,
    pytest.mark.skipif(bool(WITHOUT), reason=f"trying a package needs {' and '.join(WITHOUT)}"),
]


def skip_without_internet(trouble: Trouble) -> None:
    """Packages that cannot be fetched are no mistake of ours; everything else is."""
    if "internet" in str(trouble):
        pytest.skip(f"what it takes cannot be fetched: {trouble}")
    raise trouble


def check_demos(seen: dict[str, _trial.Seen]) -> None:
    assert [*seen] == [*SHELF], "every game's demo was watched"
    assert all(demo.thought > 0 for demo in seen.values())


def test_a_folder_that_needs_no_python_plays_thinks_saves_and_loads(tmp_path: Path) -> None:
    try:
        python = prepare("build", BUILD_FOLDER)
    except Trouble as trouble:
        skip_without_internet(trouble)
    command = [
        str(python),
        str(CHECKOUT / "scripts" / "_freeze.py"),
        str(tmp_path / "RatLand"),
        str(tmp_path / "work"),
    ]
    made = subprocess.run(command, capture_output=True, text=True, env=clean_environ())
    if "please install it" in made.stderr:  # a library of Python, or tools of the system
        pytest.skip(made.stderr)
    assert made.returncode == 0, made.stderr
    check_demos(_trial.try_app(tmp_path / "RatLand", SECONDS, tmp_path / "stranger"))


def test_a_wheel_plays_in_an_environment_of_its_own(tmp_path: Path) -> None:
    wheel = _build_wheel.make(Path(sys.executable), "wheel", CHECKOUT, tmp_path / "wheel")
    try:
        seen = _trial.try_wheel(wheel, SECONDS, tmp_path / "stranger")
    except Trouble as trouble:
        skip_without_internet(trouble)
    check_demos(seen)
