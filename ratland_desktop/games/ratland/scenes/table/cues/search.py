"""Cues of phases 6 and 7: around the bag, and at the table when the clans eat."""

from __future__ import annotations

from collections import Counter

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import Colour, Place
from ratland_desktop.screens.table.brushes import (
    backdrop,
    between,
    figure,
    lightly,
    number,
    puff,
    spread,
    words,
)
from ratland_desktop.screens.table.cues import Show, cue
from ratland_desktop.screens.table.playback import Sounds
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.motion import bounce, ease_in_out, leap, overshoot, wind_up

from .bagside import SEARCHED, draw_bag, inside_bag, mouth, set_scene
from .brushes import clan_rat, reason_scene, runner


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


BITE, MOST_BITES, MOST_DINERS = 0.24, 12, 24


def _bites(x: h.Fed) -> int:
    return min(x.paid, MOST_BITES)


def fed(show: Show, x: h.Fed) -> None:
    """The clan eats piece by piece; for each piece that is missing one of them is gone."""
    backdrop(show, "ratland/place/pantry")
    eaten = 0.3 + BITE * _bites(x)
    full = show.since(eaten)
    chewing = int(show.passed * 6) % 2 == 0
    mood = ("hungry" if x.starved else "happy") if full else "happy" if chewing else "hungry"
    hop = 0.0 if x.starved else show.part(eaten, 0.45, leap)
    bearing = None if full else "belly"
    figure(show, x.seat, show.at(0.15, 0.4), show.unit(0.46), mood, hop=hop, bearing=bearing)
    paid = theme.BAD if x.starved else theme.LAMP
    number(show, show.at(0.62, 0.14), "cheese", f"{x.paid} / {x.cost}", paid, 58)
    _meal(show, x)
    _diners(show, x, eaten)
    if x.starved:
        _graves(show, x, eaten)
    elif full:
        show.canvas.icon("check", Box.around(show.at(0.62, 0.46), show.unit(0.24)), theme.GOOD)


def _meal(show: Show, x: h.Fed) -> None:
    """The cheese on the table, and how it goes down."""
    side = show.unit(0.19)
    spots = spread(show.at(0.62, 0.42), _bites(x), side * 0.92, show.box.w * 0.66)
    for at, spot in enumerate(spots):
        part = show.part(0.3 + BITE * at, 0.4, ease_in_out)
        if part < 1:
            where = between(spot, (spot[0], show.at(0, 0.78)[1]), part)
            show.canvas.picture("cheese/yellow", Box.around(where, side))


def _diners(show: Show, x: h.Fed, eaten: float) -> None:
    """All the rats that want to eat, in a row; who starved has left it."""
    left = x.rats - (x.starved if show.since(eaten + 0.2) else 0)
    shown = min(left, MOST_DINERS)
    wide = show.unit(0.24) if x.rats <= 10 else show.unit(0.18)
    for spot in spread(show.at(0.6, 0.82), shown, wide * 0.86, show.box.w * 0.6):
        runner(show, spot, wide, show.tint(x.seat), runs=False)
    count = Box(show.at(0.9, 0)[0], show.at(0, 0.73)[1], show.box.w * 0.09, show.unit(0.2))
    words(show, f"×{left}", count, theme.HEADING, theme.TEXT, align="left")


def _graves(show: Show, x: h.Fed, eaten: float) -> None:
    side = show.unit(0.28)
    shown = min(x.starved, 10)
    for at, spot in enumerate(spread(show.at(0.6, 0.46), shown, side, show.box.w * 0.6)):
        start = eaten + 0.2 * at
        if show.since(start):
            rise = (1 - show.part(start, 0.7)) * show.unit(0.3)
            show.canvas.picture("rat/ghost", Box.around((spot[0], spot[1] + rise), side, side * 140 / 128))
    lightly(show, show.say.signed(-x.starved), show.at(0.94, 0.5), theme.BAD, eaten + 0.3, 56)


def _feed_sounds(x: h.Fed) -> Sounds:
    heard: list[tuple[float, str]] = [(0.2, "feed")] if x.paid else []
    if x.starved:
        heard.append((0.3 + BITE * _bites(x), "grave"))
    return heard


def rat_traded(show: Show, x: h.RatTraded) -> None:
    reason_scene(show, x.because)
    figure(show, x.seat, show.at(0.74, 0.42), show.unit(0.44), "" if x.rats else "sleepy")
    if not x.rats:
        return
    part = show.part(0.1, 1.1, wind_up)
    where = between(show.at(0.62, 0.76), show.at(0.46, 0.76), part)
    runner(show, where, show.unit(0.24), show.tint(x.seat), left=True, runs=part < 1)
    cheese = between(show.at(1.05, 0.4), show.at(0.9, 0.44), show.part(0.5, 0.8, overshoot))
    show.canvas.picture("cheese/yellow", Box.around(cheese, show.unit(0.24)))


def cheese_transmuted(show: Show, x: h.CheeseTransmuted) -> None:
    """Puff: what was cheese is a rat."""
    backdrop(show, "ratland/place/pantry")
    figure(show, x.seat, show.at(0.18, 0.42), show.unit(0.42), "proud" if x.cheese else "")
    side = show.unit(0.3)
    puffed = show.since(0.8)
    for spot in spread(show.at(0.62, 0.64), x.cheese, side * 1.2, show.box.w * 0.6):
        if not puffed:
            show.canvas.picture("cheese/yellow", Box.around(spot, side))
        else:
            runner(show, spot, side * 1.3, show.tint(x.seat), runs=False)
        puff(show, spot, side * 0.8, 0.65)


def tribute_paid(show: Show, x: h.TributePaid) -> None:
    backdrop(show, "ratland/place/pantry")
    giver, musician = show.at(0.2, 0.44), show.at(0.8, 0.44)
    figure(show, x.giver, giver, show.unit(0.42))
    figure(show, x.seat, musician, show.unit(0.42), "happy")
    part = show.part(0.2, 1.0, ease_in_out)
    where = between(giver, (musician[0] - show.unit(0.42), musician[1]), part, show.unit(0.2))
    show.canvas.picture("cheese/yellow", Box.around(where, show.unit(0.24)))
    show.canvas.icon(
        "music",
        Box.around(show.at(0.5, 0.2 + 0.04 * (int(show.passed * 3) % 2)), show.unit(0.18)),
        theme.LAMP,
    )


CUES = {
    h.BagFilled: cue(bag_filled, 1.3, "bag"),
    h.PieceAdded: cue(piece_added, 1.4, lambda x: ((0.3, "bag"),) if x.colour is not None else ()),
    h.RatWounded: cue(rat_wounded, 1.5, "thud"),
    h.WhitesTraded: cue(whites_traded, 1.7, "piece_yellow"),
    h.NothingDrawn: cue(nothing_drawn, 0.6),
    h.RatTraded: cue(rat_traded, 1.4, lambda x: ((0.3, "steal"),) if x.rats else ()),
    h.Fed: cue(fed, lambda x: 0.8 + BITE * _bites(x) + 0.2 * min(x.starved, 10), _feed_sounds),
    h.CheeseTransmuted: cue(cheese_transmuted, 1.4, lambda x: ((0.7, "birth"),) if x.cheese else ()),
    h.TributePaid: cue(tribute_paid, 1.4, "steal"),
}
