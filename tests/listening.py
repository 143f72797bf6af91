"""Texts that remember which of them were said, for tests of a game's words."""

from __future__ import annotations

from pathlib import Path

from ratland_desktop.text import Texts, Value

ROOT = Path(__file__).resolve().parents[1]


class Listening(Texts):
    """Texts that remember which of them were said."""

    said: set[str]

    def _say(self, key: str, params: dict[str, Value], depth: int) -> str:
        self.said.add(key)
        return super()._say(key, params, depth)


def speak(language: str) -> Listening:
    texts = Listening(ROOT / "locales", language)
    texts.said = set()
    return texts
