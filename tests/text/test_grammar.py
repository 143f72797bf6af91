"""How each of our languages writes numbers, lists, quotes, owners and days."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from ratland_desktop.text import Texts

LOCALES = Path(__file__).resolve().parents[2] / "locales"
NARROW = "\u202f"
NOW = datetime(2026, 11, 16, 20, 0)


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", ["A"], "A"),
        ("en", ["A", "B"], "A and B"),
        ("en", ["A", "B", "C"], "A, B and C"),
        ("de", ["A", "B", "C"], "A, B und C"),
        ("fr", ["A", "B", "C"], "A, B et C"),
        ("es", ["A", "B", "C"], "A, B y C"),
        ("es", ["Ana", "Irene"], "Ana e Irene"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Leo", "Ana", "Hilda"], "Leo, Ana e Hilda"),
        ("es", ["agua", "hierba"], "agua y hierba"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("es", ["Ana", "Yvonne"], "Ana e Yvonne"),
        ("es", [], ""),
    ],
)
def test_lists(language: str, words: list[str], said: str) -> None:
    assert Texts(LOCALES, language).list(words) == said


@pytest.mark.parametrize(
    ("language", "value", "said"),
    [
        ("en", 1234.5, "1,234.5"),
        ("de", 1234.5, "1.234,5"),
        ("fr", 1234567, f"1{NARROW}234{NARROW}567"),
        ("es", 1234, "1234"),
        ("es", 12345.25, f"12{NARROW}345,25"),
        ("de", -7, "−7"),
        ("de", 0, "0"),
        ("de", 2.0, "2"),
        ("de", 100, "100"),
    ],
)
def test_numbers(language: str, value: float, said: str) -> None:
    assert Texts(LOCALES, language).number(value) == said


def test_changes_have_a_sign_and_nothing_has_none() -> None:
    texts = Texts(LOCALES, "de")
    assert [texts.signed(n) for n in (3, -2, 0)] == ["+3", "−2", "0"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "“Käse”"), ("de", "„Käse“"), ("fr", f"«{NARROW}Käse{NARROW}»"), ("es", "«Käse»")],
)
def test_quotes(language: str, said: str) -> None:
    assert Texts(LOCALES, language).quoted("Käse") == said


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("en", "Mira", "Mira’s"),
        ("en", "Nibbles", "Nibbles’"),
        ("en", "LUKAS", "LUKAS’"),
        ("en", "Max", "Max’s"),
        ("de", "Mira", "Miras"),
        ("de", "Max", "Max’"),
        ("de", "JONAS", "JONAS’"),
        ("fr", "Paul", "de Paul"),
        ("fr", "Élise", "d’Élise"),
        ("fr", "Hugo", "d’Hugo"),
        ("fr", "Hélène B.", "d’Hélène B."),
        ("fr", "HELENE", "d’HELENE"),
        ("fr", "He\u0301loi\u0308se", "d’He\u0301loi\u0308se"),
        ("fr", "Henri-Paul", "d’Henri-Paul"),
        ("fr", "Harry", "de Harry"),
        ("fr", "Hans", "de Hans"),
        ("fr", "Hassan", "de Hassan"),
        ("fr", "Henrik", "de Henrik"),
        ("fr", "", "de "),
        ("fr", "Yann", "de Yann"),
        ("fr", "Yves", "d’Yves"),
        ("es", "Ana", "de Ana"),
    ],
)
def test_owners(language: str, name: str, said: str) -> None:
    assert Texts(LOCALES, language).of(name) == said


@pytest.mark.parametrize(
    ("language", "moment", "said"),
    [
        ("de", datetime(2026, 11, 16, 14, 5), "heute 14:05"),
        ("de", datetime(2026, 11, 15, 23, 59), "gestern"),
        ("en", datetime(2026, 11, 12, 9, 0), "4 days ago"),
        ("fr", datetime(2026, 8, 3, 9, 0), "3 août 2026"),
        ("fr", datetime(2026, 3, 1, 9, 0), "1er mars 2026"),
        ("es", datetime(2025, 1, 31, 9, 0), "31 de enero de 2025"),
        ("de", datetime(2026, 11, 17, 1, 0), "17. November 2026"),  # a clock that was put back
    ],
)
def test_days(language: str, moment: datetime, said: str) -> None:
    assert Texts(LOCALES, language).when(moment, NOW) == said
