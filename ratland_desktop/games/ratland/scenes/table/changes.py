"""What happenings change on which panel, and which of its places they are about.

No drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ratland_desktop.games.ratland.rules import happenings as h
from ratland_desktop.games.ratland.rules.phases.attack import FACING
from ratland_desktop.games.ratland.rules.words import NURSERY, PANTRY, Place
from ratland_desktop.tabletop.dialogue import Happening

RATS, CHEESE, SICK, LOST, GRAVES = "rats", "cheese", "infirmary", "lost", "graves"
GOOD_UP = frozenset({RATS, CHEESE})

Counted = list[tuple[int, str, int]]


def _drew(x: h.Drew) -> Counted:
    return [
        (x.seat, CHEESE, x.cheese),
        (x.seat, RATS, -x.died),
        (x.seat, SICK, x.poisoned),
        (x.seat, LOST, x.lost),
    ]


def _fed(x: h.Fed) -> Counted:
    return [
        (x.seat, CHEESE, -x.paid),
        (x.seat, RATS, -x.starved),
        (x.seat, SICK, -x.sick),
        (x.seat, GRAVES, x.starved),
    ]


def _home(x: h.CameHome) -> Counted:
    return [(x.seat, SICK, -x.poisoned), (x.seat, LOST, -x.lost)]


CHANGES: dict[type[Happening], Callable[[Any], Counted]] = {
    h.CheeseGained: lambda x: [(x.seat, CHEESE, x.cheese)],
    h.RatsJoined: lambda x: [(x.seat, RATS, x.rats)],
    h.RatGiven: lambda x: [(x.giver, RATS, -1), (x.receiver, RATS, 1)],
    h.GraveOpened: lambda x: [(x.seat, GRAVES, -x.rats)],
    h.Stole: lambda x: [(x.victim, CHEESE, -x.cheese), (x.seat, CHEESE, x.cheese)],
    h.RatDied: lambda x: [(x.seat, RATS, -1)],
    h.Bred: lambda x: [(x.seat, RATS, x.born)],
    h.CameHome: _home,
    h.RatWounded: lambda x: [(x.seat, SICK, 1)],
    h.Drew: _drew,
    h.WhitesTraded: lambda x: [(x.seat, CHEESE, x.cheese)],
    h.RatTraded: lambda x: [
        (x.seat, RATS, -x.rats),
        (x.seat, CHEESE, x.cheese),
        (x.seat, SICK, -x.rats if x.poisoned else 0),
    ],
    h.Fed: _fed,
    h.CheeseTransmuted: lambda x: [(x.seat, CHEESE, -x.cheese), (x.seat, RATS, x.rats)],
    h.TributePaid: lambda x: [(x.giver, CHEESE, -x.cheese), (x.seat, CHEESE, x.cheese)],
}


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
