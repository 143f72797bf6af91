"""Turning points of a finished game, found in the curves of its chronicle.

Pure. The chronicle page turns them into words.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise

from ratland_desktop.hotseat.chronicle import NO_SEAT, Chronicle
from ratland_desktop.tabletop.facts import fact


class Turn(StrEnum):
    """What can turn a game; the value is the key of its words."""

    LED_ALWAYS = "led_always"
    OVERTOOK = "overtook"
    COMEBACK = "comeback"
    LEAD_CHANGED = "lead_changed"
    LEAP = "leap"
    SLUMP = "slump"
    CLOSE = "close"
    FAR = "far"
    SHARED = "shared"


@fact
class Scale:
    """What is much in a game: `close` and `far` are points between the first two at the end, `step` is what a
    curve must rise or fall in one round to be worth telling. `falls`: can a curve fall at all?
    """

    close: int
    far: int
    step: int
    falls: bool = True

    @property
    def turns(self) -> tuple[Turn, ...]:
        """What can turn such a game."""
        return tuple(turn for turn in Turn if self.falls or turn is not Turn.SLUMP)


@fact
class TurningPoint:
    """`round` is where it happened (0: over the whole game), `other` who had the worse of it."""

    turn: Turn
    round: int = 0
    seat: int = NO_SEAT
    amount: int = 0
    other: int = NO_SEAT


def turning_points(chronicle: Chronicle, scale: Scale) -> tuple[TurningPoint, ...]:
    """In the order in which one tells them: the lead, leaps and slumps by round, the end."""
    signs = {Turn.LEAP: 1, Turn.SLUMP: -1}
    greatest = [_greatest_step(chronicle, turn, signs[turn]) for turn in scale.turns if turn in signs]
    steps = sorted((point for point in greatest if point.amount >= scale.step), key=lambda point: point.round)
    return (*_lead(chronicle), *steps, *_end(chronicle, scale))


def _lead(chronicle: Chronicle) -> list[TurningPoint]:
    """How the winner came to the front, and how often somebody else was there."""
    winners = chronicle.winners
    alone = [leaders[0] if len(leaders := chronicle.leaders(after)) == 1 else NO_SEAT
             for after in range(1, chronicle.rounds + 1)]  # fmt: skip
    held = [seat for seat in alone if seat != NO_SEAT]
    changes = sum(one != other for one, other in pairwise(held))
    points = []
    if len(winners) == 1:
        winner = winners[0]
        if set(alone) == {winner}:
            return [TurningPoint(Turn.LED_ALWAYS, 0, winner)]
        points += _way_up(chronicle, alone, winner)
    if changes >= 2:
        points.append(TurningPoint(Turn.LEAD_CHANGED, amount=changes))
    return points


def _way_up(chronicle: Chronicle, alone: list[int], winner: int) -> list[TurningPoint]:
    last_at = [after for after in range(1, chronicle.rounds) if _is_last(chronicle, winner, after)]
    if last_at and chronicle.players > 2:
        return [TurningPoint(Turn.COMEBACK, last_at[-1], winner)]
    others = [number for number, seat in enumerate(alone, start=1) if seat not in (winner, NO_SEAT)]
    if not others:
        return []
    before = others[-1]
    taken = next((n for n in range(before + 1, chronicle.rounds + 1) if alone[n - 1] == winner), None)
    return [TurningPoint(Turn.OVERTOOK, taken, winner, 0, alone[before - 1])] if taken else []


def _is_last(chronicle: Chronicle, seat: int, after: int) -> bool:
    """Behind everybody else, alone."""
    own = chronicle.points(seat, after)
    return all(chronicle.points(other, after) > own for other in range(chronicle.players) if other != seat)


def _greatest_step(chronicle: Chronicle, turn: Turn, sign: int) -> TurningPoint:
    """The round in which a curve rose or fell most; of equal ones the latest, which counts most."""
    steps = [
        (sign * (curve[after] - curve[after - 1]), after, seat)
        for seat, curve in enumerate(chronicle.curves)
        for after in range(1, chronicle.rounds + 1)
    ]
    amount, after, seat = max(steps, key=lambda step: (step[0], step[1], -step[2]))
    return TurningPoint(turn, after, seat, amount)


def _end(chronicle: Chronicle, scale: Scale) -> list[TurningPoint]:
    winners = chronicle.winners
    if len(winners) > 1:
        return [TurningPoint(Turn.SHARED, seat=winners[0], amount=len(winners))]
    ranked = sorted(range(chronicle.players), key=lambda seat: (chronicle.places[seat], seat))
    first, second = ranked[0], ranked[1]
    margin = chronicle.points(first) - chronicle.points(second)
    if margin <= scale.close:
        return [TurningPoint(Turn.CLOSE, 0, first, margin, second)]
    return [TurningPoint(Turn.FAR, 0, first, margin, second)] if margin >= scale.far else []
