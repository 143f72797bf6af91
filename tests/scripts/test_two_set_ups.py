"""Set-ups that meet: one at a time, never outside the environment, and a broken environment heals itself."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import _environment
import pytest
from _environment import Trouble, is_ready, prepare, python_of

SCRIPTS = Path(_environment.__file__).parent
PATIENCE = 60.0

SET_UP = """
import subprocess, sys, time
from pathlib import Path
import _environment

place, name = Path(sys.argv[1]), sys.argv[2]

def note(word):
    with (place / "story").open("a") as story:
        story.write(f"{name} {word}\\n")

def make(folder):
    note("makes")
    python = getattr(sys, "_base_executable", sys.executable)
    subprocess.run([python, "-m", "venv", "--clear", "--without-pip", str(folder)], check=True)
    (place / f"{name} is at work").touch()
    while not (place / "go on").exists():
        time.sleep(0.01)

_environment._make = make
_environment._install = lambda kind, folder, log: note("installs")
_environment.prepare("run", place / ".venv")
note("is ready")
"""


class SetUps:
    """Programs that set the same environment up, each in a process of its own."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.running: list[subprocess.Popen[str]] = []

    def start(self, name: str) -> subprocess.Popen[str]:
        environ = {**os.environ, "PYTHONPATH": str(SCRIPTS), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", SET_UP, str(self.place), name]
        program = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
        self.running.append(program)
        return program

    def story(self) -> list[str]:
        file = self.place / "story"
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []

    def until(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {self.story()}"
            time.sleep(0.01)

    def until_at_work(self, name: str) -> None:
        self.until((self.place / f"{name} is at work").exists)


@pytest.fixture
def set_ups(tmp_path: Path) -> Iterator[SetUps]:
    made = SetUps(tmp_path)
    yield made
    for program in made.running:
        program.kill()
        program.wait(PATIENCE)
        assert program.stdout
        program.stdout.close()


def test_a_second_set_up_says_so_waits_and_uses_what_the_first_has_made(set_ups: SetUps) -> None:
    first = set_ups.start("first")
    set_ups.until_at_work("first")
    second = set_ups.start("second")
    assert second.stdout is not None
    assert "another" in second.stdout.readline()  # it says so, and only then it waits
    assert set_ups.story() == ["first makes"]
    (set_ups.place / "go on").touch()
    assert [first.wait(PATIENCE), second.wait(PATIENCE)] == [0, 0]
    assert [line for line in set_ups.story() if line.startswith("first")] == [
        "first makes", "first installs", "first is ready",
    ]  # fmt: skip
    assert [line for line in set_ups.story() if line.startswith("second")] == ["second is ready"]


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
def test_a_set_up_that_was_killed_blocks_nobody(set_ups: SetUps) -> None:
    first = set_ups.start("first")
    set_ups.until_at_work("first")
    os.kill(first.pid, signal.SIGKILL)
    first.wait(PATIENCE)
    (set_ups.place / "go on").touch()
    second = set_ups.start("second")
    assert second.wait(PATIENCE) == 0
    assert set_ups.story()[1:] == ["second makes", "second installs", "second is ready"]


@pytest.mark.skipif(os.name == "nt", reason="there the system keeps no lock for a child")
def test_an_installer_whose_set_up_was_killed_is_waited_for(tmp_path: Path) -> None:
    """The lock is as good as held while the installer itself still writes."""
    from _setup_lock import alone, take

    with alone(tmp_path / "lock"):
        command = [sys.executable, "-c", "import sys; print('at work', flush=True); sys.stdin.read()"]
        child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=_environment.CLOSES
        )
    assert child.stdout is not None and child.stdout.readline()  # what it does not inherit is closed by now
    assert take(tmp_path / "lock") is None
    child.communicate(timeout=PATIENCE)
    handle = take(tmp_path / "lock")
    assert handle is not None
    os.close(handle)


def test_who_waits_too_long_is_told_what_to_do(tmp_path: Path) -> None:
    from _setup_lock import StillBusy, alone

    with alone(tmp_path / "lock"), pytest.raises(StillBusy), alone(tmp_path / "lock", patience=0.0):
        raise AssertionError("two at once")


def test_a_set_up_that_never_ends_becomes_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import _setup_lock

    monkeypatch.setattr(_setup_lock, "PATIENCE", 0.0)
    with _setup_lock.alone(_environment.lock_of(tmp_path / ".venv")), pytest.raises(Trouble, match="set-up"):
        prepare("run", tmp_path / ".venv")


# --- never outside


def make_bare(folder: Path) -> None:
    """A new environment without pip, which is made in no time."""
    base = getattr(sys, "_base_executable", sys.executable)
    subprocess.run([base, "-m", "venv", "--clear", "--without-pip", str(folder)], check=True)


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """A real environment with a pip that only tells where it would install."""
    folder = tmp_path / "venv"
    make_bare(folder)
    (packages,) = {path for path in _environment.site_packages(folder) if path.is_dir()}
    (packages / "pip").mkdir()
    (packages / "pip" / "__init__.py").touch()
    tell = "import sys; print(sys.prefix); print(*sys.argv[1:])"
    (packages / "pip" / "__main__.py").write_text(tell, encoding="utf-8")
    return folder


def run_pip(folder: Path) -> subprocess.CompletedProcess[str]:
    command = _environment._pip(folder, "install", "--help")  # harmless, should it run where it must not
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_pip_works_inside_the_environment(environment: Path) -> None:
    done = run_pip(environment)
    assert done.returncode == 0, done.stderr
    where, words = done.stdout.splitlines()
    assert Path(where).samefile(environment)
    assert "--require-virtualenv" in words and words.endswith("install --help")


def test_pip_refuses_to_leave_an_environment_whose_pyvenv_cfg_is_gone(environment: Path) -> None:
    """Then the very same interpreter belongs to the Python of the system."""
    (environment / "pyvenv.cfg").unlink()
    done = run_pip(environment)
    assert done.returncode != 0 and done.stdout == ""
    assert "Traceback" not in done.stderr


def test_pip_refuses_to_work_in_another_environment(environment: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    command = _environment._pip(environment, "install", "--help")
    command[command.index(str(environment))] = str(other)
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode != 0 and done.stdout == ""


def test_an_installation_outside_becomes_one_sentence_and_leaves_no_stamp(
    environment: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(folder: Path) -> None:
        (folder / "pyvenv.cfg").unlink()

    monkeypatch.setattr(_environment, "_make", lose)
    with pytest.raises(Trouble, match="start again"):
        prepare("run", environment)
    assert not (environment / _environment.STAMP).exists()


# --- the stamp against what is there


def put_package(folder: Path, name: str, version: str) -> Path:
    """A package as pip leaves it; its one module."""
    (packages,) = {path for path in _environment.site_packages(folder) if path.is_dir()}
    about = packages / f"{name}-{version}.dist-info"
    about.mkdir()
    module = packages / f"{name}.py"
    module.write_text("cheese = 1\n", encoding="utf-8")
    size = module.stat().st_size
    lines = [f"{name}.py,sha256=x,{size}", f"__pycache__/{name}.pyc,,", f"{about.name}/RECORD,,"]
    (about / "RECORD").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return module


@pytest.fixture
def finished(environment: Path) -> Path:
    put_package(environment, "cheddar", "1.0")
    _environment.write_stamp("run", environment)
    assert is_ready(environment, "run")
    return environment


BREAKS: dict[str, Callable[[Path], object]] = {
    "pyvenv.cfg is gone": lambda folder: (folder / "pyvenv.cfg").unlink(),
    "its home is gone": lambda folder: (folder / "pyvenv.cfg").write_text("home = /no/such/place\n"),
    "pyvenv.cfg is empty": lambda folder: (folder / "pyvenv.cfg").write_text(""),
    "a package is gone": lambda folder: shutil.rmtree(next(folder.rglob("cheddar-*.dist-info"))),
    "a package has another version": lambda folder: next(folder.rglob("cheddar-*.dist-info")).rename(
        next(folder.rglob("cheddar.py")).with_name("cheddar-2.0.dist-info")
    ),
    "a module is gone": lambda folder: next(folder.rglob("cheddar.py")).unlink(),
    "a module is cut off": lambda folder: next(folder.rglob("cheddar.py")).write_text(""),
    "nobody knows what a package holds": lambda folder: next(folder.rglob("cheddar-*/RECORD")).unlink(),
    "the stamp is of an older checkout": lambda folder: (folder / _environment.STAMP).write_text(
        json.dumps(_environment.stamp_for("run"))
    ),
    "python is gone": lambda folder: python_of(folder).unlink(),
}


@pytest.mark.parametrize("broken", BREAKS)
def test_a_broken_environment_is_not_ready_whatever_its_stamp_says(finished: Path, broken: str) -> None:
    BREAKS[broken](finished)
    assert not is_ready(finished, "run")


def test_a_broken_environment_heals_itself(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def install(kind: str, folder: Path, log: Path) -> None:
        put_package(folder, "cheddar", "1.0")

    monkeypatch.setattr(_environment, "_make", make_bare)
    monkeypatch.setattr(_environment, "_install", install)
    BREAKS["a module is gone"](finished)
    assert prepare("run", finished) == python_of(finished)
    assert is_ready(finished, "run")


def test_what_somebody_added_by_hand_is_no_reason_to_make_it_again(finished: Path) -> None:
    put_package(finished, "gouda", "3.1")
    assert is_ready(finished, "run")


def test_an_installation_that_left_nothing_to_use_is_not_stamped(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def install(kind: str, folder: Path, log: Path) -> None:
        put_package(folder, "cheddar", "1.0")
        BREAKS["a module is cut off"](folder)

    (finished / _environment.STAMP).unlink()
    monkeypatch.setattr(_environment, "_make", make_bare)
    monkeypatch.setattr(_environment, "_install", install)
    with pytest.raises(Trouble, match="start again"):
        prepare("run", finished)
    assert not is_ready(finished, "run")
