"""Full-text search in the rule book, ignoring accents, capitals and ß.

Pure. An index covers one language; building it reads every page once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ratland_desktop.text import Texts

from .book import RULINGS, Book, Part, PartKind, Topic
from .markup import fold, plain

_AROUND = 26


@dataclass(frozen=True, slots=True)
class Findable:
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


def entries(book: Book, say: Texts) -> Iterator[Findable]:
    """The searchable entries: each section on its own, everything else as part of its page."""
    for page in book.pages:
        running = []
        sections = []
        for part in book.parts(say, page):
            section = book.section_of(part)
            if section and (page == RULINGS or part.kind != PartKind.RULING):
                heading = book.section_title(say, section)
                sections.append(Findable(Topic(page, section), heading, _all_words(book, say, part)))
            else:
                running.append(plain(part.words))
        yield Findable(Topic(page), book.title(say, page), " ".join(running))
        yield from sections


def _all_words(book: Book, say: Texts, part: Part) -> str:
    """With what stands beside a card."""
    return " ".join(plain(some.words) for some in (part, *book.notes(say, part.kind, part.name)))


class Index:
    """Every entry of a book in one language, ready to be searched."""

    def __init__(self, book: Book, say: Texts) -> None:
        self.entries = [(entry, fold(entry.title)[0], fold(entry.words)) for entry in entries(book, say)]

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
