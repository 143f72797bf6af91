"""Where everything is on the table: boxes in logical units for 2 to 12 players.

Panels follow the seating order. In one row the left neighbour is to the left; with seven or more players
there are two rows, the far side and the near side of a long table, and neighbours are side by side here too.
A game may make a `Layout` of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ratland_desktop.shell.box import Box

ONE_ROW = 6
EDGE = 28.0
GAP = 14.0
TOP = Box(0, 0, 1920, 88)
RULES, MENU = Box(1750, 12, 64, 64), Box(1828, 12, 64, 64)
BOTTOM = Box(EDGE, 1000, 1920 - 2 * EDGE, 68)
HINTS = Box(EDGE, BOTTOM.y + 8, 820, BOTTOM.h - 16)
MIDDLE_FROM = TOP.bottom + 14
PANELS_TO = BOTTOM.y - 12
ROW_HEIGHT = 316.0
SMALL_ROW_HEIGHT = 198.0
WIDEST_PANEL = 560.0
STORY_WIDE = 420.0
CAPTION = 118.0
CAPTION_PAD = 4.0  # between the sentence's box and the frame below it
RIM = 6.0
"""Of the frame around the stage."""


@dataclass(frozen=True, slots=True)
class PanelBox:
    """Where a seat's panel is. `mirrored`: it sits on the far side, so its left is to the right on the
    screen."""

    seat: int
    box: Box
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """All boxes for a number of players."""

    stage: Box
    """The frame around picture and caption; open decisions are made here."""
    picture: Box
    """Where cues play."""
    caption: Box
    """Where the sentence of the step is."""
    story: Box | None
    """None: the game has no room for it at the side."""
    panels: tuple[PanelBox, ...]  # by seat
    compact: bool
    """The panels are small: there are two rows of them."""
    cards: Box
    """The column beside the stage, for what a game lays there. It may have no width."""
    bottom: Box = BOTTOM
    """The row of controls."""
    hints: Box = HINTS
    rules: Box = RULES
    menu: Box = MENU

    @property
    def panel_area(self) -> Box:
        area = self.panels[0].box
        for panel in self.panels:
            area = area.union(panel.box)
        return area


def rows_for(players: int) -> tuple[int, int]:
    """How many seats stand on the far side and on the near side."""
    return (0, players) if players <= ONE_ROW else (players // 2, players - players // 2)


@cache
def lay_out(players: int, cards_wide: float = 0.0) -> Layout:
    """The usual table: cards, stage and story above, panels below, controls at the bottom."""
    far, near = rows_for(players)
    height = ROW_HEIGHT if not far else 2 * SMALL_ROW_HEIGHT + GAP
    area = Box(EDGE, PANELS_TO - height, 1920 - 2 * EDGE, height)
    middle = Box(EDGE, MIDDLE_FROM, area.w, area.y - GAP - MIDDLE_FROM)
    cards = middle.left_part(cards_wide)
    story = middle.right_part(STORY_WIDE)
    left = cards.right + GAP if cards_wide else middle.x
    stage = Box(left, middle.y, story.x - left - GAP, middle.h)
    picture = Box(stage.x + RIM, stage.y + RIM, stage.w - 2 * RIM, stage.h - CAPTION - RIM)
    caption = stage.bottom_part(CAPTION).top_part(CAPTION - RIM - CAPTION_PAD)
    return Layout(stage, picture, caption, story, tuple(_panels(area, far, near)), bool(far), cards)


def _panels(area: Box, far: int, near: int) -> list[PanelBox]:
    """The near side first, from right to left; then the far side, from left to right."""
    wide = min(WIDEST_PANEL, (area.w - GAP * (near - 1)) / near)
    near_row = area if not far else area.bottom_part(SMALL_ROW_HEIGHT)
    panels = [PanelBox(seat, box) for seat, box in enumerate(reversed(_row(near_row, near, wide)))]
    if far:
        boxes = _row(area.top_part(SMALL_ROW_HEIGHT), far, wide)
        panels += [PanelBox(near + at, box, mirrored=True) for at, box in enumerate(boxes)]
    return panels


def _row(area: Box, count: int, wide: float) -> list[Box]:
    whole = wide * count + GAP * (count - 1)
    row = Box.around(area.centre, whole, area.h)
    return row.columns(count, GAP)
