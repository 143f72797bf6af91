"""The column at the left: who acts with which die in this turn, and what lies in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.games.comme_des_rats.rules.cards import KINDS
from ratland_desktop.games.comme_des_rats.rules.previews import still_hidden
from ratland_desktop.games.comme_des_rats.rules.table import Turn
from ratland_desktop.games.comme_des_rats.rules.view import View
from ratland_desktop.games.comme_des_rats.rules.words import Colour
from ratland_desktop.screens.pieces.paper import draw_paper
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..turn_chain import Deed, State, deeds
from . import pictures
from .cards import draw_card
from .faces import draw_face
from .tokens import draw_die, face_name

HEADING = 46.0
NOW, THEN = (255, 226, 138), (235, 225, 203)
TURN_SHARE = 0.52


def turn_box(column: Box) -> Box:
    return column.top_part(column.h * TURN_SHARE)


def middle_box(column: Box) -> Box:
    return column.below(column.h * TURN_SHARE + 14)


def draw_turn(canvas: Canvas, box: Box, view: View, seats: Sequence[Seat], say: Texts) -> None:
    """The dice of this turn: unshared ones lie there together, shared ones beside their players."""
    draw_paper(canvas, box, radius=24)
    inner = box.inset(16, 10)
    title = say("comme_des_rats.screen.turn.title")
    draw_fitting(canvas, title, inner.top_part(HEADING - 8), theme.SMALL_LABEL, theme.PAPER_HEADING)
    room = inner.below(HEADING - 6)
    turn, acting = view.turn, deeds(view)
    if turn is None or not turn.pairs:
        _draw_next(canvas, room, view, seats, say)
    elif acting and all(kept is not None for kept in turn.kept):
        high = min(94.0, room.h / len(acting) - 6)
        for at, deed in enumerate(acting):
            row = Box(room.x, room.y + at * (high + 8), room.w, high)
            _draw_deed(canvas, row, deed, view, seats[deed.seat], say)
    else:
        _draw_unshared(canvas, room, turn, seats, say)


def _draw_next(canvas: Canvas, room: Box, view: View, seats: Sequence[Seat], say: Texts) -> None:
    """Nothing is rolled yet: who will, with the figure."""
    canvas.rounded(room, THEN, radius=18)
    inner = room.inset(14, 12)
    if view.ended:
        words = say("comme_des_rats.screen.turn.over")
        canvas.text(words, inner, theme.SMALL_LABEL, theme.SOFT_INK, align="centre", lines=2)
        return
    who = seats[view.active]
    top, below = inner.top_part(inner.h * 0.6), inner.below(inner.h * 0.62)
    wide = top.h / HEAD_SHAPE
    draw_face(canvas, Box.around((top.centre[0] - wide * 0.5, top.centre[1]), wide, top.h), who)
    canvas.picture(pictures.FIGURE, Box.around((top.centre[0] + wide * 0.62, top.centre[1]), top.h * 0.7))
    words = say("comme_des_rats.screen.turn.next", name=who.name)
    canvas.text(words, below, theme.SMALL_LABEL, theme.INK, align="centre", lines=2)


def _draw_deed(canvas: Canvas, row: Box, deed: Deed, view: View, seat: Seat, say: Texts) -> None:
    canvas.rounded(row, NOW if deed.state is State.NOW else THEN, radius=18)
    inner = row.inset(10, 5)
    face = min(inner.h / HEAD_SHAPE, 66.0)
    draw_face(canvas, Box(inner.x, inner.centre[1] - face * HEAD_SHAPE / 2, face, face * HEAD_SHAPE), seat)
    side = min(inner.h, 66.0)
    spot = Box(inner.right - side, inner.centre[1] - side / 2, side, side)
    words = Box(inner.x + face + 10, inner.y, spot.x - inner.x - face - 18, inner.h)
    name, what = words.rows(2)
    draw_name(canvas, seat.name, name, theme.SMALL_LABEL, theme.INK)
    if deed.out:
        draw_fitting(canvas, say("comme_des_rats.screen.seat.out"), what, theme.NOTE, theme.BAD_INK)
    elif deed.die is not None:
        draw_fitting(canvas, face_name(say, deed.die), what, theme.NOTE, theme.SOFT_INK)
    else:
        words_ = say("comme_des_rats.screen.turn.picks")
        draw_fitting(canvas, words_, what, theme.NOTE, theme.SOFT_INK)
    if deed.die is not None:
        with canvas.faded(0.4 if deed.state is State.DONE or deed.out else 1.0):
            draw_die(canvas, spot, deed.die, deed.colour)
    elif view.turn is not None and len(view.turn.kept) == 2:
        half = side * 0.62
        for colour in Colour:
            at = Box(spot.right - half * (2 - colour), spot.centre[1] - half / 2, half, half)
            draw_die(canvas, at, view.turn.returned_die(colour), colour)


def _draw_unshared(canvas: Canvas, room: Box, turn: Turn, seats: Sequence[Seat], say: Texts) -> None:
    """Pairs that nobody has shared yet, and whose they are by now."""
    rows = room.rows(len(turn.pairs), 8)
    for colour, (pair, row) in enumerate(zip(turn.pairs, rows, strict=True)):
        canvas.rounded(row, THEN, radius=18)
        whose = turn.partners[colour] if turn.partners else turn.active
        inner = row.inset(10, 6)
        face = min(inner.h * 0.8 / HEAD_SHAPE, 72.0)
        head = Box(inner.x, inner.centre[1] - face * HEAD_SHAPE / 2, face, face * HEAD_SHAPE)
        draw_face(canvas, head, seats[whose])
        side = min(inner.h * 0.74, (inner.w - face - 40) / 2, 88.0)
        for at, die in enumerate(pair):
            spot = Box(inner.right - (side + 10) * (2 - at), inner.centre[1] - side / 2, side, side)
            kept = turn.kept[colour] if turn.kept else None
            with canvas.faded(1.0 if kept is None or kept == at else 0.45):
                draw_die(canvas, spot, die, Colour(colour))


def draw_middle(canvas: Canvas, box: Box, view: View, say: Texts) -> None:
    """What lies open in the middle, and what is still hidden in the whole deck: open arithmetic."""
    canvas.rounded(box, theme.see_through(theme.NIGHT, 0.75), radius=22)
    inner = box.inset(18, 8)
    title = say("comme_des_rats.screen.middle.title")
    draw_fitting(canvas, title, inner.top_part(38), theme.SMALL_LABEL, theme.LAMP)
    hidden = inner.bottom_part(92)
    _draw_open(canvas, Box(inner.x, inner.y + 42, inner.w, hidden.y - inner.y - 46), view, say)
    words = say("comme_des_rats.screen.middle.hidden")
    draw_fitting(canvas, words, hidden.top_part(30), theme.NOTE, theme.SOFT_TEXT)
    for (kind, count), cell in zip(
        still_hidden(view).items(), hidden.below(32).columns(len(KINDS), 4), strict=True
    ):
        draw_card(canvas, cell.left_part(38), kind)
        canvas.text(str(count), cell.beside(42), theme.SMALL_LABEL.fixed(), theme.TEXT)


def _draw_open(canvas: Canvas, room: Box, view: View, say: Texts) -> None:
    if not view.middle:
        words = say("comme_des_rats.screen.middle.empty")
        draw_fitting(canvas, words, room.top_part(40), theme.NOTE, theme.SOFT_TEXT)
        return
    kinds = [kind for kind in KINDS if kind in view.middle]
    for kind, cell in zip(kinds, room.columns(2, 10), strict=False):
        card = cell.left_part(min(66.0, cell.h / 1.4))
        draw_card(canvas, card, kind)
        words = say("comme_des_rats.screen.middle.used", n=view.middle.count(kind))
        draw_fitting(canvas, words, cell.beside(card.w + 8), theme.SMALL_LABEL, theme.TEXT)
