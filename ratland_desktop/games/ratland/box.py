"""RatLand's box: what the house gets to know of it. Loads no graphics before its screens are asked for."""

from __future__ import annotations

from random import Random
from typing import Any

from ratland_desktop.hotseat.box import Box

from .company import COMPANY
from .course import COURSE
from .rules.keeping import RATLAND_KEEPING
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options
from .rules.words import Board

DEMO_PLAYERS = (3, 4, 5, 6)
DEMO_WITH_CLANS = 0.7


def demo(chance: Random) -> Options:
    """Every game with another table."""
    players, board = chance.choice(DEMO_PLAYERS), chance.choice([*Board])
    return Options(players, clans=chance.random() < DEMO_WITH_CLANS, board=board)


def screens() -> Any:
    from .scenes.screens import SCREENS

    return SCREENS


BOX = Box(
    name="ratland",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    minutes=(30, 90),
    keeping=RATLAND_KEEPING,
    course=COURSE,
    brain="ratland_desktop.games.ratland.bots.choosing",
    options=lambda view: view.options,
    demo=demo,
    screens=screens,
    company=COMPANY,
)
