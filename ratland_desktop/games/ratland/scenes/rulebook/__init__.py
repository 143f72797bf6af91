"""RatLand's rule book: its pages, entries, pictures and rulings, and where it opens (`where`)."""

from ratland_desktop.screens.rulebook import doors
from ratland_desktop.shell.go import Go

from .book import BOOK


def show_card(card: str) -> Go:
    return doors.show_card(BOOK, card)


__all__ = ["BOOK", "show_card"]
