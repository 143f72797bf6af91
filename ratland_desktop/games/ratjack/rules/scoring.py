"""The end of the game (section 7 of the rules page): who has won, and who stands where."""

from ....tabletop.outcome import Outcome, Standing
from .table import Table
from .words import POINTS_TO_WIN


def outcome(table: Table) -> Outcome:
    """Winners share place 1; the others stand by their points, equal points share a place."""
    counted = [min(points, POINTS_TO_WIN) for points in table.points]  # a fourth point wins no more (R1)
    places = [1 + sum(other > own for other in counted) for own in counted]
    return Outcome(tuple(Standing(seat, places[seat], points, 0) for seat, points in enumerate(table.points)))
