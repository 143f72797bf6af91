"""Around the bag: the area, the bag with what is in it and who reaches into it, and who draws when.

Everything is read from the happenings of the round, never from the table. What is in the bag is open to all,
piece by piece: it was filled from the food card, and every piece that came in or out since has been shown.
Only which one comes next is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.table import clockwise
from ratland_desktop.games.ratland.rules.words import Colour, Place
from ratland_desktop.screens.table.brushes import backdrop, words
from ratland_desktop.screens.table.cues import Show
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.text import Texts


@dataclass(frozen=True, slots=True)
class Hunter:
    """A seat that sent rats to the area. `won` is the cheese it drew, None before its turn."""

    seat: int
    sent: int
    won: int | None


def area_of(story: Sequence[Happening]) -> Place | None:
    """The area that is being searched at the end of this story."""
    for happening in reversed(story):
        if isinstance(happening, h.BagFilled):
            return happening.area
        if isinstance(happening, h.PhaseBegan):
            return None
    return None


def sent_to(story: Sequence[Happening], area: Place, players: int) -> list[int]:
    """How many rats each seat sent there: as revealed, and as the Sports clan moved them."""
    sent = [0] * players
    for happening in story:
        if isinstance(happening, h.Revealed):
            sent = [plan[area] for plan in happening.plans]
        elif isinstance(happening, h.Redeployed):
            sent[happening.seat] = happening.after[area]
    return sent


def hunters(story: Sequence[Happening], area: Place, players: int, active: int) -> list[Hunter]:
    """From the fewest rats sent to the most, ties from the active player clockwise (phase 6.3)."""
    sent = sent_to(story, area, players)
    won = {x.seat: x.cheese for x in story if isinstance(x, h.Drew) and x.area is area}
    order = [seat for seat in clockwise(active, players) if sent[seat]]
    return [Hunter(seat, sent[seat], won.get(seat)) for seat in sorted(order, key=sent.__getitem__)]


def inside_bag(story: Sequence[Happening], until: Happening | None = None) -> Counter[Colour]:
    """What the bag holds at the end of this story, or before a happening of it. Open to all: every piece that
    came in or out was shown."""
    inside: Counter[Colour] = Counter()
    for x in story:
        if x is until:
            break
        if isinstance(x, h.BagFilled):
            inside = Counter(x.pieces)
        elif isinstance(x, h.PieceAdded) and x.colour is not None:
            inside[x.colour] += 1
        elif isinstance(x, h.Drew):
            inside = inside - Counter(find.colour for find in x.finds)
    return inside


SEARCHED = 0.34
"""The veil over an area's picture."""
NARROW_LIST, WIDE_LIST = 244.0, 440.0
ROOMY_ROW, TIGHT_ROW = (52.0, 44.0, 28.0), (34.0, 30.0, 22.0)
"""How large in the list: a face, the place for its number of rats, a piece of cheese. In two columns, names
need the room."""
WON_WIDE = 28.0
MOST_IN_A_ROW = 4
MOUTH = 104 / 420
"""The bag's opening: so far below the top of its frame."""
RIM = 0.29
"""How far below the top of the bag's frame its rim is, where paws hold on to it."""
ARM_SHAPE = 240 / 104
DIP = 0.22
"""Seconds until the paw has found something."""


def set_scene(show: Show, area: Place, now: int | None, *, listed: bool = True) -> Box:
    """The area, its name and the order list; gives back the room that is left beside the bag."""
    name = area.name.lower()
    backdrop(show, f"ratland/place/{name}_wide", SEARCHED)
    order = hunters(show.story, area, len(show.seats), show.told.active) if listed else []
    wide = 0.0 if not order else NARROW_LIST if len(order) <= 6 else WIDE_LIST
    if order:
        _order(show, show.box.right_part(wide), area, now)
    left = bag_box(show).right + 14
    room = Box(left, show.box.y + 8, show.box.right - wide - left - 10, show.box.h - 16)
    words(
        show, show.say(f"ratland.place.{name}.name"), room.top_part(50), theme.SUBHEADING, theme.LAMP,
        align="left",
    )  # fmt: skip
    return room.below(54)


def bag_in(picture: Box) -> Box:
    """Where the bag stands in the picture of the stage."""
    side = picture.h * 0.64
    return Box(picture.x + 18, picture.bottom - side - 8, side, side)


def bag_box(show: Show) -> Box:
    return bag_in(show.box)


def mouth(show: Show) -> Spot:
    """Where pieces come out."""
    bag = bag_box(show)
    return (bag.centre[0], bag.y + bag.h * MOUTH)


def draw_bag(show: Show, inside: Mapping[Colour, int]) -> None:
    """The bag by itself, and what is in it."""
    bag = bag_box(show)
    show.canvas.picture("ratland/bag/bag_back", bag)
    show.canvas.picture("ratland/bag/bag_front", bag)
    _inventory(show, bag, inside)


def draw_digging(show: Show, seat: int, mood: str, inside: Mapping[Colour, int], age: float | None) -> None:
    """A rat that looks over the rim. `age`: seconds since it reached in last, None for not yet."""
    bag, tint = bag_box(show), show.tint(seat)
    depth = max(0.0, 1 - abs(age - DIP) / DIP) if age is not None else 0.0
    side = show.unit(0.34)
    head = Box.around((bag.x + bag.w * 0.46, bag.y + bag.h * 0.07 + depth * 10), side, side * HEAD_SHAPE)
    show.canvas.picture("ratland/bag/bag_back", bag)
    if depth:
        wide = bag.w * 0.22
        arm = Box(bag.x + bag.w * 0.55, bag.y - bag.h * 0.2 + depth * bag.h * 0.14, wide, wide * ARM_SHAPE)
        show.canvas.picture("ratland/bag/arm", arm, tint=tint)
    draw_portrait(show.canvas, head, show.seats[seat], mood)
    show.canvas.picture("ratland/bag/bag_front", bag.moved(0, depth * 4))
    paw = bag.w * 0.17
    for x in (0.24, 0.7) if not depth else (0.24,):
        show.canvas.picture(
            "ratland/bag/paw", Box.around((bag.x + bag.w * x, bag.y + bag.h * RIM), paw), tint=tint
        )
    _inventory(show, bag, inside)


def _inventory(show: Show, bag: Box, inside: Mapping[Colour, int]) -> None:
    kinds = tuple((colour, inside[colour]) for colour in Colour if inside.get(colour))
    rows = 1 if len(kinds) <= MOST_IN_A_ROW else 2
    high = bag.h * (0.17 if rows == 1 else 0.3)
    plate = Box(bag.x + 2, bag.bottom - high - 2, bag.w - 4, high)
    show.canvas.layer(("bag-holds", kinds), plate, lambda c: draw_pieces(c, plate, dict(kinds), show.say))


def draw_pieces(canvas: Canvas, plate: Box, inside: Mapping[Colour, int], say: Texts, rows: int = 0) -> None:
    """Every kind of piece with how many there are, on a dark plate; a word when there is none."""
    kinds = [colour for colour in Colour if inside.get(colour)]
    canvas.rounded(plate, theme.see_through(theme.NIGHT, 0.88), radius=min(20.0, plate.h / 2))
    if not kinds:
        words_ = say("ratland.table.bag_left", n=0)
        canvas.text(words_, plate.inset(12, 2), theme.SMALL_LABEL, theme.LAMP, align="centre")
        return
    rows = rows or (1 if len(kinds) <= MOST_IN_A_ROW else 2)
    cells = plate.inset(8, 3).grid(-(-len(kinds) // rows), rows, 2)
    for colour, cell in zip(kinds, cells, strict=False):
        side = min(cell.h - 2, cell.w * 0.52, 58.0)
        whole = min(cell.w, side * 2.1)
        piece = Box(cell.centre[0] - whole / 2, cell.centre[1] - side / 2, side, side)
        canvas.picture(f"cheese/{colour.name.lower()}", piece)
        count = Box(piece.right + 2, cell.y, cell.right - piece.right - 2, cell.h)
        style = theme.LABEL.sized(min(34.0, side * 0.8)).fixed()
        canvas.text(str(inside[colour]), count, style, theme.TEXT)


def _order(show: Show, box: Box, area: Place, now: int | None) -> None:
    """Who draws when: done ones with what they found, the present one lit."""
    order = hunters(show.story, area, len(show.seats), show.told.active)
    key = ("order", tuple(order), now)
    show.canvas.layer(key, box, lambda c: _paint_order(show, box, area, now))


def _paint_order(show: Show, box: Box, area: Place, now: int | None) -> None:
    canvas = show.canvas
    order = hunters(show.story, area, len(show.seats), show.told.active)
    canvas.gradient(box, theme.PANEL, theme.DEEP)
    canvas.text(
        show.say("ratland.table.order"), box.top_part(40).inset(14, 2), theme.TINY_LABEL, theme.SOFT_TEXT
    )
    columns = 1 if len(order) <= 6 else 2
    face, sent_wide, cheese = ROOMY_ROW if columns == 1 else TIGHT_ROW
    rows = max(4, -(-len(order) // columns))
    body = Box(box.x + 8, box.y + 40, box.w - 16, box.h - 46)
    cells = [cell for column in body.columns(columns, 6) for cell in column.rows(rows, 4)]
    for hunter, cell in zip(order, cells, strict=False):
        lit = hunter.seat == now
        done = hunter.won is not None and not lit
        if lit:
            canvas.rounded(cell, theme.LAMP, radius=14)
        side, piece = min(cell.h, face), min(cell.h * 0.66, cheese)
        draw_portrait(canvas, Box(cell.x + 4, cell.centre[1] - side / 2, side, side), show.seats[hunter.seat])
        count = cell.right_part(WON_WIDE if done else sent_wide)
        ink = theme.ON_LAMP if lit else theme.FAINT_TEXT if done else theme.TEXT
        beside = count.w + (piece + 6 if done else 4)
        name = cell.beside(side + 10).left_part(cell.w - side - 10 - beside)
        draw_name(canvas, show.seats[hunter.seat].name, name, theme.TINY_LABEL.sized(22), ink, smallest=0.6)
        if done:
            canvas.picture(
                "cheese/yellow", Box(count.x - piece - 2, count.centre[1] - piece / 2, piece, piece)
            )
            canvas.text(str(hunter.won), count, theme.SMALL_LABEL.sized(24).fixed(), theme.TEXT)
        else:
            canvas.text(str(hunter.sent), count, theme.SMALL_LABEL, ink, align="centre")
