"""Opens a card of a screen in the card viewer, and from there the rule book; and opens the book itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import AsKey, Go, Push
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.scene import Scene
from ratland_desktop.shell.widgets import IconButton, Kind
from ratland_desktop.text import Texts

from .book import Book
from .scene import RuleBookScene


def open_book(
    book: Book, topic_of: Callable[[Scene[Any]], str | None], stage: Sequence[Scene[Any]]
) -> RuleBookScene:
    """The book, open at what the topmost scene shows that has something to say. `topic_of` is the game's."""
    topics = (topic_of(scene) for scene in reversed(stage))
    return RuleBookScene(book, next((topic for topic in topics if topic is not None), None))


def show_card(book: Book, card: str = "") -> Go:
    """This card, or the first; if somebody in the viewer asks for its rules, the book."""

    def read_about(topic: str | None) -> Go | None:
        return Push(RuleBookScene(book, topic)) if topic else None

    return Push(CardsScene(book, card), then=read_about)


def rules_button(box: Box, say: Texts, kind: Kind = Kind.PLAIN) -> IconButton:
    """The round "?": the book, open at what is on the screen now."""
    words = say("rulebook.ui.help")
    return IconButton("rules", box, "question", lambda: AsKey(Shortcut.RULES), tooltip=words, kind=kind)
