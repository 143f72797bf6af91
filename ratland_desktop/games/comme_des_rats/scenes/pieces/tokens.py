"""Dice, bandages and points."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.scoring import POINTS_TO_END
from ratland_desktop.games.comme_des_rats.rules.table import BANDAGES_OUT
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from . import pictures
from .pictures import DIE_SHAPE


def face_name(say: Texts, face: str) -> str:
    return say(f"comme_des_rats.face.{face}.name")


def die_at(centre: Spot, wide: float) -> Box:
    return Box.around(centre, wide, wide * DIE_SHAPE)


def draw_die(
    canvas: Canvas, box: Box, face: str, colour: Colour = Colour.BLACK, *, angle: float = 0.0
) -> None:
    canvas.picture(pictures.die(face, colour), box, angle=angle)


def plaster_boxes(room: Box) -> list[Box]:
    """The three places, as large as the room allows."""
    side = min(room.h, room.w / (BANDAGES_OUT - 0.1))
    step = side * 0.95
    left = room.right - side - step * (BANDAGES_OUT - 1)
    return [Box(left + step * at, room.centre[1] - side / 2, side, side) for at in range(BANDAGES_OUT)]


def draw_plasters(canvas: Canvas, room: Box, bandages: int) -> None:
    """Filled places, empty ones, and the last one, which puts its player out. Right-aligned."""
    for at, box in enumerate(plaster_boxes(room)):
        if at < bandages:
            canvas.picture(pictures.BANDAGE, box)
        else:
            canvas.picture(pictures.LAST_PLACE if at == BANDAGES_OUT - 1 else pictures.EMPTY_PLACE, box)


def wedge_boxes(room: Box) -> list[Box]:
    """The seven places for points, with room for the number behind them."""
    step = min(room.h * 1.02, (room.w - room.h * 1.1) / POINTS_TO_END)
    return [Box(room.x + step * at, room.y, step, room.h) for at in range(POINTS_TO_END)]


def draw_wedges(canvas: Canvas, room: Box, points: int) -> None:
    """As many wedges as there are points to the end of the game, and the number."""
    boxes = wedge_boxes(room)
    for at, box in enumerate(boxes):
        canvas.picture(pictures.POINT if at < points else pictures.NO_POINT, box)
    number = Box(boxes[-1].right + 6, room.y, room.right - boxes[-1].right - 6, room.h)
    canvas.text(str(points), number, theme.LABEL.fixed(), theme.LAMP)
