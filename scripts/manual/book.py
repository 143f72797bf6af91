"""The rule book of a game as blocks: the same pages, parts, cards and house rules, from the same texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ratland_desktop.screens.rulebook.book import RULINGS, Book, Part, PartKind
from ratland_desktop.text import Texts

from . import pictures
from .blocks import Block, Entries, Entry, Head, Note, Picture, Points, Text
from .games import manual_of, screens_of

_LISTED = (PartKind.POINT, PartKind.TERM)


def book(say: Texts, game: str) -> Iterator[Block]:
    """What is in it, then every page."""
    shown = screens_of(game).book
    yield Points(tuple(_line_of_contents(say, shown, chapter) for chapter in shown.chapters))
    for chapter, pages in shown.chapters.items():
        yield Head(3, shown.chapter_title(say, chapter), f"chapter_{chapter}")
        for page in pages:
            yield Head(4, shown.title(say, page), page)
            for kind, parts in groupby(shown.parts(say, page), key=_together):
                yield from _blocks(say, game, page, kind, list(parts))
            yield from manual_of(game).more(say, page)


def _line_of_contents(say: Texts, shown: Book, chapter: str) -> str:
    pages = " · ".join(f"[[{page}|{shown.title(say, page)}]]" for page in shown.chapters[chapter])
    return f"**{shown.chapter_title(say, chapter)}** · {pages}"


def _together(part: Part) -> str:
    return PartKind.POINT if part.kind in _LISTED else part.kind


def _blocks(say: Texts, game: str, page: str, kind: str, parts: list[Part]) -> Iterator[Block]:
    """Parts of one kind that follow each other."""
    if kind == PartKind.POINT:
        yield Points(tuple(part.words for part in parts))
    elif kind in screens_of(game).book.entries:
        yield Entries(tuple(_entry(say, game, part) for part in parts), manual_of(game).widths.get(kind, 0))
    elif kind == PartKind.RULING and page == RULINGS:
        yield Entries(tuple(_ruling(say, part) for part in parts), 0)
    else:
        yield from (_single(say, game, part) for part in parts)


def _single(say: Texts, game: str, part: Part) -> Block:
    if part.kind == PartKind.HEAD:
        return Head(5, part.words)
    if part.kind == PartKind.EXAMPLE:
        return Note(say("rulebook.ui.example"), part.words)
    if part.kind == PartKind.RULING:
        return Note(say("rulebook.ui.ruling", n=part.name), part.words)
    if part.kind == PartKind.PICTURE:
        return Picture(pictures.illustration(game, part.name, say.language), part.words, 640)
    return Text(part.words)


def _ruling(say: Texts, part: Part) -> Entry:
    return Entry(f"r{part.name}", say("rulebook.ui.ruling", n=part.name), (part.words,))


def _entry(say: Texts, game: str, part: Part) -> Entry:
    shown, about = screens_of(game).book, manual_of(game)
    if part.kind in about.lines:
        lines = about.lines[part.kind](say, part)
    else:
        lines = [*when(say, shown, part), part.words, *notes(say, shown, part)]
    file = pictures.thing(game, part.kind, part.name)
    return Entry(part.name, shown.section_title(say, part.name), tuple(lines), file)


def when(say: Texts, shown: Book, part: Part) -> list[str]:
    """Where a card comes into play, with a link to the page about it."""
    card = shown.entries[part.kind].card
    if card is None or card.when is None:
        return []
    span = card.when(say, part.name)
    return [f"[[{span.link}|{span.words}]]"]


def notes(say: Texts, shown: Book, part: Part) -> list[str]:
    if shown.entries[part.kind].card is None:
        return []
    return [_note(say, note) for note in shown.notes(say, part.kind, part.name)]


def _note(say: Texts, note: Part) -> str:
    if note.kind != PartKind.RULING:
        return note.words
    sign = say("rulebook.ui.ruling", n=note.name)
    return f"[[r{note.name}|{sign}]]. {note.words}"
