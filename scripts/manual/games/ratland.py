"""RatLand in the manual: its buttons, its screens, and its cards on paper."""

from __future__ import annotations

from collections.abc import Iterator

from ratland_desktop.games.ratland.rules.food import FOOD_CARDS, Pieces
from ratland_desktop.games.ratland.scenes.rulebook import BOOK
from ratland_desktop.games.ratland.scenes.rulebook.book import CLAN, COLOUR, EVENT, PLACE
from ratland_desktop.screens.rulebook.book import Part
from ratland_desktop.text import Texts

from ..blocks import Block, Table
from ..book import notes, when
from . import GameManual

ART = {"place": "ratland/place", "colour": "common/cheese", "event": "ratland/event", "clan": "ratland/clan"}
_ART_NAMES = {"left": "pipe_left", "right": "pipe_right"}
_WITHOUT_ART = ("pile",)


def _picture(kind: str, name: str) -> str:
    """The game's own drawing of a place, a piece or a card; empty where the game has only a sign."""
    return "" if name in _WITHOUT_ART else f"{ART[kind]}/{_ART_NAMES.get(name, name)}"


def _food_cards(say: Texts, page: str) -> Iterator[Block]:
    """What each card puts into the bags of the three areas."""

    def bag(pieces: Pieces) -> str:
        return " · ".join(say(f"ratland.colour.{c.name.lower()}.count", n=n) for c, n in pieces.items())

    if page == "food":
        head = ("", *(say(f"ratland.place.{area}.name") for area in ("dump", "city", "field")))
        rows = [
            (f"**{say('ratland.food.title', card=str(number))}**", *map(bag, areas))
            for number, areas in FOOD_CARDS.items()
        ]
        yield Table(head, tuple(rows))


def _clan(say: Texts, part: Part) -> list[str]:
    """Both sides of its card."""
    sides = [
        f"**{say(f'ratland.opening.{label}')}.** {say(f'ratland.clan.{part.name}.{side}')}"
        for label, side in (("first_side", "closed"), ("later_side", "open"))
    ]
    motto = say(f"ratland.clan.{part.name}.motto")
    return [motto, *when(say, BOOK, part), *sides, *notes(say, BOOK, part)]


MANUAL = GameManual(
    labels={
        "rest": "ratland.sewer.rest_defends", "last": "ratland.sewer.as_last_round",
        "undo": "ratland.sewer.undo", "done": "ratland.sewer.done", "up": "ratland.reveal.button",
        "draw": "ratland.hands.button", "placements": "ratland.results.placements",
        "skip": "ratland.table.skip",
    },
    people={"sewer_player": 2},
    screens={
        "set_up": ("set_up", "set_up"), "sewer": ("sewer", "sewer-half"),
        "table": ("table-drew", "table-drew-by-hand"), "results": ("results", "results"),
        "chronicle": ("chronicle", "chronicle-6"),
    },
    worded=("phases", "board", "food"),
    same_as={"sewer": "board"},
    widths={PLACE: 120, COLOUR: 64, EVENT: 180, CLAN: 120},
    picture=_picture,
    lines={CLAN: _clan},
    more=_food_cards,
)  # fmt: skip
