"""Texts for tests of a game's words: they remember what was said."""

from __future__ import annotations

from pathlib import Path

from ratland_desktop.text import Texts, Value

LOCALES = Path(__file__).resolve().parents[1] / "locales"
LANGUAGES = ("en", "de", "fr", "es")


class Listening(Texts):
    """Texts that remember which of them were said."""

    said: set[str]

    def _say(self, key: str, params: dict[str, Value], depth: int) -> str:
        self.said.add(key)
        return super()._say(key, params, depth)


def speak(language: str) -> Listening:
    texts = Listening(LOCALES, language)
    texts.said = set()
    return texts
