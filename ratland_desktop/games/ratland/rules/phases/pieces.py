"""What the pieces do, each on the rat that found it (phase 6.4)."""

from functools import cache

from .....tabletop.dialogue import Tell
from ..clans import Power
from ..events import Event
from ..happenings import RULE, Drew, Find, WhitesTraded
from ..table import Sewer, Table
from ..words import (
    BLACK,
    BLUE,
    CITY,
    DUMP,
    FIELD,
    LEFT,
    NURSERY,
    ORANGE,
    PANTRY,
    PURPLE,
    RIGHT,
    WHITE,
    YELLOW,
    Colour,
    Place,
)

DIES, POISONED, LOST, NOTHING = "dies", "poisoned", "lost", ""

CHEESE = {YELLOW: 1, ORANGE: 2}
FATE = {BLACK: DIES, PURPLE: POISONED, BLUE: LOST}

# whose rat is harmed when none of the clan is left in the area (R2): pantry, nursery, pipes, areas already
# searched, other areas
AT_HOME = (PANTRY, NURSERY, LEFT, RIGHT)
STAND_IN = {DUMP: (*AT_HOME, CITY, FIELD), CITY: (*AT_HOME, DUMP, FIELD), FIELD: (*AT_HOME, DUMP, CITY)}


class Meanings:
    """What each colour does for one player in one round."""

    __slots__ = ("finds", "harmful", "trades_whites", "worth")

    def __init__(self, event: Event, power: Power, clan: str) -> None:
        self.finds = tuple([find(colour, event, power, clan) for colour in Colour])
        self.worth = tuple([find.cheese for find in self.finds])
        self.harmful = frozenset(find.colour for find in self.finds if find.fate)
        self.trades_whites = event.trades_white_pairs or power.recycles > 0

    def tempt(self, pieces: tuple[Colour, ...], others_follow: bool) -> bool:
        """Whether putting one back can make sense: it harms, or it is worthless and others still draw."""
        return any(piece in self.harmful or (others_follow and not self.worth[piece]) for piece in pieces)


meanings = cache(Meanings)


def meanings_for(event: Event, sewer: Sewer) -> Meanings:
    return meanings(event, sewer.power, sewer.clan.id if sewer.clan else RULE)


def find(colour: Colour, event: Event, power: Power, clan: str) -> Find:
    """What a piece of this colour does under this event for a clan with this power."""
    because = RULE
    counts_as = event.counts_as.get(colour, colour)
    if counts_as is not colour:
        because = event.id
    mine = power.counts_as.get(counts_as, counts_as)
    if mine in power.ignores:
        return Find(colour, 0, NOTHING, clan)
    if mine is not counts_as:
        because = clan
    return Find(colour, CHEESE.get(mine, 0), FATE.get(mine, NOTHING), because)


def take_effect(
    table: Table,
    seat: int,
    area: Place,
    pieces: tuple[Colour, ...],
    meaning: Meanings,
    due: int,
    left: int,
    because: tuple[str, ...],
    tell: Tell,
) -> None:
    """Cheese goes to the pantry; black, purple and blue pieces take a rat each."""
    sewer = table.sewers[seat]
    finds = tuple([meaning.finds[piece] for piece in pieces])
    cheese = sum([meaning.worth[piece] for piece in pieces])
    sewer.cheese += cheese
    if meaning.harmful.isdisjoint(pieces):
        tell(Drew(seat, area, finds, due, left, cheese, 0, 0, 0, (), because))
    else:
        died, poisoned, lost, elsewhere = harm(table, sewer, area, finds)
        tell(Drew(seat, area, finds, due, left, cheese, died, poisoned, lost, elsewhere, because))
    if meaning.trades_whites:
        trade_whites(table, seat, area, pieces.count(WHITE), tell)


def harm(
    table: Table, sewer: Sewer, area: Place, finds: tuple[Find, ...]
) -> tuple[int, int, int, tuple[Place, ...]]:
    """How many rats die, are poisoned and get lost, and the places of those that stood elsewhere."""
    fates = {DIES: 0, POISONED: 0, LOST: 0}
    elsewhere: tuple[Place, ...] = ()
    for find in finds:
        if not find.fate:
            continue
        place = area if sewer.places[area] else stand_in(sewer, area)
        if place is None:
            continue  # nobody is left to be harmed (R2)
        if place is not area:
            elsewhere += (place,)
        sewer.places[place] -= 1
        fates[find.fate] += 1
    table.pile += fates[DIES]
    sewer.poisoned += fates[POISONED]
    sewer.lost += fates[LOST]
    return fates[DIES], fates[POISONED], fates[LOST], elsewhere


def stand_in(sewer: Sewer, area: Place) -> Place | None:
    """The place of the rat that is harmed for one that is not there any more (R2)."""
    for place in STAND_IN[area]:
        if sewer.places[place]:
            return place
    return None


def trade_whites(table: Table, seat: int, area: Place, whites: int, tell: Tell) -> None:
    """White pieces become cheese: a Recycler's own trades first, then pairs for Dr. Cheese (R6, R11)."""
    event, sewer = table.event, table.sewers[seat]
    if sewer.clan and sewer.power.recycles_at is area and whites:
        recycled = min(whites, sewer.power.recycles)
        whites -= recycled
        sewer.cheese += recycled
        tell(WhitesTraded(seat, area, recycled, recycled, sewer.clan.id))
    if event and event.trades_white_pairs and (pairs := whites // 2):
        sewer.cheese += pairs
        tell(WhitesTraded(seat, area, 2 * pairs, pairs, event.id))
