"""Phase 5, return: poisoned and lost rats go home to the pantry."""

from .....tabletop.dialogue import Tell
from .....tabletop.facts import shared
from ..happenings import RULE, CameHome, CheeseGained
from ..table import Table
from ..words import PANTRY, RETURN


def homecoming(table: Table, tell: Tell) -> None:
    table.begin(RETURN, tell)
    come_home(table, tell, RULE)


def come_home(table: Table, tell: Tell, because: str) -> None:
    """Everybody's poisoned and lost rats return; the Explorers are paid for lost ones."""
    for seat in table.tie_order():
        sewer = table.sewers[seat]
        if sewer.poisoned or sewer.lost:
            poisoned, lost, power = sewer.poisoned, sewer.lost, sewer.power
            sewer.places[PANTRY] += poisoned + lost
            sewer.poisoned = sewer.lost = 0
            tell(came_home[seat, poisoned, lost, because])
            if lost and (reward := power.welcome + power.welcome_each * lost):
                sewer.cheese += reward
                tell(CheeseGained(seat, reward, power.clan))


came_home = shared(CameHome)
