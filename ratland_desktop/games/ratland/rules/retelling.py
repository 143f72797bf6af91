"""Replays happenings onto the open counts of a view, to know what the table looked like at any moment.

Scenes show happenings one by one and need the counts of that moment, not those at the end. `Retelling` keeps
them without looking at the table. Because it always ends up equal to the table, the happenings are proved to
be complete (`tests/games/ratland/test_retelling.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ....tabletop.dialogue import Happening
from . import happenings as h
from .scoring import best, points_of
from .view import View
from .words import FEEDING, NURSERY, PANTRY, Phase, Place, Plan


@dataclass(slots=True)
class Counts:
    """One seat's open counts. `places` is None while the placement is hidden."""

    healthy: int
    poisoned: int
    lost: int
    buried: int
    cheese: int
    clan: str | None
    aggressive: bool | None
    places: list[int] | None = None

    @property
    def living(self) -> int:
        return self.healthy + self.poisoned + self.lost

    @property
    def points(self) -> int:
        """What this seat would have if the game ended now (section 8)."""
        return points_of(self.living, self.buried)

    def move(self, place: Place, rats: int) -> None:
        """Healthy rats come to a place, or leave it."""
        self.healthy += rats
        if self.places is not None:
            self.places[place] += rats


@dataclass(slots=True)
class Retelling:
    """The open table at one moment of the story."""

    round: int
    phase: Phase
    active: int
    event: str | None
    food: tuple[int, ...]
    pile: int
    final: bool
    ended: bool
    seats: list[Counts]

    @classmethod
    def of(cls, view: View) -> Retelling:
        """The moment that this view shows."""
        seats = [
            Counts(
                s.healthy, s.poisoned, s.lost, s.buried, s.cheese, s.clan, s.aggressive,
                None if s.standing is None else list(s.standing),
            )
            for s in view.sewers
        ]  # fmt: skip
        return cls(
            view.round,
            view.phase,
            view.active,
            view.event,
            view.food,
            view.pile,
            view.final,
            view.ended,
            seats,
        )

    def copy(self) -> Retelling:
        seats = [replace(seat, places=None if seat.places is None else [*seat.places]) for seat in self.seats]
        return replace(self, seats=seats)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who would win if the game ended now; nobody while all seats are level."""
        ahead = best([(seat.points, seat.cheese) for seat in self.seats])
        return ahead if len(ahead) < len(self.seats) else ()

    def hear(self, happening: Happening) -> None:
        """Go on by one happening."""
        HEAR[type(happening)](self, happening)


def _round_began(t: Retelling, x: h.RoundBegan) -> None:
    t.round, t.active = x.round, x.active
    for seat in t.seats:
        seat.places = None


def _phase_began(t: Retelling, x: h.PhaseBegan) -> None:
    t.phase = x.phase
    if x.phase is FEEDING:
        for seat in t.seats:
            seat.places = [*Plan(pantry=seat.healthy)]


def _event_turned(t: Retelling, x: h.EventTurned) -> None:
    t.event = x.event
    t.final = t.final or x.final


def _clans_revealed(t: Retelling, x: h.ClansRevealed) -> None:
    for seat, clan in zip(t.seats, x.clans, strict=True):
        seat.clan = clan


def _food_turned(t: Retelling, x: h.FoodTurned) -> None:
    t.food = x.cards


def _cheese_gained(t: Retelling, x: h.CheeseGained) -> None:
    t.seats[x.seat].cheese += x.cheese


def _rats_joined(t: Retelling, x: h.RatsJoined) -> None:
    t.seats[x.seat].move(PANTRY, x.rats)
    t.pile -= x.rats


def _rat_given(t: Retelling, x: h.RatGiven) -> None:
    t.seats[x.giver].move(PANTRY, -1)
    t.seats[x.receiver].move(PANTRY, 1)


def _grave_opened(t: Retelling, x: h.GraveOpened) -> None:
    t.seats[x.seat].buried -= x.rats
    t.pile += x.rats


def _revealed(t: Retelling, x: h.Revealed) -> None:
    for seat, plan in zip(t.seats, x.plans, strict=True):
        seat.places = [*plan]


def _boards_revealed(t: Retelling, x: h.BoardsRevealed) -> None:
    for seat, aggressive in zip(t.seats, x.aggressive, strict=True):
        seat.aggressive = aggressive


def _redeployed(t: Retelling, x: h.Redeployed) -> None:
    t.seats[x.seat].places = [*x.after]


def _stole(t: Retelling, x: h.Stole) -> None:
    t.seats[x.victim].cheese -= x.cheese
    t.seats[x.seat].cheese += x.cheese


def _rat_died(t: Retelling, x: h.RatDied) -> None:
    t.seats[x.seat].move(x.place, -1)
    t.pile += 1


def _bred(t: Retelling, x: h.Bred) -> None:
    t.seats[x.seat].move(NURSERY, x.born)
    t.pile -= x.born


def _came_home(t: Retelling, x: h.CameHome) -> None:
    seat = t.seats[x.seat]
    seat.poisoned -= x.poisoned
    seat.lost -= x.lost
    seat.move(PANTRY, x.poisoned + x.lost)


def _rat_wounded(t: Retelling, x: h.RatWounded) -> None:
    t.seats[x.seat].move(x.area, -1)
    t.seats[x.seat].poisoned += 1


def _drew(t: Retelling, x: h.Drew) -> None:
    seat = t.seats[x.seat]
    seat.cheese += x.cheese
    for place in x.elsewhere:
        seat.move(place, -1)
    seat.move(x.area, len(x.elsewhere) - x.died - x.poisoned - x.lost)
    t.pile += x.died
    seat.poisoned += x.poisoned
    seat.lost += x.lost


def _whites_traded(t: Retelling, x: h.WhitesTraded) -> None:
    t.seats[x.seat].cheese += x.cheese


def _rat_traded(t: Retelling, x: h.RatTraded) -> None:
    seat = t.seats[x.seat]
    if x.poisoned:
        seat.poisoned -= x.rats
    else:
        seat.move(PANTRY, -x.rats)
    seat.cheese += x.cheese
    t.pile += x.rats


def _fed(t: Retelling, x: h.Fed) -> None:
    seat = t.seats[x.seat]
    seat.cheese -= x.paid
    seat.poisoned -= x.sick
    seat.move(PANTRY, x.sick - x.starved)
    seat.buried += x.starved


def _cheese_transmuted(t: Retelling, x: h.CheeseTransmuted) -> None:
    t.seats[x.seat].cheese -= x.cheese
    t.seats[x.seat].move(PANTRY, x.rats)
    t.pile -= x.rats


def _tribute_paid(t: Retelling, x: h.TributePaid) -> None:
    t.seats[x.giver].cheese -= x.cheese
    t.seats[x.seat].cheese += x.cheese


def _game_ended(t: Retelling, x: h.GameEnded) -> None:
    t.ended = True
    t.food = ()


def _nothing_changes(t: Retelling, x: Happening) -> None:
    """A happening that changes no counts."""


HEAR: dict[type[Happening], Callable[[Retelling, Any], None]] = {
    h.RoundBegan: _round_began,
    h.PhaseBegan: _phase_began,
    h.EventTurned: _event_turned,
    h.ClansRevealed: _clans_revealed,
    h.SidesTurned: _nothing_changes,
    h.FoodTurned: _food_turned,
    h.CheeseGained: _cheese_gained,
    h.RatsJoined: _rats_joined,
    h.RatGiven: _rat_given,
    h.NothingGiven: _nothing_changes,
    h.CheeseHidden: _nothing_changes,
    h.GraveOpened: _grave_opened,
    h.Revealed: _revealed,
    h.BoardsRevealed: _boards_revealed,
    h.Redeployed: _redeployed,
    h.Attacked: _nothing_changes,
    h.Stole: _stole,
    h.RatDied: _rat_died,
    h.Bred: _bred,
    h.CameHome: _came_home,
    h.BagFilled: _nothing_changes,
    h.PieceAdded: _nothing_changes,
    h.RatWounded: _rat_wounded,
    h.PieceReturned: _nothing_changes,
    h.Drew: _drew,
    h.WhitesTraded: _whites_traded,
    h.NothingDrawn: _nothing_changes,
    h.RatTraded: _rat_traded,
    h.Fed: _fed,
    h.CheeseTransmuted: _cheese_transmuted,
    h.TributePaid: _tribute_paid,
    h.GameEnded: _game_ended,
}
