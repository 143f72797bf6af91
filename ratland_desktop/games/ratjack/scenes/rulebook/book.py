"""Ratjack's rule book: its pages, and how cards and chips look in it."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.games.ratjack.scenes.cards import (
    CARD,
    CARDS,
    CHIP,
    FACES,
    RACCOONS,
    RATS,
    WEASELS,
    name_of,
)
from ratland_desktop.screens.rulebook.book import Book, CardLine, CardText, Entry
from ratland_desktop.screens.rulebook.markup import Span
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..pieces.cards import SHAPE, card_words, draw_card
from ..pieces.chips import draw_chip
from .illustrations import ILLUSTRATIONS

CHAPTERS: dict[str, tuple[str, ...]] = {
    "start": ("about", "goal", "box", "set_up"),
    "round": ("turn", "effects", "reckoning", "the_end", "secrets"),
    "cards": ("chips", "rats", "weasels", "raccoons"),
    "lookup": ("honest", "glossary", "rulings"),
}
RULINGS = 36
RULED: dict[str, tuple[int, ...]] = {
    "reckoning": (1, 2, 3, 4, 5, 10), "the_end": (22, 23, 28, 29, 32), "effects": (6, 7, 8, 15, 20, 24),
    "turn": (21, 31, 36), "secrets": (16, 17, 18, 30), "chips": (9, 33), "set_up": (26, 27, 34),
    "lock": (13,), "shield": (12,), "mute": (14,), "raccoon_6": (19,), "raccoon_12": (35,),
}  # fmt: skip
"""Which rulings stand at the end of a page, or beside a card or a chip."""


def _card_lines(say: Texts, card: str) -> list[CardLine]:
    return [CardLine(card_words(say, card))]


def _when(say: Texts, card: str) -> Span:
    return Span(say("ratjack.rulebook.when"), "effects")


def _status(say: Texts, card: str) -> str:
    """How sure we are that the printed card does this."""
    return say(f"ratjack.rulebook.status.{EFFECTS[card].status.name.lower()}")


def _paint_card(canvas: Canvas, box: Box, card: str) -> None:
    wide = min(box.w, box.h / SHAPE)
    draw_card(canvas, Box.around(box.centre, wide, wide * SHAPE).inset(6), card)


def _chip_words(say: Texts, side: str) -> str:
    return say(f"ratjack.chip.{side}.text")


def _chip_lines(say: Texts, side: str) -> list[CardLine]:
    return [CardLine(_chip_words(say, side))]


def _chip_status(say: Texts, side: str) -> str:
    """That a face is ours; the others are known from the printed game."""
    return say("ratjack.rulebook.our_chip") if SIDES[side].reconstructed else ""


def _paint_chip(canvas: Canvas, box: Box, side: str) -> None:
    draw_chip(canvas, box.inset(6), side)


CARD_TEXT = CardText(card_words, _card_lines, _when, status=_status)
CHIP_TEXT = CardText(_chip_words, _chip_lines, status=_chip_status)
BOOK = Book(
    chapters=CHAPTERS,
    chapter_words="ratjack.rulebook.chapter",
    page_words="ratjack.rulebook.page",
    ruling_words="ratjack.rulebook.ruling",
    illustrations=ILLUSTRATIONS,
    entries={
        CARD: Entry(name_of, _paint_card, (150.0, 206.0), CARD_TEXT),
        CHIP: Entry(name_of, _paint_chip, (120.0, 120.0), CHIP_TEXT),
    },
    sections={
        "rats": (CARD, RATS),
        "weasels": (CARD, WEASELS),
        "raccoons": (CARD, RACCOONS),
        "chips": (CHIP, FACES),
    },
    rulings=RULINGS,
    ruled=RULED,
    cards=CARDS,
)
