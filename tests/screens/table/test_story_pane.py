"""The story at the side of a table: each line has the room its words take, and the newest can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from ratland_desktop.hotseat.telling import Sentence, Tone
from ratland_desktop.paths import find_places
from ratland_desktop.screens.table.lines import Line, Stretch
from ratland_desktop.screens.table.story import CHIP, GAP, STYLE, StoryPane
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import STAY
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.tabletop.seats import Seat

SEATS = (Seat("Mama Käthe", "violet", "flower"), Seat("Ben", "grey", "glasses"))
WORDS = "Mama Käthe zieht in der Stadt 1-mal Gelb, 2-mal Orange und 1-mal Lila: 5 Käse und 1 Ratte vergiftet."


@pytest.fixture(params=[(1280, 720), (1920, 1080), (1024, 640)], ids=str)
def canvas(request: pytest.FixtureRequest) -> Iterator[Canvas]:
    pygame.display.init()
    yield Canvas(pygame.display.set_mode(request.param), art=find_places().assets / "art")
    pygame.display.quit()


def line(at: int, words: str, *, heading: bool = False, aside: bool = False) -> Line:
    return Line((0, at), Sentence(words, words, (0,), Tone.NEUTRAL, "star"), heading, aside)


def pane(lines: list[Line], now: Stretch, *, wide: float = 420, high: float = 520) -> StoryPane:
    found = StoryPane(
        "story", Box(1480, 100, wide, high), "Was geschah", SEATS, lambda _: None, lambda _: STAY
    )
    found.show(lines, now)
    return found


def test_a_line_is_as_high_as_its_words_in_a_pane_of_any_width(canvas: Canvas) -> None:
    for wide in range(300, 520, 3):
        story = pane([line(0, WORDS)], Stretch(0, 0, 1), wide=wide)
        story.draw(canvas, Look())
        row = story._row(0, 900)
        ink = canvas.text(WORDS, story._room(row), STYLE, lines=0, valign="top")
        assert story._tops[1] == pytest.approx(max(CHIP, ink.h + 6) + GAP, abs=0.01), wide


def test_what_was_said_around_the_table_since_the_last_step_is_in_view(canvas: Canvas) -> None:
    lines = [line(at, WORDS) for at in range(8)]
    lines += [line(8, "Ratten", heading=True)]
    lines += [line(8, f"Ben macht Pause. {WORDS}", aside=True), line(8, f"Mia auch. {WORDS}", aside=True)]
    story = pane(lines, Stretch(0, 7, 8))
    story.draw(canvas, Look())
    assert story._tops[-1] - GAP <= story.scrolled + story.box.h + 0.01
    assert story._tops[7] >= story.scrolled, "the step itself, too"
