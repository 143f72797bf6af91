"""Ratjack's box: what the house gets to know of it. Loads no graphics before its screens are asked for."""

from __future__ import annotations

from random import Random
from typing import Any

from ratland_desktop.hotseat.box import Box

from .course import COURSE
from .rules.keeping import RATJACK_KEEPING
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from .rules.words import Deck


def demo(chance: Random) -> Options:
    """Every game with another deck and another number of players."""
    return Options(chance.randint(FEWEST_PLAYERS, MOST_PLAYERS), chance.choice([*Deck]))


def screens() -> Any:
    from .scenes.screens import SCREENS

    return SCREENS


BOX = Box(
    name="ratjack",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    minutes=(15, 30),
    keeping=RATJACK_KEEPING,
    course=COURSE,
    brain="ratland_desktop.games.ratjack.bots.choosing",
    options=lambda view: view.options,
    demo=demo,
    screens=screens,
)
