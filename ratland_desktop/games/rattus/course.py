"""How Rattus goes around one laptop: nearly everything is open, and turns go round the table."""

from __future__ import annotations

from ratland_desktop.hotseat.course import Course, Tally, clockwise

from .rules.retelling import Retelling
from .rules.view import View
from .rules.words import Stage


def order(view: View) -> tuple[int, ...]:
    return clockwise(view.active, view.players)


def played(view: View) -> tuple[int, ...]:
    """Those who have had their turn in this round."""
    turns = view.turns % view.players if view.stage is Stage.TURNS else 0
    return clockwise(view.first, view.players)[:turns]


def tally(told: Retelling, seat: int) -> Tally:
    return Tally.of(points=told.points(seat), reserve=told.reserves[seat])


COURSE = Course(
    order,
    lambda view: view.round,
    tally,
    lambda view, seat: tally(Retelling.of(view), seat),
    Retelling.of,
    played,
    undo=True,
)
