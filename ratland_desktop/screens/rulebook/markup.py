"""The markup of the rule book's texts: `[[pantry|the pantry]]` is a link, `**word**` is emphasised.

Pure: parses text into spans, and folds words so that they can be compared.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

_MARK = re.compile(r"\[\[([a-z0-9_]+)\|([^\[\]|]+)\]\]|\*\*")
_SPELT_OUT = {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "’": "'"}


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of words of one kind. `link` names the topic that it leads to."""

    words: str
    link: str = ""
    strong: bool = False


def spans(text: str) -> list[Span]:
    """The stretches of a text, in order, without empty ones."""
    found: list[Span] = []
    strong = False
    at = 0
    for mark in _MARK.finditer(text):
        found.append(Span(text[at : mark.start()], "", strong))
        if mark[1]:
            found.append(Span(mark[2], mark[1], strong))
        else:
            strong = not strong
        at = mark.end()
    found.append(Span(text[at:], "", strong))
    return [span for span in found if span.words]


def plain(text: str) -> str:
    """The same text as it is read aloud."""
    return "".join(span.words for span in spans(text))


def links(text: str) -> list[str]:
    return [span.link for span in spans(text) if span.link]


def fold(words: str) -> tuple[str, list[int]]:
    """Words as they are compared, and for each letter the place it came from."""
    folded, places = [], []
    for place, letter in enumerate(words):
        plain_letter = _SPELT_OUT.get(letter.casefold(), letter.casefold())
        for part in unicodedata.normalize("NFD", plain_letter):
            if not unicodedata.combining(part):
                folded.append(part)
                places.append(place)
    return "".join(folded), places
