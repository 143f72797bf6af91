"""The words of Crumbs are held to the same checks as those of the games on the shelf."""

from __future__ import annotations

import shutil
from pathlib import Path

from check_texts import problems_in

from ratland_desktop.paths import find_places
from tests.games.crumbs.words import WORDS


def test_every_language_says_everything_and_says_it_well(tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(find_places().locales, locales)
    for code, words in WORDS.items():
        (locales / code / "crumbs").mkdir()
        (locales / code / "crumbs" / "game.toml").write_text(words, encoding="utf-8")
    assert [str(problem) for problem in problems_in(locales)] == []
