"""The pictures of the rule book: doors, dice, bandages and the Third Rat's cards, as on the table."""

from __future__ import annotations

from ratland_desktop.games.comme_des_rats.rules.table import BANDAGES_OUT
from ratland_desktop.games.comme_des_rats.rules.third_rat import RAT_CARDS
from ratland_desktop.screens.rulebook.book import Illustration
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.text import Texts

from ..pieces import pictures
from ..pieces.cards import card_at, draw_back, draw_card
from ..pieces.pictures import CAT_SHAPE, DOOR_SHAPE, SHAPE
from ..pieces.tokens import draw_die, draw_plasters

DOORS = 4


def _wall(canvas: Canvas, box: Box) -> Box:
    """A piece of the cellar; gives back the room on it."""
    canvas.rounded(box, (31, 62, 71), radius=26, foot=(12, 30, 36), rim=theme.RAISED, rim_width=5)
    return box.inset(28, 18)


def _cover(canvas: Canvas, box: Box, say: Texts) -> None:
    """The Cat between the doors; somebody peeps out."""
    room = _wall(canvas, box)
    cells = room.columns(DOORS + 2, 16)
    for number, cell in enumerate((cells[0], cells[1], cells[-2], cells[-1])):
        high = min(cell.h * 0.9, cell.w * DOOR_SHAPE)
        door = Box.around((cell.centre[0], cell.bottom - high / 2), high / DOOR_SHAPE, high)
        canvas.picture(pictures.door_ajar(number) if number in (1, 2) else pictures.door(number), door)
    high = min(room.h, 2.6 * cells[0].w * CAT_SHAPE)
    cat = Box.around((room.centre[0], box.bottom - high / 2), high / CAT_SHAPE, high)
    canvas.picture(pictures.cat("sitting"), cat)


def _start(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _wall(canvas, box)
    for number, cell in enumerate(room.columns(DOORS, 16)):
        high = cell.h * 0.86
        door = Box(cell.x, cell.y, high / DOOR_SHAPE, high)
        canvas.picture(pictures.door(number), door)
        wide = cell.h * 0.42
        top = cell.bottom - wide * SHAPE
        for at in range(5):
            draw_back(canvas, Box(door.right - wide / 2 + at * 3, top - at * 7, wide, wide * SHAPE))


def _turn(canvas: Canvas, box: Box, say: Texts) -> None:
    """Two dice, over to the partner, one die each."""
    room = _wall(canvas, box)
    side = min(room.h * 0.62, 130.0)
    top = room.centre[1] - side / 2
    roll, over, partner, active = room.columns(4, 20)
    for at, face in enumerate(("key2", "theft")):
        draw_die(canvas, Box(roll.x + at * side * 0.8, top + side * 0.12, side * 0.76, side * 0.76), face)
    canvas.icon(pictures.PARTNER, Box.around((over.centre[0], over.y + 26), 52), theme.TEXT)
    canvas.icon("arrow_right", Box.around(over.centre, 64), theme.LAMP)
    draw_die(canvas, Box(partner.x, top, side, side), "key2")
    draw_card(canvas, card_at((partner.right - 40, room.centre[1]), side * 0.66), "cheese1")
    draw_die(canvas, Box(active.x, top, side, side), "theft")
    draw_back(canvas, card_at((active.right - 40, room.centre[1]), side * 0.66))


def _bandages(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _wall(canvas, box)
    for at, cell in enumerate(room.columns(BANDAGES_OUT, 30), start=1):
        draw_plasters(canvas, cell.inset(8, 10), at)


def _rat_cards(canvas: Canvas, box: Box, say: Texts) -> None:
    room = _wall(canvas, box)
    wide = min(room.h / SHAPE, room.w / 7)
    for number, cell in zip(RAT_CARDS, room.columns(len(RAT_CARDS), 14), strict=True):
        canvas.picture(pictures.rat_card(number), card_at(cell.centre, wide))


ILLUSTRATIONS: dict[str, Illustration] = {
    "cover": Illustration(_cover, 300),
    "start": Illustration(_start, 230),
    "turn": Illustration(_turn, 200),
    "bandages": Illustration(_bandages, 170),
    "rat_card": Illustration(_rat_cards, 240),
}
"""By the name of the part `picture_<name>`."""
