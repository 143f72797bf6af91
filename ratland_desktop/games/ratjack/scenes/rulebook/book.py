"""Ratjack's rule book: its pages, and how cards and chips look in it."""

from __future__ import annotations

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
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..pieces.cards import SHAPE, card_words, draw_card
from ..pieces.chips import draw_chip


def _card_lines(say: Texts, card: str) -> list[CardLine]:
    return [CardLine(card_words(say, card))]


def _paint_card(canvas: Canvas, box: Box, card: str) -> None:
    wide = min(box.w, box.h / SHAPE)
    draw_card(canvas, Box.around(box.centre, wide, wide * SHAPE).inset(6), card)


def _chip_words(say: Texts, side: str) -> str:
    return say(f"ratjack.chip.{side}.text")


def _chip_lines(say: Texts, side: str) -> list[CardLine]:
    return [CardLine(_chip_words(say, side))]


def _paint_chip(canvas: Canvas, box: Box, side: str) -> None:
    draw_chip(canvas, box.inset(6), side)


BOOK = Book(
    chapters={"cards": ("rats", "weasels", "raccoons", "chips")},
    chapter_words="ratjack.rulebook.chapter",
    page_words="ratjack.rulebook.page",
    entries={
        CARD: Entry(name_of, _paint_card, (150.0, 206.0), CardText(card_words, _card_lines)),
        CHIP: Entry(name_of, _paint_chip, (120.0, 120.0), CardText(_chip_words, _chip_lines)),
    },
    sections={
        "rats": (CARD, RATS), "weasels": (CARD, WEASELS), "raccoons": (CARD, RACCOONS), "chips": (CHIP, FACES),
    },
    cards=CARDS,
)  # fmt: skip
