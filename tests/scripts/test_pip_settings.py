"""Whatever people or companies have told Python and pip, packages go into the environment only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import _environment
import _pip_settings
import _play
import pytest
from _environment import python_of, site_packages

PATIENCE = 120.0

# --- variables


@pytest.mark.parametrize(
    "name",
    [*_pip_settings.UNWANTED, "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_PYTHON", "PIP_DRY_RUN",
     "PIP_CONSTRAINT", "PIP_CONFIG_FILE", "PIP_LOG", "PIP_target", "PIP_SOMETHING_THAT_IS_YET_TO_COME"],
)  # fmt: skip
def test_what_leads_elsewhere_does_not_reach_the_installation(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "1")
    assert name not in _environment.clean_environ()


@pytest.mark.parametrize(
    "name", ["PIP_FIND_LINKS", "PIP_INDEX_URL", "PIP_PROXY", "PIP_CERT", "HTTPS_PROXY", "HOME", "PYTHONUTF8"]
)
def test_the_way_to_the_packages_stays_as_it_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "kept")
    assert _environment.clean_environ()[name] == "kept"


# --- files


def told(*lines: str) -> list[str]:
    """A pip that lists these settings."""
    return [sys.executable, "-c", "import sys; print(*sys.argv[1:], sep='\\n')", *lines]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has told pip anything, at least not in variables."""
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)


def test_of_pips_files_only_the_way_to_the_packages_is_taken(
    bare: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_PROXY", "of the variable")
    pip = told(
        ":env:.proxy='of the variable'", "global.index-url='https://cheese.example/simple'",
        "global.find-links='\\none\\ntwo'", "global.proxy='of the file'", "global.target='/elsewhere'",
        "global.timeout='5'", "install.timeout='7'", "install.user='true'", "download.cert='x'",
        "global.cert=not quoted", "a warning", "",
    )  # fmt: skip
    environ = _pip_settings.installing_environ(pip)
    assert {name: value for name, value in environ.items() if name.startswith("PIP_")} == {
        "PIP_PROXY": "of the variable", "PIP_INDEX_URL": "https://cheese.example/simple",
        "PIP_FIND_LINKS": "\none\ntwo", "PIP_TIMEOUT": "7", "PIP_CONFIG_FILE": os.devnull,
    }  # fmt: skip


def test_a_pip_that_cannot_list_its_settings_has_none() -> None:
    environ = _pip_settings.installing_environ([sys.executable, "-c", "raise SystemExit(3)"])
    assert environ == {**_environment.clean_environ(), "PIP_CONFIG_FILE": os.devnull}


# --- a real pip


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("checkout") / ".venv"
    _environment._make(folder)
    return folder


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with one module."""
    path = tmp_path_factory.mktemp("wheels") / "cheddar-1.0-py3-none-any.whl"
    about = "cheddar-1.0.dist-info"
    files = {
        "cheddar.py": "cheese = 1\n",
        f"{about}/METADATA": "Metadata-Version: 2.1\nName: cheddar\nVersion: 1.0\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: us\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    lines = [f"{name},sha256={_hash(text)},{len(text)}" for name, text in files.items()]
    with zipfile.ZipFile(path, "w") as wheel:
        for name, text in {**files, f"{about}/RECORD": "\n".join([*lines, f"{about}/RECORD,,"])}.items():
            wheel.writestr(name, text)
    return path


def _hash(text: str) -> str:
    return urlsafe_b64encode(sha256(text.encode()).digest()).rstrip(b"=").decode()


@pytest.fixture
def elsewhere(
    environment: Path, bare: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """Where bad settings lead; at the end nothing is there, and the package is in the environment."""
    home, place = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    place.mkdir()
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("HOME", str(home))
    yield place
    inside = [path for folder in site_packages(environment) for path in folder.glob("cheddar*")]
    for path in inside:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    assert inside and [*place.iterdir()] == [] and not (home / ".local").exists()


def add(environment: Path, package: Path) -> None:
    _environment._add(environment, environment.with_name("log"), "--no-deps", "--no-index", str(package))


BAD = ["user = true", "target = {}", "prefix = {}", "root = {}", "python = {}/python", "dry-run = true"]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there pip's file is elsewhere")
@pytest.mark.parametrize("line", BAD)
def test_whatever_pips_own_file_says_packages_go_into_the_environment(
    line: str, environment: Path, package: Path, elsewhere: Path
) -> None:
    file = Path.home() / ".config" / "pip" / "pip.conf"
    file.parent.mkdir(parents=True)
    file.write_text(f"[global]\n{line.format(elsewhere)}\n", encoding="utf-8")
    add(environment, package)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there variables have no small letters")
@pytest.mark.parametrize("line", [*BAD[3:], "log = {}/log", "report = {}/report"])
def test_whatever_pips_variables_say_packages_go_into_the_environment(
    line: str, environment: Path, package: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, _, value = line.format(elsewhere).partition(" = ")
    monkeypatch.setenv("PIP_" + name.upper().replace("-", "_"), value)
    add(environment, package)


@pytest.mark.slow
def test_a_file_of_pip_that_is_broken_is_left_out(
    environment: Path, package: Path, elsewhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken.ini").write_text("no section\n[", encoding="utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "broken.ini"))
    add(environment, package)


# --- the folder that somebody starts from


@pytest.fixture
def exercises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that have the names of Python's own modules, and of ours."""
    for name in ("logging", "random", "venv", "argparse", "ratland_desktop"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not this one')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_files_beside_the_caller_are_no_modules_of_the_set_up(
    exercises: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = subprocess.run

    def without_pip(command: list[str], **more: object) -> object:
        return run([*command, "--without-pip"], **more)  # type: ignore[call-overload]

    monkeypatch.setattr(subprocess, "run", without_pip)  # which would only take time
    _environment._make(exercises / ".venv")
    assert python_of(exercises / ".venv").exists()


def test_files_beside_the_caller_are_no_modules_of_the_game(
    exercises: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr(_play, "prepare", lambda kind: sys.executable)
    monkeypatch.setattr(os, "execve", lambda path, command, environ: begun.append(command))
    monkeypatch.setattr(_play, "stand_by", begun.append)
    _play.play(["--version"])
    (command,) = begun
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "") and "RatLand" in done.stdout
