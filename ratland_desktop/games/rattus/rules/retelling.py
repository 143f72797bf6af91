"""The story retold: what lies open on the table, built from a view and the happenings since.

Whoever shows a game goes through its happenings one by one and needs the pieces of that very moment, not of
the end. `Retelling` keeps them. It looks at no table; that it always comes out like the table proves that the
happenings tell everything (`tests/games/rattus/test_retelling.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ....tabletop.dialogue import Happening
from . import happenings as h
from .table import Rat
from .view import View, hidden
from .words import LOST, OVER, Spot


@dataclass(slots=True)
class Retelling:
    """The pieces at one moment of the story. Faces that are down are 0."""

    round: int
    plague: str
    cubes: dict[str, list[int]]
    rats: dict[str, list[Rat]]
    supply: int
    reserves: list[int]
    castle: list[int]
    cards: dict[str, int | None]
    turned: list[Rat]
    counts_as: int
    ended: bool

    @classmethod
    def of(cls, view: View) -> Retelling:
        """The moment that this view shows, as everybody sees it."""
        return cls(
            view.round,
            view.plague,
            {region: [*cubes] for region, cubes in view.cubes.items()},
            {region: [hidden(rat) for rat in rats] for region, rats in view.rats.items()},
            len(view.supply),
            [*view.reserves],
            [*view.castle],
            {**view.cards},
            [*view.turned],
            view.counts_as,
            view.stage is OVER,
        )

    def copy(self) -> Retelling:
        return Retelling(
            self.round,
            self.plague,
            {region: [*cubes] for region, cubes in self.cubes.items()},
            {region: [*rats] for region, rats in self.rats.items()},
            self.supply,
            [*self.reserves],
            [*self.castle],
            {**self.cards},
            [*self.turned],
            self.counts_as,
            self.ended,
        )

    def points(self, seat: int) -> int:
        """The seat's cubes on the board, castle included."""
        return self.castle[seat] + sum([cubes[seat] for cubes in self.cubes.values()])

    def hear(self, happening: Happening) -> None:
        """Go on by one happening."""
        HEAR[type(happening)](self, happening)

    def put_down(self, seat: int, region: str, cubes: int) -> None:
        self.reserves[seat] -= cubes
        self.cubes[region][seat] += cubes

    def swap(self, one: Spot, other: Spot) -> None:
        rat = self.rats[one.region][one.place]
        self.rats[one.region][one.place] = self.rats[other.region][other.place]
        self.rats[other.region][other.place] = rat


def _settled(t: Retelling, x: h.Settled) -> None:
    t.put_down(x.seat, x.region, x.cubes)


def _turn_began(t: Retelling, x: h.TurnBegan) -> None:
    t.round = x.round
    t.counts_as = 0  # the Knight's cubes are gone when a turn ends (R14)


def _card_taken(t: Retelling, x: h.CardTaken) -> None:
    t.cards[x.card] = x.seat


def _placed(t: Retelling, x: h.Placed) -> None:
    t.put_down(x.seat, x.region, x.cubes)


def _cube_saved(t: Retelling, x: h.CubeSaved) -> None:
    t.cubes[x.region][x.seat] -= 1
    t.castle[x.seat] += 1


def _rat_moved(t: Retelling, x: h.RatMoved) -> None:
    t.rats[x.to].append(t.rats[x.start.region].pop(x.start.place))


def _cubes_moved(t: Retelling, x: h.CubesMoved) -> None:
    t.cubes[x.start][x.seat] -= x.cubes
    t.cubes[x.to][x.seat] += x.cubes


def _looked(t: Retelling, x: h.Looked) -> None:
    row = t.rats[x.spot.region]
    rat = row[x.spot.place]
    row[x.spot.place] = Rat(0, rat.laid, tuple(sorted({*rat.seen, x.seat})))


def _swapped(t: Retelling, x: h.Swapped) -> None:
    t.swap(x.one, x.other)


def _plague_moved(t: Retelling, x: h.PlagueMoved) -> None:
    t.plague = x.to


def _plague_spread(t: Retelling, x: h.PlagueSpread) -> None:
    for region in x.laid:
        t.rats[region].append(Rat(0))
    t.supply -= len(x.laid)


def _knight_counts(t: Retelling, x: h.KnightCounts) -> None:
    t.counts_as = x.cubes


def _rat_turned(t: Retelling, x: h.RatTurned) -> None:
    rat = t.rats[x.region].pop(0)
    t.turned.append(Rat(x.face, rat.laid, rat.seen))


def _struck(t: Retelling, x: h.Struck) -> None:
    for bite in x.bites:
        if bite.seat is not None and bite.result == LOST:
            t.put_down(bite.seat, x.region, -1)


def _last_round_began(t: Retelling, x: h.LastRoundBegan) -> None:
    t.counts_as = 0


def _game_ended(t: Retelling, x: h.GameEnded) -> None:
    t.ended = True
    t.counts_as = 0


def _nothing_changes(t: Retelling, x: Happening) -> None:
    """Told for the story's sake."""


HEAR: dict[type[Happening], Callable[[Retelling, Any], None]] = {
    h.TableLaid: _nothing_changes,
    h.Settled: _settled,
    h.TurnBegan: _turn_began,
    h.CardTaken: _card_taken,
    h.Placed: _placed,
    h.NothingToPlace: _nothing_changes,
    h.CubeSaved: _cube_saved,
    h.RatMoved: _rat_moved,
    h.CubesMoved: _cubes_moved,
    h.Looked: _looked,
    h.FaceSeen: _nothing_changes,  # a whisper; the open table learns nothing from it
    h.Swapped: _swapped,
    h.LeftAlone: _nothing_changes,
    h.PlagueMoved: _plague_moved,
    h.PlagueSpread: _plague_spread,
    h.NoSpread: _nothing_changes,
    h.KnightCounts: _knight_counts,
    h.Spared: _nothing_changes,
    h.RatTurned: _rat_turned,
    h.Struck: _struck,
    h.PlagueOver: _nothing_changes,
    h.EndInSight: _nothing_changes,
    h.LastRoundBegan: _last_round_began,
    h.LastChance: _nothing_changes,
    h.LastPlague: _nothing_changes,
    h.GameEnded: _game_ended,
}
