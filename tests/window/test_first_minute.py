"""The first minute in a real window: a newcomer with a mouse and a fresh folder places the first rat."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from _doors import doors
from _real_window import PATIENCE, Glance, RealWindow, display
from play_by_mouse import lit

from ratland_desktop.command import Wishes
from ratland_desktop.games.ratland.rules.words import DUMP
from ratland_desktop.games.ratland.scenes.coach.bubble import OK
from ratland_desktop.games.ratland.scenes.sewer import MySewerScene
from ratland_desktop.games.ratland.scenes.sewer.layout import SPOTS
from ratland_desktop.paths import find_places
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.start import Program
from tests.pilot import Pilot

pytestmark = pytest.mark.window
SETTLED = 0.6  # seconds until a new screen takes presses


def coach_yes(folder: Path) -> Box:
    """Where the coach's "yes" stands in the first turn of a quick game."""
    program = Program(Wishes(language="en", data_dir=folder), find_places(folder))
    pilot = Pilot.of(program.app)
    pilot.click("quick_game")
    pilot.until_scene(MySewerScene)
    box = pilot.widget(OK).box
    program.close()
    return box


def until(window: RealWindow, true: Callable[[Glance], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true(window.look()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.2)
    time.sleep(SETTLED)


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
            until(window, lambda g: lit(g, quick_game))
            window.click(quick_game.centre)
            until(window, lambda g: lit(g, yes))
            window.click(yes.centre)
            until(window, lambda g: not lit(g, yes))
            assert not shows_a_number(window.look())
            window.click(SPOTS[DUMP].plus.centre)
            until(window, shows_a_number)
        finally:
            window.close()
