"""How Ratjack goes around one laptop: a turn is a few private steps, told to the table in one go."""

from __future__ import annotations

from collections.abc import Sequence

from ratland_desktop.hotseat.course import Course, Tally, clockwise
from ratland_desktop.tabletop.dialogue import Happening

from .rules.happenings import OpeningHidden
from .rules.view import View
from .rules.words import OPENING


def order(view: View) -> tuple[int, ...]:
    """From whose turn it is. The first cards of a round are chosen by the starting player last, who stays
    for the first turn."""
    if view.stage is OPENING:
        return clockwise((view.starter + 1) % view.players, view.players)
    return clockwise(view.turn, view.players)


def stays(told: Sequence[Happening]) -> bool:
    """Until the turn is over; and the starting player goes on from the opening into the first turn."""
    if any(isinstance(happening, OpeningHidden) for happening in told):
        return sum(happening.heading for happening in told) == 1
    return not any(happening.heading for happening in told)


def round(view: View) -> int:
    return view.round if view.ended else view.round + 1


def tally(view: View, seat: int) -> Tally:
    place = view.places[seat]
    return Tally.of(points=place.points, total=place.total)


COURSE = Course(order, round, tally, tally, stays=stays, undo=True)
