"""Ratjack as a game on the shelf: the one object through which a match plays it."""

from ....tabletop.match import Match
from .reimagining import reimagine
from .round import play_on, play_round
from .scoring import outcome
from .setup import lay_table
from .table import Options, Table
from .view import View, view
from .writing import read, write


class Ratjack:
    """Ratjack's rules in the form that every game at this table has."""

    name = "ratjack"

    lay_table = staticmethod(lay_table)
    play_round = staticmethod(play_round)
    play_on = staticmethod(play_on)
    view = staticmethod(view)
    reimagine = staticmethod(reimagine)
    outcome = staticmethod(outcome)
    write = staticmethod(write)
    read = staticmethod(read)

    def copy(self, table: Table) -> Table:
        return table.copy()

    def seats(self, table: Table) -> int:
        return table.players

    def unplayed(self, table: Table) -> tuple[int, ...]:
        """Every seat has a player."""
        return ()

    def is_over(self, table: Table) -> bool:
        return table.ended


RATJACK = Ratjack()
RatjackMatch = Match[Options, Table, View]


def new_match(options: Options, seed: int) -> RatjackMatch:
    """A fresh game of Ratjack. Raises IllegalSetup."""
    return Match.new(RATJACK, options, seed)
