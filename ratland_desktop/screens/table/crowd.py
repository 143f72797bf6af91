"""Cues for what happens to several seats alike: all of them are on the stage, each with what changes.

A few seats stand there as whole rats; many share the stage as faces in cells. What changes pops up one
after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ratland_desktop.screens.pieces.counts import draw_sign
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.motion import leap, overshoot
from ratland_desktop.shell.names import draw_name
from ratland_desktop.shell.portraits import FEET, draw_portrait
from ratland_desktop.shell.theme import Colour

from .brushes import PLATE_HIGH, backdrop, figure, sewer_wall
from .cues import Show

FEW = 4
"""So many whole rats stand side by side."""
GAP, SMALLEST = 6.0, 20.0
FIRST, STEP, POP = 0.35, 0.12, 0.4
"""When the first change pops up, how long until the next, and how long one takes."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A picture or an icon, and what happens to it: "+1"."""

    sign: str
    words: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Member:
    """One seat, how it takes it, and what changes for it."""

    seat: int
    mood: str
    effects: tuple[Effect, ...]


People = Callable[[Show, Sequence[Any]], list[Member]]


def crowd(place: str, people: People, *, before: str = "") -> Callable[[Show, Sequence[Any]], None]:
    """A cue's picture: everybody concerned in a place ("" for the sewer wall)."""

    def paint(show: Show, told: Sequence[Any]) -> None:
        if place:
            backdrop(show, place, 0.3)
        else:
            sewer_wall(show)
        members = people(show, told)
        draw = _standing if len(members) <= FEW else _in_cells
        draw(show, members, before)

    return paint


def lasts(told: Sequence[Any]) -> float:
    return FIRST + STEP * len(told) + POP


def _mood(show: Show, at: int, member: Member, before: str) -> str:
    return member.mood if show.since(FIRST + STEP * at) else before


def _standing(show: Show, members: Sequence[Member], before: str) -> None:
    """Whole rats side by side, with what changes at their feet."""
    columns = show.box.inset(24, 0).columns(max(len(members), 2), 8)
    if len(members) == 1:
        columns = [show.box]
    size = min(show.unit(0.36), columns[0].w * 0.62)
    effects_high = show.unit(0.15)
    ground = show.box.bottom - effects_high - 34
    for at, (member, column) in enumerate(zip(members, columns, strict=False)):
        start = FIRST + STEP * at
        joy = show.part(start, 0.45, leap) if member.mood in ("happy", "proud") else 0.0
        centre = (column.centre[0], ground - size * (FEET - 0.547) - PLATE_HIGH * 0.38)
        figure(show, member.seat, centre, size, _mood(show, at, member, before), hop=joy)
        room = Box(column.x + 4, show.box.bottom - effects_high - 10, column.w - 8, effects_high)
        _effects(show, member, room, start, centred=True)


def _in_cells(show: Show, members: Sequence[Member], before: str) -> None:
    """Faces in a grid: name and changes stand beside each."""
    columns = 3 if len(members) <= 6 else 4
    rows = max(2, -(-len(members) // columns))
    cells = show.box.inset(14, 12).grid(columns, rows, 10)
    for at, (member, cell) in enumerate(zip(members, cells, strict=False)):
        mood = _mood(show, at, member, before)
        key = ("crowd", show.seats[member.seat], cell, mood)
        show.canvas.layer(key, cell, partial(_paint_cell, show, member.seat, cell, mood))
        _, _, room = _parts(cell)
        _effects(show, member, room, FIRST + STEP * at, centred=False)


def _parts(cell: Box) -> tuple[Box, Box, Box]:
    """Where the face, the name and the effects stand in a cell."""
    inner = cell.inset(8, 6)
    side = min(inner.h * 0.94, inner.w * 0.4, 132.0)
    face = Box(inner.x, inner.centre[1] - side * 0.547, side, side * 1.094)
    words = inner.beside(side + 8)
    high = min(34.0, words.h * 0.38)
    room = words.below(high + 4)
    return face, words.top_part(high), room.top_part(min(room.h, 58.0))


def _paint_cell(show: Show, seat: int, cell: Box, mood: str, canvas: Canvas) -> None:
    dark = theme.see_through(theme.NIGHT, 0.66)
    canvas.rounded(cell, dark, radius=18, rim=show.tint(seat).main, rim_width=3)
    face, name, _ = _parts(cell)
    draw_portrait(canvas, face, show.seats[seat], mood)
    draw_name(canvas, show.seats[seat].name, name, theme.SMALL_LABEL)


def _effects(show: Show, member: Member, room: Box, start: float, *, centred: bool) -> None:
    """What changes, popping up."""
    if not show.since(start):
        return
    style, high, wides = _fitting(show, member.effects, room)
    whole = sum(wides) + GAP * (len(wides) - 1)
    drop = (1 - show.part(start, POP, overshoot)) * 40
    x = room.centre[0] - whole / 2 if centred else room.x
    for effect, wide in zip(member.effects, wides, strict=True):
        pill = Box(x, room.y + (room.h - high) / 2 - drop, wide, high)
        show.canvas.pill(pill, theme.see_through(theme.NIGHT, 0.86), rim=effect.colour, rim_width=3)
        picture = Box(pill.x + 8, pill.y + 4, high - 8, high - 8)
        draw_sign(show.canvas, effect.sign, picture, effect.colour, show.tint(member.seat))
        if effect.words:
            words = Box(picture.right + 2, pill.y, pill.right - picture.right - 8, pill.h)
            show.canvas.text(effect.words, words, style, effect.colour, align="centre")
        x += wide + GAP


def _fitting(show: Show, effects: Sequence[Effect], room: Box) -> tuple[theme.Style, float, list[float]]:
    """Letters, height and widths at which all effects stand beside each other in the room."""
    high = room.h
    while True:
        style = theme.HEADING.sized(min(44.0, high * 0.72)).fixed()
        wides = [high + 8 + _words(show, effect, style) for effect in effects]
        if high < SMALLEST or sum(wides) + GAP * (len(wides) - 1) <= room.w:
            return style, high, wides
        high *= 0.92


def _words(show: Show, effect: Effect, style: theme.Style) -> float:
    return show.canvas.measure(effect.words, style)[0] + 10 if effect.words else 0.0


def gain(show: Show, sign: str, count: int) -> Effect:
    return Effect(sign, show.say.signed(count), theme.GOOD if count > 0 else theme.BAD)
