"""Phase 6, looking for cheese: for each area the bag is filled, fought over and drawn from.

`pieces.py` says what one piece does for one player.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from .....tabletop.dialogue import Asks, Script, Tell
from .....tabletop.dice import Dice
from ..clans import PLAIN
from ..events import Event
from ..food import bag_contents, outside_the_bag
from ..happenings import (
    AGGRESSIVE,
    BagFilled,
    CheeseGained,
    Drew,
    NothingDrawn,
    PieceAdded,
    PieceReturned,
    RatWounded,
)
from ..questions import AddPiece, PutBack, Scavenge, Wound
from ..table import Sewer, Table
from ..words import AREAS, PEACEFUL, SEARCH, Colour, Place
from .pieces import meaning_of_pieces, take_effect

Hunter = tuple[int, int, int]  # rats sent to an area, turn in tie order, seat


def search_for_cheese(table: Table, dice: Dice, tell: Tell) -> Script:
    """Dump, city, field."""
    table.begin(SEARCH, tell)
    if is_plain(table):
        search_plainly(table, dice, tell)
    else:
        yield from search_with_choices(table, dice, tell)


def is_plain(table: Table) -> bool:
    """Whether no variant and no event affects this phase, except what a colour counts as."""
    event, options = table.event, table.options
    assert event
    return not (
        options.clans
        or options.board is not PEACEFUL
        or event.puts_back
        or event.rewards_absence
        or event.trades_white_pairs
    )


def search_plainly(table: Table, dice: Dice, tell: Tell) -> None:
    """Fill the bag, and draw a piece for each rat in the area: most rounds of most games are like this.

    A test proves that it gives the same result as `search_with_choices`, in two thirds of the time.
    """
    assert table.event
    sewers = table.sewers
    hunters = all_hunters(table, table.tie_order())
    meaning = meaning_of_pieces(table.event, PLAIN)
    known = meaning.known.get
    for filled in fill_bags(table.food, len(sewers)):
        tell(filled)
        area, bag = filled.area, [*filled.pieces]
        for rats, _, seat in hunters[area]:
            pieces = dice.draw(bag, rats)
            found = known(pieces) or meaning.count(pieces)
            died, poisoned, lost = found.died, found.poisoned, found.lost
            sewer = sewers[seat]
            sewer.cheese += found.cheese
            if found.harmed:  # never more than the rats that drew
                sewer.places[area] -= found.harmed
                sewer.poisoned += poisoned
                sewer.lost += lost
                table.pile += died
            tell(Drew(seat, area, found.finds, rats, len(bag), found.cheese, died, poisoned, lost, (), ()))


def search_with_choices(table: Table, dice: Dice, tell: Tell) -> Script:
    """Fill the bag, fight over it, then draw, put back and scavenge."""
    search = Search(table, dice, tell)
    if search.event.rewards_absence:
        reward_absence(search)
    yield from search_areas(search, fill_bags(table.food, len(table.sewers)))


def search_areas(search: Search, bags: Iterable[BagFilled]) -> Script:
    """One area after the other, each with its bag."""
    table, dice, tell = search.table, search.dice, search.tell
    sewers, meanings, puts_back = table.sewers, search.meanings, search.event.puts_back
    clans = table.options.clans
    fighting = table.options.board is not PEACEFUL and any(sewer.aggressive for sewer in sewers)
    for filled in bags:
        tell(filled)
        area, bag = filled.area, [*filled.pieces]
        hunters = search.hunters[area]
        if clans:
            yield from corrupt(search, area, bag)
        if fighting:
            yield from combat(search, area)
        for number, (_, _, seat) in enumerate(hunters):
            due, because = pieces_due(sewers[seat], area)
            pieces = dice.draw(bag, due)
            if puts_back and meanings[seat].of(pieces).worthless:
                later = hunters[number + 1 :]
                pieces = yield from put_back(search, seat, area, bag, pieces, later, search.order)
            take_effect(table, seat, area, pieces, meanings[seat], due, len(bag), because, tell)
        if clans:
            yield from scavenge(search, area, bag)


@cache
def fill_bags(cards: tuple[int, ...], players: int) -> tuple[BagFilled, ...]:
    """The bag of each area while these food cards lie open (phase 6.1)."""
    return tuple([BagFilled(area, bag_contents(cards, area, players), cards) for area in AREAS])


class Search:
    """What this phase must remember from one area to the next."""

    __slots__ = ("dice", "event", "hunters", "meanings", "order", "table", "tell", "used")

    def __init__(self, table: Table, dice: Dice, tell: Tell) -> None:
        assert table.event
        self.table = table
        self.event: Event = table.event
        self.dice = dice
        self.tell = tell
        self.order = table.tie_order()
        self.hunters = all_hunters(table, self.order)
        self.meanings = [meaning_of_pieces(self.event, sewer.power) for sewer in table.sewers]
        self.used = [0] * len(table.sewers)  # how often each clan has corrupted or scavenged in this round

    def may_scavenge(self, seat: int, area: Place) -> bool:
        """A clan may draw where it sent nobody, so many times a round (R12)."""
        return self.used[seat] < self.table.sewers[seat].power.scavenges and all(
            seat != hunter for _, _, hunter in self.hunters[area]
        )

    def anybody_draws(self, hunters: Iterable[Hunter], scavengers: Iterable[int], area: Place) -> bool:
        """Whether one of these can still draw: for rats that were sent, or where nobody was sent."""
        sewers = self.table.sewers
        return any(pieces_due(sewers[seat], area)[0] for _, _, seat in hunters) or any(
            self.may_scavenge(seat, area) for seat in scavengers
        )


def all_hunters(table: Table, order: tuple[int, ...]) -> tuple[list[Hunter], list[Hunter], list[Hunter]]:
    """Who sent rats to each area, from the fewest to the most, ties in tie order.

    Counted before wounds and before anybody is harmed (R21).
    """
    dump: list[Hunter] = []
    city: list[Hunter] = []
    field: list[Hunter] = []
    for turn, seat in enumerate(order):
        to_dump, to_city, to_field, _, _, _, _ = table.sewers[seat].places
        if to_dump:
            dump.append((to_dump, turn, seat))
        if to_city:
            city.append((to_city, turn, seat))
        if to_field:
            field.append((to_field, turn, seat))
    dump.sort()
    city.sort()
    field.sort()
    return dump, city, field


def pieces_due(sewer: Sewer, area: Place) -> tuple[int, tuple[str, ...]]:
    """How many pieces a clan that sent rats to the area draws there (R27), and the cards that change this."""
    due = sewer.places[area]
    because: tuple[str, ...] = ()
    if sewer.power.draws_more_at is area:
        due += 1
        because = (sewer.power.clan,)
    if sewer.aggressive:  # always one piece less
        due = max(0, due - 1)
        because += (AGGRESSIVE,)
    return due, because


def reward_absence(search: Search) -> None:
    """Tacticians: cheese for each area to which a player sent no rat (R8)."""
    for seat in search.order:
        sewer = search.table.sewers[seat]
        absent = sum(not sewer.places[area] for area in AREAS)  # nobody has been harmed yet
        if absent:
            sewer.cheese += absent * search.event.rewards_absence
            search.tell(CheeseGained(seat, absent * search.event.rewards_absence, search.event.id))


def corrupt(search: Search, area: Place, bag: list[Colour]) -> Script:
    """The Corrupt clan may add a piece before combat and draw, if anybody can draw at all (R15)."""
    sewers, swapped = search.table.sewers, tuple(search.event.counts_as.items())
    for seat in search.order:
        power = sewers[seat].power
        if search.used[seat] < power.corrupts and search.anybody_draws(
            search.hunters[area], search.order, area
        ):
            options = (None, *outside_the_bag(bag, len(sewers)))
            colour: Colour | None = yield AddPiece(seat, options, area, tuple(bag), swapped)
            if colour is not None:
                bag.append(colour)
                search.used[seat] += 1
            search.tell(PieceAdded(seat, area, colour, power.clan))


def combat(search: Search, area: Place) -> Script:
    """An aggressive player who sent the most rats wounds one enemy rat in the area (section 6)."""
    sewers, hunters = search.table.sewers, search.hunters[area]
    if not hunters:
        return
    most, _, _ = hunters[-1]
    winner = next(seat for sent, _, seat in hunters if sent == most)  # of several the first in tie order
    if not sewers[winner].aggressive:
        return
    enemies = tuple(seat for seat in search.order if seat != winner and sewers[seat].places[area])
    if not enemies:
        return
    victim: int = enemies[0] if len(enemies) == 1 else (yield Wound(winner, enemies, area))
    sewers[victim].places[area] -= 1
    sewers[victim].poisoned += 1
    search.tell(RatWounded(victim, area, winner, AGGRESSIVE))


def put_back(
    search: Search,
    seat: int,
    area: Place,
    bag: list[Colour],
    pieces: tuple[Colour, ...],
    hunters: Iterable[Hunter],
    scavengers: Iterable[int],
) -> Asks[tuple[Colour, ...]]:
    """Rat with a Helmet: one of the pieces may go back, unused, where that can make sense.

    It can if a piece harms, or if one is worthless and some of these hunters and scavengers still draw.
    Gives back the pieces that are kept.
    """
    handful = search.meanings[seat].of(pieces)
    if not handful.harmed and not (handful.worthless and search.anybody_draws(hunters, scavengers, area)):
        return pieces
    options = (None, *sorted(set(pieces)))
    colour: Colour | None = yield PutBack(seat, options, area, pieces)
    search.tell(PieceReturned(seat, area, pieces, colour, search.event.id))
    if colour is None:
        return pieces
    bag.append(colour)
    kept = list(pieces)
    kept.remove(colour)
    return tuple(kept)


def scavenge(search: Search, area: Place, bag: list[Colour]) -> Script:
    """The Scavengers may draw a piece where they sent nobody, after all others (R12)."""
    table, tell = search.table, search.tell
    for turn, seat in enumerate(search.order):
        if not bag or not search.may_scavenge(seat, area):
            continue
        clan = table.sewers[seat].power.clan
        wants: bool = yield Scavenge(seat, (False, True), area, len(bag))
        if not wants:
            tell(NothingDrawn(seat, area, clan))
            continue
        search.used[seat] += 1
        pieces = search.dice.draw(bag, 1)
        if search.event.puts_back:
            pieces = yield from put_back(search, seat, area, bag, pieces, (), search.order[turn + 1 :])
        take_effect(table, seat, area, pieces, search.meanings[seat], 1, len(bag), (clan,), tell)
