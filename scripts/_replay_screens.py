"""The screens on which RatLand is watched again, and dreamt on: the same that every other game has."""

from __future__ import annotations

import _game_screens
from _screens import screen
from _studio import Studio

from ratland_desktop.games.ratland.box import BOX


@screen
def replay(studio: Studio, name: str) -> None:
    _game_screens.replay(BOX, studio, name)


@screen
def replay_running(studio: Studio, name: str) -> None:
    _game_screens.replay_running(BOX, studio, name)


@screen
def dream(studio: Studio, name: str) -> None:
    _game_screens.dream(BOX, studio, name)
