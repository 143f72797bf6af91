"""Door cards and role cards: face up, face down, in a fan, in a stack."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.screens.pieces.paper import draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.theme import Colour, Face, Style
from ratland_desktop.text import Texts

from . import pictures
from .pictures import SHAPE

NUMBER = Style(Face.ROUND, 40, grows=False)


def card_name(say: Texts, kind: str) -> str:
    return say(f"comme_des_rats.card.{kind}.name")


def role_name(say: Texts, role: str) -> str:
    return say(f"comme_des_rats.role.{role}.name")


def role_words(say: Texts, role: str) -> str:
    return say(f"comme_des_rats.role.{role}.text")


def draw_card(canvas: Canvas, box: Box, kind: str, *, angle: float = 0.0, rim: Colour | None = None) -> None:
    """Face up."""
    taken = canvas.picture(pictures.card(kind), box, angle=angle)
    if rim is not None:
        draw_rim(canvas, taken, rim)


def draw_back(canvas: Canvas, box: Box, *, angle: float = 0.0, rim: Colour | None = None) -> None:
    taken = canvas.picture(pictures.BACK, box, angle=angle)
    if rim is not None:
        draw_rim(canvas, taken, rim)


def draw_rim(canvas: Canvas, box: Box, colour: Colour) -> None:
    canvas.rounded(box.inset(-3), None, radius=box.w * 0.12, rim=colour, rim_width=6)


def card_at(centre: Spot, wide: float) -> Box:
    return Box.around(centre, wide, wide * SHAPE)


def spread(room: Box, wide: float, count: int, gap: float = 14.0) -> list[Box]:
    """Side by side from the left; closer together where there are many."""
    step = wide + gap
    if count > 1:
        step = min(step, (room.w - wide) / (count - 1))
    top = room.centre[1] - wide * SHAPE / 2
    return [Box(room.x + step * at, top, wide, wide * SHAPE) for at in range(count)]


def draw_fan(canvas: Canvas, room: Box, wide: float, cards: Sequence[str | None]) -> list[Box]:
    """Cards side by side, None for a back; gives back where they lie."""
    spots = spread(room, wide, len(cards), gap=-wide * 0.62)
    for kind, spot in zip(cards, spots, strict=True):
        if kind is None:
            draw_back(canvas, spot)
        else:
            draw_card(canvas, spot, kind)
    return spots


def draw_count(canvas: Canvas, centre: Spot, radius: float, count: int, *, lit: bool = False) -> None:
    """How many cards lie there, on a dark disc."""
    rim = theme.LAMP if lit else theme.RIM
    canvas.circle(centre, radius, theme.WELL if count else theme.OFF_PLATE, rim=rim, rim_width=4)
    ink = theme.TEXT if count else theme.OFF_TEXT
    style = NUMBER.sized(radius * 1.15)
    with canvas.above():
        canvas.text(str(count), Box.around(centre, radius * 1.8), style, ink, align="centre")


def draw_role_card(canvas: Canvas, box: Box, say: Texts, role: str) -> None:
    """A role with its scene and what it can do."""
    draw_paper(canvas, box, radius=24)
    inner = box.inset(16, 16)
    taken = canvas.picture(pictures.scene(role), inner.top_part(min(inner.w * 116 / 248, inner.h * 0.42)))
    below = inner.below(taken.bottom - inner.y + 6)
    draw_fitting(canvas, role_name(say, role), below.top_part(46), theme.LABEL, theme.INK)
    draw_paragraph(canvas, role_words(say, role), below.below(48), theme.NOTE, theme.SOFT_INK)
