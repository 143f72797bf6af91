"""What can be pointed at on RatLand's table: signs that explain themselves, and cards that open large.

Cards and crests come from what everybody has seen: a clan that is still secret cannot be opened.
"""

from __future__ import annotations

from functools import partial

from ratland_desktop.games.ratland.rules.retelling import Retelling
from ratland_desktop.games.ratland.rules.words import PIPES
from ratland_desktop.games.ratland.scenes.rulebook import show_card
from ratland_desktop.screens.pieces.card_spot import CardSpot
from ratland_desktop.screens.table.layout import Layout
from ratland_desktop.screens.table.look import Sign
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.text import Texts

from .cards_column import card_boxes, deck_boxes
from .panels import parts_of


def make_signs(say: Texts, layout: Layout, points: bool) -> list[Sign]:
    """Counts, places and (where they are shown) points on each panel, the decks and the common pile."""
    signs: list[Sign] = []
    pipes = {place.name.lower() for place in PIPES}
    for panel in layout.panels:
        parts = parts_of(panel, layout.compact)
        cells = {**parts.counts, **{place.name.lower(): box for place, box in parts.places.items()}}
        if points:
            cells["points"] = parts.points
        for what, box in cells.items():
            words = say(f"ratland.table.sign.{'pipe' if what in pipes else what}")
            signs.append(Sign(f"sign-{panel.seat}-{what}", box, tooltip=words))
    for what, box in deck_boxes(layout.cards).items():
        signs.append(Sign(f"sign-{what}", box, tooltip=say(f"ratland.table.sign.{what}")))
    return signs


def make_doors(say: Texts, layout: Layout, told: Retelling, points: bool) -> list[Widget]:
    """Over the event, the food card and every clan that lies open."""
    words = say("rulebook.cards.look")
    event, food = card_boxes(layout.cards)
    doors: list[Widget] = []
    if told.event:
        doors.append(CardSpot("event-card", event, partial(show_card, told.event), tooltip=words))
    if told.food:
        card = f"food_{told.food[0]}"
        doors.append(CardSpot("food-card", food, partial(show_card, card), tooltip=words))
    for panel in layout.panels:
        clan = told.seats[panel.seat].clan
        if clan:
            name, row = f"clan-card-{panel.seat}", parts_of(panel, layout.compact).clan_row(points)
            doors.append(CardSpot(name, row, partial(show_card, clan), tooltip=words))
    return doors
