"""Tries an answer on an imagined table, by the real rules, until the next turn has begun.

Everybody answers what the turn asks by habit, and with the temper that people at this table know.
"""

from typing import Any

from ....tabletop.dialogue import Question, Together, Told
from ....tabletop.dice import Dice
from ..rules.round import play_on
from ..rules.table import Table
from .habits import scores
from .tempers import liking, temper_of


def unheard(told: Told) -> None:
    """Nobody listens."""


def try_out(world: Table, question: Question, answer: Any, dice: Dice) -> Table:
    """A copy of the world in which this answer was given: when the next turn has begun, or between rounds."""
    table = world.copy()
    turn = table.turn.number if table.turn else 0
    script = play_on(table, dice, unheard)
    ask = next(script)
    try:
        ask = script.send(given(table, ask, question.seat, answer))
        while table.turn is not None and table.turn.number == turn:
            ask = script.send(given(table, ask))
    except StopIteration:
        pass
    return table


def given(table: Table, ask: Question | Together, seat: int | None = None, answer: Any = None) -> Any:
    """This answer from this seat, and everybody else's as usual."""
    if isinstance(ask, Together):
        return tuple([answer if each.seat == seat else usual(table, each) for each in ask.questions])
    return answer if ask.seat == seat else usual(table, ask)


def usual(table: Table, question: Question) -> Any:
    """What somebody with this seat's temper would answer."""
    found = scores(table, question)
    likes = liking(table, table, question, temper_of(table, question.seat))
    return max(found, key=lambda answer: found[answer] + likes(answer))
