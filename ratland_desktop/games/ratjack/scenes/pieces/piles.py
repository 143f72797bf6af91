"""What lies between the players: deck, discard pile, the display of chips, and what has not been seen yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from ratland_desktop.games.ratjack.rules.chips import LETTERS
from ratland_desktop.games.ratjack.rules.reimagining import unseen
from ratland_desktop.games.ratjack.rules.view import View
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.shell.theme import Face, Style
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .cards import draw_back, draw_card
from .chips import RING, draw_chip, draw_chip_place, side_of
from .felt import Felt, draw_ground
from .places import draw_corner
from .sets import face_of

COUNT = Style(Face.ROUND, 36)
NUMBER = Style(Face.ROUND, 28, grows=False)
VALUES = range(1, 13)
BESIDE = 78.0
"""The room for words between a pile and what lies beside it."""
EACH = 2
"""So many cards of each value are in a deck."""


def draw_piles(canvas: Canvas, felt: Felt, view: View, say: Texts) -> None:
    """The deck face down, the discard pile with its top card, and how many lie there."""
    for box, pile in ((felt.deck, "deck"), (felt.discard, "discard")):
        count = len(view.deck) if pile == "deck" else len(view.discard)
        key = ("rj-pile", pile, count, view.discard[-1:] if pile == "discard" else (), view.deck[-1:], felt)
        around = Box(box.x - 20, box.y - 12, box.w + 120, box.h + 60)
        canvas.layer(key, around, partial(_paint_pile, felt, view, say, box, pile))


def _paint_pile(felt: Felt, view: View, say: Texts, box: Box, pile: str, canvas: Canvas) -> None:
    count = len(view.deck) if pile == "deck" else len(view.discard)
    if count == 0:
        canvas.dashed(box, theme.FAINT_TEXT, radius=12, width=3)
    for depth in range(min(2, count - 1), 0, -1):
        under = box.moved(depth * 4, depth * 3)
        if pile == "deck":
            draw_back(canvas, under)
        else:
            canvas.rounded(under, theme.PAPER_DIM, radius=box.w * 0.1, rim=theme.SOFT_INK, rim_width=2)
    if count and pile == "deck":
        draw_back(canvas, box)
        if view.deck[-1] is not None:
            draw_corner(canvas, box, face_of(view.deck[-1]).value)
    elif count:
        draw_card(canvas, box, view.discard[-1])
    name = say(f"ratjack.screen.pile.{pile}")
    if felt.counts_beside:
        beside = Box(box.right + 14, box.y + 18, BESIDE, 46)
        canvas.text(str(count), beside, COUNT, theme.TEXT)
        under = Box(beside.x, beside.bottom + 2, BESIDE, 34)
        draw_fitting(canvas, name, under, theme.NOTE, theme.SOFT_TEXT)
    else:
        words = say("ratjack.screen.pile.count", pile=name, n=count)
        below = Box(box.centre[0] - 75, box.bottom + 8, 150, 32)
        draw_fitting(canvas, words, below, theme.NOTE, theme.SOFT_TEXT, align="centre")


def chip_spots(felt: Felt, count: int = len(LETTERS)) -> list[Box]:
    """Where the chips of the display lie, from A to F."""
    box = felt.display
    wide = felt.display.w > 600
    row = (
        box.inset(14, 10).top_part(box.h - 46)
        if wide
        else Box(box.x + 12, box.y + 44, box.w - 24, box.h - 54)
    )
    cells = row.columns(count, 6)
    return [Box.around(cell.centre, min(cell.w, cell.h, 102.0)) for cell in cells]


def chip_places(felt: Felt, view: View) -> list[tuple[str, Box]]:
    """The chips that lie in the display, and where."""
    spots = zip(LETTERS, chip_spots(felt), strict=True)
    return [(letter, box) for letter, box in spots if letter in view.display]


def draw_display(canvas: Canvas, felt: Felt, view: View, seats: Sequence[Seat], say: Texts) -> None:
    """The chips that lie there; one that lies elsewhere leaves a ring with the face of who has it."""
    owners = chip_owners(view)
    key = ("rj-display", felt.display, view.display, view.chips, owners, tuple(seats))
    canvas.layer(key, felt.display.inset(-4), lambda c: _paint_display(c, felt, view, seats, say, owners))


def chip_owners(view: View) -> tuple[tuple[str, int], ...]:
    """In whose row the chips lie that are not in the display."""
    return tuple((card.chip, place.seat) for place in view.places for card in place.row if card.chip)


def _paint_display(
    canvas: Canvas, felt: Felt, view: View, seats: Sequence[Seat], say: Texts,
    owners: Sequence[tuple[str, int]],
) -> None:  # fmt: skip
    draw_ground(canvas, felt.display)
    box, has = felt.display, dict(owners)
    beneath = box.w > 600
    title = box.bottom_part(38).moved(0, -4) if beneath else box.top_part(40).moved(0, 4)
    draw_fitting(
        canvas, say("ratjack.place.display"), title.inset(20, 2), theme.NOTE, theme.SOFT_TEXT, align="centre"
    )
    for letter, spot in zip(LETTERS, chip_spots(felt), strict=True):
        if letter in view.display:
            draw_chip(canvas, spot, side_of(view, letter))
            continue
        owner = seats[has[letter]] if letter in has else None
        draw_chip_place(canvas, spot, seat_colour(owner).main if owner is not None else RING)
        if owner is not None:
            wide = spot.w * 0.56
            draw_portrait(canvas, Box.around(spot.centre, wide, wide * HEAD_SHAPE), owner)


def draw_unseen(canvas: Canvas, box: Box, view: View, say: Texts) -> None:
    """What this seat has not seen yet: two marks for each value."""
    faces = unseen(view)
    left = Counter(face.value for face in faces)
    key = ("rj-unseen", box, tuple(sorted(left.items())))
    canvas.layer(key, box.inset(-4), lambda c: _paint_unseen(c, box, left, len(faces), say))


def _paint_unseen(canvas: Canvas, box: Box, left: Counter[int], count: int, say: Texts) -> None:
    draw_ground(canvas, box)
    head = box.top_part(44).inset(20, 4)
    draw_fitting(
        canvas, say("ratjack.screen.unseen", n=count), head, theme.NOTE, theme.SOFT_TEXT, align="centre"
    )
    for value, column in zip(VALUES, box.below(42).inset(16, 4).columns(len(VALUES), 4), strict=True):
        some = left[value] > 0
        number = column.top_part(38)
        canvas.text(str(value), number, NUMBER, theme.TEXT if some else theme.FAINT_TEXT, align="centre")
        for at in range(EACH):
            mark = Box.around((column.centre[0], number.bottom + 12 + at * 24), 26, 19)
            if at < left[value]:
                canvas.rounded(mark, theme.LAMP, radius=5, rim=theme.LAMP_RIM, rim_width=2)
            else:
                canvas.rounded(mark, None, radius=5, rim=(76, 106, 100), rim_width=2)
