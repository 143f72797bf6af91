"""A seat's panel on the open table: points, bandages, the stash as backs, the role, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from ratland_desktop.games.comme_des_rats.rules.previews import bells
from ratland_desktop.games.comme_des_rats.rules.third_rat import RAT_CARDS
from ratland_desktop.games.comme_des_rats.rules.view import RatView, View
from ratland_desktop.screens.table.panel import draw_panel_frame
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE
from ratland_desktop.tabletop.seats import NOBODY, Seat
from ratland_desktop.text import Texts

from ..turn_chain import round_over
from . import pictures
from .cards import draw_count, draw_fan, role_name
from .faces import draw_face
from .pictures import SHAPE
from .tokens import draw_die, draw_plasters, draw_wedges

NARROW = 400.0
"""Panels below this width have smaller heads."""


@dataclass(frozen=True, slots=True)
class SeatSpots:
    """Where things are in a panel; the eye for a glance is at the upper right end of the well."""

    head: Box
    name: Box
    wedges: Box
    well: Box
    fan: Box
    plasters: Box
    corner: Box
    below: Box
    """Under the plasters: the role, or the Third Rat's cards."""


def seat_spots(panel: Box) -> SeatSpots:
    narrow = panel.w < NARROW
    inner = panel.inset(16, 14)
    face = 78.0 if narrow else 94.0
    head = Box(inner.x, inner.y, face, face * HEAD_SHAPE)
    corner = Box(inner.right - 46, inner.y, 46, 46)
    left = head.right + 12
    name = Box(left, inner.y, corner.x - left - 6, 48)
    wedges = Box(left, inner.y + 54, inner.right - left, 40)
    well = Box(inner.x + 2, inner.y + 112, inner.w - 4, inner.h - 112)
    room = well.inset(14, 12)
    fan = room.left_part(room.w * 0.5)
    right = room.right_part(room.w * 0.46)
    return SeatSpots(head, name, wedges, well, fan, right.top_part(58), corner, right.below(64))


def eye_panel(panel: Box) -> Box:
    """The part of a panel in whose upper right corner the house puts the eye."""
    spots = seat_spots(panel)
    top = spots.below.bottom - 56 - 12
    return Box(panel.x, top, spots.below.right + 12 - panel.x, panel.bottom - top)


@dataclass(frozen=True, slots=True)
class SeatMood:
    """What the moment adds: whom the table speaks of, the mood of the head, paw prints of the Cat."""

    lit: bool = False
    mood: str = ""
    level: str = ""
    """The name of a computer's level."""


def draw_seat(canvas: Canvas, panel: Box, view: View, number: int, seat: Seat, say: Texts,
              mood: SeatMood) -> None:  # fmt: skip
    rat, spots = view.rats[number], seat_spots(panel)
    draw_panel_frame(canvas, panel, seat, mood.lit)
    with canvas.faded(0.5 if rat.out else 1.0):
        draw_face(canvas, spots.head, seat, mood.mood or _mood(rat))
        if rat.bandages:
            canvas.picture(pictures.bandaged(rat.bandages), spots.head)
    _draw_corner(canvas, spots, view, number, seat, say)
    draw_wedges(canvas, spots.wedges, rat.points)
    canvas.rounded(spots.well, theme.see_through(theme.WELL, 0.65), radius=18)
    if rat.out:
        _draw_out(canvas, spots, rat, say)
    else:
        _draw_stash(canvas, spots, rat, say, over=round_over(view))
    draw_plasters(canvas, spots.plasters, rat.bandages)
    if view.turn is not None and number in view.turn.visited:
        paw = Box(spots.head.right - 34, spots.head.bottom - 36, 40, 40)
        canvas.picture(pictures.PAW, paw)
    if number in bells(view).seats:
        _draw_bell(canvas, spots.head)
    if seat.player == NOBODY:
        _draw_rat_cards(canvas, spots.below, view)
    elif rat.role_closed or rat.role is not None:
        _draw_role(canvas, spots.below, rat, say, beside_eye=seat.is_human)
    elif mood.level:
        draw_fitting(canvas, mood.level, spots.below.top_part(40), theme.NOTE, theme.SOFT_TEXT, align="right")


def _draw_bell(canvas: Canvas, head: Box) -> None:
    """One more bandage here may end the round."""
    spot = (head.x + 10, head.bottom - 12)
    canvas.circle(spot, 21, theme.NIGHT, rim=theme.LAMP, rim_width=3)
    canvas.icon(pictures.BELL, Box.around(spot, 28), theme.LAMP)


def _mood(rat: RatView) -> str:
    return "lost" if rat.out else "hungry" if rat.bandages == 2 else ""


def _draw_corner(canvas: Canvas, spots: SeatSpots, view: View, number: int, seat: Seat, say: Texts) -> None:
    """The figure of the active player, "Partner", or the sign of a computer; the name takes what is left."""
    turn, name, corner = view.turn, spots.name, spots.corner
    if number == view.active and not view.ended:
        canvas.circle(corner.centre, corner.w / 2, theme.LAMP, rim=theme.LAMP_RIM, rim_width=3)
        canvas.icon("star", corner.inset(9), theme.ON_LAMP)
    elif turn is not None and number in turn.partners:
        words = say("comme_des_rats.screen.seat.partner")
        wide = min(canvas.measure(words, theme.TINY_LABEL)[0] + 28, spots.wedges.w * 0.5)
        pill = Box(corner.right - wide, corner.y + 2, wide, 40)
        canvas.pill(pill, theme.LAMP)
        draw_fitting(canvas, words, pill.inset(10, 2), theme.TINY_LABEL, theme.ON_LAMP, align="centre")
        name = Box(name.x, name.y, pill.x - name.x - 6, name.h)
    elif not seat.is_human and seat.player != NOBODY:
        canvas.icon("robot", corner.inset(6), theme.SOFT_TEXT)
    draw_name(canvas, seat.name, name, theme.SUBHEADING, smallest=0.5)


def _draw_stash(canvas: Canvas, spots: SeatSpots, rat: RatView, say: Texts, *, over: bool) -> None:
    """As backs for the others; the Third Rat's, and the own for one person alone, face up. `over`: the
    round is over, no more cards will come.
    """
    cards: tuple[str | None, ...] = rat.stash if rat.stash is not None else (None,) * rat.cards
    if not rat.cards:
        words = say("comme_des_rats.screen.seat.none" if over else "comme_des_rats.screen.seat.empty")
        room = spots.fan.inset(4, 30)
        canvas.text(words, room, theme.NOTE, theme.SOFT_TEXT, lines=2)
        return
    wide = min(96.0, (spots.fan.h - 10) / SHAPE)
    laid = draw_fan(canvas, spots.fan, wide, cards)
    last = laid[-1]
    draw_count(canvas, (last.right - 6, last.bottom - 14), 22, rat.cards)


def _draw_out(canvas: Canvas, spots: SeatSpots, rat: RatView, say: Texts) -> None:
    words = say("comme_des_rats.screen.seat.lost", n=rat.cards_lost)
    canvas.text(words, spots.fan.inset(4, 20), theme.SMALL, theme.BAD, lines=3)


def _draw_role(canvas: Canvas, box: Box, rat: RatView, say: Texts, *, beside_eye: bool) -> None:
    """A closed card, or the crest of a role that is known."""
    room = box.left_part(box.w - 66) if beside_eye else box
    high = min(64.0, room.h)
    sign = Box(room.x, room.bottom - high, high, high)
    if rat.role is None:
        canvas.picture(pictures.ROLE_BACK, sign)
        return
    with canvas.faded(0.75 if not rat.role_closed else 1.0):
        canvas.picture(pictures.crest(rat.role), sign)
    words = Box(sign.right + 6, sign.y, room.right - sign.right - 6, high)
    if words.w >= 120:
        draw_fitting(canvas, role_name(say, rat.role), words, theme.NOTE, theme.TEXT)


def _draw_rat_cards(canvas: Canvas, box: Box, view: View) -> None:
    """The Third Rat's six cards: closed ones as backs, and the ranks of the one that was turned last."""
    closed = view.rat_cards_left
    high = min(52.0, box.h * 0.48)
    for at in range(closed):
        canvas.picture(pictures.RAT_CARD_BACK, Box(box.x + at * high * 0.5, box.y, high / SHAPE, high))
    if view.turn is not None and view.turn.rat_card is not None:
        ranks = RAT_CARDS[view.turn.rat_card].ranks
        side = min(40.0, box.w / len(ranks) - 3)
        for at, face in enumerate(ranks):
            draw_die(canvas, Box(box.x + at * (side + 3), box.bottom - side, side, side), face)
