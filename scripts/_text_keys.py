"""Which texts the program asks for: found by reading the code, not by running it.

Owns finding keys in Python sources. A whole string such as "shell.title.quit" asks for that text; a string
that names a table asks for all of it; an f-string such as f"shell.settings.{name}.label" asks for every
text that fits. Knows nothing of languages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

FILE_ENDINGS = (".toml", ".json", ".svg", ".png", ".wav", ".md", ".py", ".txt", ".ttf")
ANYTHING = "\x00"  # stands for a hole of an f-string while it is turned into a pattern


@dataclass(frozen=True, slots=True)
class Asked:
    """One place in the code that asks for a text, or for all that fit."""

    where: str
    pattern: re.Pattern[str]
    shown: str

    def fits(self, key: str) -> bool:
        return self.pattern.fullmatch(key) is not None


def asked_in(files: Iterable[Path], topics: Iterable[str], root: Path) -> Iterator[Asked]:
    """Every key that these files ask for."""
    key = re.compile(rf"(?:{'|'.join(topics)})\.[a-z0-9_.{ANYTHING}]+")
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            if id(node) in inside:
                continue
            words = words_of(node)
            if words and key.fullmatch(words) and not words.endswith(FILE_ENDINGS):
                where = f"{path.relative_to(root)}:{getattr(node, 'lineno', 0)}"
                yield Asked(where, _pattern(words), words.replace(ANYTHING, "*"))


def words_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ANYTHING
            for part in node.values
        )
    return None


def _pattern(words: str) -> re.Pattern[str]:
    """Holes fit anything; the name of a table fits what is in it."""
    body = ".+".join(re.escape(part) for part in words.rstrip(".").split(ANYTHING))
    return re.compile(rf"{body}(\..+)?")
