"""What the house calls a round (section 10 of the rules page, scripts): the settling; then each single turn;
at the end the last round together with the last plague."""

from collections.abc import Callable

from ....tabletop.dialogue import Script, Tell
from ....tabletop.dice import Dice
from .last_round import begin_last_round, last_round
from .settling import begin_settling, settling
from .table import Table
from .turn import begin_turn, turn
from .words import LAST_ROUND, SETTLING, TURNS, Stage

BEGIN: dict[Stage, Callable[[Table, Tell], None]] = {
    SETTLING: begin_settling,
    TURNS: begin_turn,
    LAST_ROUND: begin_last_round,
}
GO_ON: dict[Stage, Callable[[Table, Tell], Script]] = {
    SETTLING: settling,
    TURNS: turn,
    LAST_ROUND: last_round,
}


def play_round(table: Table, dice: Dice, tell: Tell) -> Script:
    """One round from its start. The dice rest: all chance was used up when the table was laid."""
    BEGIN[table.stage](table, tell)
    yield from play_on(table, dice, tell)


def play_on(table: Table, dice: Dice, tell: Tell) -> Script:
    """The rest of a round, from a table at any of its questions: that question is asked again first."""
    return GO_ON[table.stage](table, tell)
