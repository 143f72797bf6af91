"""The two commands of the README on awkward machines: one sentence each, and no half-made environment."""

from __future__ import annotations

import ast
import functools
import json
import os
import subprocess
import sys
from pathlib import Path

import _environment
import _play
import _test_run
import pytest
from _environment import Trouble, is_ready, prepare, python_of, stamp_for

SCRIPTS = Path(_environment.__file__).parent
COMMANDS = ("play.py", "test.py", "build_app.py", "build_wheel.py")
FIRST_QUICKLY = ["play.py", *(pytest.param(name, marks=pytest.mark.slow) for name in COMMANDS[1:])]


def start(script: str, before: str = "", *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Runs a script as a person would, from another folder, after `before` has changed the machine."""
    program = (
        f"import runpy, sys; sys.path.insert(0, {str(SCRIPTS)!r})\n{before}\n"
        f"sys.argv = [{script!r}, *{list(arguments)!r}]\n"
        f"runpy.run_path({str(SCRIPTS / script)!r}, run_name='__main__')"
    )
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY",
            "SDL_VIDEODRIVER")}  # fmt: skip
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=os.sep,
                          env=kept | environ, timeout=60)  # fmt: skip


def assert_one_sentence(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1 and done.stderr.endswith(".\n")
    for word in words:
        assert word in done.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a space in its name and a finished dev environment, as far as its stamp can tell."""
    place = tmp_path / "my games"
    (place / "requirements").mkdir(parents=True)
    for kind in ("run", "dev", "build"):
        (place / "requirements" / f"{kind}.txt").write_text(f"# {kind}\n", encoding="utf-8")
    python = python_of(place / ".venv")
    python.parent.mkdir(parents=True)
    python.touch()
    (place / ".venv" / "pyvenv.cfg").write_text(f"home = {tmp_path}\n", encoding="utf-8")
    finish(place, "dev")
    return place


def finish(checkout: Path, kind: str) -> None:
    stamp = {**stamp_for(kind, checkout), "packages": {}}
    (checkout / ".venv" / _environment.STAMP).write_text(json.dumps(stamp), encoding="utf-8")


# --- machines that cannot -------------------------------------------------------------------------------


@pytest.mark.parametrize("script", COMMANDS)
def test_an_old_python_is_told_which_one_is_needed(script: str) -> None:
    done = start(script, "sys.version_info = (3, 8, 10, 'final', 0)")
    assert_one_sentence(done, "3.11", "3.8")


TOO_NEW = (ast.AnnAssign, ast.JoinedStr, ast.NamedExpr, ast.Nonlocal, ast.Starred, ast.AsyncFunctionDef,
           ast.YieldFrom, ast.Match)  # fmt: skip


@pytest.mark.parametrize("script", (*COMMANDS, "_enough_python.py"))
def test_even_python_2_can_read_the_files_that_stop_it(script: str) -> None:
    tree = ast.parse((SCRIPTS / script).read_text(encoding="ascii"))
    for node in ast.walk(tree):
        assert not isinstance(node, TOO_NEW)
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None and not any(arg.annotation for arg in node.args.args)
    modules = [node.names[0].name for node in tree.body if isinstance(node, ast.Import)]
    assert modules == (["sys", "_enough_python"] if script in COMMANDS else ["sys"])


@pytest.mark.parametrize("version", ["2.7", "3.6", "3.8", "3.10"])
@pytest.mark.parametrize("script", FIRST_QUICKLY)
def test_a_real_old_python_says_one_sentence(script: str, version: str) -> None:
    python = old_python(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    done = subprocess.run([python, "-B", str(SCRIPTS / script)], capture_output=True, text=True, timeout=60)
    assert_one_sentence(done, "3.11", version)


@functools.cache
def old_python(version: str) -> str | None:
    """The path of such an interpreter, if there is one that works."""
    for name in (f"python{version}", *map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))):
        try:
            ask = [name, "-B", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
            if subprocess.run(ask, capture_output=True, text=True, timeout=60).stdout.strip() == version:
                return name
        except OSError:
            continue
    return None


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
@pytest.mark.parametrize("script", COMMANDS)
def test_a_missing_module_gets_one_sentence(script: str, module: str) -> None:
    before = (
        "import importlib.util as u, _environment\n"
        "real = u.find_spec\n"
        f"u.find_spec = lambda name, *more: None if name == {module!r} else real(name, *more)\n"
        "_environment.is_ready = lambda *more: False"
    )
    assert_one_sentence(start(script, before, SDL_VIDEODRIVER="dummy"), module, "apt install", "-venv")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux runs without a screen")
def test_a_missing_screen_gets_one_sentence_before_anything_is_installed() -> None:
    done = start("play.py", "import _environment; _environment.prepare = None")
    assert_one_sentence(done, "DISPLAY", "WAYLAND_DISPLAY", "desktop")


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["simulate", "--games", "1"]])
def test_what_is_answered_in_the_terminal_needs_no_screen(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in _play.A_SCREEN:
        monkeypatch.delenv(name, raising=False)
    _play.check_screen(arguments)


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
def test_any_kind_of_screen_will_do(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for other in _play.A_SCREEN:
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, "x")
    _play.check_screen([])


@pytest.mark.parametrize(
    ("pip_says", "we_say"),
    [
        ("NewConnectionError: Failed to establish a new connection", "internet"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one we tested"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("something nobody thought of", "please check the internet connection"),
    ],
)
def test_a_failed_installation_says_what_to_do_and_leaves_no_stamp(
    pip_says: str, we_say: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(kind: str, folder: Path, log: Path) -> None:
        _environment._run([sys.executable, "-c", f"import sys; sys.exit({pip_says!r})"], log, {})

    monkeypatch.setattr(_environment, "_install", fail)
    monkeypatch.setattr(_environment, "_make", lambda folder: folder.mkdir())
    with pytest.raises(Trouble) as trouble:
        prepare("run", tmp_path / "venv")
    assert we_say in str(trouble.value)
    assert not is_ready(tmp_path / "venv", "run")


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid"), reason="needs a folder that is a file")
def test_a_place_that_cannot_be_written_to_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Trouble, match="written to"):
        prepare("run", tmp_path / "file" / "venv")


# --- the stamp ------------------------------------------------------------------------------------------


def test_a_finished_environment_is_used_as_it_is(checkout: Path) -> None:
    assert is_ready(checkout / ".venv", "dev", checkout)


def test_an_environment_for_testing_also_plays_but_not_the_other_way_round(checkout: Path) -> None:
    assert is_ready(checkout / ".venv", "run", checkout)
    finish(checkout, "run")
    assert is_ready(checkout / ".venv", "run", checkout)
    assert not is_ready(checkout / ".venv", "dev", checkout)


def test_an_environment_for_building_also_plays_but_tests_nothing(checkout: Path) -> None:
    finish(checkout, "build")
    assert is_ready(checkout / ".venv", "build", checkout)
    assert is_ready(checkout / ".venv", "run", checkout)
    assert not is_ready(checkout / ".venv", "dev", checkout)


@pytest.mark.parametrize("stamp", [None, "", "{", "[]", '{"holds": 3}'])
def test_an_interrupted_installation_is_made_again(checkout: Path, stamp: str | None) -> None:
    file = checkout / ".venv" / _environment.STAMP
    file.unlink()
    if stamp is not None:
        file.write_text(stamp, encoding="utf-8")
    assert not is_ready(checkout / ".venv", "run", checkout)


def test_changed_requirements_renew_the_environment(checkout: Path) -> None:
    (checkout / "requirements" / "run.txt").write_text("# newer\n", encoding="utf-8")
    assert not is_ready(checkout / ".venv", "run", checkout)


def test_other_line_ends_are_no_change(checkout: Path) -> None:
    (checkout / "requirements" / "run.txt").write_bytes(b"# run\r\n")
    assert is_ready(checkout / ".venv", "run", checkout)


def test_a_moved_checkout_gets_a_new_environment(checkout: Path) -> None:
    moved = checkout.rename(checkout.parent / "moved")
    assert not is_ready(moved / ".venv", "run", moved)


def test_another_python_gets_a_new_environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))
    assert not is_ready(checkout / ".venv", "run", checkout)


def test_an_environment_whose_python_is_gone_is_made_again(checkout: Path) -> None:
    python_of(checkout / ".venv").unlink()
    assert not is_ready(checkout / ".venv", "run", checkout)


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_an_environment_of_another_checkout_behind_a_link_is_left_alone(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "clone" / ".venv"
    mine.parent.mkdir()
    mine.symlink_to(checkout / ".venv")
    made: list[list[str]] = []

    def make(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        made.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", make)
    _environment._make(mine)
    assert made[0][-1] == str(mine) and not mine.is_symlink()
    assert is_ready(checkout / ".venv", "dev", checkout)


def test_windows_keeps_its_python_elsewhere() -> None:
    assert python_of(Path("here"), "nt") == Path("here", "Scripts", "python.exe")
    assert python_of(Path("here"), "posix") == Path("here", "bin", "python")


# --- the test run ---------------------------------------------------------------------------------------


def test_everything_adds_the_slow_tests_the_measurements_and_the_coverage_of_the_rules() -> None:
    quick = [step.name for step in _test_run.plan(False, False, [])]
    everything = [step.name for step in _test_run.plan(True, False, [])]
    assert quick == ["style", "format", "types", "imports", "quick tests"]
    assert everything == ["style", "format", "types", "imports", "measurements", "all tests", "rules covered"]


def test_further_arguments_reach_pytest_last_so_that_they_win() -> None:
    steps = _test_run.plan(False, True, ["-k", "cheese", "-n0"])
    assert [step.command[-3:] for step in steps] == [["-k", "cheese", "-n0"]]


def test_one_failed_step_fails_the_run_and_the_rest_still_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_test_run, "prepare", lambda kind: Path(sys.executable))
    steps = [
        _test_run.Step("bad", ["-c", "raise SystemExit(1)"]),
        _test_run.Step("empty", ["-c", "raise SystemExit(5)"], may_be_empty=True),
        _test_run.Step("good", ["-c", ""]),
    ]
    monkeypatch.setattr(_test_run, "plan", lambda *options: steps)
    assert _test_run.test([]) == 1
    said = capsys.readouterr().out
    assert "FAILED  bad" in said and "passed  empty" in said and "passed  good" in said
    assert said.endswith("FAILED: bad\n")
    steps.pop(0)
    assert _test_run.test([]) == 0
    assert capsys.readouterr().out.endswith("All passed.\n")
