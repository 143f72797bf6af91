"""How RatLand goes around one laptop: whose turn it is, what a seat has, and the open table at a moment."""

from __future__ import annotations

from ratland_desktop.hotseat.course import Course, Tally

from .rules.retelling import Retelling
from .rules.table import clockwise
from .rules.view import View


def order(view: View) -> tuple[int, ...]:
    """From the active player clockwise."""
    return clockwise(view.active, view.players)


def tally(told: Retelling, seat: int) -> Tally:
    own = told.seats[seat]
    return Tally.of(rats=own.living, cheese=own.cheese, graves=own.buried)


def holdings(view: View, seat: int) -> Tally:
    """Only healthy rats can be placed."""
    own = view.sewers[seat]
    return Tally.of(rats=own.healthy, cheese=own.cheese)


COURSE = Course(order, lambda view: view.round, tally, holdings, Retelling.of)
