"""What all open decisions share: the deciding seat, its texts, the widgets, and how to answer. And the one
that serves every question with a handful of answers: a card for each.

A decision is rebuilt whenever the form is; what has been chosen so far is in `draft`, which the scene
keeps. Only `answer` reaches the session.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ratland_desktop.hotseat.asking import Asking, Offer, Put
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.canvas import Canvas
from ratland_desktop.shell.go import Go
from ratland_desktop.shell.intents import Shortcut
from ratland_desktop.shell.names import draw_fitting, draw_paragraph
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.theme import SeatColour
from ratland_desktop.shell.widgets import Button, Kind, Look, Widget
from ratland_desktop.shell.widgets.buttons import Action, draw_plate
from ratland_desktop.tabletop.dialogue import Happening, Question
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas


Q = TypeVar("Q", bound=Question)
HEAD_HIGH = 112.0


@dataclass(slots=True)
class Around:
    """What a decision may know of the table: its box, words, seats, the story, and where to answer.

    After a change of the draft `rebuild` asks for another form, `pulled` only for another picture: something
    was drawn by hand, `since` so many seconds. `hurried` says that somebody only keeps pressing.
    """

    box: Box
    asking: Asking
    seats: Sequence[Seat]
    say: Texts
    story: Sequence[Happening]
    told: Any
    by_hand: bool
    """The player draws pieces by hand before deciding about them."""
    draft: dict[str, Any]
    answer: Callable[[object], Go | None]
    rebuild: Callable[[], None]
    since: Callable[[], float]
    pulled: Callable[[str], None]
    """With the name of a sound."""
    hurried: Callable[[], None]


class Decision(Generic[Q]):
    """Subclass it: `widgets` gives what can be pressed, `draw` paints what stands around it."""

    def __init__(self, question: Q, around: Around) -> None:
        self.question = question
        self.around = around
        self.put: Put = around.asking.put(question, [seat.name for seat in around.seats], around.say)

    @property
    def first(self) -> str:
        """The widget that has the focus in the beginning."""
        return "offer-0"

    @property
    def head(self) -> Box:
        return self.around.box.top_part(HEAD_HIGH).inset(22, 8)

    @property
    def body(self) -> Box:
        return self.around.box.below(HEAD_HIGH).inset(22, 10)

    def widgets(self) -> list[Widget]:
        raise NotImplementedError

    @property
    def part(self) -> object:
        """Which part of it is on the stage; another one has another form."""
        return None

    @property
    def in_motion(self) -> bool:
        """Whether it looks different as time goes by."""
        return False

    def hot(self, shortcut: Shortcut) -> Go | None:
        """A hot key that only this decision knows."""
        return None

    def draw(self, canvas: Canvas) -> None:
        self.draw_head(canvas)

    def draw_head(self, canvas: Canvas) -> None:
        """Who decides, and what about."""
        seat = self.around.seats[self.question.seat]
        strip = self.around.box.top_part(HEAD_HIGH)
        canvas.gradient(strip, theme.mixed(theme.PANEL, seat_colour(seat).main, 0.4), theme.DEEP)
        face = Box(self.head.x, self.head.y, 92, 98)
        draw_portrait(canvas, face, seat)
        title, about = self.head_words.top_part(52), self.head_words.below(52)
        draw_fitting(canvas, self.put.title, title, theme.SUBHEADING, theme.LAMP)
        draw_paragraph(canvas, self.put.about, about.left_part(about.w - self.about_room), theme.SMALL)

    @property
    def head_words(self) -> Box:
        return self.head.beside(112).left_part(self.head.w - 112 - self.head_room)

    head_room = 0.0
    """Kept free at the right of the head."""
    about_room = 0.0
    """Kept free at the right of what the question is about."""


TALLEST, TALLEST_OF_TWO = 330.0, 230.0
NOTE_HIGH = 56.0
LEAST_PICTURE, MOST_PICTURE = 0.34, 0.46
MOST_IN_ROWS = (4, 8, 15)
"""So many cards in one, two and three rows; more than these stand in four."""


class OfferCard(Button):
    """A large card to press: a picture or a face, the answer, its consequence."""

    def __init__(
        self, name: str, box: Box, offer: Offer, sign: str, seat: Seat | None, on_press: Action
    ) -> None:
        """`sign` is a picture ("rat/token") or an icon; without it there are only words."""
        super().__init__(name, box, offer.label, on_press, kind=Kind.QUIET, sound="confirm")
        self.offer, self.sign, self.seat = offer, sign, seat
        self.tint: SeatColour | None = None

    @property
    def ring_radius(self) -> float:
        return 22.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_plate(canvas, self.box, self.kind, look, enabled=self.enabled, radius=22)
        inner = self.box.inset(14, 12)
        if self.seat is None and not self.sign:
            self._words(canvas, inner, "centre")
            return
        wide = inner.w > inner.h * 1.5
        side = min(inner.h, inner.w * 0.34) if wide else min(inner.w, self._picture_high(canvas, inner))
        spot = Box(inner.x, inner.centre[1] - side / 2, side, side) if wide else inner.top_part(side)
        self._sign(canvas, Box.around(spot.centre, side))
        words = self._beside_picture(canvas, inner, side + 14) if wide else inner.below(side + 4)
        self._words(canvas, words, "left" if wide else "centre")

    def _words(self, canvas: Canvas, words: Box, align: str) -> None:
        title = words.top_part(min(46.0, words.h * 0.42)) if self.offer.about else words
        draw_fitting(canvas, self.words, title, theme.LABEL, theme.LAMP, align=align)
        draw_paragraph(canvas, self.offer.about, words.below(title.h), theme.NOTE, theme.TEXT, align=align)

    def _beside_picture(self, canvas: Canvas, inner: Box, aside: float) -> Box:
        """Answer and consequence, as high as the middle of the picture."""
        words = inner.beside(aside)
        if not self.offer.about:
            return words
        high = 50 + canvas.measure(self.offer.about, theme.NOTE, words.w)[1]
        return words.below(max(0.0, (words.h - high) / 2))

    def _picture_high(self, canvas: Canvas, inner: Box) -> float:
        """The picture takes what the words leave over."""
        if not self.offer.about:
            return inner.h - 60
        _, words = canvas.measure(self.offer.about, theme.NOTE, inner.w)
        return min(inner.h * MOST_PICTURE, max(inner.h * LEAST_PICTURE, inner.h - 54 - words))

    def _sign(self, canvas: Canvas, box: Box) -> None:
        if self.seat is not None:
            draw_portrait(canvas, box, self.seat)
        elif "/" in self.sign:
            canvas.picture(self.sign, box.inset(4), tint=self.tint)
        else:
            canvas.icon(self.sign, box.inset(box.w * 0.2), theme.SOFT_TEXT)


class Offers(Decision[Any]):
    """One card for each answer."""

    def sign_of(self, answer: object) -> str:
        """The picture or icon on the card of this answer; "" for words alone."""
        return ""

    def widgets(self) -> list[Widget]:
        offers, seats = self.put.offers, self.around.seats
        cards: list[Widget] = []
        for at, (offer, cell) in enumerate(zip(offers, self.cells(len(offers)), strict=False)):
            press = partial(self.around.answer, offer.answer)
            seat = None if offer.seat is None else seats[offer.seat]
            card = OfferCard(f"offer-{at}", cell, offer, self.sign_of(offer.answer), seat, press)
            card.tint = seat_colour(seats[self.question.seat])
            cards.append(card)
        return cards

    def cells(self, count: int) -> list[Box]:
        """Up to four side by side, more in several rows."""
        rows = 1 + sum(count > most for most in MOST_IN_ROWS)
        body = self.body.below(NOTE_HIGH if self.put.note else 0)
        tallest = TALLEST_OF_TWO if count <= 2 else TALLEST
        room = body if rows > 1 else Box.around(body.centre, body.w, min(body.h, tallest))
        return room.grid(-(-count // rows), rows, 14)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_paragraph(canvas, self.put.note, self.body.top_part(NOTE_HIGH - 10), theme.SMALL, theme.TEXT)
