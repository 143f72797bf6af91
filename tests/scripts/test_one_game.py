"""`scripts/test.py --game NAME`: the tests of one game, and of every game the case for this one."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import _test_run
import pytest
from _environment import CHECKOUT

CASE = re.compile(r"\[(\w+)[-:\]]")


def collected(game: str) -> list[str]:
    """The tests that would run."""
    words = ["-m", "pytest", "--collect-only", "-q", "-m", _test_run.QUICK, *_test_run.of_one_game(game)]
    environ = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    said = subprocess.run(
        [sys.executable, *words], cwd=CHECKOUT, env=environ, capture_output=True, text=True, check=True
    )
    return [line for line in said.stdout.splitlines() if "::" in line]


@pytest.mark.slow
def test_only_the_tests_of_this_game_run_and_its_cases_of_the_contract() -> None:
    found = collected("rattus")
    own = [test for test in found if test.startswith("tests/games/rattus/")]
    cases = [test for test in found if test.startswith("tests/games/contract/")]
    trials = [test for test in found if test.startswith("tests/hotseat/")]
    assert own and cases and trials and len(own) + len(cases) + len(trials) == len(found)
    assert {case[1] for test in (*cases, *trials) if (case := CASE.search(test))} == {"rattus"}
    assert all(CASE.search(test) for test in (*cases, *trials))


@pytest.mark.slow
def test_a_game_without_tests_of_its_own_still_has_its_cases_of_the_contract() -> None:
    found = collected("crumbs")
    assert [test for test in found if test.startswith("tests/games/contract/")]
    shared = [test for test in found if not test.startswith("tests/games/crumbs/")]
    assert {case[1] if (case := CASE.search(test)) else test for test in shared} == {"crumbs"}


def test_the_games_are_those_with_a_folder_of_tests() -> None:
    names = _test_run.game_names()
    assert {"ratland", "ratjack", "comme_des_rats", "rattus", "crumbs"} <= {*names}
    assert "contract" not in names and not [name for name in names if name.startswith("_")]


def test_an_unknown_game_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        _test_run.test(["--game", "rats"])
    assert left.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert "--game" in said and "'rats'" in said and "rattus" in said


def test_one_game_needs_no_style_no_types_and_no_coverage(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[_test_run.Step] = []

    def note(step: _test_run.Step, *more: object) -> bool:
        ran.append(step)
        return True

    monkeypatch.setattr(_test_run, "prepare", lambda kind: sys.executable)
    monkeypatch.setattr(_test_run, "passes", note)
    assert _test_run.test(["--game", "rattus", "-k", "plague"]) == 0
    assert [step.name for step in ran] == ["quick tests"]
    assert ran[0].command[-7:] == [*_test_run.of_one_game("rattus"), "-k", "plague"]
    assert _test_run.test(["--all", "--game", "rattus"]) == 0
    assert [step.name for step in ran[1:]] == ["measurements", "all tests"]


def test_the_rules_of_every_game_must_be_covered() -> None:
    assert {"ratland_desktop.tabletop", "ratland_desktop.games.ratland.rules"} <= {*_test_run.covered()}
    assert len(_test_run.covered()) == 1 + len([*(CHECKOUT / "ratland_desktop").glob("games/*/rules")])
    command = _test_run.rules_coverage().command
    assert [f"--cov={name}" for name in _test_run.covered()] == [word for word in command if "--cov=" in word]
