"""The podium has a step for everybody who stands on it, and none for nobody."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from _sessions import family

from ratland_desktop.paths import find_places
from ratland_desktop.screens.results.podium import (
    PARTY_SECONDS,
    RISE_FROM,
    RISE_SECONDS,
    draw_podium,
)
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.tabletop.outcome import Outcome, Standing

PODIUM = Box(60, 200, 900, 700)
STONE = {2: (184, 196, 204), 1: (255, 210, 63), 3: (208, 154, 106)}


def drawn(places: Sequence[int], passed: float = PARTY_SECONDS) -> pygame.Surface:
    surface = pygame.Surface((1920, 1080))
    standings = tuple(Standing(seat, place, 10 - place, 0) for seat, place in enumerate(places))
    canvas = Canvas(surface, art=find_places().assets / "art")
    draw_podium(canvas, PODIUM, family(len(places)), Outcome(standings), passed)
    return surface


def steps_for(places: Sequence[int], passed: float = PARTY_SECONDS) -> set[int]:
    """Which steps' colours are in the lowest part of the picture."""
    surface = drawn(places, passed)
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


def test_the_third_step_rises_first_and_the_first_one_last() -> None:
    beside_the_rat = {2: 60 + 56, 1: 60 + 326, 3: 60 + 620}

    def up(passed: float) -> set[int]:
        surface = drawn((1, 2, 3, 4), passed)
        return {step for step, x in beside_the_rat.items() if surface.get_at((x, 890))[:3] == STONE[step]}

    assert up(0.0) == set()
    assert [up(RISE_FROM[step] + RISE_SECONDS * 0.6) for step in (3, 2, 1)] == [{3}, {2, 3}, {1, 2, 3}]


def test_nothing_moves_once_the_party_is_over() -> None:
    end, later = drawn((1, 2, 3)), drawn((1, 2, 3), PARTY_SECONDS + 5)
    assert pygame.image.tobytes(end, "RGB") == pygame.image.tobytes(later, "RGB")
