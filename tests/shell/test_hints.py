"""The line of keys stays easy to read: it shrinks a little, then it leaves out its end."""

from __future__ import annotations

import pygame
import pytest

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas, TextLog
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.widgets import Hint, draw_hints, hints_width

HINTS = [Hint(key, "", f"what this key does {key}") for key in "ABCDEF"]


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    canvas = Canvas(pygame.display.set_mode((1920, 1080)))
    canvas.log = TextLog()
    return canvas


def shown(canvas: Canvas, wide: float, **shares: float) -> dict[str, float]:
    """The words of the hints in a row so wide, each with the size of its letters."""
    assert canvas.log is not None
    canvas.log.clear()
    draw_hints(canvas, Box(0, 0, wide, 40), HINTS, Hand.KEYS, **shares)
    return {drawn.words: drawn.letters for drawn in canvas.log.drawn if len(drawn.words) > 1}


def test_too_many_hints_lose_their_end_and_not_their_size(canvas: Canvas) -> None:
    whole = hints_width(canvas, HINTS, Hand.KEYS, 5000)
    for share in (1.0, 0.9, 0.7, 0.5, 0.3):
        found = shown(canvas, whole * share)
        assert [*found] == [hint.words for hint in HINTS[: len(found)]]
        assert (len(found) == len(HINTS)) == (share >= 0.9)
        assert min(found.values()) >= 0.8 * theme.NOTE.size


def test_a_page_can_name_every_key_in_smaller_letters(canvas: Canvas) -> None:
    whole = hints_width(canvas, HINTS, Hand.KEYS, 5000)
    assert len(shown(canvas, whole * 0.78)) < len(HINTS)
    assert len(shown(canvas, whole * 0.78, least=0.7)) == len(HINTS)


def test_a_low_row_has_small_hints(canvas: Canvas) -> None:
    assert max(shown(canvas, 1900, most=0.9).values()) < 0.9 * theme.NOTE.size
