"""Phase 7, feeding: every clan pays for its rats, and rats starve where cheese is missing.

Then come Alchemists and Musicians.
"""

from .....tabletop.dialogue import Script, Tell
from .....tabletop.facts import shared
from ..happenings import CheeseTransmuted, Fed, RatTraded, TributePaid
from ..questions import TradeRat, Transmute
from ..table import Table
from ..words import FEEDING, PANTRY

# rats in the sewers -> cheese; above 24 rats, one more for each
PRICE_UP_TO = ((3, 0), (6, 1), (9, 3), (12, 4), (15, 5), (18, 6), (20, 7), (22, 8), (24, 9))
DEAREST_RATS, DEAREST_PRICE = PRICE_UP_TO[-1]
PRICES = tuple(next(price for most, price in PRICE_UP_TO if rats <= most) for rats in range(DEAREST_RATS + 1))


def price(rats: int) -> int:
    """The cheese that so many rats eat."""
    return PRICES[rats] if rats <= DEAREST_RATS else DEAREST_PRICE + rats - DEAREST_RATS


def feeding(table: Table, tell: Tell) -> Script:
    table.begin(FEEDING, tell)
    table.go_home()
    assert table.event
    order = table.tie_order()
    if table.event.trades_rats:
        yield from trade_rats(table, order, tell)
    feed(table, order, tell)
    if table.options.clans:
        yield from transmute(table, order, tell)
        collect_tribute(table, order, tell)


def feed(table: Table, order: tuple[int, ...], tell: Tell) -> None:
    """Pay, or pay all there is and bury a rat for each piece missing; never a lost one."""
    for seat in order:
        sewer = table.sewers[seat]
        poisoned = sewer.poisoned
        fed = meal[seat, sewer.places[PANTRY] + poisoned, sewer.cheese, poisoned]
        sewer.cheese -= fed.paid
        if fed.starved:
            sewer.poisoned -= fed.sick
            sewer.places[PANTRY] -= fed.starved - fed.sick
            sewer.buried += fed.starved
        tell(fed)


@shared
def meal(seat: int, rats: int, cheese: int, poisoned: int) -> Fed:
    """What so many rats cost, some of them poisoned, and who starves if there is too little cheese."""
    cost = price(rats)
    paid = min(cost, cheese)
    starved = cost - paid
    return Fed(seat, rats, cost, paid, starved, min(starved, poisoned))  # poisoned ones first (R18)


def trade_rats(table: Table, order: tuple[int, ...], tell: Tell) -> Script:
    """Rattibal Lector: before paying, in tie order, in the open (R7)."""
    event = table.event
    assert event
    for seat in order:
        sewer = table.sewers[seat]
        if not sewer.in_sewers:
            continue
        wants: bool = yield TradeRat(seat, (False, True), sewer.in_sewers, sewer.cheese)
        poisoned = wants and sewer.poisoned > 0  # a poisoned one first
        if wants:
            sewer.poisoned -= poisoned
            sewer.places[PANTRY] -= not poisoned
            sewer.cheese += 1
            table.pile += 1
        tell(RatTraded(seat, int(wants), int(wants), poisoned, event.id))


def transmute(table: Table, order: tuple[int, ...], tell: Tell) -> Script:
    """The Alchemists may turn cheese into rats while the common pile lasts (R19)."""
    for seat in order:
        sewer = table.sewers[seat]
        most = min(sewer.power.transmutes, sewer.cheese, table.pile)
        if not most:
            continue
        cheese: int = yield Transmute(seat, tuple(range(most + 1)), sewer.cheese)
        sewer.cheese -= cheese
        sewer.places[PANTRY] += table.take_from_pile(cheese)
        tell(CheeseTransmuted(seat, cheese, cheese, sewer.power.clan))


def collect_tribute(table: Table, order: tuple[int, ...], tell: Tell) -> None:
    """The richest others give the Musicians a cheese each, after the Alchemists (R14)."""
    for seat in order:
        sewer = table.sewers[seat]
        if not sewer.power.tribute:
            continue
        rich = [other for other in order if other != seat and table.sewers[other].cheese]
        rich.sort(key=lambda other: -table.sewers[other].cheese)  # stable: ties stay in tie order
        for giver in rich[: sewer.power.tribute]:
            table.sewers[giver].cheese -= 1
            sewer.cheese += 1
            tell(TributePaid(giver, seat, 1, sewer.power.clan))
