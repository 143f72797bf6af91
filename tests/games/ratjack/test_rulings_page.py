"""docs/rulings-ratjack.md stays true: nothing of the rules page is missing, and what it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from tests.games.ratland.test_rulings_page import functions

TESTS = Path(__file__).resolve().parent
CHECKOUT = TESTS.parents[2]
RULES = CHECKOUT / "ratland_desktop" / "games" / "ratjack" / "rules"
PROOFS = (CHECKOUT / "docs" / "rulings-ratjack.md").read_text(encoding="utf-8")


def table(heading: str) -> list[list[str]]:
    """The rows below a heading of the page, without the head of the table."""
    text = PROOFS.split(f"## {heading}", 1)[1].split("\n## ", 1)[0]
    found = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in found[2:]]


def bullets(page: str, heading: str) -> list[str]:
    text = page.split(f"## {heading}", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^- (.*)", text, re.MULTILINE)


EXISTING = sorted({*re.findall(r"`([\w/]+\.py):{1,2}(\w+)`", PROOFS)})


@pytest.mark.parametrize("file", sorted({file for file, _ in EXISTING}))
def test_every_function_and_test_named_in_a_file_exists(file: str) -> None:
    place = TESTS if Path(file).name.startswith("test_") else RULES
    assert {name for named_file, name in EXISTING if named_file == file} <= functions(place / file)


@pytest.mark.parametrize("heading", re.findall(r"^## (.*)", PROOFS, re.MULTILINE))
def test_every_row_names_a_function_and_a_test(heading: str) -> None:
    rows = table(heading)
    assert rows and all(re.search(r"\.py:\w", row[-2]) and "::test_" in row[-1] for row in rows)


def test_every_ruling_is_on_the_page(ratjack_page: str) -> None:
    rulings = re.findall(r"^\| (R\d+) \|", ratjack_page, re.MULTILINE)
    assert rulings == [f"R{number}" for number in range(1, 37)] == [row[0] for row in table("Rulings")]


def test_every_card_is_on_the_page_with_a_test_of_its_own() -> None:
    rows = table("Cards")
    assert [row[0] for row in rows] == [*EFFECTS]
    assert all(f"::test_{row[0]}_" in row[-1] for row in rows)


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("Worked examples (section 9)", "9. Worked examples (the rule book's, and ours)"),
        (
            "Things that must always hold (section 14)",
            "14. Things that must always hold (properties for tests)",
        ),
    ],
)
def test_every_example_and_property_is_on_the_page(heading: str, section: str, ratjack_page: str) -> None:
    said = bullets(ratjack_page, section)
    rows = table(heading)
    assert len(said) == len(rows)
    assert all(sentence.startswith(row[0]) for sentence, row in zip(said, rows, strict=True))
