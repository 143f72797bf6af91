"""Rattus' cards for the viewer: the six classes, and the almanac of all 49 rats."""

from __future__ import annotations

from ratland_desktop.games.rattus.rules.cards import CARDS as CLASSES
from ratland_desktop.games.rattus.rules.tokens import ALL, FACES, MAJORITY, NORMAL, STARTING
from ratland_desktop.games.rattus.telling import symbol_name
from ratland_desktop.screens.cards.card_box import CardBox, CardDeck
from ratland_desktop.screens.pieces.paper import draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.text import Texts

from .pieces.signs import TONES, card_name, draw_card_sign, draw_face

CLASS = "class"
"""The rule book's kind of entry for a class card."""
WORDS = "rattus.rulebook.cards"
ALMANAC = f"{WORDS}.almanac_about"


def rat_id(face: int) -> str:
    return f"rat_{face}"


def face_of(card: str) -> int:
    return int(card.partition("_")[2])


RATS_FROM_START = tuple(rat_id(face) for face in STARTING)
RATS_OF_SUPPLY = tuple(rat_id(face) for face in NORMAL)
DECKS = (
    CardDeck("rattus.screen.cards.classes", tuple(CLASSES), entry=CLASS, about=f"{WORDS}.classes_about"),
    CardDeck("rattus.screen.cards.starting", RATS_FROM_START, topic="strike", about=ALMANAC),
    CardDeck("rattus.screen.cards.normal", RATS_OF_SUPPLY, topic="strike", about=ALMANAC),
)


def symbols_in_words(say: Texts, face: int) -> str:
    return say.list([symbol_name(say, symbol) for symbol in FACES[face].symbols])


def name_of(say: Texts, card: str) -> str:
    """A class by its name, a rat by its limit and its symbols, in one line: M and A as they are printed."""
    if card in CLASSES:
        return card_name(say, card)
    face = FACES[face_of(card)]
    letters = (symbol if symbol in (ALL, MAJORITY) else symbol_name(say, symbol) for symbol in face.symbols)
    return f"{limit_in_words(say, face.id)}: {', '.join(letters)}"


def limit_in_words(say: Texts, face: int) -> str:
    return say("rattus.screen.cards.limit", n=FACES[face].limit)


def draw_any(canvas: Canvas, box: Box, say: Texts, card: str) -> None:
    draw_paper(canvas, box, radius=34)
    inner = box.inset(36)
    if card not in CLASSES:
        radius = min(inner.w, inner.h * 0.8) / 2
        draw_face(canvas, (inner.centre[0], inner.y + radius), radius, FACES[face_of(card)])
        words = inner.below(2 * radius + 16)
        told = f"{limit_in_words(say, face_of(card))}: {symbols_in_words(say, face_of(card))}"
        draw_paragraph(canvas, told, words, theme.LABEL, theme.INK, align="centre")
        return
    picture = Box.around((inner.centre[0], inner.y + inner.h * 0.28), inner.h * 0.5)
    canvas.rounded(
        picture, theme.mixed(TONES[card], theme.WHITE, 0.62), radius=40, rim=TONES[card], rim_width=8
    )
    canvas.picture(f"rattus/class/{card}", picture.inset(20))
    draw_card_sign(canvas, (picture.right - 6, picture.bottom - 6), 40, card)
    title = inner.below(inner.h * 0.58).top_part(64)
    draw_fitting(canvas, card_name(say, card), title, theme.HEADING, theme.INK, align="centre")
    line = inner.below(inner.h * 0.58 + 64).top_part(36)
    draw_fitting(
        canvas, say(f"rattus.card.{card}.class"), line, theme.SMALL_LABEL, TONES[card], align="centre"
    )
    words = inner.below(inner.h * 0.58 + 110)
    draw_paragraph(canvas, say(f"rattus.card.{card}.text"), words, theme.BODY, theme.INK, align="centre")


CARDS = CardBox(DECKS, name_of, draw_any)
