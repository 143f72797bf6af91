"""Where everything is on the placing page, in logical units. Plain geometry, no drawing."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.games.ratland.rules.words import AREAS, LEFT, NURSERY, PANTRY, RIGHT, Place
from ratland_desktop.shell.box import Box

MAIN = Box(0, 0, 1488, 1080)
SIDE = Box(1488, 0, 432, 1080)

SKY_HIGH = 208.0
STREET = Box(0, SKY_HIGH, MAIN.w, 26)
WATER_TOP = 778.0

POOL = Box(20, 800, 1138, 232)
HOMECOMERS_WIDE = 252.0
DONE = Box(1184, 812, 282, 146)
DONE_NOTE = Box(1184, 964, 282, 68)
HINTS = Box(28, 1038, 1440, 38)

STEPPER = (176.0, 56.0)


@dataclass(frozen=True, slots=True)
class Spot:
    """One place of the sewer: all of it, where its rats stand, and its minus, count and plus."""

    whole: Box
    rats: Box
    stepper: Box

    @property
    def minus(self) -> Box:
        return self.stepper.left_part(self.stepper.h)

    @property
    def plus(self) -> Box:
        return self.stepper.right_part(self.stepper.h)

    @property
    def count(self) -> Box:
        return self.stepper.inset(self.stepper.h, 0)


def _area(column: Box) -> Spot:
    """An exit: the place above, the street, and the chamber below in which the rats gather."""
    chamber = chamber_of(column)
    wide, high = STEPPER
    stepper = Box(chamber.right - wide - 14, chamber.bottom - high - 14, wide, high)
    return Spot(
        Box(column.x + 4, 0, column.w - 8, chamber.bottom + 6),
        Box(chamber.x + 74, chamber.y + 12, chamber.w - 92, 92),
        stepper,
    )


def chamber_of(column: Box) -> Box:
    return Box(column.x + 26, STREET.bottom - 4, column.w - 52, 180)


COLUMNS = dict(zip(AREAS, MAIN.top_part(SKY_HIGH).columns(3), strict=True))

ROOMS = {
    PANTRY: Box(312, 464, 428, 306),
    NURSERY: Box(748, 464, 428, 306),
}
BANNERS = Box(20, 422, MAIN.w - 40, 34)
"""Between the areas and the rooms, clear of the focus ring of both."""
PIPES = {LEFT: Box(0, 562, 300, 214), RIGHT: Box(1188, 562, 300, 214)}
NEIGHBOURS = {LEFT: Box(8, 460, 296, 104), RIGHT: Box(1184, 460, 296, 104)}


def _room(box: Box) -> Spot:
    wide, high = STEPPER
    return Spot(
        box,
        Box(box.x + 24, box.y + 112, box.w - 48, 118),
        Box(box.right - wide - 20, box.bottom - high - 16, wide, high),
    )


def _pipe(box: Box, side: Place) -> Spot:
    """The bore without the flange, which stands towards the rooms; the neighbour's face belongs to it."""
    bore = Box(box.x + (6 if side is LEFT else 42), box.y + 34, box.w - 48, box.h - 68)
    wide, high = STEPPER
    return Spot(
        box.union(NEIGHBOURS[side]).inset(2),
        bore.inset(10, 0).top_part(88),
        Box(bore.centre[0] - wide / 2, box.bottom - high - 30, wide, high),
    )


SPOTS: dict[Place, Spot] = {
    **{area: _area(column) for area, column in COLUMNS.items()},
    **{room: _room(box) for room, box in ROOMS.items()},
    **{side: _pipe(box, side) for side, box in PIPES.items()},
}
