"""The left of the table: the event, the food, both decks face down, and the common pile.

Open information only: of the decks, what their backs show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratland.rules.game import RATLAND, RatLandMatch
from ratland_desktop.games.ratland.rules.happenings import EventTurned, FoodTurned
from ratland_desktop.games.ratland.rules.words import Place
from ratland_desktop.games.ratland.scenes.pieces.cards import (
    draw_back,
    draw_event_card,
    draw_food_card,
    event_back,
)
from ratland_desktop.screens.table.layout import GAP
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.facts import fact
from ratland_desktop.text import Texts

DECKS = 78.0
LOWEST_FOOD = 130.0


@fact
class Decks:
    events_left: int
    next_final: bool
    foods_left: int


def decks_at(match: RatLandMatch, story: int, told: Sequence[Happening]) -> Decks:
    """Both decks after so much of this story has been told.

    During a round each deck changes once, when its card is turned up: before that the start of the round
    applies, after it the start of the next round or the present.
    """
    before = RATLAND.view(match.starts[story], None)
    later = story + 1 < len(match.starts)
    after = RATLAND.view(match.starts[story + 1], None) if later else match.view(None)
    turned = {type(happening) for happening in told}
    event = after if EventTurned in turned else before
    food = after if FoodTurned in turned else before
    return Decks(event.events_left, event.next_event_final, food.foods_left)


@dataclass(frozen=True, slots=True)
class OnTheTable:
    """All that this column shows; also the key of its picture."""

    event: str | None
    food: tuple[int, ...]
    players: int
    pile: int
    decks: Decks
    area: Place | None


def draw_cards_column(canvas: Canvas, box: Box, say: Texts, shown: OnTheTable) -> None:
    """Three pictures, kept apart: the decks change far more often than the cards."""
    decks = box.bottom_part(DECKS)
    left = (shown.pile, shown.decks)
    canvas.layer(("decks", left), decks, lambda c: _decks(c, decks, say, shown))
    cards = Box(box.x, box.y, box.w, box.h - DECKS)
    lying = (shown.event, shown.food, shown.area)
    canvas.layer(("cards", lying), cards, lambda c: _cards(c, box, say, shown))


def card_boxes(box: Box) -> tuple[Box, Box]:
    """Where the event and the food card lie."""
    cards = Box(box.x, box.y, box.w, box.h - DECKS - GAP)
    food_high = max(LOWEST_FOOD, cards.h * 0.32)
    return cards.top_part(cards.h - food_high - GAP), cards.bottom_part(food_high)


def _cards(canvas: Canvas, box: Box, say: Texts, shown: OnTheTable) -> None:
    event, food = card_boxes(box)
    if shown.event:
        draw_event_card(canvas, event, say, shown.event)
    else:
        _empty(canvas, event, "event")
    if shown.food:
        draw_food_card(canvas, food, say, shown.food, shown.players, lit=shown.area)
    else:
        _empty(canvas, food, "food")


def _empty(canvas: Canvas, box: Box, icon: str) -> None:
    """Where a card will lie."""
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.35), radius=22, rim=theme.RAISED, rim_width=3)
    canvas.icon(icon, Box.around(box.centre, min(90.0, box.h * 0.5)), theme.RIM)


def deck_boxes(box: Box) -> dict[str, Box]:
    """Where both decks and the common pile lie."""
    inner = box.bottom_part(DECKS).inset(14, 8)
    back = inner.h * 240 / 336
    events = Box(inner.x, inner.y + 3, back, inner.h - 3)
    return {"events": events, "foods": events.moved(back + 28, 0), "pile": inner.beside(2 * back + 66)}


def _decks(canvas: Canvas, box: Box, say: Texts, shown: OnTheTable) -> None:
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.45), radius=18)
    events, foods, pile = deck_boxes(box).values()
    if shown.decks.events_left:
        draw_back(canvas, events, event_back(shown.decks.next_final), shown.decks.events_left)
    if shown.decks.foods_left:
        draw_back(canvas, foods, "food_back", shown.decks.foods_left)
    canvas.icon("pile", pile.left_part(58), theme.SOFT_TEXT)
    words = pile.beside(68)
    canvas.text(str(shown.pile), words.top_part(words.h * 0.6), theme.LABEL, theme.TEXT)
    canvas.text(
        say("ratland.place.pile.short"),
        words.below(words.h * 0.56),
        theme.TINY_LABEL.sized(19),
        theme.SOFT_TEXT,
    )
