"""What the manual of a game adds to the chapters of the house: its buttons, its variants, its rule book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratjack.scenes.cards import CARD, CHIP
from ratland_desktop.games.ratjack.scenes.rulebook import BOOK as RATJACK_BOOK
from ratland_desktop.games.ratland.rules.food import FOOD_CARDS, Pieces
from ratland_desktop.games.ratland.scenes.rulebook import BOOK as RATLAND_BOOK
from ratland_desktop.games.ratland.scenes.rulebook.book import CLAN, COLOUR, EVENT, PLACE
from ratland_desktop.text import Texts

from .blocks import Table
from .book import Pages


@dataclass(frozen=True, slots=True)
class GameManual:
    """`labels`: what its texts call a button, and where the game has its words. `variants`: the tables of
    their words, and the choices in each. `book`: its rule book.
    """

    labels: Mapping[str, str]
    variants: Mapping[str, tuple[str, ...]]
    book: Pages


# --- RatLand's own


def _food_cards(say: Texts) -> Table:
    """What each card puts into the bags of the three areas."""

    def bag(pieces: Pieces) -> str:
        return " · ".join(say(f"ratland.colour.{c.name.lower()}.count", n=n) for c, n in pieces.items())

    head = ("", *(say(f"ratland.place.{area}.name") for area in ("dump", "city", "field")))
    rows = [
        (f"**{say('ratland.food.title', card=str(number))}**", *map(bag, areas))
        for number, areas in FOOD_CARDS.items()
    ]
    return Table(head, tuple(rows))


def _motto(say: Texts, clan: str) -> Sequence[str]:
    return [say(f"ratland.clan.{clan}.motto")]


def _both_sides(say: Texts, clan: str) -> Sequence[str]:
    return [
        f"**{say(f'ratland.opening.{label}')}.** {say(f'ratland.clan.{clan}.{side}')}"
        for label, side in (("first_side", "closed"), ("later_side", "open"))
    ]


# --- Ratjack's own


def _value(say: Texts, card: str) -> Sequence[str]:
    """In the game it stands on the picture of the card."""
    return [f"**{card.rpartition('_')[2]}**"]


MANUALS = {
    "ratland": GameManual(
        labels={
            "start": "ratland.setup.start", "rest": "ratland.sewer.rest_defends",
            "last": "ratland.sewer.as_last_round", "undo": "ratland.sewer.undo",
            "done": "ratland.sewer.done", "up": "ratland.reveal.button", "draw": "ratland.hands.button",
            "placements": "ratland.results.placements",
        },
        variants={
            "ratland.setup.clans": (), "ratland.setup.board": ("off", "everyone", "secret"),
            "ratland.setup.food": ("sorted", "shuffled"),
        },
        book=Pages(
            "ratland", RATLAND_BOOK, {PLACE: 120, COLOUR: 64, EVENT: 180, CLAN: 120},
            before={CLAN: _motto}, lines={CLAN: _both_sides}, after={"food": _food_cards},
        ),
    ),
    "ratjack": GameManual(
        labels={
            "start": "ratjack.screen.setup.start", "done": "ratjack.screen.hand.done",
            "back": "ratjack.screen.hand.back",
        },
        variants={"ratjack.screen.setup.first": ()},
        book=Pages("ratjack", RATJACK_BOOK, {CARD: 110, CHIP: 64}, before={CARD: _value}),
    ),
}  # fmt: skip
"""By the name of the game; these have a manual."""
