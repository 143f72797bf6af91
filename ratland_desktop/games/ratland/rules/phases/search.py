"""Phase 6, looking for cheese: for each area the bag is filled, fought over and drawn from.

What one piece does for one player stands in `pieces.py`.
"""

from collections.abc import Sequence
from functools import cache

from .....tabletop.dialogue import Asks, Script, Tell
from .....tabletop.dice import Dice
from ..events import Event
from ..food import bag_contents, outside_the_bag
from ..happenings import (
    AGGRESSIVE,
    BagFilled,
    CheeseGained,
    NothingDrawn,
    PieceAdded,
    PieceReturned,
    RatWounded,
)
from ..questions import AddPiece, PutBack, Scavenge, Wound
from ..table import Sewer, Table
from ..words import AREAS, SEARCH, Colour, Place
from .pieces import meanings_for, take_effect


def search_for_cheese(table: Table, dice: Dice, tell: Tell) -> Script:
    """Dump, city, field."""
    table.begin(SEARCH, tell)
    search = Search(table, dice, tell)
    if search.event.rewards_absence:
        reward_absence(search)
    players = len(table.sewers)
    fighting = any(sewer.aggressive for sewer in table.sewers)
    for area in AREAS:
        filled = fill_bag(table.food, area, players)
        bag = list(filled.pieces)
        tell(filled)
        if table.options.clans:
            yield from corrupt(search, area, bag)
        if fighting:
            yield from combat(search, area)
        yield from draw(search, area, bag)
        if table.options.clans:
            yield from scavenge(search, area, bag)


@cache
def fill_bag(cards: tuple[int, ...], area: Place, players: int) -> BagFilled:
    """The bag of this area while these food cards lie open (phase 6.1)."""
    return BagFilled(area, bag_contents(cards, area, players), cards)


class Search:
    """What this phase must remember from one area to the next."""

    __slots__ = ("corrupted", "dice", "event", "meanings", "order", "scavenged", "sent", "table", "tell")

    def __init__(self, table: Table, dice: Dice, tell: Tell) -> None:
        assert table.event
        self.table = table
        self.event: Event = table.event
        self.dice = dice
        self.tell = tell
        self.order = table.tie_order
        sewers = table.sewers
        # rats sent to each area by each seat, before wounds and before anybody is harmed (R8, R12, R21)
        self.sent = [[sewer.places[area] for sewer in sewers] for area in AREAS]
        self.meanings = [meanings_for(self.event, sewer) for sewer in sewers]
        self.corrupted = [0] * len(sewers)
        self.scavenged = [0] * len(sewers)

    def may_scavenge(self, seat: int, area: Place) -> bool:
        """A clan may draw where it sent nobody, so many times a round (R12)."""
        return not self.sent[area][seat] and self.scavenged[seat] < self.table.sewers[seat].power.scavenges

    def anybody_draws(self, seats: Sequence[int], area: Place) -> bool:
        """Whether one of these seats can still draw for its rats, or anybody where it sent none."""
        sewers, sent = self.table.sewers, self.sent[area]
        return any(sent[seat] and pieces_due(sewers[seat], area) for seat in seats) or any(
            self.may_scavenge(seat, area) for seat in self.order
        )


def pieces_due(sewer: Sewer, area: Place) -> int:
    """A piece for each rat in the area, for who sent any; a clan draws one more, an aggressive one less."""
    due = sewer.places[area]
    if sewer.power.draws_more_at is area:
        due += 1
    return max(0, due - 1) if sewer.aggressive else due


def reward_absence(search: Search) -> None:
    """Tacticians: cheese for each area to which a player sent no rat (R8)."""
    for seat in search.order:
        absent = sum(not search.sent[area][seat] for area in AREAS)
        if absent:
            search.table.sewers[seat].cheese += absent * search.event.rewards_absence
            search.tell(CheeseGained(seat, absent * search.event.rewards_absence, search.event.id))


def corrupt(search: Search, area: Place, bag: list[Colour]) -> Script:
    """The Corrupt clan may add a piece before combat and draw, if anybody can draw at all (R15)."""
    if not search.anybody_draws(search.order, area):
        return
    for seat in search.order:
        sewer = search.table.sewers[seat]
        if search.corrupted[seat] < sewer.power.corrupts:
            assert sewer.clan
            options = (None, *outside_the_bag(bag, search.table.players))
            colour: Colour | None = yield AddPiece(seat, options, area, tuple(bag))
            if colour is not None:
                bag.append(colour)
                search.corrupted[seat] += 1
            search.tell(PieceAdded(seat, area, colour, sewer.clan.id))


def combat(search: Search, area: Place) -> Script:
    """An aggressive player who sent the most rats wounds one enemy rat in the area (section 6)."""
    sewers = search.table.sewers
    most = max(search.order, key=search.sent[area].__getitem__)  # of several the first in tie order
    if not sewers[most].aggressive or not search.sent[area][most]:
        return
    enemies = tuple(seat for seat in search.order if seat != most and sewers[seat].places[area])
    if not enemies:
        return
    victim: int = enemies[0] if len(enemies) == 1 else (yield Wound(most, enemies, area))
    sewers[victim].places[area] -= 1
    sewers[victim].poisoned += 1
    search.tell(RatWounded(victim, area, most, AGGRESSIVE))


def draw(search: Search, area: Place, bag: list[Colour]) -> Script:
    """From the fewest rats sent to the most, ties in tie order, a piece for each rat in the area."""
    table, sent, tell, puts_back = search.table, search.sent[area], search.tell, search.event.puts_back
    hunters = [seat for seat in search.order if sent[seat]]
    hunters.sort(key=sent.__getitem__)  # stable: ties stay in tie order
    for seat in hunters:
        sewer = table.sewers[seat]
        due = pieces_due(sewer, area)
        because: tuple[str, ...] = ()
        if sewer.clan and sewer.power.draws_more_at is area:
            because = (sewer.clan.id,)
        if sewer.aggressive:
            because += (AGGRESSIVE,)
        pieces = search.dice.draw(bag, due)
        if puts_back and pieces:
            others_follow = search.anybody_draws(after(seat, hunters), area)
            pieces = yield from put_back(search, seat, area, bag, pieces, others_follow)
        take_effect(table, seat, area, pieces, search.meanings[seat], due, len(bag), because, tell)


def put_back(
    search: Search, seat: int, area: Place, bag: list[Colour], pieces: tuple[Colour, ...], others_follow: bool
) -> Asks[tuple[Colour, ...]]:
    """Rat with a Helmet: one of the pieces may go back, unused, where that can make sense.

    Gives back the pieces that are kept.
    """
    if not search.meanings[seat].tempt(pieces, others_follow):
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
    for seat in search.order:
        if not bag or not search.may_scavenge(seat, area):
            continue
        clan = table.sewers[seat].clan
        assert clan
        wants: bool = yield Scavenge(seat, (False, True), area, len(bag))
        if not wants:
            tell(NothingDrawn(seat, area, clan.id))
            continue
        search.scavenged[seat] += 1
        pieces = search.dice.draw(bag, 1)
        if search.event.puts_back:
            others_follow = any(search.may_scavenge(later, area) for later in after(seat, search.order))
            pieces = yield from put_back(search, seat, area, bag, pieces, others_follow)
        take_effect(table, seat, area, pieces, search.meanings[seat], 1, len(bag), (clan.id,), tell)


def after(seat: int, order: Sequence[int]) -> Sequence[int]:
    """The seats that come later in this order."""
    return order[order.index(seat) + 1 :]
