"""Finds the texts that the program uses, by reading the code without running it.

A whole string such as "shell.title.quit" uses that text; a string that names a table uses all of it; an
f-string such as f"shell.settings.{name}.label" uses every text that matches. Knows nothing of languages.
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


@dataclass(frozen=True, slots=True)
class Asked:
    """One place in the code that asks for a text, or for all that fit."""

    where: str
    shown: str  # with * where code fills something in

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
        for ask in self.asked:
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


def asked_in(files: Iterable[Path], topics: Iterable[str], root: Path) -> Iterator[Asked]:
    """Every key that these files ask for."""
    key = re.compile(rf"(?:{'|'.join(topics)})\.[a-z0-9_.{ANYTHING}]+")
    begins = re.compile(rf"[\"'](?:{'|'.join(topics)})\.")
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
                where = f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}"
                yield Asked(where, words.replace(ANYTHING, "*").rstrip("."))


def words_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ANYTHING
            for part in node.values
        )
    return None
