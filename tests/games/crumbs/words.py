"""The words of Crumbs, which is in no locale folder: tests lay them beside those of the house."""

from __future__ import annotations

from pathlib import Path

from ratland_desktop.text import Texts
from tests.words_beside import texts_beside

LANGUAGES = ("en", "de", "fr", "es")
FOLDER = Path(__file__).parent / "locales"
WORDS = {code: (FOLDER / f"{code}.toml").read_text(encoding="utf-8") for code in LANGUAGES}


def crumbs_texts(folder: Path, language: str = "en") -> Texts:
    return texts_beside(folder, "crumbs", WORDS, language)
