"""A round of RatLand, in the order of the rulebook (section 3 of the rules page)."""

from ....tabletop.dialogue import Script, Tell
from ....tabletop.dice import Dice
from .phases.attack import attack
from .phases.event import event
from .phases.feeding import feeding
from .phases.homecoming import homecoming
from .phases.nursery import nursery
from .phases.opening import opening
from .phases.rats import rats
from .phases.search import search_for_cheese
from .table import RoundRecord, Table
from .words import PANTRY


def play_round(table: Table, dice: Dice, tell: Tell) -> Script:
    """One round; before the first one the players choose clans and boards."""
    if table.round == 0:
        yield from opening(table, tell)
    event(table, tell)
    if table.ended:
        return
    yield from rats(table, tell)
    attack(table, tell)
    nursery(table, tell)
    homecoming(table, tell)
    yield from search_for_cheese(table, dice, tell)
    yield from feeding(table, tell)
    remember(table)
    table.plans = ()


def remember(table: Table) -> None:
    """Write the round down: earlier rounds are open to all."""
    assert table.event
    living, buried, cheese = [], [], []
    for sewer in table.sewers:
        living.append(sewer.places[PANTRY] + sewer.poisoned + sewer.lost)  # all who are healthy are at home
        buried.append(sewer.buried)
        cheese.append(sewer.cheese)
    table.records.append(
        RoundRecord(
            table.event.id, table.food, table.active, table.plans, tuple(living), tuple(buried), tuple(cheese)
        )
    )
