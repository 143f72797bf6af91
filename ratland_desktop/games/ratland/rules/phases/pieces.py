"""What the pieces do, each on the rat that found it (phase 6.4)."""

from functools import cache

from .....tabletop.dialogue import Tell
from .....tabletop.facts import fact
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

SMALL = 3  # pieces; most handfuls are not larger
UNEVENTFUL = Event(id=RULE)

# whose rat is harmed when none of the clan is left in the area (R2): pantry, nursery, pipes, areas already
# searched, other areas
AT_HOME = (PANTRY, NURSERY, LEFT, RIGHT)
STAND_IN = {DUMP: (*AT_HOME, CITY, FIELD), CITY: (*AT_HOME, DUMP, FIELD), FIELD: (*AT_HOME, DUMP, CITY)}


@fact
class Handful:
    """What some pieces do together for one player, if a rat is there for each that harms one."""

    finds: tuple[Find, ...]
    cheese: int
    harmed: int  # rats in all: those that die, are poisoned and get lost
    died: int
    poisoned: int
    lost: int
    worthless: int  # pieces without cheese, whether they harm or not
    whites: int  # white pieces that some card trades


class Meaning:
    """What pieces do under an event for a clan with a power; `known` are small handfuls that came before."""

    __slots__ = ("finds", "known", "trades_whites")

    def __init__(self, event: Event, power: Power) -> None:
        self.finds = tuple([find(colour, event, power, power.clan) for colour in Colour])
        self.trades_whites = event.trades_white_pairs or power.recycles > 0
        self.known: dict[tuple[Colour, ...], Handful] = {}

    def of(self, pieces: tuple[Colour, ...]) -> Handful:
        """What these pieces do together."""
        return self.known.get(pieces) or self.count(pieces)

    def count(self, pieces: tuple[Colour, ...]) -> Handful:
        finds = tuple([self.finds[piece] for piece in pieces])
        fates = [find.fate for find in finds if find.fate]
        handful = Handful(
            finds,
            sum([find.cheese for find in finds]),
            len(fates),
            fates.count(DIES),
            fates.count(POISONED),
            fates.count(LOST),
            len([find for find in finds if not find.cheese]),
            pieces.count(WHITE) if self.trades_whites else 0,
        )
        if len(pieces) <= SMALL:
            self.known[pieces] = handful
        return handful


@cache
def meaning_of_pieces(event: Event, power: Power) -> Meaning:
    """What pieces do in a round; events that change nothing about it share one meaning."""
    changes = event.counts_as or event.trades_white_pairs
    return Meaning(event, power) if changes or event is UNEVENTFUL else meaning_of_pieces(UNEVENTFUL, power)


def find(colour: Colour, event: Event, power: Power, clan: str) -> Find:
    """What a piece of this colour does under this event for a clan with this power."""
    because = RULE
    counts_as = event.counts_as.get(colour, colour)  # before the clan looks at it (R28)
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
    meaning: Meaning,
    due: int,
    left: int,
    because: tuple[str, ...],
    tell: Tell,
) -> None:
    """Cheese goes to the pantry; black, purple and blue pieces take a rat each."""
    handful = meaning.known.get(pieces) or meaning.count(pieces)
    sewer = table.sewers[seat]
    sewer.cheese += handful.cheese
    died = poisoned = lost = 0
    elsewhere: tuple[Place, ...] = ()
    if harmed := handful.harmed:
        died, poisoned, lost = handful.died, handful.poisoned, handful.lost
        if sewer.places[area] >= harmed:
            sewer.places[area] -= harmed
        else:
            died, poisoned, lost, elsewhere = harm(sewer, area, handful)
        table.pile += died
        sewer.poisoned += poisoned
        sewer.lost += lost
    tell(Drew(seat, area, handful.finds, due, left, handful.cheese, died, poisoned, lost, elsewhere, because))
    if handful.whites:
        trade_whites(table, seat, area, handful.whites, tell)


def harm(sewer: Sewer, area: Place, handful: Handful) -> tuple[int, int, int, tuple[Place, ...]]:
    """For each piece, in the order drawn (R23), a rat of the area, or one that stands in for it (R2).

    How many die, are poisoned and get lost, and the places of those that stood elsewhere.
    """
    fates: list[str] = []
    elsewhere: tuple[Place, ...] = ()
    for find in handful.finds:
        if not find.fate:
            continue
        place = area if sewer.places[area] else stand_in(sewer, area)
        if place is None:
            break  # nobody is left to be harmed
        if place is not area:
            elsewhere += (place,)
        sewer.places[place] -= 1
        fates.append(find.fate)
    return fates.count(DIES), fates.count(POISONED), fates.count(LOST), elsewhere


def stand_in(sewer: Sewer, area: Place) -> Place | None:
    """The place of the rat that is harmed for one that is not there any more (R2)."""
    for place in STAND_IN[area]:
        if sewer.places[place]:
            return place
    return None


def trade_whites(table: Table, seat: int, area: Place, whites: int, tell: Tell) -> None:
    """White pieces become cheese: a Recycler's own trades first, then pairs for Dr. Cheese (R6, R11)."""
    event, sewer = table.event, table.sewers[seat]
    power = sewer.power
    if power.recycles_at is area:
        recycled = min(whites, power.recycles)
        whites -= recycled
        sewer.cheese += recycled
        tell(WhitesTraded(seat, area, recycled, recycled, power.clan))
    if event and event.trades_white_pairs and (pairs := whites // 2):
        sewer.cheese += pairs
        tell(WhitesTraded(seat, area, 2 * pairs, pairs, event.id))
