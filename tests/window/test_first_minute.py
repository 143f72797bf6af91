"""The first minute in a real window: a newcomer with a mouse and a fresh folder places the first rat."""

from __future__ import annotations

from pathlib import Path

import pytest
from _doors import doors
from _real_window import Glance, RealWindow, display
from _trial import press, until
from play_by_mouse import lit

from ratland_desktop.command import Wishes
from ratland_desktop.games.ratland.rules.words import DUMP
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.board import SPOTS
from ratland_desktop.paths import find_places
from ratland_desktop.screens.coach.bubble import OK
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.start import Program
from tests.one_game import only_ratland
from tests.pilot import Pilot

pytestmark = pytest.mark.window


def coach_yes(folder: Path) -> Box:
    """Where the coach's "yes" stands in the first turn of a quick game."""
    program = Program(Wishes(language="en", data_dir=folder), find_places(folder), only_ratland())
    pilot = Pilot.of(program.app)
    pilot.click("quick_game")
    pilot.until_scene(MySewerScene)
    box = pilot.widget(OK).box
    program.close()
    return box


def shows_a_number(glance: Glance) -> bool:
    """Is the count of rats at the dump lit? It is pale while nobody is there."""
    box = SPOTS[DUMP].count
    spots: list[Spot] = [
        (box.x + box.w * x / 60, box.y + box.h * y / 30) for x in range(61) for y in range(31)
    ]
    return any(
        red > 230 and 190 < green < 230 and blue < 110 for red, green, blue in map(glance.pixel, spots)
    )


def test_three_clicks_lead_from_the_first_start_to_the_first_rat(tmp_path: Path) -> None:
    quick_game = doors(tmp_path / "looked")["quick_game"]
    yes = coach_yes(tmp_path / "tried")
    with display() as screen:
        window = RealWindow(screen, tmp_path / "fresh", "en")
        try:
            press(window, quick_game, quick_game, lambda: lit(window.look(), yes), "the first turn")
            press(window, yes, yes, lambda: not lit(window.look(), yes), "the coach to go")
            assert not shows_a_number(window.look())
            plus = SPOTS[DUMP].plus.centre
            window.click(plus)
            until(lambda: shows_a_number(window.look()), "the first rat")
        finally:
            window.close()
