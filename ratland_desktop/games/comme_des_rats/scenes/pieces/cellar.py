"""The cellar: a wall with a lamp, a floor, and the doors with their cards.

Each door has a colour, a shape and a number, so that nobody depends on colour alone. Everything shown is open
to all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ratland_desktop.games.comme_des_rats.rules.cards import TRAP
from ratland_desktop.games.comme_des_rats.rules.view import DoorView
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.scenery import paint_glow
from ratland_desktop.shell.theme import Colour
from ratland_desktop.text import Texts

from . import pictures
from .cards import draw_back, draw_card, draw_count
from .pictures import DOOR_SHAPE, SHAPE

MARGIN, GAP = 12.0, 8.0
HINT_HIGH = 62.0
"""Kept free under the doors."""
LABEL_HIGH = 84.0
USUAL = 273.0
"""The width of a cell with four doors; all else is measured by it."""
FLOOR_HIGH = 70.0
"""From where the doors stand to their labels."""
GREY = theme.OFF_TEXT


@dataclass(frozen=True, slots=True)
class DoorBoxes:
    """Where a door and all that belongs to it stand."""

    cell: Box
    door: Box
    stack: Box
    """Of the lowest card."""
    count: tuple[float, float]
    radius: float
    traps: Box
    label: Box

    @property
    def light(self) -> Box:
        """What falls on the floor through the open door."""
        wide = self.door.w * 1.1
        return Box(self.door.centre[0] - wide * 0.38, self.door.bottom - 8, wide, wide / 2)

    def card(self, at: int) -> Box:
        """A card of the stack, counted from below."""
        return self.stack.moved(3.0 * at, -8.0 * at)


def door_boxes(room: Box, doors: int) -> list[DoorBoxes]:
    """The doors side by side in the upper part of the room; between rounds there may be none."""
    if not doors:
        return []
    wall = Box(room.x + MARGIN, room.y + 6, room.w - 2 * MARGIN, room.h - HINT_HIGH - 6)
    return [_door(cell) for cell in wall.columns(doors, GAP)]


def _door(cell: Box) -> DoorBoxes:
    label = cell.bottom_part(min(LABEL_HIGH, cell.h * 0.26))
    high = label.y - cell.y
    k = min(1.12, cell.w / USUAL, high / 273)
    left = cell.centre[0] - USUAL * k / 2
    top = label.y - 262 * k
    stack = Box(left + 122 * k, top + 98 * k, 92 * k, 92 * k * SHAPE)
    return DoorBoxes(
        cell,
        Box(left + 10 * k, top + 8 * k, 168 * k, 168 * k * DOOR_SHAPE),
        stack,
        (left + 222 * k, top + 226 * k),
        27 * k,
        Box(left + 214 * k, top + 40 * k, 58 * k, 58 * k * SHAPE),
        label,
    )


@dataclass(frozen=True, slots=True)
class Note:
    """What stands under a door: a line, its colour, and whether the door is lit, pale or may ring a bell."""

    words: str = ""
    ink: Colour = theme.TEXT
    lit: bool = False
    pale: bool = False
    bell: bool = False


@dataclass(frozen=True, slots=True)
class DoorMood:
    """How the doors look at a moment: which stand ajar, and what is written under them."""

    ajar: frozenset[int] = frozenset()
    notes: tuple[Note, ...] = field(default_factory=tuple)
    labels: bool = True


PLAIN = DoorMood()


def draw_wall(canvas: Canvas, room: Box, doors: int = 0) -> None:
    """The wall, with a lamp between two of so many doors, or without any, and the floor of the doors."""

    def paint(on: Canvas) -> None:
        floor = room.bottom - HINT_HIGH - LABEL_HIGH - FLOOR_HIGH
        wide, high = pictures.CELLAR_SIZE
        k = max(
            room.w / wide,
            (floor - room.y) / pictures.CELLAR_FLOOR,
            (room.bottom - floor) / (high - pictures.CELLAR_FLOOR),
        )
        with on.clipped(room):
            top = floor - pictures.CELLAR_FLOOR * k
            on.picture(pictures.CELLAR, Box(room.centre[0] - wide * k / 2, top, wide * k, high * k))
            if doors:
                spot = Box.around((room.x + room.w * (doors // 2) / doors, room.y + 50), 126, 132)
                paint_glow(on, (spot.centre[0], spot.centre[1] + 20), 190, 0.35)
                on.picture("sewer/lamp", spot)

    canvas.layer(("cellar-wall", doors), room, paint, opaque=True)


def draw_doors(
    canvas: Canvas, room: Box, doors: Sequence[DoorView], say: Texts, mood: DoorMood = PLAIN
) -> None:
    """All doors with their cards, traps and labels."""
    for number, (spots, door) in enumerate(zip(door_boxes(room, len(doors)), doors, strict=True)):
        note = mood.notes[number] if number < len(mood.notes) else Note()
        draw_door(canvas, spots, number, door, note, ajar=number in mood.ajar)
        if mood.labels:
            _draw_label(canvas, spots.label, number, say, note, empty=not door.left)
        if note.lit:
            canvas.rounded(spots.cell.inset(1), None, radius=24, rim=theme.LAMP, rim_width=6)


def draw_door(
    canvas: Canvas, spots: DoorBoxes, number: int, door: DoorView, note: Note, *, ajar: bool
) -> None:
    if note.lit:
        canvas.rounded(spots.cell.inset(1), theme.see_through(theme.LAMP, 0.13), radius=24)
    if ajar:
        canvas.picture(pictures.LIGHT, spots.light)
        canvas.picture(pictures.door_ajar(number), spots.door)
    else:
        canvas.picture(pictures.door(number) if door.left else pictures.door_dark(number), spots.door)
    for at in range(door.left):
        draw_back(canvas, spots.card(at))
    if not door.left:
        canvas.dashed(spots.stack.inset(4), theme.RIM, radius=12, width=4)
    with canvas.faded(1.0 if door.left else 0.6):
        for at in range(door.sprung):
            draw_card(canvas, spots.traps.moved(0, 46 * at), TRAP, angle=-9)
    draw_count(canvas, spots.count, spots.radius, door.left, lit=note.lit)


def _draw_label(canvas: Canvas, label: Box, number: int, say: Texts, note: Note, *, empty: bool) -> None:
    pale = empty or note.pale
    canvas.rounded(label.inset(2), theme.see_through(theme.WELL, 0.85), radius=18)
    inner = label.inset(10, 4)
    name = inner.top_part(inner.h * 0.5) if note.words else inner
    ink = theme.LAMP if note.lit else GREY if pale else theme.TEXT
    words = say("comme_des_rats.door.name", n=number + 1)
    draw_fitting(canvas, words, name, theme.LABEL.sized(29), ink, align="centre")
    if note.words:
        line = inner.below(name.h)
        draw_fitting(canvas, note.words, line, theme.NOTE, GREY if pale else note.ink, align="centre")
    if note.bell and not pale:
        side = 30.0
        canvas.icon(pictures.BELL, Box(label.right - side - 10, label.y + 8, side, side), theme.LAMP)
