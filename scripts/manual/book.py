"""The rule book of the game as blocks: the same pages, parts, cards and house rules, from the same texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ratland_desktop.games.ratland.rules.food import FOOD_CARDS, Pieces
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.rulebook.book import CLAN, COLOUR, EVENT, PLACE
from ratland_desktop.screens.rulebook.book import RULINGS, CardText, Part, PartKind
from ratland_desktop.text import Texts

from . import pictures
from .blocks import Block, Entries, Entry, Head, Note, Picture, Points, Table, Text

ENTRY_WIDTHS = {PLACE: 120, COLOUR: 64, EVENT: 180, CLAN: 120}
_LISTED = (PartKind.POINT, PartKind.TERM)


def book(say: Texts) -> Iterator[Block]:
    """What is in it, then every page."""
    yield Points(tuple(_line_of_contents(say, chapter) for chapter in BOOK.chapters))
    for chapter, pages in BOOK.chapters.items():
        yield Head(3, BOOK.chapter_title(say, chapter), f"chapter_{chapter}")
        for page in pages:
            yield Head(4, BOOK.title(say, page), page)
            for kind, parts in groupby(BOOK.parts(say, page), key=_together):
                yield from _blocks(say, page, kind, list(parts))
            if page == "food":
                yield _food_cards(say)


def _line_of_contents(say: Texts, chapter: str) -> str:
    pages = " · ".join(f"[[{page}|{BOOK.title(say, page)}]]" for page in BOOK.chapters[chapter])
    return f"**{BOOK.chapter_title(say, chapter)}** · {pages}"


def _food_cards(say: Texts) -> Table:
    """What each card puts into the bags of the three areas."""

    def bag(pieces: Pieces) -> str:
        return " · ".join(say(f"ratland.colour.{c.name.lower()}.count", n=n) for c, n in pieces.items())

    head = ("", *(say(f"ratland.place.{area}.name") for area in ("dump", "city", "field")))
    rows = [
        (f"**{say('ratland.food.title', card=str(number))}**", *map(bag, areas))
        for number, areas in FOOD_CARDS.items()
    ]
    return Table(head, tuple(rows))


def _together(part: Part) -> str:
    return PartKind.POINT if part.kind in _LISTED else part.kind


def _blocks(say: Texts, page: str, kind: str, parts: list[Part]) -> Iterator[Block]:
    """Parts of one kind that follow each other."""
    if kind == PartKind.POINT:
        yield Points(tuple(part.words for part in parts))
    elif kind in ENTRY_WIDTHS:
        yield Entries(tuple(_entry(say, part) for part in parts), ENTRY_WIDTHS[kind])
    elif kind == PartKind.RULING and page == RULINGS:
        yield Entries(tuple(_ruling(say, part) for part in parts), 0)
    else:
        yield from (_single(say, part) for part in parts)


def _single(say: Texts, part: Part) -> Block:
    if part.kind == PartKind.HEAD:
        return Head(5, part.words)
    if part.kind == PartKind.EXAMPLE:
        return Note(say("rulebook.ui.example"), part.words)
    if part.kind == PartKind.RULING:
        return Note(say("rulebook.ui.ruling", n=part.name), part.words)
    if part.kind == PartKind.PICTURE:
        return Picture(pictures.illustration(part.name, say.language), part.words, 640)
    return Text(part.words)


def _ruling(say: Texts, part: Part) -> Entry:
    return Entry(f"r{part.name}", say("rulebook.ui.ruling", n=part.name), (part.words,))


def _entry(say: Texts, part: Part) -> Entry:
    card = BOOK.entries[part.kind].card
    if card is None:
        lines = [part.words]
    elif part.kind == CLAN:
        lines = _clan_lines(say, part, card)
    else:
        lines = [_when(say, part, card), part.words, *_notes(say, part)]
    file = pictures.thing(part.kind, part.name)
    return Entry(part.name, BOOK.section_title(say, part.name), tuple(lines), file)


def _clan_lines(say: Texts, part: Part, card: CardText) -> list[str]:
    sides = [
        f"**{say(f'ratland.opening.{label}')}.** {say(f'ratland.clan.{part.name}.{side}')}"
        for label, side in (("first_side", "closed"), ("later_side", "open"))
    ]
    return [say(f"ratland.clan.{part.name}.motto"), _when(say, part, card), *sides, *_notes(say, part)]


def _when(say: Texts, part: Part, card: CardText) -> str:
    assert card.when is not None
    span = card.when(say, part.name)
    return f"[[{span.link}|{span.words}]]"


def _notes(say: Texts, part: Part) -> list[str]:
    return [_note(say, note) for note in BOOK.notes(say, part.kind, part.name)]


def _note(say: Texts, note: Part) -> str:
    if note.kind != PartKind.RULING:
        return note.words
    sign = say("rulebook.ui.ruling", n=note.name)
    return f"[[r{note.name}|{sign}]]. {note.words}"
