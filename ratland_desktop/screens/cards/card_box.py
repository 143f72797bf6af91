"""What a game tells the viewer of cards: which cards there are, by deck, and how each looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts


@dataclass(frozen=True, slots=True)
class CardDeck:
    """Cards of one kind, in the order of the rules page. `title` and `about` are keys of words.

    `entry`: the rule book's kind of entry for these cards. Cards without one have no notes of their own; for
    them `topic` says where the book speaks about all of them, and `about` is a line beside each.
    """

    title: str
    cards: tuple[str, ...]
    entry: str = ""
    topic: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class CardBox:
    """All decks of a game. `name` and `paint` take a card of any deck; `paint` fills the whole box."""

    decks: tuple[CardDeck, ...]
    name: Callable[[Texts, str], str]
    paint: Callable[[Canvas, Box, Texts, str], None]

    def __contains__(self, card: str) -> bool:
        return any(card in deck.cards for deck in self.decks)

    def deck_of(self, card: str) -> CardDeck:
        """The deck of a card; of what is no card, the first."""
        return next((deck for deck in self.decks if card in deck.cards), self.decks[0])

    def topic_of(self, card: str) -> str:
        """Where the rule book speaks about it."""
        return self.deck_of(card).topic or card
