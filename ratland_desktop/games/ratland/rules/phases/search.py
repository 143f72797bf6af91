"""Phase 6, looking for cheese: for each area the bag is filled, fought over and drawn from.

What one piece does for one player stands in `pieces.py`.
"""

from .....tabletop.dialogue import Asks, Script, Tell
from .....tabletop.dice import Dice
from ..food import bag_contents, outside_the_bag
from ..happenings import (
    AGGRESSIVE,
    BagFilled,
    CheeseGained,
    Drew,
    NothingDrawn,
    PhaseBegan,
    PieceAdded,
    PieceReturned,
    RatWounded,
)
from ..questions import AddPiece, PutBack, Scavenge, Wound
from ..table import Table
from ..words import AREAS, Colour, Phase, Place
from .pieces import take_effect, tempting_to_return


class Search:
    """What this phase must remember from one area to the next."""

    __slots__ = ("dice", "order", "scavenged", "corrupted", "sent", "table", "tell")

    def __init__(self, table: Table, dice: Dice, tell: Tell) -> None:
        self.table = table
        self.dice = dice
        self.tell = tell
        self.order = table.tie_order
        # rats sent, before wounds and before anybody is harmed (R21, R8, R12)
        self.sent = [sewer.places[:] for sewer in table.sewers]
        self.corrupted = [0] * table.players
        self.scavenged = [0] * table.players

    def may_scavenge(self, seat: int, area: Place) -> bool:
        """A clan may draw where it sent nobody, so many times a round (R12)."""
        return not self.sent[seat][area] and self.scavenged[seat] < self.table.sewers[seat].power.scavenges

    def is_searched(self, area: Place) -> bool:
        """Whether anybody can draw here at all."""
        return any(self.sent[seat][area] or self.may_scavenge(seat, area) for seat in self.order)


def search_for_cheese(table: Table, dice: Dice, tell: Tell) -> Script:
    table.phase = Phase.SEARCH
    tell(PhaseBegan(Phase.SEARCH))
    search = Search(table, dice, tell)
    assert table.event
    if table.event.rewards_absence:
        reward_absence(search)
    for area in AREAS:
        bag = list(bag_contents(table.food, area, table.players))
        tell(BagFilled(area, tuple(bag), table.food))
        if table.options.clans:
            yield from corrupt(search, area, bag)
        yield from combat(search, area)
        yield from draw(search, area, bag)
        if table.options.clans:
            yield from scavenge(search, area, bag)


def reward_absence(search: Search) -> None:
    """Tacticians: cheese for each area to which a player sent no rat (R8)."""
    event = search.table.event
    assert event
    for seat in search.order:
        absent = sum(not search.sent[seat][area] for area in AREAS)
        if absent:
            search.table.sewers[seat].cheese += absent * event.rewards_absence
            search.tell(CheeseGained(seat, absent * event.rewards_absence, event.id))


def corrupt(search: Search, area: Place, bag: list[Colour]) -> Script:
    """The Corrupt clan may add a piece before combat and draw, if anybody can draw at all (R15)."""
    for seat in search.order:
        sewer = search.table.sewers[seat]
        if search.corrupted[seat] < sewer.power.corrupts and search.is_searched(area):
            assert sewer.clan
            options = (None, *outside_the_bag(bag, search.table.players))
            colour: Colour | None = yield AddPiece(seat, options, area, tuple(bag))
            if colour is not None:
                bag.append(colour)
                search.corrupted[seat] += 1
            search.tell(PieceAdded(seat, area, colour, sewer.clan.id))


def combat(search: Search, area: Place) -> Script:
    """An aggressive player who sent the most rats wounds one enemy rat in the area (section 6)."""
    table = search.table
    most = max(search.order, key=lambda seat: search.sent[seat][area])  # the first in tie order
    if not table.sewers[most].aggressive or not search.sent[most][area]:
        return
    enemies = tuple(seat for seat in search.order if seat != most and table.sewers[seat].places[area])
    if not enemies:
        return
    victim: int = enemies[0] if len(enemies) == 1 else (yield Wound(most, enemies, area))
    table.sewers[victim].places[area] -= 1
    table.sewers[victim].poisoned += 1
    search.tell(RatWounded(victim, area, most, AGGRESSIVE))


def draw(search: Search, area: Place, bag: list[Colour]) -> Script:
    """From the fewest rats sent to the most, ties in tie order, a piece for each rat in the area."""
    table, sent = search.table, search.sent
    hunters = [seat for seat in search.order if sent[seat][area]]
    hunters.sort(key=lambda seat: sent[seat][area])  # stable: ties stay in tie order
    assert table.event
    for seat in hunters:
        sewer = table.sewers[seat]
        due = sewer.places[area]
        because: tuple[str, ...] = ()
        if sewer.power.draws_more_at is area and sewer.clan:
            due += 1
            because = (sewer.clan.id,)
        if sewer.aggressive:  # always one piece less
            due -= 1
            because += (AGGRESSIVE,)
        due = max(0, due)
        pieces = search.dice.draw(bag, due)
        search.tell(Drew(seat, area, pieces, due, len(bag), because))
        if table.event.puts_back and pieces:
            others_follow = seat != hunters[-1] or any(
                search.may_scavenge(other, area) for other in search.order
            )
            pieces = yield from put_back(search, seat, area, bag, pieces, others_follow)
        if pieces:
            take_effect(table, seat, area, pieces, search.tell)


def put_back(
    search: Search, seat: int, area: Place, bag: list[Colour], pieces: tuple[Colour, ...], others_follow: bool
) -> Asks[tuple[Colour, ...]]:
    """Rat with a Helmet: one of the pieces may go back, unused, where that can make sense.

    Gives back the pieces that are kept.
    """
    event = search.table.event
    assert event
    if not tempting_to_return(event, search.table.sewers[seat], pieces, others_follow):
        return pieces
    options = (None, *sorted(set(pieces)))
    colour: Colour | None = yield PutBack(seat, options, area, pieces)
    search.tell(PieceReturned(seat, area, colour, event.id))
    if colour is None:
        return pieces
    bag.append(colour)
    kept = list(pieces)
    kept.remove(colour)
    return tuple(kept)


def scavenge(search: Search, area: Place, bag: list[Colour]) -> Script:
    """The Scavengers may draw a piece where they sent nobody, after all others (R12)."""
    table = search.table
    event = table.event
    assert event
    for seat in search.order:
        if not bag or not search.may_scavenge(seat, area):
            continue
        clan = table.sewers[seat].clan
        assert clan
        wants: bool = yield Scavenge(seat, (False, True), area, len(bag))
        if not wants:
            search.tell(NothingDrawn(seat, area, clan.id))
            continue
        search.scavenged[seat] += 1
        pieces = search.dice.draw(bag, 1)
        search.tell(Drew(seat, area, pieces, 1, len(bag), (clan.id,)))
        if event.puts_back:
            others_follow = any(search.may_scavenge(other, area) for other in search.order)
            pieces = yield from put_back(search, seat, area, bag, pieces, others_follow)
        if pieces:
            take_effect(table, seat, area, pieces, search.tell)
