"""What an action could do now: the same for the rules, which look at the table, and for who looks at a view.

Everything here follows from what lies open.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from .faces import FACES
from .table import Turn
from .words import Action, Lapsed


class SeenDoor(Protocol):
    @property
    def left(self) -> int: ...


class SeenRat(Protocol):
    @property
    def cards(self) -> int: ...
    @property
    def bandages(self) -> int: ...
    @property
    def out(self) -> bool: ...


class Seen(Protocol):
    """A table or a view."""

    @property
    def doors(self) -> Sequence[SeenDoor]: ...
    @property
    def rats(self) -> Sequence[SeenRat]: ...
    @property
    def turn(self) -> Turn | None: ...


def clockwise(seats: int, seat: int) -> tuple[int, ...]:
    """All other seats, beginning on the left."""
    return (*range(seat + 1, seats), *range(seat))


def open_doors(seen: Seen) -> tuple[int, ...]:
    """The doors that have a card."""
    return tuple([number for number, door in enumerate(seen.doors) if door.left])


def victims(seen: Seen, thief: int, decider: int) -> tuple[int, ...]:
    """Who else has a card, clockwise from the one who decides (R5)."""
    around = (*clockwise(len(seen.rats), decider), decider)
    return tuple([seat for seat in around if seat != thief and seen.rats[seat].cards])


def targets(seen: Seen, sender: int) -> tuple[int, ...]:
    """To whom the Cat can be sent: nobody who is out, and nobody twice in a turn (R6, R8)."""
    visited = seen.turn.visited if seen.turn else ()
    around = clockwise(len(seen.rats), sender)
    return tuple([seat for seat in around if not seen.rats[seat].out and seat not in visited])


LAPSES: dict[Action, Callable[[Seen, int], Lapsed | None]] = {
    Action.DRAW: lambda seen, seat: None if open_doors(seen) else Lapsed.NO_CARD,
    Action.STEAL: lambda seen, seat: None if victims(seen, seat, seat) else Lapsed.NOTHING_TO_STEAL,
    Action.SEND_CAT: lambda seen, seat: None if targets(seen, seat) else Lapsed.NO_TARGET,
    Action.HEAL: lambda seen, seat: None if seen.rats[seat].bandages else Lapsed.NO_BANDAGE,
}


def why_lapses(seen: Seen, seat: int, die: str) -> Lapsed | None:
    """Why this player could not carry out this die now, or None."""
    if seen.rats[seat].out:
        return Lapsed.OUT
    return LAPSES[FACES[die].action](seen, seat)
