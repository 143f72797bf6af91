"""The illustrated sewer, painted once: sky and places at the top, street, chambers, rooms, pipes, water.

Knows only where things are, not who plays or what is placed.
"""

from __future__ import annotations

from ratland_desktop.games.ratland.rules.words import AREAS, LEFT, Place
from ratland_desktop.games.ratland.scenes.sewer.layout import (
    COLUMNS,
    MAIN,
    PIPES,
    ROOMS,
    SIDE,
    STREET,
    WATER_TOP,
    chamber_of,
)
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas

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
        _pipe(canvas, side, box)
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


def _pipe(canvas: Canvas, side: Place, box: Box) -> None:
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
