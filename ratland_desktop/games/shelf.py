"""The games there are, one line each. A game is imported when somebody opens its box."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from ratland_desktop.hotseat.trials import Trials

GAMES: dict[str, str] = {  # those that families can play: a name, and the module with its BOX
    "ratland": "ratland_desktop.games.ratland.box",
}
TRIALS: dict[str, str] = {  # those that can be simulated: a name, and the module with its TRIALS
    "ratland": "ratland_desktop.games.ratland.trials",
    "ratjack": "ratland_desktop.games.ratjack.trials",
    "comme_des_rats": "ratland_desktop.games.comme_des_rats.trials",
    "rattus": "ratland_desktop.games.rattus.trials",
}


def box(name: str) -> Any:
    """What the game with this name hands over. Raises KeyError."""
    return import_module(GAMES[name]).BOX


def trials() -> dict[str, Callable[[], Trials]]:
    """How to fetch what simulations need, by name."""
    return {name: partial(fetch_trials, path) for name, path in TRIALS.items()}


def fetch_trials(path: str) -> Trials:
    found: Trials = import_module(path).TRIALS
    return found
