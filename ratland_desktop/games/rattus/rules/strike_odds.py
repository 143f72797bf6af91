"""What the plague may do in a region, exactly: how many cubes each seat has left, and with what chance.

The tokens are turned up in order and are drawn from the pool without going back, so every sequence of faces
would have to be looked at. Two things keep that quick. Faces that do the same to the people here are taken
together as one kind. And the last token needs no sequences: it is what all faces would do, less those drawn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from typing import NamedTuple

from ....tabletop.facts import fact
from .cards import CARDS
from .odds import Pool, weights
from .table import Board, Rat
from .tokens import FACES

Cubes = tuple[int, ...]  # in one region, by seat
Held = tuple[str, ...]  # the symbols of the cards that each seat holds
NEVER = 1e-12  # a smaller chance comes from rounding
REMEMBERED = 1024  # strikes; a screen or a player asks for the same ones again and again


@fact
class StrikeOdds:
    """What a strike may lead to: `ends` are the cubes left by seat, each with its chance."""

    cubes: Cubes
    ends: tuple[tuple[Cubes, float], ...]

    @property
    def losses(self) -> tuple[float, ...]:
        """How many cubes each seat loses on average."""
        return tuple(
            [
                sum([chance * (own - left[seat]) for left, chance in self.ends])
                for seat, own in enumerate(self.cubes)
            ]
        )

    @property
    def risks(self) -> tuple[float, ...]:
        """With what chance each seat loses anything."""
        return tuple(
            [
                sum([chance for left, chance in self.ends if left[seat] < own])
                for seat, own in enumerate(self.cubes)
            ]
        )


class Kind(NamedTuple):
    """What a face does to the people in one region. More than a seat has it cannot lose."""

    starting: bool
    limit: int
    losses: tuple[int, ...]  # of each seat, where it does not have the most …
    most_losses: tuple[int, ...]  # … and where it has


def kind_of(face: int, cubes: Cubes, held: Held) -> Kind:
    """The face as it concerns these people, or fewer of them."""
    shown = FACES[face]
    losses, most_losses = [], []
    for own, symbols in zip(cubes, held, strict=True):
        loss = shown.everybody + sum([symbol in shown.symbols for symbol in symbols])
        losses.append(min(own, loss))
        most_losses.append(min(own, loss + shown.most))
    return Kind(shown.starting, shown.limit, tuple(losses), tuple(most_losses))


def after(cubes: Cubes, kind: Kind, neutral: int) -> Cubes:
    """The cubes left when such a token is turned up: the formula of R18."""
    if sum(cubes) + neutral < kind.limit:
        return cubes
    most = max(cubes)
    left = []
    for own, loss, most_loss in zip(cubes, kind.losses, kind.most_losses, strict=True):
        lost = most_loss if own == most else loss
        left.append(own - lost if own > lost else 0)
    return tuple(left)


def symbols_held(board: Board, cubes: Cubes) -> Held:
    """The symbols of each seat's cards; those of seats without a cube here do not matter."""
    held = [""] * len(cubes)
    for card, owner in board.cards.items():
        if owner is not None and cubes[owner]:
            held[owner] += CARDS[card].symbol
    return tuple(held)


def strike_odds(pool: Pool, rats: tuple[Rat, ...], cubes: Cubes, held: Held, neutral: int) -> StrikeOdds:
    """The odds if these tokens were turned up among these cubes; `neutral` cubes count for the limits."""
    tokens = tuple([(rat.face, rat.laid) for rat in rats])  # who has looked does not matter
    return _strike_odds(pool, tokens, cubes, held, neutral)


@lru_cache(maxsize=REMEMBERED)
def _strike_odds(
    pool: Pool, tokens: tuple[tuple[int, bool], ...], cubes: Cubes, held: Held, neutral: int
) -> StrikeOdds:
    walk = Walk(pool, cubes, held, neutral)
    for number, (face, laid) in enumerate(tokens, start=1):
        if face:
            walk.turn_up_known(kind_of(face, cubes, held))
        elif number < len(tokens):
            walk.turn_up(laid)
        else:
            walk.turn_up_last(laid)
    ends = walk.ends
    for (left, _), chance in walk.ways.items():
        ends[left] += chance
    return StrikeOdds(cubes, tuple(sorted((left, chance) for left, chance in ends.items() if chance > NEVER)))


Ways = dict[tuple[Cubes, tuple[int, ...]], float]


class Walk:
    """All ways that a strike may take, token by token.

    A way is the cubes left and the kinds drawn so far, by their numbers. Ways that lead to the same are one.
    """

    def __init__(self, pool: Pool, cubes: Cubes, held: Held, neutral: int) -> None:
        self.pool, self.neutral = pool, neutral
        faces = Counter([kind_of(face, cubes, held) for face in (*pool.starting, *pool.normal)])
        self.kinds = [*faces]
        self.starting = [kind.starting for kind in faces]
        self.counts = [*faces.values()]
        self.laid = self.mixed = 0  # tokens drawn of each origin
        self.ways: Ways = {(cubes, ()): 1.0}
        self.ends: defaultdict[Cubes, float] = defaultdict(float)  # ways that are over
        self.known_after: dict[Cubes, list[Cubes]] = {}

    def after_each(self, cubes: Cubes) -> list[Cubes]:
        """The cubes left after a token of each kind."""
        found = self.known_after.get(cubes)
        if found is None:
            found = self.known_after[cubes] = [after(cubes, kind, self.neutral) for kind in self.kinds]
        return found

    def weights(self, laid: bool) -> dict[int, tuple[float, float]]:
        """The chance of each single normal face, and of each single starting one, for the next token.

        By how many starting faces have been drawn before.
        """
        found = {}
        for drawn in {sum([self.starting[kind] for kind in drawn]) for _, drawn in self.ways}:
            starting, normal = weights(self.pool, laid, self.laid, self.mixed, drawn)
            found[drawn] = normal, starting
        return found

    def turn_up_known(self, kind: Kind) -> None:
        """A token whose face is known."""
        ways: Ways = defaultdict(float)
        for (cubes, drawn), chance in self.ways.items():
            ways[after(cubes, kind, self.neutral), drawn] += chance
        self.ways = ways

    def turn_up(self, laid: bool) -> None:
        """A hidden token with others to come: each kind that is left makes a way of its own."""
        ways: Ways = defaultdict(float)
        singles = self.weights(laid)
        for (cubes, drawn), chance in self.ways.items():
            if not any(cubes):
                self.ends[cubes] += chance
                continue
            single = singles[sum([self.starting[kind] for kind in drawn])]
            for kind, left in enumerate(self.after_each(cubes)):
                weight = single[self.starting[kind]] * (self.counts[kind] - drawn.count(kind))
                if weight:
                    ways[left, tuple(sorted((*drawn, kind)))] += chance * weight
        self.ways = ways
        self.laid += laid
        self.mixed += not laid

    def turn_up_last(self, laid: bool) -> None:
        """The last token, hidden: what all faces of the pool would do, less those that have been drawn."""
        ends, is_starting = self.ends, self.starting
        singles = self.weights(laid)
        whole: defaultdict[Cubes, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for (cubes, drawn), chance in self.ways.items():
            normal, starting = single = singles[sum([is_starting[kind] for kind in drawn])]
            nexts, sums = self.after_each(cubes), whole[cubes]
            sums[0] += chance * normal
            sums[1] += chance * starting
            for kind in drawn:
                ends[nexts[kind]] -= chance * single[is_starting[kind]]
        for cubes, sums in whole.items():
            for kind, left in enumerate(self.after_each(cubes)):
                ends[left] += sums[is_starting[kind]] * self.counts[kind]
        self.ways = {}
