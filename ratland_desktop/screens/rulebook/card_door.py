"""Opens a card of the table or the sewer in the card viewer, and from there the rule book."""

from __future__ import annotations

from ratland_desktop.screens.cards import CardsScene
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.go import AsKey, Go, Push
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.widgets import IconButton, Kind
from ratland_desktop.text import Texts

from .scene import RuleBookScene


def show_card(card: str) -> Go:
    return Push(CardsScene(card), then=_read_about)


def _read_about(topic: str | None) -> Go | None:
    """In the viewer somebody asked for the rules of a card."""
    return Push(RuleBookScene(topic)) if topic else None


def rules_button(box: Box, say: Texts, kind: Kind = Kind.PLAIN) -> IconButton:
    """The round "?": the book, open at what is on the screen now."""
    words = say("rulebook.ui.help")
    return IconButton("rules", box, "question", lambda: AsKey(Shortcut.RULES), tooltip=words, kind=kind)
