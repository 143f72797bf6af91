"""Counts who played and won how often, and the records, from the finished games. No drawing.

A player is a name; after a rename the old games count for the new name. Computers can hold records but are
not listed as players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from ratland_desktop.games.ratland.chronicle import NOBODY, Chronicle, Kind, read
from ratland_desktop.saves.hall import FinishedGame
from ratland_desktop.saves.shelf import Plain
from ratland_desktop.screens.setup.model import likeness
from ratland_desktop.tabletop.seats import Seat

alike = lru_cache(maxsize=4096)(likeness)
VARIANTS = ("clans", "board", "food", "players")
NameNow = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Told:
    """A finished game with its chronicle, or None if that can no longer be read."""

    game: FinishedGame
    chronicle: Chronicle | None

    def variant(self, name: str) -> Plain:
        return len(self.game.seats) if name == "players" else self.game.variant.get(name)

    def is_like(self, wanted: Mapping[str, Plain]) -> bool:
        """None is as good as anything."""
        return all(value is None or self.variant(name) == value for name, value in wanted.items())

    def best_rats(self, seat: int) -> tuple[int, int]:
        """The most rats that this seat ever had, and after which round."""
        if self.chronicle is None:
            return (0, 0)
        curve = self.chronicle.rats[seat]
        return (max(curve), curve.index(max(curve)))


def tell(games: Iterable[FinishedGame], game: str) -> list[Told]:
    """The games of this kind, in their order."""
    return [Told(one, read(one.facts, len(one.seats))) for one in games if one.game == game]


def choices(told: Sequence[Told], name: str) -> list[Plain]:
    """The values of a variant that were ever played, in a steady order."""
    found = {one.variant(name) for one in told} - {None}
    return sorted(found, key=lambda value: (isinstance(value, str), value))


# --- players


@dataclass(slots=True)
class PlayerLine:
    """What one person has done so far."""

    seat: Seat
    games: int = 0
    wins: int = 0
    best: int = 0
    most_rats: int = 0


def players(told: Sequence[Told], known: Sequence[Seat], name_now: NameNow) -> list[PlayerLine]:
    """Everybody who played, the most successful first. Faces are those of today."""
    faces = {alike(seat.name): seat for seat in known}
    lines: dict[str, PlayerLine] = {}
    for one in told:  # the latest game first: its face is shown if the player is not in the list
        for seat, standing in zip(one.game.seats, one.game.outcome.standings, strict=True):
            if not seat.is_human:
                continue
            name = name_now(seat.name)
            key = alike(name)
            if key not in lines:
                face = faces.get(key, Seat(name, seat.colour, seat.badge))
                lines[key] = PlayerLine(face, best=standing.points)
            line = lines[key]
            line.games += 1
            line.wins += standing.place == 1
            line.best = max(line.best, standing.points)
            line.most_rats = max(line.most_rats, one.best_rats(standing.seat)[0])
    return sorted(lines.values(), key=lambda line: (-line.wins, line.games, -line.best, line.seat.name))


# --- records


class Record(StrEnum):
    """What is worth a place on the wall."""

    BEST = "best"
    MOST_RATS = "most_rats"
    FEAST = "feast"
    FAMINE = "famine"
    RAID = "raid"
    LITTER = "litter"


@dataclass(frozen=True, slots=True)
class Held:
    """A record and who holds it. `round` 0: at the end."""

    record: Record
    amount: int
    told: Told = field(compare=False)
    seat: int
    other: int = NOBODY
    round: int = 0


def records(told: Sequence[Told]) -> dict[Record, Held]:
    """The best of each kind; in a tie the first holder keeps it."""
    best: dict[Record, Held] = {}
    for one in reversed(told):
        for held in _feats(one):
            if held.record not in best or held.amount > best[held.record].amount:
                best[held.record] = held
    return best


def _feats(one: Told) -> Iterable[Held]:
    for standing in one.game.outcome.standings:
        yield Held(Record.BEST, standing.points, one, standing.seat)
        rats, after = one.best_rats(standing.seat)
        if rats:
            yield Held(Record.MOST_RATS, rats, one, standing.seat, round=after)
    if one.chronicle is not None:
        for kind in Kind:
            deed = one.chronicle.deed(kind)
            if deed is not None:
                yield Held(Record(kind.value), deed.amount, one, deed.seat, deed.other, deed.round)
