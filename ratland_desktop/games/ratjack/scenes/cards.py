"""Ratjack's cards and chips for the viewer, each as large as the screen allows."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.cards import EFFECTS
from ratland_desktop.games.ratjack.rules.chips import CHIPS, SIDES
from ratland_desktop.screens.cards.card_box import CardBox, CardDeck
from ratland_desktop.screens.pieces.paper import draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_paragraph
from ratland_desktop.text import Texts

from .pieces.cards import SHAPE, card_name, draw_large_card
from .pieces.chips import draw_chip

CARD, CHIP = "card", "chip"
"""The rule book's kinds of entries."""
RATS = tuple(effect for effect in EFFECTS if effect.startswith("rat_"))
WEASELS = tuple(effect for effect in EFFECTS if effect.startswith("weasel_"))
RACCOONS = tuple(effect for effect in EFFECTS if effect.startswith("raccoon_"))
FACES = tuple(side.face for chip in CHIPS for side in chip)
DECKS = (
    CardDeck("ratjack.animal.rat", RATS, entry=CARD, about="ratjack.rulebook.cards.rats_about"),
    CardDeck("ratjack.animal.weasel", WEASELS, entry=CARD, about="ratjack.rulebook.cards.weasels_about"),
    CardDeck("ratjack.animal.raccoon", RACCOONS, entry=CARD, about="ratjack.rulebook.cards.raccoons_about"),
    CardDeck("ratjack.screen.cards.chips", FACES, entry=CHIP, about="ratjack.rulebook.cards.chips_about"),
)


def name_of(say: Texts, card: str) -> str:
    return say(f"ratjack.chip.{card}.name") if card in SIDES else card_name(say, card)


def draw_any(canvas: Canvas, box: Box, say: Texts, card: str) -> None:
    """A card, or a chip on a sheet of paper."""
    if card not in SIDES:
        wide = min(box.w, box.h / SHAPE)
        draw_large_card(canvas, Box.around(box.centre, wide, wide * SHAPE), say, card)
        return
    draw_paper(canvas, box, radius=34)
    inner = box.inset(40)
    draw_chip(canvas, inner.top_part(inner.h * 0.6), card)
    canvas.text(
        name_of(say, card), inner.below(inner.h * 0.62).top_part(60), theme.HEADING, theme.INK, align="centre"
    )
    words = inner.below(inner.h * 0.62 + 70)
    draw_paragraph(canvas, say(f"ratjack.chip.{card}.text"), words, theme.BODY, theme.INK, align="centre")


CARDS = CardBox(DECKS, name_of, draw_any)
