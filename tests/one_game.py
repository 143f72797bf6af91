"""A shelf with RatLand alone, for tests whose title leads straight to it, whatever else there is to play."""

from __future__ import annotations

from ratland_desktop.games.shelf import GAMES
from ratland_desktop.hotseat.box import Shelf


def only_ratland() -> Shelf:
    return Shelf({"ratland": GAMES["ratland"]})
