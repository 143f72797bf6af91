"""The requirement files: every package pinned by hash, nothing said about where packages come from."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
FILES = ("run", "dev", "build")
HASHES = r"(?: --hash=sha256:[0-9a-f]{64})+"
PIN = re.compile(rf"^([a-z0-9]+(?:-[a-z0-9]+)*)==([0-9][0-9a-z.]*)(?: ; .+?)?{HASHES}$")


def logical_lines(name: str) -> list[str]:
    text = (CHECKOUT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    joined = re.sub(r" *\\\n *", " ", text)
    return [line for line in joined.splitlines() if line and not line.startswith("#")]


def pins(name: str) -> dict[str, str]:
    found = [PIN.match(line) for line in logical_lines(name)]
    return {match[1]: match[2] for match in found if match}


def named(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=!~;\[ ]", wish)[0].lower() for wish in requirements}


def project() -> dict[str, list[str]]:
    with (CHECKOUT / "pyproject.toml").open("rb") as file:
        content = tomllib.load(file)
    return {
        "run": content["project"]["dependencies"] + content["build-system"]["requires"],
        "dev": content["project"]["optional-dependencies"]["dev"],
        "build": content["project"]["optional-dependencies"]["build"],
    }


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_one_version_with_hashes(name: str) -> None:
    lines = logical_lines(name)
    assert lines
    assert [line for line in lines if not PIN.match(line)] == []


@pytest.mark.parametrize("name", FILES)
def test_no_line_names_a_host_or_a_folder(name: str) -> None:
    text = (CHECKOUT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    code = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted|^-|\.whl|(^|\s)/", code, re.MULTILINE)


def test_what_the_project_asks_for_is_what_is_pinned() -> None:
    wishes = project()
    assert named(wishes["run"]) <= set(pins("run"))
    assert named(wishes["run"] + wishes["dev"]) <= set(pins("dev"))
    assert named(wishes["run"] + wishes["build"]) <= set(pins("build"))


def test_playing_brings_no_test_tool_along() -> None:
    assert named(project()["dev"]).isdisjoint(pins("run"))


def test_neither_playing_nor_testing_brings_along_what_freezes_the_game() -> None:
    assert named(project()["build"]).isdisjoint(pins("run") | pins("dev"))


@pytest.mark.parametrize("name", ["dev", "build"])
def test_all_files_hold_the_same_versions(name: str) -> None:
    run, other = pins("run"), pins(name)
    assert {package: other.get(package) for package in run} == run


def test_the_lists_are_complete_so_that_nothing_else_has_to_be_looked_for() -> None:
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
