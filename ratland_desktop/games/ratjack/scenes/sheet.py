"""Ratjack's set-up: 2 to 4 players, and which two sets they play with."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from ratland_desktop.games.ratjack.rules.words import SETS, Deck, Set
from ratland_desktop.hotseat.levels import Level
from ratland_desktop.hotseat.session import Session
from ratland_desktop.screens.setup.sheet import Rehearsal, Sheet, Variant, Wishes
from ratland_desktop.shell.go import STAY
from ratland_desktop.tabletop.seats import HUMAN

from .sheet_rows import ROWS
from .table.scene import RatjackTable

SURPRISE = "surprise"
FIGURES = {set_: f"ratjack/figure/{set_.value}_8" for set_ in Set}
PICTURES = {
    **{deck.value: tuple(FIGURES[set_] for set_ in sets) for deck, sets in SETS.items()},
    SURPRISE: ("ratjack/card/back",),
}
"""On the button of each deck."""


def options(players: int, first: int | None, wishes: Wishes) -> Options:
    deck = wishes["deck"]
    return Options(players, None if deck == SURPRISE else Deck(deck), first)


def rehearsal(session: Session) -> Rehearsal:
    """The open table with these seats; felt and places look the same in the game."""
    scene = RatjackTable(session, lambda: STAY)
    return Rehearsal(scene, [panel.box for panel in scene.layout.panels])


SHEET = Sheet(
    game="ratjack",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    options=options,
    abouts=((0, "ratjack.screen.setup.about"),),
    start="ratjack.screen.setup.start",
    first="ratjack.screen.setup.first",
    too_few="ratjack.screen.setup.too_few",
    too_many="ratjack.screen.setup.too_many",
    variants=(
        Variant(
            "deck", "ratjack.screen.setup.deck", Deck.RATS.value, (*(deck.value for deck in Deck), SURPRISE),
            about_each=True, pictures=tuple(PICTURES.values()),
        ),
        *ROWS,
    ),
    rehearsal=rehearsal,
    fresh=(HUMAN, HUMAN, Level.BEGINNER),
    quick=(HUMAN, Level.BEGINNER, Level.BEGINNER),
)  # fmt: skip
