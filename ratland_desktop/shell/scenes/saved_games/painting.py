"""Draws a saved game: its row in the list, its card, and its picture."""

from __future__ import annotations

import pygame

from ratland_desktop.saves.listing import Listed
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.canvas.words import Fit
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.scenes.saved_games.words import name_of, standing, variants
from ratland_desktop.shell.thumbnails import draw_thumbnail
from ratland_desktop.shell.widgets.base import Look
from ratland_desktop.text import Texts

ROW = 164.0
PICTURE_SHAPE = 16 / 9


def draw_row(
    canvas: Canvas,
    box: Box,
    line: Listed,
    picture: pygame.Surface | None,
    look: Look,
    say: Texts,
    *,
    which: bool,
) -> None:
    """The picture, the name, how far it is, and the faces of everybody who plays.

    `which`: there are several games, so each row says which one it is.
    """
    fill = (
        theme.RAISED if look.focused else theme.mixed(theme.PANEL, theme.RAISED, 0.3 if look.hovered else 0)
    )
    rim = theme.LAMP if look.focused else None
    canvas.rounded(box, fill, radius=theme.SMALL_RADIUS, rim=rim)
    high = box.h - 32
    draw_table(canvas, Box(box.x + 18, box.y + 16, high * PICTURE_SHAPE, high), line, picture)
    words = box.beside(high * PICTURE_SHAPE + 42).inset(0, 14)
    words = words.left_part(words.w - 20)
    top, middle, foot = words.top_part(48), words.below(48).top_part(36), words.below(88)
    canvas.text(name_of(line, say), top, theme.LABEL, theme.TEXT, fit=Fit.SHORTEN)
    soft = theme.PAPER_DIM if look.focused else theme.SOFT_TEXT
    if line.trouble is None:
        canvas.text(standing(line, say, which=which), middle, theme.SMALL, soft)
    elif line.on_shelf:
        canvas.icon("warning", middle.left_part(32), theme.BAD)
        canvas.text(say("saves.list.does_not_open"), middle.beside(42), theme.SMALL, theme.BAD)
    else:
        canvas.icon("info", middle.left_part(32), soft)
        canvas.text(standing(line, say), middle.beside(42), theme.SMALL, soft)
    side = min(foot.h, foot.w / max(1, len(line.played)) - 8)
    for number, seat in enumerate(line.played):
        draw_portrait(canvas, Box(foot.x + number * (side + 8), foot.y, side, foot.h), seat)


def draw_card(
    canvas: Canvas, box: Box, line: Listed, picture: pygame.Surface | None, say: Texts, *, which: bool
) -> None:
    """The chosen game: a larger picture, everybody's names, the variants or what is wrong."""
    canvas.rounded(box, theme.PANEL, radius=34, rim=theme.RAISED)
    inner = box.inset(24)
    shown = inner.top_part(inner.w * 9 / 16)
    draw_table(canvas, shown, line, picture)
    words = Box(inner.x, shown.bottom + 6, inner.w, inner.bottom - 272 - shown.bottom - 6)
    name, rest = words.top_part(46), words.below(46)
    canvas.text(name_of(line, say), name, theme.LABEL, theme.LAMP, fit=Fit.SHORTEN)
    if line.trouble is not None:
        reason = say(line.trouble.code, **line.trouble.params)
        colour = theme.BAD if line.on_shelf else theme.TEXT
        canvas.text(reason, rest, theme.NOTE, colour, valign="top", lines=4)
        return
    far, names, foot = rest.top_part(34), rest.below(34), rest.bottom_part(32)
    canvas.text(standing(line, say, which=which), far, theme.SMALL, theme.TEXT)
    people = names.top_part(max(30.0, names.h - foot.h))
    if line.title:
        canvas.text(say.list(line.names), people, theme.NOTE, theme.SOFT_TEXT, lines=1, fit=Fit.SHORTEN)
    canvas.text(variants(line, say), foot, theme.NOTE, theme.SOFT_TEXT)


def draw_nothing(canvas: Canvas, box: Box, say: Texts) -> None:
    """Where no game has been saved yet."""
    canvas.dashed(box, theme.RIM)
    canvas.picture(
        "rat/head_sleepy", Box.around((box.centre[0], box.y + 200), 260), tint=theme.SEAT_COLOURS[0]
    )
    words = box.inset(60, 0).bottom_part(240)
    canvas.text(say("saves.list.nothing"), words.top_part(80), theme.HEADING, theme.TEXT, align="centre")
    about = words.below(84).top_part(110)
    canvas.text(say("saves.list.nothing_about"), about, theme.BODY, theme.SOFT_TEXT, align="centre", lines=2)


def draw_table(canvas: Canvas, box: Box, line: Listed, picture: pygame.Surface | None) -> None:
    """The picture of the open table; without one, a sewer lid and who plays around it."""
    canvas.rounded(box, theme.WELL, radius=10)
    if picture is not None:
        draw_thumbnail(canvas, box.inset(3), (line.id, line.updated), picture)
        return
    canvas.picture("sewer/manhole", Box.around(box.centre, box.h * 0.82))
    if line.trouble is not None and line.on_shelf:
        canvas.icon("warning", Box.around(box.centre, box.h * 0.4), theme.LAMP)
        return
    size = min(box.h * 0.3, box.w / 6.4)
    shown = line.played[:12]
    for number, seat in enumerate(shown):
        row, column = divmod(number, 6)
        in_row = min(6, len(shown) - row * 6)
        x = box.centre[0] + (column - (in_row - 1) / 2) * size * 1.04
        y = box.centre[1] + (row - (len(shown) > 6) / 2) * size * 1.12
        draw_portrait(canvas, Box.around((x, y), size * 0.96, size * 1.05), seat)
