"""Rattus as a game on the shelf: the one object through which a match plays it."""

from typing import Any

from ....tabletop.dialogue import Script, Tell
from ....tabletop.dice import Dice
from ....tabletop.match import Match
from ....tabletop.outcome import Outcome
from .reimagining import reimagine
from .round import play_round
from .scoring import outcome
from .setup import lay_table
from .table import Options, Table
from .view import View, view
from .words import OVER
from .writing import read, write


class Rattus:
    """The rules in the form that every game at this table has."""

    name = "rattus"

    def lay_table(self, options: Options, dice: Dice) -> Table:
        return lay_table(options, dice)

    def play_round(self, table: Table, dice: Dice, tell: Tell) -> Script:
        return play_round(table, dice, tell)

    def copy(self, table: Table) -> Table:
        return table.copy()

    def seats(self, table: Table) -> int:
        return table.players

    def unplayed(self, table: Table) -> tuple[int, ...]:
        return ()

    def is_over(self, table: Table) -> bool:
        return table.stage is OVER

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def reimagine(self, view: View, dice: Dice) -> Table:
        return reimagine(view, dice)

    def outcome(self, table: Table) -> Outcome:
        return outcome(table)

    def write(self, table: Table) -> dict[str, Any]:
        return write(table)

    def read(self, written: dict[str, Any]) -> Table:
        return read(written)


RATTUS = Rattus()
RattusMatch = Match[Options, Table, View]


def new_match(options: Options, seed: int) -> RattusMatch:
    """A fresh game of Rattus. Raises IllegalSetup."""
    return Match.new(RATTUS, options, seed)
