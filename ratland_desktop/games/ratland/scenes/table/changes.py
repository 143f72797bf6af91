"""What happenings change on which panel, and which of its places they are about.

The table never compares two states: this mapping says which "+2" to show. No drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.phases.attack import FACING
from ratland_desktop.games.ratland.rules.words import NURSERY, PANTRY, Place
from ratland_desktop.tabletop.dialogue import Happening
from ratland_desktop.tabletop.facts import fact

RATS, CHEESE, SICK, LOST, GRAVES = "rats", "cheese", "infirmary", "lost", "graves"
GOOD_UP = frozenset({RATS, CHEESE})


@fact
class Change:
    """A count of a seat goes up or down."""

    seat: int
    what: str
    by: int

    @property
    def good(self) -> bool:
        return (self.by > 0) is (self.what in GOOD_UP)


Changes = list[Change]


def _drew(x: h.Drew) -> Changes:
    return [
        Change(x.seat, CHEESE, x.cheese),
        Change(x.seat, RATS, -x.died),
        Change(x.seat, SICK, x.poisoned),
        Change(x.seat, LOST, x.lost),
    ]


def _fed(x: h.Fed) -> Changes:
    return [
        Change(x.seat, CHEESE, -x.paid),
        Change(x.seat, RATS, -x.starved),
        Change(x.seat, SICK, -x.sick),
        Change(x.seat, GRAVES, x.starved),
    ]


def _home(x: h.CameHome) -> Changes:
    return [Change(x.seat, SICK, -x.poisoned), Change(x.seat, LOST, -x.lost)]


CHANGES: dict[type[Happening], Callable[[Any], Changes]] = {
    h.CheeseGained: lambda x: [Change(x.seat, CHEESE, x.cheese)],
    h.RatsJoined: lambda x: [Change(x.seat, RATS, x.rats)],
    h.RatGiven: lambda x: [Change(x.giver, RATS, -1), Change(x.receiver, RATS, 1)],
    h.GraveOpened: lambda x: [Change(x.seat, GRAVES, -x.rats)],
    h.Stole: lambda x: [Change(x.victim, CHEESE, -x.cheese), Change(x.seat, CHEESE, x.cheese)],
    h.RatDied: lambda x: [Change(x.seat, RATS, -1)],
    h.Bred: lambda x: [Change(x.seat, RATS, x.born)],
    h.CameHome: _home,
    h.RatWounded: lambda x: [Change(x.seat, SICK, 1)],
    h.Drew: _drew,
    h.WhitesTraded: lambda x: [Change(x.seat, CHEESE, x.cheese)],
    h.RatTraded: lambda x: [
        Change(x.seat, RATS, -x.rats),
        Change(x.seat, CHEESE, x.cheese),
        Change(x.seat, SICK, -x.rats if x.poisoned else 0),
    ],
    h.Fed: _fed,
    h.CheeseTransmuted: lambda x: [Change(x.seat, CHEESE, -x.cheese), Change(x.seat, RATS, x.rats)],
    h.TributePaid: lambda x: [Change(x.giver, CHEESE, -x.cheese), Change(x.seat, CHEESE, x.cheese)],
}


def changes_of(happenings: Iterable[Happening]) -> Changes:
    """What these happenings change, each count once; nothing that stays as it is."""
    summed: dict[tuple[int, str], int] = {}
    for happening in happenings:
        found = CHANGES.get(type(happening))
        for change in found(happening) if found else ():
            key = (change.seat, change.what)
            summed[key] = summed.get(key, 0) + change.by
    return [Change(seat, what, by) for (seat, what), by in summed.items() if by]


def places_of(happenings: Sequence[Happening], seat: int, players: int) -> tuple[Place, ...]:
    """The places on a seat's panel that a step is about: pipes, what they meet, the nursery."""
    places: dict[Place, None] = {}
    for x in happenings:
        if isinstance(x, h.Attacked | h.Stole):
            if seat == x.seat:
                places[x.side] = None
            elif seat == x.victim:
                places[FACING[x.side] if players == 2 else PANTRY] = None
        elif isinstance(x, h.Bred) and seat == x.seat:
            places[NURSERY] = None
    return tuple(places)
