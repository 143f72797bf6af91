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
        shutil.copytree(find_places().locales, locales, copy_function=_linked)
    for code, page in words.items():
        file = locales / code / f"{game}.toml"
        file.unlink(missing_ok=True)  # never write through a link
        file.write_text(page, encoding="utf-8")
    return Texts(locales, language)


def _linked(source: str, place: str) -> None:
    """A link to the file, which takes a fraction of the time; a copy where links are not allowed."""
    try:
        Path(place).symlink_to(source)
    except OSError:
        shutil.copyfile(source, place)
