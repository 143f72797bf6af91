"""What the pieces do, each on the rat that found it (phase 6.4)."""

from collections.abc import Iterator
from functools import cache

from .....tabletop.dialogue import Tell
from ..clans import Power
from ..events import Event
from ..happenings import RULE, Find, Found, WhitesTraded
from ..table import Sewer, Table
from ..words import AREAS, BLACK, BLUE, LEFT, NURSERY, ORANGE, PANTRY, PURPLE, RIGHT, WHITE, YELLOW, Colour, Place

DIES, POISONED, LOST, NOTHING = "dies", "poisoned", "lost", ""

CHEESE = {YELLOW: 1, ORANGE: 2}
FATE = {BLACK: DIES, PURPLE: POISONED, BLUE: LOST}


@cache
def meanings(event: Event, power: Power, clan: str) -> dict[Colour, Find]:
    """What each colour does under this event for a clan with this power."""
    table = {}
    for colour in Colour:
        because = RULE
        counts_as = event.counts_as.get(colour, colour)
        if counts_as is not colour:
            because = event.id
        mine = power.counts_as.get(counts_as, counts_as)
        if mine is not counts_as or mine in power.ignores:
            because = clan
        if mine in power.ignores:
            table[colour] = Find(colour, 0, NOTHING, because)
        else:
            table[colour] = Find(colour, CHEESE.get(mine, 0), FATE.get(mine, NOTHING), because)
    return table


def meanings_for(event: Event, sewer: Sewer) -> dict[Colour, Find]:
    return meanings(event, sewer.power, sewer.clan.id if sewer.clan else RULE)


def tempting_to_return(event: Event, sewer: Sewer, pieces: tuple[Colour, ...], others_follow: bool) -> bool:
    """Whether putting a piece back can make sense: it harms, or it is worthless and others still draw."""
    finds = meanings_for(event, sewer)
    return any(finds[piece].fate or (others_follow and not finds[piece].cheese) for piece in pieces)


def take_effect(table: Table, seat: int, area: Place, pieces: tuple[Colour, ...], tell: Tell) -> None:
    """Cheese goes to the pantry; black, purple and blue pieces take a rat each."""
    event, sewer = table.event, table.sewers[seat]
    assert event
    meaning = meanings_for(event, sewer)
    finds = tuple([meaning[piece] for piece in pieces])
    cheese = 0
    fates: dict[str, int] = {}
    elsewhere: tuple[Place, ...] = ()
    for find in finds:
        if find.cheese:
            cheese += find.cheese
        elif find.fate:
            place = area if sewer.places[area] else stand_in(sewer, area)
            if place is None:
                continue  # nobody is left to be harmed (R2)
            if place is not area:
                elsewhere += (place,)
            sewer.places[place] -= 1
            fates[find.fate] = fates.get(find.fate, 0) + 1
    died, poisoned, lost = fates.get(DIES, 0), fates.get(POISONED, 0), fates.get(LOST, 0)
    table.pile += died
    sewer.poisoned += poisoned
    sewer.lost += lost
    sewer.cheese += cheese
    tell(Found(seat, area, finds, cheese, died, poisoned, lost, elsewhere))
    if event.trades_white_pairs or sewer.power.recycles:
        trade_whites(event, sewer, seat, area, pieces, tell)


def stand_in(sewer: Sewer, area: Place) -> Place | None:
    """The place of the rat that is harmed when none of the clan is left in the area (R2)."""
    for place in stand_in_order(area):
        if sewer.places[place]:
            return place
    return None


def stand_in_order(area: Place) -> Iterator[Place]:
    """Pantry, nursery, pipes, areas already searched, other areas."""
    yield from (PANTRY, NURSERY, LEFT, RIGHT)
    yield from (other for other in AREAS if other < area)
    yield from (other for other in AREAS if other > area)


def trade_whites(
    event: Event, sewer: Sewer, seat: int, area: Place, pieces: tuple[Colour, ...], tell: Tell
) -> None:
    """White pieces become cheese: a Recycler's own trades first, then pairs for Dr. Cheese (R6, R11)."""
    whites = pieces.count(WHITE)
    if sewer.power.recycles_at is area and sewer.clan and (recycled := min(whites, sewer.power.recycles)):
        whites -= recycled
        sewer.cheese += recycled
        tell(WhitesTraded(seat, area, recycled, recycled, sewer.clan.id))
    if event.trades_white_pairs and (pairs := whites // 2):
        sewer.cheese += pairs
        tell(WhitesTraded(seat, area, 2 * pairs, pairs, event.id))
