"""Saves know games by the names that the shelf gives them; the code itself names none, with one exception."""

from __future__ import annotations

import io
import tokenize
from pathlib import Path

import ratland_desktop
from ratland_desktop.games.shelf import TRIALS

PACKAGE = Path(ratland_desktop.__file__).parent
NEUTRAL = [
    *sorted((PACKAGE / "saves").glob("*.py")),
    *sorted((PACKAGE / "shell" / "scenes" / "saved_games").glob("*.py")),
]
ALLOWED = {
    ("layout.py", '"ratland-desktop save"'),  # what makes a file one of ours: the program's name
    ("store.py", '".ratland"'),  # the ending of exported files: the program's name
    ("upgrades.py", '"ratland"'),  # the only game of version 0.1, which did not write its name down
}


def names_in(path: Path) -> set[tuple[str, str]]:
    """Words, strings and comments with the name of a game, except in imports of our own package."""
    text = path.read_text(encoding="utf-8")
    found = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        words = token.string.lower().replace("ratland_desktop", "")
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            found |= {(path.name, token.string) for name in TRIALS if name in words}
    return found


def test_no_game_is_named_in_the_code_of_saves_but_where_version_0_1_is_upgraded() -> None:
    assert len(NEUTRAL) > 25
    assert set().union(*map(names_in, NEUTRAL)) == ALLOWED
