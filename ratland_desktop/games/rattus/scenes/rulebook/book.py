"""Rattus' rule book: its pages, how the class cards look in it, and its three pictures."""

from __future__ import annotations

from ratland_desktop.games.rattus.book import CHAPTERS, PICTURES, RULED, RULINGS
from ratland_desktop.games.rattus.rules.cards import CARDS as CLASSES
from ratland_desktop.games.rattus.rules.regions import MOST_PLAYERS
from ratland_desktop.games.rattus.rules.tokens import FACES
from ratland_desktop.screens.rulebook.book import Book, CardLine, CardText, Entry, Illustration
from ratland_desktop.screens.rulebook.markup import Span
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..cards import CARDS, CLASS, name_of
from ..chart.lands import HIGH, WIDE
from ..chart.painting import draw_chart
from ..pieces.signs import TONES, draw_back, draw_card_sign, draw_face

EXAMPLE_FACE = 6
"""2 MBC, which the printed rule book shows, too."""


def _class_words(say: Texts, card: str) -> str:
    return say(f"rattus.card.{card}.text")


def _class_lines(say: Texts, card: str) -> list[CardLine]:
    return [CardLine(_class_words(say, card))]


def _when(say: Texts, card: str) -> Span:
    return Span(say("rattus.rulebook.when"), "turn")


def _paint_class(canvas: Canvas, box: Box, card: str) -> None:
    frame = Box.around(box.centre, min(box.w, box.h) - 12)
    tone = TONES[card]
    canvas.rounded(frame, theme.mixed(tone, theme.WHITE, 0.62), radius=22, rim=tone, rim_width=5)
    canvas.picture(f"rattus/class/{card}", frame.inset(10))
    draw_card_sign(canvas, (frame.right - 12, frame.bottom - 12), 22, card)


# --- pictures


def _map(canvas: Canvas, box: Box, say: Texts) -> None:
    """The whole map, without anything on it."""
    high = min(box.h, box.w * HIGH / WIDE)
    area = Box.around(box.centre, high * WIDE / HIGH, high)
    with canvas.clipped(area):
        draw_chart(canvas, area, MOST_PLAYERS)


def _cover(canvas: Canvas, box: Box, say: Texts) -> None:
    """The map, and the plague on it."""
    _map(canvas, box, say)
    canvas.picture("rattus/piece/plague", Box.around(box.centre, box.h * 0.6, box.h * 0.7))


def _token(canvas: Canvas, box: Box, say: Texts) -> None:
    """A rat, down and turned up."""
    radius = box.h * 0.42
    draw_back(canvas, (box.centre[0] - radius * 1.3, box.centre[1]), radius)
    draw_face(canvas, (box.centre[0] + radius * 1.3, box.centre[1]), radius, FACES[EXAMPLE_FACE])


BOOK = Book(
    chapters=CHAPTERS,
    chapter_words="rattus.rulebook.chapter",
    page_words="rattus.rulebook.page",
    ruling_words="rattus.rulebook.ruling",
    illustrations={
        name: Illustration(draw, PICTURES[name])
        for name, draw in (("cover", _cover), ("map", _map), ("token", _token))
    },
    entries={
        CLASS: Entry(name_of, _paint_class, (150.0, 150.0), CardText(_class_words, _class_lines, _when))
    },
    sections={"classes": (CLASS, tuple(CLASSES))},
    rulings=RULINGS,
    ruled=RULED,
    cards=CARDS,
)
