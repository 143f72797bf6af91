"""One player's place: head, points, total, open cards, hidden cards with their chips, and the hand.

`lay_place` says where each card lies, for whoever draws, presses or points at it. Rows get closer before they
overlap, and every badge stays whole. Shows what is in the view it is given, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ratland_desktop.games.ratjack.rules.chips import SIDES
from ratland_desktop.games.ratjack.rules.view import CardView, PlaceView, View
from ratland_desktop.games.ratjack.rules.words import POINTS_TO_WIN
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box, Spot
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.names import draw_fitting, draw_name
from ratland_desktop.shell.portraits import HEAD_SHAPE, draw_portrait, seat_colour
from ratland_desktop.shell.theme import Colour, Face, Style
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from .cards import SHAPE, draw_back, draw_card
from .chips import draw_chip, side_of
from .dials import draw_dial, draw_range
from .felt import GROUND, PlaceBox
from .rows import CLOSEST, GAP, GAP_BETWEEN, closer_by, row_width, spread
from .sets import face_of

STAR = 30.0
CORNER = Style(Face.ROUND, 20, grows=False)


@dataclass(frozen=True, slots=True)
class PlaceSpots:
    """Where things lie: cards by slot, the hand, the total, the stars."""

    cards: Mapping[int, Box]
    hand: tuple[Box, ...]
    dial: Spot
    radius: float
    stars: tuple[Box, ...]
    name: Box
    head: Box
    ghost: Box
    """Where the next open card would lie."""

    def seen(self, slot: int) -> Box:
        """The part of a card that no other card covers."""
        box = self.cards[slot]
        covers = [other.x for other in self.cards.values() if other.y == box.y and other.x > box.x]
        return box.left_part(min([box.w, *(x - box.x for x in covers)]))


@dataclass(frozen=True, slots=True)
class PlaceMood:
    """What the moment adds to a place: whose turn it is, and what it would count."""

    lit: bool = False
    mood: str = ""
    total: int | None = None
    """Shown instead of what lies there."""
    chances: tuple[int, ...] = ()
    """Every total that it might come to, if that depends on an unseen card."""
    eyes: bool = False
    """Hidden cards that are known are shown with their faces: on a player's own screen, and after a round."""
    glowing: int = 0
    """How many of the stars have just been won."""
    ghost: bool = False
    """The own row makes room for one more card."""
    counts: bool = True
    """With counting help: `chances` are shown as numbers."""


def lay_place(spot: PlaceBox, place: PlaceView, *, ghost: bool = False) -> PlaceSpots:
    """Where this place's cards lie now. `ghost`: the own row makes room for one more open card."""
    if spot.own:
        return _lay_own(spot.box, place, int(ghost))
    return _lay_low(spot.box, place) if spot.low else _lay_high(spot.box, place)


def _slots(place: PlaceView) -> tuple[list[int], list[int]]:
    """The slots of the open cards and of the hidden ones."""
    open_ = [slot for slot, card in enumerate(place.row) if card.up]
    return open_, [slot for slot, card in enumerate(place.row) if not card.up]


def _head(box: Box, size: float = 66.0) -> tuple[Box, Box, tuple[Box, ...]]:
    """The head, the name, and the stars beside it."""
    head = Box(box.x + 14, box.y + 8, size, size * HEAD_SHAPE)
    stars_wide = (STAR + 6) * POINTS_TO_WIN
    name = Box(head.right + 12, box.y + 12, max(90.0, box.w - 150 - size - stars_wide - 34), 54)
    stars = tuple(
        Box(name.right + 8 + at * (STAR + 6), name.centre[1] - STAR / 2, STAR, STAR)
        for at in range(POINTS_TO_WIN)
    )
    return head, name, stars


def _lay_high(box: Box, place: PlaceView) -> PlaceSpots:
    """Open cards above, hidden cards below, the hand at the right."""
    roomy = box.h > 500
    wide = 171.0 if roomy else 114.0
    small = 108.0 if roomy else 72.0
    head, name, stars = _head(box)
    radius = 62.0 if roomy else 48.0
    open_, hidden = _slots(place)
    upper = Box(box.x + 20, box.y + (110 if roomy else 92), box.w - 40 - (0 if roomy else 118), wide * SHAPE)
    if roomy:
        upper = Box(upper.x, box.y + 196, box.w - 40, upper.h)
    ghosts = spread(upper, wide, len(open_) + 1)
    lower_y = box.bottom - small * SHAPE - 16
    lower = Box(box.x + 20, lower_y, box.w - 40 - small - 60, small * SHAPE)
    hand_room = Box(
        box.right - 20 - small * max(1, len(place.hand)) * 0.62 - small * 0.38, lower_y, small * 2, 1
    )
    cards = dict(zip(open_, spread(upper, wide, len(open_)), strict=True))
    cards |= zip(hidden, spread(lower, small, len(hidden)), strict=True)
    hand = tuple(
        Box(hand_room.x + at * small * 0.62, lower_y, small, small * SHAPE) for at in range(len(place.hand))
    )
    dial = (box.right - radius - 20, box.y + radius + 14)
    return PlaceSpots(cards, hand, dial, radius, stars, name, head, ghosts[-1])


def _lay_low(box: Box, place: PlaceView) -> PlaceSpots:
    """Open and hidden cards side by side, under the name; the hand under the total."""
    head, name, stars = _head(box)
    wide, small, radius = 108.0, 72.0, 46.0
    open_, hidden = _slots(place)
    room = Box(box.x + 20, box.y + 92, box.w - 40 - 118, wide * SHAPE)
    closer = closer_by(room.w, wide, small, len(open_), len(hidden))
    if closer >= CLOSEST:
        upper = room.left_part(row_width(wide, wide + GAP, len(open_), closer))
        lower_x = upper.right + (GAP_BETWEEN if open_ else 0)
        lower = Box(lower_x, room.bottom - small * SHAPE, room.right - lower_x, small * SHAPE)
        own_small = small
    else:  # two rows of smaller cards
        wide, own_small = 76.0, 46.0
        upper = Box(room.x, box.y + 80, room.w, wide * SHAPE)
        lower = Box(room.x, box.bottom - own_small * SHAPE - 6, room.w, own_small * SHAPE)
    laid = spread(upper, wide, len(open_))
    cards = dict(zip(open_, laid, strict=True))
    cards |= zip(hidden, spread(lower, own_small, len(hidden), 8), strict=True)
    hand_x = box.right - 20 - small - (len(place.hand) - 1) * small * 0.4
    hand = tuple(
        Box(hand_x + at * small * 0.4, box.bottom - small * SHAPE - 10, small, small * SHAPE)
        for at in range(len(place.hand))
    )
    dial = (box.right - radius - 18, box.y + radius + 12)
    ghost = Box(laid[-1].right + GAP if laid else upper.x, upper.y, wide, wide * SHAPE)
    return PlaceSpots(cards, hand, dial, radius, stars, name, head, ghost)


def _lay_own(box: Box, place: PlaceView, more: int) -> PlaceSpots:
    """The near place: hidden cards are as large as open ones, because their owner reads them. So many `more`
    open cards find room."""
    tight = box.h < 450
    head, name, stars = _head(box, 74)
    radius = 48.0 if tight else 60.0
    wide, small, edge = (88.0, 74.0, 14.0) if tight else (126.0, 114.0, 18.0)
    open_, hidden = _slots(place)
    upper = Box(box.x + 22, box.y + (96 if tight else 106), box.w - 44 - 118, wide * SHAPE)
    lower = Box(box.x + 22, box.bottom - small * SHAPE - edge, box.w - 44, small * SHAPE)
    laid = spread(upper, wide, len(open_) + more)
    cards = dict(zip(open_, laid[: len(open_)], strict=True))
    cards |= zip(hidden, spread(lower, small, len(hidden)), strict=True)
    ghost = spread(upper, wide, len(open_) + 1)[-1]
    hand: tuple[Box, ...] = ()
    if tight:
        hand = tuple(
            Box(box.right - 22 - small - at * (small + 8), lower.y, small, small * SHAPE)
            for at in range(len(place.hand))
        )
    dial = (box.right - radius - 22, box.y + radius + 16)
    return PlaceSpots(cards, hand, dial, radius, stars, name, head, ghost)


# --- drawing


def draw_place(
    canvas: Canvas, spot: PlaceBox, view: View, seat: Seat, say: Texts, mood: PlaceMood | None = None
) -> None:
    """A place as this view shows it."""
    place, look = view.places[spot.seat], mood or PlaceMood()
    key = ("rj-place", spot, place, view.chips, seat, look)
    canvas.layer(key, spot.box.inset(-14), lambda c: _paint_place(c, spot, view, seat, say, look))


def _paint_place(canvas: Canvas, spot: PlaceBox, view: View, seat: Seat, say: Texts, mood: PlaceMood) -> None:
    place = view.places[spot.seat]
    spots = lay_place(spot, place, ghost=mood.ghost)
    rim: Colour = theme.LAMP if mood.lit else theme.BAD if place.out else seat_colour(seat).main
    canvas.rounded(spot.box, GROUND, radius=32, rim=rim, rim_width=6 if mood.lit or place.out else 3)
    draw_portrait(canvas, spots.head, seat, mood.mood or ("lost" if place.out else ""))
    draw_name(canvas, seat.name, spots.name, theme.LABEL, smallest=0.5)
    draw_stars(canvas, spots.stars, place.points, mood.glowing)
    total = place.total if mood.total is None else mood.total
    if mood.chances:
        draw_range(canvas, spots.dial, spots.radius, mood.chances, say, counts=mood.counts)
    else:
        draw_dial(canvas, spots.dial, spots.radius, total, say)
    draw_row(canvas, spots, view, place, mood)
    draw_hand(canvas, spots, place, seat, mood)
    if place.out and not mood.eyes:
        _draw_veil(canvas, spots)
        _draw_stamp(canvas, spot.box, say)


def draw_stars(canvas: Canvas, boxes: Sequence[Box], points: int, glowing: int = 0) -> None:
    for at, box in enumerate(boxes):
        won = at < points
        if won and at >= points - glowing:
            canvas.circle(box.centre, box.w * 0.85, theme.see_through(theme.LAMP, 0.35))
        canvas.icon("star", box, theme.LAMP if won else theme.mixed(theme.PANEL, theme.RIM, 0.35))


def worth_of(view: View, card: CardView) -> int:
    """What an open card counts now, with its chip."""
    assert card.face is not None
    value = face_of(card.face).value
    return SIDES[side_of(view, card.chip)].worth(value) if card.chip else value


def draw_row(canvas: Canvas, spots: PlaceSpots, view: View, place: PlaceView, mood: PlaceMood) -> None:
    """All cards, then all chips, so that no chip is covered by the next card."""
    for slot, box in spots.cards.items():
        card = place.row[slot]
        if card.up and card.face is not None:
            draw_card(canvas, box, card.face, worth=worth_of(view, card))
        elif card.face is not None and mood.eyes:
            draw_card(canvas, box, card.face, veiled=True)
        else:
            draw_back(canvas, box)
            if card.face is not None:
                draw_corner(canvas, box, face_of(card.face).value)
    for slot, box in spots.cards.items():
        if place.row[slot].chip:
            draw_chip(canvas, chip_box(box), side_of(view, place.row[slot].chip))


def chip_box(card: Box) -> Box:
    """Where the chip of a card lies: over its lower right corner."""
    side = max(min(44.0, card.w * 0.74), card.w * 0.5)
    return Box(card.right - side * 0.78, card.bottom - side * 0.8, side, side)


def draw_corner(canvas: Canvas, card: Box, value: int) -> None:
    """A small number on a back: a card that was seen, and can be followed (R17)."""
    side = max(26.0, card.w * 0.36)
    spot = Box(card.x - 4, card.y - 4, side, side)
    canvas.rounded(spot, theme.NIGHT, radius=8, rim=theme.LAMP, rim_width=2)
    with canvas.above():
        canvas.text(str(value), spot.inset(2), CORNER.sized(side * 0.66), theme.LAMP, align="centre")


def draw_hand(canvas: Canvas, spots: PlaceSpots, place: PlaceView, seat: Seat, mood: PlaceMood) -> None:
    """Backs with the seat's rim; a card that was seen has its number in the corner."""
    for box, card in zip(spots.hand, place.hand, strict=False):
        if card.face is not None and mood.eyes:
            draw_card(canvas, box, card.face, rim=seat_colour(seat).main)
            continue
        draw_back(canvas, box, seat_colour(seat).main)
        if card.face is not None:
            draw_corner(canvas, box, face_of(card.face).value)


def _draw_veil(canvas: Canvas, spots: PlaceSpots) -> None:
    """The cards of who is out lie in the dark."""
    for box in (*spots.cards.values(), *spots.hand):
        canvas.rounded(box.inset(-5), theme.see_through(theme.NIGHT, 0.5), radius=box.w * 0.1)


def _draw_stamp(canvas: Canvas, box: Box, say: Texts) -> None:
    """Says in large letters who is out of the round."""
    words = say("ratjack.screen.place.out")
    plate = Box.around((box.centre[0] + 10, box.bottom - 80), min(box.w - 170, 392), 92)
    with canvas.above():
        stamp = Box.around(plate.centre, plate.w, plate.w / canvas.pictures.shape("ratjack/table/stamp"))
        canvas.rounded(plate.inset(6, 4), theme.see_through((58, 13, 13), 0.94), radius=14)
        canvas.picture("ratjack/table/stamp", stamp)
        draw_fitting(canvas, words, plate.inset(34, 16), theme.SUBHEADING, theme.BAD, align="centre")
