"""What stands in a region: its name, its rats in a row, a pill for each colour with the number of cubes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ratland_desktop.games.rattus.rules.table import Rat
from ratland_desktop.games.rattus.telling import region_name
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Style
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..chart.lands import ANCHORS
from ..chart.painting import colour_of, on_map
from .signs import draw_cube, draw_token

NAME = Style(theme.Face.ROUND, 25, grows=False)
NUMBER = Style(theme.Face.ROUND, 26, grows=False)
NAME_HIGH, TOKEN_ROW, PILL_HIGH, PILL_WIDE, PILL_GAP = 28.0, 52.0, 38.0, 71.0, 5.0
TOKEN_R, TOKEN_STEP = 24.0, 49.5


class Pieces(Protocol):
    """What lies on the map: a retelling has it, and so has every view."""

    @property
    def cubes(self) -> Mapping[str, Sequence[int]]: ...
    @property
    def rats(self) -> Mapping[str, Sequence[Rat]]: ...


def block(area: Box, pieces: Pieces, region: str) -> Box:
    """Where name, rats and people of a region stand, one below the other, around its middle."""
    living = sum(own > 0 for own in pieces.cubes[region])
    high = NAME_HIGH + (TOKEN_ROW if pieces.rats[region] else 0) + (living + 1) // 2 * (PILL_HIGH + 4)
    return Box.around(on_map(area, ANCHORS[region]), 2 * PILL_WIDE + PILL_GAP, high)


def token_spots(area: Box, pieces: Pieces, region: str) -> list[Spot]:
    """The middle of each token, in the order in which they will be turned up."""
    box, count = block(area, pieces, region), len(pieces.rats[region])
    y = box.y + NAME_HIGH + TOKEN_ROW / 2
    return [(box.centre[0] + (at - (count - 1) / 2) * TOKEN_STEP, y) for at in range(count)]


def pill_boxes(area: Box, pieces: Pieces, region: str) -> dict[int, Box]:
    """The pill of each seat that lives there, two in a row."""
    box = block(area, pieces, region)
    top = box.y + NAME_HIGH + (TOKEN_ROW if pieces.rats[region] else 0)
    return pills(box.centre[0], top, pieces.cubes[region])


def pills(middle: float, top: float, cubes: Sequence[int]) -> dict[int, Box]:
    living = [seat for seat, own in enumerate(cubes) if own]
    found = {}
    for at, seat in enumerate(living):
        row, column = divmod(at, 2)
        count = min(2, len(living) - row * 2)
        x = middle + (column - (count - 1) / 2) * (PILL_WIDE + PILL_GAP)
        found[seat] = Box.around((x, top + row * (PILL_HIGH + 4) + PILL_HIGH / 2), PILL_WIDE, PILL_HIGH)
    return found


def draw_pill(canvas: Canvas, box: Box, seat: Seat, place: int, number: int) -> None:
    """A cube and how many of them."""
    canvas.pill(box, theme.see_through(theme.NIGHT, 0.88))
    cube = Box(box.x + box.h * 0.22, box.y + box.h * 0.1, box.h * 0.72, box.h * 0.82)
    draw_cube(canvas, cube, seat, place)
    room = Box(cube.right, box.y, box.right - cube.right - 6, box.h)
    with canvas.above():
        canvas.text(str(number), room, NUMBER.sized(box.h * 0.7), theme.TEXT, align="centre")


def draw_region(
    canvas: Canvas, area: Box, pieces: Pieces, region: str, seats: Sequence[Seat], say: Texts,
    *, known: bool = False,
) -> None:  # fmt: skip
    """`known`: faces that the pieces show are turned up, for who may see them."""
    box = block(area, pieces, region)
    name = Box.around((box.centre[0], box.y + NAME_HIGH / 2 - 4), 220, NAME_HIGH + 8)
    canvas.text(
        region_name(say, region), name, NAME, theme.INK, align="centre",
        outline=colour_of(region), outline_width=4,
    )  # fmt: skip
    for rat, spot in zip(pieces.rats[region], token_spots(area, pieces, region), strict=True):
        draw_token(canvas, spot, TOKEN_R, rat, seats, known)
    for seat, pill in pill_boxes(area, pieces, region).items():
        draw_pill(canvas, pill, seats[seat], seat, pieces.cubes[region][seat])
