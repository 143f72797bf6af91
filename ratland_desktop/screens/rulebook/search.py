"""Full-text search in the rule book, ignoring accents, capitals and ß.

Pure. An index covers one language; building it reads every page once.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from ratland_desktop.text import Texts

from .markup import plain
from .pages import PAGES, Kind, Part, Topic, notes_of, parts_of, section_of, section_title, title_of

_SPELT_OUT = {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "’": "'"}
_AROUND = 26
_CARDS = (Kind.EVENT, Kind.CLAN)


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


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found: a whole page, or a section of one."""

    topic: Topic
    title: str
    words: str


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that was found, with the words around it."""

    topic: Topic
    title: str
    excerpt: str


def entries(say: Texts) -> Iterator[Entry]:
    """The searchable entries: each section on its own, everything else as part of its page."""
    for page in PAGES:
        title = title_of(say, page)
        running = []
        sections = []
        for part in parts_of(say, page):
            section = section_of(part)
            if section and (page == "rulings" or part.kind is not Kind.RULING):
                heading = section_title(say, section)
                sections.append(Entry(Topic(page, section), heading, _all_words(say, part)))
            else:
                running.append(plain(part.words))
        yield Entry(Topic(page), title, " ".join(running))
        yield from sections


def _all_words(say: Texts, part: Part) -> str:
    words = [plain(part.words)]
    if part.kind in _CARDS:
        words += [plain(note.words) for note in notes_of(say, part.kind, part.name)]
    return " ".join(words)


class Index:
    """Every entry of one language, ready to be searched."""

    def __init__(self, say: Texts) -> None:
        self.entries = [(entry, fold(entry.title)[0], fold(entry.words)) for entry in entries(say)]

    def find(self, wanted: str) -> list[Hit]:
        """Entries that have all the words: those named so first, then in the order of the book."""
        words = fold(wanted)[0].split()
        if not words:
            return []
        ranked = []
        for number, (entry, title, (text, places)) in enumerate(self.entries):
            if all(word in title or word in text for word in words):
                hit = Hit(entry.topic, entry.title, _excerpt(entry.words, text, places, words))
                ranked.append((_rank(title, words), number, hit))
        return [hit for *_, hit in sorted(ranked, key=lambda row: row[:2])]


def _rank(title: str, words: list[str]) -> int:
    if title.startswith(words[0]):
        return 0
    return 1 if all(word in title for word in words) else 2


def _excerpt(words: str, folded: str, places: list[int], wanted: list[str]) -> str:
    """The words around the first that was wanted; the beginning when only the title has it."""
    at = next((folded.find(word) for word in wanted if word in folded), 0)
    begin = places[at] if at < len(places) else 0
    start = 0 if begin <= _AROUND else words.find(" ", begin - _AROUND) + 1
    start = min(start, begin)
    return ("… " if start else "") + words[start : start + 4 * _AROUND]
