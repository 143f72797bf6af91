"""The table at the end of a round, with everything turned up, for the results."""

from __future__ import annotations

from ratland_desktop.games.ratjack.rules.view import PlaceView, View
from ratland_desktop.screens.results.pages import FinalTable
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .pieces.cards import SHAPE, draw_card
from .pieces.chips import draw_chip, side_of
from .pieces.dials import draw_dial
from .pieces.places import chip_box, worth_of
from .pieces.rows import spread
from .telling_again import last_view

WIDEST = 112.0


def draw_last_table(canvas: Canvas, box: Box, shown: FinalTable) -> None:
    """A row for each player: open cards, hidden cards, the hand."""
    assert shown.match is not None
    view = last_view(shown.match, shown.round)
    high = min(170.0, box.h / view.players)
    for place in view.places:
        row = Box(box.x, box.y + high * place.seat, box.w, high - 10)
        _draw_row(canvas, row, view, place, shown.seats[place.seat], shown.say)


def _draw_row(canvas: Canvas, row: Box, view: View, place: PlaceView, seat: Seat, say: Texts) -> None:
    canvas.rounded(row, theme.PANEL, radius=26, rim=seat_colour(seat).main, rim_width=3)
    inner = row.inset(18, 8)
    face = min(inner.h * 0.8, 90.0)
    draw_portrait(
        canvas, Box(inner.x, inner.centre[1] - face * HEAD_SHAPE / 2, face, face * HEAD_SHAPE), seat
    )
    draw_name(canvas, seat.name, Box(inner.x + face + 12, inner.y, 210, inner.h), theme.LABEL)
    radius = min(44.0, inner.h * 0.34)
    dial = (inner.x + face + 290, inner.centre[1] - 12)
    draw_dial(canvas, dial, radius, place.total, say)
    room = inner.beside(face + 360)
    open_, hidden, hand = room.shares((5, 4, 2), gap=20)
    for part, words in ((open_, "open"), (hidden, "hidden"), (hand, "hand")):
        draw_fitting(
            canvas, say(f"ratjack.screen.results.{words}"), part.top_part(28), theme.NOTE, theme.SOFT_TEXT
        )
    _draw_cards(canvas, open_.below(28), view, place, up=True)
    _draw_cards(canvas, hidden.below(28), view, place, up=False)
    wide = min(WIDEST, (hand.h - 28) / SHAPE)
    for card, spot in zip(place.hand, spread(hand.below(28), wide, len(place.hand)), strict=True):
        if card.face is not None:
            draw_card(canvas, spot, card.face)


def _draw_cards(canvas: Canvas, box: Box, view: View, place: PlaceView, *, up: bool) -> None:
    cards = [card for card in place.row if card.up is up]
    wide = min(WIDEST, box.h / SHAPE)
    spots = spread(box, wide, len(cards))
    for card, spot in zip(cards, spots, strict=True):
        if card.face is not None:
            draw_card(canvas, spot, card.face, worth=worth_of(view, card) if up else None, veiled=not up)
    for card, spot in zip(cards, spots, strict=True):
        if card.chip:
            draw_chip(canvas, chip_box(spot), side_of(view, card.chip))
