"""Every screen there is: those of the house, which show the front game, and those of all other games."""

from __future__ import annotations

import _computer_screens  # noqa: F401  more screens of the same list
import _hall_screens  # noqa: F401
import _learning_screens  # noqa: F401
import _private_screens  # noqa: F401
import _replay_screens  # noqa: F401
import _saving_screens  # noqa: F401
from _game_screens import Play, screens_of
from _screens import SCREENS

from ratland_desktop.games.shelf import SHELF


def screens_in(game: str, players: int) -> dict[str, Play]:
    """Those of one game; if it is empty, of the house and all games."""
    if game:
        return SCREENS if game == SHELF.front.name else screens_of(SHELF[game], players)
    others = [box for box in SHELF.values() if box is not SHELF.front]
    found = dict(SCREENS)
    for box in others:
        found |= screens_of(box, players)
    return found


def every_screen(game: str, players: int) -> dict[str, Play]:
    """Those of the house, and of this game."""
    return SCREENS | screens_in(game, players)
