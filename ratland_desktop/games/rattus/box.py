"""Rattus' box: what the house gets to know of it. Loads no graphics before its screens are asked for."""

from __future__ import annotations

from random import Random
from typing import Any

from ratland_desktop.hotseat.box import Box

from .course import COURSE
from .rules.keeping import RATTUS_KEEPING
from .rules.regions import FEWEST_PLAYERS, MOST_PLAYERS
from .rules.table import Options


def demo(chance: Random) -> Options:
    """Every game with another number of players."""
    return Options(chance.randint(FEWEST_PLAYERS, MOST_PLAYERS))


def screens() -> Any:
    from .scenes.screens import SCREENS

    return SCREENS


BOX = Box(
    name="rattus",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    minutes=(30, 45),
    keeping=RATTUS_KEEPING,
    course=COURSE,
    brain="ratland_desktop.games.rattus.bots.choosing",
    options=lambda view: view.options,
    demo=demo,
    screens=screens,
)
