"""The list beside the page: the table of contents, or the results of a search.

Pure: rows with their words and where they lead.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.text import Texts

from .book import Book, Topic
from .search import Index


@dataclass(frozen=True, slots=True)
class ContentsRow:
    """A line of the list. A heading leads to the first page of its chapter."""

    topic: Topic
    title: str
    detail: str = ""
    heading: bool = False


def contents(book: Book, say: Texts) -> list[ContentsRow]:
    rows = []
    for chapter, pages in book.chapters.items():
        rows.append(ContentsRow(Topic(pages[0]), book.chapter_title(say, chapter), heading=True))
        rows += [ContentsRow(Topic(page), book.title(say, page)) for page in pages]
    return rows


def found(index: Index, words: str) -> list[ContentsRow]:
    return [ContentsRow(hit.topic, hit.title, hit.excerpt) for hit in index.find(words)]


def row_of(rows: list[ContentsRow], topic: Topic) -> int:
    """The line that is marked while this topic is shown; the first if none is."""
    lines = [(number, row.topic) for number, row in enumerate(rows) if not row.heading]
    exactly = (number for number, there in lines if there == topic)
    roughly = (number for number, there in lines if there.page == topic.page)
    return next(exactly, next(roughly, 0))
