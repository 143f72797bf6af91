"""A turn (section 3 of the rules page): actions 1 and 2 and powers in any order, then the plague."""

from ....tabletop.dialogue import Script, Tell
from . import offers
from .cards import KING
from .happenings import TurnBegan
from .plague import move, spread, strike
from .powers import POWERS, Do, look_further, place, save, take
from .questions import Finish
from .table import Table, can_use, round_number
from .words import ACTING, DONE, LAST_ROUND, MOVE, PLACE, SPREADING, STRIKING, TAKE

ACTS: dict[str, Do] = {TAKE: take, PLACE: place, **POWERS, MOVE: move}


def begin_turn(table: Table, tell: Tell) -> None:
    tell(TurnBegan(table.active, round_number(table)))


def turn(table: Table, tell: Tell) -> Script:
    """What is left of the turn, from the step to which it has come."""
    if table.step is ACTING:
        yield from act(table, tell)
    if table.step is SPREADING:
        yield from spread(table, tell)
    if table.step is STRIKING:
        yield from strike(table, tell)
    yield from finish(table, tell)
    end_turn(table)


def act(table: Table, tell: Tell) -> Script:
    """One act after the other, until the plague is moved."""
    while table.step is ACTING:
        if table.looked:
            yield from look_further(table, tell)
        else:
            kind, *choices = yield offers.act(table)
            ACTS[kind](table, tell, *choices)


def finish(table: Table, tell: Tell) -> Script:
    """The King once more (R13). A turn in which nothing was turned up ends with a word (R27)."""
    while True:
        rows = offers.savings(table) if can_use(table, KING.id) else ()
        if table.turned_up and not rows:
            return
        kings = [(KING.id, region) for (regions,) in rows for region in regions]
        answer = yield Finish(table.active, (DONE, *kings))
        if answer == DONE:
            return
        save(table, tell, answer[1])


def end_turn(table: Table) -> None:
    """The next player is in turn, or the last round comes (section 6)."""
    table.begin_fresh()
    table.turns += 1
    if table.ending:
        table.stage = LAST_ROUND
    else:
        table.active = (table.active + 1) % table.players
