"""The Python files of the project, read and parsed once, and the type of a finding."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOMS = ("ratland_desktop", "scripts", "tests")


@dataclass(frozen=True)
class Source:
    """One Python file. `name` is its path in the project."""

    name: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def room(self) -> str:
        return self.name.partition("/")[0]


@dataclass(frozen=True)
class Untidy:
    """Something that should not be there, and where."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def sources_in(root: Path) -> list[Source]:
    return list(_found(root))


def _found(root: Path) -> Iterator[Source]:
    for room in ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            yield Source(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
