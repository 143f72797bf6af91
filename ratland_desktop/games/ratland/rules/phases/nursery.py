"""Phase 4, nursery: each clan grows by as many rats as stand in its nursery."""

from functools import lru_cache
from operator import attrgetter

from .....tabletop.dialogue import Tell
from ..clans import Power
from ..events import Event
from ..happenings import Bred
from ..table import Table
from ..words import BREEDING, NURSERY, PANTRY

PARENTS = attrgetter("parents")


def nursery(table: Table, tell: Tell) -> None:
    """The clan with the fewest parents breeds first and takes all it is due; ties in tie order."""
    table.begin(BREEDING, tell)
    event, sewers = table.event, table.sewers
    assert event
    expecting = []
    for seat in table.tie_order:
        sewer = sewers[seat]
        parents = sewer.places[NURSERY]
        if event.home_limit is not None:  # a rat in either place counts as being in both (R9)
            parents += sewer.places[PANTRY]
        birth = births(seat, parents, event, sewer.power)
        if birth.due:
            expecting.append(birth)
    expecting.sort(key=PARENTS)  # stable: ties stay in tie order
    for birth in expecting:
        born = table.take_from_pile(birth.due)
        sewers[birth.seat].places[NURSERY] += born
        tell(birth if born == birth.due else Bred(birth.seat, birth.parents, born, birth.due, birth.because))


@lru_cache(maxsize=4096)  # the same few come again and again, and a fact can be told twice
def births(seat: int, parents: int, event: Event, power: Power) -> Bred:
    """What a clan with so many rats in the nursery is due."""
    because: tuple[str, ...] = ()
    if event.home_limit is not None:
        because = (event.id,)
    extra = power.breeds_extra or (0 if parents else power.breeds_when_empty)
    if extra:
        because += (power.clan,)
    return Bred(seat, parents, parents + extra, parents + extra, because)
