"""Checks RatLand from a checkout: test.py [--all] [--tests-only] [--game NAME] [arguments for pytest]

Without --all: style, types, imports and the quick tests (under three minutes). With --all: also the slow
tests, the real windows, the measurements, more hypothesis examples and the test coverage of the rules.
--tests-only runs only pytest. --game runs only the tests of one game: its own, and those that every game must
pass, for this game. The first start sets everything up; see _environment.py.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

from _children import call
from _environment import CHECKOUT, clean_environ, prepare, told

NOTHING_COLLECTED = 5  # pytest's exit code when no test fits
QUICK = "not slow and not window and not alone"
RULES_TESTS = ["tests/tabletop", "tests/games", "tests/saves/test_ratland_trust.py",
               "--ignore-glob=*/scenes", "--ignore-glob=*/bots",
               "--ignore-glob=*/contract/test_screens.py"]  # fmt: skip
GAMES = CHECKOUT / "tests" / "games"  # a folder each
CONTRACT = "contract"  # the folder of the tests that every game must pass
FOR_ANY_GAME = ["tests/games/contract", "tests/hotseat"]
RULES_COVERAGE = 98  # per cent of lines and branches


@dataclass(frozen=True)
class Step:
    name: str
    command: list[str]  # arguments of the environment's Python
    may_be_empty: bool = False  # finding no test is fine


def checks() -> list[Step]:
    return [
        Step("style", ["-m", "ruff", "check", "."]),
        Step("format", ["-m", "ruff", "format", "--check", "."]),
        Step("types", ["-m", "mypy"]),
        Step("imports", ["-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-logo"]),
    ]


def tests(everything: bool, further: list[str]) -> list[Step]:
    pytest = ["-m", "pytest", "--dist", "worksteal", "-n"]
    if not everything:
        return [Step("quick tests", [*pytest, "2", "-m", QUICK, *further])]
    return [
        Step("measurements", ["-m", "pytest", "-n", "0", "-m", "alone", *further], may_be_empty=True),
        # one more than there are cores: whoever plays in a real window waits most of the time
        Step("all tests", [*pytest, "3", "-m", "not alone", *further]),
    ]


def covered() -> list[str]:
    """The packages whose every line needs a test: the tabletop, and the rules of each game."""
    package = CHECKOUT / "ratland_desktop"
    folders = [package / "tabletop", *sorted(package.glob("games/*/rules"))]
    return [".".join(folder.relative_to(CHECKOUT).parts) for folder in folders]


def rules_coverage() -> Step:
    """The rules' own quick tests once more, traced: they reach every line that the slow ones do."""
    measured = [f"--cov={name}" for name in covered()]
    return Step("rules covered", ["-m", "pytest", "-q", "-n", "2", "-m", QUICK, "--hypothesis-profile=quick",
                                  *measured, "--cov-report=term", f"--cov-fail-under={RULES_COVERAGE}",
                                  *RULES_TESTS])  # fmt: skip


def plan(everything: bool, tests_only: bool, further: list[str]) -> list[Step]:
    steps = [] if tests_only else checks()
    steps += tests(everything, further)
    if everything and not further:  # a selection of tests cannot cover the rules
        steps.append(rules_coverage())
    return steps


def game_names() -> list[str]:
    """The games that have tests."""
    return sorted(folder.name for folder in GAMES.iterdir() if folder.is_dir() and folder.name[0].isalpha()
                  and folder.name != CONTRACT)  # fmt: skip


def of_one_game(name: str) -> list[str]:
    """Arguments for pytest; tests/conftest.py selects the cases for this game."""
    return ["--game", name, f"tests/games/{name}", *FOR_ANY_GAME]


def passes(step: Step, python: Path, environ: dict[str, str]) -> bool:
    print(f"\n== {step.name} ==", flush=True)
    code = call([str(python), *step.command], cwd=CHECKOUT, env=environ)
    return code == 0 or (step.may_be_empty and code == NOTHING_COLLECTED)


def test(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="test.py", description=__doc__, allow_abbrev=False,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--all", action="store_true", help="everything, as before a release")
    parser.add_argument("--tests-only", action="store_true", help="only pytest")
    parser.add_argument("--game", choices=game_names(), help="only pytest, and only for this game")
    options, further = parser.parse_known_args(arguments)
    if options.game:
        options.tests_only, further = True, [*of_one_game(options.game), *further]
    python = prepare("dev")
    environ = {"RATLAND_HYPOTHESIS": "thorough" if options.all else "quick"} | clean_environ()
    rows = []
    for step in plan(options.all, options.tests_only, further):
        started = time.monotonic()
        good = passes(step, python, environ)
        rows.append((good, step.name, time.monotonic() - started))
    print("\n== summary ==")
    for good, name, seconds in rows:
        print(f"{'passed' if good else 'FAILED'}  {name:<14} {seconds:6.1f} s")
    failed = [name for good, name, _ in rows if not good]
    print(f"FAILED: {', '.join(failed)}" if failed else "All passed.")
    return 1 if failed else 0


def main() -> int:
    return told(test)
