"""Which cards there are, by kind and in the order of the rules page. Pure."""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.clans import CLANS
from ratland_desktop.games.ratland.rules.events import EVENTS
from ratland_desktop.games.ratland.rules.food import FOOD_CARDS
from ratland_desktop.text import Texts

EVENT, FOOD, CLAN = "events", "food", "clans"
CARDS: dict[str, tuple[str, ...]] = {
    EVENT: tuple(EVENTS),
    FOOD: tuple(f"food_{number}" for number in FOOD_CARDS),
    CLAN: tuple(CLANS),
}


def kind_of(card: str) -> str:
    """The kind of a card; of none, and of what is no card, events."""
    return next((kind for kind, cards in CARDS.items() if card in cards), EVENT)


def food_number(card: str) -> int:
    return int(card.removeprefix("food_"))


def name_of(say: Texts, card: str) -> str:
    kind = kind_of(card)
    if kind == FOOD:
        return say("ratland.food.title", card=str(food_number(card)))
    return say(f"ratland.event.{card}.name" if kind == EVENT else f"ratland.clan.{card}.name")


def topic_of(card: str) -> str:
    """Where the rule book speaks about it."""
    return "food" if kind_of(card) == FOOD else card
