"""The map with everything on it: regions with rats and people, the castle, the supply, the plague."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.theme import Style
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..chart.lands import ANCHORS
from ..chart.painting import draw_chart, on_map
from ..pieces.people import Pieces, draw_pill, draw_region, pills
from ..pieces.signs import draw_back
from .layout import CASTLE, CASTLE_NAME, MAP, SUPPLY

NAME = Style(theme.Face.ROUND, 25, grows=False)
LEFT = Style(theme.Face.ROUND, 40, grows=False)
SEA = (35, 92, 107)
ASIDE = 118.0
"""The plague stands so far beside the middle of its region."""
PLAGUE_HIGH = 96.0


class MapPieces(Pieces, Protocol):
    """What lies on and beside the map."""

    @property
    def castle(self) -> Sequence[int]: ...
    @property
    def plague(self) -> str: ...


def plague_spot(region: str) -> Spot:
    """Where the plague stands in a region: at the left of what is written there, inside of the map."""
    x, y = on_map(MAP, ANCHORS[region])
    return (max(MAP.x + 44, x - ASIDE), y + 4)


def draw_plague(canvas: Canvas, spot: Spot, high: float = PLAGUE_HIGH) -> None:
    canvas.picture("rattus/piece/plague", Box.around(spot, high * 64 / 84, high))


def draw_map(
    canvas: Canvas, pieces: MapPieces, supply: int, seats: Sequence[Seat], say: Texts, *, plague: bool = True,
    known: bool = False,
) -> None:  # fmt: skip
    """`plague` False: it is on its way. `known`: faces are shown to who may see them."""
    draw_ground(canvas, pieces, supply, seats, say)
    draw_pieces(canvas, pieces, seats, say, plague=plague, known=known)


def draw_ground(canvas: Canvas, pieces: MapPieces, supply: int, seats: Sequence[Seat], say: Texts) -> None:
    """The map without what stands in the regions: the castle, and the supply."""
    draw_chart(canvas, MAP, len(seats))
    canvas.picture("rattus/piece/castle", CASTLE)
    name = say("rattus.screen.castle")
    canvas.text(name, CASTLE_NAME, NAME, theme.TEXT, align="centre", outline=SEA, outline_width=4)
    for seat, pill in pills(CASTLE.centre[0], CASTLE_NAME.bottom + 4, pieces.castle).items():
        draw_pill(canvas, pill, seats[seat], seat, pieces.castle[seat])
    draw_supply(canvas, supply)


def draw_pieces(
    canvas: Canvas, pieces: MapPieces, seats: Sequence[Seat], say: Texts, *, plague: bool = True,
    known: bool = False,
) -> None:  # fmt: skip
    """Names, rats and people of all regions, and the plague."""
    for region in pieces.cubes:
        draw_region(canvas, MAP, pieces, region, seats, say, known=known)
    if plague:
        draw_plague(canvas, plague_spot(pieces.plague))


def supply_spot() -> Spot:
    return (SUPPLY.x + 48, SUPPLY.centre[1])


def draw_supply(canvas: Canvas, supply: int) -> None:
    """How many rats are left. At 0, the faint shadow of a rat shows what the number counts."""
    x, y = supply_spot()
    if not supply:
        with canvas.faded(0.4):
            draw_back(canvas, (x, y), 33)
    for at in range(min(3, supply)):
        draw_back(canvas, (x - 8 + at * 8, y + 8 - at * 8), 33)
    number = Box(x + 44, y - 30, 90, 60)
    canvas.text(str(supply), number, LEFT, theme.TEXT, outline=SEA, outline_width=5)
