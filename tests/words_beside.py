"""Words of a game that exists in tests only, laid beside those of the house."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from ratland_desktop.paths import find_places
from ratland_desktop.text import Texts


def texts_beside(folder: Path, game: str, words: Mapping[str, str], language: str) -> Texts:
    """All words of the house, and those of this game, by language as they stand in a locale file."""
    locales = folder / "locales"
    if not locales.exists():
        shutil.copytree(find_places().locales, locales)
    for code, page in words.items():
        (locales / code / f"{game}.toml").write_text(page, encoding="utf-8")
    return Texts(locales, language)
