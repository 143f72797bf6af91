"""The podium has a step for everybody who stands on it, and none for nobody."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from _evenings import family

from ratland_desktop.games.ratland.scenes.results.podium import draw_podium
from ratland_desktop.paths import find_places
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.outcome import Outcome, Standing

PODIUM = Box(60, 200, 900, 700)
STONE = {2: (184, 196, 204), 1: (255, 210, 63), 3: (208, 154, 106)}


def steps_for(places: Sequence[int]) -> set[int]:
    """Which steps' colours are in the lowest part of the picture."""
    surface = pygame.Surface((1920, 1080))
    standings = tuple(Standing(seat, place, 10 - place, 0) for seat, place in enumerate(places))
    canvas = Canvas(surface, art=find_places().assets / "art")
    draw_podium(canvas, PODIUM, family(len(places)), Outcome(standings))
    foot = [tuple(surface.get_at((x, 890)))[:3] for x in range(1920)]
    return {step for step, stone in STONE.items() if stone in foot}


@pytest.mark.parametrize(
    ("places", "steps"),
    [
        ((1, 2, 3, 4), {1, 2, 3}),
        ((2, 1), {1, 2}),
        ((1, 1), {1}),
        ((1, 1, 3), {1, 3}),
        ((1, 2, 2, 4), {1, 2}),
    ],
)
def test_a_step_that_nobody_stands_on_is_left_out(places: Sequence[int], steps: set[int]) -> None:
    assert steps_for(places) == steps
