"""Cues of phase 6 around the drawing: the bag is filled, added to and fought over, and pieces are traded."""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import Colour, Place
from ratland_desktop.screens.table.brushes import backdrop, between, figure, number, words
from ratland_desktop.screens.table.cues import Show, cue
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import bounce, ease_in_out, wind_up

from .bagside import SEARCHED, draw_bag, mouth, set_scene
from .brushes import clan_rat, runner
from .hunt import inside_bag


def bag_filled(show: Show, x: h.BagFilled) -> None:
    room = set_scene(show, x.area, None)
    counted = Counter(x.pieces)
    colours = [colour for colour in Colour if counted[colour]]
    cells = room.grid(min(3, len(colours)), -(-len(colours) // 3), 10)
    landed = [colour for at, colour in enumerate(colours) if show.since(0.5 + 0.12 * at)]
    draw_bag(show, {colour: counted[colour] for colour in landed})
    for at, (colour, cell) in enumerate(zip(colours, cells, strict=False)):
        side = min(cell.h * 0.62, cell.w * 0.5, show.unit(0.34))
        piece = Box.around((cell.centre[0] - side * 0.4, cell.centre[1]), side)
        show.canvas.picture(f"cheese/{colour.name.lower()}", piece)
        count = Box(piece.right + 6, cell.y, cell.right - piece.right - 6, cell.h)
        words(show, f"×{counted[colour]}", count, theme.HEADING, theme.TEXT, align="left")
        part = show.part(0.1 + 0.12 * at, 0.5, ease_in_out)
        if 0 < part < 1:
            where = between(piece.centre, mouth(show), part, show.unit(0.2))
            show.canvas.picture(f"cheese/{colour.name.lower()}", Box.around(where, side))


def piece_added(show: Show, x: h.PieceAdded) -> None:
    room = _scene(show, x.area, None)
    figure(
        show,
        x.seat,
        (room.x + room.w * 0.72, show.at(0, 0.42)[1]),
        show.unit(0.4),
        "proud" if x.colour is not None else "",
    )
    if x.colour is None:
        show.canvas.icon(
            "cross", Box.around((room.x + room.w * 0.28, room.centre[1]), show.unit(0.22)), theme.SOFT_TEXT
        )
        return
    part = show.part(0.3, 1.0, ease_in_out)
    where = between((room.x + room.w * 0.5, room.centre[1]), mouth(show), part, show.unit(0.2))
    if part < 1:
        show.canvas.picture(f"cheese/{x.colour.name.lower()}", Box.around(where, show.unit(0.26)))
    else:
        still = Box.around((room.x + room.w * 0.26, room.centre[1]), show.unit(0.26))
        show.canvas.picture(f"cheese/{x.colour.name.lower()}", still)
        words(show, "+1", Box(still.right - 10, still.y - 10, 90, 50), theme.HEADING, theme.LAMP)


def rat_wounded(show: Show, x: h.RatWounded) -> None:
    backdrop(show, f"ratland/place/{x.area.name.lower()}_wide", SEARCHED)
    size = show.unit(0.42)
    figure(show, x.by, show.at(0.16, 0.44), size, "fierce")
    figure(show, x.seat, show.at(0.84, 0.44), size, "hungry")
    part = show.part(0.5, 0.9, ease_in_out)
    runner(
        show,
        between(show.at(0.3, 0.66), show.at(0.46, 0.66), show.part(0, 0.6, wind_up)),
        show.unit(0.26),
        show.tint(x.by),
    )
    spot = between(show.at(0.6, 0.46), show.at(0.6, 0.3), part)
    clan_rat(show, x.seat, spot, show.unit(0.3), "poisoned")
    if part >= 1:
        number(show, show.at(0.6, 0.87), "infirmary", "+1", (206, 154, 245), 48)


def whites_traded(show: Show, x: h.WhitesTraded) -> None:
    room = _scene(show, x.area, x.seat)
    turned = show.part(0.4, 0.6) >= 1
    side = show.unit(0.26)
    left, right = (room.x + room.w * 0.3, room.centre[1]), (room.x + room.w * 0.74, room.centre[1])
    for at in range(min(x.whites, 6)):
        spot = (left[0] + (at - (min(x.whites, 6) - 1) / 2) * side * 0.6, left[1])
        show.canvas.picture("cheese/white", Box.around(spot, side))
    show.canvas.icon(
        "arrow_right", Box.around((room.x + room.w * 0.53, room.centre[1]), show.unit(0.14)), theme.LAMP
    )
    if turned:
        for at in range(min(x.cheese, 6)):
            hop = (1 - show.part(1.0 + 0.1 * at, 0.5, bounce)) * 60
            spot = (right[0] + (at - (min(x.cheese, 6) - 1) / 2) * side * 0.7, right[1] - hop)
            show.canvas.picture("cheese/yellow", Box.around(spot, side))


def nothing_drawn(show: Show, x: h.NothingDrawn) -> None:
    room = _scene(show, x.area, x.seat)
    figure(show, x.seat, (room.centre[0], show.at(0, 0.42)[1]), show.unit(0.42), "sleepy")


def _scene(show: Show, area: Place, now: int | None) -> Box:
    """The area with its bag as it is now."""
    room = set_scene(show, area, now)
    draw_bag(show, inside_bag(show.story))
    return room


CUES = {
    h.BagFilled: cue(bag_filled, 1.3, "bag"),
    h.PieceAdded: cue(piece_added, 1.4, lambda x: ((0.3, "bag"),) if x.colour is not None else ()),
    h.RatWounded: cue(rat_wounded, 1.5, "thud"),
    h.WhitesTraded: cue(whites_traded, 1.7, "piece_yellow"),
    h.NothingDrawn: cue(nothing_drawn, 0.6),
}
