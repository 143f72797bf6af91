"""Where the entries of the title menu are, so that a mouse can click on them in a real window."""

from __future__ import annotations

from pathlib import Path

from _pilot import Pilot

from ratland_desktop.command import Wishes
from ratland_desktop.paths import find_places
from ratland_desktop.screens.shelf_page.scene import ShelfScene
from ratland_desktop.shell.box import Box
from ratland_desktop.start import Program


def doors(folder: Path) -> dict[str, Box]:
    """The title's widgets in the order of Tab, and their boxes in logical units."""
    program = Program(Wishes(data_dir=folder), find_places(folder))
    pilot = Pilot.of(program.app)
    found = {name: pilot.widget(name).box for name in pilot.names()}
    program.close()
    return found


def shelf_doors(folder: Path, game: str) -> dict[str, Box]:
    """The widgets of the shelf behind the title, once this game's box is in front, and their boxes."""
    program = Program(Wishes(data_dir=folder), find_places(folder))
    pilot = Pilot.of(program.app)
    pilot.click("new_game")
    pilot.settle()
    shelf = pilot.scene
    assert isinstance(shelf, ShelfScene)
    found = {f"box-{game}": pilot.widget(f"box-{game}").box}  # where it is before it comes to the front
    if shelf.chosen.name != game:  # a box in front would open instead
        pilot.click(f"box-{game}")
        pilot.settle()
    found = {name: pilot.widget(name).box for name in pilot.names()} | found
    program.close()
    return found
