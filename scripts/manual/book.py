"""The rule book of a game as blocks: the same pages, parts, cards and house rules, from the same texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from ratland_desktop.screens.rulebook.book import RULINGS, Book, Part, PartKind
from ratland_desktop.text import Texts

from . import pictures
from .blocks import Block, Entries, Entry, Head, Note, Picture, Points, Text

_LISTED = (PartKind.POINT, PartKind.TERM)


@dataclass(frozen=True)
class Pages:
    """The rule book of one game. `widths`: how wide the pictures of its entries are, by their kind.

    `before` and `lines`, by the kind of a card: what is said before anything else, and what stands on it
    where that is more than its words. `after`: what follows a page.
    """

    game: str
    book: Book
    widths: Mapping[str, int]
    lines: Mapping[str, Callable[[Texts, str], Sequence[str]]] = field(default_factory=dict)
    before: Mapping[str, Callable[[Texts, str], Sequence[str]]] = field(default_factory=dict)
    after: Mapping[str, Callable[[Texts], Block]] = field(default_factory=dict)

    def __call__(self, say: Texts) -> Iterator[Block]:
        """What is in it, then every page."""
        book = self.book
        yield Points(tuple(self._line_of_contents(say, chapter) for chapter in book.chapters))
        for chapter, pages in book.chapters.items():
            yield Head(3, book.chapter_title(say, chapter), f"chapter_{chapter}")
            for page in pages:
                yield Head(4, book.title(say, page), page)
                for kind, parts in groupby(book.parts(say, page), key=_together):
                    yield from self._blocks(say, page, kind, list(parts))
                if page in self.after:
                    yield self.after[page](say)

    def _line_of_contents(self, say: Texts, chapter: str) -> str:
        book = self.book
        pages = " · ".join(f"[[{page}|{book.title(say, page)}]]" for page in book.chapters[chapter])
        return f"**{book.chapter_title(say, chapter)}** · {pages}"

    def _blocks(self, say: Texts, page: str, kind: str, parts: list[Part]) -> Iterator[Block]:
        """Parts of one kind that follow each other."""
        if kind == PartKind.POINT:
            yield Points(tuple(part.words for part in parts))
        elif kind in self.widths:
            yield Entries(tuple(self._entry(say, part) for part in parts), self.widths[kind])
        elif kind == PartKind.RULING and page == RULINGS:
            yield Entries(tuple(_ruling(say, part) for part in parts), 0)
        else:
            yield from (self._single(say, part) for part in parts)

    def _single(self, say: Texts, part: Part) -> Block:
        if part.kind == PartKind.HEAD:
            return Head(5, part.words)
        if part.kind == PartKind.EXAMPLE:
            return Note(say("rulebook.ui.example"), part.words)
        if part.kind == PartKind.RULING:
            return Note(say("rulebook.ui.ruling", n=part.name), part.words)
        if part.kind == PartKind.PICTURE:
            return Picture(pictures.illustration(self.game, part.name, say.language), part.words, 640)
        return Text(part.words)

    def _entry(self, say: Texts, part: Part) -> Entry:
        lines = self._card_lines(say, part) if self.book.entries[part.kind].card else [part.words]
        file = pictures.thing(self.game, part.kind, part.name)
        return Entry(part.name, self.book.section_title(say, part.name), tuple(lines), file)

    def _card_lines(self, say: Texts, part: Part) -> list[str]:
        """When it counts, what stands on it, and its rulings or its note."""
        card = self.book.entries[part.kind].card
        assert card is not None
        span = card.when(say, part.name) if card.when is not None else None
        when = [f"[[{span.link}|{span.words}]]"] if span is not None else []
        first = self.before[part.kind](say, part.name) if part.kind in self.before else ()
        words = self.lines[part.kind](say, part.name) if part.kind in self.lines else [part.words]
        notes = [_note(say, note) for note in self.book.notes(say, part.kind, part.name)]
        return [*first, *when, *words, *notes]


def _together(part: Part) -> str:
    return PartKind.POINT if part.kind in _LISTED else part.kind


def _ruling(say: Texts, part: Part) -> Entry:
    return Entry(f"r{part.name}", say("rulebook.ui.ruling", n=part.name), (part.words,))


def _note(say: Texts, note: Part) -> str:
    if note.kind != PartKind.RULING:
        return note.words
    sign = say("rulebook.ui.ruling", n=note.name)
    return f"[[r{note.name}|{sign}]]. {note.words}"
