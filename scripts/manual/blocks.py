"""The blocks of a manual, as plain data; `markdown` and `html` define how they look.

Words may contain the rule book's markup (`[[pantry|the pantry]]`, `**strong**`) and `` `keys` ``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ratland_desktop.screens.rulebook.markup import Span, spans

_KEYS = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True)
class Head:
    """A heading; 1 is the title of the whole. Links lead to its `name`."""

    level: int
    words: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    words: str


@dataclass(frozen=True, slots=True)
class Points:
    """A list."""

    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """Words in a frame, with a sign that says what they are: an example, a house rule."""

    sign: str
    words: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by its path from docs, with its caption."""

    file: str
    caption: str
    wide: int


@dataclass(frozen=True, slots=True)
class Command:
    """What is typed into a terminal."""

    line: str


@dataclass(frozen=True, slots=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A place, a piece or a card: its picture (or none), its name, and what there is to say."""

    name: str
    title: str
    lines: tuple[str, ...]
    file: str = ""


@dataclass(frozen=True, slots=True)
class Entries:
    """Entries below each other, all their pictures equally wide."""

    entries: tuple[Entry, ...]
    wide: int


Block = Head | Text | Points | Note | Picture | Command | Table | Entries


@dataclass(frozen=True, slots=True)
class Inline:
    """A stretch of words of one kind, as a writer needs it."""

    words: str
    link: str = ""
    strong: bool = False
    key: bool = False


def inlines(words: str) -> list[Inline]:
    """The stretches of a text, in order."""
    return [found for span in spans(words) for found in _with_keys(span)]


def _with_keys(span: Span) -> list[Inline]:
    parts = _KEYS.split(span.words)  # every second part was between backticks
    return [
        Inline(part, span.link, span.strong, key=bool(place % 2)) for place, part in enumerate(parts) if part
    ]
