"""RatLand's cards for the viewer: which there are, and each as large as the screen allows."""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.food import FOOD_CARDS, bag_contents
from ratland_desktop.games.ratland.rules.words import AREAS
from ratland_desktop.games.ratland.scenes.pieces.cards import draw_pieces
from ratland_desktop.screens.cards.card_box import CardBox, CardDeck
from ratland_desktop.screens.pieces.paper import draw_covering, draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Face, Style
from ratland_desktop.text import Texts

MOTTO = Style(Face.ITALIC, 27)
SIDES = (("closed", "sewer/manhole"), ("open", "sewer/manhole_open"))
"""The two sides of a clan card, with their signs."""
EVENT_DECK = CardDeck("ratland.rulebook.cards.events", tuple(EVENTS), entry="event")
FOOD_DECK = CardDeck(
    "ratland.rulebook.cards.food", tuple(f"food_{number}" for number in FOOD_CARDS),
    topic="food", about="ratland.rulebook.cards.food_about",
)  # fmt: skip
CLAN_DECK = CardDeck("ratland.rulebook.cards.clans", tuple(CLANS), entry="clan")


def card_name(say: Texts, card: str) -> str:
    if card in FOOD_DECK.cards:
        return say("ratland.food.title", card=str(_food_number(card)))
    return say(f"ratland.{'clan' if card in CLANS else 'event'}.{card}.name")


def _food_number(card: str) -> int:
    return int(card.removeprefix("food_"))


def draw_large(canvas: Canvas, box: Box, say: Texts, card: str) -> None:
    """Any card."""
    draw_paper(canvas, box, radius=34)
    paint = _food if card in FOOD_DECK.cards else _clan if card in CLANS else _event
    paint(canvas, box.inset(26), say, card)


def _event(canvas: Canvas, box: Box, say: Texts, card: str) -> None:
    picture = box.top_part(min(box.w / 1.6, box.h * 0.5))
    draw_covering(canvas, f"ratland/event/{card}", picture, lean=0.42)
    words = box.below(picture.h + 16).inset(8, 0)
    canvas.text(card_name(say, card), words.top_part(60), theme.HEADING, theme.INK)
    event = EVENTS[card]
    lid = Box(words.x, words.y + 68, 44, 44)
    canvas.picture("sewer/manhole_open" if event.final else "sewer/manhole", lid)
    if not event.ends_game:  # it has an open manhole, too, but is no final event
        sign = Box(lid.right + 12, lid.y, words.w - 56, 44)
        kind = say(f"ratland.rulebook.cards.{'final' if event.final else 'starting'}")
        canvas.text(kind, sign, theme.NOTE, theme.PAPER_HEADING)
    text = say(f"ratland.event.{card}.text")
    canvas.text(text, words.below(124), theme.BODY_PLAIN, theme.INK, lines=0, valign="top")


def _clan(canvas: Canvas, box: Box, say: Texts, card: str) -> None:
    crest = box.top_part(230).left_part(230)
    canvas.picture(f"ratland/clan/{card}", crest)
    head = Box(crest.right + 26, box.y, box.w - crest.w - 30, 230)
    canvas.text(card_name(say, card), head.top_part(84).below(14), theme.HEADING, theme.INK)
    motto = say(f"ratland.clan.{card}.motto")
    canvas.text(motto, head.below(92), MOTTO, theme.SOFT_INK, lines=0, valign="top")
    for (side, lid), part in zip(SIDES, box.below(246).rows(2, 18), strict=True):
        canvas.rounded(part, theme.PAPER_DIM, radius=22)
        inner = part.inset(20, 14)
        canvas.picture(lid, Box(inner.x, inner.y, 64, 64))
        when = Box(inner.x + 80, inner.y, inner.w - 80, 64)
        canvas.text(say(f"ratland.manhole.{side}_about"), when, theme.NOTE, theme.PAPER_HEADING, lines=2)
        text = say(f"ratland.clan.{card}.{side}")
        canvas.text(text, inner.below(76), theme.BODY_PLAIN, theme.INK, lines=0, valign="top")


def _food(canvas: Canvas, box: Box, say: Texts, card: str) -> None:
    canvas.text(card_name(say, card), box.top_part(64), theme.HEADING, theme.INK, align="centre")
    for area, row in zip(AREAS, box.below(76).rows(len(AREAS), 16), strict=True):
        place = area.name.lower()
        canvas.rounded(row, theme.PAPER_DIM, radius=22)
        picture = row.inset(12).top_part(row.h * 0.46)
        draw_covering(canvas, f"ratland/place/{place}_wide", picture, lean=0.6)
        words, style = say(f"ratland.place.{place}.name"), theme.SMALL_LABEL.fixed()
        wide = min(picture.w - 20, canvas.measure(words, style)[0] + 34)
        name = Box(picture.x + 10, picture.bottom - 46, wide, 42)
        canvas.rounded(name, theme.see_through(theme.NIGHT, 0.8), radius=20)
        canvas.text(words, name.inset(16, 2), style)
        rest = Box(picture.x + 10, picture.bottom + 6, picture.w - 20, row.bottom - picture.bottom - 18)
        draw_pieces(canvas, rest, Counter(bag_contents((_food_number(card),), area, 4)))


CARDS = CardBox((EVENT_DECK, FOOD_DECK, CLAN_DECK), card_name, draw_large)
