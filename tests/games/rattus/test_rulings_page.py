"""docs/rulings-rattus.md stays true: rulings, cards and properties are on it, and what it names exists."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from ratland_desktop.games.rattus.rules.cards import CARDS

CHECKOUT = Path(__file__).resolve().parents[3]
PAGE = (CHECKOUT / "docs" / "rulings-rattus.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+)\n((?:(?!^## ).*\n)*)", PAGE, re.MULTILINE))
ROWS = {
    name: [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if "`" in line]
    for name, text in SECTIONS.items()
}
RULES = "ratland_desktop.games.rattus.rules"


@pytest.mark.parametrize(("file", "function"), sorted(set(re.findall(r"`(\w+)\.py:(\w+)`", PAGE))))
def test_every_function_named_on_the_page_exists(file: str, function: str) -> None:
    module = importlib.import_module(f"{RULES}.{file}")
    inside = [vars(each) for each in vars(module).values() if isinstance(each, type)]
    assert any(callable(names.get(function)) for names in (vars(module), *inside))


@pytest.mark.parametrize(("file", "test"), sorted(set(re.findall(r"`(test_\w+\.py)::(\w+)`", PAGE))))
def test_every_test_named_on_the_page_exists(file: str, test: str) -> None:
    source = (CHECKOUT / "tests" / "games" / "rattus" / file).read_text(encoding="utf-8")
    assert f"\ndef {test}(" in source


def test_every_ruling_and_card_is_on_the_page_in_order(law: str) -> None:
    rulings = re.findall(r"^\| (R\d+) \|", law, re.MULTILINE)
    assert rulings == [f"R{number}" for number in range(1, 28)] == [row[0] for row in ROWS["Rulings"]]
    cards = [f"{card}, {when}" for card in CARDS for when in ("in a turn", "in the last round")]
    assert [row[0] for row in ROWS["Cards"][1:]] == cards


def test_every_property_of_section_13_has_its_row(law: str) -> None:
    section = law.split("## 13. Things that must always hold")[1].split("\n## ")[0]
    bullets = re.findall(r"^- ", section, re.MULTILINE)
    shared = 2  # one test proves three of them: cubes add up, tokens are in one place, lost cubes come back
    split = 1  # and one of them is two rows: the castle never shrinks
    assert len(ROWS["What must always hold"]) == len(bullets) - shared + split


def test_every_row_names_a_test() -> None:
    for name, rows in ROWS.items():
        table = [row for row in rows if len(row) > 1]
        assert table and all("::test_" in row[-1] for row in table), name
