"""What a table is worth to a seat, in cubes at the end of the game.

Everybody's cubes count, less what the rats around them will cost one day. An own cube is worth 1; a cube of
somebody else counts against it, the more the likelier this one wins. So a table's worth is a sum over its
regions, and a region that has been weighed is not weighed again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from ....tabletop.facts import fact
from ..rules.regions import MAPS
from ..rules.settling import PAIR
from ..rules.setup import TAKEN_OUT
from ..rules.table import CUBES, Table
from ..rules.tokens import FACES, MOST_IN_A_REGION
from .forecast import MIXED, Forecast, Tokens, signs_of, tokens_in

WHOLE_SUPPLY = {
    players: len(FACES) - len(board.regions) - TAKEN_OUT[players] for players, board in MAPS.items()
}


@fact
class Weights:
    """What counts, in one part of the game."""

    cube: float  # in a region
    danger: float  # a cube that the next strike there takes, on average
    cards: Mapping[str, float]
    apart: float  # how far the final scores may lie apart by what is still to come
    coming: float = 0.0  # a cube that one more rat there would take
    castle: float = 1.0  # a cube in the castle


class Parts(NamedTuple):
    """The weights of a whole game: for each part of it, from its start; and for its last plague."""

    phases: tuple[Weights, ...]
    ending: Weights

    def at(self, table: Table) -> Weights:
        if table.ending:
            return self.ending
        return self.phases[min(int(progress(table) * len(self.phases)), len(self.phases) - 1)]


def progress(table: Table) -> float:
    """How far the game has come, from 0 to 1: the supply runs out, or somebody's reserve does (section 6)."""
    tokens = len(table.supply) / WHOLE_SUPPLY[table.players]
    cubes = min(table.reserves) / (CUBES - 2 * PAIR)  # after the settling it is 1
    return max(0.0, 1 - min(tokens, cubes))


def scores(table: Table, forecast: Forecast, weights: Weights) -> list[float]:
    """Everybody's cubes at the end, as far as this table tells."""
    found = [weights.castle * own for own in table.castle]
    signs = signs_of(table)
    for region, cubes in table.cubes.items():
        if any(cubes):
            tokens = tokens_in(table.rats[region])
            left = more = forecast.left(cubes, signs, tokens)
            if weights.coming and len(tokens) < MOST_IN_A_REGION:
                more = forecast.left(cubes, signs, (*tokens, MIXED))
            for seat, own in enumerate(cubes):
                found[seat] += weights.cube * own - weights.danger * (own - left[seat])
                found[seat] -= weights.coming * (left[seat] - more[seat])
    for card, owner in table.cards.items():
        if owner is not None:
            found[owner] += weights.cards[card]
    return found


def chances(scored: Sequence[float], apart: float) -> list[float]:
    """How likely each seat wins with these scores."""
    best = max(scored)
    raw = [exp((score - best) / apart) for score in scored]
    whole = sum(raw)
    return [each / whole for each in raw]


def stakes(seat: int, winning: Sequence[float]) -> tuple[float, ...]:
    """What a cube of each seat is worth to `seat`: an own one 1; all others together as much against it."""
    others = 1 - winning[seat] or 1.0
    return tuple([1.0 if whose == seat else -chance / others for whose, chance in enumerate(winning)])


class Value(NamedTuple):
    """What the people of a region are worth."""

    now: float  # as the game goes on
    struck: float  # if the plague comes next
    last: float  # if the last plague comes next


NOBODY = Value(0.0, 0.0, 0.0)


class Scales:
    """Weighs regions for one seat, by what everybody's cubes are worth to it."""

    def __init__(self, forecast: Forecast, parts: Parts, table: Table, stake: Sequence[float]) -> None:
        self.forecast, self.stake = forecast, tuple(stake)
        self.weights, self.ending = parts.at(table), parts.ending
        self.known: dict[tuple[tuple[int, ...], Tokens, tuple[int, ...]], Value] = {}

    def value(self, cubes: tuple[int, ...], tokens: Tokens, signs: tuple[int, ...]) -> Value:
        key = cubes, tokens, signs
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.weighed(cubes, tokens, signs) if any(cubes) else NOBODY
        return found

    def weighed(self, cubes: tuple[int, ...], tokens: Tokens, signs: tuple[int, ...]) -> Value:
        people, weights = self.sum_of(cubes), self.weights
        left = self.forecast.left(cubes, signs, tokens)
        after = self.sum_of(left)
        now = weights.cube * people - weights.danger * (people - after)
        if weights.coming and len(tokens) < MOST_IN_A_REGION:
            more = self.sum_of(self.forecast.left(cubes, signs, (*tokens, MIXED)))
            now -= weights.coming * (after - more)
        now /= weights.apart
        return Value(now, self.struck(left, signs) if tokens else now, after / self.ending.apart)

    def struck(self, left: Sequence[float], signs: tuple[int, ...]) -> float:
        """The worth of a region without rats, with average cubes: as of whole ones that are near to it."""
        whole = tuple([round(own) for own in left])
        missing = self.sum_of(left) - self.sum_of(whole)
        return self.value(whole, (), signs).now + self.weights.cube * missing / self.weights.apart

    def counting(self, cubes: tuple[int, ...], tokens: Tokens, signs: tuple[int, ...], neutral: int) -> Value:
        """The worth of a region if it is struck and the piece counts as so many cubes more."""
        left = self.forecast.left(cubes, signs, tokens, neutral)
        struck = self.struck(left, signs)
        return Value(struck, struck, self.sum_of(left) / self.ending.apart)

    def sum_of(self, cubes: Sequence[float]) -> float:
        return sum([worth * own for worth, own in zip(self.stake, cubes, strict=True)])

    def off_the_map(self, table: Table, last: bool) -> float:
        """The worth of the castle and of everybody's cards. Who takes the last turn has no use for cards."""
        weights = self.ending if last else self.weights
        found = weights.castle * self.sum_of(table.castle)
        for card, owner in table.cards.items():
            if owner is not None and not (last and owner == table.active):
                found += self.stake[owner] * weights.cards[card]
        return found / weights.apart
