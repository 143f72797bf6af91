"""The games there are, one line each. A box is fetched when somebody opens it; nothing is imported before."""

from __future__ import annotations

from ratland_desktop.hotseat.box import Box, Shelf

GAMES: dict[str, str] = {
    "ratland": "ratland_desktop.games.ratland.box",
}
"""By name, the module that has the game's `BOX`. The first one stands in front."""

SHELF = Shelf(GAMES)


def box(name: str) -> Box:
    """The game with this name. Raises KeyError."""
    return SHELF[name]
