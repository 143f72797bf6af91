"""Decisions with a handful of answers: one card for each, with its picture and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratland_desktop.games.ratland.asking import Offer
from ratland_desktop.games.ratland.rules.questions import AddPiece, PutBack, Scavenge, Transmute, Wound
from ratland_desktop.games.ratland.rules.words import Colour
from ratland_desktop.games.ratland.scenes.pieces.names import draw_fitting, draw_paragraph
from ratland_desktop.shell import theme
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.portraits import draw_portrait, seat_colour
from ratland_desktop.shell.theme import SeatColour
from ratland_desktop.shell.widgets import Button, Kind, Look, Widget
from ratland_desktop.shell.widgets.buttons import Action, draw_plate
from ratland_desktop.tabletop.dialogue import Question
from ratland_desktop.tabletop.seats import Seat

from .base import Decision

if TYPE_CHECKING:
    from ratland_desktop.shell.canvas import Canvas

TALLEST = 290.0


class OfferCard(Button):
    """A large card to press: picture, answer, consequence."""

    def __init__(
        self, name: str, box: Box, offer: Offer, sign: str, seat: Seat | None, on_press: Action
    ) -> None:
        super().__init__(name, box, offer.label, on_press, kind=Kind.QUIET, sound="confirm")
        self.offer, self.sign, self.seat = offer, sign, seat
        self.tint: SeatColour | None = None

    @property
    def ring_radius(self) -> float:
        return 22.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        ink = draw_plate(canvas, self.box, self.kind, look, enabled=self.enabled, radius=22)
        inner = self.box.inset(14, 12)
        wide = inner.w > inner.h * 1.5
        side = min(inner.h, inner.w * 0.34) if wide else min(inner.w, inner.h * 0.44)
        spot = Box(inner.x, inner.centre[1] - side / 2, side, side) if wide else inner.top_part(side)
        self._sign(canvas, Box.around(spot.centre, side), ink)
        words = inner.beside(side + 14) if wide else inner.below(side + 4)
        title = words.top_part(min(46.0, words.h * 0.42))
        align = "left" if wide else "centre"
        draw_fitting(canvas, self.words, title, theme.LABEL, theme.LAMP, align=align)
        draw_paragraph(canvas, self.offer.about, words.below(title.h), theme.NOTE, theme.TEXT, align=align)

    def _sign(self, canvas: Canvas, box: Box, ink: theme.Colour) -> None:
        if self.seat is not None:
            draw_portrait(canvas, box, self.seat)
        elif "/" in self.sign:
            canvas.picture(self.sign, box.inset(4), tint=self.tint)
        else:
            canvas.icon(self.sign, box.inset(box.w * 0.2), theme.SOFT_TEXT)


class Offers(Decision[Any]):
    """One card for each answer."""

    def sign_of(self, answer: object) -> str:
        return "cross"

    def seat_of(self, answer: object) -> Seat | None:
        return None

    def widgets(self) -> list[Widget]:
        offers = self.put.offers
        cards: list[Widget] = []
        for at, (offer, cell) in enumerate(zip(offers, self.cells(len(offers)), strict=False)):
            press = self.pressing(offer.answer)
            sign, seat = self.sign_of(offer.answer), self.seat_of(offer.answer)
            card = OfferCard(f"offer-{at}", cell, offer, sign, seat, press)
            card.tint = seat_colour(self.around.seats[self.question.seat])
            cards.append(card)
        return cards

    def pressing(self, answer: object) -> Action:
        return lambda: self.around.answer(answer)

    def cells(self, count: int) -> list[Box]:
        """Up to four side by side, more in two or three rows."""
        rows = 1 if count <= 4 else 2 if count <= 8 else 3
        room = self.body if rows > 1 else Box.around(self.body.centre, self.body.w, min(self.body.h, TALLEST))
        return room.grid(-(-count // rows), rows, 14)


class PieceOffers(Offers):
    """Colours of cheese: which to add, which to put back."""

    def sign_of(self, answer: object) -> str:
        return f"cheese/{answer.name.lower()}" if isinstance(answer, Colour) else "hand"


class WoundOffers(Offers):
    """Whose rat is wounded."""

    def seat_of(self, answer: object) -> Seat | None:
        return self.around.seats[answer] if isinstance(answer, int) else None


class ScavengeOffers(Offers):
    def sign_of(self, answer: object) -> str:
        return "bag/bag_front" if answer else "hand"


class TransmuteOffers(Offers):
    def sign_of(self, answer: object) -> str:
        return "rat/token" if answer else "cheese/yellow"


OFFERS: dict[type[Question], type[Decision[Any]]] = {
    AddPiece: PieceOffers,
    PutBack: PieceOffers,
    Wound: WoundOffers,
    Scavenge: ScavengeOffers,
    Transmute: TransmuteOffers,
}
