"""What one seat can see (section 2, "Open to all" and "Hidden").

A view is made of copies and contains nothing that its seat may not know; bots and scenes get no more than
this. The view of seat None is the open table that everybody sees.
"""

from ....tabletop.facts import fact
from .clans import CLANS, PLAIN, Power
from .table import Options, RoundRecord, Sewer, Table
from .words import Phase, Plan


@fact
class SewerView:
    """A player's sewers as everybody sees them. `aggressive` is None while that is a secret."""

    seat: int
    healthy: int
    poisoned: int
    lost: int
    buried: int
    cheese: int
    clan: str | None
    aggressive: bool | None
    standing: Plan | None  # where the rats stand now, from the reveal to the end of the round

    @property
    def in_sewers(self) -> int:
        return self.healthy + self.poisoned

    @property
    def living(self) -> int:
        return self.healthy + self.poisoned + self.lost


@fact
class Foresight:
    """What the Seer may look at (R16)."""

    event: str | None
    food: int | None


@fact
class View:
    """The table as `seat` sees it; the last three fields are for that seat's eyes only."""

    seat: int | None
    options: Options
    round: int
    phase: Phase
    active: int
    event: str | None
    food: tuple[int, ...]
    pile: int
    final: bool
    ended: bool
    events_left: int
    next_event_final: bool
    foods_left: int
    sewers: tuple[SewerView, ...]
    records: tuple[RoundRecord, ...]
    dealt: tuple[str, ...] = ()
    aggressive: bool | None = None
    foresight: Foresight | None = None

    @property
    def players(self) -> int:
        return len(self.sewers)


def view(table: Table, seat: int | None) -> View:
    """What `seat` sees now."""
    own = None if seat is None else table.sewers[seat]
    return View(
        seat=seat,
        options=table.options,
        round=table.round,
        phase=table.phase,
        active=table.active,
        event=table.event.id if table.event else None,
        food=table.food,
        pile=table.pile,
        final=table.final,
        ended=table.ended,
        events_left=len(table.events),
        next_event_final=bool(table.events) and table.events[-1].final,  # the manhole on the card's back
        foods_left=len(table.foods),
        sewers=tuple(sewer_view(table, number, sewer) for number, sewer in enumerate(table.sewers)),
        records=tuple(table.records),
        dealt=tuple(clan.id for clan in own.dealt) if own else (),
        aggressive=own.aggressive if own else None,
        foresight=foresight(table, own) if own else None,
    )


def sewer_view(table: Table, seat: int, sewer: Sewer) -> SewerView:
    return SewerView(
        seat,
        sewer.healthy,
        sewer.poisoned,
        sewer.lost,
        sewer.buried,
        sewer.cheese,
        sewer.clan.id if sewer.clan else None,
        sewer.aggressive if table.boards_known else None,
        Plan(*sewer.places) if table.plans else None,
    )


def foresight(table: Table, sewer: Sewer) -> Foresight | None:
    """The next cards, as far as this clan may look at them; of two food cards only the first (R29)."""
    power = sewer.power
    if not power.foresees_event or table.ended:
        return None
    return Foresight(
        table.events[-1].id if table.events else None,
        table.foods[-1] if power.foresees_food and table.foods else None,
    )


def power_of(view: View, seat: int) -> Power:
    """The side of a seat's clan card that holds now."""
    clan = view.sewers[seat].clan
    if clan is None:
        return PLAIN
    return CLANS[clan].open if view.final else CLANS[clan].closed
