"""What cannot be done is said in the words of the game, or else in those of the house."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ratland_desktop.paths import find_places
from ratland_desktop.tabletop.dialogue import IllegalAnswer
from ratland_desktop.text import Texts
from tests.games.crumbs.box import BOX

PACKAGE = Path(__file__).resolve().parents[2] / "ratland_desktop"
LOCALES = find_places().locales
REASONS = {"undo.": ("nothing", "others", "looked", "known", "never")}
"""What fills the hole of a code that is put together."""
LANGUAGES = [language.code for language in Texts(LOCALES).available()]


def codes() -> set[str]:
    """Every code that the tabletop and sessions refuse with, whatever is played."""
    found: set[str] = set()
    for path in (path for room in ("tabletop", "hotseat", "saves") for path in (PACKAGE / room).glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(ast.Name("IllegalAnswer"), [code, *_]):
                    words = {word.value for word in ast.walk(code) if isinstance(word, ast.Constant)}
                    for word in map(str, words):
                        found |= {word + reason for reason in REASONS.get(word, ("",))}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_words_for_whatever_every_game_refuses(language: str) -> None:
    assert {"match.over", "answer.not_offered"} <= codes()
    texts = Texts(LOCALES, language)  # they know nothing of Crumbs
    said = [BOX.refusal(IllegalAnswer(code, seat=1), texts) for code in sorted(codes())]
    assert texts.missing == set()
    assert all(text[0].isupper() and text.endswith(".") for text in said)


def test_the_words_of_the_game_go_first(tmp_path: Path) -> None:
    for name, words in (
        ("language", 'name = "English"'),
        ("refusal", '[match]\nover = "It is over."\nnot_asked = "Not now."'),
        ("crumbs/game", '[error.match]\nover = "The plate is empty, {seat}."'),
    ):
        page = tmp_path / "en" / f"{name}.toml"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(words, encoding="utf-8")
    texts = Texts(tmp_path)
    assert BOX.refusal(IllegalAnswer("match.over", seat=2), texts) == "The plate is empty, 2."
    assert BOX.refusal(IllegalAnswer("match.not_asked", seat=2), texts) == "Not now."
