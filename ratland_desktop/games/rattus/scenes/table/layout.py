"""Where everything is on the table: the map, the cards and what is foretold beside it, the seats below."""

from __future__ import annotations

from functools import cache

from ratland_desktop.games.rattus.rules.cards import CARDS
from ratland_desktop.screens.table.layout import BOTTOM, HINTS, Layout, PanelBox
from ratland_desktop.shell.box import Box

BAR = Box(0, 0, 1920, 78)
IDEA, RULES, MENU = Box(1686, 9, 60, 60), Box(1762, 9, 60, 60), Box(1838, 9, 60, 60)
MAP = Box(18, 90, 1290, 750)
SIDE = Box(1326, 90, 570, 750)
CARDS_BOX = SIDE.top_part(567)
FORETELLING = Box(SIDE.x, CARDS_BOX.bottom + 12, SIDE.w, SIDE.bottom - CARDS_BOX.bottom - 12)
STORY = SIDE.top_part(480)
SMALL_CARDS = Box(SIDE.x, STORY.bottom + 12, SIDE.w, SIDE.bottom - STORY.bottom - 12)
SEATS = Box(18, 853, 1878, 138)
CAPTION = Box(MAP.x + 18, MAP.bottom - 124, MAP.w - 36, 108)
CAPTION_ABOVE = Box(CAPTION.x, MAP.y + 16, CAPTION.w, CAPTION.h)
"""For what happens at the foot of the map."""
CASTLE = Box(MAP.x + 12, MAP.y + 16, 196, 148)
CASTLE_NAME = Box(CASTLE.x, CASTLE.bottom - 2, CASTLE.w, 34)
SUPPLY = Box(MAP.x + 26, MAP.y + 366, 170, 84)
GAP = 14.0


def card_boxes(area: Box) -> dict[str, Box]:
    """Six cards, two by three, in the order of the rules."""
    return dict(zip(CARDS, area.grid(2, 3, 10), strict=True))


def seat_boxes(players: int) -> list[Box]:
    """Two seats do not spread over the whole width."""
    wide = min(560.0, (SEATS.w - GAP * (players - 1)) / players)
    row = Box.around(SEATS.centre, wide * players + GAP * (players - 1), SEATS.h)
    return row.columns(players, GAP)


@cache
def layout_of(players: int) -> Layout:
    panels = tuple(PanelBox(seat, box) for seat, box in enumerate(seat_boxes(players)))
    return Layout(
        MAP, MAP, CAPTION, STORY, panels, False, CARDS_BOX,
        bottom=BOTTOM, hints=HINTS, rules=RULES, menu=MENU,
    )  # fmt: skip
