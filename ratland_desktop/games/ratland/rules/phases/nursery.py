"""Phase 4, nursery: each clan grows by as many rats as stand in its nursery."""

from .....tabletop.dialogue import Tell
from ..happenings import Bred
from ..table import Table
from ..words import BREEDING, NURSERY, PANTRY


def nursery(table: Table, tell: Tell) -> None:
    """The clan with the fewest parents breeds first and takes all it is due; ties in tie order."""
    table.begin(BREEDING, tell)
    due = [birth for seat in table.tie_order if (birth := births(table, seat))]
    due.sort(key=lambda birth: birth.parents)  # stable: ties stay in tie order
    for birth in due:
        born = table.take_from_pile(birth.due)
        table.sewers[birth.seat].places[NURSERY] += born
        tell(birth if born == birth.due else Bred(birth.seat, birth.parents, born, birth.due, birth.because))


def births(table: Table, seat: int) -> Bred | None:
    """What this clan is due, if anything."""
    sewer = table.sewers[seat]
    parents = sewer.places[NURSERY]
    because: tuple[str, ...] = ()
    assert table.event
    if table.event.home_limit is not None:  # a rat in either place counts as being in both (R9)
        parents += sewer.places[PANTRY]
        because = (table.event.id,)
    extra = sewer.power.breeds_extra or (0 if parents else sewer.power.breeds_when_empty)
    if extra and sewer.clan:
        because += (sewer.clan.id,)
    due = parents + extra
    return Bred(seat, parents, due, due, because) if due else None
