"""Points of a round, the end of the game, and who wins (sections 6 and 7 of the rules page)."""

from collections.abc import Iterable, Sequence

from ....tabletop.facts import fact
from ....tabletop.outcome import Outcome, Standing
from .cards import CLOVERS, DOOR_CARDS
from .roles import NO_ROLE, ROLES
from .table import RoundRecord, Table
from .words import Decided, GameEnd

ROUNDS = 3
MOST_ROUNDS = 6  # with rounds after a tie (R12)
POINTS_TO_END = 7
CONSOLATION = 2


@fact
class Worth:
    """What a stash is worth: points for cheese, and the Alchemist's for clovers."""

    cheese: int
    clovers: int

    @property
    def points(self) -> int:
        return self.cheese + self.clovers


def worth_of(stash: Iterable[str], role: str | None) -> Worth:
    """The points for these cards with this role, if the round ended now."""
    cards = [*stash]
    each = (NO_ROLE if role is None else ROLES[role]).clover_worth
    cheese = sum([DOOR_CARDS[card].worth for card in cards])
    return Worth(cheese, each * sum([card in CLOVERS for card in cards]))


def gains(worth: Sequence[Worth | None]) -> tuple[int, ...]:
    """The points of a round by seat; None is out. If nobody gets any, all who are not out get two (R9)."""
    points = [0 if each is None else each.points for each in worth]
    if not any(points):
        points = [0 if each is None else CONSOLATION for each in worth]
    return tuple(points)


def last_cards(records: Sequence[RoundRecord], seats: int) -> tuple[int, ...]:
    """How many cards each stash had at the end of the last round; who was out had none (R11)."""
    return tuple(map(len, records[-1].stashes)) if records else (0,) * seats


def why_over(rounds: int, points: Sequence[int]) -> GameEnd | None:
    """Why the game is over after so many rounds, or None."""
    if rounds >= ROUNDS:
        return GameEnd.THIRD_ROUND
    return GameEnd.SEVEN_POINTS if max(points) >= POINTS_TO_END else None


def best_seats(points: Sequence[int], cards: Sequence[int]) -> tuple[int, ...]:
    """Most points, then most cards in the last stash; still tied, the victory is shared."""
    scores = [*zip(points, cards, strict=True)]
    best = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == best])


def how_decided(points: Sequence[int], cards: Sequence[int]) -> Decided:
    if len(best_seats(points, cards)) > 1:
        return Decided.SHARED
    return Decided.CARDS if points.count(max(points)) > 1 else Decided.POINTS


def points_of(table: Table) -> tuple[int, ...]:
    return tuple([rat.points for rat in table.rats])


def outcome(table: Table) -> Outcome:
    """Everybody's place; the cards of the last stash break ties."""
    points, cards = points_of(table), last_cards(table.records, table.seats)
    scores = [*zip(points, cards, strict=True)]
    ranking = sorted(scores, reverse=True)
    return Outcome(tuple([Standing(seat, 1 + ranking.index(s), s[0], s[1]) for seat, s in enumerate(scores)]))
