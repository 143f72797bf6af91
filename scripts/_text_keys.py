"""Finds the texts that the program uses, by reading the code without running it.

A whole string such as "shell.title.quit" uses that text; a string that names a table uses all of it; an
f-string such as f"shell.settings.{name}.label" uses every text that matches. f"{game}.name", with a name or
an attribute called `game` in front, uses this text of every game. Knows nothing of languages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE_ENDINGS = (".toml", ".json", ".svg", ".png", ".wav", ".md", ".py", ".txt", ".ttf")
ANYTHING = "\x00"  # marks a placeholder of an f-string while it is turned into a pattern
ANY_GAME = "\x01"  # marks the name of a game in front
OPTIONAL = {
    "*.ask": "only the plain table asks for it",
    "*.error.*": "the house has words for what every game refuses",
    "*.manual.key.*": "a game may have no manual yet",
    "*.manual.section": "a game may have no manual yet",
    "*.manual.section.*": "a game may have no manual yet",
    "*.manual.small_print": "a game may have no manual yet",
    "*.manual.title": "a game may have no manual yet",
    "*.progress.line": "a game may have no rounds",
    "*.tell": "only the plain table asks for it",
    "*.variant": "a game may have no variants",
    "*.variant.*.*": "a game may have no variants",
}
"""Texts of games that code looks for and can do without; the star in front is the game."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One place in the code that asks for a text, or for all that fit."""

    where: str
    shown: str  # with * where code fills something in
    needed: bool = True
    of_any_game: bool = False  # the code has the name of some game and fills it in

    @property
    def whole(self) -> bool:
        return "*" not in self.shown


class Asking:
    """All that code asks for, ready to be looked up."""

    def __init__(self, asked: Iterable[Asked]) -> None:
        self.asked = list(asked)
        self._whole = {ask.shown for ask in self.asked if ask.whole}
        self._holed = [pattern(shown) for shown in {ask.shown for ask in self.asked if not ask.whole}]

    def for_key(self, key: str) -> bool:
        """Whether any code asks for this text, alone or with its table."""
        if any(name in self._whole for name in tables(key)):
            return True
        return any(holed.fullmatch(key) for holed in self._holed)

    def in_vain(self, keys: Collection[str]) -> Iterator[Asked]:
        """What no text answers to."""
        known = {name for key in keys for name in tables(key)}
        for ask in (ask for ask in self.asked if ask.needed):
            answered = ask.shown in known if ask.whole else any(map(pattern(ask.shown).fullmatch, keys))
            if not answered:
                yield ask


def tables(key: str) -> Iterator[str]:
    """A key and the tables that it lies in: "a.b.c", "a.b", "a"."""
    while key:
        yield key
        key = key.rpartition(".")[0]


@cache
def pattern(shown: str) -> re.Pattern[str]:
    """Holes fit anything; the name of a table fits what is in it."""
    return re.compile(re.escape(shown).replace(r"\*", ".+") + r"(\..+)?")


def asked_in(
    files: Iterable[Path], topics: Iterable[str], root: Path, games: Collection[str] = ()
) -> Iterator[Asked]:
    """Every key that these files ask for. `games` are those that have texts."""
    key = re.compile(rf"(?:(?:{'|'.join(topics)})\.|{ANY_GAME}\.(?=[a-z]))[a-z0-9_.{ANYTHING}]+")
    begins = re.compile(rf"[\"'](?:(?:{'|'.join(topics)})|\{{[\w.]*game\}})\.")
    for path in files:
        text = path.read_text(encoding="utf-8")
        if not begins.search(text):
            continue
        tree = ast.parse(text)
        inside = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            if id(node) in inside:
                continue
            words = words_of(node)
            if words and key.fullmatch(words) and not words.endswith(FILE_ENDINGS):
                where = f"{path.relative_to(root).as_posix()}:{getattr(node, 'lineno', 0)}"
                yield from asked_of_games(where, words.replace(ANYTHING, "*").rstrip("."), games)


def asked_of_games(where: str, shown: str, games: Collection[str]) -> Iterator[Asked]:
    """A key as it is, or once for each game if it begins with the name of any."""
    if not shown.startswith(ANY_GAME):
        yield Asked(where, shown)
        return
    needed = shown.replace(ANY_GAME, "*") not in OPTIONAL
    for game in games:
        yield Asked(where, shown.replace(ANY_GAME, game), needed, of_any_game=True)


def words_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        words = [
            part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ANYTHING
            for part in node.values
        ]
        if words and is_game(node.values[0]):
            words[0] = ANY_GAME
        return "".join(words)
    return None


def is_game(part: ast.AST) -> bool:
    """Whether a placeholder is filled with the name of a game: with `game`, `line.game` and the like."""
    match part:
        case ast.FormattedValue(ast.Name("game") | ast.Attribute(_, "game")):
            return True
    return False
