"""The board of the placing page: where everything is, in logical units, and the sewer, painted once.

Sky and places at the top, street, chambers, rooms, pipes, water. Knows only where things are, not who plays
or what is placed.
"""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.games.ratland.rules.words import AREAS, LEFT, NURSERY, PANTRY, RIGHT, Place
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

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

ROOMS = {PANTRY: Box(312, 464, 428, 306), NURSERY: Box(748, 464, 428, 306)}
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


SKY_TOP = (35, 61, 107)
EARTH = (58, 47, 46)
EARTH_DEEP = (36, 34, 38)
STEEL = (86, 112, 122)
STEEL_DARK = (36, 56, 64)
BORE = (10, 22, 26)
_BRICK = Box(0, 0, 240, 120)
PLACE_HIGH = 232.0
"""The places reach a little above the window, where there is only sky."""
JOIN = 1.5
"""Tiles overlap by so much: at some window sizes a pixel would be left between them."""


def paint_backdrop(canvas: Canvas) -> None:
    bounds = canvas.bounds
    canvas.fill(bounds, theme.DEEP)
    _bricks(canvas)
    _sky(canvas)
    _street(canvas)
    for area in AREAS:
        _chamber(canvas, COLUMNS[area])
    _lamps(canvas)
    for side, box in PIPES.items():
        _paint_pipe(canvas, side, box)
    for room, box in ROOMS.items():
        canvas.rounded(box.inset(-8), theme.NIGHT, radius=34)
        canvas.picture(f"ratland/place/{room.name.lower()}", box)
    _water(canvas)
    _side(canvas)


def _bricks(canvas: Canvas) -> None:
    bounds = canvas.bounds
    columns = range(int(bounds.x // _BRICK.w), int(bounds.right // _BRICK.w) + 1)
    rows = range(int(STREET.y // _BRICK.h), int(bounds.bottom // _BRICK.h) + 1)
    for row in rows:
        for column in columns:
            canvas.picture("sewer/brick_wall", _BRICK.moved(column * _BRICK.w, row * _BRICK.h).inset(-JOIN))
    for x, y in ((180, 446), (690, 452), (1240, 442)):
        canvas.picture("sewer/slime", Box(x, y - 6, 60, 74))
    canvas.gradient(Box(bounds.x, 560, bounds.w, 300), (4, 12, 15, 0), (4, 12, 15, 130))


def _sky(canvas: Canvas) -> None:
    bounds = canvas.bounds
    canvas.fill(Box(bounds.x, bounds.y, bounds.w, STREET.y - bounds.y), SKY_TOP)
    places = {
        area: Box(column.x, column.bottom - PLACE_HIGH, column.w, PLACE_HIGH)
        for area, column in COLUMNS.items()
    }
    first = places[AREAS[0]]
    if bounds.x < 0:  # a wider window: the same hills the other way round, so that they join
        canvas.picture("ratland/place/dump_wide", first.moved(-first.w, 0).inset(-JOIN), flip=True)
    for area, place in places.items():
        canvas.picture(f"ratland/place/{area.name.lower()}_wide", place.inset(-JOIN))


def _street(canvas: Canvas) -> None:
    bounds = canvas.bounds
    canvas.gradient(Box(bounds.x, STREET.y - 4, bounds.w, STREET.h + 4), EARTH, EARTH_DEEP)
    canvas.fill(Box(bounds.x, STREET.y - 4, bounds.w, 5), (122, 104, 84))
    for x in range(int(bounds.x) // 60 * 60, int(MAIN.right), 60):
        canvas.fill(Box(x + 14, STREET.y + 12, 22, 4), (76, 64, 60))


def _chamber(canvas: Canvas, column: Box) -> None:
    """Below a manhole: a vault in which those gather who will climb up."""
    vault = chamber_of(column)
    canvas.rounded(vault, STEEL, radius=30, foot=(56, 78, 88), rim=STEEL_DARK, rim_width=4)
    canvas.rounded(vault.inset(12), BORE, radius=20, foot=(22, 46, 52), rim=STEEL_DARK, rim_width=3)
    hole = Box(vault.x + 22, STREET.y - 8, 70, 26)
    canvas.rounded(hole.inset(-10, -4), STEEL, radius=12, rim=STEEL_DARK, rim_width=3)
    canvas.fill(Box(hole.x, hole.y + 8, hole.w, vault.y - hole.y + 10), BORE)
    with canvas.clipped(Box(hole.x, hole.y - 30, hole.w, vault.bottom - hole.y + 12)):
        ladder = Box(hole.x + 10, hole.y - 24, 50, 230)
        canvas.picture("sewer/ladder", ladder)


def _lamps(canvas: Canvas) -> None:
    for x in (MAIN.w / 3, MAIN.w * 2 / 3):
        canvas.picture("sewer/lamp", Box.around((x, 298), 128))


def _paint_pipe(canvas: Canvas, side: Place, box: Box) -> None:
    name = "ratland/place/pipe_left" if side is LEFT else "ratland/place/pipe_right"
    if side is LEFT and canvas.bounds.x < 0:  # a wider window: the bore goes on
        outside = Box(canvas.bounds.x, box.y, -canvas.bounds.x, box.h)
        with canvas.clipped(outside):
            for step in range(int(-canvas.bounds.x // 250) + 1):
                canvas.picture(name, box.moved(-250 * (step + 1) + 2, 0))
                canvas.picture(name, box.moved(-250 * (step + 1) + 52, 0))
    canvas.picture(name, box)


def _water(canvas: Canvas) -> None:
    bounds = canvas.bounds
    canvas.gradient(
        Box(bounds.x, WATER_TOP + 40, bounds.w, bounds.bottom - WATER_TOP), theme.WATER_DEEP, (9, 44, 40)
    )
    shape = canvas.pictures.shape("sewer/water_back")
    high = 74.0
    wide = high * shape
    for x in range(int(bounds.x // wide), int(bounds.right // wide) + 1):
        canvas.picture("sewer/water_back", Box(x * wide - 90, WATER_TOP - 6, wide, high).inset(-2 * JOIN))
    for x in range(int(bounds.x // wide), int(bounds.right // wide) + 1):
        canvas.picture("sewer/water_front", Box(x * wide, WATER_TOP + 12, wide, high).inset(-2 * JOIN))
    canvas.gradient(
        Box(bounds.x, WATER_TOP + 80, bounds.w, bounds.bottom - WATER_TOP - 80), (30, 120, 98), (9, 44, 40)
    )


def _side(canvas: Canvas) -> None:
    bounds = canvas.bounds
    side = Box(SIDE.x, bounds.y, bounds.right - SIDE.x, bounds.h)
    canvas.gradient(side, theme.DEEP, theme.NIGHT)
    canvas.fill(side.left_part(4), theme.NIGHT)
    canvas.fill(Box(side.x + 4, side.y, 3, side.h), theme.PANEL)
