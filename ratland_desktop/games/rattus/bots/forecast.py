"""What a strike costs on average, from the faces that a seat has not seen yet.

`rules/strike_odds.py` is exact and tells every end with its chance. A bot asks for hundreds of strikes before
it decides, and needs averages only. So each hidden token is taken for any face of its pool here, as if the
tokens turned up before it had gone back. The same people and tokens are never worked out twice.
"""

from collections.abc import Sequence
from functools import lru_cache

from ....tabletop.facts import fact
from ..rules.cards import CARD_OF, CARDS
from ..rules.odds import Pool, chances, pool_of
from ..rules.regions import MAPS
from ..rules.table import Board, Rat
from ..rules.tokens import FACES, NORMAL, STARTING
from ..rules.view import View

Tokens = tuple[int, ...]  # faces; of hidden tokens only whether they were laid in the set-up: LAID or MIXED
LAID, MIXED = -1, 0
Averages = tuple[float, ...]
Kind = tuple[float, tuple[int, ...], int]  # its chance, everybody's losses, more for those with the most

SIGNS = {symbol: 1 << number for number, symbol in enumerate(CARD_OF)}
SIGN_OF = {card.id: SIGNS[card.symbol] for card in CARDS.values()}
CARRIED = {
    face.id: sum([sign for symbol, sign in SIGNS.items() if symbol in face.symbols])
    for face in FACES.values()
}
HIGHEST = max(face.limit for face in FACES.values())
MOST_KNOWN = 200_000  # strikes that a forecast remembers
POOLS = 24  # forecasts that are kept; what is known changes with every token that is turned up


@fact
class Printed:
    """What counts of a face."""

    limit: int
    most: int
    everybody: int
    carried: int  # its class symbols, as bits


PRINTED = {
    face.id: Printed(face.limit, face.most, face.everybody, CARRIED[face.id]) for face in FACES.values()
}


class Forecast:
    """Average strikes for one who knows what a view shows."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.kinds: dict[tuple[int, tuple[int, ...], int], tuple[float, tuple[Kind, ...]]] = {}
        self.known: dict[tuple[tuple[int, ...], tuple[int, ...], Tokens, int], Averages] = {}

    def left(self, cubes: Sequence[int], signs: Sequence[int], tokens: Tokens, neutral: int = 0) -> Averages:
        """How many cubes each seat has left on average; `signs` are those of everybody's cards."""
        if not tokens or not any(cubes):
            return tuple(cubes)
        here = [seat for seat, own in enumerate(cubes) if own]
        stay = self.staying(
            tuple([cubes[seat] for seat in here]), tuple([signs[seat] for seat in here]), tokens, neutral
        )
        if len(here) == len(cubes):
            return stay
        found = [0.0] * len(cubes)
        for seat, own in zip(here, stay, strict=True):
            found[seat] = own
        return tuple(found)

    def staying(
        self, cubes: tuple[int, ...], signs: tuple[int, ...], tokens: Tokens, neutral: int
    ) -> Averages:
        """The same among those who live there."""
        key = cubes, signs, tokens, neutral
        found = self.known.get(key)
        if found is None:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            found = self.known[key] = self.worked_out(cubes, signs, tokens, neutral)
        return found

    def worked_out(
        self, cubes: tuple[int, ...], signs: tuple[int, ...], tokens: Tokens, neutral: int
    ) -> Averages:
        """The first token is turned up, then the others."""
        most, rest = max(cubes), tokens[1:]
        idle, kinds = self.kinds_of(tokens[0], signs, min(sum(cubes) + neutral, HIGHEST))
        ends: dict[tuple[int, ...], float] = {cubes: idle} if idle else {}
        for chance, losses, more in kinds:
            left = tuple(
                [
                    own - lost if own > (lost := loss + more if own == most else loss) else 0
                    for own, loss in zip(cubes, losses)  # noqa: B905 (a check would cost a tenth of the time)
                ]
            )
            ends[left] = ends.get(left, 0.0) + chance
        sums = [0.0] * len(cubes)
        for left, chance in ends.items():
            average = self.staying(left, signs, rest, neutral) if rest and any(left) else left
            for number, own in enumerate(average):
                sums[number] += chance * own
        return tuple(sums)

    def kinds_of(self, token: int, signs: tuple[int, ...], people: int) -> tuple[float, tuple[Kind, ...]]:
        """What a token may do among so many: the chance of nothing, and the faces; equal ones are one."""
        found = self.kinds.get((token, signs, people))
        if found is None:
            alike: dict[tuple[tuple[int, ...], int], float] = {}
            faces = self.faces(token)
            idle = 0.0 if faces else 1.0
            for face, chance in faces.items():
                shown = PRINTED[face]
                if shown.limit > people:
                    idle += chance
                else:
                    losses = tuple([shown.everybody + (shown.carried & held).bit_count() for held in signs])
                    kind = losses, shown.most
                    alike[kind] = alike.get(kind, 0.0) + chance
            found = idle, tuple([(chance, *kind) for kind, chance in alike.items()])
            self.kinds[token, signs, people] = found
        return found

    def faces(self, token: int) -> dict[int, float]:
        """The faces that a token may have, each with its chance; none if no such token is left."""
        if token > 0:
            return {token: 1.0}
        if token == MIXED and not self.pool.mixed:
            return {}
        return chances(self.pool, Rat(0, laid=token == LAID))


FRESH = {
    players: Pool(
        STARTING,
        NORMAL,
        mixed=len(FACES) - len(board.regions),
        strays=len(STARTING) - len(board.regions),
    )
    for players, board in MAPS.items()
}
"""What may lie under the tokens when a game begins."""


def forecast_for(view: View, counts_rats: bool) -> Forecast:
    """The forecast for one who counts the rats that have gone, or for one who takes them all as still there.

    It is the same object as long as nothing new is known.
    """
    return _forecast(pool_of(view) if counts_rats else FRESH[view.players])


@lru_cache(maxsize=POOLS)
def _forecast(pool: Pool) -> Forecast:
    return Forecast(pool)


def tokens_in(rats: Sequence[Rat]) -> Tokens:
    return tuple([rat.face or (LAID if rat.laid else MIXED) for rat in rats])


def signs_of(board: Board) -> tuple[int, ...]:
    """The class symbols that look for each seat."""
    found = [0] * board.players
    for card, owner in board.cards.items():
        if owner is not None:
            found[owner] |= SIGN_OF[card]
    return tuple(found)
