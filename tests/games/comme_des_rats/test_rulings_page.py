"""docs/rulings-comme-des-rats.md stays true: nothing is missing, and what it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS
from ratland_desktop.games.comme_des_rats.rules.faces import FACES
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from tests.games.comme_des_rats.conftest import CHECKOUT

PAGE = (CHECKOUT / "docs" / "rulings-comme-des-rats.md").read_text(encoding="utf-8")
FOLDERS = {":": "ratland_desktop/games/comme_des_rats/rules", "::": "tests/games/comme_des_rats"}


def section(heading: str) -> list[list[str]]:
    """The rows of one table, cell by cell."""
    table = PAGE.split(f"## {heading}")[1].split("\n## ")[0]
    return [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")][1:]


@cache
def functions_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(("file", "kind", "name"), sorted({*re.findall(r"`(\w+\.py)(::?)(\w+)`", PAGE)}))
def test_every_function_and_test_named_on_the_page_exists(file: str, kind: str, name: str) -> None:
    assert name in functions_in(CHECKOUT / FOLDERS[kind] / file)


def test_every_ruling_and_every_row_of_data_is_on_the_page(rules_page: str) -> None:
    rulings = re.findall(r"^\| (R\d+) \|", rules_page, re.MULTILINE)
    assert [row[0] for row in section("Rulings")] == rulings == [f"R{number}" for number in range(1, 25)]
    rows = [row[0] for row in section("Cards, faces")]
    assert rows == [*DOOR_CARDS, *FACES, *ROLES, "cards 1 to 6"]


@pytest.mark.parametrize(("heading", "number"), [("Worked examples", "15"), ("Things that must", "16")])
def test_every_example_and_property_of_the_rules_page_has_a_row(
    heading: str, number: str, rules_page: str
) -> None:
    page = rules_page.split(f"\n## {number}. ")[1].split("\n## ")[0]
    assert len(section(heading)) == len(re.findall(r"^- ", page, re.MULTILINE)) > 9


def test_every_row_names_a_function_and_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "`" in line]
    assert len(rows) > 60 and all(re.search(r"\.py:\w", row) and "::test_" in row for row in rows)
