"""Cues of phase 6: the bag, the pieces drawn from it one by one, and who draws when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.words import Colour, Place
from ratland_desktop.games.ratland.telling import caption
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.motion import bounce, ease_in_out, overshoot, wind_up
from ratland_desktop.shell.names import draw_name, fitting
from ratland_desktop.shell.portraits import draw_portrait
from ratland_desktop.shell.theme import Style

from .brushes import backdrop, between, clan_rat, figure, number, runner, words
from .hunt import hunters, in_the_bag
from .show import Show, Sounds, cue

PIECE_SECONDS, LONGEST_DRAW = 0.42, 4.0
FATE_SOUNDS = {"dies": "thud", "poisoned": "poison", "lost": "lost"}
SEARCHED = 0.34  # the veil over an area's picture


def _set(show: Show, area: Place, now: int | None, inside: int) -> Box:
    """Area, bag and order list; gives back the room that is left for what happens."""
    name = area.name.lower()
    backdrop(show, f"place/{name}_wide", SEARCHED)
    order = hunters(show.story, area, len(show.seats), show.told.active)
    wide = 0.0 if not order else 244.0 if len(order) <= 6 else 440.0
    heading = Box(show.box.x + 24, show.box.y + 10, show.box.w - wide - 48, 50)
    words(show, show.say(f"ratland.place.{name}.name"), heading, theme.SUBHEADING, theme.LAMP, align="left")
    bag = Box(show.box.x + 16, show.box.y + show.unit(0.22), show.unit(0.72), show.unit(0.72))
    draw_bag(show, bag, inside)
    if order:
        _order(show, show.box.right_part(wide), area, now)
    return Box(bag.right + 10, show.box.y + 62, show.box.right - wide - bag.right - 24, show.box.h - 74)


def draw_bag(show: Show, bag: Box, inside: int) -> None:
    show.canvas.picture("bag/bag_back", bag)
    show.canvas.picture("bag/bag_front", bag)
    plate = Box.around((bag.centre[0], bag.bottom - bag.h * 0.09), bag.w * 0.72, 42)
    show.canvas.pill(plate, theme.see_through(theme.NIGHT, 0.85))
    show.canvas.text(
        show.say("ratland.table.bag_left", n=inside),
        plate.inset(12, 2),
        theme.SMALL_LABEL,
        theme.LAMP,
        align="centre",
    )


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
    rows = max(4, -(-len(order) // columns))
    body = Box(box.x + 8, box.y + 40, box.w - 16, box.h - 46)
    cells = [cell for column in body.columns(columns, 6) for cell in column.rows(rows, 4)]
    for hunter, cell in zip(order, cells, strict=False):
        lit = hunter.seat == now
        done = hunter.won is not None and not lit
        if lit:
            canvas.rounded(cell, theme.LAMP, radius=14)
        side = min(cell.h, 52.0)
        draw_portrait(canvas, Box(cell.x + 4, cell.centre[1] - side / 2, side, side), show.seats[hunter.seat])
        count = cell.right_part(44)
        ink = theme.ON_LAMP if lit else theme.FAINT_TEXT if done else theme.TEXT
        name = Box(cell.x + side + 10, cell.y, cell.w - side - 58, cell.h)
        draw_name(canvas, show.seats[hunter.seat].name, name, theme.TINY_LABEL.sized(22), ink)
        if done:
            canvas.icon("check", Box.around(count.centre, min(24.0, cell.h * 0.6)), theme.GOOD)
        else:
            canvas.text(str(hunter.sent), count, theme.SMALL_LABEL, ink, align="centre")


# --- the happenings


def bag_filled(show: Show, x: h.BagFilled) -> None:
    room = _set(show, x.area, None, len(x.pieces))
    counted = Counter(x.pieces)
    colours = [colour for colour in Colour if counted[colour]]
    cells = room.grid(min(3, len(colours)), -(-len(colours) // 3), 10)
    bag = show.at(0.14, 0.3)
    for at, (colour, cell) in enumerate(zip(colours, cells, strict=False)):
        side = min(cell.h * 0.62, cell.w * 0.5, show.unit(0.34))
        piece = Box.around((cell.centre[0] - side * 0.4, cell.centre[1]), side)
        show.canvas.picture(f"cheese/{colour.name.lower()}", piece)
        count = Box(piece.right + 6, cell.y, cell.right - piece.right - 6, cell.h)
        words(show, f"×{counted[colour]}", count, theme.HEADING, theme.TEXT, align="left")
        part = show.part(0.3 + 0.18 * at, 0.6, ease_in_out)
        if 0 < part < 1:
            where = between(piece.centre, bag, part, show.unit(0.2))
            show.canvas.picture(f"cheese/{colour.name.lower()}", Box.around(where, side))


def piece_added(show: Show, x: h.PieceAdded) -> None:
    room = _set(show, x.area, None, in_the_bag(show.story))
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
    where = between((room.x + room.w * 0.5, room.centre[1]), show.at(0.14, 0.34), part, show.unit(0.2))
    if part < 1:
        show.canvas.picture(f"cheese/{x.colour.name.lower()}", Box.around(where, show.unit(0.26)))
    else:
        still = Box.around((room.x + room.w * 0.26, room.centre[1]), show.unit(0.26))
        show.canvas.picture(f"cheese/{x.colour.name.lower()}", still)
        words(show, "+1", Box(still.right - 10, still.y - 10, 90, 50), theme.HEADING, theme.LAMP)


def rat_wounded(show: Show, x: h.RatWounded) -> None:
    backdrop(show, f"place/{x.area.name.lower()}_wide", SEARCHED)
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


def _grid(room: Box, count: int) -> list[Box]:
    """Cells for so many pieces, as large as the room allows, and wider where words can use it."""
    rows = 1 if count <= 5 else 2 if count <= 12 else 3
    across = -(-count // rows)
    side = min(room.w / max(3, across), room.h / rows, 190.0)
    wide = min(room.w / across, side * 1.5)
    cells: list[Box] = []
    whole = Box.around(room.centre, wide * across, min(room.h, side * 1.22 * rows))
    for row in whole.rows(rows):
        cells += row.columns(across)
    return cells[:count]


def pace_of(count: int) -> float:
    """Seconds between two pieces: many pieces come faster."""
    return min(PIECE_SECONDS, LONGEST_DRAW / max(1, count))


def drew(show: Show, x: h.Drew) -> None:
    """Piece by piece out of the bag, each with what it does."""
    drawn = len(x.finds)
    out = sum(show.since(0.2 + pace_of(drawn) * at) for at in range(drawn))
    room = _set(show, x.area, x.seat, x.left + drawn - out)
    if not drawn:
        figure(show, x.seat, (room.centre[0], show.at(0, 0.42)[1]), show.unit(0.42), "hungry")
        return
    cells = _grid(room, drawn)
    style = _one_size(show, x.finds, _plate(cells[0]))
    for at, (find, cell) in enumerate(zip(x.finds, cells, strict=True)):
        start = 0.2 + pace_of(drawn) * at
        if show.since(start):
            _piece(show, find, cell, show.part(start, 0.45, overshoot))
        if show.since(start + 0.3):
            colour = theme.BAD if find.fate else theme.GOOD if find.cheese else theme.SOFT_TEXT
            words(show, caption(find, show.say), _plate(cell), style, colour)


def _piece(show: Show, find: h.Find, cell: Box, part: float) -> None:
    """On its way from the bag to its cell."""
    where = between(show.at(0.14, 0.34), _goal(cell), part, show.unit(0.14))
    show.canvas.picture(f"cheese/{find.colour.name.lower()}", Box.around(where, _side(cell)))


def _side(cell: Box) -> float:
    return min(cell.w * 0.78, cell.h * 0.66)


def _goal(cell: Box) -> Spot:
    return (cell.centre[0], cell.y + cell.h * 0.38)


def _plate(cell: Box) -> Box:
    """Below the piece: what it does."""
    return Box(cell.x + 2, _goal(cell)[1] + _side(cell) * 0.52, cell.w - 4, min(44.0, cell.h * 0.26))


def _one_size(show: Show, finds: Sequence[h.Find], plate: Box) -> Style:
    """The same letters below all pieces: the largest at which the longest words fit."""
    told = {caption(find, show.say) for find in finds}
    styles = (fitting(show.canvas, text, plate, theme.SMALL_LABEL) for text in told)
    return min(styles, key=lambda style: style.size)


def piece_returned(show: Show, x: h.PieceReturned) -> None:
    """All pieces lie there; one goes back under the helmet's protection."""
    room = _set(show, x.area, x.seat, in_the_bag(show.story))
    gone = x.pieces.index(x.colour) if x.colour is not None else None
    for at, (colour, cell) in enumerate(zip(x.pieces, _grid(room, len(x.pieces)), strict=True)):
        side = min(cell.w * 0.78, cell.h * 0.66)
        where = cell.centre
        if at == gone:
            where = between(
                cell.centre, show.at(0.14, 0.34), show.part(0.5, 0.9, ease_in_out), show.unit(0.2)
            )
        show.canvas.picture(f"cheese/{colour.name.lower()}", Box.around(where, side))


def whites_traded(show: Show, x: h.WhitesTraded) -> None:
    room = _set(show, x.area, x.seat, in_the_bag(show.story))
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
    room = _set(show, x.area, x.seat, in_the_bag(show.story))
    figure(show, x.seat, (room.centre[0], show.at(0, 0.42)[1]), show.unit(0.42), "sleepy")


def _draw_sounds(x: h.Drew) -> Sounds:
    heard: list[tuple[float, str]] = [(0.0, "bag")] if x.finds else []
    for at, find in enumerate(x.finds):
        sound = FATE_SOUNDS.get(find.fate) or ("piece_orange" if find.cheese > 1 else "piece_yellow")
        if not find.fate and not find.cheese:
            sound = "piece_white"
        heard.append((0.35 + pace_of(len(x.finds)) * at, sound))
    return heard


CUES = {
    h.BagFilled: cue(bag_filled, 1.6, "bag"),
    h.PieceAdded: cue(piece_added, 1.4, lambda x: ((0.3, "bag"),) if x.colour is not None else ()),
    h.RatWounded: cue(rat_wounded, 1.5, "thud"),
    h.Drew: cue(drew, lambda x: 0.8 + pace_of(len(x.finds)) * len(x.finds), _draw_sounds),
    h.PieceReturned: cue(piece_returned, 1.5, lambda x: ((0.5, "bag"),) if x.colour is not None else ()),
    h.WhitesTraded: cue(whites_traded, 1.7, "piece_yellow"),
    h.NothingDrawn: cue(nothing_drawn, 0.6),
}
