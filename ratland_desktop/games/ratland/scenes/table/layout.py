"""Where everything is on the table: boxes in logical units for 2 to 12 players.

Panels follow the seating order. In one row the left neighbour is to the left; with seven or more players
there are two rows, the far side and the near side of a long table, and neighbours are side by side here too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ratland_desktop.games.ratland.rules.words import LEFT, Place
from ratland_desktop.shell.box import Box

ONE_ROW = 6
EDGE = 28.0
GAP = 14.0
TOP = Box(0, 0, 1920, 88)
BOTTOM = Box(EDGE, 1000, 1920 - 2 * EDGE, 68)
MIDDLE_FROM = TOP.bottom + 14
PANELS_TO = BOTTOM.y - 12
ROW_HEIGHT = 316.0
SMALL_ROW_HEIGHT = 198.0
WIDEST_PANEL = 560.0
CARDS_WIDE = 344.0
STORY_WIDE = 420.0
CAPTION = 118.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's panel. `mirrored`: it sits on the far side, so its left is to the right on the screen."""

    seat: int
    box: Box
    mirrored: bool = False

    def leads_left(self, pipe: Place) -> bool:
        """Does this pipe lead to the left on the screen?"""
        return (pipe is LEFT) is not self.mirrored


@dataclass(frozen=True, slots=True)
class Layout:
    """All boxes for a number of players."""

    cards: Box
    stage: Box
    story: Box
    panels: tuple[Standing, ...]  # by seat
    compact: bool

    @property
    def picture(self) -> Box:
        """The part of the stage where cues play."""
        return self.stage.top_part(self.stage.h - CAPTION)

    @property
    def caption(self) -> Box:
        return self.stage.bottom_part(CAPTION)

    @property
    def panel_area(self) -> Box:
        area = self.panels[0].box
        for standing in self.panels:
            area = area.union(standing.box)
        return area


def rows_for(players: int) -> tuple[int, int]:
    """How many seats stand on the far side and on the near side."""
    return (0, players) if players <= ONE_ROW else (players // 2, players - players // 2)


@cache
def lay_out(players: int) -> Layout:
    far, near = rows_for(players)
    height = ROW_HEIGHT if not far else 2 * SMALL_ROW_HEIGHT + GAP
    area = Box(EDGE, PANELS_TO - height, 1920 - 2 * EDGE, height)
    middle = Box(EDGE, MIDDLE_FROM, area.w, area.y - GAP - MIDDLE_FROM)
    cards = middle.left_part(CARDS_WIDE)
    story = middle.right_part(STORY_WIDE)
    stage = Box(cards.right + GAP, middle.y, story.x - cards.right - 2 * GAP, middle.h)
    return Layout(cards, stage, story, tuple(_panels(area, far, near)), bool(far))


def _panels(area: Box, far: int, near: int) -> list[Standing]:
    """The near side first, from right to left; then the far side, from left to right."""
    wide = min(WIDEST_PANEL, (area.w - GAP * (near - 1)) / near)
    near_row = area if not far else area.bottom_part(SMALL_ROW_HEIGHT)
    standing = [Standing(seat, box) for seat, box in enumerate(reversed(_row(near_row, near, wide)))]
    if far:
        boxes = _row(area.top_part(SMALL_ROW_HEIGHT), far, wide)
        standing += [Standing(near + at, box, mirrored=True) for at, box in enumerate(boxes)]
    return standing


def _row(area: Box, count: int, wide: float) -> list[Box]:
    whole = wide * count + GAP * (count - 1)
    row = Box.around(area.centre, whole, area.h)
    return row.columns(count, GAP)
