"""What the tests of every game's bots share: their reasons in words, and whole games."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.text import Texts

LOCALES = Path(__file__).resolve().parents[1] / "locales"
LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Mira", "Anna", "Max", "Oma Ilse")


def codes_of(game: str) -> list[str]:
    """The keys of all reasons that a game's bots can give."""
    words = (LOCALES / "en" / game / "why.toml").read_text(encoding="utf-8")
    return _leaves(tomllib.loads(words), f"{game}.why")


def _leaves(words: dict[str, Any], above: str) -> list[str]:
    """The keys of a file's texts; a table with the form `other` is one text."""
    if "other" in words:
        return [above]
    return [
        key
        for name, value in words.items()
        for key in (_leaves(value, f"{above}.{name}") if isinstance(value, dict) else [f"{above}.{name}"])
    ]


def check_sentence(code: str, language: str, params: Sequence[tuple[str, Any]]) -> None:
    """A reason with these parameters is a whole sentence."""
    texts = Texts(LOCALES, language)
    said = texts(code, **Reason(code, tuple(params)).spoken(NAMES))
    assert "{" not in said and said[-1] == "." and said[0].isupper()
    assert not texts.missing


def check_ending(moments: Iterable[tuple[Any, Any]]) -> None:
    """A game goes from question to question until somebody has won."""
    for match, _ in moments:
        last = match
    assert last.over and last.outcome() is not None
