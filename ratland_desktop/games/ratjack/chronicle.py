"""Ratjack's chronicle of a finished game: its deck, points by round and by reason, and the greatest deeds.

Knows no drawing, no texts and no files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any

from ratland_desktop.hotseat.chronicle import (
    Chronicle,
    Curve,
    Deed,
    counted,
    greatest,
    listed,
    read_curves,
    read_deeds,
    read_whole,
    written_deeds,
)
from ratland_desktop.hotseat.turning_points import Scale

from ...tabletop.dialogue import Happening
from ...tabletop.facts import fact
from .rules.cards import FACES
from .rules.game import RatjackMatch
from .rules.happenings import EffectBegan, KnockedOut, Point, RoundEnded, SecretsShown, TurnBegan
from .rules.table import FEWEST_PLAYERS, MOST_PLAYERS
from .rules.words import POINTS_TO_WIN, Deck, Ending, Merit

MOST_ROUNDS = 2 * MOST_PLAYERS + 1  # every round gives a point
SCALE = Scale(close=1, far=3, step=2, falls=False)
"""In points, which are never lost."""
CHAIN = 2
"""So many effects in one turn are a chain."""


class DeedKind(StrEnum):
    """What is worth telling of a round; the value is the key of its words."""

    BOOT = "boot"
    BUST = "bust"
    CHAIN = "chain"
    SECRET = "secret"


@fact
class PointWon:
    """A point, in the order in which they were given. `whom` is who was thrown out for it."""

    round: int
    seat: int
    why: Merit
    whom: int | None


@fact
class RatjackChronicle(Chronicle):
    """`merits`: by seat, how many points it got for each reason, in the order of `Merit`.

    `endings`: why each round ended. Amounts of deeds are players thrown out (boot), a total (bust), effects
    in one turn (chain) and the value of hidden cards (secret).
    """

    deck: Deck
    scores: tuple[Curve, ...]
    merits: tuple[Curve, ...]
    endings: tuple[Ending, ...]
    deeds: tuple[Deed, ...]

    @property
    def curves(self) -> tuple[Curve, ...]:
        return self.scores

    def points(self, seat: int, after: int = -1) -> int:
        return self.scores[seat][after]

    def tiebreak(self, seat: int) -> int:
        return 0

    @property
    def places(self) -> tuple[int, ...]:
        """A fourth point wins no more than a third (R1)."""
        scores = [min(self.points(seat), POINTS_TO_WIN) for seat in range(self.players)]
        return tuple(1 + sum(other > own for other in scores) for own in scores)


# --- drawn from a game


def chronicle_of(match: RatjackMatch) -> RatjackChronicle:
    """Only of a match that is over."""
    assert match.over
    view, won = match.view(None), points_won(match.stories)
    seats, rounds = range(view.players), range(len(match.stories) + 1)
    by_reason = Counter((point.seat, point.why) for point in won)
    return RatjackChronicle(
        view.sets,
        scores=tuple(tuple(_score(won, seat, after) for after in rounds) for seat in seats),
        merits=tuple(tuple(by_reason[seat, why] for why in Merit) for seat in seats),
        endings=tuple(x.why for story in match.stories for x in story if isinstance(x, RoundEnded)),
        deeds=greatest_deeds(match.stories),
    )


def points_won(stories: Iterable[Sequence[Happening]]) -> tuple[PointWon, ...]:
    """Every point of these rounds with its reason; for results, too. There is one story for each round."""
    return tuple(
        PointWon(number, x.seat, x.why, x.whom)
        for number, story in enumerate(stories, start=1)
        for x in story
        if isinstance(x, Point)
    )


def _score(won: Iterable[PointWon], seat: int, after: int) -> int:
    return sum(point.seat == seat and point.round <= after for point in won)


def greatest_deeds(stories: Iterable[Sequence[Happening]]) -> tuple[Deed, ...]:
    """The greatest of each kind that there was; of equal ones the first."""
    done = [deed for number, story in enumerate(stories, start=1) for deed in _deeds(number, story)]
    return greatest(done, DeedKind)


def _deeds(number: int, story: Sequence[Happening]) -> Iterator[Deed]:
    for happening in story:
        match happening:
            case Point(why=Merit.KNOCK_OUT):
                yield Deed(DeedKind.BOOT, number, happening.seat, 1)
            case KnockedOut():
                for seat, total in zip(happening.seats, happening.totals, strict=True):
                    yield Deed(DeedKind.BUST, number, seat, total)
            case SecretsShown():
                for one in happening.secrets:
                    value = sum(FACES[face].value for _, face in one.hidden)
                    yield Deed(DeedKind.SECRET, number, one.seat, value)
    yield from _chains(number, story)


def _chains(number: int, story: Sequence[Happening]) -> Iterator[Deed]:
    """Each player's longest chain of effects in one turn."""
    turn, longest = 0, dict[int, int]()
    for happening in story:
        match happening:
            case TurnBegan():
                turn = 0
            case EffectBegan():
                turn += 1
                longest[happening.seat] = max(turn, longest.get(happening.seat, 0))
    for seat, effects in longest.items():
        if effects >= CHAIN:
            yield Deed(DeedKind.CHAIN, number, seat, effects)


# --- written down


def write(chronicle: RatjackChronicle) -> dict[str, Any]:
    """Plain data: words, whole numbers and lists."""
    return {
        "deck": chronicle.deck.value,
        "points": [[*curve] for curve in chronicle.scores],
        "merits": [[*counts] for counts in chronicle.merits],
        "endings": [ending.value for ending in chronicle.endings],
        "deeds": written_deeds(chronicle.deeds),
    }


def read(written: object, players: int) -> RatjackChronicle | None:
    """The chronicle that was written, or None when this cannot be one."""
    return read_whole(written, players, range(FEWEST_PLAYERS, MOST_PLAYERS + 1), _read)


def _read(written: Mapping[str, Any], players: int) -> RatjackChronicle:
    endings = tuple(Ending(word) for word in listed(written["endings"]))
    rounds = len(endings)
    if not 0 < rounds <= MOST_ROUNDS:
        raise ValueError("not a game")
    scores = read_curves(written["points"], rounds, players)
    merits = tuple(
        tuple(map(counted, listed(counts, len(Merit)))) for counts in listed(written["merits"], players)
    )
    if any(curve[0] or list(curve) != sorted(curve) for curve in scores):
        raise ValueError("points are never lost")
    if any(curve[-1] != sum(counts) for curve, counts in zip(scores, merits, strict=True)):
        raise ValueError("points without a reason")
    return RatjackChronicle(
        Deck(written["deck"]), scores, merits, endings,
        read_deeds(written["deeds"], [*DeedKind], rounds, players),
    )  # fmt: skip
