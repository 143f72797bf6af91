"""The reasons that a game's computers may give, for tests: which there are, and how they sound."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ratland_desktop.hotseat.reasons import Reason
from ratland_desktop.text import Texts

LOCALES = Path(__file__).resolve().parents[2] / "locales"
LANGUAGES = ("en", "de", "fr", "es")
NAMES = ("Mira", "Anna", "Max", "Oma Ilse")


def codes_of(game: str) -> list[str]:
    """The keys of all reasons of a game."""
    words = tomllib.loads((LOCALES / "en" / game / "why.toml").read_text(encoding="utf-8"))
    return _leaves(words, f"{game}.why")


def _leaves(words: dict[str, Any], above: str) -> list[str]:
    """A table with the form `other` is one text."""
    if "other" in words:
        return [above]
    return [
        key
        for name, value in words.items()
        for key in (_leaves(value, f"{above}.{name}") if isinstance(value, dict) else [f"{above}.{name}"])
    ]


@cache
def texts_in(language: str) -> Texts:
    return Texts(LOCALES, language)


def said(reason: Reason, language: str) -> str:
    """The sentence; there is one, and every word in it has been filled in."""
    texts = texts_in(language)
    sentence = texts(reason.key, **reason.spoken(NAMES))
    assert "{" not in sentence and not texts.missing
    return sentence


def is_whole_sentence(reason: Reason, language: str) -> bool:
    sentence = said(reason, language)
    return sentence[-1] == "." and sentence[0].isupper()


def codes_given(reasons: Iterable[Reason]) -> set[str]:
    """What these say, after each of them has been said in English."""
    given: set[str] = set()
    for reason in reasons:
        said(reason, "en")
        given.add(reason.code)
    return given
