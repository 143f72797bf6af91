"""What one seat can see (section 13 of the rules page).

A view is made of copies and holds nothing that its seat may not know: bots and scenes get no more than this.
The view of seat None is the open table, for everybody's eyes.
"""

from dataclasses import replace

from ....tabletop.facts import fact
from .steps import Step
from .table import BANDAGES_OUT, EVERYBODY, Looked, Options, RoundRecord, Table, Taken, Turn, Wrong


@fact
class DoorView:
    """A door as everybody sees it: how many cards are left, and who drew the others."""

    left: int
    taken: tuple[Taken, ...]

    @property
    def sprung(self) -> int:
        """The traps that lie open beside it."""
        return sum([taken.sprung for taken in self.taken])

    def stored_by(self, seat: int) -> int:
        """How many cards this seat has stored from it."""
        return sum([taken.seat == seat and not taken.sprung for taken in self.taken])


@fact
class RatView:
    """What lies before one seat. Cards that the view's seat may not see are None."""

    seat: int
    points: int
    bandages: int
    cards: int  # in the stash
    cards_lost: int
    role_closed: bool
    role: str | None  # if it is shown, or the own
    stash: tuple[str, ...] | None
    lost: tuple[str, ...] | None
    known: tuple[str, ...]  # cards that the view's seat surely knows in a hidden stash, or among lost ones

    @property
    def out(self) -> bool:
        return self.bandages >= BANDAGES_OUT


@fact
class View:
    """The table as `seat` sees it; the last two fields are for that seat's eyes only."""

    seat: int | None
    options: Options
    round: int
    active: int
    turn: Turn | None
    agenda: tuple[Step, ...]  # what is still to do; the next step is the last
    doors: tuple[DoorView, ...]
    middle: tuple[str, ...]
    rats: tuple[RatView, ...]
    rat_cards_left: int
    rat_cards_turned: tuple[int, ...]
    arranged: tuple[int, ...]  # the doors that the Manipulator has named
    records: tuple[RoundRecord, ...]
    wrongs: tuple[Wrong, ...]  # of this round
    one_more: bool
    ended: bool
    looked: Looked | None = None  # the Manipulator's: what it saw, and what it made of it
    pocketed: tuple[int, ...] = ()  # the Fool's: the doors of the traps it stored

    @property
    def seats(self) -> int:
        return len(self.rats)

    @property
    def own(self) -> RatView | None:
        return None if self.seat is None else self.rats[self.seat]


def view(table: Table, seat: int | None) -> View:
    """What `seat` sees now."""
    looked = table.looked
    own = None if seat is None else table.rats[seat]
    return View(
        seat=seat,
        options=table.options,
        round=table.round,
        active=table.active,
        turn=table.turn,
        agenda=tuple(table.agenda),
        doors=tuple([DoorView(len(door.cards), tuple(door.taken)) for door in table.doors]),
        middle=tuple(table.middle),
        rats=tuple([rat_view(table, number, seat) for number in range(table.seats)]),
        rat_cards_left=len(table.rat_cards),
        rat_cards_turned=tuple(table.rat_cards_turned),
        arranged=looked.doors if looked else (),
        records=tuple(table.records if table.ended else map(closed, table.records)),
        wrongs=tuple(table.wrongs),
        one_more=table.one_more,
        ended=table.ended,
        looked=looked if looked and looked.seat == seat else None,
        pocketed=tuple(own.pocketed) if own else (),
    )


def rat_view(table: Table, seat: int, eyes: int | None) -> RatView:
    """What `eyes` see of a seat: the own cards, and the Third Rat's, which lie open."""
    rat = table.rats[seat]
    seen = seat in (eyes, table.third_rat)
    return RatView(
        seat,
        rat.points,
        rat.bandages,
        len(rat.stash),
        len(rat.lost),
        rat.role_closed,
        rat.role if rat.role_shown or seat == eyes else None,
        tuple(rat.stash) if seen else None,
        tuple(rat.lost) if seen else None,
        () if seen else table.notes.get((note_taker(table.options, eyes), seat), ()),
    )


def note_taker(options: Options, eyes: int | None) -> int:
    """Whose notes these eyes can read: a seat that nobody plays, and the open table, have everybody's."""
    return EVERYBODY if eyes is None or eyes == options.third_rat else eyes


def closed(record: RoundRecord) -> RoundRecord:
    """An earlier round as long as the game goes on: what nobody saw stays hidden."""
    return replace(record, lost=None, doors=None)
