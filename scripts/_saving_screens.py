"""The screens about a game that is not safe: the page before it is left, and the menu that says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from _screens import credits_page, screen, stay
from _sessions import family
from _studio import Studio

from ratland_desktop.notices import Notice
from ratland_desktop.saves import clock
from ratland_desktop.saves.keeper import SavedUpTo
from ratland_desktop.screens.menu import MenuScene
from ratland_desktop.shell.scenes.curtain import CurtainScene, Purpose, Row, Waiting
from ratland_desktop.shell.scenes.unsaved import UnsavedScene

FULL = Notice("saves.trouble.disk_full", {"folder": "/home/grandmother-ilse/.local/share/RatLand/saves"})
PLACES = [Path("/media/grandmother-ilse/STICK"), Path("/home/grandmother-ilse/Documents/RatLand")]


class Unlucky:
    """A game that can be saved nowhere."""

    trouble = FULL

    def __init__(self, places: list[Path], saved: SavedUpTo | None) -> None:
        self._places = places
        self.saved_up_to = saved

    def places(self) -> list[Path]:
        return self._places

    def try_again(self) -> bool:
        return False

    def save_in(self, folder: Path) -> Path:
        return folder


@screen
def unsaved(studio: Studio, name: str) -> None:
    saved = SavedUpTo({"game": "ratland", "round": 4}, 2, clock.now())
    studio.shoot(name, lambda: UnsavedScene(Unlucky(PLACES * 3, saved)))
    pilot = studio.shoot(f"{name}-nowhere", lambda: UnsavedScene(Unlucky([], None)))
    pilot.click("again")
    studio.take(f"{name}-still-not", pilot)


@screen
def menu_unsaved(studio: Studio, name: str) -> None:
    made: Callable[[], Any] = credits_page
    studio.shoot(name, lambda: MenuScene(made, made, cards=stay, seats=True, trouble=lambda: FULL))


@screen
def curtain_rethinking(studio: Studio, name: str) -> None:
    rows = [
        Row(number, seat, Waiting.WAITS if number else Waiting.NOW)
        for number, seat in enumerate(family(studio.players))
    ]
    scene = CurtainScene(rows, 0, explain=False, menu=stay, seats=stay, purpose=Purpose.RETHINK)
    studio.shoot(name, lambda: scene)
