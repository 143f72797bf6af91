"""Comme des Rats as a game on the shelf: the one object through which a match plays it."""

from ....tabletop.match import Match
from .reimagining import reimagine
from .round import play_on, play_round
from .scoring import outcome
from .setup import lay_table
from .table import Options, Table
from .view import View, view
from .writing import read, write


class CommeDesRats:
    """The rules in the form that every game at this table has."""

    name = "comme_des_rats"

    lay_table = staticmethod(lay_table)
    play_round = staticmethod(play_round)
    play_on = staticmethod(play_on)  # the rest of a round, from a table in the middle of it
    view = staticmethod(view)
    reimagine = staticmethod(reimagine)
    outcome = staticmethod(outcome)
    write = staticmethod(write)
    read = staticmethod(read)

    def copy(self, table: Table) -> Table:
        return table.copy()

    def seats(self, table: Table) -> int:
        return table.seats

    def unplayed(self, table: Table) -> tuple[int, ...]:
        return () if table.third_rat is None else (table.third_rat,)

    def is_over(self, table: Table) -> bool:
        return table.ended


COMME_DES_RATS = CommeDesRats()
CommeDesRatsMatch = Match[Options, Table, View]


def new_match(options: Options, seed: int) -> CommeDesRatsMatch:
    """A fresh game. Raises IllegalSetup."""
    return Match.new(COMME_DES_RATS, options, seed)
