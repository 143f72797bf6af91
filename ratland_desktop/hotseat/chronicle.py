"""The chronicle of a finished game: the few facts that a family likes to remember.

Every game has a `Chronicle` of its own, made from the happenings and open counts once a game is over, so it
contains no secrets. It can be written as plain data and read back; data that is not a valid chronicle is
refused as a whole. Knows no drawing, no texts and no files.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

from ratland_desktop.tabletop.facts import fact

MOST_COUNTED = 10_000
NO_SEAT = -1

Curve = tuple[int, ...]
C = TypeVar("C")


@fact
class Deed:
    """Something worth telling of a round: its kind, who did it, how much of it, and to whom."""

    kind: str
    round: int
    seat: int
    amount: int
    other: int = NO_SEAT


class Chronicle(ABC):
    """A game that is over. `deeds` are the greatest of each kind."""

    __slots__ = ()
    deeds: tuple[Deed, ...]

    @property
    @abstractmethod
    def curves(self) -> tuple[Curve, ...]:
        """By seat: how much there was of what counts most, at the start and after each round."""

    @abstractmethod
    def points(self, seat: int, after: int = -1) -> int:
        """What this seat would have scored after a round; without one, what it scored."""

    @abstractmethod
    def tiebreak(self, seat: int) -> int:
        """What decides between seats with equal points: more is better."""

    @property
    def players(self) -> int:
        return len(self.curves)

    @property
    def rounds(self) -> int:
        return len(self.curves[0]) - 1

    @property
    def places(self) -> tuple[int, ...]:
        """Everybody's place, 1 for the best."""
        scores = [(self.points(seat), self.tiebreak(seat)) for seat in range(self.players)]
        ranking = sorted(scores, reverse=True)
        return tuple(1 + ranking.index(score) for score in scores)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def deed(self, kind: str) -> Deed | None:
        return next((deed for deed in self.deeds if deed.kind == kind), None)

    def leaders(self, after: int) -> tuple[int, ...]:
        """Who was in front after this round."""
        now = [self.points(seat, after) for seat in range(self.players)]
        return tuple(seat for seat, points in enumerate(now) if points == max(now))


def greatest(done: Iterable[Deed], kinds: Iterable[str]) -> tuple[Deed, ...]:
    """The greatest deed of each kind that there was; of equal ones the first.

    What a seat does in one round to the same other seat is one deed.
    """
    sums: dict[tuple[str, int, int, int], int] = {}
    for deed in done:
        key = (deed.kind, deed.round, deed.seat, deed.other)
        sums[key] = sums.get(key, 0) + deed.amount
    found = []
    for kind in kinds:
        each = [Deed(key[0], key[1], key[2], n, key[3]) for key, n in sums.items() if key[0] == kind and n]
        if each:
            found.append(max(each, key=lambda deed: deed.amount))
    return tuple(found)


# --- written down: these raise ValueError for what cannot be


def read_whole(
    written: object, players: int, allowed: Collection[int], read: Callable[[Mapping[str, Any], int], C]
) -> C | None:
    """The chronicle that `read` makes of this; None when this cannot be one, or not of so many players."""
    if not isinstance(written, Mapping) or players not in allowed:
        return None
    try:
        return read(written, players)
    except (KeyError, TypeError, ValueError):
        return None


def written_deeds(deeds: Iterable[Deed]) -> list[list[Any]]:
    return [[str(x.kind), x.round, x.seat, x.amount, x.other] for x in deeds]


def read_deeds(
    written: object, kinds: Collection[str], rounds: int, players: int, *, to_others: Collection[str] = ()
) -> tuple[Deed, ...]:
    """At most one of each kind. Deeds of the kinds `to_others` need another seat, all others have none."""
    deeds = [_read_deed(entry, rounds, players) for entry in listed(written)[: len(kinds)]]
    for deed in deeds:
        if deed.kind not in kinds or (deed.kind in to_others) != (deed.other != NO_SEAT):
            raise ValueError("not such a deed")
    if len({deed.kind for deed in deeds}) != len(deeds):
        raise ValueError("a deed that stands there twice")
    return tuple(deeds)


def _read_deed(entry: object, rounds: int, players: int) -> Deed:
    kind, round_, seat, amount, other = listed(entry, 5)
    who = range(players)
    if round_ not in range(1, rounds + 1) or seat not in who or (other not in who and other != NO_SEAT):
        raise ValueError("a deed of nobody")
    if other == seat or not isinstance(kind, str):
        raise ValueError("a deed needs a kind, and two who differ")
    return Deed(kind, counted(round_), counted(seat), counted(amount), other)


def read_curves(written: object, rounds: int, players: int) -> tuple[Curve, ...]:
    """By seat, with a value for the start and one for each round."""
    each = listed(written, players)
    return tuple(tuple(map(counted, listed(curve, rounds + 1))) for curve in each)


def listed(value: object, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise ValueError("not a list of that length")
    return value


def counted(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COUNTED:
        raise ValueError("not a count")
    return value
