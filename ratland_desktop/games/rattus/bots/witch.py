"""The Witch: which tokens are worth a look, from what a swap could change.

A look is judged by the swaps that it may lead to: each of the two tokens is taken for several faces that it
may have, and only swaps that help count.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..rules.table import Table
from ..rules.tokens import FACES
from ..rules.words import LAST_ROUND, Spot
from .forecast import LAID, MIXED, signs_of, tokens_in
from .worth import Scales


class Kettle:
    """What the Witch may see, weighed for one seat."""

    def __init__(self, scales: Scales, table: Table, guesses: int) -> None:
        self.scales, self.table = scales, table
        self.signs = signs_of(table)
        self.tokens = {region: tokens_in(rats) for region, rats in table.rats.items()}
        pool = scales.forecast.pool
        self.guesses = {
            LAID: spread_over(pool.starting, guesses),
            MIXED: spread_over(pool.normal or pool.starting, guesses),
        }
        self.known: dict[tuple[Spot, int], float] = {}

    def spots(self) -> list[Spot]:
        """The first token of each sort in each region: the others are as good."""
        return [
            Spot(region, place)
            for region, tokens in self.tokens.items()
            for place, token in enumerate(tokens)
            if token not in tokens[:place]
        ]

    def most(self, one: Spot, others: Iterable[Spot]) -> float:
        """The most that a look here and then at one of the others may bring."""
        return max([self.gain(one, other) for other in others])

    def gain(self, one: Spot, other: Spot) -> float:
        """What a look at both brings on average: a swap where it helps."""
        if one.region == other.region:
            return 0.0
        gains = [
            max(0.0, self.worth(one, theirs) + self.worth(other, mine) - self.worth(one, mine) - stay)
            for theirs in self.faces(other)
            for stay in (self.worth(other, theirs),)
            for mine in self.faces(one)
        ]
        return sum(gains) / len(gains)

    def faces(self, spot: Spot) -> tuple[int, ...]:
        """The face of this token if it is known, else some that it may have."""
        token = self.tokens[spot.region][spot.place]
        return self.guesses.get(token) or (token,)

    def worth(self, spot: Spot, face: int) -> float:
        """The worth of the region if the token has this face."""
        found = self.known.get((spot, face))
        if found is None:
            region, place = spot
            tokens = self.tokens[region]
            tokens = (*tokens[:place], face, *tokens[place + 1 :])
            value = self.scales.value(tuple(self.table.cubes[region]), tokens, self.signs)
            found = value.last if self.table.stage is LAST_ROUND else value.now
            self.known[spot, face] = found
        return found


def spread_over(faces: tuple[int, ...], guesses: int) -> tuple[int, ...]:
    """So many of the faces, from the mildest to the worst."""
    ranked = sorted(faces, key=lambda face: (FACES[face].limit, FACES[face].symbols))
    if len(ranked) <= guesses:
        return tuple(ranked)
    return tuple([ranked[(2 * number + 1) * len(ranked) // (2 * guesses)] for number in range(guesses)])
