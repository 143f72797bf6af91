"""Pictures for colour-blind eyes: known colours look as the model says, and the hard pairs are hard."""

from __future__ import annotations

import pygame
import pytest
from _sight import SIGHTS, seen, seen_colour

RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)


def apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("grey", [0, 40, 128, 200, 255])
def test_greys_stay_what_they_are(sight: str, grey: int) -> None:
    assert apart(seen_colour(grey, grey, grey, sight), (grey, grey, grey)) <= 1


@pytest.mark.parametrize(
    ("sight", "colour", "looks"),
    [
        ("protanopia", RED, (109, 95, 0)),
        ("protanopia", GREEN, (255, 229, 0)),
        ("deuteranopia", RED, (163, 144, 0)),
        ("deuteranopia", GREEN, (239, 214, 58)),
        ("tritanopia", RED, (255, 0, 15)),
        ("tritanopia", BLUE, (0, 107, 150)),
    ],
)
def test_pure_colours_look_as_the_model_says(
    sight: str, colour: tuple[int, int, int], looks: tuple[int, int, int]
) -> None:
    """Worked out by hand from the published matrices: linear light, times the row, encoded again."""
    assert apart(seen_colour(*colour, sight), looks) <= 1


def test_red_and_its_green_meet_for_those_who_lack_one_and_not_for_others() -> None:
    brick, moss = (178, 68, 44), (112, 104, 44)
    assert apart(seen_colour(*brick, "deuteranopia"), seen_colour(*moss, "deuteranopia")) < 15
    assert apart(seen_colour(*brick, "tritanopia"), seen_colour(*moss, "tritanopia")) > 40


def test_every_pixel_of_a_picture_changes_like_its_colour_and_see_through_stays() -> None:
    picture = pygame.Surface((3, 2), pygame.SRCALPHA)
    colours = [(255, 0, 0, 255), (0, 255, 0, 128), (0, 0, 255, 0), (9, 9, 9, 255), (1, 2, 3, 4), (5, 6, 7, 8)]
    for number, colour in enumerate(colours):
        picture.set_at((number % 3, number // 3), colour)
    changed = seen(picture, "protanopia")
    for number, (red, green, blue, alpha) in enumerate(colours):
        looks = (*seen_colour(red, green, blue, "protanopia"), alpha)
        assert tuple(changed.get_at((number % 3, number // 3))) == looks
