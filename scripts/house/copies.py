"""Finds copied code: places that are the same for more than ten lines.

Lines are compared without their indentation. Imports, `__all__`, functions that a class takes over by their
name (`view = staticmethod(view)`), docstrings, comments and lines with only brackets and keywords do not
count.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from house.sources import Source, Untidy

MOST_SHARED = 10
_KEYWORDS = {
    "else",
    "try",
    "finally",
    "pass",
    "return",
    "None",
    "True",
    "False",
    "continue",
    "break",
    "yield",
}
_WORD = re.compile(r"[A-Za-z_]\w*")
_SILENT = re.compile(
    r"^[ \t]*(?:from \S+ import \([^)]*\)|(?:from|import) .*|__all__ = \[[^]]*\]|(\w+) = staticmethod\(\1\)"
    r'|"""(?s:.*?)""")',
    re.MULTILINE,
)
_COMMENT = re.compile(r"\s+#\s.*$")


class Line(NamedTuple):
    source: Source
    number: int
    words: str


class Place(NamedTuple):
    """A line by its text's number and its own."""

    text: int
    start: int


def copies(sources: Iterable[Source], most: int = MOST_SHARED) -> Iterator[Untidy]:
    """Each pair of places that share more than `most` lines in a row, reported once."""
    texts = [list(telling_lines(source)) for source in sources]
    told: set[tuple[Place, Place]] = set()
    for found in _runs(texts, most + 1):
        for one, other in combinations(found, 2):
            told.add((one, other))
            before = (Place(one.text, one.start - 1), Place(other.text, other.start - 1))
            if before not in told:
                yield _pair(texts[one.text][one.start :], texts[other.text][other.start :])


def _runs(texts: list[list[Line]], length: int) -> list[list[Place]]:
    """The places of each run of lines that occurs more than once."""
    numbers: dict[str, int] = {}
    places: dict[tuple[int, ...], list[Place]] = defaultdict(list)
    for at, lines in enumerate(texts):
        coded = [numbers.setdefault(line.words, len(numbers)) for line in lines]
        for start in range(len(coded) - length + 1):
            places[tuple(coded[start : start + length])].append(Place(at, start))
    return [found for found in places.values() if len(found) > 1]


def _pair(one: list[Line], other: list[Line]) -> Untidy:
    shared = 0
    while shared < min(len(one), len(other)) and one[shared].words == other[shared].words:
        shared += 1
    ends = f"{other[0].number}-{other[shared - 1].number}"
    return Untidy(
        f"{one[0].source.name}:{one[0].number}-{one[shared - 1].number}",
        f"{shared} lines stand again at {other[0].source.name}:{ends}",
    )


def telling_lines(source: Source) -> Iterator[Line]:
    """The lines that count for the comparison."""
    text = _SILENT.sub(lambda found: "\n" * found[0].count("\n"), source.text)
    for number, line in enumerate(text.splitlines(), 1):
        words = (_COMMENT.sub("", line) if "#" in line else line).strip()
        if not words.startswith("#") and set(_WORD.findall(words)) - _KEYWORDS:
            yield Line(source, number, words)
