"""Counts who played and won how often, and the records, from the finished games. No drawing.

A player is a name; after a rename the old games count for the new name. Computers can hold records but are
not listed as players. A seat that nobody plays does neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ratland_desktop.hotseat.chronicle import NO_SEAT, Chronicle
from ratland_desktop.saves.hall_lines import FinishedGame
from ratland_desktop.saves.shelf import Plain
from ratland_desktop.screens.chronicle.words import players_among
from ratland_desktop.screens.hall.pages import BEST, PEAK, HallPages
from ratland_desktop.tabletop.names import likeness
from ratland_desktop.tabletop.seats import NOBODY, Seat

alike = lru_cache(maxsize=4096)(likeness)
PLAYERS = "players"
"""The one thing that games of every kind can be filtered by."""
NameNow = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Told:
    """A finished game with its chronicle, or None if that can no longer be read."""

    game: FinishedGame
    chronicle: Chronicle | None
    pages: HallPages

    def variant(self, name: str) -> Plain:
        return players_among(self.game.seats) if name == PLAYERS else self.game.variant.get(name)

    def is_like(self, wanted: Mapping[str, Plain]) -> bool:
        """None is as good as anything."""
        return all(value is None or self.variant(name) == value for name, value in wanted.items())

    def peak(self, seat: int) -> tuple[int, int]:
        """The highest point of this seat's curve, and after which round that was."""
        if self.chronicle is None:
            return (0, 0)
        curve = self.chronicle.curves[seat]
        return (max(curve), curve.index(max(curve)))


def tell(games: Iterable[FinishedGame], shelf: Sequence[HallPages]) -> list[Told]:
    """The finished games of all that are on the shelf, in their order."""
    known = {pages.game: pages for pages in shelf}
    found = ((one, known[one.game]) for one in games if one.game in known)
    return [Told(one, pages.deeds.read(one.facts, len(one.seats)), pages) for one, pages in found]


def choices(told: Sequence[Told], name: str) -> list[Plain]:
    """The values of a variant that were ever played, in a steady order."""
    found = {one.variant(name) for one in told} - {None}
    return sorted(found, key=lambda value: (isinstance(value, str), value))


# --- players


@dataclass(slots=True)
class PlayerLine:
    """What one person has done so far. `best` and `peak` mean something only among games of one kind."""

    seat: Seat
    wins: int = 0
    best: int = 0
    peak: int = 0
    played: Counter[str] = field(default_factory=Counter)
    """How often, by the name of the game in the files."""

    @property
    def games(self) -> int:
        return self.played.total()

    @property
    def favourite(self) -> str:
        """The game played most often; of several, the one played last."""
        return max(self.played, key=lambda game: self.played[game])


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
            line.played[one.pages.game] += 1
            line.wins += standing.place == 1
            line.best = max(line.best, standing.points)
            line.peak = max(line.peak, one.peak(standing.seat)[0])
    one_kind = len({one.pages for one in told}) == 1

    def rank(line: PlayerLine) -> tuple[int, int, int, str]:
        return (-line.wins, line.games, -line.best if one_kind else 0, line.seat.name)

    return sorted(lines.values(), key=rank)


# --- records


@dataclass(frozen=True, slots=True)
class Held:
    """A record and who holds it. `round` 0: at the end."""

    record: str
    amount: int
    told: Told = field(compare=False)
    seat: int
    other: int = NO_SEAT
    round: int = 0


def records(told: Sequence[Told]) -> dict[str, Held]:
    """The best of each kind among games of one kind; in a tie the first holder keeps it."""
    best: dict[str, Held] = {}
    for one in reversed(told):
        for held in _feats(one):
            if held.record not in best or held.amount > best[held.record].amount:
                best[held.record] = held
    return best


def _feats(one: Told) -> Iterable[Held]:
    """What was done in a game; what a seat did that nobody plays is left out."""
    feats = [*_counts(one), *_deeds(one)]
    return (held for held in feats if one.game.seats[held.seat].player != NOBODY)


def _counts(one: Told) -> Iterable[Held]:
    for standing in one.game.outcome.standings:
        yield Held(BEST, standing.points, one, standing.seat)
        peak, after = one.peak(standing.seat)
        if peak:
            yield Held(PEAK, peak, one, standing.seat, round=after)


def _deeds(one: Told) -> Iterable[Held]:
    for deed in one.chronicle.deeds if one.chronicle is not None else ():
        yield Held(deed.kind, deed.amount, one, deed.seat, deed.other, deed.round)
