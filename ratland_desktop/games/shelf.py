"""The games there are, one line each. A box is fetched when somebody opens it; nothing is imported before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from ratland_desktop.hotseat.box import Shelf

if TYPE_CHECKING:  # who opens a window needs no simulation
    from ratland_desktop.hotseat.trials import Trials

GAMES: dict[str, str] = {
    "ratland": "ratland_desktop.games.ratland.box",
    "ratjack": "ratland_desktop.games.ratjack.box",
    "comme_des_rats": "ratland_desktop.games.comme_des_rats.box",
    "rattus": "ratland_desktop.games.rattus.box",
}
"""By name, the module that has the game's `BOX`. The first one stands in front."""

IN_THE_MAKING: tuple[str, ...] = ()
"""Games without a box yet. They can be simulated."""

TRIALS: dict[str, str] = {name: f"ratland_desktop.games.{name}.trials" for name in (*GAMES, *IN_THE_MAKING)}
"""By name, the module that has the game's `TRIALS`."""

SHELF = Shelf(GAMES)


def trials() -> dict[str, Callable[[], Trials]]:
    """By name, a function that fetches the game's trials."""
    return {name: partial(fetch_trials, path) for name, path in TRIALS.items()}


def fetch_trials(path: str) -> Trials:
    found: Trials = import_module(path).TRIALS
    return found
