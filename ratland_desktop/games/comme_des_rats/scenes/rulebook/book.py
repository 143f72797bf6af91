"""The rule book of Comme des Rats: its pages, and how cards, dice and roles look in it."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.cards import DOOR_CARDS
from ratland_desktop.games.comme_des_rats.rules.faces import FACES
from ratland_desktop.games.comme_des_rats.rules.roles import ROLES
from ratland_desktop.screens.rulebook.book import Book, CardLine, CardText, Entry
from ratland_desktop.screens.rulebook.markup import Span
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..cards import CARD, CARDS, FACE, ROLE, draw_picture, name_of, words_of
from .illustrations import ILLUSTRATIONS

CHAPTERS: dict[str, tuple[str, ...]] = {
    "start": ("about", "box", "set_up"),
    "round": ("turn", "dice", "doors", "bandages", "cat", "round_end", "the_end", "secrets"),
    "variants": ("four_dice", "roles", "third_rat"),
    "lookup": ("app", "honest", "glossary", "rulings"),
}
RULINGS = 24
RULED: dict[str, tuple[int, ...]] = {
    "box": (1,), "set_up": (2, 3, 24), "turn": (4, 22, 23), "dice": (5,), "bandages": (7, 8), "cat": (6,),
    "round_end": (9, 10), "the_end": (11, 12), "four_dice": (13,), "roles": (14,), "third_rat": (19, 20, 21),
    "manipulator": (15,), "al_ratone": (16,), "hypnotist": (17,), "fool": (18,),
}  # fmt: skip
"""Which rulings stand at the end of a page, or beside a role."""


def _lines(say: Texts, name: str) -> list[CardLine]:
    return [CardLine(words_of(say, name))]


def _when(say: Texts, role: str) -> Span:
    return Span(say(f"comme_des_rats.role.{role}.when"), "roles")


def _paint(canvas: Canvas, box: Box, name: str) -> None:
    draw_picture(canvas, box.inset(4), name)


BOOK = Book(
    chapters=CHAPTERS,
    chapter_words="comme_des_rats.rulebook.chapter",
    page_words="comme_des_rats.rulebook.page",
    ruling_words="comme_des_rats.rulebook.ruling",
    illustrations=ILLUSTRATIONS,
    entries={
        CARD: Entry(name_of, _paint, (130.0, 182.0), CardText(words_of, _lines)),
        FACE: Entry(name_of, _paint, (110.0, 112.0), CardText(words_of, _lines)),
        ROLE: Entry(name_of, _paint, (150.0, 150.0), CardText(words_of, _lines, _when)),
    },
    sections={
        "doors": (CARD, tuple(DOOR_CARDS)),
        "dice": (FACE, tuple(FACES)),
        "roles": (ROLE, tuple(ROLES)),
    },
    rulings=RULINGS,
    ruled=RULED,
    cards=CARDS,
)
