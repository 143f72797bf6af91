"""What an opponent needs for exactly 25, and how much of that this seat has seen. Only with counting help."""

from __future__ import annotations

from collections.abc import Iterator

from ratland_desktop.games.ratjack.rules.reimagining import unseen
from ratland_desktop.games.ratjack.rules.view import PlaceView, View
from ratland_desktop.games.ratjack.rules.words import MOST_TOTAL
from ratland_desktop.shell.box import Box
from ratland_desktop.shell.widgets import Widget
from ratland_desktop.tabletop.seats import Seat
from ratland_desktop.text import Texts

from ..pieces.felt import Felt
from ..pieces.places import lay_place

HIGHEST = 12
"""The highest value of a card."""


class Need(Widget):
    """An opponent's total, which explains itself to whoever points at it. It is drawn with the place."""

    paints = False

    @property
    def ring_radius(self) -> float:
        return self.box.w / 2


def need_words(say: Texts, view: View, place: PlaceView, name: str) -> str:
    """For a total that one card could complete, how many of these cards this seat has not seen yet."""
    missing = MOST_TOTAL - place.total
    if missing > HIGHEST:
        return say("ratjack.screen.need.far", name=name, n=missing)
    left = sum(face.value == missing for face in unseen(view))
    hidden = sum(not card.up for card in place.row)
    words = say("ratjack.screen.need.one", name=name, value=missing), say("ratjack.screen.need.left", n=left)
    return " ".join((*words, say("ratjack.screen.need.hidden", n=hidden)))


def need_spots(say: Texts, felt: Felt, view: View, seats: tuple[Seat, ...], me: int) -> Iterator[Widget]:
    """One for every opponent who is still in."""
    for spot in felt.places:
        place = view.places[spot.seat]
        if spot.seat == me or place.out or place.total >= MOST_TOTAL:
            continue
        spots = lay_place(spot, place)
        dial = Box.around(spots.dial, spots.radius * 2)
        words = need_words(say, view, place, seats[spot.seat].name)
        yield Need(f"need-{spot.seat}", dial, tooltip=words)
