"""docs/rulings.md stays true: all rulings, events and clan sides are on it, and what it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS

TESTS = Path(__file__).resolve().parent
CHECKOUT = TESTS.parents[2]
RULES = CHECKOUT / "ratland_desktop" / "games" / "ratland" / "rules"
PAGE = (CHECKOUT / "docs" / "rulings.md").read_text(encoding="utf-8")

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and "`" in line
]


def functions(file: Path) -> set[str]:
    """Every function of a file, methods too."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def named(pattern: str) -> list[tuple[str, str]]:
    return sorted(set(re.findall(pattern, PAGE)))


@pytest.mark.parametrize(("file", "function"), named(r"`([\w/]+\.py):(\w+)`"))
def test_every_function_named_on_the_page_exists(file: str, function: str) -> None:
    assert function in functions(RULES / file)


@pytest.mark.parametrize(("file", "test"), named(r"`(test_\w+\.py)::(\w+)`"))
def test_every_test_named_on_the_page_exists(file: str, test: str) -> None:
    assert test in functions(TESTS / file)


def test_every_row_names_a_function_and_a_test() -> None:
    assert all(".py:" in row[-2] and "::test_" in row[-1] for row in ROWS)


def test_every_ruling_event_and_clan_side_is_on_the_page(rules_page: str) -> None:
    rulings = re.findall(r"^\| (R\d+) \|", rules_page, re.MULTILINE)
    assert rulings == [f"R{number}" for number in range(1, 30)]
    sides = [f"{clan}, {side}" for clan in CLANS for side in ("closed", "open")]
    first = [row[0] for row in ROWS]
    assert first[: len(rulings) + len(EVENTS) + len(sides)] == [*rulings, *EVENTS, *sides]
