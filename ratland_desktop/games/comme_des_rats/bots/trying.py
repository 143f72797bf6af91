"""Tries an answer on an imagined table, by the real rules, until this turn and the next one are over.

Everybody answers what is asked by habit, and with the temper that people at this table know.
"""

from typing import Any

from ....tabletop.dialogue import Question, Together, Told
from ....tabletop.dice import Dice
from ..rules.questions import KEEP, REROLL, Reroll
from ..rules.round import play_on
from ..rules.table import Table
from .habits import scores
from .tempers import liking, temper_of

TURNS = 2  # this turn, and the next one
GOOD_ROLLS = (
    {"key1"},
    {"key2"},
    {"key1", "key2"},
    {"key2", "theft"},
    {"theft"},
    {"claws"},
)  # what the active player nearly always keeps; to weigh every roll would take as long as all other answers


def unheard(told: Told) -> None:
    """Nobody listens."""


def try_out(world: Table, question: Question, answer: Any, dice: Dice, turns: int = TURNS) -> Table:
    """A copy of the world in which this answer was given, some turns later or when the round is over."""
    table = world.copy()
    until = (table.turn.number if table.turn else 0) + turns
    script = play_on(table, dice, unheard)
    ask = next(script)
    try:
        ask = script.send(given(table, ask, question.seat, answer))
        while table.turn is not None and table.turn.number < until:
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
    if isinstance(question, Reroll):
        return KEEP if {*question.dice} in GOOD_ROLLS else REROLL
    found = scores(table, question)
    likes = liking(table, table, question, temper_of(table, question.seat))
    return max(found, key=lambda answer: found[answer] + likes(answer))
