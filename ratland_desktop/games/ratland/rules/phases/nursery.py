"""Phase 4, nursery: each clan grows by the number of rats in its nursery."""

from .....tabletop.dialogue import Tell
from .....tabletop.facts import shared
from ..clans import Power
from ..events import Event
from ..happenings import Bred
from ..table import Table
from ..words import BREEDING, NURSERY, PANTRY


def nursery(table: Table, tell: Tell) -> None:
    """The clan with the fewest parents breeds first and takes all it is due; ties in tie order."""
    table.begin(BREEDING, tell)
    event, sewers = table.event, table.sewers
    assert event
    both_places = event.home_limit is not None  # a rat in either place counts as being in both (R9)
    expecting: list[tuple[int, int, Bred]] = []  # parents, turn in tie order, what is due
    for turn, seat in enumerate(table.tie_order()):
        sewer = sewers[seat]
        parents = sewer.places[NURSERY]
        if both_places:
            parents += sewer.places[PANTRY]
        if parents or sewer.clan:
            birth = births[seat, parents, event, sewer.power]
            if birth.due:
                expecting.append((parents, turn, birth))
    expecting.sort()
    for _, _, birth in expecting:
        if birth.due > table.pile:
            birth = Bred(birth.seat, birth.parents, table.pile, birth.due, birth.because)
        table.pile -= birth.born
        sewers[birth.seat].places[NURSERY] += birth.born
        tell(birth)


@shared
def births(seat: int, parents: int, event: Event, power: Power) -> Bred:
    """What a clan with so many rats in the nursery is due."""
    because: tuple[str, ...] = ()
    if event.home_limit is not None:
        because = (event.id,)
    extra = power.breeds_extra or (0 if parents else power.breeds_when_empty)
    if extra:
        because += (power.clan,)
    return Bred(seat, parents, parents + extra, parents + extra, because)
