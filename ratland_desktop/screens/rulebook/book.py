"""What a game tells the rule book: chapters, pages and their parts, and every topic that can be looked up.

A game makes one `Book`. Its words are in the locale files. A page is the same in every language: its parts
follow the order of the English file. Draws nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from .markup import Span, fold

if TYPE_CHECKING:
    from ratland_desktop.screens.cards.card_box import CardBox

RULINGS = "rulings"
"""The page that lists all rulings."""


class PartKind(StrEnum):
    """The kinds of parts that every book has. All others are entries of the game's own (`Book.entries`)."""

    TEXT = "text"
    HEAD = "head"
    POINT = "point"
    EXAMPLE = "example"
    PICTURE = "picture"
    TERM = "term"
    RULING = "ruling"


@dataclass(frozen=True, slots=True)
class Part:
    """One part: its kind, what it is about (`pantry`, `drunk`, `3`), and its words."""

    kind: str
    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Topic:
    """A place in the book: a page, and on it the section that has this name (or its beginning)."""

    page: str
    section: str = ""


@dataclass(frozen=True, slots=True)
class CardLine:
    """One paragraph of a card: `gap` is the room above it, `sign` a small picture in front of it."""

    words: str
    gap: float = 6.0
    sign: str = ""
    caption: bool = False


@dataclass(frozen=True, slots=True)
class CardText:
    """What the book says about a card, by its name.

    `words` is all that stands on it, `lines` the same as paragraphs. `when` says when it counts and links to
    the page about that. `status` is what everybody should know of a card, `note` is shown beside a card that
    no ruling is about; both may be empty.
    """

    words: Callable[[Texts, str], str]
    lines: Callable[[Texts, str], Sequence[CardLine]]
    when: Callable[[Texts, str], Span] | None = None
    note: Callable[[Texts, str], str] = lambda say, card: ""
    status: Callable[[Texts, str], str] = lambda say, card: ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of part with a name and a picture that can be looked up: places, pieces, cards."""

    title: Callable[[Texts, str], str]
    paint: Callable[[Canvas, Box, str], None]
    size: tuple[float, float]
    card: CardText | None = None


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture as wide as the page, and how high it is."""

    paint: Callable[[Canvas, Box, Texts], None]
    height: float


@dataclass(frozen=True, eq=False)
class Book:
    """`chapters`: their pages in order. `sections`: by page, the kind and the names of its entries.

    `chapter_words`, `page_words` and `ruling_words` are the tables of its texts, such as
    "<game>.rulebook.page".

    Entries that are cards are added to their page; all others are written in its texts. `ruled`: which
    rulings stand at the end of a page, or beside a card. `cards`: for the viewer, if the game has cards.
    """

    chapters: Mapping[str, tuple[str, ...]]
    chapter_words: str
    page_words: str
    ruling_words: str = ""
    illustrations: Mapping[str, Illustration] = field(default_factory=dict)
    entries: Mapping[str, Entry] = field(default_factory=dict)
    sections: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    rulings: int = 0
    ruled: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    cards: CardBox | None = None

    @cached_property
    def pages(self) -> tuple[str, ...]:
        return tuple(page for pages in self.chapters.values() for page in pages)

    @cached_property
    def topics(self) -> dict[str, Topic]:
        """Every name that a link or a screen may use, and where it leads."""
        found = {page: Topic(page) for page in self.pages}
        for page, (_, names) in self.sections.items():
            found |= {name: Topic(page, name) for name in names}
        return found | {f"r{number}": Topic(RULINGS, f"r{number}") for number in range(1, self.rulings + 1)}

    def topic(self, name: str | None) -> Topic:
        """Where a name leads; unknown ones lead to the first page."""
        return self.topics.get(name or self.pages[0], Topic(self.pages[0]))

    # --- pages

    def chapter_title(self, say: Texts, chapter: str) -> str:
        return say(f"{self.chapter_words}.{chapter}")

    def title(self, say: Texts, page: str) -> str:
        return say(f"{self.page_words}.{page}.title")

    def parts(self, say: Texts, page: str) -> list[Part]:
        """The parts of a page, as they are read. A page of terms is sorted in every language."""
        found = []
        for name in say.names(f"{self.page_words}.{page}"):
            kind, _, about = name.partition("_")
            if kind != "title":
                found.append(Part(kind, about, say(f"{self.page_words}.{page}.{name}")))
        if all(part.kind == PartKind.TERM for part in found):
            found.sort(key=lambda part: fold(part.words.split("**")[1])[0])  # by the term alone
        return found + self._cards_on(say, page) + [self._ruling(say, n) for n in self._rulings_on(page)]

    def _cards_on(self, say: Texts, page: str) -> list[Part]:
        kind, names = self.sections.get(page, ("", ()))
        card = self.entries[kind].card if kind else None
        return [Part(kind, name, card.words(say, name)) for name in names] if card is not None else []

    def _rulings_on(self, page: str) -> tuple[int, ...]:
        return tuple(range(1, self.rulings + 1)) if page == RULINGS else self.ruled.get(page, ())

    def _ruling(self, say: Texts, number: int) -> Part:
        return Part(PartKind.RULING, str(number), say(f"{self.ruling_words}.r{number}"))

    # --- entries

    def section_of(self, part: Part) -> str:
        """The section that begins with this part; empty if it cannot be looked up on its own."""
        if part.kind == PartKind.RULING:
            return f"r{part.name}"
        return part.name if part.kind in self.entries else ""

    def section_title(self, say: Texts, section: str) -> str:
        """The name of an entry or a ruling."""
        if section.startswith("r") and section[1:].isdigit():
            return say("rulebook.ui.ruling", n=section[1:])
        kind, _ = self.sections[self.topics[section].page]
        return self.entries[kind].title(say, section)

    def notes(self, say: Texts, kind: str, name: str) -> list[Part]:
        """What must be said beside a card: its status, then its rulings, or else its note."""
        card = self.entries[kind].card if kind in self.entries else None
        if card is None:
            return []
        ruled = [self._ruling(say, number) for number in self.ruled.get(name, ())]
        said = {"status": card.status(say, name), "note": "" if ruled else card.note(say, name)}
        return [Part(PartKind.TEXT, what, words) for what, words in said.items() if words] + ruled
