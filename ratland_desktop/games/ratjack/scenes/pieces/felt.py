"""The table itself: brick wall, wood and felt, and where everything lies on it.

There is one table in two lightings. `open_felt` is how all see it; `own_felt` is the same table from one
chair, with the own place near and the others across. Boxes in logical units; knows no cards.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from ratland_desktop.screens.pieces.paper import draw_covering
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

BAR = Box(0, 0, 1920, 72)
RULES, MENU = Box(1770, 8, 56, 56), Box(1844, 8, 56, 56)
TELLING = Box(12, 930, 1896, 142)
OPEN_FELT = Box(12, 81, 1896, 840)
OWN_FELT = Box(12, 81, 1896, 993)
TOLD_FELT = Box(12, 81, 1896, 841)
"""From one chair, with the telling below it."""
ACROSS = Box(45, 108, 1830, 256)
"""The places of the others, from one chair."""
GROUND = (6, 33, 29, 150)
GROUND_RIM = (47, 140, 122)
WOOD, WOOD_DARK, WOOD_LIGHT = (138, 90, 51), (74, 44, 20), (179, 124, 74)
CLOTH, CLOTH_DARK = (23, 103, 90), (12, 63, 56)
CLOTHS = {OPEN_FELT: "ratjack/table/cloth", OWN_FELT: "ratjack/table/cloth_own"}
"""The pictures of the felt, by its box. `TOLD_FELT` has none: it is painted plain."""


@dataclass(frozen=True, slots=True)
class PlaceBox:
    """Where a seat's things lie. `low`: open and hidden cards side by side; `own`: the near place."""

    seat: int
    box: Box
    low: bool = False
    own: bool = False


@dataclass(frozen=True, slots=True)
class Felt:
    """All boxes of one lighting. In the `middle` the table shows the card of the present step."""

    cloth: Box
    places: tuple[PlaceBox, ...]  # by seat
    deck: Box
    discard: Box
    counts_beside: bool
    """The number of cards stands beside a pile, not under it."""
    display: Box
    middle: Box
    story: Box | None = None

    def place(self, seat: int) -> PlaceBox:
        return self.places[seat]


@cache
def open_felt(players: int) -> Felt:
    """As everybody sees it: places at both sides, clockwise from the upper left."""
    left, right, wide = 48.0, 1254.0, 618.0
    if players == 2:
        boxes = [Box(left, 117, wide, 768), Box(right, 117, wide, 768)]
    else:
        upper, lower, high = 117.0, 507.0, 378.0
        boxes = [
            Box(left, upper, wide, high), Box(right, upper, wide, high),
            Box(right, lower, wide, high), Box(left, lower, wide, high),
        ]  # fmt: skip
    story = boxes[3] if players == 3 else None
    places = tuple(PlaceBox(seat, box) for seat, box in enumerate(boxes[:players]))
    return Felt(
        OPEN_FELT, places, Box(722, 130, 96, 134), Box(1102, 130, 96, 134), False,
        Box(705, 715, 510, 170), Box(690, 120, 540, 585), story,
    )  # fmt: skip


@cache
def own_felt(players: int, seat: int, *, told: bool = False) -> Felt:
    """From this seat's chair; the left neighbour sits at the left. `told`: the telling stands below."""
    others = [(seat + step) % players for step in range(1, players)]
    row = ACROSS.columns(len(others), 12)
    found = {other: PlaceBox(other, box, low=True) for other, box in zip(others, row, strict=True)}
    mine = Box(45, 540, 640, 510 if not told else 344)
    found[seat] = PlaceBox(seat, mine, own=True)
    middle = Box(705, 540, 1170, 510 if not told else 344)
    return Felt(
        TOLD_FELT if told else OWN_FELT, tuple(found[number] for number in range(players)),
        Box(66, 384, 99, 138), Box(262, 384, 99, 138), True, Box(459, 378, 711, 147), middle,
    )  # fmt: skip


def draw_room(canvas: Canvas, cloth: Box) -> None:
    """Wall, bar and table; everything that never changes."""
    canvas.backdrop(("rj-room", cloth), lambda c: _paint_room(c, cloth))


def _paint_room(canvas: Canvas, cloth: Box) -> None:
    bounds = canvas.bounds
    canvas.gradient(bounds, theme.SEWER, theme.DEEP)
    tile = 320.0
    with canvas.faded(0.32):
        for row in range(math.ceil(bounds.h / 160) + 1):
            for column in range(math.ceil(bounds.w / tile) + 1):
                at = Box(bounds.x + column * tile, bounds.y + row * 160, tile, 160)
                canvas.picture("sewer/brick_wall", at)
    bar = Box(bounds.x, bounds.y, bounds.w, BAR.bottom - bounds.y)
    canvas.fill(bar, theme.see_through(theme.NIGHT, 0.85))
    _paint_table(canvas, cloth)


def _paint_table(canvas: Canvas, cloth: Box) -> None:
    canvas.rounded(cloth.moved(0, 7), theme.see_through(theme.BLACK, 0.45), radius=80)
    canvas.rounded(cloth, WOOD, radius=80, foot=WOOD_DARK)
    canvas.rounded(cloth.inset(4), None, radius=76, rim=WOOD_LIGHT, rim_width=2)
    felt = cloth.inset(18)
    canvas.rounded(felt, CLOTH_DARK, radius=64, rim=(8, 36, 31), rim_width=4)
    if cloth in CLOTHS:
        draw_covering(canvas, CLOTHS[cloth], felt.inset(6))
    else:
        canvas.rounded(felt.inset(6), CLOTH, radius=58, foot=CLOTH_DARK)
    canvas.rounded(cloth.inset(31), None, radius=52, rim=GROUND_RIM, rim_width=2)


def draw_ground(canvas: Canvas, box: Box, rim: theme.Colour = GROUND_RIM, width: float = 2.0) -> None:
    """A darker field on the felt."""
    canvas.rounded(box, GROUND, radius=32, rim=rim, rim_width=width)
