"""The box of Comme des Rats: what the house gets to know of it. Loads no graphics before its screens are
asked for."""

from __future__ import annotations

from random import Random
from typing import Any

from ratland_desktop.hotseat.box import Box

from .company import COMPANY
from .course import COURSE
from .rules.keeping import COMME_DES_RATS_KEEPING
from .rules.setup import FEWEST_FOR_FOUR_DICE, FEWEST_FOR_ROLES
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS, Options


def demo(chance: Random) -> Options:
    """Every game with other variants and another number of players."""
    players = chance.randint(FEWEST_PLAYERS, MOST_PLAYERS)
    return Options(
        players,
        four_dice=players >= FEWEST_FOR_FOUR_DICE and chance.random() < 0.5,
        roles=players >= FEWEST_FOR_ROLES and chance.random() < 0.5,
    )


def screens() -> Any:
    from .scenes.screens import SCREENS

    return SCREENS


BOX = Box(
    name="comme_des_rats",
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    minutes=(15, 30),
    keeping=COMME_DES_RATS_KEEPING,
    course=COURSE,
    brain="ratland_desktop.games.comme_des_rats.bots.choosing",
    options=lambda view: view.options,
    demo=demo,
    screens=screens,
    company=COMPANY,
)
